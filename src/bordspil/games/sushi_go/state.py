"""The Python face of a state: typed moves, views, events and outcome, on top of the rules (rules.py)."""

from __future__ import annotations

from typing import Any

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games.sushi_go import story
from bordspil.games.sushi_go.moves import ACTION_COUNT, PICKS, Pick, number_of
from bordspil.games.sushi_go.phases import OVER
from bordspil.games.sushi_go.view import SushiGoView, build_view


class SushiGoFace(State):
    """What `SushiGoState` shows to Python; the rules fill in the rest."""

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(story.told(self, rng))

    def play_checked(self, seat: int, move: Pick, rng: Rng) -> tuple[Event, ...]:
        chosen = story.chosen(seat, move, changed=self.replaces(seat))
        self.note(seat, number_of(move))
        return (*chosen, *story.told(self, rng))

    def why_illegal(self, seat: int, move: Pick) -> IllegalMove:
        return story.why_illegal(self.view(seat), move)

    def move_of(self, *steps: int) -> Pick:
        (action,) = steps
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"actions are numbered 0 to {ACTION_COUNT - 1}")
        return PICKS[action]

    def steps_of(self, move: Pick) -> tuple[int, ...]:
        return (number_of(move),)

    def pick_of(self, seat: int) -> Pick | None:
        """What a seat has chosen and nobody has seen yet."""
        self.check_seat(seat)
        action = self.pick[seat]
        return PICKS[action] if action >= 0 else None

    def replaces(self, seat: int) -> bool:
        self.check_seat(seat)
        return self.pick[seat] >= 0

    def is_settled(self) -> bool:
        return max(self.pick) < 0

    def scores(self) -> tuple[int, ...]:
        return tuple(self.score[: self.seat_count])

    def view(self, seat: int | None) -> SushiGoView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return story.outcome(self) if self.phase == OVER else None

    def snapshot(self) -> tuple[Any, ...]:
        return (
            *(tuple(part) for part in (self.hand, self.tray, self.pick, self.score, self.dessert)),
            (self.deck, self.discard, self.turn, self.phase, self.round, self.round_turn),
            (self.hand_size, self.waiting, self.controller, self.drawn, self.pile, self.shown),
            (self.both_ways, self.invisible, self.seat_count),
        )
