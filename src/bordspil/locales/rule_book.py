"""A game's rule book: Markdown in its folder, one file per language.

A rule is a line `- **SG-8** …`. Where the booklet leaves something open, a quote below the rule gives
our reading: `  > *Our reading:* …`. Comments such as `<!-- tempura tempura = 5 -->` are pictures that the
page draws; the text around them says the same. What follows `<!-- aside -->` in a chapter is optional
reading; the page collapses it.
"""

from __future__ import annotations

import re
from pathlib import Path

from bordspil.locales.sources import FALLBACK, game_files, rules_file

RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*)$", re.MULTILINE)
MARK = re.compile(r"^ *<!--.*?-->\n", re.MULTILINE)


def rule_book(folder: Path, language: str) -> str:
    """A game's rules in a language, or else in English; empty if it has none."""
    files = game_files(folder, rules_file(rule_book_language(folder, language)))
    return files[0].read_text(encoding="utf-8") if files else ""


def rule_book_language(folder: Path, language: str) -> str:
    """The language of the rule book: the one asked for if it exists, else English."""
    return language if game_files(folder, rules_file(language)) else FALLBACK


def rules_in(text: str) -> dict[str, str]:
    r"""The rules of a book by id, in order.

    >>> rules_in("# Rules\n- **SG-1** Shuffle.\n- **SG-2** Deal.\n")
    {'SG-1': 'Shuffle.', 'SG-2': 'Deal.'}
    """
    return dict(RULE.findall(text))


def without_pictures(text: str) -> str:
    r"""A rule book without its pictures, for plain text.

    >>> without_pictures("- Two tempura: 5 points\n  <!-- tempura tempura = 5 -->\n- More\n")
    '- Two tempura: 5 points\n- More\n'
    """
    return MARK.sub("", text)
