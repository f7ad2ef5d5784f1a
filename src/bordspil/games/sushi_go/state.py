"""The Python side of a position of Sushi Go!: typed moves, views, events and outcome, on top of the rules."""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import narration
from bordspil.games.sushi_go.moves import ACTION_COUNT, PICKS, Pick, number_of
from bordspil.games.sushi_go.rules import SushiGoRules
from bordspil.games.sushi_go.snapshot import check_position
from bordspil.games.sushi_go.view import SushiGoView, build_view

if not cython.compiled:
    from bordspil.core.fields import copy_fields
    from bordspil.games.sushi_go import information
    from bordspil.games.sushi_go.rules import CHOOSE, OVER


@cython.final
@cython.cclass
class SushiGoState(SushiGoRules):
    """A position of Sushi Go! as matches and bots use it."""

    def information_hash(self, seat):
        return information.information_hash(self, seat)

    def resample(self, observer, rng):
        information.resample(self, observer, rng)

    def clone(self) -> SushiGoState:
        other = SushiGoState.__new__(SushiGoState)
        copy_fields(other, self)
        return other

    def check_position(self, values: dict[str, Any]) -> None:
        check_position(values)

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(narration.run_phases(self, rng))

    def advance(self, rng: Rng) -> bool:
        """Run the next phase unless somebody must choose or the match is over; return whether it ran."""
        if self.phase == CHOOSE or self.phase == OVER:
            return False
        self.step(Rng.checked(rng))
        return True

    def play_action(self, seat: int, action: int) -> None:
        """Play a legal action, without the phases that follow: keep the choice, hidden from the others."""
        self.check_seat(seat)
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"actions are numbered 0 to {ACTION_COUNT - 1}")
        self.choose(seat, action)

    def play_checked(self, seat: int, move: Pick, rng: Rng) -> tuple[Event, ...]:
        chosen = narration.chosen(seat, move, changed=self.replaces(seat))
        self.play_action(seat, number_of(move))
        return (*chosen, *narration.run_phases(self, rng))

    def why_illegal(self, seat: int, move: Pick) -> IllegalMove:
        return narration.why_illegal(self.view(seat), move)

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

    def take_back_checked(self, seat: int) -> tuple[Event, ...]:
        self.take_back(seat)
        return (narration.taken_back(seat),)

    def is_settled(self) -> bool:
        return max(self.pick) < 0

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score[seat] for seat in range(self.seat_count)])

    def known_hands(self, observer: int | None) -> tuple[int, ...]:
        """The cards in each hand that an observer knows are there."""
        eye = -1 if observer is None else observer
        return tuple([information.known_hand(self, eye, seat) for seat in range(self.seat_count)])

    def passes_right(self) -> bool:
        """Whether hands go to the right in this round."""
        return bool(self.goes_right())

    def view(self, seat: int | None) -> SushiGoView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return narration.outcome(self) if self.phase == OVER else None
