"""The rule books say the same in every language, in words for families, and plain text has no pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bordspil.games import all_games
from bordspil.locales.rule_book import rule_book, without_pictures
from tests.locales.shipped import SHIPPED

FOLDERS = [game.folder for game in all_games().values() if (game.folder / "RULES.md").exists()]
BOOKS = [(folder, language) for folder in FOLDERS for language in SHIPPED]

READING = {
    "en": "Our reading",
    "is": "Okkar túlkun",
    "es": "Nuestra interpretación",
    "pl": "Nasza interpretacja",
}
# A table that plays doesn't care how the program does it.
OUT_OF_PLACE = {
    "en": r"\bAPI\b|\brefused?\b|\bdata\b|\bcode\b|\blegal moves?\b|\bsoftware\b",
    "is": r"\bAPI\b|forritaskil|\bhafna|\bgögn\b|hugbúnað",
    "es": r"\bAPI\b|\brechaza|\bdatos\b|\bcódigo\b|\bsoftware\b",
    "pl": r"\bAPI\b|zostaje odrzucon|\bdane\b|\bkod\b|oprogramowani",
}
# What is in the box is a list, however long.
LISTS = ("SG-1", "SR-2")
LONGEST = 30


def ids(value: object) -> str:
    return value.name if isinstance(value, Path) else str(value)


def skeleton(text: str) -> list[str]:
    """The text without its words: headings, rules by name, points, readings, marks, tables and code."""
    text = re.sub(r"^(\|.*\|)$", lambda row: "|" * row[1].count("|"), text, flags=re.MULTILINE)
    return re.findall(r"^#+|^- \*\*[A-Z]+-\d+\*\*|^- |^  > |<!--.*?-->|^\|+$|^```", text, re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_every_language_has_the_same_rules_readings_tables_and_pictures(folder: Path) -> None:
    english, *others = [skeleton(rule_book(folder, language)) for language in SHIPPED]
    assert len([mark for mark in english if mark.startswith("<!--")]) > 10
    assert {"  > ", "- "} < set(english)
    assert any(row.startswith("|") for row in english)
    assert others == [english] * len(others)


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_who_reads_plain_text_sees_no_marks(folder: Path) -> None:
    book = rule_book(folder, "pl")
    plain = without_pictures(book)
    assert "<!--" not in plain
    words = [line for line in book.splitlines() if line and "<!--" not in line]
    assert [line for line in plain.splitlines() if line] == words


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_every_reading_stands_below_its_rule_and_says_that_it_is_one(folder: Path, language: str) -> None:
    plain = without_pictures(rule_book(folder, language)).splitlines()
    readings = [number for number, line in enumerate(plain) if ">" in line[:4]]
    assert len(readings) > 3
    for number in readings:
        assert plain[number].startswith(f"  > *{READING[language]}:* ")
        assert re.match(r"- \*\*[A-Z]+-\d+\*\* ", plain[number - 1])
    # Told once more where the marks are explained, and nowhere in the middle of a rule.
    others = [
        line for number, line in enumerate(plain) if number not in readings and READING[language] in line
    ]
    assert len(others) == 1


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_a_family_reads_nothing_of_how_the_program_works(folder: Path, language: str) -> None:
    book = rule_book(folder, language)
    assert re.findall(OUT_OF_PLACE[language], book, re.IGNORECASE) == []


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_sentences_are_short(folder: Path, language: str) -> None:
    lines = without_pictures(rule_book(folder, language)).splitlines()
    told = [
        line for line in lines if line.startswith(("- ", "  > ")) and not any(name in line for name in LISTS)
    ]
    sentences = [sentence for line in told for sentence in re.split(r"(?<=[.?!])\s", line)]
    assert len(sentences) > 50
    assert [sentence for sentence in sentences if len(sentence.split()) > LONGEST] == []
