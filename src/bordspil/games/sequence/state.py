"""The Python side of a position of Sequence: typed moves, views, events and outcome, on top of the rules."""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.games.sequence import narration
from bordspil.games.sequence.moves import Draw, Ruling, move_of, number_of
from bordspil.games.sequence.rules import SequenceRules
from bordspil.games.sequence.snapshot import check_position
from bordspil.games.sequence.view import SequenceView, build_view
from bordspil.games.sequence.why_illegal import why_illegal

if not cython.compiled:
    from bordspil.core.fields import copy_fields
    from bordspil.games.sequence import information
    from bordspil.games.sequence.bits import has_cell
    from bordspil.games.sequence.rules import ACT, CUT, DEAL, OVER, REFILL


@cython.final
@cython.cclass
class SequenceState(SequenceRules):
    """A position of Sequence as matches and bots use it."""

    def fingerprint(self):
        return information.fingerprint(self)

    def information_hash(self, seat):
        return information.information_hash(self, seat)

    def resample(self, observer, rng):
        information.resample(self, observer, rng)

    def clone(self) -> SequenceState:
        other = SequenceState.__new__(SequenceState)
        copy_fields(other, self)
        return other

    def check_position(self, values: dict[str, Any]) -> None:
        check_position(values)

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        return tuple(narration.run_phases(self, rng))

    def advance(self, rng: Rng) -> bool:
        """Run the next phase unless somebody must move or the match is over; return whether it ran."""
        if self.phase not in (CUT, DEAL, REFILL):
            return False
        self.step(Rng.checked(rng))
        return True

    def play_action(self, seat: int, action: int, rng: Rng) -> None:
        """Play a legal action, without the phases that follow."""
        self.check_seat(seat)
        move_of(action)
        self.act(seat, action, Rng.checked(rng))

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        return (*narration.make_move(self, seat, move, rng), *narration.run_phases(self, rng))

    def rulings(self) -> tuple[Move, ...]:
        """SQ-21: a ruling against any team, at the beginning of a turn."""
        if not self.no_table_talk or self.phase != ACT or self.exchanged:
            return ()
        return tuple([Ruling(team) for team in range(self.teams)])

    def rule_against(self, team: int) -> None:
        """SQ-21: carry out an allowed ruling."""
        if type(team) is not int or not 0 <= team < self.teams:
            raise ValueError(f"teams are numbered 0 to {self.teams - 1}")
        self.punish(team)

    def play_ruling(self, ruling: Move, rng: Rng) -> tuple[Event, ...]:
        return tuple(narration.make_ruling(self, ruling))

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        return why_illegal(self.view(seat), move)

    def move_of(self, *steps: int) -> Move:
        (action,) = steps
        return move_of(action)

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return (number_of(move),)

    def outlives_turn(self, move: Move) -> bool:
        return isinstance(move, Draw)

    def team(self, seat: int) -> int:
        """The team of a seat."""
        self.check_seat(seat)
        return self.team_of(seat)

    def owner_of(self, cell: int) -> int | None:
        """The team with a chip on a cell; None if it is empty."""
        for team in range(self.teams):
            if 0 <= cell < 100 and has_cell(self.up[team], self.low[team], cell):
                return team
        return None

    def lines_of(self, team: int) -> tuple[int, ...]:
        """The lines of a team, as numbers of windows."""
        if not 0 <= team < self.teams:
            raise ValueError(f"teams are numbered 0 to {self.teams - 1}")
        return tuple([line for line in (self.first_line[team], self.second_line[team]) if line >= 0])

    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return tuple([self.held_by(seat) for seat in range(self.seat_count)])

    def scores(self) -> tuple[int, ...]:
        return tuple([self.line_count(self.team_of(seat)) for seat in range(self.seat_count)])

    def view(self, seat: int | None) -> SequenceView:
        if seat is not None:
            self.check_seat(seat)
        return build_view(self, seat)

    def outcome(self) -> Outcome | None:
        return narration.outcome(self) if self.phase == OVER else None
