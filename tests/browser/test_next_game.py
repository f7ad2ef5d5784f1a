"""After a match the host chooses another game, while the others still look at the last board."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.playing import is_over
from tests.browser.prepared import LAST_ROUND, Scene, before_the_end, play_the_last_turn, prepare
from tests.server.serving import serve
from tests.server.talking import talk


def test_who_looks_at_the_last_board_keeps_it_and_gets_that_of_the_next_game(
    person: MakePerson, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = prepare(database, {"end": Scene(1, before_the_end, game="sushi-go")})["end"]
    with serve(database) as server, talk(server.ws) as anna:
        birta = person("Birta", server=server)
        play_the_last_turn(table, birta, anna)
        birta.wait(lambda: is_over(birta), "the end")
        # How each one stands is told below the board, too.
        log = birta.page.get_by_role("log")
        expect(log).to_contain_text(birta.say("event-round-scored", round=LAST_ROUND))
        expect(log).to_contain_text(re.compile(r"Birta: \d+ points?"))

        tray = birta.board.get_by_text("Anna", exact=True).first
        expect(tray).to_be_visible()
        assert anna.ask("configure", game="sequence")["type"] == "done"
        birta.wait(lambda: birta.table["game"] == "sequence", "the other game")
        birta.page.wait_for_timeout(300)
        expect(tray).to_be_visible()

        assert anna.ask("start")["type"] == "done"
        expect(birta.board.locator("[data-cell]").first).to_be_visible()
        birta.check()
