"""What planners ask of Sushi Roll: keys, worths of steps, rounds scored, forecasts."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
from collections.abc import Iterator
from math import isclose
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.appraise import appraise
from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL, Reroll, Swap, Take, steps_of
from bordspil.games.sushi_roll.rules import SushiRollState
from tests.games.sushi_roll.referee import TABLES, random_move
from tests.games.sushi_roll.table import table

ROOT = Path(__file__).parent.parent.parent.parent
seeds = st.integers(0, 2**64)


def walk(seat_count: int, seed: int | str) -> Iterator[SushiRollState]:
    """A match of random moves, step by step; half-made moves and the end among the positions."""
    rng = Rng.from_seed(seed)
    state = SushiRollState(seat_count)
    state.begin(rng)
    while due := state.due():
        move = random_move(state, due[0], rng)
        for step in steps_of(move):
            yield state
            state.play_step(due[0], step, rng)
    yield state


def reached(table: tuple[int, object], seed: int, moves: int) -> SushiRollState:
    """A position between two moves of a match that still runs."""
    rng = Rng.from_seed(seed)
    state = SushiRollState(table[0], table[1].words())  # type: ignore[attr-defined]
    state.begin(rng)
    for _ in range(moves):
        before = state.clone()
        state.play(state.due()[0], random_move(state, state.due()[0], rng), rng)
        if not state.due():
            assert isinstance(before, SushiRollState)
            return before
    return state


positions = st.builds(reached, st.sampled_from(TABLES), seeds, st.integers(0, 150))


# Keys.


@given(positions, seeds)
def test_a_key_stays_when_what_is_unknown_is_dealt_anew(state: SushiRollState, seed: int) -> None:
    for seat in range(state.seat_count):
        assert state.resampled(seat, Rng.from_seed(seed)).known_key(seat) == state.known_key(seat)


def test_keys_are_equal_where_views_are_and_nowhere_else() -> None:
    keys: dict[object, int] = {}
    for seed in range(40):
        for state in walk(2 + seed % 4, seed):
            # The number of the turn changes nothing for those who play.
            view = dataclasses.replace(state.view(0), turn=0, legal_moves=())
            known = (view, state.lifted, state.offered)
            assert keys.setdefault(known, state.known_key(0)) == state.known_key(0)
    assert len(keys) > 3000
    assert len(set(keys.values())) == len(keys)


def test_a_key_tells_seats_and_half_made_moves_apart() -> None:
    state = table(["egg egg", "maki1 maki1"], menus=[1, 0], chopsticks=[1, 0])
    found = {state.known_key(0), state.known_key(1)}
    for step in (LIFT, OFFER):
        half = state.clone()
        half.play_step(0, step, Rng.from_seed(0))
        found.add(half.known_key(0))
    assert len(found) == 4


# Worths.


@given(positions)
def test_takes_and_swaps_are_worth_what_the_move_is(state: SushiRollState) -> None:
    (seat,) = state.due()
    view = state.view(seat)
    worth = dict(zip(view.legal_moves, appraise(view), strict=True))
    first = dict(zip(state.actions(seat), state.worths(seat), strict=True))
    for move, found in worth.items():
        if isinstance(move, Take):
            assert isclose(first[steps_of(move)[0]], found, abs_tol=1e-9)
    for offer in [action for action in first if OFFER <= action < GET]:
        half = state.clone()
        half.play_step(seat, offer, Rng.from_seed(0))
        gets = dict(zip(half.actions(seat), half.worths(seat), strict=True))
        for move, found in worth.items():
            if isinstance(move, Swap) and steps_of(move)[0] == offer:
                assert isclose(gets[steps_of(move)[1]], found, abs_tol=1e-9)
        # A step is worth the best move that it leads to.
        assert isclose(first[offer], max(gets.values()), abs_tol=1e-9)


@given(positions)
@settings(max_examples=40)
def test_a_roll_is_worth_the_exact_mean_of_the_best_die(state: SushiRollState) -> None:
    (seat,) = state.due()
    view = state.view(seat)
    for move, found in list(zip(view.legal_moves, appraise(view), strict=True))[::7]:
        if isinstance(move, Reroll):
            half = state.clone()
            for step in steps_of(move)[:-1]:
                half.play_step(seat, step, Rng.from_seed(0))
            assert half.actions(seat)[-1] == ROLL
            assert isclose(half.worths(seat)[-1], found, abs_tol=1e-9)


@given(positions)
@settings(max_examples=60)
def test_whoever_follows_the_best_steps_gets_at_least_what_was_promised(state: SushiRollState) -> None:
    (seat,) = state.due()
    for action, worth in zip(state.actions(seat), state.worths(seat), strict=True):
        if not LIFT <= action < ROLL:
            continue
        half = state.clone()
        assert isinstance(half, SushiRollState)
        half.play_step(seat, action, Rng.from_seed(0))
        promised = worth
        while True:
            worths = half.worths(seat)
            assert max(worths) >= promised - 1e-9
            promised = max(worths)
            best = half.actions(seat)[worths.index(max(worths))]
            if best == ROLL:
                break
            half.play_step(seat, best, Rng.from_seed(0))


# Rounds and forecasts.


def test_rounds_are_counted_when_they_are_scored() -> None:
    for state in walk(3, "rounds"):
        assert state.rounds_scored() == (state.round - 1 if state.due() else 3)


@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_chances_add_up_and_end_exactly(seat_count: int) -> None:
    for state in walk(seat_count, "chances"):
        forecast = state.forecast()
        assert isclose(sum(chance for chance, _ in forecast), 1.0)
        assert all(0 <= chance <= 1 for chance, _ in forecast)
    winners = state.winners()
    assert forecast == tuple(
        ((seat in winners) / len(winners), float(state.scores()[seat])) for seat in range(seat_count)
    )


def test_whoever_is_ahead_is_more_likely_to_win_and_surer_of_it_late() -> None:
    belts = ["egg", "egg", "egg"]
    early = table(belts, scores=[20, 10, 10], round=1).forecast()
    late = table(belts, scores=[20, 10, 10], round=3).forecast()
    assert late[0][0] > early[0][0] > early[1][0]
    assert isclose(early[1][0], early[2][0])
    assert early[0][1] > late[0][1] > late[1][1]


def test_puddings_tokens_and_the_tray_count_in_a_forecast() -> None:
    level = table(["egg", "egg"], menus=[0, 0]).forecast()
    assert isclose(level[0][0], 0.5)
    for ahead in (
        table(["egg", "egg"], menus=[0, 0], puddings=[3, 0]),
        table(["egg", "egg"], menus=[2, 0]),
        table(["egg", "egg"], menus=[0, 0], trays=["squid", "egg"]),
    ):
        assert ahead.forecast()[0][0] > 0.5


# Uncompiled.

REPORT = """
from tests.games.sushi_roll.test_planning import told
print(told())
"""


def told() -> str:
    """Everything that planners hear in some matches."""
    lines = []
    for seat_count in (2, 3, 4, 5):
        for state in walk(seat_count, "told"):
            for seat in range(seat_count):
                worths = " ".join(f"{worth:.9f}" for worth in state.worths(seat))
                lines.append(f"{state.known_key(seat)} {worths}")
            lines.append(" ".join(f"{chance:.9f} {points:.9f}" for chance, points in state.forecast()))
    return "\n".join(lines)


@pytest.mark.skipif(not bordspil.is_compiled(), reason="there is nothing to compare with")
def test_the_compiled_answers_are_those_of_the_sources() -> None:
    plain = "from tests.plain import import_plain; import_plain()\n"
    done = subprocess.run(
        [sys.executable, "-c", plain + REPORT], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == told()
