"""The tables in the rule books, in every language, say what the games really do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.games.sequence.parts import HAND_SIZES
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.locales.rule_book import rule_book
from tests.games.sushi_roll.test_scoring import alone
from tests.locales.shipped import SHIPPED

each_language = pytest.mark.parametrize("language", SHIPPED)


def table_below(game: str, rule: str, language: str) -> list[list[str]]:
    """The rows of the table that belongs to a rule, its heading first."""
    book = rule_book(find_game(game).folder, language)
    below = re.split(r"^(?:- \*\*|#)", book.partition(f"- **{rule}**")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| (.*) \|$", below, re.MULTILINE)
    assert rows, f"no table below {rule}"
    return [row.split(" | ") for row in rows]


def numbers(row: list[str]) -> list[int]:
    """A row without its heading."""
    return [int(cell) for cell in row[1:]]


def begun(game: str, players: int) -> dict[str, Any]:
    """What a player sees of a match that has just begun."""
    return find_game(game).setup(players, rng=Rng.from_seed(1)).view(0).as_data()


@each_language
@pytest.mark.rule("SG-2")
def test_sushi_go_deals_the_cards_of_the_table(language: str) -> None:
    players, cards = map(numbers, table_below("sushi-go", "SG-2", language))
    assert players == list(find_game("sushi-go").seat_counts)
    assert cards == [len(begun("sushi-go", count)["hand"]) for count in players]


@each_language
@pytest.mark.rule("SR-5")
def test_sushi_roll_begins_with_the_dice_and_tokens_of_the_table(language: str) -> None:
    players, dice, menus, chopsticks = map(numbers, table_below("sushi-roll", "SR-5", language))
    assert players == list(find_game("sushi-roll").seat_counts)
    views = [begun("sushi-roll", count) for count in players]
    assert dice == [len(view["places"][0]["belt"]) for view in views]
    assert menus == [view["supply"]["menus"] for view in views]
    assert chopsticks == [view["supply"]["chopsticks"] for view in views]


@each_language
@pytest.mark.rule("SR-21")
def test_appetizers_score_as_in_the_table(language: str) -> None:
    counts, *kinds = map(numbers, table_below("sushi-roll", "SR-21", language))
    for face, points in zip(("dumpling", "tempura", "sashimi"), kinds, strict=True):
        assert points == [alone(" ".join([face] * count)) for count in counts]


@each_language
@pytest.mark.rule("SQ-5")
def test_sequence_deals_the_cards_of_the_table(language: str) -> None:
    _, *rows = table_below("sequence", "SQ-5", language)
    assert [int(players) for players, *_ in rows] == list(find_game("sequence").seat_counts)
    told = {
        teams: {int(row[0]): int(row[column]) for row in rows if row[column] != "–"}
        for teams, column in ((2, 1), (3, 2))
    }
    assert told == HAND_SIZES


@pytest.mark.rule("SR-30")
def test_the_picture_of_the_dice_shows_the_default_set() -> None:
    book = rule_book(find_game("sushi-roll").folder, "en")
    [mark] = re.findall(r"^<!-- (dumpling\*.*) -->$", book, re.MULTILINE)
    dice = [dict(piece.split("*") for piece in part.split()) for part in mark.split("|")]
    drawn = [sorted(face for face, count in die.items() for _ in range(int(count))) for die in dice]
    kinds = (DEFAULT.appetizer, DEFAULT.maki, DEFAULT.nigiri, DEFAULT.special, DEFAULT.pudding)
    assert drawn == [sorted(face.value for face in kind.faces) for kind in kinds]
