"""The documents: where they are, and the code blocks and links in them."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Every page for developers and people who run servers; rule books are tested with their games.
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RULE_BOOKS = sorted((ROOT / "src").rglob("RULES*.md"))
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


@dataclass(frozen=True)
class CodeBlock:
    """A code block of a document, with the line where it begins."""

    path: Path
    line: int
    language: str
    text: str


def name_of(path: Path) -> str:
    """A document's path as test ids show it."""
    return str(path.relative_to(ROOT))


def blocks(path: Path, *languages: str) -> list[CodeBlock]:
    """The code blocks of a document in some languages, in order."""
    text = path.read_text(encoding="utf-8")
    return [
        CodeBlock(path, text.count("\n", 0, found.start(3)), found[2], textwrap.dedent(found[3]))
        for found in BLOCK.finditer(text)
        if found[2] in languages
    ]


def prose(path: Path) -> str:
    """A document without its code blocks."""
    return BLOCK.sub("", path.read_text(encoding="utf-8"))


def links(path: Path) -> list[str]:
    """Where a document links to, except other sites."""
    found = [link or image for link, image in LINK.findall(prose(path))]
    return [target for target in found if not re.match(r"[a-z]+:", target)]


def anchors(path: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")
        for heading in HEADING.findall(prose(path))
    }
