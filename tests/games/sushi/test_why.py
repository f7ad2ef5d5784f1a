"""Why something scored names the pieces as one says it at the table."""

from __future__ import annotations

import pytest

from bordspil.games import find_game, message_folders
from bordspil.games.sushi.scores import PointsLine, Why
from bordspil.games.sushi.text import SushiText
from bordspil.locales import Localizer
from tests.helpers.languages import SHIPPED

SPEAKERS = {language: Localizer(language, message_folders()) for language in SHIPPED}
GAMES = ("sushi-go", "sushi-roll")
NAMES = ("Anna", "Birta")


def why(game: str, language: str, line: PointsLine) -> str:
    """A reason in words."""
    text = find_game(game).text
    assert isinstance(text, SushiText)
    return text.why(line, NAMES, SPEAKERS[language])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("line", "words"),
    [
        (PointsLine("squid", 3, Why.NIGIRI, 1), "squid"),
        (PointsLine("egg", 2, Why.NIGIRI, 2), "2 eggs"),
        (PointsLine("salmon", 6, Why.NIGIRI, 1, dipped=1), "salmon on wasabi"),
        (PointsLine("egg", 5, Why.NIGIRI, 3, dipped=1), "2 eggs, egg on wasabi"),
        (PointsLine("egg", 6, Why.NIGIRI, 2, dipped=2), "2 eggs on wasabi"),
    ],
)
def test_nigiri_are_named(game: str, line: PointsLine, words: str) -> None:
    assert why(game, "en", line) == words


def test_sets_are_named() -> None:
    assert why("sushi-go", "en", PointsLine("tempura", 5, Why.SETS, 3, sets=1)) == "3 tempura: one pair"
    assert why("sushi-go", "en", PointsLine("dumpling", 6, Why.COUNT, 3)) == "3 dumplings"
    assert why("sushi-roll", "en", PointsLine("dumpling", 4, Why.SETS, 2, parts=(4,))) == "2 dumplings"
    five = PointsLine("sashimi", 9, Why.SETS, 5, sets=1, parts=(6, 3))
    assert why("sushi-roll", "en", five) == "5 sashimi, in threes: 6 + 3"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", SPEAKERS)
def test_every_nigiri_has_its_own_name_in_every_language(game: str, language: str) -> None:
    told = {
        why(game, language, PointsLine(kind, 1, Why.NIGIRI, 2, dipped=dipped))
        for kind in ("egg", "salmon", "squid")
        for dipped in range(3)
    }
    assert len(told) == 9
