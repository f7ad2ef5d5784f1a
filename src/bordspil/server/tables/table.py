"""A table as its journal defines it: people, seats, host, settings, the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bordspil.bots import make_bot
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.options import Options
from bordspil.games import find_game
from bordspil.match.clock import Clock
from bordspil.match.match import Match
from bordspil.server.errors import NotNow, SeatTaken, TableError
from bordspil.server.tables import entries as e
from bordspil.server.tables.identifiers import distinct_name
from bordspil.server.tables.pad import Pad
from bordspil.wire.messages import Settings


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person, a bot by its level, or nobody."""

    person: str | None = None
    bot: str | None = None


NOBODY = Holder()


class Table:
    """The state that a journal's entries lead to. `apply` takes the next one, or raises without effect."""

    def __init__(self, opened: e.Opened) -> None:
        self.code = opened.code
        self.watch_key = opened.watch_key
        self.address = opened.address
        self.settings = Settings()
        self.people: dict[str, str] = {}
        self.host: str | None = None
        self.seats: list[Holder] = []
        self.match: Match | None = None
        self.match_number = 0
        self.records: list[str] = []
        # Set if this table is a score pad for the physical game: then nothing is played here.
        self.pad: Pad | None = None
        # Which seat each person has held in the running match: nobody may see two hands.
        self.held: dict[str, int] = {}
        # How many events of the match each seat has seen; the last number is for spectators.
        self.witnessed: list[int] = []
        self.time = opened.at
        self._configure(opened)

    # Queries.

    @property
    def seat_count(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def is_running(self) -> bool:
        """Whether a match is being played."""
        return self.match is not None and not self.match.is_over

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat; seats on one side win together."""
        return self.game.sides(self.seat_count, self.options)

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds, if any."""
        if person is not None:
            for seat, holder in enumerate(self.seats):
                if holder.person == person:
                    return seat
        return None

    def match_seat(self, seat: int | None) -> int | None:
        """The seat in the match; None if the table got more seats after the match began."""
        return seat if seat is not None and self.match is not None and seat < self.match.seat_count else None

    def running_match(self) -> Match:
        """The match being played; raises NotNow without one."""
        if self.match is None or self.match.is_over:
            raise NotNow("there is no match running at this table", reason="match-not-running")
        return self.match

    def written_pad(self) -> Pad:
        """The score pad; raises NotNow if this is an ordinary table."""
        if self.pad is None:
            raise NotNow("there is no score pad at this table", reason="no-pad")
        return self.pad

    def expect_no_pad(self) -> None:
        """Raise NotNow if this is a score pad, where nothing is played."""
        if self.pad is not None:
            raise NotNow("this is a score pad: nothing is played here", reason="is-a-pad")

    def check_seat(self, seat: int) -> int:
        """Return the seat if it exists; otherwise raise TableError, which says which seats do."""
        if not 0 <= seat < self.seat_count:
            raise TableError(
                f"this table has the seats 0 to {self.seat_count - 1}, not {seat}",
                reason="no-such-seat",
                seat=seat,
                last=self.seat_count - 1,
            )
        return seat

    def seat_names(self, bot_name: Callable[[str], str]) -> tuple[str, ...]:
        """The name of each seat. Bots are named by level; equal names get a number."""
        names: list[str] = []
        for holder in self.seats:
            name = self.people[holder.person] if holder.person is not None else bot_name(holder.bot or "")
            names.append(distinct_name(name, names))
        return tuple(names)

    # Entries.

    def apply(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        """Apply the next entry; return what happened in the match, secrets included."""
        happened: tuple[Event, ...] = APPLY[type(entry)](self, entry) or ()
        self.time = max(self.time, entry.at)
        for event in happened:
            for place in range(len(self.witnessed)):
                self.witnessed[place] += event.is_for(place if place < len(self.witnessed) - 1 else None)
        return happened

    def _joined(self, entry: e.Joined) -> None:
        self.people[entry.person] = distinct_name(entry.name, self.people.values())
        if self.host is None:
            self.host = entry.person

    def _renamed(self, entry: e.Renamed) -> None:
        others = [name for person, name in self.people.items() if person != entry.person]
        self.people[entry.person] = distinct_name(entry.name, others)

    def _sat(self, entry: e.Sat) -> None:
        self.expect_no_pad()
        seat, own = self.check_seat(entry.seat), self.seat_of(entry.person)
        if seat == own:
            return
        if self.seats[seat] != NOBODY:
            raise SeatTaken("somebody else holds this seat", reason="seat-taken", seat=seat)
        if self.is_running:
            if self.held.get(entry.person, seat) != seat:
                raise SeatTaken(
                    "in a match you can only come back to the seat that you had",
                    reason="seat-of-another",
                    seat=self.held[entry.person],
                )
            self.held[entry.person] = seat
        elif own is not None:
            self.seats[own] = NOBODY
        self.seats[seat] = Holder(person=entry.person)

    def _stood(self, entry: e.Stood) -> None:
        own = self.seat_of(entry.person)
        if own is not None:
            self.seats[own] = NOBODY

    def _bot_seated(self, entry: e.BotSeated) -> None:
        self.expect_no_pad()
        seat = self.check_seat(entry.seat)
        if self.seats[seat].person is not None:
            raise SeatTaken("a person holds this seat", reason="seat-taken", seat=seat)
        make_bot(entry.bot, self.game)
        self.seats[seat] = Holder(bot=entry.bot)

    def _cleared(self, entry: e.Cleared) -> None:
        self.seats[self.check_seat(entry.seat)] = NOBODY

    def _swapped(self, entry: e.Swapped) -> None:
        self.expect_no_pad()
        self._expect_no_match()
        a, b = self.check_seat(entry.a), self.check_seat(entry.b)
        self.seats[a], self.seats[b] = self.seats[b], self.seats[a]

    def _configured(self, entry: e.Configured) -> None:
        self.expect_no_pad()
        if self.is_running:
            before, after = self.settings, entry.settings
            same = (
                (entry.game, entry.seat_count) == (self.game.name, self.seat_count)
                and entry.options == self.options.as_data()
                and after.seconds_per_move == before.seconds_per_move
                and after.memory_aid == before.memory_aid
            )
            if not same:
                self._expect_no_match()
        self._configure(entry)

    def _configure(self, entry: e.Opened | e.Configured) -> None:
        game = find_game(entry.game)
        seat_count = game.check_seat_count(entry.seat_count)
        options = game.check_options(seat_count, entry.options)
        make_bot(entry.settings.stand_in, game)
        seconds = entry.settings.seconds_per_move
        clock = None if seconds is None else Clock(seconds)
        # Nothing below can fail.
        self.game: Game = game
        self.options: Options = options
        self.settings = entry.settings
        self.clock = clock
        kept = self.seats[:seat_count]
        self.seats = kept + [NOBODY] * (seat_count - len(kept))

    def _host_made(self, entry: e.HostMade) -> None:
        self.host = entry.person

    def _started(self, entry: e.Started) -> tuple[Event, ...]:
        self.expect_no_pad()
        self._expect_no_match()
        empty = [seat for seat, holder in enumerate(self.seats) if holder == NOBODY]
        if empty:
            raise NotNow(
                "every seat needs a person or a bot before the match can start",
                reason="seats-empty",
                seats=", ".join(str(seat + 1) for seat in empty),
            )
        match = Match(
            self.game.with_rules(entry.rules),
            self.seat_count,
            self.options,
            seed=bytes.fromhex(entry.seed),
            names=self.seat_names(lambda level: level),
            clock=self.clock,
            now=entry.at,
        )
        self.match = match
        self.match_number += 1
        self.held = {
            holder.person: seat for seat, holder in enumerate(self.seats) if holder.person is not None
        }
        self.witnessed = [0] * (self.seat_count + 1)
        return match.story()

    def _moved(self, entry: e.Moved) -> tuple[Event, ...]:
        return self.running_match().submit(entry.seat, entry.move, turn=entry.turn, now=entry.at)

    def _ruled(self, entry: e.Ruled) -> tuple[Event, ...]:
        return self.running_match().submit(None, entry.ruling, now=entry.at)

    def _ticked(self, entry: e.Ticked) -> tuple[Event, ...]:
        return self.running_match().tick(entry.at)

    def _paused(self, entry: e.Paused) -> None:
        """Only time has passed."""

    def _left(self, entry: e.Left) -> None:
        self._stood(e.Stood(at=entry.at, person=entry.person))
        self.people.pop(entry.person, None)
        if self.host == entry.person:
            self.host = None

    def _finished(self, entry: e.Finished) -> None:
        self.records.append(entry.record)

    def _pad_begun(self, entry: e.PadBegun) -> None:
        self.pad = Pad(self.game, entry.players, self.options)

    def _pad_written(self, entry: e.PadWritten) -> None:
        who = self.people.get(entry.person, "")
        self.written_pad().write(who, entry.when, entry.page, entry.player, entry.counts)

    def _pad_named(self, entry: e.PadNamed) -> None:
        pad = self.written_pad()
        others = [name for player, name in enumerate(pad.players) if player != entry.player]
        pad.rename(
            self.people.get(entry.person, ""), entry.when, entry.player, distinct_name(entry.name, others)
        )

    def _expect_no_match(self) -> None:
        if self.is_running:
            raise NotNow("this must wait until the match is over", reason="match-running")


APPLY: dict[type[e.Entry], Callable[[Table, Any], tuple[Event, ...] | None]] = {
    e.Joined: Table._joined,
    e.Renamed: Table._renamed,
    e.Sat: Table._sat,
    e.Stood: Table._stood,
    e.BotSeated: Table._bot_seated,
    e.Cleared: Table._cleared,
    e.Swapped: Table._swapped,
    e.Configured: Table._configured,
    e.HostMade: Table._host_made,
    e.Started: Table._started,
    e.Moved: Table._moved,
    e.Ruled: Table._ruled,
    e.Ticked: Table._ticked,
    e.Paused: Table._paused,
    e.Left: Table._left,
    e.Finished: Table._finished,
    e.PadBegun: Table._pad_begun,
    e.PadWritten: Table._pad_written,
    e.PadNamed: Table._pad_named,
}


def table_from_journal(bodies: tuple[bytes, ...]) -> Table:
    """Rebuild a table from the entries of its journal."""
    first = e.read_entry(bodies[0])
    if not isinstance(first, e.Opened):
        raise ValueError(f"a journal must begin with Opened, not {type(first).__name__}")
    table = Table(first)
    for body in bodies[1:]:
        table.apply(e.read_entry(body))
    return table
