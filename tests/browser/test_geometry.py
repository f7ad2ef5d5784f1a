"""A match is one screen: nothing scrolls, is covered, cut off or too small, on any window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.games.sequence.test_rare_turns import builder
from tests.browser.games.sequence.test_rhythm import completing
from tests.browser.helpers.chromium import launch_args
from tests.browser.helpers.person import Person, context_args
from tests.browser.helpers.playing import play
from tests.browser.helpers.staged_match import Scene, StagedTable, any_move, stage
from tests.browser.helpers.turns import wait_for_turn
from tests.server.server_process import ServerProcess, serve

LOOK = (Path(__file__).parent / "helpers" / "geometry.js").read_text(encoding="utf-8")
SIZES = [
    (360, 560),
    (360, 640),
    (390, 664),
    (390, 844),
    (430, 932),
    (844, 390),
    (667, 375),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
    # 200 % zoom at 1280 × 720.
    (640, 360),
]
PLAYERS = {"sushi-go": (2, 4, 5), "sushi-roll": (2, 4, 5), "sequence": (2, 4, 12)}
ROUNDS = 3
LANGUAGES = ("en", "is", "es", "pl")
Tables = tuple[ServerProcess, dict[str, StagedTable]]
SMALLEST_TEXT = 13
# Sequence's cells on phones are as large as the width gives.
SMALLEST_CELL = 30
# In a replay nothing is pressed on the board, and the controls need room.
SMALLEST_REPLAYED_CELL = 27
# A busy machine may take several looks, of so many milliseconds.
LOOKS, PAUSE = 8, 100
DOUBLED_TEXT = "--blink-settings=defaultFontSize=32"


def turns(count: int) -> Any:
    """Whether so many turns are over, and the first seat chooses."""
    return lambda match: match.turn >= count and 0 in match.due()


def last_choice(match: Match) -> bool:
    """Whether the first seat's choice ends the first round."""
    view = match.view(0).as_data()
    if 0 not in match.due():
        return False
    if "hand" in view:
        return len(view["hand"]) == 2
    return all(len(place["belt"]) <= 1 for place in view["places"]) and match.due() == (0,)


MOMENTS = {"start": turns(0), "middle": turns(5)}


def last_of_the_match(match: Match) -> bool:
    """Whether the first seat's choice ends the match."""
    if match.due() != (0,) and match.view(0).as_data()["game"] != "sushi-go":
        return False
    if "round" in (view := match.view(0).as_data()):
        return view["round"] == ROUNDS and last_choice(match)
    # With three teams, one line wins.
    return completing(view) is not None


def open_choice(match: Match) -> bool:
    """Whether the first seat has to choose one of several lines."""
    return match.due() == (0,) and str(match.view(0).legal_moves[0]).startswith("line")


def scenes() -> dict[str, Scene]:
    """A table for each game, number of players and moment."""
    found: dict[str, Scene] = {}
    for game, counts in PLAYERS.items():
        for count in counts:
            for moment, wanted in MOMENTS.items():
                after = turns(40 + 3 * count) if (game, moment) == ("sequence", "middle") else wanted
                found[f"{game}-{count}-{moment}"] = Scene(7, after, ("Anna",), count - 1, game)
            if game != "sequence":
                found[f"{game}-{count}-scoring"] = Scene(7, last_choice, ("Anna",), count - 1, game)
        choose = builder if game == "sequence" else any_move
        found[f"{game}-last"] = Scene(3, last_of_the_match, ("Anna",), 2, game, choose=choose)
    found["sequence-choice"] = Scene(23, open_choice, ("Anna",), 1, "sequence")
    return found


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Tables]:
    """A server with all tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}"
    staged = stage(database, scenes())
    with serve(database) as server:
        yield server, staged


def missing(person: Person) -> list[str]:
    """What the view has and the screen does not show: names, scores, the hand, the board's cells."""
    view = person.view
    assert view is not None
    found: list[str] = []
    for seat, name in enumerate(each["name"] for each in person.table["seats"]):
        mat = person.board.locator(f'[data-piece~="mat:{seat}"]').first
        if not mat.count():
            found.append(f"no mat of seat {seat}")
            continue
        text = mat.inner_text()
        if name not in text:
            found.append(f"the mat of seat {seat} does not name {name}: {text!r}")
        if view["game"] != "sequence" and str(view["scores"][seat]) not in text.split():
            found.append(f"the mat of {name} does not show {view['scores'][seat]}: {text!r}")
    if view["game"] == "sequence":
        cells = person.board.locator('[data-piece^="cell:"]').count()
        found += [] if cells == 100 else [f"{cells} cells"]
    pieces = {"sushi-go": "card:", "sushi-roll": "die:", "sequence": "card:"}[view["game"]]
    held = view["hand"] if "hand" in view else view["places"][view["seat"]]["belt"]
    shown = person.board.locator(f'[data-piece^="{pieces}"]').count()
    # Equal cards may lie on each other.
    if not len(set(map(str, held))) <= shown <= len(held):
        found.append(f"{shown} of {len(held)} pieces in hand")
    return found


