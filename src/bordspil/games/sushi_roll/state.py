"""The Python side of a position: typed moves, views, events, outcome and checks, on top of the rules."""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import narration
from bordspil.games.sushi_roll.choices import whole_moves
from bordspil.games.sushi_roll.moves import ACTION_COUNT, move_of, steps_of
from bordspil.games.sushi_roll.rules import SushiRollRules
from bordspil.games.sushi_roll.snapshot import check_position
from bordspil.games.sushi_roll.view import SushiRollView, build_view

if not cython.compiled:
    from bordspil.core.fields import copy_fields
    from bordspil.games.sushi_roll.information import information_hash
    from bordspil.games.sushi_roll.moves import LIFT, TAKE
    from bordspil.games.sushi_roll.rules import ACT, OVER


@cython.final
@cython.cclass
class SushiRollState(SushiRollRules):
    """A position of Sushi Roll."""

    def information_hash(self, seat):
        return information_hash(self, seat)

    def clone(self) -> SushiRollState:
        other = SushiRollState.__new__(SushiRollState)
        copy_fields(other, self)
        return other

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(narration.run_phases(self, rng))

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        made = narration.make_move(self, seat, move, rng)
        return (made, *narration.run_phases(self, rng))

    def advance(self, rng: Rng) -> bool:
        """Run the next phase unless somebody must choose or the match is over; return whether it ran."""
        if self.phase == ACT or self.phase == OVER:
            return False
        self.step(Rng.checked(rng))
        return True

    def play_action(self, seat: int, action: int, rng: Rng) -> None:
        """Play a legal action, without the phases that follow."""
        self.check_seat(seat)
        if type(action) is not int or not 0 <= action < ACTION_COUNT:
            raise ValueError(f"actions are numbered 0 to {ACTION_COUNT - 1}")
        if action < LIFT:
            self.take(seat, action - TAKE)
        else:
            self.apply(seat, action, Rng.checked(rng))

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return whole_moves(self, seat)

    def allows(self, seat: int, steps: tuple[int, ...]) -> bool:
        return not self.is_half_made() and super().allows(seat, steps)

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        if self.is_half_made():
            return IllegalMove("a move is half made: finish it step by step", reason="move-half-made")
        return narration.why_illegal(self.view(seat), move)

    def move_of(self, *steps: int) -> Move:
        return move_of(steps)

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return steps_of(move)

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[seat] for seat in range(self.seat_count)])

    def view(self, seat: int | None) -> SushiRollView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return narration.outcome(self) if self.phase == OVER else None

    def check_position(self, values: dict[str, Any]) -> None:
        check_position(values)
