"""The rule books have the same pictures in every language, and plain text has none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bordspil.games import all_games
from bordspil.locales.rule_book import rule_book, without_pictures
from tests.locales.shipped import SHIPPED

FOLDERS = [game.folder for game in all_games().values() if (game.folder / "RULES.md").exists()]


def skeleton(text: str) -> list[str]:
    """Headings without their words, rules by their names, and the marks."""
    return re.findall(r"^#+|^- \*\*[A-Z]+-\d+\*\*|^- |<!--.*?-->", text, re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_every_language_shows_the_same_pictures_at_the_same_places(folder: Path) -> None:
    english, *others = [skeleton(rule_book(folder, language)) for language in SHIPPED]
    assert len([mark for mark in english if mark.startswith("<!--")]) > 10
    assert others == [english] * len(others)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_who_reads_plain_text_sees_no_marks(folder: Path) -> None:
    book = rule_book(folder, "pl")
    plain = without_pictures(book)
    assert "<!--" not in plain
    words = [line for line in book.splitlines() if line and "<!--" not in line]
    assert [line for line in plain.splitlines() if line] == words
