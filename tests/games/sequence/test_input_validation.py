"""Nothing that Python can pass in breaks the compiled rules of Sequence."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove
from bordspil.core.playouts import run_choices, run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME
from bordspil.games.sequence.components import HAND_SIZES, Card
from bordspil.games.sequence.moves import MOVES, Play, Ruling
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.positions import COMPILED, check_laws, started
from tests.games.sequence.referee import SIZES
from tests.helpers.invalid_values import GARBAGE, HUGE, PROPER, refused
from tests.helpers.uncompiled import printed

WRONG: list[Any] = [*GARBAGE, Card.ACE_CLUBS, Play(Card.ACE_CLUBS, "a1"), Ruling(0)]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_garbage_is_refused_everywhere(number: int) -> None:
    """Most of it would crash compiled code, so it must never get that far."""
    garbage, rng = WRONG[number], Rng.from_seed(1)
    state = started((4, 2, True, True, False), 1)
    (seat,) = state.due()
    before = state.snapshot()
    refused(SequenceState, garbage)
    refused(SequenceState, 4, garbage)
    refused(state.restore, garbage)
    for call in (state.actions, state.legal_moves):
        refused(call, garbage)
    if garbage is not None:
        refused(state.view, garbage)
        refused(state.resampled, garbage, rng)
    for action_call in (state.play_step, state.play_action):
        refused(action_call, garbage, 1, rng)
    for move_call in (state.play, state.play_unchecked):
        refused(move_call, garbage, Play(Card.ACE_CLUBS, "a9"), rng)
    refused(state.play_action, seat, garbage, rng)
    refused(state.play_step, seat, garbage, rng)
    refused(state.rule_against, garbage)
    refused(state.move_of, garbage)
    refused(state.play, seat, garbage, rng)
    if not isinstance(garbage, Play):
        with pytest.raises((*PROPER, KeyError)):
            state.play_unchecked(seat, garbage, rng)
    if not isinstance(garbage, Ruling):
        refused(state.play, None, garbage, rng)
    if not isinstance(garbage, Rng):
        move, action = state.legal_moves(seat)[0], state.actions(seat)[0]
        for move_call in (state.play, state.play_unchecked):
            refused(move_call, seat, move, garbage)
        for action_call in (state.play_step, state.play_action):
            refused(action_call, seat, action, garbage)
        refused(state.play, None, Ruling(0), garbage)
        refused(run_playouts, state, 1, garbage)
        refused(run_choices, state, seat, 1, garbage)
        refused(state.resampled, 0, garbage)
        refused(GAME.sample_state, state.view(0), garbage)
        for chance_call in (state.play_randomly, SequenceState(2).advance, SequenceState(2).begin):
            refused(chance_call, garbage)
    refused(GAME.sample_state, garbage, rng)
    assert state.snapshot() == before


@pytest.mark.parametrize("wrong", [0.0, 0.5, 1.0, True, False])
def test_a_ruling_needs_a_whole_number_as_its_team(wrong: Any) -> None:
    state = started((2, 2, False, True, False), 1)
    before = state.snapshot()
    refused(state.rule_against, wrong)
    assert state.snapshot() == before


@pytest.mark.parametrize("wrong", [(2.0,), (2, 2.0), (6, 3.0), (2, 2 + 0j)])
def test_numbers_of_seats_and_teams_must_be_integers(wrong: tuple[Any, ...]) -> None:
    refused(SequenceState, *wrong)


@pytest.mark.parametrize("seats", range(-1, 15))
def test_a_state_refuses_any_other_number_of_seats(seats: int) -> None:
    for teams in range(-1, 6):
        if (seats, teams) in SIZES or (teams == 0 and any(seats == size[0] for size in SIZES)):
            assert (
                SequenceState(seats, teams).hand_size == HAND_SIZES[teams or (3 if seats % 2 else 2)][seats]
            )
        else:
            with pytest.raises(ValueError, match="seats"):
                SequenceState(seats, teams)


@pytest.mark.parametrize("action", [number for number, move in enumerate(MOVES) if move is None])
def test_action_numbers_without_a_move_are_refused(action: int) -> None:
    """Corners and dead jacks: the rules would look up the card of a cell that has none."""
    state = started((2, 2, False, False, False), 1)
    before = state.snapshot()
    refused(state.play_action, 0, action, Rng.from_seed(1))
    assert state.snapshot() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_illegal_step_is_refused_and_changes_nothing(seat: int) -> None:
    state = started((3, 3, True, False, False), 1)
    before, legal = state.snapshot(), state.actions(seat)
    for action in (*range(-200, 1000), 2**31, 2**32 + (legal or (0,))[0], 2**64, HUGE, -HUGE):
        if action not in legal:
            with pytest.raises(IllegalMove):
                state.play_step(seat, action, Rng.from_seed(1))
    for action in legal:
        for wrong in (float(action), complex(action), action + 0.5):
            refused(state.play_step, seat, wrong, Rng.from_seed(1))
    assert state.snapshot() == before


def test_an_impossible_view_is_refused() -> None:
    seen = started((3, 3, False, False, False), 1).view(0)
    for change in (
        {"hand_sizes": (200, 200, 200)},
        {"hand": (Card.ACE_CLUBS,) * 6},
        {"hand": seen.hand[:-1]},
        {"deck_size": 7},
        {"discards": (Card.ACE_CLUBS,) * 3},
        {"board": (0,) * 100},
        {"board": (7,) * 100},
        {"turn": -1},
        {"active": 3},
        {"team_count": 2},
        {"seat_count": 5},
        {"losing": (0, 9)},
    ):
        broken = dataclasses.replace(seen, **change)
        try:
            state = GAME.sample_state(broken, Rng.from_seed(1))
        except (ValueError, LookupError):
            continue
        # A view that isn't refused must at least give a valid position.
        check_laws(state)
        state.play_randomly(Rng.from_seed(1))


NONSENSE = """
from bordspil.core.playouts import run_choices
from bordspil.core.rng import Rng
from bordspil.games.sequence.moves import MOVES
from bordspil.games.sequence.state import SequenceState

