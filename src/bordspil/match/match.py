"""One match of a game: moves go in through `submit`, views come out of `view`."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.errors import BadSeatCount, InvalidMove, NothingToTakeBack, OutOfTime, StaleView, shown
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.view import View
from bordspil.match import fairness
from bordspil.match.clock import Clock, Deadlines
from bordspil.match.events import MatchStarted, SeedOpened, TimeRanOut
from bordspil.match.player import Player
from bordspil.match.record import Record, RecordedMove

NAME_LENGTH = 60


class Match:
    """A match. It owns the state; players only ever get their view of it.

    >>> from bordspil.games import find_game
    >>> match = Match(find_game("sushi-go"), 2, seed=fairness.seed_from("example"))
    >>> match.due()
    (0, 1)
    >>> for seat in match.due():
    ...     events = match.submit(seat, match.view(seat).legal_moves[0])
    >>> match.view(0).turn
    1
    """

    def __init__(
        self,
        game: Game,
        seat_count: int,
        options: Options | None = None,
        *,
        seed: bytes | None = None,
        names: Sequence[str] | None = None,
        players: Sequence[Player] | None = None,
        clock: Clock | None = None,
        now: float = 0.0,
    ) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a match needs a Game (see find_game), not {type(game).__name__}")
        if clock is not None and not isinstance(clock, Clock):
            raise TypeError(f"the clock must be a Clock, not {type(clock).__name__}")
        self.game = game
        self.seat_count = game.check_seat_count(seat_count)
        self.options = game.check_options(seat_count, options)
        self.names = _checked_names(names, seat_count)
        self.players = _checked_players(players, seat_count)
        self.clock = clock
        self._deadlines = Deadlines(clock, now)
        self._seed = fairness.new_seed() if seed is None else fairness.check_seed(seed)
        self.commitment = fairness.commitment(self._seed)
        self._moves: list[RecordedMove] = []
        self._settled = 0
        self._state = game.new_state(seat_count, self.options)
        self._events: list[Event] = [MatchStarted(game.name, self.commitment)]
        self._chances = 0
        self._load_chance()
        self._keep(self._state.begin(self._rng))
        self._deadlines.update(self.due(), self._deadlines.now, fresh=True)

    # Queries.

    def due(self) -> tuple[int, ...]:
        """The seats that must move now."""
        return self._state.due()

    def replaces(self, seat: int) -> bool:
        """Whether a move by this seat would replace its last one, which nobody has seen yet."""
        return self._state.replaces(seat)

    def rulings(self) -> tuple[Move, ...]:
        """The rulings the table's owner can make now with `submit(None, …)`; most games have none."""
        return self._state.rulings()

    @property
    def turn(self) -> int:
        """How many turns have been completed."""
        return self._state.turn

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) is allowed to know."""
        return self._state.view(seat)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """The events a seat (None: a spectator) has seen, from its own event number `since` on.

        Each seat has its own numbers: a gap would reveal that something hidden happened.
        """
        if seat is not None:
            self._state.check_seat(seat)
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise ValueError(f"`since` must be 0 or more, not {shown(since)}")
        return tuple(event for event in self._events if event.is_for(seat))[since:]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None until then."""
        return self._state.outcome()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def seed(self) -> bytes | None:
        """The seed, once the match is over."""
        return self._seed if self.is_over else None

    def deadline(self) -> float | None:
        """When `tick` should be called next; None if no clock is running."""
        return self._deadlines.next()

    # Changes.

    def submit(
        self, seat: int | None, move: Move | str, *, turn: int | None = None, now: float | None = None
    ) -> tuple[Event, ...]:
        """Make a seat's move and return all events, including secret ones (see `Event.is_for`).

        `turn` is the turn the player saw: with it, a late move is refused (StaleView) instead of counting
        for the next turn. Without a seat the move is a ruling, which only the table's owner may make.
        Raises a GameError, and changes nothing, if the move isn't possible.
        """
        now = self._deadlines.check(now)
        if seat is not None:
            self._state.check_seat(seat)
        move = self._read(move)
        if self._deadlines.overdue(now):
            raise OutOfTime("time has run out; this move comes too late (`tick` plays for who is due)")
        late = turn is not None and turn != self.turn and not self._state.outlives_turn(move)
        if late and not self.is_over:
            raise StaleView(
                f"this move was meant for turn {shown(turn)}, the match is at turn {self.turn}",
                turn=shown(turn),
                now=self.turn,
            )
        return self._play(seat, move, now, timed_out=False)

    def take_back(self, seat: int, *, turn: int | None = None, now: float | None = None) -> tuple[Event, ...]:
        """Take back a seat's choice that nobody has seen yet, so that it has to choose anew.

        The seat's clock goes on as if it had never chosen. Raises NothingToTakeBack, and changes nothing, if
        the choice has been revealed or was never made.
        """
        now = self._deadlines.check(now)
        self._state.check_seat(seat)
        if not self.replaces(seat) or (turn is not None and turn != self.turn):
            raise NothingToTakeBack(f"seat {seat} has made no choice that could be taken back", seat=seat)
        events = self._keep(self._state.take_back_checked(seat))
        del self._moves[self._last_move_of(seat)]
        self._deadlines.resume(seat, now)
        return events

    def tick(self, now: float) -> tuple[Event, ...]:
        """Play for every seat whose time has run out by `now`; the record marks these moves."""
        now = self._deadlines.now = self._deadlines.check(now)
        happened: list[Event] = []
        for seat in self._deadlines.overdue(now):
            if seat in self.due():
                happened += self._run_out(seat, self.game.default_move(self.view(seat)), now)
        return tuple(happened)

    def enter(self, made: RecordedMove) -> tuple[Event, ...]:
        """Make a recorded move again, with the same events as before; for replays."""
        if made.seat is not None:
            self._state.check_seat(made.seat)
        move = self._read(made.text)
        if made.timed_out and made.seat is not None:
            self._state.check(made.seat, move)
            return self._run_out(made.seat, move, self._deadlines.now)
        return self._play(made.seat, move, self._deadlines.now, timed_out=False)

    def story(self) -> tuple[Event, ...]:
        """All events so far, including secret ones: for the owner of the match, never for a seat."""
        return tuple(self._events)

    def record(self) -> Record:
        """The record of the match; until it is over, without the seed and without choices nobody has seen."""
        outcome = self.outcome
        return Record.written(
            game=self.game.name,
            options=self.options.as_data(),
            seats=self.names,
            commitment=self.commitment,
            seed=None if outcome is None else self._seed.hex(),
            moves=tuple(self._moves if outcome is not None else self._moves[: self._settled]),
            outcome=None if outcome is None else outcome.as_data(),
            rules=self.game.rules_version,
            players=self.players,
        )

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return self.game.parse_move(move)
        raise InvalidMove(
            f"a move is text or a Move, not {type(move).__name__}",
            reason="move-not-text",
            kind=type(move).__name__,
        )

    def _run_out(self, seat: int, move: Move, now: float) -> tuple[Event, ...]:
        ran_out = TimeRanOut(seat)
        self._events.append(ran_out)
        return (ran_out, *self._play(seat, move, now, timed_out=True))

    def _play(self, seat: int | None, move: Move, now: float, *, timed_out: bool) -> tuple[Event, ...]:
        turn, replaces = self.turn, seat is not None and self.replaces(seat)
        happened = self._state.play(seat, move, self._rng)
        self._note(RecordedMove(seat, str(move), timed_out), replaces)
        events = self._keep(happened)
        self._deadlines.update(self.due(), now, fresh=self.turn != turn)
        return events

    def _note(self, made: RecordedMove, replaces: bool) -> None:
        """Record a move; a changed choice replaces the first one, so the record doesn't show the change."""
        if replaces and made.seat is not None:
            self._moves[self._last_move_of(made.seat)] = made
        else:
            self._moves.append(made)
        if self._state.is_settled():
            self._settled = len(self._moves)

    def _last_move_of(self, seat: int) -> int:
        return max(index for index, move in enumerate(self._moves) if move.seat == seat)

    def _load_chance(self) -> None:
        self._rng = fairness.chance(self._seed, self._chances)
        self._unused_key = self._rng.key()

    def _keep(self, happened: tuple[Event, ...]) -> tuple[Event, ...]:
        # One key per chance event: what players saw of it reveals nothing about the next.
        if self._rng.key() != self._unused_key:
            self._chances += 1
            self._load_chance()
        if self._state.outcome() is not None:
            happened = (*happened, SeedOpened(self._seed.hex()))
        self._events += happened
        return happened


def _checked_names(names: Sequence[str] | None, seat_count: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"seat {seat + 1}" for seat in range(seat_count))
    if isinstance(names, str) or len(names) != seat_count or not all(isinstance(name, str) for name in names):
        raise BadSeatCount(
            f"there must be a name for each of the {seat_count} seats",
            reason="names-dont-fit",
            count=seat_count,
        )
    return tuple(clean_name(name) for name in names)


def _checked_players(players: Sequence[Player] | None, seat_count: int) -> tuple[Player, ...] | None:
    if players is not None and len(players) != seat_count:
        raise BadSeatCount(
            f"there must be a player for each of the {seat_count} seats",
            reason="names-dont-fit",
            count=seat_count,
        )
    return None if players is None else tuple(players)


def clean_name(name: str) -> str:
    """A name that is safe to show anywhere: no line breaks or control codes, not too long."""
    return "".join(character for character in name if character.isprintable())[:NAME_LENGTH].strip()
