"""A television shows a match without anyone pressing buttons."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, Person
from tests.browser.helpers.playing import is_over
from tests.browser.helpers.staged_match import Scene, before_the_end, play_the_last_turn, stage
from tests.server.clients import talk
from tests.server.server_process import serve

# Milliseconds: together more than the half minute for which the last board stays.
SHORT, REST = 20_000, 11_000


def expect_last_board(person: Person) -> None:
    """Expect the board and the button to the end."""
    expect(person.board).to_be_visible()
    expect(person.button("page-see-end")).to_be_visible()


def test_a_television_shows_the_ranking_by_itself_while_players_decide_when(
    person: MakePerson, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = stage(database, {"end": Scene(1, before_the_end, game="sushi-go")})["end"]
    with serve(database) as server, talk(server.ws) as anna:
        birta, tv = person("Birta", server=server), person("TV", server=server, size=DESKTOP)
        for someone in (birta, tv):
            someone.page.clock.install()
        tv.go(f"/w/{table.watch_key}")
        play_the_last_turn(table, birta, anna)
        for someone in (birta, tv):
            someone.wait(partial(is_over, someone), "the end")
            expect_last_board(someone)
            someone.page.clock.fast_forward(SHORT)
            expect_last_board(someone)
            someone.page.clock.fast_forward(REST)
        expect(tv.page.locator("[data-end]")).to_be_visible()
        expect(tv.board).to_be_hidden()
        expect_last_board(birta)
        birta.check()
        tv.check()
