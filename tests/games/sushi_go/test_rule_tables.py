"""The tables in the rule book agree with the engine of Sushi Go!, in every language."""

from __future__ import annotations

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME
from tests.helpers.rule_tables import each_language, numbers, table_below


@each_language
@pytest.mark.rule("SG-2")
def test_everyone_is_dealt_the_cards_of_the_table(language: str) -> None:
    players, cards = map(numbers, table_below(GAME, "SG-2", language))
    assert players == list(GAME.seat_counts)
    begun = [GAME.setup(count, rng=Rng.from_seed(1)).view(0).as_data() for count in players]
    assert cards == [len(view["hand"]) for view in begun]
