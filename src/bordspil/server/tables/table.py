"""A table as its journal defines it: people, seats, host, settings, the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from bordspil.bots import make_bot
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.options import Options
from bordspil.games import find_game
from bordspil.match.clock import Clock
from bordspil.match.match import Match
from bordspil.match.player import Player
from bordspil.match.record import WITHOUT_PLAYERS
from bordspil.server.errors import NotNow, SeatTaken, TableError
from bordspil.server.tables import entries as e
from bordspil.server.tables.faces import Look, Part, look_of, settled_cast
from bordspil.server.tables.identifiers import distinct_name
from bordspil.server.tables.pad import Pad
from bordspil.wire.messages import Settings


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person, a bot by its level, or nobody."""

    person: str | None = None
    bot: str | None = None


NOBODY = Holder()


@dataclass(slots=True)
class Evening:
    """What a person or a bot has won at a table: matches, and points in each game.

    `name` and `look` are those of the last match.
    """

    person: str | None
    name: str
    look: Player
    wins: int = 0
    points: dict[str, int] = field(default_factory=dict)


class Table:
    """The state that a journal's entries lead to. `apply` takes the next one, or raises without effect."""

    def __init__(self, opened: e.Opened) -> None:
        self.code = opened.code
        self.watch_key = opened.watch_key
        self.address = opened.address
        self.settings = Settings()
        self.people: dict[str, str] = {}
        self.looks: dict[str, Look] = {}
        # The bot in each seat, also in those that were left in a match.
        self.cast: list[Part | None] = []
        self.host: str | None = None
        self.seats: list[Holder] = []
        self.match: Match | None = None
        self.match_number = 0
        self.records: list[str] = []
        # All finished matches of this table added up, by person or by the bot's name.
        self.evening: dict[tuple[str | None, str], Evening] = {}
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

    def seat_names(self) -> tuple[str, ...]:
        """The name of each seat; empty seats have none. A bot never has the name of somebody at the table."""
        names: list[str] = []
        for holder, part in zip(self.seats, self.cast, strict=True):
            if holder.person is not None:
                names.append(self.people[holder.person])
            elif part is not None:
                names.append(distinct_name(part.character.name, [*self.people.values(), *names]))
            else:
                names.append("")
        return tuple(names)

    def seat_players(self) -> tuple[Player | None, ...]:
        """How each seat looks; None for empty seats."""
        players: list[Player | None] = []
        for holder, part in zip(self.seats, self.cast, strict=True):
            if holder.person is not None:
                look = self.looks[holder.person]
                players.append(Player(look.face, look.colour))
            elif part is not None:
                players.append(Player(part.character.face, part.colour, part.level))
            else:
                players.append(None)
        return tuple(players)

    def new_look(self, person: str, face: str | None, colour: int | None) -> Look:
        """How somebody at the table would look with another face or colour (None: the same)."""
        look = self.looks[person]
        others = [other for each, other in self.looks.items() if each != person]
        face = look.face if face is None else face
        return look_of(person, face, look.colour if colour is None else colour, others)

    def level_names(self) -> tuple[str, ...]:
        """The names in records of format 2, which call bots by their level."""
        names: list[str] = []
        for holder in self.seats:
            name = self.people[holder.person] if holder.person is not None else holder.bot or ""
            names.append(distinct_name(name, names))
        return tuple(names)

    def evening_ranked(self) -> list[Evening]:
        """The evening, most wins first, then those who came first."""
        return sorted(self.evening.values(), key=lambda line: -line.wins)

    # Entries.

    def apply(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        """Apply the next entry; return what happened in the match, secrets included."""
        happened: tuple[Event, ...] = APPLY[type(entry)](self, entry) or ()
        if type(entry) not in PLAYED:
            self._settle_cast()
        self.time = max(self.time, entry.at)
        for event in happened:
            for place in range(len(self.witnessed)):
                self.witnessed[place] += event.is_for(place if place < len(self.witnessed) - 1 else None)
        return happened

    def _joined(self, entry: e.Joined) -> None:
        self.people[entry.person] = distinct_name(entry.name, self.people.values())
        self.looks[entry.person] = look_of(entry.person, entry.face, entry.colour, self.looks.values())
        if self.host is None:
            self.host = entry.person

    def _renamed(self, entry: e.Renamed) -> None:
        if entry.name is not None:
            others = [name for person, name in self.people.items() if person != entry.person]
            self.people[entry.person] = distinct_name(entry.name, others)
        self.looks[entry.person] = self.new_look(entry.person, entry.face, entry.colour)

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
        self.cast[a], self.cast[b] = self.cast[b], self.cast[a]

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
        self.cast = [*self.cast[:seat_count], *[None] * (seat_count - len(self.cast))]

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
        is_early = entry.format == WITHOUT_PLAYERS
        match = Match(
            self.game.with_rules(entry.rules),
            self.seat_count,
            self.options,
            seed=bytes.fromhex(entry.seed),
            names=self.level_names() if is_early else self.seat_names(),
            players=None if is_early else [player for player in self.seat_players() if player is not None],
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

    def _taken_back(self, entry: e.TakenBack) -> tuple[Event, ...]:
        return self.running_match().take_back(entry.seat, turn=entry.turn, now=entry.at)

    def _ruled(self, entry: e.Ruled) -> tuple[Event, ...]:
        return self.running_match().submit(None, entry.ruling, now=entry.at)

    def _ticked(self, entry: e.Ticked) -> tuple[Event, ...]:
        return self.running_match().tick(entry.at)

    def _paused(self, entry: e.Paused) -> None:
        """Only time has passed."""

    def _left(self, entry: e.Left) -> None:
        self._stood(e.Stood(at=entry.at, person=entry.person))
        self.people.pop(entry.person, None)
        self.looks.pop(entry.person, None)
        if self.host == entry.person:
            self.host = None

    def _finished(self, entry: e.Finished) -> None:
        self.records.append(entry.record)
        self._add_up()

    def _add_up(self) -> None:
        """Add the match that has ended to the evening; a seat that nobody holds counts for nobody."""
        match = self.match
        if match is None or match.outcome is None:
            return
        game, scores = match.game.name, match.outcome.scores
        # Not the names of the record: matches of earlier versions call bots by their level. By now the table
        # may have been given more seats for the next match.
        seated = zip(self.seats[: len(scores)], self.seat_names(), self.seat_players(), strict=False)
        for seat, (holder, name, look) in enumerate(seated):
            if holder == NOBODY or look is None:
                continue
            # Bots have a name for each character, so that one at another level is another one.
            key = (holder.person, "" if holder.person else name)
            line = self.evening.setdefault(key, Evening(holder.person, name, look))
            line.name, line.look = name, look
            line.wins += seat in match.outcome.winners
            line.points[game] = line.points.get(game, 0) + scores[seat]

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

    def _settle_cast(self) -> None:
        """Cast the bots of seats that have a new one; in a match, also those of seats that were left."""
        vacant = None if self.match is None else self.settings.stand_in
        levels = [None if holder.person is not None else holder.bot or vacant for holder in self.seats]
        seated = [holder.person for holder in self.seats if holder.person is not None]
        self.cast = settled_cast(
            self.cast,
            levels,
            names=([self.people[person] for person in seated], self.people.values()),
            colours=(
                {self.looks[person].colour for person in seated},
                {look.colour for look in self.looks.values()},
            ),
            first=crc32(self.code.encode()),
        )

    def _expect_no_match(self) -> None:
        if self.is_running:
            raise NotNow("this must wait until the match is over", reason="match-running")


# Entries that change neither people nor seats.
PLAYED = {e.Moved, e.TakenBack, e.Ruled, e.Ticked, e.Paused, e.Finished, e.PadWritten, e.PadNamed}
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
    e.TakenBack: Table._taken_back,
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
