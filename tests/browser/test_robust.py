"""Lines break, servers die, people go away: nothing is lost, and the page says what is going on."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import come_in, try_again, until, until_all_wait, until_due
from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, NARROW, Person
from tests.browser.playing import play_match, plays
from tests.server.serving import Serving, serve
from tests.server.talking import talk

TABLET = {"width": 800, "height": 1100}
# What can be pressed and lies under an element.
COVERED = """
(banner) => {
  const own = banner.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }) =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  return [...document.querySelectorAll('a[href], button, select, input, summary')]
    .filter((each) => !banner.contains(each) && each.getClientRects().length)
    .filter((each) => isUnder(each.getBoundingClientRect()))
    .map((each) => each.outerHTML);
}
"""


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that may be killed."""
    with serve(f"sqlite:///{tmp_path_factory.mktemp('mortal') / 'b.db'}") as server:
        yield server


def send(server: Serving, number: signal.Signals) -> None:
    """Stops the server's clock, or lets it run again: to those who wait, a line that is infinitely slow."""
    assert server.process is not None
    server.process.send_signal(number)


def cards(person: Person) -> Locator:
    """What can be pressed in the own hand."""
    return person.board.get_by_role("region", name=person.say("go-hand"), exact=True).locator("li button")


def belt(person: Person) -> Locator:
    """The dice on the own belt."""
    return person.board.get_by_role("toolbar", name=person.say("roll-page-your-belt")).locator("[data-face]")


def test_a_server_that_dies_in_the_middle_is_said_to_be_gone_and_nothing_is_lost(
    person: MakePerson, mortal: Serving
) -> None:
    anna, birta = person(server=mortal, language="es"), person("Birta", server=mortal, size=DESKTOP)
    for someone in (anna, birta):
        someone.forgive("WebSocket|ERR_CONNECTION|Failed to load")
    anna.play_now("Sushi Go!")
    birta.play_now("Sushi Roll")
    for someone in (anna, birta):
        assert play_match(someone, most=2) == 2
        until_all_wait(someone)
    before = [dict(someone.view or {}) for someone in (anna, birta)]
    sent = [len(someone.sent) for someone in (anna, birta)]

    # Birta's click is on its way when the server dies; Anna's comes later and is refused in plain sight.
    send(mortal, signal.SIGSTOP)
    belt(birta).first.click()
    birta.wait(lambda: plays(birta, sent[1]), "that the move is sent")
    mortal.kill()
    expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
    expect(cards(anna).first).to_have_attribute("aria-disabled", "true")
    cards(anna).first.click(force=True)
    expect(birta.page.get_by_text(birta.say("page-lost-held"))).to_be_visible()
    mortal.start()
    for someone in (anna, birta):
        try_again(someone)
        expect(someone.page.get_by_text(someone.say("page-lost"))).to_be_hidden()
    assert anna.view == before[0]
    assert plays(anna, sent[0]) == []
    until(birta, lambda view: view["turn"] > before[1]["turn"], "the move that was kept")
    assert len({(each["turn"], each["move"]) for each in plays(birta, sent[1])}) == 1
    for someone in (anna, birta):
        assert play_match(someone, most=2) == 2


def test_on_a_slow_line_a_click_is_seen_to_be_on_its_way_and_counts_once(
    person: MakePerson, mortal: Serving
) -> None:
    anna = person(server=mortal, size=DESKTOP)
    anna.play_now("Sushi Roll")
    until_due(anna)
    expect(belt(anna).first).to_be_enabled()
    send(mortal, signal.SIGSTOP)
    before = len(anna.sent)
    belt(anna).first.dblclick()
    expect(anna.page.get_by_text(anna.say("page-sending"))).to_be_visible()
    send(mortal, signal.SIGCONT)
    expect(anna.page.get_by_text(anna.say("page-sending"))).to_be_hidden()
    assert len(plays(anna, before)) == 1
    # A line with a delay: everything takes longer, and is as it was.
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    assert play_match(anna, most=2) == 2
    assert not [answer for answer in anna.heard if answer["type"] == "error"]


def test_a_bot_plays_for_who_goes_away_and_hands_back_at_once(person: MakePerson, server: Serving) -> None:
    anna, birta = person("Anna"), person("Birta", language="pl", size=DESKTOP)
    with talk(server.ws) as host:
        table = host.ask(
            "open", game="sushi-go", name="Host", seat_count=2, settings={"pace": 0, "grace": 1}
        )["table"]
        for someone in (anna, birta):
            come_in(someone, table["code"])
        assert host.ask("start")["type"] == "done"
        bot_plays = anna.board.get_by_text(anna.say("page-bot-plays"))
        for someone in (anna, birta):
            expect(cards(someone)).to_have_count(10)
        birta.page.close()
        expect(bot_plays).to_be_visible()
        for left in (9, 8):
            cards(anna).first.click()
            expect(cards(anna)).to_have_count(left)
        birta.page = birta.context.new_page()
        birta.go(f"/t/{table['code']}")
        expect(cards(birta)).to_have_count(8)
        expect(bot_plays).to_have_count(0)
        cards(birta).first.click()
        cards(anna).first.click()
        for someone in (anna, birta):
            expect(cards(someone)).to_have_count(7)


def test_what_tells_of_a_lost_line_covers_nothing_and_moves_nothing(
    person: MakePerson, mortal: Serving
) -> None:
    # The longest words that it has, on the narrowest phone.
    anna = person(server=mortal, language="is", size=NARROW)
    birta = person("Birta", server=mortal, language="pl", size=TABLET)
    for someone in (anna, birta):
        someone.forgive("WebSocket|ERR_CONNECTION|Failed to load")
        someone.play_now("Sushi Roll")
        until_due(someone)
        # A font that comes late may shift a line.
        someone.page.evaluate("document.fonts.ready.then(() => true)")
    before = [someone.board.bounding_box() for someone in (anna, birta)]
    send(mortal, signal.SIGSTOP)
    for someone in (anna, birta):
        belt(someone).first.click()
    mortal.kill()
    for someone, place in zip((anna, birta), before, strict=True):
        held = someone.page.get_by_text(someone.say("page-lost-held"))
        expect(held).to_be_visible()
        assert someone.page.locator(".banner", has=held).evaluate(COVERED) == []
        assert someone.board.bounding_box() == place
        someone.assert_fits()
    mortal.start()
    for someone in (anna, birta):
        try_again(someone)
        expect(someone.page.get_by_text(someone.say("page-lost"))).to_be_hidden()
        # The choice of languages is there again.
        expect(
            someone.page.get_by_role("combobox", name=someone.say("page-language"), exact=True)
        ).to_be_visible()
