"""Tells what the rules do: runs the phases one by one and turns each into events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bordspil.core.errors import IllegalMove, shown
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.games.sushi import outcome_of
from bordspil.games.sushi_roll.bunch import pack, unpack
from bordspil.games.sushi_roll.events import (
    BeltsMoved,
    BeltsRolled,
    DiceRerolled,
    DiceSwapped,
    DieTaken,
    MatchEnded,
    RestScored,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_roll.explain import explain_rest, explain_round
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take, is_sound, steps_of
from bordspil.games.sushi_roll.parts import Face
from bordspil.games.sushi_roll.phases import DRAW, FINISH, MOVE, SCORE

if TYPE_CHECKING:
    from bordspil.core.rng import Rng
    from bordspil.games.sushi_roll.rules import SushiRollState
    from bordspil.games.sushi_roll.view import SushiRollView


def made(state: SushiRollState, seat: int, move: Move, rng: Rng) -> Event:
    """Makes a move that is known to be legal, and tells it."""
    belt, dipped, held = state.belt[seat], state.dipped[seat], holdings(state, seat)
    for step in steps_of(move):
        state.do(seat, step, rng)
    if isinstance(move, Reroll):
        return DiceRerolled(seat, move.faces, unpack(state.belt[seat] - (belt - pack(move.faces))))
    if isinstance(move, Swap):
        return DiceSwapped(seat, move.give, move.get, move.seat)
    assert isinstance(move, Take)
    return DieTaken(seat, move.face, state.dipped[seat] != dipped, holdings(state, seat) - held)


def holdings(state: SushiRollState, seat: int) -> int:
    """All puddings and tokens of a seat."""
    return int(state.pudding[seat] + state.menu[seat] + state.chopsticks[seat])


def told(state: SushiRollState, rng: Rng) -> Iterator[Event]:
    """Goes on until somebody must move or all is over, and tells every phase."""
    while True:
        phase = state.phase
        if phase == SCORE:
            yield RoundScored(state.round, explain_round(state))
        elif phase == FINISH:
            yield RestScored(explain_rest(state))
        if not state.advance(rng):
            return
        if phase == DRAW:
            yield RoundStarted(state.round, state.red)
        elif phase == MOVE:
            yield BeltsMoved(state.red)
        elif phase == FINISH:
            yield MatchEnded(outcome(state))
        if phase in (DRAW, MOVE):
            yield BeltsRolled(tuple([unpack(belt) for belt in state.belt[: state.seat_count]]))


def outcome(state: SushiRollState) -> Outcome:
    """SR-28."""
    seats = range(state.seat_count)
    return outcome_of(
        state.winners(), [(seat, state.score[seat], state.pudding[seat], None) for seat in seats]
    )


def why_illegal(view: SushiRollView, move: object) -> IllegalMove:
    """What is wrong with a move, and which rule says so."""
    if not is_sound(move):
        return IllegalMove(
            f"a move of Sushi Roll is a Take, a Reroll or a Swap of faces, not {shown(move)}",
            reason="move-not-a-roll",
            kind=shown(move),
        )
    assert view.seat is not None
    own = view.places[view.seat]
    if isinstance(move, Take):
        return not_there(move.face, "SR-11")
    if isinstance(move, Reroll):
        if not own.menus:
            return IllegalMove(
                "rolling again takes a menu token, and you have none",
                reason="no-menu",
                rule="SR-9",
                move=str(move),
            )
        lacking = Counter(move.faces) - Counter(own.belt)
        return not_there(next(iter(lacking)), "SR-9")
    assert isinstance(move, Swap)
    if not own.chopsticks:
        return IllegalMove(
            "a swap takes a chopsticks token, and you have none",
            reason="no-chopsticks-token",
            rule="SR-10",
            move=str(move),
        )
    if move.seat == view.seat or move.seat >= view.seat_count:
        return IllegalMove(
            f"a swap is with another player, not with seat {move.seat}",
            reason="swap-with-nobody",
            rule="SR-10",
            seat=move.seat,
        )
    if move.give not in own.belt:
        return not_there(move.give, "SR-10")
    return IllegalMove(
        f"there is no {move.get.value} on the belt of seat {move.seat}",
        reason="not-on-other-belt",
        rule="SR-10",
        card=move.get.value,
        seat=move.seat,
    )


def not_there(face: Face, rule: str) -> IllegalMove:
    """The error for a face that the own belt does not show (so often)."""
    return IllegalMove(
        f"there is no {face.value} (left) on your belt", reason="not-on-belt", rule=rule, card=face.value
    )
