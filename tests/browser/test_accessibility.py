"""Every screen in every state is accessible: in both themes, zoomed, and for screen readers."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import LISTEN, NO_LONG_TIMERS, assert_accessible
from tests.browser.helpers.driver import GAMES, driver_of, title_of
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import close_scoring, is_due, play, play_match
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

EVERY_GAME = pytest.mark.parametrize(
    ("game", "language"), list(zip(GAMES, itertools.cycle(["es", "is", "pl"]), strict=False))
)


def dialog(person: Person, opener: Locator) -> Locator:
    """Open a dialog."""
    opener.click()
    opened = person.page.get_by_role("dialog")
    expect(opened).to_be_visible()
    return opened


def close(person: Person, opened: Locator) -> None:
    """Close a dialog."""
    person.page.keyboard.press("Escape")
    expect(opened).to_be_hidden()


def table_menu(person: Person) -> Locator:
    """The button that opens the menu of the table."""
    return person.page.get_by_role("button", name=person.say("page-table"), exact=True)


def test_every_page_without_a_table(person: MakePerson) -> None:
    anna = person()
    anna.ignore_problems("status of 404|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION")
    heading = anna.page.get_by_role("heading", level=1)
    for path, words in {
        "/settings": "page-settings",
        "/about": "page-about-title",
        "/nothing": "page-nothing-here",
        "/r/nothing": "replay-title",
    }.items():
        anna.go(path)
        expect(heading).to_have_text(anna.say(words))
        assert_accessible(anna, path)
    anna.go("/w/" + 16 * "a")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert_accessible(anna, "a table that can't be watched")
    anna.go()
    expect(anna.page.get_by_role("article", name="Sequence")).to_be_visible()
    assert_accessible(anna, "home")
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(anna.say("offline-title"))).to_be_visible()
    assert_accessible(anna, "home without a server")


def test_a_table_without_a_connection(person: MakePerson, tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person(server=server)
        anna.play_now("Sushi Go!")
        anna.ignore_problems("ERR_|WebSocket")
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        assert_accessible(anna, "a lost connection")


def test_the_lobby_of_every_game(person: MakePerson) -> None:
    anna = person()
    anna.go()
    anna.button("page-with-friends", anna.page.get_by_role("article", name="Sequence")).click()
    for game in GAMES:
        title = title_of(game)
        expect(anna.page.get_by_role("heading", name=anna.say("page-invite"))).to_be_visible()
        anna.page.get_by_role("combobox", name=anna.say("page-game"), exact=True).select_option(game)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
        settings = anna.page.get_by_text(anna.say("page-table-settings"))
        settings.click()
        assert_accessible(anna, f"the host's lobby of {title}")
        settings.click()
    menu = dialog(anna, table_menu(anna))
    assert_accessible(anna, "the lobby's menu")
    close(anna, menu)
    anna.go()
    expect(anna.page.get_by_role("heading", name=anna.say("page-waiting-seats"))).to_be_visible()
    assert_accessible(anna, "home with a seat that waits")


@EVERY_GAME
def test_every_board_with_its_dialogs(person: MakePerson, game: str, language: str) -> None:
    anna = person(language=language)
    anna.context.add_init_script(LISTEN)
    anna.play_now(title_of(game))
    play_match(anna, random.Random(game).choice, most=3)
    anna.wait(lambda: is_due(anna), "the next turn")
    assert_each_event_is_announced_once(anna)
    close_scoring(anna)
    assert_accessible(anna, "the board with the coach")
    anna.button("page-hint").click()
    anna.button("page-hint-move").click()
    assert_accessible(anna, "a hint")
    table_menu(anna).click()
    words = dialog(anna, anna.button("page-in-words"))
    assert_complete_in_words(anna, words)
    assert_accessible(anna, "the table in words")
    close(anna, words)
    menu = dialog(anna, table_menu(anna))
    assert_accessible(anna, "the menu")
    anna.button("page-leave", menu).click()
    assert_accessible(anna, "the question whether to leave")
    close(anna, menu)
    for opener in driver_of(game).dialogs(anna):
        opened = dialog(anna, opener)
        assert_accessible(anna, "a dialog of the board")
        close(anna, opened)


def assert_each_event_is_announced_once(person: Person) -> None:
    """The live log has each event once, in order; "your turn" is not announced more often than it is true."""

    def lines() -> list[str]:
        updates = [message for message in person.received if message["type"] == "update"]
        return [line for each in updates for words in each["words"] for line in words["lines"]]

    def spoken() -> list[str]:
        return list(person.page.evaluate("spoken.log"))

    # Events before the page was loaded are not announced.
    person.wait(lambda: spoken() and lines()[-len(spoken()) :] == spoken(), "all announcements")
    assert len(spoken()) >= 3
    calls = person.page.evaluate("spoken.status").count(person.say("page-your-turn"))
    turns = [message for message in person.sent if message["type"] == "play"]
    assert calls <= len(turns) + 1


def assert_complete_in_words(person: Person, words: Locator) -> None:
    """The table in words has all players, the hand, and every legal move."""
    view: dict[str, Any] | None = person.view
    assert view is not None
    expect(words).to_contain_text(person.say("page-your-turn"))
    driver_of(view["game"]).expect_offers(words, view)
    for name in person.page.get_by_role("list", name=person.say("page-scores")).locator(".name").all():
        expect(words).to_contain_text(name.evaluate("(name) => name.firstChild.textContent.trim()"))
    for card in driver_of(view["game"]).held(view):
        expect(words).to_contain_text(person.say(f"card-{card}"))


@pytest.mark.parametrize(("game", "language"), [("sushi-go", "is"), ("sequence", "es")])
def test_guests_and_spectators_before_during_and_after_a_match(
    person: MakePerson, server: ServerProcess, game: str, language: str
) -> None:
    with talk(server.ws) as birta:
        table = birta.ask("open", game=game, name="Birta", seat_count=2, seat=0)["table"]
        anna, olga = person(language=language), person("Olga", language=language)
        olga.context.add_init_script(LISTEN)
        anna.go(f"/t/{table['code']}")
        expect(anna.button("page-join")).to_be_visible()
        assert_accessible(anna, "entering")
        anna.button("page-join").click()
        expect(anna.page.get_by_role("main")).to_contain_text("Birta")
        assert_accessible(anna, "the guest's lobby")
        olga.go(f"/w/{table['watch_key']}")
        expect(olga.page.get_by_role("main")).to_contain_text("Anna")
        assert_accessible(olga, "watching before the start")

        assert birta.ask("start")["type"] == "done"
        expect(anna.board).to_be_visible()
        expect(olga.board).to_be_visible()
        play_until_waiting(anna)
        assert_accessible(anna, "waiting for another")
        table_menu(anna).click()
        words = dialog(anna, anna.button("page-in-words"))
        expect(words).to_contain_text(
            anna.say("page-you-hold" if game != "sushi-go" else "page-your-choices")
        )
        close(anna, words)
        if game == "sushi-go":
            # Hidden choices are not announced.
            assert olga.page.evaluate("spoken.log") == []
        assert_accessible(olga, "watching")

        assert birta.ask("close")["type"] == "done"
        for someone in (anna, olga):
            expect(someone.page.get_by_role("alert")).to_be_visible()
            assert_accessible(someone, "a closed table")


def play_until_waiting(person: Person) -> None:
    """Play until it is the other player's turn."""
    person.wait(lambda: person.view and person.view["due"], "the first turn")
    assert person.view is not None
    while is_due(person):
        play(person, person.view["legal_moves"][0])
        person.wait(lambda: person.received[-1]["type"] != "done", "the update")


