"""Views survive a round trip through plain data; without the memory aid only what it shows is missing."""

from __future__ import annotations

import enum
import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.bots import make_bot
from bordspil.core.errors import BadData, GameError, InvalidMove
from bordspil.core.game import Game
from bordspil.core.move import Move, TextMove
from bordspil.core.rng import Rng
from bordspil.core.to_data import to_data
from bordspil.core.view import View
from bordspil.games import all_games, find_game
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.view import SushiGoView
from tests.core.test_contract import TABLES, started

Table = tuple[str, int, dict[str, Any]]
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)


def views_of_a_match(table: Table, seed: int) -> Iterator[tuple[Game, View]]:
    """The views of all seats and of spectators, every few moves of a whole random match."""
    game, state = started(table, seed)
    rng = Rng.from_seed(seed)
    moves = 0
    while True:
        due = state.due()
        if moves % 7 == 0 or not due:
            for seat in (None, *range(state.seat_count)):
                yield game, state.view(seat)
        if not due:
            return
        seat = rng.choice(due)
        state.play(seat, rng.choice(state.legal_moves(seat)), rng)
        moves += 1


@given(tables, seeds)
def test_a_view_can_be_read_back_from_its_data(table: Table, seed: int) -> None:
    for game, view in views_of_a_match(table, seed):
        assert game.view_from_data(json.loads(view.as_json())) == view


@given(tables, seeds)
def test_the_memory_aid_changes_nothing_else_in_a_view(table: Table, seed: int) -> None:
    for game, view in views_of_a_match(table, seed):
        plain = game.plain_view(view)
        assert game.plain_view(plain) == plain
        if isinstance(view, SushiGoView):
            assert isinstance(plain, SushiGoView)
            assert replace(plain, known_hands=view.known_hands) == view
            for seat, cards in enumerate(plain.known_hands):
                returned = (Card.CHOPSTICKS,) * view.returned[seat]
                assert cards == (view.hand if seat == view.seat else returned)
        else:
            assert plain == view
        if view.seat is None:
            assert plain == view, "a spectator remembers nothing that others don't see"


def test_a_hand_that_was_held_is_shown_only_with_the_memory_aid() -> None:
    game, state = started(("sushi-go", 3, {}), 5)
    rng = Rng.from_seed(1)
    for seat in range(3):
        state.play(seat, state.legal_moves(seat)[0], rng)
    view = state.view(0)
    assert isinstance(view, SushiGoView)
    assert sorted(map(len, view.known_hands)) == [0, 8, 8]
    plain = game.plain_view(view)
    assert isinstance(plain, SushiGoView)
    assert sorted(map(len, plain.known_hands)) == [0, 0, 8]


@pytest.mark.parametrize("table", [("sushi-go", 4, {}), ("sushi-go", 2, {"invisible": True})], ids=str)
def test_bots_can_play_without_the_memory_aid(table: Table) -> None:
    game, state = started(table, 3)
    bot, rng = make_bot("greedy", game), Rng.from_seed(9)
    while state.due():
        seat = state.due()[0]
        state.play(seat, bot.choose(game.plain_view(state.view(seat)), rng), rng)
    assert state.outcome() is not None


def good() -> dict[str, Any]:
    _, state = started(("sushi-go", 2, {}), 1)
    return state.view(0).as_data()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"turn": "0"}, r"view\.turn must be 1, not 0"),
        ({"turn": True}, r"view\.turn must be 1, not True"),
        ({"turn": 1.0}, r"view\.turn must be 1"),
        ({"passes_right": 1}, r"view\.passes_right must be true \| false"),
        ({"hand": ["squid", "octopus"]}, r"view\.hand\[1\] must be tempura \| .*, not octopus"),
        ({"hand": "squid"}, r"view\.hand must be \[…\]"),
        ({"hand": [["squid"]]}, r"view\.hand\[0\] must be"),
        ({"hand": None}, r"view\.hand must be \[…\]"),
        ({"places": [{"seat": 0}]}, r"view\.places\[0\]\.tray is missing"),
        ({"places": [7]}, r"view\.places\[0\] must be \{…\}"),
        ({"chosen": 7}, r"view\.chosen must be Pick, not 7"),
        ({"octopus": 7}, r"view must be \{game, .*\}, not octopus"),
    ],
)
def test_the_error_for_invalid_data_says_where_it_is(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        find_game("sushi-go").view_from_data(good() | change)


def test_other_mistakes_in_a_view_have_their_own_errors() -> None:
    game = find_game("sushi-go")
    with pytest.raises(BadData, match=r"view must be \{…\}, not \[\]"):
        game.view_from_data([])
    with pytest.raises(BadData, match=r"view\.turn is missing"):
        game.view_from_data({name: value for name, value in good().items() if name != "turn"})
    with pytest.raises(InvalidMove):
        game.view_from_data(good() | {"chosen": "octopus"})
    with pytest.raises(GameError, match="both_ways"):
        game.view_from_data(good() | {"options": {"both_ways": 3}})


def test_a_row_must_have_its_length() -> None:
    game, state = started(("high-card", 2, {}), 1)
    data = state.view(0).as_data()
    with pytest.raises(BadData, match=r"view\.table\[0\] must be \[…, …\]"):
        game.view_from_data(data | {"table": [[1, 2, 3]]})
    assert game.view_from_data(data | {"table": [[1, 2]]}) == state.view(0).__class__(
        **{**vars(state.view(0)), "table": ((1, 2),)}
    )


# A second definition of plain data, as simple as possible.


def simply(value: Any) -> Any:
    if isinstance(value, enum.Enum):
        return value.value
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, Move):
        return str(value)
    if isinstance(value, tuple | list):
        return [simply(item) for item in value]
    if isinstance(value, dict):
        return {str(simply(key)): simply(item) for key, item in value.items()}
    assert is_dataclass(value)
    return {field.name: simply(getattr(value, field.name)) for field in fields(value)}


@given(tables, seeds)
def test_data_agrees_with_the_simple_definition(table: Table, seed: int) -> None:
    for _, view in views_of_a_match(table, seed):
        assert json.dumps(view.as_data()) == json.dumps(simply(view))


class Size(enum.IntEnum):
    SMALL = 1


class Word(enum.StrEnum):
    HELLO = "hello"


class Count(int):
    pass


@dataclass(frozen=True)
class Empty:
    pass


@dataclass(frozen=True)
class Single:
    size: Size


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (Size.SMALL, 1),
        (Word.HELLO, "hello"),
        (Count(3), 3),
        (True, True),
        (None, None),
        (1.5, 1.5),
        (Empty(), {}),
        (Single(Size.SMALL), {"size": 1}),
        ({Size.SMALL: (Word.HELLO,)}, {"1": ["hello"]}),
        ([TextMove("7")], ["7"]),
    ],
)
def test_every_kind_of_value_has_a_plain_form(value: object, data: object) -> None:
    plain = to_data(value)
    assert plain == data
    assert type(plain) is type(data)


@pytest.mark.parametrize("value", [object(), {1, 2}, Empty, b"x"])
def test_what_has_no_plain_form_is_refused(value: object) -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match="has no plain form"):
            to_data(value)


def test_every_game_names_its_view_class() -> None:
    for game in all_games().values():
        assert game.view is not View
