"""Narration: run the rules step by step and turn what happens into events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bordspil.core.errors import IllegalMove, shown
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.scores import outcome_of
from bordspil.games.sushi_roll.components import Face
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
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take, is_well_formed, steps_of
from bordspil.games.sushi_roll.packed import pack, unpack
from bordspil.games.sushi_roll.rules import DRAW, FINISH, MOVE, SCORE

if TYPE_CHECKING:
    from bordspil.core.rng import Rng
    from bordspil.games.sushi_roll.rules import SushiRollRules
    from bordspil.games.sushi_roll.state import SushiRollState
    from bordspil.games.sushi_roll.view import SushiRollView


def make_move(state: SushiRollState, seat: int, move: Move, rng: Rng) -> Event:
    """Make a move that is known to be legal and return its event."""
    belt, dipped, held = state.belt[seat], state.dipped[seat], holdings(state, seat)
    for step in steps_of(move):
        state.play_action(seat, step, rng)
    if isinstance(move, Reroll):
        return DiceRerolled(seat, move.faces, unpack(state.belt[seat] - (belt - pack(move.faces))))
    if isinstance(move, Swap):
        return DiceSwapped(seat, move.give, move.get, move.seat)
    assert isinstance(move, Take)
    return DieTaken(seat, move.face, state.dipped[seat] != dipped, holdings(state, seat) - held)


def holdings(state: SushiRollRules, seat: int) -> int:
    """The number of puddings and tokens that a seat holds."""
    return int(state.pudding[seat] + state.menu[seat] + state.chopsticks[seat])


def run_phases(state: SushiRollState, rng: Rng) -> Iterator[Event]:
    """Run phases until somebody has to move or the match is over, yielding the events of each."""
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


def outcome(state: SushiRollRules) -> Outcome:
    """SR-28: how the match ended."""
    seats = range(state.seat_count)
    return outcome_of(
        state.winners(), [(seat, state.score[seat], state.pudding[seat], None) for seat in seats]
    )


def why_illegal(view: SushiRollView, move: object) -> IllegalMove:
    """The error for an illegal move, with the rule it breaks."""
    if not is_well_formed(move):
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
    """The error for a face that your belt doesn't show, or not that often."""
    return IllegalMove(
        f"there is no {face.value} (left) on your belt", reason="not-on-belt", rule=rule, card=face.value
    )
