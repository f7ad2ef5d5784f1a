"""Hints on the board of Sushi Roll."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.hints import ask_for_hint, suggested, suggested_pieces
from tests.browser.helpers.playing import play
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.server.server_process import ServerProcess, serve

Tables = tuple[ServerProcess, dict[str, StagedTable]]


def may_swap(match: Match) -> bool:
    """Whether the first seat can swap dice."""
    moves = [str(move) for move in match.view(0).legal_moves]
    return match.due() == (0,) and any(move.startswith("swap") for move in moves)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A table for each test."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'b.db'}"
    staged = stage(
        database, {name: Scene(3, may_swap, game="sushi-roll") for name in ("take", "roll", "swap")}
    )
    with serve(database) as server:
        yield server, staged


def test_a_suggested_die_is_marked_until_the_turn_is_over(tables: Tables, person: MakePerson) -> None:
    anna, move = ask_for_hint(tables[0], tables[1]["take"], person, r"[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(suggested(anna)).to_have_count(1)
    assert suggested_pieces(anna, "data-face") == Counter([move])
    play(anna, move)
    expect(suggested(anna)).to_have_count(0)


def test_a_suggested_reroll_marks_its_button_and_then_its_dice(tables: Tables, person: MakePerson) -> None:
    anna, move = ask_for_hint(tables[0], tables[1]["roll"], person, r"reroll \w+\+\w+")
    anna.button("page-hint-move").click()
    # No die is marked yet: pressing it would take it.
    expect(suggested(anna)).to_have_count(1)
    expect(anna.button("roll-page-roll", anna.board)).to_have_accessible_name(
        re.compile(anna.say("page-advised"))
    )
    suggested(anna).click()
    expect(suggested(anna)).to_have_count(2)
    assert suggested_pieces(anna, "data-face") == Counter(move.split()[1].split("+"))
    for die in suggested(anna).all():
        die.click()
    # With exactly these dice marked, the reroll itself is suggested.
    expect(suggested(anna)).to_have_count(3)
    expect(anna.button("roll-page-roll-count", anna.board, count=2)).to_have_accessible_name(
        re.compile(anna.say("page-advised"))
    )


def test_a_suggested_swap_marks_both_dice(tables: Tables, person: MakePerson) -> None:
    anna, move = ask_for_hint(tables[0], tables[1]["swap"], person, r"swap .*")
    anna.button("page-hint-move").click()
    expect(suggested(anna)).to_have_count(1)
    suggested(anna).click()
    _, give, _, get, _, seat = move.split()
    expect(suggested(anna)).to_have_count(2)
    assert suggested_pieces(anna, "data-face") == Counter([give, get])
    assert suggested_pieces(anna, "data-belt") == Counter(["0", seat])
    assert_accessible(anna, "a suggested swap")
