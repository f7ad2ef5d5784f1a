"""Moves that are impossible now look so on every board; refused moves are undone and explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, driver_of, title_of
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import answers, moves_sent, play_match
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.browser.helpers.turns import reconnect_now, wait_for_turn, wait_until_only_one_due
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

# The second player has to take a die, and the first one waits.
WAITING = Scene(1, lambda match: match.due() == (1,), game="sushi-roll")
# Every board, and the plain one.
BOARDS = [*GAMES, "high-card"]


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, StagedTable]]:
    """A server that may be killed, with a running match."""
    database = f"sqlite:///{tmp_path_factory.mktemp('mortal') / 'b.db'}"
    staged = stage(database, {"waiting": WAITING})
    with serve(database) as server:
        yield server, staged["waiting"]


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with strict limits on connections and messages."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'b.db'}"
    with serve(
        database, limit_loopback=True, max_sockets_per_address=1, messages_per_second=0.1, burst=4
    ) as server:
        yield server


def pieces(person: Person, game: str) -> Locator:
    """The buttons of a board that make moves, enabled or not."""
    return person.board.locator(driver_of(game).pieces)


def test_the_coach_says_what_to_do_only_on_your_turn(
    person: MakePerson, mortal: tuple[ServerProcess, StagedTable]
) -> None:
    server, table = mortal
    anna = person("Anna", server=server, language="pl")
    table.go(anna)
    tip = anna.page.get_by_text(anna.say("coach-sushi-roll-take"))
    expect(anna.board).to_be_visible()
    expect(tip).to_have_count(0)
    with talk(server.ws) as birta:
        view = birta.ask("return", token=table.tokens["Birta"])["view"]
        played = birta.ask("play", move=view["legal_moves"][0], turn=view["turn"])
        assert played["type"] == "done", played
    expect(tip).to_be_visible()


def test_while_offline_every_board_says_so_and_takes_no_moves(
    person: MakePerson, mortal: tuple[ServerProcess, StagedTable]
) -> None:
    server, _ = mortal
    people = {game: person(game, server=server) for game in BOARDS}
    for game, someone in people.items():
        someone.ignore_problems("WebSocket|ERR_CONNECTION|Failed to load")
        someone.play_now(title_of(game))
        wait_until_only_one_due(someone)
    # Half a choice, such as a marked die or a selected card, survives the outage.
    half = [piece for game in BOARDS if (piece := driver_of(game).choose_half(people[game]))]
    assert len(half) >= 2
    for piece in half:
        expect(piece).to_have_attribute("aria-pressed", "true")
    before = {game: (someone.view, len(someone.sent)) for game, someone in people.items()}

    server.kill()
    for game, someone in people.items():
        expect(someone.board.get_by_text(someone.say("page-cut"))).to_be_visible()
        expect(pieces(someone, game).first).to_have_attribute("aria-disabled", "true")
        expect(pieces(someone, game).and_(someone.page.locator(":not([aria-disabled=true])"))).to_have_count(
            0
        )
        pieces(someone, game).last.click(force=True)
        someone.assert_fits()
    server.start()
    for someone in people.values():
        reconnect_now(someone)

    for game, someone in people.items():
        view, sent = before[game]
        expect(someone.board.get_by_text(someone.say("page-cut"))).to_have_count(0)
        assert someone.view == view
        assert moves_sent(someone, sent) == []
    for piece in half:
        expect(piece).to_have_attribute("aria-pressed", "true")
    for game, someone in people.items():
        driver_of(game).cancel(someone)
        assert play_match(someone, most=1) == 1


def refusals(person: Person) -> list[dict[str, Any]]:
    """The server's refusals of moves so far."""
    moves = {message["id"] for message in moves_sent(person)}
    return [answer for answer in person.received if answer["type"] == "error" and answer.get("id") in moves]


def press(person: Person, card: Locator) -> None:
    """Press a card and wait for the server's answer."""
    sent, heard = len(person.sent), len(person.received)
    card.click()
    person.wait(lambda: moves_sent(person, sent), "the message")
    person.wait(lambda: answers(person, heard, person.sent[-1]["id"]), "the answer")


def test_a_refused_card_returns_to_the_hand_and_a_refused_player_is_told_why(
    person: MakePerson, strict: ServerProcess
) -> None:
    anna, birta = person(server=strict, language="es"), person("Birta", server=strict, language="is")
    anna.play_now("Sushi Go!")
    cards = anna.board.get_by_role("region", name=anna.say("go-hand"), exact=True).locator("li button")
    while not (refused := refusals(anna)):
        wait_for_turn(anna)
        press(anna, cards.first)
    expect(anna.page.get_by_role("status").get_by_text(refused[0]["text"])).to_be_visible()
    expect(anna.board.locator("[aria-pressed=true]")).to_have_count(0)
    expect(cards.first).to_have_attribute("aria-disabled", "false")

    # The second connection is refused in the reader's language, and succeeds once there is room.
    birta.go()
    birta.button("page-play-now", birta.page.get_by_role("article", name="Sequence")).click()
    expect(
        birta.page.get_by_role("status").get_by_text(birta.say("error-too-many-sockets", most=1))
    ).to_be_visible()
    anna.page.close()
    expect(birta.board).to_be_visible()
