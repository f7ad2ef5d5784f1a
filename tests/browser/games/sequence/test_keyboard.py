"""Sequence with the keyboard only."""

from __future__ import annotations

import random

from tests.browser.conftest import MakePerson
from tests.browser.helpers.keys import Keys
from tests.browser.helpers.person import DESKTOP


def test_cards_can_be_played_with_the_keyboard(person: MakePerson) -> None:
    keys = Keys(person(size=DESKTOP))
    anna = keys.person
    keys.start("Sequence")
    keys.visit_dialogs()
    for turn in range(6):
        assert keys.wait_for_turn()
        assert anna.view is not None
        moves = [move for move in anna.view["legal_moves"] if move[0] != "l"]
        keys.play(random.Random(turn).choice(moves))
        assert keys.is_within(anna.board)
