"""Nothing that Python can pass in breaks the compiled rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.games.sushi_roll.face_values import face_values, token_values
from bordspil.games.sushi_roll.moves import LIFT, ROLL, TAKE, Take
from bordspil.games.sushi_roll.points import maki_points, pudding_points, round_points
from bordspil.games.sushi_roll.rolls import roll, run_rolls
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.positions import COMPILED, started
from tests.helpers.invalid_values import GARBAGE, HUGE, refused
from tests.helpers.uncompiled import printed

WRONG: list[Any] = [*GARBAGE, Face.EGG, Take(Face.EGG)]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_garbage_is_refused_everywhere(number: int) -> None:
    """Most of it would crash compiled code, so it must never get that far."""
    garbage, rng = WRONG[number], Rng.from_seed(1)
    state = started((2, DEFAULT), 1)
    (seat,) = state.due()
    before, words = state.snapshot(), DEFAULT.words()
    refused(SushiRollState, garbage)
    refused(SushiRollState, 2, garbage)
    for kind in range(5):
        refused(SushiRollState, 2, (*words[:kind], garbage, *words[kind + 1 :]))
    refused(state.restore, garbage)
    # States.
    refused(roll, garbage, 1, rng)
    refused(run_rolls, garbage, 1, 1, rng)
    refused(face_values, garbage, 0)
    refused(token_values, garbage, 0)
    refused(GAME.evaluator.action_values, garbage, 0)
    refused(GAME.evaluator.evaluate, garbage)
    # Seats.
    for call in (state.actions, state.legal_moves):
        refused(call, garbage)
    for value_call in (face_values, token_values, GAME.evaluator.action_values):
        refused(value_call, state, garbage)
    if garbage is not None:
        refused(state.view, garbage)
        refused(state.resampled, garbage, rng)
    for action_call in (state.play_step, state.play_action):
        refused(action_call, garbage, TAKE, rng)
    for move_call in (state.play, state.play_unchecked):
        refused(move_call, garbage, Take(Face.EGG), rng)
    # Actions, moves and dice; 2**31 and 2**32 are dice, True is an action.
    if garbage not in (True, 2**31, 2**32):
        refused(state.play_action, seat, garbage, rng)
        refused(state.play_step, seat, garbage, rng)
        refused(roll, state, garbage, rng)
        refused(run_rolls, state, garbage, 1, rng)
        refused(state.move_of, garbage)
        refused(state.move_of, LIFT, garbage)
    if not isinstance(garbage, Take):
        refused(state.play, seat, garbage, rng)
        refused(state.play_unchecked, seat, garbage, rng)
        refused(state.steps_of, garbage)
    # Chance.
    if not isinstance(garbage, Rng):
        for move_call in (state.play, state.play_unchecked):
            refused(move_call, seat, state.legal_moves(seat)[0], garbage)
        refused(state.play_step, seat, state.actions(seat)[0], garbage)
        for action in (LIFT, ROLL):
            refused(state.play_action, seat, action, garbage)
        refused(roll, state, 1, garbage)
        refused(run_rolls, state, 1, 1, garbage)
        refused(run_playouts, state, 1, garbage)
        refused(state.resampled, 0, garbage)
        for chance_call in (state.play_randomly, SushiRollState(2).advance, SushiRollState(2).begin):
            refused(chance_call, garbage)
    assert state.snapshot() == before


def test_a_step_is_a_whole_number() -> None:
    state, rng = started((2, DEFAULT), 1), Rng.from_seed(1)
    (seat,) = state.due()
    before = state.snapshot()
    for action in state.actions(seat):
        for wrong in (float(action), Fraction(action), complex(action), action + 0.5):
            refused(state.play_step, seat, wrong, rng)
            refused(state.play_action, seat, wrong, rng)
    assert state.snapshot() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_illegal_step_is_refused_and_changes_nothing(seat: int) -> None:
    state = started((3, DEFAULT), 1)
    for _ in range(2):
        before, legal = state.snapshot(), state.actions(seat)
        for action in (*range(-200, 400), 2**31, 2**32 + (legal or (0,))[0], 2**64, HUGE, -HUGE):
            if action not in legal:
                with pytest.raises(IllegalMove):
                    state.play_step(seat, action, Rng.from_seed(1))
        assert state.snapshot() == before
        # Once more in the middle of a move.
        for due in state.due():
            state.play_step(
                due, next(action for action in state.actions(due) if action >= LIFT), Rng.from_seed(1)
            )


@pytest.mark.parametrize(
    "packed", [7, 0o70, 0o333, 0o1111111 << 18, 9 << 48, 0xFFF << 48, 2**60 - 1, 6, 1 << 60]
)
def test_more_dice_than_exist_cannot_be_rolled(packed: int) -> None:
    state = SushiRollState(2)
    for call in (
        lambda: roll(state, packed, Rng.from_seed(1)),
        lambda: run_rolls(state, packed, 1, Rng.from_seed(1)),
    ):
        with pytest.raises(ValueError, match="eight dice"):
            call()


def test_points_are_computed_for_at_most_five_seats() -> None:
    for numbers, seats in ((9, 9), (3, 5), (5, 0), (5, -1), (0, 0)):
        with pytest.raises(ValueError, match="seats"):
            round_points([0] * numbers, [0] * numbers, seats)
        with pytest.raises(ValueError, match="seats"):
            round_points([0] * 5, [0] * min(numbers, 3), max(seats, 4))
        with pytest.raises(ValueError, match="seats"):
            pudding_points([0] * numbers, seats)
    for numbers in (0, 6, 99):
        with pytest.raises(ValueError, match="seats"):
            maki_points([0] * numbers)


BROKEN_PLAY = """
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.moves import SWAPS, TAKES, Reroll
from bordspil.games.sushi_roll.components import FACES
from bordspil.games.sushi_roll.state import SushiRollState

for seed in range(400):
    rng = Rng.from_seed(seed)
    state = SushiRollState(2 + seed % 4)
    if seed % 3:
        state.begin(rng)
    for _ in range(60):
        seat = rng.below(state.seat_count)
        match rng.below(8):
            case 0:
                state.play_unchecked(seat, rng.choice(rng.choice(SWAPS)), rng)
            case 1:
                state.play_unchecked(seat, Reroll((rng.choice(FACES), rng.choice(FACES))), rng)
            case 2:
                state.play_action(seat, rng.below(153), rng)
            case _:
                state.play_unchecked(seat, rng.choice(TAKES), rng)
        for _ in range(5):
            state.advance(rng)
        state.actions(seat)
    state.view(None)
for _ in range(100):
    nobody = SushiRollState.__new__(SushiRollState)
    nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
    for call in (nobody.advance, nobody.play_randomly, nobody.begin):
        try:
            call(Rng.from_seed(1))
        except (RuntimeError, ValueError):
            pass
print("alive")
"""


@pytest.mark.skipif(not COMPILED, reason="uncompiled code can't crash")
def test_not_even_unchecked_nonsense_crashes() -> None:
    """An illegal unchecked move breaks the state, as documented, but never the program's memory."""
    assert printed(BROKEN_PLAY, uncompiled=False) == "alive\n"
