"""The evaluator of Sushi Roll and information keys: values of steps, rounds scored, forecasts."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import INDEX, Face
from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL, Reroll, Swap, Take, steps_of
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.appraisal import appraised, still_to_choose
from tests.games.sushi_roll.referee import TABLES, random_move
from tests.games.sushi_roll.table import table
from tests.helpers.uncompiled import printed

seeds = st.integers(0, 2**64)
EVALUATOR = GAME.evaluator


def walk(seat_count: int, seed: int | str) -> Iterator[SushiRollState]:
    """The positions of a random match step by step, including half-made moves and the end."""
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
    """A position between two moves of a running match."""
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
def test_resampling_keeps_the_information_key(state: SushiRollState, seed: int) -> None:
    for seat in range(state.seat_count):
        assert state.resampled(seat, Rng.from_seed(seed)).information_key(seat) == state.information_key(seat)


def test_keys_are_equal_exactly_where_views_are() -> None:
    keys: dict[object, int] = {}
    for seed in range(40):
        for state in walk(2 + seed % 4, seed):
            # Players don't care about the number of the turn.
            view = dataclasses.replace(state.view(0), turn=0, legal_moves=())
            known = (view, state.lifted, state.offered)
            assert keys.setdefault(known, state.information_key(0)) == state.information_key(0)
    assert len(keys) > 3000
    assert len(set(keys.values())) == len(keys)


def test_seats_and_half_made_moves_have_different_keys() -> None:
    state = table(["egg egg egg egg", "maki1 maki1 maki1 maki1"], menus=[1, 0], chopsticks=[1, 0])
    found = [state.information_key(0), state.information_key(1)]
    for steps in ([OFFER], *[[LIFT] * count for count in range(1, 5)]):
        half = state.clone()
        for step in steps:
            half.play_step(0, step, Rng.from_seed(0))
        found += [half.information_key(0), half.information_key(1)]
    assert len(set(found)) == len(found) == 12


# Action values.


@given(positions)
def test_takes_and_swaps_have_the_value_of_the_move(state: SushiRollState) -> None:
    (seat,) = state.due()
    view = state.view(seat)
    first = dict(zip(state.actions(seat), EVALUATOR.action_values(state, seat), strict=True))
    swaps: dict[int, list[Swap]] = {}
    for move in view.legal_moves:
        if isinstance(move, Take):
            assert isclose(first[steps_of(move)[0]], appraised(view, seat, move), abs_tol=1e-9)
        elif isinstance(move, Swap):
            swaps.setdefault(steps_of(move)[0], []).append(move)
    assert set(swaps) == {action for action in first if OFFER <= action < GET}
    for offer, moves in swaps.items():
        gets = after_offer(state, seat, offer)
        assert len(gets) == len(moves)
        for move in moves:
            assert isclose(gets[steps_of(move)[1]], appraised(view, seat, move), abs_tol=1e-9)
        # A step is worth the best move it leads to.
        assert isclose(first[offer], max(gets.values()), abs_tol=1e-9)


def after_offer(state: SushiRollState, seat: int, offer: int) -> dict[int, float]:
    """The value of each die across, once the die to give is chosen."""
    half = state.clone()
    half.play_step(seat, offer, Rng.from_seed(0))
    return dict(zip(half.actions(seat), EVALUATOR.action_values(half, seat), strict=True))


def test_the_positions_have_swaps_with_seats_that_have_chosen_and_seats_that_have_not() -> None:
    met: Counter[tuple[str, bool]] = Counter()
    for seed in range(60):
        state = reached(TABLES[seed % len(TABLES)], seed, seed % 9)
        (seat,) = state.due()
        view = state.view(seat)
        for move in view.legal_moves:
            met[type(move).__name__, isinstance(move, Swap) and still_to_choose(view, move.seat, seat)] += 1
    assert set(met) == {("Take", False), ("Reroll", False), ("Swap", False), ("Swap", True)}


@pytest.mark.parametrize("red", [0, 1, 2, 3])
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_only_players_still_to_choose_can_be_denied_a_die(red: int, active: int) -> None:
    turns = [(seat - red) % 4 for seat in range(4)]
    belts = [
        ("egg" if seat == active else "squid") + (" dumpling" if turns[seat] >= turns[active] else "")
        for seat in range(4)
    ]
    state = table(belts, menus=[0] * 4, red=red, active=active)
    gets = after_offer(state, active, OFFER + INDEX[Face.EGG])
    found = {seat: gets[steps_of(Swap(Face.EGG, Face.SQUID, seat))[1]] for seat in range(4) if seat != active}
    later = {seat for seat in found if turns[seat] > turns[active]}
    if later and later != set(found):
        assert min(found[seat] for seat in later) > max(found[seat] for seat in set(found) - later)
    else:
        assert max(found.values()) == min(found.values())


@given(positions)
@settings(max_examples=40)
def test_a_roll_has_the_exact_mean_value_of_the_best_die(state: SushiRollState) -> None:
    (seat,) = state.due()
    view = state.view(seat)
    for move in view.legal_moves[::7]:
        if isinstance(move, Reroll):
            half = state.clone()
            for step in steps_of(move)[:-1]:
                half.play_step(seat, step, Rng.from_seed(0))
            assert half.actions(seat)[-1] == ROLL
            assert isclose(EVALUATOR.action_values(half, seat)[-1], appraised(view, seat, move), abs_tol=1e-9)


@given(positions)
def test_only_the_due_seat_has_action_values(state: SushiRollState) -> None:
    for seat in range(state.seat_count):
        assert len(EVALUATOR.action_values(state, seat)) == len(state.actions(seat))
        assert bool(EVALUATOR.action_values(state, seat)) == (seat in state.due())


@given(positions)
@settings(max_examples=60)
def test_following_the_best_steps_keeps_at_least_the_promised_value(state: SushiRollState) -> None:
    (seat,) = state.due()
    for action, value in zip(state.actions(seat), EVALUATOR.action_values(state, seat), strict=True):
        if not LIFT <= action < ROLL:
            continue
        half = state.clone()
        assert isinstance(half, SushiRollState)
        half.play_step(seat, action, Rng.from_seed(0))
        promised = value
        while True:
            values = EVALUATOR.action_values(half, seat)
            assert max(values) >= promised - 1e-9
            promised = max(values)
            best = half.actions(seat)[values.index(max(values))]
            if best == ROLL:
                break
            half.play_step(seat, best, Rng.from_seed(0))


# Rounds and forecasts.


def test_rounds_are_counted_when_they_are_scored() -> None:
    for state in walk(3, "rounds"):
        assert state.rounds_scored() == (state.round - 1 if state.due() else 3)


@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_chances_add_up_to_one_and_are_exact_at_the_end(seat_count: int) -> None:
    for state in walk(seat_count, "chances"):
        forecast = EVALUATOR.evaluate(state)
        assert isclose(sum(chance for chance, _ in forecast), 1.0)
        assert all(0 <= chance <= 1 for chance, _ in forecast)
    winners = state.winners()
    assert forecast == tuple(
        ((seat in winners) / len(winners), float(state.scores()[seat])) for seat in range(seat_count)
    )


def test_the_leader_is_more_likely_to_win_and_even_more_so_late() -> None:
    belts = ["egg", "egg", "egg"]
    early = EVALUATOR.evaluate(table(belts, scores=[20, 10, 10], round=1))
    late = EVALUATOR.evaluate(table(belts, scores=[20, 10, 10], round=3))
    assert late[0][0] > early[0][0] > early[1][0]
    assert isclose(early[1][0], early[2][0])
    assert early[0][1] > late[0][1] > late[1][1]


def test_puddings_tokens_and_the_tray_count_in_a_forecast() -> None:
    level = EVALUATOR.evaluate(table(["egg", "egg"], menus=[0, 0]))
    assert isclose(level[0][0], 0.5)
    for ahead in (
        table(["egg", "egg"], menus=[0, 0], puddings=[3, 0]),
        table(["egg", "egg"], menus=[2, 0]),
        table(["egg", "egg"], menus=[0, 0], trays=["squid", "egg"]),
    ):
        assert EVALUATOR.evaluate(ahead)[0][0] > 0.5


# Uncompiled.


def report() -> str:
    """All keys, action values and evaluations in some matches."""
    lines = []
    for seat_count in (2, 3, 4, 5):
        for state in walk(seat_count, "told"):
            for seat in range(seat_count):
                values = " ".join(f"{value:.9f}" for value in EVALUATOR.action_values(state, seat))
                lines.append(f"{state.information_key(seat)} {values}")
            lines.append(
                " ".join(f"{chance:.9f} {points:.9f}" for chance, points in EVALUATOR.evaluate(state))
            )
    return "\n".join(lines)


@pytest.mark.skipif(not bordspil.is_compiled(), reason="nothing to compare with")
def test_compiled_and_uncompiled_evaluators_agree() -> None:
    program = "from tests.games.sushi_roll.test_evaluation import report; print(report())"
    assert printed(program, uncompiled=True).strip() == report()