def problems_at(person: Person, width: int, height: int, what: str, cells: int = SMALLEST_CELL) -> list[str]:
    """Everything wrong at one size of the window, once the page has come to rest."""
    person.page.set_viewport_size({"width": width, "height": height})
    # Off the pieces, whose sheets would cover others.
    person.page.mouse.move(2, 2)
    found: list[str] = []
    for _ in range(LOOKS):
        person.page.wait_for_timeout(PAUSE)
        found = person.page.evaluate(LOOK, {"least": SMALLEST_TEXT, "cells": cells})
        if not found:
            break
    return [f"{width}×{height} {what}: {problem}" for problem in found]


@pytest.mark.parametrize("count", range(3))
@pytest.mark.parametrize("game", PLAYERS)
def test_everything_fits_every_window(person: MakePerson, tables: Tables, game: str, count: int) -> None:
    server, staged = tables
    players = PLAYERS[game][count]
    found: list[str] = []
    # Other languages with other numbers of players.
    languages = LANGUAGES[count:] + LANGUAGES[:count]
    for language, moment in zip(languages, (*MOMENTS, "scoring"), strict=False):
        table = staged.get(f"{game}-{players}-{moment}")
        if table is None:
            continue
        anna = person("Anna", language=language, server=server)
        table.go(anna)
        expect(anna.board).to_be_visible()
        wait_for_turn(anna)
        if moment == "scoring":
            assert anna.view is not None
            play(anna, random.Random(1).choice(anna.view["legal_moves"]))
            expect(anna.page.locator("[data-counting]")).to_be_visible()
        for width, height in SIZES:
            found += problems_at(anna, width, height, f"{game} {players} {moment} {language}")
            if moment != "scoring":
                found += [f"{width}×{height} {game} {players}: {each}" for each in missing(anna)]
        anna.context.close()
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", PLAYERS)
def test_doubled_text_fits_a_laptop_and_grows_on_phones(
    playwright: Playwright, tables: Tables, game: str
) -> None:
    server, staged = tables
    arguments = launch_args()
    browser = playwright.chromium.launch(**{**arguments, "args": [*arguments["args"], DOUBLED_TEXT]})
    found: list[str] = []
    anna = Person(browser.new_context(**context_args()), server.url, "Anna")
    staged[f"{game}-{PLAYERS[game][1]}-middle"].go(anna)
    expect(anna.board).to_be_visible()
    for width, height in ((1280, 720), (1440, 900), (390, 844)):
        found += problems_at(anna, width, height, f"{game} with doubled text")
    browser.close()
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", PLAYERS)
def test_everything_fits_the_screen_of_spectators(person: MakePerson, tables: Tables, game: str) -> None:
    server, staged = tables
    olga = person("Olga", server=server, language="es")
    found: list[str] = []
    for players in PLAYERS[game]:
        olga.go(f"/w/{staged[f'{game}-{players}-middle'].watch_key}")
        expect(olga.board).to_be_visible()
        for width, height in SIZES:
            found += problems_at(olga, width, height, f"{game} {players} watched")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", PLAYERS)
