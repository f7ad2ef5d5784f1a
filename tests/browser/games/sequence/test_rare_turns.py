"""Rare turns of Sequence, staged in advance, and the board on every screen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bordspil.games.sequence.board import CELL_OF, LINE, WINDOWS
from bordspil.games.sequence.view import SequenceView
from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, NARROW, PHONE, Person
from tests.browser.helpers.playing import play
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.server.clients import Talk, talk
from tests.server.server_process import ServerProcess, serve

HAND = 7
LAPTOPS = [DESKTOP, {"width": 1366, "height": 768}, {"width": 1280, "height": 720}]
TV = {"width": 1920, "height": 1080}
# Long names, for the largest table.
CROWD = (
    "Anna",
    "Þórdís Ragnheiður Hallgrímsd.",
    "Bartłomiej Krzyżanowski-Wolski",
    "Jón",
    "Lucía Fernández de la Fuente",
    "Wolfeschlegelsteinhausenberger",
    "Ída",
    "Ola",
    "Guðmundur",
    "Ewa",
    "José Luis",
    "Maximiliano Alejandro",
)


def legal(match: Match) -> list[str]:
    """The moves of the first seat, if it is its turn."""
    return [str(move) for move in match.view(0).legal_moves] if match.due() == (0,) else []


def cards_of(match: Match) -> set[str]:
    """The first words of the first seat's moves: cards, or other kinds of moves."""
    return {move.split()[0] for move in legal(match)}


def thrifty(match: Match, seat: int, rng: random.Random) -> str:
    """Keep jacks and dead cards for later."""
    moves = [str(move) for move in match.view(seat).legal_moves]
    return rng.choice([move for move in moves if not move.startswith(("J", "dead"))] or moves)


def builder(match: Match, seat: int, rng: random.Random) -> str:
    """Extend the longest rows, even completed lines, and break the opponent's lines."""
    view = match.view(seat)
    assert isinstance(view, SequenceView)
    own = [team == view.team for team in view.board]
    lined = {cell for line in view.lines for cell in line.cells}

    def promise(text: str) -> int:
        card, _, cell = text.partition(" ")
        if card in ("JS", "JH"):
            return LINE if cell in lined else -1
        if cell not in CELL_OF or card in ("dead", "lose", "line"):
            return 0
        rows = [window for window in WINDOWS if CELL_OF[cell] in window]
        return max(sum(own[each] for each in row) for row in rows)

    moves = [str(move) for move in view.legal_moves]
    return max(rng.sample(moves, min(8, len(moves))), key=promise)


def must_choose_what_stands(match: Match) -> bool:
    view = match.view(0)
    assert isinstance(view, SequenceView)
    return view.choosing == 0 and view.active == 1


def has_line_of_the_other(match: Match) -> bool:
    return any(line.team == 1 for line in vars(match.view(0))["lines"])


def has_both_jacks_and_a_dead_card(match: Match) -> bool:
    return cards_of(match) >= {"JS", "JD", "dead"} and has_line_of_the_other(match)


SCENES = {
    "jacks": Scene(57, has_both_jacks_and_a_dead_card, choose=thrifty),
    "line": Scene(23, lambda match: any(move.startswith("line") for move in legal(match))),
    "talk": Scene(
        4,
        # Without two-eyed jacks each cell fits only one card.
        lambda match: match.turn > 0 and len(cards_of(match) - {"JD", "JC"}) == HAND,
        options={"draw_yourself": True, "no_table_talk": True},
        choose=thrifty,
    ),
    "advanced": Scene(
        1,
        lambda match: "JH" in cards_of(match) and has_line_of_the_other(match),
        options={"advanced": True},
        choose=thrifty,
    ),
    "standing": Scene(47, must_choose_what_stands, options={"advanced": True}, choose=builder),
    "crowd": Scene(11, lambda match: legal(match) == ["pass"], names=CROWD),
}


