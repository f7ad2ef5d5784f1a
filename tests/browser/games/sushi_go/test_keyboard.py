"""Sushi Go! with the keyboard only, from the home page to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.keys import Keys


def rare(moves: list[str]) -> str:
    """A move of a rare kind if there is one."""
    return min(moves, key=lambda move: (not any(sign in move for sign in "+/ "), len(move)))


def test_a_whole_match_can_be_played_with_the_keyboard(person: MakePerson) -> None:
    keys = Keys(person())
    anna = keys.person
    keys.start("Sushi Go!")
    keys.visit_dialogs()
    hand = anna.board.get_by_role("region", name=anna.say("go-hand"), exact=True)
    while keys.wait_for_turn():
        assert anna.view is not None
        keys.play(rare(anna.view["legal_moves"]))
        counting = anna.page.locator("[data-counting]")
        assert keys.is_within(hand.or_(counting).first), "after a move the focus stays in the hand"
    onward = anna.button("page-see-end")
    expect(onward).to_be_focused()
    assert keys.look(onward)
    with keys.dialog(anna.button("counting-read")) as scoring:
        expect(scoring.get_by_role("table").first).to_be_visible()
    keys.use(onward)
    expect(anna.button("after-rematch")).to_be_visible()
    keys.use(keys.page.get_by_role("link", name=anna.say("after-replay")))
    expect(keys.page.get_by_role("heading", name=anna.say("replay-title"))).to_be_visible()