@EVERY_GAME
def test_the_end_and_the_replay(person: MakePerson, server: ServerProcess, game: str, language: str) -> None:
    olga = person("Olga", language=language)
    olga.context.add_init_script(NO_LONG_TIMERS)
    with talk(server.ws) as birta:
        table = birta.ask(
            "open",
            game=game,
            name="Birta",
            seat_count=2,
            bots={"0": "family", "1": "family"},
            settings={"pace": 0},
        )["table"]
        olga.go(f"/w/{table['watch_key']}")
        expect(olga.page.get_by_role("main")).to_contain_text(table["seats"][0]["name"])
        assert birta.ask("start")["type"] == "done"
        onward = olga.button("page-see-end")
        expect(onward).to_be_visible(timeout=60_000)
        assert_accessible(olga, "watching after the end")
        onward.press("Enter")
        replay = olga.page.get_by_role("link", name=olga.say("after-replay"))
        expect(replay).to_be_visible()
        assert_accessible(olga, "the end")
        replay.click()
    expect(olga.page.get_by_role("group", name=olga.say("replay-controls"))).to_be_visible()
    olga.page.keyboard.press("End")
    assert_accessible(olga, "the end of a replay")
    olga.page.get_by_label(olga.say("replay-eyes")).select_option(label=olga.say("replay-everyone"))
    if driver_of(game).cards:
        expect(olga.page.get_by_role("heading", name=olga.say("replay-hands"))).to_be_visible()
    assert_accessible(olga, "a replay with all hands open")
