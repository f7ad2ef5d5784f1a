"""The tables in the rule book agree with the engine of Sushi Roll, in every language."""

from __future__ import annotations

import re

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.locales.rule_book import rule_book
from tests.games.sushi_roll.test_scoring import alone
from tests.helpers.rule_tables import each_language, numbers, table_below


@each_language
@pytest.mark.rule("SR-5")
def test_a_match_begins_with_the_dice_and_tokens_of_the_table(language: str) -> None:
    players, dice, menus, chopsticks = map(numbers, table_below(GAME, "SR-5", language))
    assert players == list(GAME.seat_counts)
    views = [GAME.setup(count, rng=Rng.from_seed(1)).view(0).as_data() for count in players]
    assert dice == [len(view["places"][0]["belt"]) for view in views]
    assert menus == [view["supply"]["menus"] for view in views]
    assert chopsticks == [view["supply"]["chopsticks"] for view in views]


@each_language
@pytest.mark.rule("SR-21")
def test_appetizers_score_as_in_the_table(language: str) -> None:
    counts, *kinds = map(numbers, table_below(GAME, "SR-21", language))
    for face, points in zip(("dumpling", "tempura", "sashimi"), kinds, strict=True):
        assert points == [alone(" ".join([face] * count)) for count in counts]


@pytest.mark.rule("SR-30")
def test_the_picture_of_the_dice_shows_the_default_set() -> None:
    book = rule_book(GAME.folder, "en")
    [mark] = re.findall(r"^<!-- (dumpling\*.*) -->$", book, re.MULTILINE)
    dice = [dict(piece.split("*") for piece in part.split()) for part in mark.split("|")]
    drawn = [sorted(face for face, count in die.items() for _ in range(int(count))) for die in dice]
    kinds = (DEFAULT.appetizer, DEFAULT.maki, DEFAULT.nigiri, DEFAULT.special, DEFAULT.pudding)
    assert drawn == [sorted(face.value for face in kind.faces) for kind in kinds]
