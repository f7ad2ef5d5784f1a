"""The sheet of a piece: with the mouse, a finger and keys, in every game; opening it never plays."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from bordspil.games import find_game
from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import EVERY_RULE, violations
from tests.browser.helpers.person import DESKTOP, PHONE, Person
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.browser.helpers.turns import wait_for_turn
from tests.server.server_process import ServerProcess, serve

# What lies in the hand or on the belt.
OWN = {"sushi-go": "card:", "sushi-roll": "die:", "sequence": "card:"}
GAMES = tuple(OWN)
TURN = 7
LOW = {"width": 390, "height": 664}
Tables = tuple[ServerProcess, dict[str, StagedTable]]
OUTSIDE = """([sheet, prompt]) => {
  const a = sheet.getBoundingClientRect(), b = prompt?.getBoundingClientRect();
  const faults = [];
  if (a.left < 0 || a.top < 0 || a.right > innerWidth || a.bottom > innerHeight) faults.push('outside');
  const across = b && a.left < b.right && b.left < a.right;
  if (across && a.top < b.bottom && b.top < a.bottom) faults.push('on the prompt');
  return faults;
}"""


def turn_reached(match: Match) -> bool:
    """Whether the first seat has to move, in the middle of a round."""
    return match.turn >= TURN and 0 in match.due()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A table for each game and way to ask."""
    database = f"sqlite:///{tmp_path_factory.mktemp('sheets') / 'b.db'}"
    scenes = {
        f"{game} {way}": Scene(5, turn_reached, ("Anna",), 2, game=game)
        for game in GAMES
        for way in ("mouse", "finger", "keys")
    }
    staged = stage(database, scenes)
    with serve(database) as server:
        yield server, staged


def arrive(tables: Tables, person: MakePerson, name: str, size: dict[str, int]) -> Person:
    server, staged = tables
    anna = person("Anna", server=server, size=size)
    staged[name].go(anna)
    wait_for_turn(anna)
    expect(anna.page.locator("[data-about]").first).to_be_visible()
    return anna


def own_piece(page: Page, game: str) -> Locator:
    """A piece that can be played."""
    return page.locator(f'[data-always~="hand"] [data-about^="{OWN[game]}"]').first


def sheet(page: Page) -> Locator:
    return page.locator("[data-sheet]")


def check_sheet(anna: Person, piece: Locator) -> None:
    """The sheet is that of the piece, says what the server said, and lies where it may."""
    name = piece.get_attribute("data-about")
    shown = sheet(anna.page)
    expect(shown).to_have_count(1)
    expect(shown).to_be_visible()
    expect(shown).to_have_attribute("data-sheet", name or "")
    about = next(each for each in reversed(anna.received) if each["type"] == "about")
    assert about["piece"] == name
    for text in [about["title"], *(line["text"] for line in about["lines"]), *about["coming"]]:
        expect(shown).to_contain_text(text)
    prompt = anna.page.locator('[data-always~="prompt"]').first
    handles = [shown.element_handle(), prompt.element_handle() if prompt.count() else None]
    assert anna.page.evaluate(OUTSIDE, handles) == []


def played(anna: Person) -> list[str]:
    return [each["move"] for each in anna.sent if each["type"] == "play"]


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_rests_on_a_piece(tables: Tables, person: MakePerson, game: str) -> None:
    anna = arrive(tables, person, f"{game} mouse", DESKTOP)
    page = anna.page
    piece = own_piece(page, game)
    turn = (anna.view or {})["turn"]
    piece.hover()
    check_sheet(anna, piece)
    # Asked once for each position.
    page.mouse.move(2, 2)
    expect(sheet(page)).to_have_count(0)
    piece.hover()
    expect(sheet(page)).to_be_visible()
    assert len([each for each in anna.sent if each["type"] == "ask_about"]) == 1
    # The mouse can go to the sheet and read the rule.
    rule = sheet(page).get_by_role("button")
    found = re.search(r"S[GRQ]-\d+", rule.get_attribute("title") or "")
    assert found is not None
    rule.hover()
    page.wait_for_timeout(400)
    rule.click()
    expect(sheet(page)).to_have_count(0)
    book = page.get_by_role("dialog", name=anna.say("page-learn-rules"))
    expect(book.locator(f"#{found[0]}")).to_be_focused()
    expect(book.locator(f"#{found[0]}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    assert played(anna) == []
    assert (anna.view or {})["turn"] == turn


@pytest.mark.parametrize("game", GAMES)
def test_a_mouse_that_rests_after_a_click_opens_nothing(
    tables: Tables, person: MakePerson, game: str
) -> None:
    anna = arrive(tables, person, f"{game} mouse", DESKTOP)
    page = anna.page
    box = own_piece(page, game).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(1500)
    expect(sheet(page)).to_have_count(0)
    # The next piece may have come to lie elsewhere.
    box = own_piece(page, game).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    expect(sheet(page)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_opens_the_sheet_and_does_not_play(
    tables: Tables, person: MakePerson, game: str
) -> None:
    anna = arrive(tables, person, f"{game} finger", LOW)
    page = anna.page
    piece = own_piece(page, game)
    press(page, piece, 700)
    check_sheet(anna, piece)
    before = piece.get_attribute("aria-pressed")
    page.wait_for_timeout(300)
    assert played(anna) == []
    assert piece.get_attribute("aria-pressed") == before
    assert page.evaluate("getSelection().toString()") == ""
    # A tap beside it closes it and does nothing else.
    press(page, piece, 60)
    expect(sheet(page)).to_have_count(0)
    page.wait_for_timeout(300)
    assert played(anna) == []
    assert piece.get_attribute("aria-pressed") == before
    # A short tap is no long press.
    press(page, piece, 60)
    page.wait_for_timeout(700)
    expect(sheet(page)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_key_opens_the_sheet_of_the_focused_piece(tables: Tables, person: MakePerson, game: str) -> None:
    anna = arrive(tables, person, f"{game} keys", DESKTOP)
    page = anna.page
    piece = own_piece(page, game)
    # The button may be in the piece, or be the piece.
    button = piece if piece.evaluate("each => each.matches('button')") else piece.locator("button").first
    before = set(violations(anna, EVERY_RULE))
    button.focus()
    page.keyboard.press("i")
    check_sheet(anna, piece)
    expect(sheet(page)).to_be_focused()
    # Whatever else is on the screen is checked with each board.
    assert set(violations(anna, EVERY_RULE)) <= before
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(button).to_be_focused()
    assert played(anna) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_on_the_screen_has_a_sheet(tables: Tables, person: MakePerson, game: str) -> None:
    anna = arrive(tables, person, f"{game} keys", PHONE)
    names = anna.page.evaluate("[...document.querySelectorAll('[data-about]')].map((e) => e.dataset.about)")
    assert len(names) > 5
    view = find_game(game).view_from_data(anna.view)
    for name in sorted(set(names)):
        assert find_game(game).about(view, name).lines is not None


def press(page: Page, piece: Locator, milliseconds: int) -> None:
    """Put a finger onto a piece and lift it again."""
    box = piece.bounding_box()
    assert box is not None
    # Off the middle: there may be a mark that belongs to something else.
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