class Tables:
    """A server with all the scenes."""

    def __init__(self, server: ServerProcess, staged: dict[str, StagedTable]) -> None:
        self.server, self.staged = server, staged

    @contextmanager
    def other(self, scene: str, name: str = "Birta") -> Iterator[tuple[Talk, dict[str, Any]]]:
        """Another player, without a browser, and her view."""
        with talk(self.server.ws) as client:
            welcome = client.ask("return", token=self.staged[scene].tokens[name])
            assert welcome["type"] == "welcome", welcome
            yield client, welcome["view"]

    def other_moves(self, scene: str) -> None:
        """Let the other player play a card, preferably no jack, and draw if that is a move."""
        with self.other(scene) as (client, view):
            plays = [move for move in view["legal_moves"] if not move.startswith(("dead", "draw"))]
            move = min(plays, key=lambda move: move.startswith("J"))
            assert client.ask("play", move=move, turn=view["turn"])["type"] == "done"
            if view["options"]["draw_yourself"]:
                assert client.ask("play", move="draw", turn=view["turn"])["type"] == "done"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    database = f"sqlite:///{tmp_path_factory.mktemp('scenes') / 'b.db'}"
    staged = stage(database, SCENES)
    with serve(database) as server:
        yield Tables(server, staged)


def sit_down(tables: Tables, person: MakePerson, scene: str, size: dict[str, int] = DESKTOP) -> Person:
    """Anna at her seat."""
    anna = person(server=tables.server, size=size)
    tables.staged[scene].go(anna)
    expect(cells(anna)).to_have_count(100)
    return anna


def cells(person: Person) -> Locator:
    grid = person.board.get_by_role("grid", name=person.say("seq-board-name"))
    return grid.get_by_role("button")


def cell(person: Person, name: str) -> Locator:
    return cells(person).and_(person.page.locator(f'[data-cell="{name}"]'))


def card(person: Person, name: str) -> Locator:
    return hand(person).get_by_role("button").and_(person.page.locator(f'[data-card="{name}"]'))


def hand(person: Person) -> Locator:
    return person.board.get_by_role("region", name=person.say("seq-hand-name"))


def expect_highlighted(person: Person, names: set[str]) -> None:
    """Expect exactly these cells to be highlighted."""
    lit = cells(person).and_(person.page.get_by_role("button", name=person.say("seq-cell-open")))
    expect(lit).to_have_count(len(names))
    assert {each.get_attribute("data-cell") for each in lit.all()} == names


def targets(person: Person, name: str) -> set[str]:
    """The cells that a card may be played onto."""
    assert person.view is not None
    moves = [move.split() for move in person.view["legal_moves"]]
    return {move[1] for move in moves if move[0] == name}


def plain_move(person: Person) -> str:
    """A move with a card that is not a jack."""
    assert person.view is not None
    return str(
        next(move for move in person.view["legal_moves"] if not move.startswith(("J", "dead", "draw")))
    )


def sent(person: Person) -> list[str]:
    return [message["move"] for message in person.sent if message["type"] == "play"]


def expect_asked(person: Person, key: str, **facts: Any) -> None:
    """Expect the board to ask for something."""
    words = person.say(key, **facts)
    expect(person.board.get_by_role("status").filter(has_text=words)).to_be_visible()


def await_turn(person: Person) -> None:
    person.wait(lambda: person.view and person.view["due"] == [0], "the turn")


def expect_chip(person: Person, where: str, team: int | None) -> None:
    """Expect a team's chip on a cell, or none."""
    words = person.say("seq-cell-free") if team is None else person.say("seq-cell-chip", team=team + 1)
    expect(cell(person, where)).to_have_accessible_name(re.compile(re.escape(words)))


def test_a_hint_first_says_where_to_look_and_then_what_to_play(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "jacks")
    anna.button("page-hint").click()
    anna.wait(lambda: any(message["type"] == "hint" for message in anna.received), "the hint")
    received = next(message for message in anna.received if message["type"] == "hint")
    says = anna.board.get_by_role("status")
    expect(says.filter(has_text=received["look"])).to_be_visible()
    expect(anna.button("seq-do-dead", anna.board)).to_have_count(0)
    anna.button("page-hint-move").click()
    # The best move is to exchange a dead card: it is chosen, and its button is there.
    expect(says.filter(has_text=received["look"])).to_have_count(0)
    expect(card(anna, "3C")).to_have_attribute("aria-pressed", "true")
    expect(anna.button("seq-do-dead", anna.board)).to_be_visible()


