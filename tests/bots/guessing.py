"""A toy game: both seats choose a number at the same time; seat 1 wins if it guesses seat 0's number."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.python_game import PythonState
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.core.view import View


@dataclass(frozen=True)
class Name(Move):
    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class GuessingView(View):
    own: int | None


class GuessingState(PythonState):
    all_moves = tuple(Name(number) for number in range(4))

    def __init__(self) -> None:
        super().__init__(2)
        self.named: list[int | None] = [None, None]

    def due(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if self.named[seat] is None)

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        return () if self.outcome() else self.all_moves

    def replaces(self, seat: int) -> bool:
        return self.named[seat] is not None

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[()]:
        assert isinstance(move, Name)
        self.named[seat] = move.number
        return ()

    def deal_anew(self, observer: int | None, rng: Rng) -> None:
        for seat in range(2):
            if seat != observer and self.named[seat] is not None:
                self.named[seat] = rng.below(4)

    def scores(self) -> tuple[int, ...]:
        return (0, 0)

    def outcome(self) -> Outcome | None:
        if None in self.named:
            return None
        winner = int(self.named[0] == self.named[1])
        return Outcome((winner,), (), "guessed")

    def view(self, seat: int | None) -> GuessingView:
        return GuessingView(
            game="guessing",
            options=Options(),
            seat_count=2,
            seat=seat,
            turn=self.turn,
            due=self.due(),
            legal_moves=() if seat is None else self.legal_moves(seat),
            scores=(0, 0),
            outcome=self.outcome(),
            own=None if seat is None else self.named[seat],
        )


class FaultyState(GuessingState):
    """A state whose ninth move fails."""

    tries = 0

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[()]:
        FaultyState.tries += 1
        if FaultyState.tries == 9:
            raise ZeroDivisionError
        return super().play_checked(seat, move, rng)


class Guessing(Game):
    name = "guessing"
    title = "Guessing"
    seat_counts = (2,)
    default_seat_count = 2
    action_count = 4

    def new_state(self, seat_count: int, options: Options) -> State:
        return GuessingState()

    def sample_state(self, view: View, rng: Rng) -> State:
        state = GuessingState()
        for seat in range(2):
            if seat not in view.due:
                state.named[seat] = rng.below(4)
        return state


GUESSING = Guessing()
