"""Hints on the board of Sushi Go!."""

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
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.server.server_process import ServerProcess, serve

Tables = tuple[ServerProcess, dict[str, StagedTable]]


def may_keep_two(match: Match) -> bool:
    """Whether the first seat can use chopsticks."""
    return any("+" in str(move) for move in match.view(0).legal_moves)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A table for each test."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'b.db'}"
    staged = stage(database, {name: Scene(3, may_keep_two, game="sushi-go") for name in ("one", "two")})
    with serve(database) as server:
        yield server, staged


def test_a_suggested_card_is_marked_until_the_hint_is_closed(tables: Tables, person: MakePerson) -> None:
    anna, move = ask_for_hint(tables[0], tables[1]["one"], person, r"[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(suggested(anna)).to_have_count(1)
    assert suggested_pieces(anna, "data-card") == Counter([move])
    assert_accessible(anna, "a suggested card")
    anna.button("page-coach-next").click()
    expect(suggested(anna)).to_have_count(0)
    # A new hint again shows its move only on request.
    anna.button("page-hint").click()
    expect(anna.button("page-hint-move")).to_be_visible()
    expect(suggested(anna)).to_have_count(0)


def test_two_suggested_cards_are_numbered_and_the_call_is_marked(tables: Tables, person: MakePerson) -> None:
    anna, move = ask_for_hint(tables[0], tables[1]["two"], person, r"([a-z0-9]+)\+(?!\1)[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(suggested(anna)).to_have_count(3)
    first, second = move.split("+")
    assert suggested_pieces(anna, "data-card") == Counter([first, second, None])
    call = anna.button("go-call", anna.board)
    expect(call).to_have_accessible_name(re.compile(anna.say("page-advised")))
    for order, card in enumerate((first, second), 1):
        one = anna.board.locator(f'[data-card="{card}"]').get_by_role("button").and_(suggested(anna))
        expect(one).to_have_accessible_name(re.compile(f"{anna.say('page-advised')} {order}"))
    call.click()
    expect(suggested(anna)).to_have_count(2)
