"""Lost connections, dying servers, absent players: nothing is lost, and the page says what is going on."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, NARROW, Person
from tests.browser.helpers.playing import moves_sent, play_match
from tests.browser.helpers.turns import (
    join_table,
    reconnect_now,
    wait_for_turn,
    wait_for_view,
    wait_until_only_one_due,
)
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

TABLET = {"width": 800, "height": 1100}
# The controls that an element covers.
COVERED = """
(banner) => {
  const own = banner.getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom }) =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  return [...document.querySelectorAll('a[href], button, select, input, summary')]
    .filter((each) => !banner.contains(each) && each.getClientRects().length)
    .filter((each) => isCovered(each.getBoundingClientRect()))
    .map((each) => each.outerHTML);
}
"""


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with serve(f"sqlite:///{tmp_path_factory.mktemp('mortal') / 'b.db'}") as server:
        yield server


def send(server: ServerProcess, number: signal.Signals) -> None:
    """Stop or continue the server process: to clients a connection that hangs."""
    assert server.process is not None
    server.process.send_signal(number)


def cards(person: Person) -> Locator:
    """The cards in hand."""
    return person.board.get_by_role("region", name=person.say("go-hand"), exact=True).locator("li button")


def belt(person: Person) -> Locator:
    """The dice on the belt."""
    return person.board.get_by_role("toolbar", name=person.say("roll-page-your-belt")).locator("[data-face]")


def test_nothing_is_lost_when_the_server_dies(person: MakePerson, mortal: ServerProcess) -> None:
    anna, birta = person(server=mortal, language="es"), person("Birta", server=mortal, size=DESKTOP)
    for someone in (anna, birta):
        someone.ignore_problems("WebSocket|ERR_CONNECTION|Failed to load")
    anna.play_now("Sushi Go!")
    birta.play_now("Sushi Roll")
    for someone in (anna, birta):
        assert play_match(someone, most=2) == 2
        wait_until_only_one_due(someone)
    before = [dict(someone.view or {}) for someone in (anna, birta)]
    sent = [len(someone.sent) for someone in (anna, birta)]

    # Birta's move is under way when the server dies; Anna clicks later, which does nothing.
    send(mortal, signal.SIGSTOP)
    belt(birta).first.click()
    birta.wait(lambda: moves_sent(birta, sent[1]), "the message")
    mortal.kill()
    expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
    expect(cards(anna).first).to_have_attribute("aria-disabled", "true")
    cards(anna).first.click(force=True)
    expect(birta.page.get_by_text(birta.say("page-lost-held"))).to_be_visible()
    mortal.start()
    for someone in (anna, birta):
        reconnect_now(someone)
        expect(someone.page.get_by_text(someone.say("page-lost"))).to_be_hidden()
    assert anna.view == before[0]
    assert moves_sent(anna, sent[0]) == []
    wait_for_view(birta, lambda view: view["turn"] > before[1]["turn"], "the resent move")
    assert len({(each["turn"], each["move"]) for each in moves_sent(birta, sent[1])}) == 1
    for someone in (anna, birta):
        assert play_match(someone, most=2) == 2


def test_on_a_slow_connection_a_click_shows_progress_and_counts_once(
    person: MakePerson, mortal: ServerProcess
) -> None:
    anna = person(server=mortal, size=DESKTOP)
    anna.play_now("Sushi Roll")
    wait_for_turn(anna)
    expect(belt(anna).first).to_be_enabled()
    send(mortal, signal.SIGSTOP)
    before = len(anna.sent)
    belt(anna).first.click()
    expect(anna.page.get_by_text(anna.say("page-sending"))).to_be_visible()
    send(mortal, signal.SIGCONT)
    expect(anna.page.get_by_text(anna.say("page-sending"))).to_be_hidden()
    assert len(moves_sent(anna, before)) == 1
    # With latency everything still works.
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    assert play_match(anna, most=2) == 2
    assert not [answer for answer in anna.received if answer["type"] == "error"]


def test_a_bot_plays_for_an_absent_player_until_they_return(
    person: MakePerson, server: ServerProcess
) -> None:
    anna, birta = person("Anna"), person("Birta", language="pl", size=DESKTOP)
    with talk(server.ws) as host:
        table = host.ask(
            "open", game="sushi-go", name="Host", seat_count=2, settings={"pace": 0, "grace": 1}
        )["table"]
        for someone in (anna, birta):
            join_table(someone, table["code"])
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


def test_the_connection_banner_covers_and_shifts_nothing(person: MakePerson, mortal: ServerProcess) -> None:
    # The longest texts on the narrowest phone.
    anna = person(server=mortal, language="is", size=NARROW)
    birta = person("Birta", server=mortal, language="pl", size=TABLET)
    for someone in (anna, birta):
        someone.ignore_problems("WebSocket|ERR_CONNECTION|Failed to load")
        someone.play_now("Sushi Roll")
        wait_for_turn(someone)
        # A late font may shift a line.
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
        reconnect_now(someone)
        expect(someone.page.get_by_text(someone.say("page-lost"))).to_be_hidden()
        # The bar is back.
        someone.page.get_by_role("button", name=someone.say("page-table"), exact=True).click(trial=True)
