"""The Python face of a state: typed moves, views, events and outcome, on top of the rules (rules.py)."""

from __future__ import annotations

from typing import Any

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.games.sequence import story
from bordspil.games.sequence.moves import Draw, Ruling, move_of, number_of
from bordspil.games.sequence.phases import ACT, OVER
from bordspil.games.sequence.position import SequencePosition
from bordspil.games.sequence.view import SequenceView, build_view


class SequenceFace(SequencePosition):
    """What `SequenceState` shows to Python; the rules fill in the rest."""

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(story.told(self, rng))

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        made = story.made(self, seat, move, rng)
        return (*made, *story.told(self, rng))

    def rulings(self) -> tuple[Move, ...]:
        """SQ-21: a ruling against any team, at the beginning of a turn."""
        if not self.no_table_talk or self.phase != ACT or self.exchanged:
            return ()
        return tuple([Ruling(team) for team in range(self.teams)])

    def play_ruling(self, ruling: Move, rng: Rng) -> tuple[Event, ...]:
        return tuple(story.ruled(self, ruling))

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        return story.why_illegal(self.view(seat), move)

    def move_of(self, *steps: int) -> Move:
        (number,) = steps
        return move_of(number)

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return (number_of(move),)

    def outlives_turn(self, move: Move) -> bool:
        return isinstance(move, Draw)

    def scores(self) -> tuple[int, ...]:
        lines = story.line_counts(self)
        return tuple([lines[seat % self.teams] for seat in range(self.seat_count)])

    def view(self, seat: int | None) -> SequenceView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return story.outcome(self) if self.phase == OVER else None

    def snapshot(self) -> tuple[Any, ...]:
        return (
            *(tuple(part) for part in (self.hand, self.hand_twice, self.up, self.low)),
            *(tuple(part) for part in (self.line, self.top, self.open_draw)),
            (self.deck, self.deck_twice, self.discard, self.discard_twice),
            (
                *(self.turn, self.phase, self.active, self.dealer),
                *(self.exchanged, self.passes, self.spot, self.losing),
            ),
            (self.seat_count, self.teams, self.draw_yourself, self.no_table_talk, self.advanced),
        )
