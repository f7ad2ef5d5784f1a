"""After a match the host chooses another game while others still look at the last board."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.playing import is_over
from tests.browser.helpers.staged_match import LAST_ROUND, Scene, before_the_end, play_the_last_turn, stage
from tests.server.clients import talk
from tests.server.server_process import serve


def test_the_last_board_stays_until_the_next_game_starts(person: MakePerson, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = stage(database, {"end": Scene(1, before_the_end, game="sushi-go")})["end"]
    with serve(database) as server, talk(server.ws) as anna:
        birta = person("Birta", server=server)
        play_the_last_turn(table, birta, anna)
        birta.wait(lambda: is_over(birta), "the end")
        # The story has everyone's score too.
        log = birta.page.get_by_role("log")
        expect(log).to_contain_text(birta.say("event-round-scored", round=LAST_ROUND))
        expect(log).to_contain_text(re.compile(r"Birta: \d+ points?"))

        tray = birta.board.get_by_text("Anna", exact=True).first
        expect(tray).to_be_visible()
        assert anna.ask("configure", game="sequence")["type"] == "done"
        birta.wait(lambda: birta.table["game"] == "sequence", "the change of game")
        birta.page.wait_for_timeout(300)
        expect(tray).to_be_visible()

        assert anna.ask("start")["type"] == "done"
        expect(birta.board.locator("[data-cell]").first).to_be_visible()
        birta.check()
