"""The rule book of a game: Markdown in its folder, one file for each language.

A rule is a line `- **SG-8** …`. Where the booklet leaves something open, a quote below the rule gives
our reading: `  > *Our reading:* …`. Comments are marks for pictures, such as `<!-- tempura tempura = 5 -->`:
the page draws them, and readers of plain text have the words beside them. What follows `<!-- aside -->` in a
chapter is for the curious; the page folds it away.
"""

from __future__ import annotations

import re
from pathlib import Path

from bordspil.locales.shelves import FALLBACK, game_file, rules_file

RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$", re.MULTILINE)
MARK = re.compile(r"^ *<!--.*?-->\n", re.MULTILINE)


def rule_book(folder: Path, language: str) -> str:
    """The text of a game's rules in a language, else in English; empty where none are written."""
    files = game_file(folder, rules_file(rule_book_language(folder, language)))
    return files[0].read_text(encoding="utf-8") if files else ""


def rule_book_language(folder: Path, language: str) -> str:
    """The language that the rule book comes in: the one that is asked for if it is written, else English."""
    return language if game_file(folder, rules_file(language)) else FALLBACK


def rules_in(text: str) -> dict[str, str]:
    r"""The rules of a book by their ids, in its order.

    >>> rules_in("# Rules\n- **SG-1** Shuffle.\n- **SG-2** Deal.\n")
    {'SG-1': 'Shuffle.', 'SG-2': 'Deal.'}
    """
    return dict(RULE.findall(text))


def without_pictures(text: str) -> str:
    r"""A rule book for those who read only words.

    >>> without_pictures("- Two tempura: 5 points\n  <!-- tempura tempura = 5 -->\n- More\n")
    '- Two tempura: 5 points\n- More\n'
    """
    return MARK.sub("", text)
