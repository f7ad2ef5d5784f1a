"""The adapter for games written in plain Python: nobody is forced to compile.

Derive from `PlainState`, list all moves of the game in `all_moves` (their order gives the action numbers) and
fill in `due`, `open_moves`, `play_checked`, `view`, `outcome` and `scores`; keep what is mutable in ordinary
attributes. Search, playouts and bots then work as with a compiled game, only slower.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import cython

from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.state import MAX_ACTIONS, State

# Uncompiled, these lie among the game's own attributes.
# The sizes of the buffers for all seats (state.py, search.pxd), and the bits of a mask.
MOST_SEATS = 32
INHERITED = ("seat_count", "turn", "failure", "listed")


def hash_of(text: str) -> int:
    """64 bits of a text's hash."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


class PlainState(State):
    """A state whose rules are ordinary Python methods.

    The compiled face below only hands on. It can't raise, so a mistake in a game's code is kept in `failure`,
    the match looks over to whoever plays on, and `settle` raises it.
    """

    all_moves = ()  # type: tuple[Move, ...]

    def __init__(self, seat_count: int) -> None:
        if type(seat_count) is not int or not 1 <= seat_count <= MOST_SEATS:
            raise ValueError(f"a game is for 1 to {MOST_SEATS} seats, not {seat_count!r}")
        self.seat_count = seat_count
        self.turn = 0
        self.failure = None
        self.listed = ()

    # What a game fills in, beside `due`, `view`, `outcome` and `scores`.

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        """The moves open to a seat, which is one that there is."""
        raise TypeError(f"{type(self).__name__} must list its moves")

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        raise TypeError(f"{type(self).__name__} must play its moves")

    def deal_anew(self, observer: int | None, rng: Rng) -> None:
        """Deals anew what the observer can't know; a game without secrets leaves this alone."""

    # What follows from it.

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return self.open_moves(seat)

    def actions(self, seat: int) -> tuple[int, ...]:
        return tuple([self.all_moves.index(move) for move in self.legal_moves(seat)])

    def move_of(self, *steps: int) -> Move:
        (action,) = steps
        return self.all_moves[action]

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return (self.all_moves.index(move),)

    def play_unchecked(self, seat: int, move: Move, rng: Rng) -> None:
        self.check_seat(seat)
        self.play_checked(seat, move, Rng.checked(rng))

    def snapshot(self) -> tuple[Any, ...]:
        own = sorted(item for item in vars(self).items() if item[0] not in INHERITED)
        return (self.seat_count, self.turn, repr(own))

    def clone(self) -> State:
        other = type(self).__new__(type(self))
        other.copy_attributes(self)
        return other

    def settle(self) -> None:
        """Raises what went wrong in the game's code while the compiled face was in use."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure

    def guarded(self, answer: Callable[[], Any], otherwise: Any) -> Any:
        """The answer, or a harmless one, with the mistake kept for `settle`."""
        try:
            return answer()
        except Exception as failure:
            # The first mistake is the one to mend; later ones follow from it.
            self.failure = self.failure or failure
            return otherwise

    def guarded_actions(self, seat: int) -> int:
        """Keeps the legal actions for the compiled face to read, and gives their number."""
        self.listed = self.guarded(lambda: self.checked_list(self.actions(seat), MAX_ACTIONS), ())
        return len(self.listed)

    def guarded_scores(self) -> int:
        """Keeps the scores for the compiled face to read, and gives their number."""
        self.listed = self.guarded(lambda: self.checked_list(self.scores(), self.seat_count), ())
        return len(self.listed)

    def checked_list(self, numbers: tuple[int, ...], most: int) -> tuple[int, ...]:
        """The numbers, or ValueError where the compiled face has no room for so many."""
        if len(numbers) > most:
            raise ValueError(f"{type(self).__name__} lists {len(numbers)} numbers where {most} have room")
        return numbers

    def copy_attributes(self, other: PlainState) -> None:
        """Takes over everything from another state of the same game."""
        self.seat_count = other.seat_count
        self.turn = other.turn
        self.failure = other.failure
        vars(self).clear()
        vars(self).update(copy.deepcopy(vars(other)))

    def winners_bits(self) -> int:
        """The winners of the outcome, a bit each."""
        outcome = self.outcome()
        return 0 if outcome is None else sum([1 << seat for seat in outcome.winners])

    def guarded_worths(self, seat: int, actions: tuple[int, ...]) -> None:
        """Keeps what the seat gains at once by each action, for the compiled face to read."""
        self.listed = self.guarded(lambda: self.tried_out(seat, actions), ())

    def tried_out(self, seat: int, actions: tuple[int, ...]) -> tuple[float, ...]:
        """What the seat gains at once by each action; games that know better say more."""
        before, gains = self.scores()[seat], []
        for action in actions:
            trial = self.clone()
            trial.play_unchecked(seat, self.move_of(action), Rng.from_seed(0))
            gains.append(float(trial.scores()[seat] - before))
        return tuple(gains)

    def known_hash(self, seat: int) -> int:
        """64 bits of the view's hash."""
        return hash_of(repr(self.view(seat)))

    def hashed(self) -> int:
        """64 bits of the snapshot's hash."""
        return hash_of(repr(self.snapshot()))

    # The compiled face: takes the interpreter's lock and asks the methods above.

    def due_mask(self):
        with cython.gil:
            return self.guarded(lambda: sum([1 << seat for seat in self.due()]), 0)

    def is_over(self):
        with cython.gil:
            return self.failure is not None or self.guarded(lambda: self.outcome() is not None, True)

    def legal_actions(self, seat, actions):
        with cython.gil:
            count = self.guarded_actions(seat)
            for index in range(count):
                actions[index] = self.listed[index]
            return count

    def apply(self, seat, action, rng):
        with cython.gil:
            self.guarded(lambda: self.play_unchecked(seat, self.move_of(action), rng), None)

    def copy_from(self, other):
        with cython.gil:
            # A mistake that nobody has been told of yet stays, whatever is copied over it.
            failure = self.failure
            self.copy_attributes(other)
            self.failure = failure or self.failure

    def returns(self, values):
        with cython.gil:
            count = self.guarded_scores()
            for index in range(count):
                values[index] = self.listed[index]

    def winners_mask(self):
        with cython.gil:
            return self.guarded(self.winners_bits, 0)

    def resample(self, observer, rng):
        with cython.gil:
            self.guarded(lambda: self.deal_anew(None if observer < 0 else observer, rng), None)

    def fingerprint(self):
        with cython.gil:
            return self.hashed()

    def knowledge(self, seat):
        with cython.gil:
            return self.guarded(lambda: self.known_hash(seat), 0)

    def weigh(self, seat, actions, count, worths):
        with cython.gil:
            self.guarded_worths(seat, tuple([actions[index] for index in range(count)]))
            for index in range(count):
                worths[index] = self.listed[index] if self.listed else 0.0
