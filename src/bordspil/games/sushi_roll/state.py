"""The Python face of a state: typed moves, views, events and outcome, on top of the rules (rules.py)."""

from __future__ import annotations

from typing import Any

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games.sushi_roll import story
from bordspil.games.sushi_roll.choices import whole_moves
from bordspil.games.sushi_roll.moves import move_of, steps_of
from bordspil.games.sushi_roll.phases import OVER
from bordspil.games.sushi_roll.view import SushiRollView, build_view


class SushiRollFace(State):
    """What `SushiRollState` shows to Python; the rules fill in the rest."""

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(story.told(self, rng))

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        made = story.made(self, seat, move, rng)
        return (made, *story.told(self, rng))

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return whole_moves(self, seat)

    def is_half_made(self) -> bool:
        """Whether the steps so far are only the beginning of a move: a match never is, a planner may be."""
        return bool(self.lifted or self.offered)

    def allows(self, seat: int, steps: tuple[int, ...]) -> bool:
        return not self.is_half_made() and super().allows(seat, steps)

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        if self.is_half_made():
            return IllegalMove("a move is half made: finish it step by step", reason="move-half-made")
        return story.why_illegal(self.view(seat), move)

    def move_of(self, *steps: int) -> Move:
        return move_of(steps)

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return steps_of(move)

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score[: self.seat_count])

    def view(self, seat: int | None) -> SushiRollView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return story.outcome(self) if self.phase == OVER else None

    def snapshot(self) -> tuple[Any, ...]:
        return (
            *(tuple(part) for part in (self.belt, self.tray, self.dipped, self.score, self.pudding)),
            *(tuple(part) for part in (self.menu, self.chopsticks, self.dice)),
            (
                *(self.seat_count, self.turn, self.phase, self.round, self.round_turn),
                *(self.active, self.red, self.lifted, self.offered),
            ),
            (self.menus_left, self.chopsticks_left, self.puddings_left, self.bag),
        )
