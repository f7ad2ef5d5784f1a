"""The tables in the rule book agree with the engine of Sequence, in every language."""

from __future__ import annotations

import pytest

from bordspil.games.sequence import GAME
from bordspil.games.sequence.components import HAND_SIZES
from tests.helpers.rule_tables import each_language, table_below


@each_language
@pytest.mark.rule("SQ-5")
def test_everyone_is_dealt_the_cards_of_the_table(language: str) -> None:
    _, *rows = table_below(GAME, "SQ-5", language)
    assert [int(players) for players, *_ in rows] == list(GAME.seat_counts)
    in_book = {
        teams: {int(row[0]): int(row[column]) for row in rows if row[column] != "–"}
        for teams, column in ((2, 1), (3, 2))
    }
    assert in_book == HAND_SIZES
