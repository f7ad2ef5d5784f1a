"""A state: everything about one position of one match, hidden things included.

Two faces. The compiled one works on whole numbers, without the interpreter and without exceptions: search,
playouts and benchmarks use it through virtual methods. The Python one works on seats and typed moves, and
`play` is checked. A move is one action or, in games with rich moves, several steps: planners choose step by
step, people and matches see whole moves only. A state never holds a generator and never holds what chance has
not decided yet (a deck is the cards left in it, not their order): the future can't leak from where it isn't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from bordspil.core.errors import IllegalMove, MatchOver, NoSuchSeat, NotDue, shown
from bordspil.core.rng import Rng

if TYPE_CHECKING:
    from bordspil.core.event import Event
    from bordspil.core.move import Move
    from bordspil.core.outcome import Outcome
    from bordspil.core.view import View

if cython.compiled:
    from cython.cimports.bordspil.core.draw import below
else:
    from bordspil.core.draw import below

# No position of any game may offer more; the size of the buffers on the stack (also in state.pxd).
MAX_ACTIONS = 2048
MOST_PLAYOUTS = 1 << 62
UNUSED = Rng.from_seed("unused")


class State:
    """The base of every game's state."""

    seat_count: int
    turn: int

    # The compiled face: games fill these in.

    def due_mask(self):
        """The seats that must act now, a bit each."""
        return 0

    def is_over(self):
        """Whether the match has ended."""
        return True

    def legal_actions(self, seat, actions):
        """Writes the actions open to a seat into the buffer and gives their number."""
        return 0

    def random_action(self, seat, rng):
        """One of the legal actions, every one equally likely; -1 where there is none."""
        if not cython.compiled:
            actions = [0] * MAX_ACTIONS
        count = self.legal_actions(seat, actions)
        return actions[below(rng, count)] if count > 0 else -1

    def apply(self, seat, action, rng):
        """Plays an action without asking whether it is legal."""

    def copy_from(self, other):
        """Becomes an exact copy of another state of the same game."""

    def returns(self, values):
        """Writes what each seat has earned so far, in the game's own points, one number a seat."""

    def winners_mask(self):
        """The seats that have won, a bit each; none while the match runs."""
        return 0

    def resample(self, observer, rng):
        """Deals anew all that the observer (-1: a spectator) can't know, true to what they do know."""

    def playout(self, rng):
        """Plays on at random to the end."""
        while not self.is_over():
            mask = self.due_mask()
            seat = 0
            while mask and not mask & 1:
                mask >>= 1
                seat += 1
            action = self.random_action(seat, rng) if mask else -1
            if action < 0:
                # Nobody can move and yet it is not over: not started, or a mistake in the game.
                return
            self.apply(seat, action, rng)

    def fingerprint(self):
        """64 bits that differ where states differ (almost surely)."""
        return 0

    # What planners ask beside the rules. All of it rests on what the seat knows, or lies open to everybody.

    def knowledge(self, seat):
        """64 bits that are the same where the seat knows the same (and, almost surely, only there)."""
        return self.fingerprint()

    def weigh(self, seat, actions, count, worths):
        """Writes what each of the seat's actions is worth at first glance, in points or nearly so."""
        for index in range(count):
            worths[index] = 0.0

    def rounds_done(self):
        """How many rounds have been scored: where a playout may stop and be estimated; 0 without rounds."""
        return 0

    def estimate(self, chances, points):
        """Writes each seat's chance to win and the score it will likely end with; exact when all is over."""
        self.returns(points)
        winners, count = self.winners_mask(), 0
        for seat in range(self.seat_count):
            count += winners >> seat & 1
        for seat in range(self.seat_count):
            chances[seat] = (winners >> seat & 1) / count if count else 1.0 / self.seat_count

    # The Python face.

    def due(self) -> tuple[int, ...]:
        """The seats that must move now; several at once in simultaneous games, none when over."""
        mask = self.due_mask()
        return tuple([seat for seat in range(self.seat_count) if mask >> seat & 1])

    @cython.locals(buffer=cython.int[2048], count=cython.int, index=cython.int)
    def actions(self, seat: int) -> tuple[int, ...]:
        """The numbers of the moves open to a seat, in a fixed order."""
        if not cython.compiled:
            buffer = [0] * MAX_ACTIONS
        self.check_seat(seat)
        count = self.legal_actions(seat, buffer)
        return tuple([buffer[index] for index in range(count)])

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """The moves open to a seat; also those that a seat may make without being due."""
        return tuple([self.move_of(action) for action in self.actions(seat)])

    def begin(self, rng: Rng) -> tuple[Event, ...]:
        """Starts a fresh match (deals, rolls, …) and tells what happened."""
        return ()

    def play(self, seat: int | None, move: Move, rng: Rng) -> tuple[Event, ...]:
        """Plays a move if it is legal and tells what happened; otherwise raises and changes nothing.

        Without a seat the move is a ruling: one of `rulings`, made by whoever runs the table.
        """
        if seat is None:
            self.check_ruling(move)
            return self.play_ruling(move, Rng.checked(rng))
        self.check(seat, move)
        return self.play_checked(seat, move, Rng.checked(rng))

    def rulings(self) -> tuple[Move, ...]:
        """What the table may rule now. A ruling is nobody's move: no seat has it among its legal ones."""
        return ()

    def play_ruling(self, ruling: Move, rng: Rng) -> tuple[Event, ...]:
        """Carries out a ruling known to be allowed and tells what happened: games that rule fill this in."""
        raise TypeError(f"{type(self).__name__} knows no rulings")

    def check_ruling(self, ruling: Move) -> None:
        """Raises where the table may not rule so now."""
        if self.is_over():
            raise MatchOver("the match is over")
        allowed = self.rulings()
        # By their texts too: Python finds True equal to 1, and a record can't be read with one for the other.
        if not any(each == ruling and str(each) == str(ruling) for each in allowed):
            known = ", ".join(str(each) for each in allowed) or "–"
            raise IllegalMove(
                f"{shown(ruling)!r} can't be ruled now (rulings: {known})",
                reason="no-such-ruling",
                move=shown(ruling),
                known=known,
            )

    def play_checked(self, seat: int, move: Move, rng: Rng) -> tuple[Event, ...]:
        """Plays a move known to be legal and tells what happened: games fill this in."""
        for step in self.steps_of(move):
            self.apply(seat, step, rng)
        return ()

    def play_unchecked(self, seat: int, move: Move, rng: Rng) -> None:
        """Plays a move without asking and without telling, for planners: an illegal one breaks the state."""
        self.check_seat(seat)
        Rng.checked(rng)
        for step in self.steps_of(move):
            self.apply(seat, step, rng)

    def play_step(self, seat: int, action: int, rng: Rng) -> None:
        """Plays a single step if it is legal, for planners and learners; raises IllegalMove if it is not."""
        if type(action) is not int or action not in self.actions(seat):
            raise IllegalMove(f"action {shown(action)} is not allowed now", move=shown(action))
        self.apply(seat, action, Rng.checked(rng))
        self.settle()

    def check(self, seat: int, move: Move) -> None:
        """Raises where the seat may not make the move now."""
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
        """Whether each step is open to the seat after those before it."""
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
        """Raises where there is no such seat."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seat_count:
            last = self.seat_count - 1
            raise NoSuchSeat(
                f"there is no seat {shown(seat)}; seats are 0 to {last}",
                seat=shown(seat),
                last=last,
            )

    def why_illegal(self, seat: int, move: Move) -> IllegalMove:
        """The error for an illegal move; games say more and name the rule."""
        return IllegalMove(f"{shown(move)!r} is not allowed now", move=shown(move))

    def move_of(self, *steps: int) -> Move:
        """The move made of some actions; ValueError where they are none or only the beginning of one."""
        raise TypeError(f"{type(self).__name__} must translate its actions")

    def steps_of(self, move: Move) -> tuple[int, ...]:
        """The actions that a move is made of, in order; a single one in most games."""
        raise TypeError(f"{type(self).__name__} must translate its moves")

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""
        raise TypeError(f"{type(self).__name__} must show itself")

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        raise TypeError(f"{type(self).__name__} must tell its outcome")

    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far."""
        raise TypeError(f"{type(self).__name__} must tell its scores")

    def replaces(self, seat: int) -> bool:
        """Whether the seat's next move would take back its last one, which nobody has seen yet."""
        return False

    def outlives_turn(self, move: Move) -> bool:
        """Whether a move meant for an earlier turn is still the same move now (a draw that is still open)."""
        return False

    def is_settled(self) -> bool:
        """Whether every move made so far is known to all."""
        return True

    def snapshot(self) -> tuple[Any, ...]:
        """Everything in the state, for comparing and debugging."""
        raise TypeError(f"{type(self).__name__} must list its contents")

    def clone(self) -> State:
        """An independent copy."""
        raise TypeError(f"{type(self).__name__} must copy itself")

    def resampled(self, observer: int | None, rng: Rng) -> State:
        """A copy in which everything that the observer can't know is dealt anew."""
        other = self.clone()
        other.resample_for(observer, rng)
        return other

    def resample_for(self, observer: int | None, rng: Rng) -> None:
        """Deals anew, in place, everything that the observer can't know."""
        if observer is not None:
            self.check_seat(observer)
        self.resample(-1 if observer is None else observer, Rng.checked(rng))
        self.settle()

    @cython.locals(source="State", generator="Rng")
    def play_randomly(self, rng: Rng) -> None:
        """Plays on at random to the end."""
        source, generator = self, Rng.checked(rng)
        with cython.nogil:
            source.playout(generator)
        self.check_played_out()

    def settle(self) -> None:
        """Raises what went wrong while the compiled face was in use; compiled rules have nothing to tell."""

    def check_played_out(self) -> None:
        """Raises where a playout could not go on to the end."""
        self.settle()
        if not self.is_over():
            raise RuntimeError(f"nobody can move, yet the match is not over (turn {self.turn})")

    @cython.locals(values=cython.double[32], seat=cython.int)
    def payoffs(self) -> tuple[float, ...]:
        """What each seat has earned so far, as the compiled face tells a search."""
        if not cython.compiled:
            values = [0.0] * 32
        self.returns(values)
        self.settle()
        return tuple([values[seat] for seat in range(self.seat_count)])

    @cython.locals(buffer=cython.int[2048], values=cython.double[2048], count=cython.int, index=cython.int)
    def worths(self, seat: int) -> tuple[float, ...]:
        """What each of the seat's `actions` is worth at first glance, in points or what comes near them."""
        if not cython.compiled:
            buffer, values = [0] * MAX_ACTIONS, [0.0] * MAX_ACTIONS
        self.check_seat(seat)
        count = self.legal_actions(seat, buffer)
        self.weigh(seat, buffer, count, values)
        self.settle()
        return tuple([values[index] for index in range(count)])

    @cython.locals(chances=cython.double[32], points=cython.double[32], seat=cython.int)
    def forecast(self) -> tuple[tuple[float, float], ...]:
        """Each seat's chance to win and the score it will likely end with, at first glance."""
        if not cython.compiled:
            chances, points = [0.0] * 32, [0.0] * 32
        self.estimate(chances, points)
        self.settle()
        return tuple([(chances[seat], points[seat]) for seat in range(self.seat_count)])

    def known_key(self, seat: int) -> int:
        """A number that is the same where the seat knows the same."""
        self.check_seat(seat)
        key = self.knowledge(seat)
        self.settle()
        return key

    def rounds_scored(self) -> int:
        """How many rounds have been scored; 0 in games without rounds."""
        return self.rounds_done()

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match runs."""
        mask = self.winners_mask()
        return tuple([seat for seat in range(self.seat_count) if mask >> seat & 1])

    @cython.locals(
        scratch="State",
        source="State",
        generator="Rng",
        mixed=cython.ulonglong,
        _=cython.longlong,
        total=cython.longlong,
    )
    def run_playouts(self, count: int, rng: Rng) -> int:
        """Plays `count` random matches from here, leaving this state as it is; gives their common hash."""
        if not 0 <= count <= MOST_PLAYOUTS:
            raise ValueError(f"the number of playouts must be from 0 to {MOST_PLAYOUTS}")
        source, scratch, generator = self, self.clone(), Rng.checked(rng)
        total, mixed = count, 0
        with cython.nogil:
            for _ in range(total):
                scratch.copy_from(source)
                scratch.playout(generator)
                mixed = mixed * 16777619 ^ scratch.fingerprint()
                if not cython.compiled:
                    mixed &= 0xFFFFFFFFFFFFFFFF
        if count:
            scratch.check_played_out()
        return mixed

    @cython.locals(
        scratch="State",
        source="State",
        generator="Rng",
        mask=cython.uint,
        seat=cython.int,
        action=cython.int,
        _=cython.longlong,
        total=cython.longlong,
        decisions=cython.longlong,
    )
    def count_decisions(self, count: int, rng: Rng) -> int:
        """How many actions are chosen in `count` random matches from here (for benchmarks)."""
        source, scratch, generator = self, self.clone(), Rng.checked(rng)
        total, decisions = count, 0
        with cython.nogil:
            for _ in range(total):
                scratch.copy_from(source)
                while not scratch.is_over():
                    mask, seat = scratch.due_mask(), 0
                    while mask and not mask & 1:
                        mask >>= 1
                        seat += 1
                    action = scratch.random_action(seat, generator) if mask else -1
                    if action < 0:
                        break
                    scratch.apply(seat, action, generator)
                    decisions += 1
        if count:
            scratch.check_played_out()
        return decisions

    @cython.locals(
        source="State",
        generator="Rng",
        place=cython.int,
        _=cython.longlong,
        total=cython.longlong,
        mixed=cython.longlong,
    )
    def run_choices(self, seat: int, count: int, rng: Rng) -> int:
        """Chooses at random `count` times without playing; the sum of the actions (for benchmarks)."""
        self.check_seat(seat)
        source, generator, place, total, mixed = self, Rng.checked(rng), seat, count, 0
        with cython.nogil:
            for _ in range(total):
                mixed += source.random_action(place, generator)
        return mixed

    @cython.locals(scratch="State", source="State", _=cython.longlong, total=cython.longlong)
    def run_copies(self, count: int) -> None:
        """Copies this state into another `count` times: what a search pays per iteration (for benchmarks)."""
        source, scratch, total = self, self.clone(), count
        with cython.nogil:
            for _ in range(total):
                scratch.copy_from(source)

    @cython.locals(source="State", _=cython.longlong, total=cython.longlong)
    def run_clones(self, count: int) -> None:
        """Makes and drops `count` clones of this state (for benchmarks)."""
        source, total = self, count
        for _ in range(total):
            source.clone()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())