def test_dead_cards_are_exchanged_and_jacks_remove_and_place_chips(
    tables: Tables, person: MakePerson
) -> None:
    anna = sit_down(tables, person, "jacks")
    seats = anna.board.get_by_role("region", name=anna.say("seq-seats-name"))
    expect(seats).to_contain_text(anna.say("page-away"))

    # A card highlights its cells; Escape deselects it.
    card(anna, "5S").click()
    expect_highlighted(anna, {"d9"})
    anna.page.keyboard.press("Escape")
    expect(card(anna, "5S")).to_have_attribute("aria-pressed", "false")
    # If several cards fit, the page asks which.
    cell(anna, "g5").click()
    expect_asked(anna, "seq-ask-card", cell="g5")
    for name in ("AH", "JD"):
        expect(card(anna, name)).to_have_class(re.compile("fits"))
    anna.button("seq-do-cancel", anna.board).click()

    # The dead card is exchanged, and the turn continues.
    card(anna, "3C").click()
    expect_asked(anna, "seq-ask-dead", card="3♣")
    anna.button("seq-do-dead", anna.board).click()
    expect(card(anna, "3C")).to_have_count(0)
    expect(hand(anna).get_by_role("button")).to_have_count(7)
    await_turn(anna)

    # A one-eyed jack removes an opponent's chip, but not from a line.
    card(anna, "JS").click()
    expect_asked(anna, "seq-ask-remover", card="J♠")
    expect_highlighted(anna, targets(anna, "JS"))
    expect(cell(anna, "c4")).to_have_accessible_name(re.compile(re.escape(anna.say("seq-cell-line"))))
    cell(anna, "c4").click()
    expect(anna.button("seq-do-remove", anna.board, cell="c4")).to_have_count(0)
    card(anna, "JS").click()
    cell(anna, "f7").click()
    anna.button("seq-do-remove", anna.board, cell="f7").click()
    expect_chip(anna, "f7", None)
    assert sent(anna) == ["dead 3C", "JS f7"]

    # The other player's presence is shown, and the selection stays.
    card(anna, "5S").click()
    with tables.other("jacks") as (client, _):
        expect(seats).not_to_contain_text(anna.say("page-away"))
        assert client.ask("react", reaction="ouch")["type"] == "done"
        expect(anna.page.locator("[data-reaction=ouch]")).to_be_visible()
    expect(seats).to_contain_text(anna.say("page-away"))
    expect(card(anna, "5S")).to_have_attribute("aria-pressed", "true")
    tables.other_moves("jacks")
    await_turn(anna)

    # A two-eyed jack fits any free cell; the first tap only aims.
    card(anna, "JD").click()
    expect_asked(anna, "seq-ask-wild", card="J♦")
    expect_highlighted(anna, targets(anna, "JD"))
    aim = sorted(targets(anna, "JD"))[0]
    cell(anna, aim).click()
    anna.button("seq-do-place", anna.board, cell=aim).click()
    expect_chip(anna, aim, 0)


def test_with_six_in_a_row_the_player_chooses_five(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "line", PHONE)
    expect_asked(anna, "seq-prompt-line")
    first = anna.button("seq-line-name", anna.board, first="d2", last="h2")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect_highlighted(anna, {"d2", "e2", "f2", "g2", "h2"})
    anna.button("seq-line-name", anna.board, first="e2", last="i2").click()
    expect_highlighted(anna, {"e2", "f2", "g2", "h2", "i2"})
    anna.button("seq-do-line", anna.board).click()
    inside = cells(anna).and_(anna.page.get_by_role("button", name=anna.say("seq-cell-line")))
    expect(inside).to_have_count(5)
    assert sent(anna) == ["line e2-i2"]
    assert {each.get_attribute("data-cell") for each in inside.all()} == {"e2", "f2", "g2", "h2", "i2"}


def test_after_a_broken_line_its_owner_chooses_five_of_the_rest(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "standing", PHONE)
    expect_asked(anna, "seq-prompt-line")
    expect_chip(anna, "a4", None)
    anna.button("seq-line-name", anna.board, first="a6", last="a10").click()
    expect_highlighted(anna, {"a6", "a7", "a8", "a9", "a10"})
    anna.button("seq-do-line", anna.board).click()
    inside = cells(anna).and_(anna.page.get_by_role("button", name=anna.say("seq-cell-line")))
    expect(inside).to_have_count(5)
    assert sent(anna) == ["line a6-a10"]
    await_turn(anna)