sizes = {sizes!r}
real = [move for move in MOVES if move is not None]
for seed in range(400):
    rng = Rng.from_seed(seed)
    count, teams = sizes[seed % len(sizes)]
    state = SequenceState(count, teams, seed % 2 == 1, seed % 3 == 1, seed % 5 == 1)
    if seed % 3:
        state.begin(rng)
    for _ in range(80):
        seat = rng.below(count)
        try:
            match rng.below(6):
                case 0:
                    state.play_unchecked(seat, rng.choice(real), rng)
                case 1:
                    state.rule_against(rng.below(teams))
                case 2:
                    state.resample_for(seat, rng)
                case _:
                    state.play_action(seat, rng.below(len(MOVES)), rng)
        except ValueError:
            pass
        for _ in range(5):
            state.advance(rng)
        state.actions(seat), state.payoffs(), state.winners(), state.due(), state.snapshot()
        run_choices(state, seat, 3, rng)
for _ in range(100):
    nobody = SequenceState.__new__(SequenceState)
    nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
    for call in (nobody.play_randomly, nobody.advance, nobody.advance, nobody.advance, nobody.begin):
        try:
            call(Rng.from_seed(1))
        except (RuntimeError, ValueError):
            pass
        nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
print("alive")
"""

NOBODY_PLAYS = """
from bordspil.core.rng import Rng
from bordspil.games.sequence.state import SequenceState
nobody = SequenceState.__new__(SequenceState)
for call in (nobody.begin, nobody.play_randomly):
    try:
        call(Rng.from_seed(1))
    except (RuntimeError, ValueError, ZeroDivisionError):
        pass
print("alive")
"""


@pytest.mark.skipif(not COMPILED, reason="plain Python can't crash")
@pytest.mark.parametrize("program", [NONSENSE.format(sizes=SIZES), NOBODY_PLAYS])
def test_not_even_unchecked_nonsense_crashes(program: str) -> None:
    """An illegal unchecked move breaks the state, as documented, but never the program's memory."""
    assert printed(program, uncompiled=False) == "alive\n"
