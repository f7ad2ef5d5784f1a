"""Every screen in every state can be used by everybody: seen, heard, enlarged, by day and by night."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import LISTEN, NO_HURRY, assert_open_to_all
from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.playing import close_telling, is_due, play, play_match
from tests.server.serving import Serving, serve
from tests.server.talking import talk

TITLES = {"sushi-go": "Sushi Go!", "sushi-roll": "Sushi Roll", "sequence": "Sequence"}
LANGUAGES = [("sushi-go", "is"), ("sushi-roll", "pl"), ("sequence", "es")]
GAMES = pytest.mark.parametrize(("game", "language"), LANGUAGES)


def dialog(person: Person, opener: Locator) -> Locator:
    """Opens a dialog."""
    opener.click()
    opened = person.page.get_by_role("dialog")
    expect(opened).to_be_visible()
    return opened


def close(person: Person, opened: Locator) -> None:
    """Closes it again."""
    person.page.keyboard.press("Escape")
    expect(opened).to_be_hidden()


def table_menu(person: Person) -> Locator:
    """The button that opens the menu of the table."""
    return person.page.get_by_role("button", name=person.say("page-table"), exact=True)


def test_every_place_without_a_table(person: MakePerson) -> None:
    anna = person()
    anna.forgive("status of 404|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION")
    heading = anna.page.get_by_role("heading", level=1)
    for path, words in {
        "/settings": "page-settings",
        "/about": "page-about-title",
        "/nothing": "page-nothing-here",
        "/r/nothing": "replay-title",
    }.items():
        anna.go(path)
        expect(heading).to_have_text(anna.say(words))
        assert_open_to_all(anna, path)
    anna.go("/w/" + 16 * "a")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    assert_open_to_all(anna, "a table that can't be watched")
    anna.go()
    expect(anna.page.get_by_role("article", name="Sequence")).to_be_visible()
    assert_open_to_all(anna, "home")
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(anna.say("offline-title"))).to_be_visible()
    assert_open_to_all(anna, "home without a server")


def test_a_table_whose_line_is_lost(person: MakePerson, tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        anna = person(server=server)
        anna.play_now("Sushi Go!")
        anna.forgive("ERR_|WebSocket")
        server.kill()
        expect(anna.page.get_by_text(anna.say("page-lost"))).to_be_visible()
        assert_open_to_all(anna, "a line that is lost")


def test_the_lobby_of_every_game(person: MakePerson) -> None:
    anna = person()
    anna.go()
    anna.button("page-with-friends", anna.page.get_by_role("article", name="Sequence")).click()
    for game, title in TITLES.items():
        expect(anna.page.get_by_role("heading", name=anna.say("page-invite"))).to_be_visible()
        anna.page.get_by_role("combobox", name=anna.say("page-game"), exact=True).select_option(game)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
        settings = anna.page.get_by_text(anna.say("page-table-settings"))
        settings.click()
        assert_open_to_all(anna, f"the host's lobby of {title}")
        settings.click()
    menu = dialog(anna, table_menu(anna))
    assert_open_to_all(anna, "the lobby's menu")
    close(anna, menu)
    anna.go()
    expect(anna.page.get_by_role("heading", name=anna.say("page-waiting-seats"))).to_be_visible()
    assert_open_to_all(anna, "home with a seat that waits")


@GAMES
def test_every_board_with_all_that_opens(person: MakePerson, game: str, language: str) -> None:
    anna = person(language=language)
    anna.context.add_init_script(LISTEN)
    anna.play_now(TITLES[game])
    play_match(anna, random.Random(game).choice, most=3)
    anna.wait(lambda: is_due(anna), "the next turn")
    assert_each_event_is_read_out_once(anna)
    close_telling(anna)
    assert_open_to_all(anna, "the board with the guide")
    anna.button("page-hint").click()
    anna.button("page-hint-move").click()
    assert_open_to_all(anna, "a hint")
    words = dialog(anna, anna.button("page-in-words"))
    assert_tells_all(anna, words)
    assert_open_to_all(anna, "the table in words")
    close(anna, words)
    menu = dialog(anna, table_menu(anna))
    assert_open_to_all(anna, "the menu")
    anna.button("page-leave", menu).click()
    assert_open_to_all(anna, "the question whether to leave")
    close(anna, menu)
    if game == "sushi-roll":
        odds = dialog(anna, anna.button("roll-page-odds", anna.board))
        assert_open_to_all(anna, "the odds")
        close(anna, odds)


def assert_each_event_is_read_out_once(person: Person) -> None:
    """What happened is in the live log once, in order; "your turn" comes no more often than the turns."""

    def lines() -> list[str]:
        updates = [message for message in person.heard if message["type"] == "update"]
        return [line for each in updates for words in each["words"] for line in words["lines"]]

    def spoken() -> list[str]:
        return list(person.page.evaluate("spoken.log"))

    # What had happened before the log was there is no news.
    person.wait(lambda: spoken() and lines()[-len(spoken()) :] == spoken(), "that all is read out")
    assert len(spoken()) >= 3
    calls = person.page.evaluate("spoken.status").count(person.say("page-your-turn"))
    turns = [message for message in person.sent if message["type"] == "play"]
    assert calls <= len(turns) + 1


def assert_tells_all(person: Person, words: Locator) -> None:
    """The table in words has everybody, what is held, and every choice."""
    view: dict[str, Any] | None = person.view
    assert view is not None
    expect(words).to_contain_text(person.say("page-your-turn"))
    assert_offers_all(words, view)
    for name in person.page.get_by_role("list", name=person.say("page-scores")).locator(".name").all():
        expect(words).to_contain_text(name.evaluate("(name) => name.firstChild.textContent.trim()"))
    for card in held(view):
        expect(words).to_contain_text(person.say(f"card-{card}"))


def assert_offers_all(words: Locator, view: dict[str, Any]) -> None:
    """Every legal move can be made: by a button of its own, or by choosing its parts."""
    moves: list[str] = view["legal_moves"]
    if view["game"] == "sushi-go":
        expect(words.locator(".choices").get_by_role("button")).to_have_count(len(moves))
        return
    if view["game"] == "sushi-roll":
        takes = [move for move in moves if " " not in move]
        belts = [len(set(place["belt"])) for place in view["places"]]
        expect(words.locator(".row").get_by_role("button")).to_have_count(len(takes))
        # Tokens may have been spent. Each of the two lists of a swap has a place for nothing chosen yet.
        dice = len(view["places"][view["seat"]]["belt"]) if may(moves, "reroll") else 0
        listed = sum(belts) + 2 if may(moves, "swap") else 0
        expect(words.get_by_role("checkbox")).to_have_count(dice)
        expect(words.locator("option")).to_have_count(listed)
        return
    lists = words.locator(".row:has(select)")
    expect(words.locator(".row:not(:has(select))").get_by_role("button")).not_to_have_count(0)
    alone = words.locator(".row:not(:has(select))").get_by_role("button").count()
    assert alone + lists.locator("option").count() == len(moves)
    assert lists.get_by_role("button").count() == lists.count()


def may(moves: list[str], kind: str) -> bool:
    return any(move.startswith(kind) for move in moves)


def held(view: dict[str, Any]) -> list[str]:
    """Cards in hand or dice on the belt, as far as they have names."""
    if view["game"] == "sushi-roll":
        return list(view["places"][view["seat"]]["belt"])
    return list(view["hand"]) if view["game"] == "sushi-go" else []


@pytest.mark.parametrize(("game", "language"), [("sushi-go", "is"), ("sequence", "es")])
def test_guests_and_onlookers_before_in_and_after_a_match(
    person: MakePerson, server: Serving, game: str, language: str
) -> None:
    with talk(server.ws) as birta:
        table = birta.ask("open", game=game, name="Birta", seat_count=2, seat=0)["table"]
        anna, olga = person(language=language), person("Olga", language=language)
        olga.context.add_init_script(LISTEN)
        anna.go(f"/t/{table['code']}")
        expect(anna.button("page-join")).to_be_visible()
        assert_open_to_all(anna, "coming in")
        anna.button("page-join").click()
        expect(anna.page.get_by_role("main")).to_contain_text("Birta")
        assert_open_to_all(anna, "the guest's lobby")
        olga.go(f"/w/{table['watch_key']}")
        expect(olga.page.get_by_role("main")).to_contain_text("Anna")
        assert_open_to_all(olga, "watching before the start")

        assert birta.ask("start")["type"] == "done"
        expect(anna.board).to_be_visible()
        expect(olga.board).to_be_visible()
        come_to_wait(anna)
        assert_open_to_all(anna, "waiting for another")
        words = dialog(anna, anna.button("page-in-words"))
        expect(words).to_contain_text(
            anna.say("page-you-hold" if game != "sushi-go" else "page-your-choices")
        )
        close(anna, words)
        if game == "sushi-go":
            # What was chosen is nobody else's business yet.
            assert olga.page.evaluate("spoken.log") == []
        assert_open_to_all(olga, "watching")

        assert birta.ask("close")["type"] == "done"
        for someone in (anna, olga):
            expect(someone.page.get_by_role("alert")).to_be_visible()
            assert_open_to_all(someone, "a table that was closed")


def come_to_wait(person: Person) -> None:
    """Plays until it is the other's turn."""
    person.wait(lambda: person.view and person.view["due"], "the first turn")
    assert person.view is not None
    while is_due(person):
        play(person, person.view["legal_moves"][0])
        person.wait(lambda: person.heard[-1]["type"] != "done", "what follows from it")


@GAMES
def test_the_end_and_the_replay(person: MakePerson, server: Serving, game: str, language: str) -> None:
    olga = person("Olga", language=language)
    olga.context.add_init_script(NO_HURRY)
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
        expect(olga.page.get_by_role("main")).to_contain_text(olga.say("bot-family"))
        assert birta.ask("start")["type"] == "done"
        onward = olga.button("page-see-end")
        expect(onward).to_be_visible(timeout=60_000)
        assert_open_to_all(olga, "watching when all is over")
        onward.press("Enter")
        replay = olga.page.get_by_role("link", name=olga.say("after-replay"))
        expect(replay).to_be_visible()
        assert_open_to_all(olga, "the end")
        replay.click()
    expect(olga.page.get_by_role("group", name=olga.say("replay-controls"))).to_be_visible()
    olga.page.keyboard.press("End")
    assert_open_to_all(olga, "the end of a replay")
    olga.page.get_by_label(olga.say("replay-eyes")).select_option(label=olga.say("replay-everyone"))
    if game != "sushi-roll":
        expect(olga.page.get_by_role("heading", name=olga.say("replay-hands"))).to_be_visible()
    assert_open_to_all(olga, "a replay with all hands open")
