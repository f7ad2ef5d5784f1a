"""The contract: laws that hold for every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.errors import (
    BadOptions,
    GameError,
    IllegalMove,
    InvalidMove,
    MatchOver,
    NoSuchSeat,
    NotDue,
    shown,
)
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games import all_games
from tests.helpers.games import tables_of

pytestmark = pytest.mark.uncompiled


def fits(game: Game, count: int, options: dict[str, Any]) -> bool:
    try:
        game.check_options(count, options)
    except BadOptions:
        return False
    return True


TABLES = [
    (name, count, options)
    for name, game in sorted(all_games().items())
    for count in game.seat_counts
    for options in [{}, *(options for _, options in tables_of(game) if options)]
    if fits(game, count, options)
]

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)


def started(table: tuple[str, int, dict[str, Any]], seed: int) -> tuple[Game, State]:
    name, count, options = table
    game = all_games()[name]
    return game, game.setup(count, game.options.from_data(options), rng=Rng.from_seed(seed))


def walk(state: State, seed: int, steps: int) -> State:
    """Play some random moves; due seats move in any order."""
    rng = Rng.from_seed(seed)
    for _ in range(steps):
        due = state.due()
        if not due:
            break
        seat = rng.choice(due)
        state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    return state


def single_moves(state: State, actions: range) -> list[Move]:
    """The moves among these actions that consist of one action."""
    found = []
    for action in actions:
        try:
            found.append(state.move_of(action))
        except ValueError:
            continue
    return found


def some_move(state: State) -> Move:
    """Any move that consists of one action."""
    return single_moves(state, range(20))[0]


def whole_moves(state: State, seat: int, steps: tuple[int, ...] = ()) -> Iterator[Move]:
    """Every move, found by going through its steps one by one."""
    for action in state.actions(seat):
        try:
            yield state.move_of(*steps, action)
        except ValueError:
            further = state.clone()
            further.play_step(seat, action, Rng.from_seed(1))
            yield from whole_moves(further, seat, (*steps, action))


@given(tables, seeds, st.integers(0, 90))
def test_exactly_the_legal_moves_are_accepted(
    table: tuple[str, int, dict[str, Any]], seed: int, steps: int
) -> None:
    game, state = started(table, seed)
    walk(state, seed, steps)
    everything = range(game.action_count)
    for seat in range(state.seat_count):
        legal = state.legal_moves(seat)
        assert len(set(legal)) == len(legal)
        assert sorted(map(str, legal)) == sorted(str(move) for move in whole_moves(state, seat))
        if seat in state.due():
            assert legal
        others = single_moves(state, everything[seed % 7 :: 7])
        for move in (*legal, *others):
            trial, before = state.clone(), state.snapshot()
            if move in legal:
                trial.play(seat, move, Rng.from_seed(seed))
            else:
                with pytest.raises((IllegalMove, NotDue, MatchOver)):
                    trial.play(seat, move, Rng.from_seed(seed))
                assert trial.snapshot() == before, "a rejected move changed something"
        assert state == state.clone()


@given(tables, seeds, st.integers(0, 90))
def test_checked_and_unchecked_play_agree(
    table: tuple[str, int, dict[str, Any]], seed: int, steps: int
) -> None:
    _, state = started(table, seed)
    walk(state, seed, steps)
    for seat in state.due():
        move = state.legal_moves(seat)[-1]
        one, other = state.clone(), state.clone()
        one.play(seat, move, Rng.from_seed(seed))
        other.play_unchecked(seat, move, Rng.from_seed(seed))
        assert one == other


@given(tables, seeds)
def test_moves_round_trip_through_their_text(table: tuple[str, int, dict[str, Any]], seed: int) -> None:
    game, state = started(table, seed)
    for move in single_moves(state, range(seed % 5, game.action_count, 5)):
        assert game.parse_move(str(move)) == move
        assert state.move_of(*state.steps_of(move)) == move
    for move in state.legal_moves(state.due()[0]):
        assert game.parse_move(str(move)) == move
        assert state.move_of(*state.steps_of(move)) == move


@given(tables, seeds, st.integers(0, 90), st.integers(0, 2**32))
def test_a_sampled_state_has_the_view_it_was_sampled_from(
    table: tuple[str, int, dict[str, Any]], seed: int, steps: int, other_seed: int
) -> None:
    game, state = started(table, seed)
    walk(state, seed, steps)
    for seat in (None, *range(state.seat_count)):
        view = state.view(seat)
        sampled = game.sample_state(view, Rng.from_seed(other_seed))
        assert sampled.view(seat) == view
        assert sampled.view(seat).as_json() == view.as_json()
        resampled = state.resampled(seat, Rng.from_seed(other_seed))
        assert resampled.view(seat).as_json() == view.as_json()


@given(tables, seeds, st.integers(0, 90))
def test_a_random_match_ends_with_an_outcome(
    table: tuple[str, int, dict[str, Any]], seed: int, steps: int
) -> None:
    _, state = started(table, seed)
    walk(state, seed, steps)
    state.play_randomly(Rng.from_seed(seed))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners
    assert set(outcome.winners) <= set(range(state.seat_count))
    assert outcome.scores == state.scores()
    assert state.due() == ()
    assert state.view(None).outcome == outcome
    with pytest.raises(MatchOver):
        state.play(0, some_move(state), Rng.from_seed(1))


@given(tables, st.text(max_size=30))
def test_text_that_is_not_a_move_is_refused(table: tuple[str, int, dict[str, Any]], text: str) -> None:
    game, _ = started(table, 1)
    try:
        move = game.parse_move(text)
    except InvalidMove:
        return
    assert str(move) == text


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", [-1, 99, 2**40, 10**5000, True, "0", None, 1.0], ids=shown)
def test_a_seat_that_does_not_exist_is_refused(table: tuple[str, int, dict[str, Any]], seat: object) -> None:
    _, state = started(table, 1)
    for call in (
        state.actions,
        state.legal_moves,
        lambda seat: state.play(seat, some_move(state), Rng.from_seed(1)),
    ):
        # Without a seat a move would be a ruling, and this isn't one.
        with pytest.raises((NoSuchSeat, IllegalMove) if seat is None else NoSuchSeat):
            call(seat)  # type: ignore[arg-type]
    if seat is not None:
        with pytest.raises(NoSuchSeat):
            state.view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("count", [0, 1, 13, -2, True, "3", None, 2.0, 10**20, 10**5000], ids=shown)
def test_a_wrong_number_of_seats_is_refused(game: Game, count: object) -> None:
    with pytest.raises(GameError, match="players"):
        game.setup(count, rng=Rng.from_seed(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES)
def test_anything_but_a_move_is_refused(table: tuple[str, int, dict[str, Any]]) -> None:
    _, state = started(table, 1)
    for nonsense in (None, 3, "squid", object(), ["squid"]):
        before = state.snapshot()
        with pytest.raises(IllegalMove):
            state.play(state.due()[0], nonsense, Rng.from_seed(1))  # type: ignore[arg-type]
        assert state.snapshot() == before


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("rng", [None, 7, "seed", random.Random(1)], ids=lambda rng: type(rng).__name__)
def test_only_an_rng_is_accepted_as_a_generator(table: tuple[str, int, dict[str, Any]], rng: Any) -> None:
    """Compiled code would crash on anything else, so it must never get that far."""
    _, state = started(table, 1)
    before = state.snapshot()
    seat = state.due()[0]
    move = state.legal_moves(seat)[0]
    for call in (
        lambda: state.play(seat, move, rng),
        lambda: state.play_unchecked(seat, move, rng),
        lambda: state.resampled(0, rng),
        lambda: state.play_randomly(rng),
        lambda: run_playouts(state, 3, rng),
    ):
        with pytest.raises(TypeError, match="Rng"):
            call()
    assert state.snapshot() == before


@pytest.mark.parametrize("table", TABLES)
def test_unchecked_play_still_needs_a_seat(table: tuple[str, int, dict[str, Any]]) -> None:
    _, state = started(table, 1)
    for seat in (-1, 50, 2**40):
        with pytest.raises(NoSuchSeat):
            state.play_unchecked(seat, some_move(state), Rng.from_seed(1))