def test_a_ruling_costs_a_card_and_so_does_a_forgotten_draw(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "talk")
    await_turn(anna)
    cards = hand(anna).get_by_role("button")
    held = cards.count()

    # The host rules against her own team, and loses a card of her choice.
    anna.button("seq-rule-name", anna.board).click()
    for team in (1, 2):
        expect(anna.button("seq-do-rule", anna.board, team=team)).to_be_visible()
    anna.button("seq-do-rule", anna.board, team=1).click()
    expect_asked(anna, "seq-prompt-lose")
    # No other ruling is possible until then.
    anna.button("seq-rule-name", anna.board).click()
    expect(anna.board.get_by_text(anna.say("seq-rule-why"))).to_be_visible()
    expect(anna.button("seq-do-rule", anna.board, team=2)).to_have_count(0)
    anna.page.keyboard.press("Escape")
    cards.first.click()
    lost = anna.board.locator("button.primary")
    expect(lost).to_have_text(re.compile(anna.say("seq-do-lose", card="")))
    lost.click()
    expect(cards).to_have_count(held - 1)

    # A tap on a cell selects its card; then she draws.
    await_turn(anna)
    name, where = plain_move(anna).split()
    cell(anna, where).click()
    expect(card(anna, name)).to_have_attribute("aria-pressed", "true")
    cell(anna, where).click()
    expect_chip(anna, where, 0)
    anna.button("seq-do-draw", anna.board).click()
    expect(cards).to_have_count(held - 1)

    # Next time she forgets to draw until the opponent has played and drawn.
    tables.other_moves("talk")
    await_turn(anna)
    play(anna, plain_move(anna))
    expect(anna.button("seq-do-draw", anna.board)).to_be_visible()
    tables.other_moves("talk")
    await_turn(anna)
    expect(anna.button("seq-do-draw", anna.board)).to_have_count(0)
    expect(cards).to_have_count(held - 2)
    story = anna.page.get_by_role("log", name=anna.say("page-story"))
    expect(story).to_contain_text(anna.say("seq-event-draw-lost", name="Anna"))


def test_with_the_advanced_rule_a_line_can_be_broken(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "advanced", PHONE)
    line = next(line["cells"] for line in (anna.view or {})["lines"] if line["team"] == 1)
    where = next(each for each in line if each in targets(anna, "JH"))
    words = re.compile(re.escape(anna.say("seq-cell-line")))
    expect(cell(anna, where)).to_have_accessible_name(words)
    play(anna, f"JH {where}")
    expect_chip(anna, where, None)
    for each in line:
        expect(cell(anna, each)).not_to_have_accessible_name(words)


def test_twelve_players_fit_on_every_screen_and_one_must_pass(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "crowd")
    for size in LAPTOPS:
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect_everything_visible(anna)
    for size in (PHONE, NARROW):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect_wide_board(anna)
    onlooker = person("Olga", server=tables.server, size=TV)
    onlooker.go(f"/w/{tables.staged['crowd'].watch_key}")
    expect_everything_visible(onlooker)
    for name in CROWD:
        expect(onlooker.board).to_contain_text(name)
    expect_asked(anna, "seq-turn-pass")
    anna.button("seq-do-pass", anna.board).click()
    anna.wait(lambda: anna.view and anna.view["due"] == [1], "the next one's turn")


def test_a_full_board_fits_on_every_screen(tables: Tables, person: MakePerson) -> None:
    anna = sit_down(tables, person, "line")
    for size in LAPTOPS:
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect_everything_visible(anna)
    for size in (PHONE, NARROW):
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect_wide_board(anna)


def expect_everything_visible(person: Person) -> None:
    """Board, hand and players fit into the window without scrolling."""
    page = person.page
    parts = [
        person.board.get_by_role("grid"),
        person.board.get_by_role("region", name=person.say("seq-seats-name")),
    ]
    if person.view and person.view["seat"] is not None:
        parts.append(hand(person))
    for part in parts:
        expect(part).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def expect_wide_board(person: Person) -> None:
    """On a phone the board fills the width, with the hand below it."""
    person.assert_fits()
    window = person.page.viewport_size
    grid, cards = person.board.get_by_role("grid").bounding_box(), hand(person).bounding_box()
    assert window
    assert grid
    assert cards
    assert grid["width"] > 0.93 * window["width"]
    assert cards["y"] + cards["height"] <= window["height"]