def test_the_last_board_and_the_replay_fit_every_window(
    person: MakePerson, tables: Tables, game: str
) -> None:
    server, staged = tables
    anna = person("Anna", server=server, language="pl")
    staged[f"{game}-last"].go(anna)
    wait_for_turn(anna)
    assert anna.view is not None
    play(anna, completing(anna.view) or "" if game == "sequence" else anna.view["legal_moves"][0])
    expect(anna.button("page-see-end")).to_be_visible()
    found: list[str] = []
    for width, height in SIZES:
        found += problems_at(anna, width, height, f"the last board of {game}")
    anna.go(f"/r/{anna.table['records'][-1]}")
    controls = anna.page.get_by_role("group", name=anna.say("replay-controls"))
    expect(controls).to_be_visible()
    anna.page.keyboard.press("PageDown")
    for width, height in SIZES:
        found += problems_at(anna, width, height, f"the replay of {game}", SMALLEST_REPLAYED_CELL)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.get_by_label(anna.say("replay-eyes")).select_option("0")
    for width, height in SIZES:
        found += problems_at(anna, width, height, f"the replay of {game} from a seat", SMALLEST_REPLAYED_CELL)
    assert found == [], "\n".join(found)


def test_a_choice_of_lines_fits_every_window(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    found: list[str] = []
    for language in LANGUAGES:
        anna = person("Anna", server=server, language=language)
        staged["sequence-choice"].go(anna)
        expect(anna.button("seq-do-line", anna.board)).to_be_visible()
        for width, height in SIZES:
            found += problems_at(anna, width, height, f"a choice of lines in {language}")
            expect(anna.button("seq-do-line", anna.board)).to_be_in_viewport(ratio=1)
        anna.context.close()
    assert found == [], "\n".join(found)


# Gives every hint the same words.
SAY_ALWAYS = """(words) => {
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    const message = parse(text, ...more);
    return message?.type === 'hint' ? { ...message, look: words } : message;
  };
}"""
# The room above and below the words, and how much of them is cut off.
INSIDE = """(bar) => {
  const words = bar.querySelector('p');
  const [outer, text] = [bar, words].map((each) => each.getBoundingClientRect());
  return [text.top - outer.top, outer.bottom - text.bottom, words.scrollHeight - text.height];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_hint_fits_its_bar(person: MakePerson, tables: Tables, language: str) -> None:
    server, staged = tables
    anna = person("Anna", server=server, language=language)
    words = anna.say("seq-look-corner", corner="a10", line="a10-e10", cards="10♦, 10♥, Q♦")
    staged["sequence-2-middle"].go(anna)
    wait_for_turn(anna)
    anna.page.evaluate(SAY_ALWAYS, words)
    anna.button("page-hint").click()
    expect(anna.page.get_by_text(words)).to_be_visible()
    found: list[str] = []
    for width, height in SIZES:
        found += problems_at(anna, width, height, f"a long hint in {language}")
        above, below, more = anna.board.locator(".prompt").evaluate(INSIDE)
        # Letters reach a little beyond low lines.
        if min(above, below) < 1 or more > 4:
            found.append(
                f"{width}×{height} {language}: {above:.1f} px above, {below:.1f} below, {more:.1f} more"
            )
    assert found == [], "\n".join(found)


def test_the_check_sees_what_leaves_the_window(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server)
    staged["sushi-go-4-middle"].go(anna)
    expect(anna.board).to_be_visible()
    assert problems_at(anna, 390, 844, "as it is") == []
    anna.page.evaluate("document.querySelector('[data-always=hand]').style.translate = '0 90px'")
    assert any("leaves the window" in problem for problem in problems_at(anna, 390, 844, "moved"))
