"""A game without a folder on the page is played, watched and replayed on the plain board.

The server of these tests finds it in tests/toys.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP
from tests.browser.helpers.playing import play_match


def test_a_game_without_a_board_is_played_watched_and_replayed(person: MakePerson) -> None:
    anna = person()
    anna.play_now("High Card")
    anna.assert_fits()
    welcome = next(message for message in anna.received if message["type"] == "welcome")

    olga = person("Olga", language="is", size=DESKTOP)
    olga.go(f"/w/{welcome['table']['watch_key']}")
    expect(olga.board.get_by_role("table").first).to_be_visible()
    expect(olga.board.get_by_role("button")).to_have_count(0)

    assert play_match(anna) == 3
    assert anna.view is not None
    assert olga.view is not None
    olga.wait(lambda: olga.view and olga.view["outcome"], "the end")
    scores = " ".join(str(score) for score in anna.view["scores"])
    shown = anna.page.get_by_role("list", name=anna.say("page-scores")).locator("strong")
    expect(shown).to_have_text(scores.split())

    anna.button("page-see-end").click()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.assert_fits()
    anna.page.get_by_role("link", name=anna.say("after-replay")).click()
    expect(anna.page.get_by_role("heading", name=anna.say("replay-title"))).to_be_visible()
    table = anna.page.get_by_role("region", name=anna.say("plain-table"))
    expect(table).to_be_visible()
    before = table.inner_text()
    anna.page.keyboard.press("End")
    expect(table).not_to_have_text(before)
    anna.assert_fits()
