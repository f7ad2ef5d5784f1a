"""A television shows a match to all; nobody stands beside it to press anything."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, Person
from tests.browser.playing import is_over
from tests.browser.prepared import Scene, before_the_end, play_the_last_turn, prepare
from tests.server.serving import serve
from tests.server.talking import talk

# Milliseconds: before and after the page has shown the last board for half a minute.
NOT_YET, ENOUGH = 20_000, 11_000


def expect_last_board(person: Person) -> None:
    """Sees the board with its scoring, and where it goes on."""
    expect(person.board).to_be_visible()
    expect(person.button("page-see-end")).to_be_visible()


def test_a_television_goes_on_to_the_ranking_by_itself_and_players_when_they_like(
    person: MakePerson, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = prepare(database, {"end": Scene(1, before_the_end, game="sushi-go")})["end"]
    with serve(database) as server, talk(server.ws) as anna:
        birta, tv = person("Birta", server=server), person("TV", server=server, size=DESKTOP)
        for someone in (birta, tv):
            someone.page.clock.install()
        tv.go(f"/w/{table.watch_key}")
        play_the_last_turn(table, birta, anna)
        for someone in (birta, tv):
            someone.wait(partial(is_over, someone), "the end")
            expect_last_board(someone)
            someone.page.clock.fast_forward(NOT_YET)
            expect_last_board(someone)
            someone.page.clock.fast_forward(ENOUGH)
        expect(tv.page.get_by_text(tv.say("after-chart"))).to_be_visible()
        expect(tv.board).to_be_hidden()
        expect_last_board(birta)
        birta.check()
        tv.check()
