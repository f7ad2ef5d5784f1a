"""The tables in the rule books, for tests that compare them with the engines."""

from __future__ import annotations

import re

import pytest

from bordspil.core.game import Game
from bordspil.locales.rule_book import rule_book
from tests.helpers.languages import SHIPPED

each_language = pytest.mark.parametrize("language", SHIPPED)


def table_below(game: Game, rule: str, language: str) -> list[list[str]]:
    """The rows of the table that belongs to a rule, its heading first."""
    book = rule_book(game.folder, language)
    below = re.split(r"^(?:- \*\*|#)", book.partition(f"- **{rule}**")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| (.*) \|$", below, re.MULTILINE)
    assert rows, f"no table below {rule}"
    return [row.split(" | ") for row in rows]


def numbers(row: list[str]) -> list[int]:
    """A row without its heading."""
    return [int(cell) for cell in row[1:]]
