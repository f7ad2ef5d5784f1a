"""The adapter for games written in ordinary Python: you don't have to compile anything.

Derive from `PythonState`, list all moves of the game in `all_moves` (their order gives the action numbers)
and implement `due`, `open_moves`, `play_checked`, `view`, `outcome` and `scores`; keep what is mutable in
ordinary attributes. Search, playouts and bots then work as with a compiled game, only slower.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import cython

from bordspil.core.evaluator import Evaluator
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.state import MAX_ACTIONS, State

if not cython.compiled:
    PyObject_GenericSetAttr = object.__setattr__

# The size of the buffers for all seats (state.py, search.pxd), and the bits of a mask.
MOST_SEATS = 32
# Uncompiled, these are among the game's own attributes.
INHERITED = ("seat_count", "turn", "failure", "listed")


def hash_of(text: str) -> int:
    """64 bits of a text's hash."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


class PythonState(State):
    """A state whose rules are ordinary Python methods.

    The C side below calls these methods. It can't raise, so an exception in a game's code is kept in
    `failure`, the match looks over, and `settle` raises it.
    """

    all_moves = ()  # type: tuple[Move, ...]

    def __init__(self, seat_count: int) -> None:
        if type(seat_count) is not int or not 1 <= seat_count <= MOST_SEATS:
            raise ValueError(f"a game is for 1 to {MOST_SEATS} seats, not {seat_count!r}")
        self.seat_count = seat_count
        self.turn = 0
        self.failure = None
        self.listed = ()

    # What a game implements, besides `due`, `view`, `outcome` and `scores`.

    def open_moves(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        raise TypeError(f"{type(self).__name__} must list its moves")

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        raise TypeError(f"{type(self).__name__} must play its moves")

    def deal_anew(self, observer: int | None, rng: Rng) -> None:
        """Deal again what the observer can't know; a game without secrets doesn't need this."""

    # What follows from that.

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        self.check_seat(seat)
        return self.open_moves(seat)

    def actions(self, seat: int) -> tuple[int, ...]:
        return tuple([self.all_moves.index(move) for move in self.legal_moves(seat)])

    def move_of(self, *steps: int) -> Move:
        (action,) = steps
        if not 0 <= action < len(self.all_moves):
            raise ValueError(f"actions are numbered 0 to {len(self.all_moves) - 1}")
        return self.all_moves[action]

    def steps_of(self, move: Move) -> tuple[int, ...]:
        return (self.all_moves.index(move),)

    def play_unchecked(self, seat: int, move: Move, rng: Rng) -> None:
        self.check_seat(seat)
        self.play_checked(seat, move, Rng.checked(rng))

    def snapshot(self) -> dict[str, Any]:
        own = sorted(item for item in vars(self).items() if item[0] not in INHERITED)
        return {"seat_count": self.seat_count, "turn": self.turn, "attributes": repr(own)}

    def restore(self, snapshot: dict[str, Any]) -> None:
        raise TypeError(f"{type(self).__name__} is copied with `clone`: its snapshots can't be restored")

    def __setattr__(self, name: str, value: object) -> None:
        PyObject_GenericSetAttr(self, name, value)

    def clone(self) -> State:
        other = type(self).__new__(type(self))
        other.copy_attributes(self)
        return other

    def settle(self) -> None:
        """Raise the exception kept by `guarded`."""
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure

    def guarded(self, answer: Callable[[], Any], otherwise: Any) -> Any:
        """The answer, or a harmless one if it failed, with the exception kept for `settle`."""
        try:
            return answer()
        except Exception as failure:
            # Keep only the first: later exceptions follow from it.
            self.failure = self.failure or failure
            return otherwise

    def guarded_actions(self, seat: int) -> int:
        """List the legal actions for the C side to read, and return their number."""
        self.listed = self.guarded(lambda: self.checked_list(self.actions(seat), MAX_ACTIONS), ())
        return len(self.listed)

    def guarded_scores(self) -> int:
        """List the scores for the C side to read, and return their number."""
        self.listed = self.guarded(lambda: self.checked_list(self.scores(), self.seat_count), ())
        return len(self.listed)

    def checked_list(self, numbers: tuple[int, ...], most: int) -> tuple[int, ...]:
        """The numbers; ValueError if the C side has no room for them."""
        if len(numbers) > most:
            raise ValueError(f"{type(self).__name__} lists {len(numbers)} numbers where {most} have room")
        return numbers

    def copy_attributes(self, other: PythonState) -> None:
        """Copy everything from another state of the same game."""
        self.seat_count = other.seat_count
        self.turn = other.turn
        self.failure = other.failure
        vars(self).clear()
        vars(self).update(copy.deepcopy(vars(other)))

    def winners_bits(self) -> int:
        """The winners of the outcome, one bit each."""
        outcome = self.outcome()
        return 0 if outcome is None else sum([1 << seat for seat in outcome.winners])

    def view_hash(self, seat: int) -> int:
        """64 bits of the view's hash."""
        return hash_of(repr(self.view(seat)))

    def hashed(self) -> int:
        """64 bits of the snapshot's hash."""
        return hash_of(repr(self.snapshot()))

    # The C side: takes the GIL and calls the methods above.

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
            # Copying must not lose an exception that nobody has seen.
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

    def information_hash(self, seat):
        with cython.gil:
            return self.guarded(lambda: self.view_hash(seat), 0)


class PythonEvaluator(Evaluator):
    """An evaluator in ordinary Python, for any game: override `value_actions` and `value_position`.

    By default it values an action by what the seat gains at once. The C side can't raise, so an exception is
    kept, and `settle` raises it.
    """

    if not cython.compiled:
        failure = None

    def value_actions(self, state: State, seat: int, actions: tuple[int, ...]) -> tuple[float, ...]:
        """The value of each action, roughly in points: here, what the seat gains at once."""
        before, gains = state.payoffs()[seat], []
        for action in actions:
            trial = state.clone()
            trial.play_step(seat, action, Rng.from_seed(0))
            gains.append(trial.payoffs()[seat] - before)
        return tuple(gains)

    def value_position(self, state: State) -> tuple[tuple[float, float], ...] | None:
        """Each seat's chance of winning and expected final score; None if this evaluator can't say."""
        return None

    def settle(self) -> None:
        failure, self.failure = self.failure, None
        if failure is not None:
            raise failure

    def kept_failure(self, ask: Callable[[], Any]) -> Any:
        """The answer; None if asking failed, with the first error kept for `settle`."""
        try:
            return ask()
        except Exception as failure:
            self.failure = self.failure or failure
            return None

    def write_action_values(self, state, seat, actions, count, values):
        with cython.gil:
            legal = tuple([actions[index] for index in range(count)])
            found = self.kept_failure(lambda: checked_values(self.value_actions(state, seat, legal), count))
            for index in range(count):
                values[index] = found[index] if found else 0.0

    def write_evaluation(self, state, chances, scores):
        with cython.gil:
            found = self.kept_failure(lambda: self.checked_position(state))
            if found:
                for seat in range(state.seat_count):
                    chances[seat], scores[seat] = found[seat]
                return
        Evaluator.write_evaluation(self, state, chances, scores)

    def checked_position(self, state: State) -> list[tuple[float, float]] | None:
        """What `value_position` says, as numbers for every seat; nothing once the match is over."""
        found = None if state.outcome() is not None else self.value_position(state)
        if found is None:
            return None
        if len(found) != state.seat_count:
            raise ValueError(f"value_position gives {len(found)} seats, not {state.seat_count}")
        return [(float(chance), float(score)) for chance, score in found]


def checked_values(values: tuple[float, ...], count: int) -> list[float]:
    """The values as floats, one for each action."""
    if len(values) != count:
        raise ValueError(f"value_actions gives {len(values)} values for {count} actions")
    return [float(value) for value in values]


if not cython.compiled:
    del PythonState.__setattr__
