"""Keys alone, from the home page to the end of a match; it is always seen where one is."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.keys import Keys
from tests.browser.person import DESKTOP
from tests.browser.playing import is_due, is_over


def rare(moves: list[str]) -> str:
    """A move of a kind that is seldom offered, else any."""
    return min(moves, key=lambda move: (not any(sign in move for sign in "+/ "), len(move)))


def go_on(keys: Keys) -> bool:
    """Waits for the next turn; gives whether there is one."""
    keys.person.wait(lambda: is_due(keys.person) or is_over(keys.person), "the next turn or the end")
    return not is_over(keys.person)


def visit_dialogs(keys: Keys) -> None:
    """The table in words, the menu with its question, and the hint."""
    anna = keys.person
    with keys.dialog(anna.button("page-in-words")) as words:
        expect(words).to_contain_text(anna.say("page-your-choices"))
        keys.press("Tab")
        assert keys.is_within(words)
    with keys.dialog(keys.page.get_by_role("button", name=anna.say("page-table"), exact=True)) as menu:
        keys.use(anna.button("page-leave", menu))
        expect(menu).to_contain_text(anna.say("page-leave-sure"))
        assert keys.is_within(menu)
        keys.use(anna.button("page-cancel", menu))
        assert keys.is_within(menu)
    keys.reach(anna.button("page-hint").first, "Shift+Tab")
    keys.press("Enter")
    keys.use(anna.button("page-hint-move"))
    hint = keys.page.get_by_role("region", name=anna.say("page-hint"))
    assert keys.is_within(hint)
    keys.use(hint.get_by_text(anna.say("page-hint-compare")))
    expect(hint.get_by_role("table")).to_be_visible()


def test_a_whole_match_of_sushi_go_is_played_by_keys(person: MakePerson) -> None:
    keys = Keys(person())
    anna = keys.person
    keys.start("Sushi Go!")
    visit_dialogs(keys)
    hand = anna.board.get_by_role("region", name=anna.say("go-hand"), exact=True)
    while go_on(keys):
        assert anna.view is not None
        keys.play(rare(anna.view["legal_moves"]))
        assert is_over(anna) or keys.is_within(hand), "who has played goes on in the hand"
    onward = anna.button("page-see-end")
    expect(onward).to_be_focused()
    assert keys.look(onward)
    with keys.dialog(anna.button("go-scoring", anna.board)) as scoring:
        expect(scoring.get_by_role("table").first).to_be_visible()
    keys.use(onward)
    expect(anna.button("after-rematch")).to_be_visible()
    keys.use(keys.page.get_by_role("link", name=anna.say("after-replay")))
    expect(keys.page.get_by_role("heading", name=anna.say("replay-title"))).to_be_visible()


def test_sushi_roll_is_played_by_keys(person: MakePerson) -> None:
    keys = Keys(person())
    anna = keys.person
    keys.start("Sushi Roll")
    visit_dialogs(keys)
    with keys.dialog(anna.button("roll-page-odds", anna.board)) as odds:
        expect(odds).to_contain_text("%")
    kinds = ["reroll", "swap", ""]
    for turn in range(8):
        assert go_on(keys)
        assert anna.view is not None
        moves = anna.view["legal_moves"]
        wanted = kinds[turn % len(kinds)]
        fitting = [move for move in moves if wanted and move.startswith(wanted)]
        takes = [move for move in moves if " " not in move]
        keys.play(random.Random(turn).choice(fitting or takes))
        assert keys.is_within(anna.page.get_by_role("main"))


def test_sequence_is_played_by_keys(person: MakePerson) -> None:
    keys = Keys(person(size=DESKTOP))
    anna = keys.person
    keys.start("Sequence")
    visit_dialogs(keys)
    for turn in range(6):
        assert go_on(keys)
        assert anna.view is not None
        moves = [move for move in anna.view["legal_moves"] if move[0] != "l"]
        keys.play(random.Random(turn).choice(moves))
        assert keys.is_within(anna.board)
