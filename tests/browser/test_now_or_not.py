"""What can't be done now looks so on every board; what the server refuses is taken back and told in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import try_again, until_all_wait, until_due
from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.playing import answers, play_match, plays
from tests.browser.prepared import Prepared, Scene, prepare
from tests.server.serving import Serving, serve
from tests.server.talking import talk

# The second player is to take a die, and the first one waits.
WAITING = Scene(1, lambda match: match.due() == (1,), game="sushi-roll")
# What is pressed on each board to make a move.
PIECES = {
    "Sushi Go!": "[data-card] button",
    "Sushi Roll": "button[data-face]",
    "Sequence": "button[data-card], button[data-cell]",
    "High Card": "section button",
}


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Prepared]]:
    """A server that may be killed, with a match that has begun."""
    database = f"sqlite:///{tmp_path_factory.mktemp('mortal') / 'b.db'}"
    prepared = prepare(database, {"waiting": WAITING})
    with serve(database) as server:
        yield server, prepared["waiting"]


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that lets one connection in at a time, and takes few messages."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'b.db'}"
    with serve(
        database, limit_loopback=True, max_sockets_per_address=1, messages_per_second=0.1, burst=4
    ) as server:
        yield server


def pieces(person: Person, title: str) -> Locator:
    """What could be pressed on a board, be it open or not."""
    return person.board.locator(PIECES[title])


def test_a_tip_says_what_to_do_only_to_whose_turn_it_is(
    person: MakePerson, mortal: tuple[Serving, Prepared]
) -> None:
    server, table = mortal
    anna = person("Anna", server=server, language="pl")
    table.go(anna)
    tip = anna.page.get_by_role("complementary", name=anna.say("page-coach")).get_by_role("status")
    expect(tip).to_have_text(anna.say("page-coach-wait"))
    with talk(server.ws) as birta:
        view = birta.ask("return", token=table.tokens["Birta"])["view"]
        played = birta.ask("play", move=view["legal_moves"][0], turn=view["turn"])
        assert played["type"] == "done", played
    expect(tip).to_have_text(anna.say("coach-sushi-roll-take"))


def test_without_a_line_every_board_says_so_and_takes_no_press_until_it_is_back(
    person: MakePerson, mortal: tuple[Serving, Prepared]
) -> None:
    server, _ = mortal
    people = {title: person(title, server=server) for title in PIECES}
    for title, someone in people.items():
        someone.forgive("WebSocket|ERR_CONNECTION|Failed to load")
        someone.play_now(title)
        until_all_wait(someone)
    # Half a choice: a die that is marked, a card whose cells are lit.
    roller, placer = people["Sushi Roll"], people["Sequence"]
    roller.button("roll-page-roll", roller.board).click()
    cards = placer.board.get_by_role("region", name=placer.say("seq-hand-name"), exact=True)
    half = [pieces(roller, "Sushi Roll").first, cards.get_by_role("button").last]
    for piece in half:
        piece.click()
        expect(piece).to_have_attribute("aria-pressed", "true")
    before = {title: (someone.view, len(someone.sent)) for title, someone in people.items()}

    server.kill()
    for title, someone in people.items():
        expect(someone.board.get_by_text(someone.say("page-cut"))).to_be_visible()
        expect(pieces(someone, title).first).to_have_attribute("aria-disabled", "true")
        expect(pieces(someone, title).and_(someone.page.locator(":not([aria-disabled=true])"))).to_have_count(
            0
        )
        pieces(someone, title).last.click(force=True)
        someone.assert_fits()
    server.start()
    for someone in people.values():
        try_again(someone)

    for title, someone in people.items():
        view, sent = before[title]
        expect(someone.board.get_by_text(someone.say("page-cut"))).to_have_count(0)
        assert someone.view == view
        assert plays(someone, sent) == []
    for piece in half:
        expect(piece).to_have_attribute("aria-pressed", "true")
    roller.button("roll-page-cancel", roller.board).click()
    for someone in people.values():
        assert play_match(someone, most=1) == 1


def refusals(person: Person) -> list[dict[str, Any]]:
    """What the server has refused so far."""
    return [answer for answer in person.heard if answer["type"] == "error"]


def press(person: Person, card: Locator) -> None:
    """Presses a card and waits for what the server answers."""
    sent, heard = len(person.sent), len(person.heard)
    card.click()
    person.wait(lambda: plays(person, sent), "that the card is sent")
    person.wait(lambda: answers(person, heard, person.sent[-1]["id"]), "the answer")


def test_what_is_refused_lies_back_in_the_hand_and_who_is_not_let_in_is_told_why(
    person: MakePerson, strict: Serving
) -> None:
    anna, birta = person(server=strict, language="es"), person("Birta", server=strict, language="is")
    anna.play_now("Sushi Go!")
    cards = anna.board.get_by_role("region", name=anna.say("go-hand"), exact=True).locator("li button")
    while not (refused := refusals(anna)):
        until_due(anna)
        press(anna, cards.first)
    expect(anna.page.get_by_role("status").get_by_text(refused[0]["text"])).to_be_visible()
    expect(anna.board.locator("[aria-pressed=true]")).to_have_count(0)
    expect(cards.first).to_have_attribute("aria-disabled", "false")

    # The second one from here is told so in her own language, and comes in when there is room.
    birta.go()
    birta.button("page-play-now", birta.page.get_by_role("article", name="Sequence")).click()
    expect(
        birta.page.get_by_role("status").get_by_text(birta.say("error-too-many-sockets", most=1))
    ).to_be_visible()
    anna.page.close()
    expect(birta.board).to_be_visible()
