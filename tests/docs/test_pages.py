"""Documents link and refer only to what exists, and stay short."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path

import pytest

from tests.docs.documents import DOCUMENTS, ROOT, RULE_BOOKS, anchors, blocks, links, name_of, prose

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
# Where the paths in the documents begin; the last one stands for the folder of any game.
FOLDERS = (
    ".",
    "src/bordspil",
    "src/bordspil/games",
    "web/src",
    "docs",
    "tests",
    "src/bordspil/games/sushi_go",
)
BASES = [ROOT / folder for folder in FOLDERS]
KINDS = r"(?:py|pxd|pyi|ts|svelte|ftl|md|toml|sh)"
PATH = re.compile(rf"(?:[\w.*-]+/)+[\w.*-]*|[\w.*-]+\.{KINDS}")
SKIPPED = {".git", ".venv", "build", "node_modules"}


def test_links_in_the_documents_are_not_broken() -> None:
    broken = []
    for path in [*DOCUMENTS, *RULE_BOOKS]:
        for link in links(path):
            target, _, anchor = link.partition("#")
            file = (path.parent / target).resolve() if target else path
            if not file.exists() or (anchor and file.suffix == ".md" and anchor not in anchors(file)):
                broken.append(f"{name_of(path)}: {link}")
    assert broken == []


@lru_cache(maxsize=1)
def files() -> set[str]:
    """The names of all files in the project."""
    found: set[str] = set()
    for _, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED]
        found.update(names)
    return found


def exists(mentioned: str) -> bool:
    """Whether a file or folder is there; `NAME` and `my_game` stand for any game, `de` for any language."""
    pattern = re.sub(r"\bNAME\b|\bmy_game\b", "*", mentioned).rstrip("/").replace("RULES.de", "RULES")
    pattern = re.sub(r"/de\b", "/en", pattern)
    if "/" not in pattern:
        return pattern in files() or (ROOT / pattern).exists()
    return any(next(base.glob(pattern), None) for base in BASES)


def mentioned_paths(path: Path) -> list[str]:
    """The files and folders that a document names in code spans and diagrams."""
    spans = [span for span in re.findall(r"`([^`\n]+)`", prose(path)) if PATH.fullmatch(span)]
    spans = [span for span in spans if not span.startswith(".venv/")]
    diagrams = " ".join(block.text for block in blocks(path, "mermaid"))
    return [*spans, *re.findall(rf"\b\w+\.{KINDS}\b", diagrams)]


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path.name != "CHANGELOG.md"], ids=name_of)
def test_files_that_a_document_names_exist(path: Path) -> None:
    assert [mentioned for mentioned in mentioned_paths(path) if not exists(mentioned)] == []


@pytest.mark.parametrize("path", DECISIONS, ids=name_of)
def test_a_decision_has_context_decision_and_consequence_on_one_page(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequence"]
    assert text.startswith(f"# {int(path.name[:4])}. ")
    assert len(text.split()) <= 250


def test_decisions_are_numbered_and_listed_once() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    assert sorted(links(ROOT / "docs" / "decisions" / "README.md")) == [path.name for path in DECISIONS]


@pytest.mark.parametrize(("name", "most"), [("README.md", 700), ("ARCHITECTURE.md", 1300)])
def test_the_first_pages_stay_short(name: str, most: int) -> None:
    assert len((ROOT / name).read_text(encoding="utf-8").split()) <= most


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path.suffix == ".md" and path not in reached:
            reached.add(path)
            waiting += [(path.parent / link.partition("#")[0]).resolve() for link in links(path)]
    assert [name_of(path) for path in DOCUMENTS if path not in reached] == []
