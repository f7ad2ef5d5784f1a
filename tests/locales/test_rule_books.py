"""Rule books have the same structure in every language, are written for families, and work as plain text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bordspil.games import all_games
from bordspil.locales.rule_book import rule_book, without_pictures
from tests.helpers.games import languages_of
from tests.helpers.languages import SHIPPED

GAMES = [game for game in all_games().values() if (game.folder / "RULES.md").exists()]
FOLDERS = [game.folder for game in GAMES]
TRANSLATED = [game.folder for game in GAMES if languages_of(game) == SHIPPED]
BOOKS = [(game.folder, language) for game in GAMES for language in languages_of(game)]

READING = {
    "en": "Our reading",
    "is": "Okkar túlkun",
    "es": "Nuestra interpretación",
    "pl": "Nasza interpretacja",
}
# Words about the program don't belong in a rule book.
OUT_OF_PLACE = {
    "en": r"\bAPI\b|\brefused?\b|\bdata\b|\bcode\b|\blegal moves?\b|\bsoftware\b",
    "is": r"\bAPI\b|forritaskil|\bhafna|\bgögn\b|hugbúnað",
    "es": r"\bAPI\b|\brechaza|\bdatos\b|\bcódigo\b|\bsoftware\b",
    "pl": r"\bAPI\b|zostaje odrzucon|\bdane\b|\bkod\b|oprogramowani",
}
# The contents of the box are a list, however long.
LIST = re.compile(r"(?:\d+\D+){6}")
MAX_WORDS = 30
# A book with more readings than this explains how they are marked.
FEW_READINGS = 3


def ids(value: object) -> str:
    return value.name if isinstance(value, Path) else str(value)


def skeleton(text: str) -> list[str]:
    """The structure of a text: headings, rule ids, list items, readings, pictures, tables and code."""
    text = re.sub(r"^(\|.*\|)$", lambda row: "|" * row[1].count("|"), text, flags=re.MULTILINE)
    return re.findall(r"^#+|^- \*\*[A-Z]+-\d+\*\*|^- |^  > |<!--.*?-->|^\|+$|^```", text, re.MULTILINE)


def test_the_books_contain_everything_these_tests_check() -> None:
    found = [part for folder, language in BOOKS for part in skeleton(rule_book(folder, language))]
    assert {"#", "##", "- ", "  > ", "```"} < set(found)
    assert len([mark for mark in found if mark.startswith("<!--")]) > 10 * len(TRANSLATED) * len(SHIPPED)
    assert len([row for row in found if row.startswith("|")]) > 3 * len(TRANSLATED) * len(SHIPPED)


@pytest.mark.parametrize("folder", TRANSLATED, ids=ids)
def test_every_language_has_the_same_rules_readings_tables_and_pictures(folder: Path) -> None:
    english, *others = [skeleton(rule_book(folder, language)) for language in SHIPPED]
    assert others == [english] * len(others)


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_plain_text_has_no_picture_marks(folder: Path) -> None:
    book = rule_book(folder, "pl")
    plain = without_pictures(book)
    assert "<!--" not in plain
    words = [line for line in book.splitlines() if line and "<!--" not in line]
    assert [line for line in plain.splitlines() if line] == words


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_every_reading_is_below_its_rule_and_marked_as_one(folder: Path, language: str) -> None:
    plain = without_pictures(rule_book(folder, language)).splitlines()
    readings = [number for number, line in enumerate(plain) if ">" in line[:4]]
    for number in readings:
        assert plain[number].startswith(f"  > *{READING[language]}:* ")
        assert re.match(r"- \*\*[A-Z]+-\d+\*\* ", plain[number - 1])
    # Mentioned once more where the marks are explained, and never in the middle of a rule.
    others = [
        line for number, line in enumerate(plain) if number not in readings and READING[language] in line
    ]
    assert len(others) == 1 if len(readings) > FEW_READINGS else len(others) <= 1


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_rule_books_do_not_mention_the_program(folder: Path, language: str) -> None:
    book = rule_book(folder, language)
    assert re.findall(OUT_OF_PLACE[language], book, re.IGNORECASE) == []


@pytest.mark.parametrize(("folder", "language"), BOOKS, ids=ids)
def test_sentences_are_short(folder: Path, language: str) -> None:
    lines = without_pictures(rule_book(folder, language)).splitlines()
    texts = [line for line in lines if line.startswith(("- ", "  > "))]
    sentences = [sentence for line in texts for sentence in re.split(r"(?<=[.?!])\s", line)]
    assert len(sentences) > len(texts) > 5
    long = [sentence for sentence in sentences if len(sentence.split()) > MAX_WORDS]
    assert [sentence for sentence in long if not LIST.search(sentence)] == []
