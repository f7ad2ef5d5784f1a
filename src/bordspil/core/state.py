"""A state: everything about one position of one match, hidden things included.

A state has two sides. The C side works on integers, without the interpreter and without exceptions: search
and playouts use it through virtual methods. The Python side works on seats and typed moves, and checks them.
A move is one action or, in games with rich moves, several steps: planners choose step by step, people and
matches see only whole moves. A state never holds a random generator or anything that chance has not decided
yet (a deck is the set of cards left in it, not their order), so it can't leak the future.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from bordspil.core.errors import IllegalMove, MatchOver, NoSuchSeat, NotDue, shown
from bordspil.core.position import Position
from bordspil.core.rng import Rng

if TYPE_CHECKING:
    from bordspil.core.event import Event
    from bordspil.core.move import Move
    from bordspil.core.outcome import Outcome
    from bordspil.core.view import View

if not cython.compiled:
    from bordspil.core.bits import lowest_bit
    from bordspil.core.draw import below

# The buffers on the stack hold this many actions (also in state.pxd), so no position may offer more.
MAX_ACTIONS = 2048
UNUSED = Rng.from_seed("unused")


class State(Position):
    """The base class of every game's state."""

    # The C side: games implement these.

    def due_mask(self):
        """The seats that must act now, one bit each."""
        return 0

    def is_over(self):
        """Whether the match has ended."""
        return True

    def legal_actions(self, seat, actions):
        """Write a seat's legal actions into the buffer and return their number."""
        return 0

    def random_action(self, seat, rng):
        """One of the legal actions, all equally likely; -1 if there is none."""
        actions = cython.declare(cython.int[2048])
        count = self.legal_actions(seat, actions)
        return actions[below(rng, count)] if count > 0 else -1

    def apply(self, seat, action, rng):
        """Play an action without checking whether it is legal."""

    def copy_from(self, other):
        """Become an exact copy of another state of the same game."""

    def returns(self, values):
        """Write each seat's earnings so far, in the game's own points."""

    def winners_mask(self):
        """The seats that have won, one bit each; 0 while the match is running."""
        return 0

    def rounds_done(self):
        """The number of rounds scored; 0 in games without rounds."""
        return 0

    def playout(self, rng):
        """Play random moves to the end."""
        while not self.is_over():
            mask = self.due_mask()
            seat = lowest_bit(mask) if mask else 0
            action = self.random_action(seat, rng) if mask else -1
            if action < 0:
                # Nobody can move and yet it isn't over: not started, or a mistake in the game.
                return
            self.apply(seat, action, rng)

    def fingerprint(self):
        """64 bits that (almost surely) differ where states differ."""
        return 0

    def information_hash(self, seat):
        """64 bits that are equal where the seat knows the same things and (almost surely) only there."""
        return self.fingerprint()

    def resample(self, observer, rng):
        """Deal again everything that the observer (-1: a spectator) can't know."""

    # The Python side.

    def due(self) -> tuple[int, ...]:
        """The seats that must move now; several at once in simultaneous games, none when over."""
        mask = self.due_mask()
        return tuple([seat for seat in range(self.seat_count) if mask >> seat & 1])

    @cython.locals(count=cython.int, index=cython.int)
    def actions(self, seat: int) -> tuple[int, ...]:
        """The numbers of a seat's legal actions, in a fixed order."""
        buffer = cython.declare(cython.int[2048])
        self.check_seat(seat)
        count = self.legal_actions(seat, buffer)
        return tuple([buffer[index] for index in range(count)])

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """A seat's legal moves, including those it may make without being due."""
        return tuple([self.move_of(action) for action in self.actions(seat)])

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        """Start the match (deal, roll, …) and return what happened."""
        return ()

    def play(self, seat: int | None, move: Move, rng: Rng) -> tuple[Event, ...]:
        """Play a legal move and return what happened; an illegal one raises and changes nothing.

        Without a seat the move is one of the `rulings`, made by whoever runs the table.
        """
        if seat is None:
            self.check_ruling(move)
            return self.play_ruling(move, Rng.checked(rng))
        self.check(seat, move)
        return self.play_checked(seat, move, Rng.checked(rng))

    def rulings(self) -> tuple[Move, ...]:
        """What the table may rule now. A ruling is nobody's move: it is never among a seat's legal moves."""
        return ()

    def play_ruling(self, ruling: Move, rng: Rng) -> tuple[Event, ...]:
        """Carry out an allowed ruling and return what happened; games with rulings implement this."""
        raise TypeError(f"{type(self).__name__} has no rulings")

    def check_ruling(self, ruling: Move) -> None:
        """Raise if the table may not rule this now."""
        if self.is_over():
            raise MatchOver("the match is over")
        allowed = self.rulings()
        # Compare the texts too: Ruling(True) == Ruling(1), but their records differ.
        if not any(each == ruling and str(each) == str(ruling) for each in allowed):
            known = ", ".join(str(each) for each in allowed) or "–"
            raise IllegalMove(
                f"{shown(ruling)!r} can't be ruled now (rulings: {known})",
                reason="no-such-ruling",
                move=shown(ruling),
                known=known,
            )

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        """Play a legal move and return what happened; games implement this."""
        for step in self.steps_of(move):
            self.apply(seat, step, rng)
        return ()

    def play_unchecked(self, seat: int, move: Move, rng: Rng) -> None:
        """Play a move without checks or events, for planners: an illegal move breaks the state."""
        self.check_seat(seat)
        Rng.checked(rng)
        for step in self.steps_of(move):
            self.apply(seat, step, rng)

    def play_step(self, seat: int, action: int, rng: Rng) -> None:
        """Play one legal step, for planners and learners; raises IllegalMove for any other."""
        if type(action) is not int or action not in self.actions(seat):
            raise IllegalMove(f"action {shown(action)} is not allowed now", move=shown(action))
        self.apply(seat, action, Rng.checked(rng))
        self.settle()

    def check(self, seat: int, move: Move) -> None:
        """Raise if the seat may not make this move now."""
        self.check_seat(seat)
        if self.is_over():
            raise MatchOver("the match is over")
        if not self.actions(seat):
            due = ", ".join(str(other) for other in self.due())
            raise NotDue(f"seat {seat} has nothing to choose now (due: {due})", seat=seat, due=due)
        try:
            allowed = self.allows(seat, self.steps_of(move))
        except (AttributeError, KeyError, TypeError, ValueError):
            # Not a move of this game at all.
            allowed = False
        if not allowed:
            raise self.why_illegal(seat, move)

    def allows(self, seat: int, steps: tuple[int, ...]) -> bool:
        """Whether each step is legal after those before it."""
        state = self
        *first, last = steps
        for step in first:
            if step not in state.actions(seat):
                return False
            if state is self:
                state = self.clone()
            # Only the last step of a move may need chance.
            state.apply(seat, step, UNUSED)
        return last in state.actions(seat)

    def check_seat(self, seat: int) -> None:
        """Raise if there is no such seat."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seat_count:
            last = self.seat_count - 1
            raise NoSuchSeat(
                f"there is no seat {shown(seat)}; seats are 0 to {last}",
                seat=shown(seat),
                last=last,
            )

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        """The error for an illegal move; games explain it and name the rule."""
        return IllegalMove(f"{shown(move)!r} is not allowed now", move=shown(move))

    def move_of(self, *steps: int) -> Move:
        """The move that these actions make; ValueError if they make none or only the start of one."""
        raise TypeError(f"{type(self).__name__} must translate its actions")

    def steps_of(self, move: Move) -> tuple[int, ...]:
        """The actions that make up a move, in order; a single one in most games."""
        raise TypeError(f"{type(self).__name__} must translate its moves")

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""
        raise TypeError(f"{type(self).__name__} must build its views")

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is running."""
        raise TypeError(f"{type(self).__name__} must give its outcome")

    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far."""
        raise TypeError(f"{type(self).__name__} must give its scores")

    def replaces(self, seat: int) -> bool:
        """Whether the seat's next move would replace its last one, which nobody has seen yet."""
        return False

    def take_back_checked(self, seat: int) -> tuple[Event, ...]:
        """Take back the seat's hidden choice; called only if `replaces(seat)`."""
        raise TypeError(f"{type(self).__name__} has no hidden choices")

    def outlives_turn(self, move: Move) -> bool:
        """Whether a move sent for an earlier turn still means the same now (a draw that is still open)."""
        return False

    def is_settled(self) -> bool:
        """Whether everyone knows every move made so far."""
        return True

    def clone(self) -> State:
        """An independent copy."""
        raise TypeError(f"{type(self).__name__} must copy itself")

    def resampled(self, observer: int | None, rng: Rng) -> State:
        """A copy in which everything that the observer can't know is dealt again."""
        other = self.clone()
        other.resample_for(observer, rng)
        return other

    def resample_for(self, observer: int | None, rng: Rng) -> None:
        """Deal again, in place, everything that the observer can't know."""
        if observer is not None:
            self.check_seat(observer)
        self.resample(-1 if observer is None else observer, Rng.checked(rng))
        self.settle()

    @cython.locals(source="State", generator="Rng")
    def play_randomly(self, rng: Rng) -> None:
        """Play random moves to the end."""
        source, generator = self, Rng.checked(rng)
        with cython.nogil:
            source.playout(generator)
        self.check_played_out()

    def settle(self) -> None:
        """Raise the error that C code caught but couldn't raise; compiled rules have none."""

    def check_played_out(self) -> None:
        """Raise if a playout got stuck before the end."""
        self.settle()
        if not self.is_over():
            raise RuntimeError(f"nobody can move, yet the match is not over (turn {self.turn})")

    @cython.locals(seat=cython.int)
    def payoffs(self) -> tuple[float, ...]:
        """What each seat has earned so far, in the game's own points."""
        values = cython.declare(cython.double[32])
        self.returns(values)
        self.settle()
        return tuple([values[seat] for seat in range(self.seat_count)])

    def information_key(self, seat: int) -> int:
        """A number that is equal where the seat knows the same things."""
        self.check_seat(seat)
        key = self.information_hash(seat)
        self.settle()
        return key

    def rounds_scored(self) -> int:
        """The number of rounds scored; 0 in games without rounds."""
        return self.rounds_done()

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match is running."""
        mask = self.winners_mask()
        return tuple([seat for seat in range(self.seat_count) if mask >> seat & 1])
