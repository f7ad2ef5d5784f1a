"""The rule book of a game: Markdown in its folder, one file for each language.

Comments in it are marks for pictures, such as `<!-- tempura tempura = 5 -->`: the page draws them. Who reads
plain text has the words beside them.
"""

from __future__ import annotations

import re
from pathlib import Path

MARK = re.compile(r"^ *<!--.*?-->\n", re.MULTILINE)


def rule_book(folder: Path, language: str) -> str:
    """The text of a game's rules in a language, else in English; empty where none are written."""
    for name in (f"RULES.{language}.md", "RULES.md"):
        file = folder / name
        if file.exists():
            return file.read_text(encoding="utf-8")
    return ""


def without_pictures(text: str) -> str:
    r"""A rule book for those who read only words.

    >>> without_pictures("- Two tempura: 5 points\n  <!-- tempura tempura = 5 -->\n- More\n")
    '- Two tempura: 5 points\n- More\n'
    """
    return MARK.sub("", text)
