"""Sushi Roll with the keyboard only."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.keys import Keys


def test_all_kinds_of_moves_can_be_made_with_the_keyboard(person: MakePerson) -> None:
    keys = Keys(person())
    anna = keys.person
    keys.start("Sushi Roll")
    keys.visit_dialogs()
    with keys.dialog(anna.button("roll-page-odds", anna.board)) as odds:
        expect(odds).to_contain_text("%")
    kinds = ["reroll", "swap", ""]
    for turn in range(8):
        assert keys.wait_for_turn()
        assert anna.view is not None
        moves = anna.view["legal_moves"]
        wanted = kinds[turn % len(kinds)]
        fitting = [move for move in moves if wanted and move.startswith(wanted)]
        takes = [move for move in moves if " " not in move]
        keys.play(random.Random(turn).choice(fitting or takes))
        assert keys.is_within(anna.page.get_by_role("main"))
