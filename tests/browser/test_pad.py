"""The score pad for the box at home: phones that write on one sheet, corrections, a lost line, the file."""

from __future__ import annotations

import csv
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import NARROW, PATIENCE, Person
from tests.server.serving import serve

expect.set_options(timeout=1000 * PATIENCE)
GONE = "WebSocket|ERR_CONNECTION|Failed to load|status of 50"


def open_pad(person: Person, title: str, players: list[str]) -> str:
    """From the home page to a new pad; gives its address."""
    person.go()
    person.page.get_by_role("link", name=person.say("pad-open")).click()
    person.page.get_by_role("radio", name=title, exact=True).check()
    person.page.get_by_role("radio", name=str(len(players)), exact=True).check()
    for number, name in enumerate(players, 1):
        key = "pad-team-name" if title == "Sequence" else "pad-player-name"
        person.page.get_by_role("textbox", name=person.say(key, number=number)).fill(name)
    person.button("pad-begin").click()
    person.page.wait_for_url("**/p/*")
    return person.page.url.removeprefix(person.url)


def turn_to(person: Person, page: str, player: str | None = None) -> None:
    """Chooses a page and whose count it is."""
    for group, name in (("pad-pages", page), ("pad-whose", player)):
        if name is not None:
            buttons = person.page.get_by_role("group", name=person.say(group), exact=True)
            buttons.get_by_role("button", name=name).click()


def count(person: Person, thing: str, times: int) -> None:
    """Presses plus so often."""
    more = person.button("pad-more", thing=thing).and_(
        person.page.get_by_label(person.say("pad-more", thing=thing), exact=True)
    )
    for _ in range(times):
        more.click()


def done(person: Person) -> None:
    """On to whoever comes next."""
    person.page.locator("button.primary").click()


def totals(person: Person) -> Locator:
    """How everyone stands, the best first."""
    return person.page.get_by_role("list", name=person.say("page-scores")).get_by_role("listitem")


def explained(person: Person) -> Locator:
    """Every line of the page in words."""
    return person.page.locator("section", has=person.page.locator("#how-title"))


def test_two_phones_keep_one_score_through_a_correction_and_a_lost_server(
    person: MakePerson, tmp_path: Path
) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person("Anna", server=server)
        jon = person("Jón", language="is", size=NARROW, server=server)
        link = open_pad(anna, "Sushi Go!", ["Anna", "Jón", "Ewa"])
        jon.go(link)
        maki, tempura = anna.say("kind-maki"), anna.say("card-tempura")

        # Each counts somebody else; a tie for most maki is shared.
        count(anna, maki, 4)
        turn_to(jon, jon.say("after-round", round=1), "Jón")
        count(jon, jon.say("kind-maki"), 4)
        expect(totals(anna)).to_contain_text(["3 points", "3 points", "0 points"])
        words = explained(jon).get_by_role("row", name=jon.say("kind-maki"))
        why = [jon.say("why-maki-most-tied", count=4, others=other) for other in ("Jón", "Anna")]
        expect(words).to_contain_text(why)
        turn_to(anna, anna.say("after-round", round=1), "Ewa")
        done(anna)
        expect(anna.page.get_by_role("heading", level=2, name="Anna · Round 2")).to_be_focused()
        count(anna, tempura, 2)
        turn_to(anna, anna.say("after-round", round=3), "Ewa")
        count(anna, anna.say("card-sashimi"), 3)
        expect(totals(jon).first).to_contain_text("Ewa")

        # The other phone corrects the first round, and everyone sees who did it.
        turn_to(jon, jon.say("after-round", round=1), "Jón")
        count(jon, jon.say("kind-maki"), 1)
        expect(totals(anna)).to_contain_text(["Ewa", "Anna", "Jón"])
        expect(totals(anna)).to_contain_text(["10 points", "8 points", "6 points"])
        anna.page.get_by_text(anna.say("pad-history")).click()
        expect(anna.page.get_by_text("Jón · Jón, Round 1: maki rolls 4 → 5")).to_be_visible()

        # What is counted while the server is away is kept, even through another visit.
        for someone in (anna, jon):
            someone.forgive(GONE)
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        turn_to(anna, anna.say("after-round", round=2), "Jón")
        count(anna, tempura, 2)
        expect(anna.page.get_by_text(anna.say("pad-waiting"))).to_be_visible()
        server.start()
        anna.page.reload()
        expect(totals(anna).first).to_contain_text("11 points")
        # The other one need not do anything; the browser's hint only saves the wait for the next try.
        jon.page.evaluate("dispatchEvent(new Event('online'))")
        expect(totals(jon).first).to_contain_text("Jón")
        anna.assert_fits()
        jon.assert_fits()

        # The puddings end it; the file has what the phones show.
        turn_to(jon, "Búðingar", "Anna")
        count(jon, jon.say("kind-pudding"), 1)
        for _ in range(3):
            done(jon)
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


def test_dice_are_counted_and_more_than_the_box_has_is_taken_back(person: MakePerson) -> None:
    lucia = person("Lucía", language="es", size=NARROW, dark=True)
    open_pad(lucia, "Sushi Roll", ["Lucía", "Pablo"])
    egg = lucia.say("card-egg")
    count(lucia, egg, 3)
    turn_to(lucia, lucia.say("after-round", round=1), "Pablo")
    count(lucia, lucia.say("tray-dipped", card=egg), 2)
    expect(totals(lucia)).to_contain_text(["Pablo", "Lucía"])
    expect(totals(lucia)).to_contain_text(["6 puntos", "3 puntos"])
    count(lucia, egg, 1)
    why = lucia.say("error-more-than-the-box", count=6, most=5, thing=lucia.say("die-nigiri"))
    expect(lucia.page.get_by_text(lucia.say("pad-refused", why=why))).to_be_visible()
    expect(lucia.page.get_by_role("status", name=egg, exact=True)).to_have_text("0")
    lucia.assert_fits()


def test_matches_of_sequence_go_on_and_a_code_finds_the_pad(person: MakePerson) -> None:
    zofia = person("Zofia", language="pl")
    link = open_pad(zofia, "Sequence", ["Zofia i Jan", "Ewa i Adam"])
    lines = zofia.say("seq-pad-lines")
    count(zofia, lines, 2)
    # With the keyboard alone, from here on.
    zofia.page.locator("button.primary").press("Enter")
    zofia.button("pad-more", thing=lines).press("Enter")
    expect(totals(zofia)).to_contain_text([zofia.say("seq-pad-wins", count=number) for number in (1, 0)])
    expect(explained(zofia)).to_contain_text(
        zofia.say("seq-pad-lost", lines=zofia.say("seq-team-lines", count=1))
    )
    pages = zofia.page.get_by_role("group", name=zofia.say("pad-pages"), exact=True)
    expect(pages.get_by_role("button")).to_have_count(2)
    zofia.page.get_by_text(zofia.say("pad-names")).press("Enter")
    name = zofia.page.get_by_role("textbox", name="Ewa i Adam")
    name.fill("Ewa i Piotr")
    name.press("Tab")
    expect(totals(zofia).nth(1)).to_contain_text("Ewa i Piotr")

    # Typed on the home page, the code of a pad leads to the pad.
    eva = person("Eva")
    eva.go()
    eva.page.get_by_placeholder(eva.say("page-code")).fill(link.removeprefix("/p/"))
    eva.button("page-join").click()
    eva.page.wait_for_url(f"**{link}")
    expect(totals(eva)).to_contain_text(["1 match won", "0 matches won"])
