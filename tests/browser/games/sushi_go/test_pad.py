"""The score pad of Sushi Go!: two phones, a correction, an outage, the CSV file."""

from __future__ import annotations

import csv
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.pad import count, explained, go_on, open_pad, totals, turn_to
from tests.browser.helpers.person import NARROW
from tests.browser.helpers.turns import reconnect_now
from tests.server.server_process import serve

GONE = "WebSocket|ERR_CONNECTION|Failed to load|status of 50"


def test_two_phones_share_a_pad_through_a_correction_and_an_outage(
    person: MakePerson, tmp_path: Path
) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person("Anna", server=server)
        jon = person("Jón", language="is", size=NARROW, server=server)
        link = open_pad(anna, "Sushi Go!", ["Anna", "Jón", "Ewa"])
        jon.go(link)
        maki, tempura = anna.say("kind-maki"), anna.say("card-tempura")

        # Each phone counts another player; a tie for most maki is shared.
        count(anna, maki, 4)
        turn_to(jon, jon.say("after-round", round=1), "Jón")
        count(jon, jon.say("kind-maki"), 4)
        expect(totals(anna)).to_contain_text(["3 points", "3 points", "0 points"])
        words = explained(jon).get_by_role("row", name=jon.say("kind-maki"))
        why = [jon.say("why-maki-most-tied", count=4, others=other) for other in ("Jón", "Anna")]
        expect(words).to_contain_text(why)
        turn_to(anna, anna.say("after-round", round=1), "Ewa")
        go_on(anna)
        expect(anna.page.get_by_role("heading", level=2, name="Anna · Round 2")).to_be_focused()
        count(anna, tempura, 2)
        turn_to(anna, anna.say("after-round", round=3), "Ewa")
        count(anna, anna.say("card-sashimi"), 3)
        expect(totals(jon).first).to_contain_text("Ewa")

        # The other phone corrects the first round, and the history says who did it.
        turn_to(jon, jon.say("after-round", round=1), "Jón")
        count(jon, jon.say("kind-maki"), 1)
        expect(totals(anna)).to_contain_text(["Ewa", "Anna", "Jón"])
        expect(totals(anna)).to_contain_text(["10 points", "8 points", "6 points"])
        anna.page.get_by_text(anna.say("pad-history")).click()
        expect(anna.page.get_by_text("Jón · Jón, Round 1: maki rolls 4 → 5")).to_be_visible()

        # Counts made while the server is away survive a reload.
        for someone in (anna, jon):
            someone.ignore_problems(GONE)
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        turn_to(anna, anna.say("after-round", round=2), "Jón")
        count(anna, tempura, 2)
        expect(anna.page.get_by_text(anna.say("pad-waiting"))).to_be_visible()
        server.start()
        anna.page.reload()
        expect(totals(anna).first).to_contain_text("11 points")
        # The event only saves the wait for the next attempt.
        reconnect_now(jon)
        expect(totals(jon).first).to_contain_text("Jón")
        anna.assert_fits()
        jon.assert_fits()

        # The puddings complete the pad; the CSV file has what the phones show.
        turn_to(jon, "Búðingar", "Anna")
        count(jon, jon.say("kind-pudding"), 1)
        for _ in range(3):
            go_on(jon)
        pages = anna.page.get_by_role("group", name=anna.say("pad-pages"), exact=True)
        expect(pages.get_by_role("button").last).to_contain_text(anna.say("pad-counted"))
        expect(totals(anna)).to_contain_text(["Anna", "Jón", "Ewa"])
        with anna.page.expect_download() as download:
            anna.page.get_by_role("link", name=anna.say("pad-csv")).click()
        rows = list(csv.DictReader(download.value.path().read_text(encoding="utf-8").splitlines()))
        assert [(row["player"], row["pudding"], row["total"]) for row in rows if row["page"] == "end"] == [
            ("Anna", "1", "14"),
            ("Jón", "0", "8"),
            ("Ewa", "0", "7"),
        ]
