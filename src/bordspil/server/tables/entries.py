"""The entries of a table's journal: everything that ever happened to it, in the order it took effect.

A table is defined by its entries: applying them again after a crash gives the same table. `at` is the table's
own time in seconds, which stops while the server is down.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bordspil.match.record import WITHOUT_PLAYERS
from bordspil.wire.messages import Settings


class Entry(Struct, frozen=True, tag_field="entry", kw_only=True, omit_defaults=True):
    """The base of all entries."""

    at: float


class Opened(Entry, tag="opened", frozen=True):
    """The table was opened."""

    code: str
    watch_key: str
    game: str
    seat_count: int
    options: dict[str, Any]
    settings: Settings
    address: str = ""


class Joined(Entry, tag="joined", frozen=True):
    """Someone joined the table; the first one is its host."""

    person: str
    name: str
    face: str | None = None
    colour: int | None = None


class Renamed(Entry, tag="renamed", frozen=True):
    """Someone changed their name, face or colour; what is missing stays."""

    person: str
    name: str | None = None
    face: str | None = None
    colour: int | None = None


class Sat(Entry, tag="sat", frozen=True):
    """Someone took a seat."""

    person: str
    seat: int


class Stood(Entry, tag="stood", frozen=True):
    """Someone gave up their seat."""

    person: str


class BotSeated(Entry, tag="bot-seated", frozen=True):
    """A bot was given a seat."""

    seat: int
    bot: str


class Cleared(Entry, tag="cleared", frozen=True):
    """The host emptied a seat."""

    seat: int


class Swapped(Entry, tag="swapped", frozen=True):
    """The holders of two seats changed places."""

    a: int
    b: int


class Configured(Entry, tag="configured", frozen=True):
    """The host changed the game, seats, options or settings."""

    game: str
    seat_count: int
    options: dict[str, Any]
    settings: Settings


class HostMade(Entry, tag="host-made", frozen=True):
    """Someone became the host (None: nobody is left)."""

    person: str | None


class Started(Entry, tag="started", frozen=True):
    """A match began. Its seed stays secret until the end.

    `rules` is the version of the game's rules, which holds for the whole match even if the server is updated;
    so does `format`, that of its record.
    """

    seed: str
    rules: int = 1
    format: int = WITHOUT_PLAYERS


class Moved(Entry, tag="moved", frozen=True):
    """A seat made a move; `bot` if a bot or a stand-in made it."""

    seat: int
    move: str
    turn: int
    bot: bool = False


class TakenBack(Entry, tag="taken_back", frozen=True):
    """A seat took back its choice, which nobody had seen."""

    seat: int
    turn: int


class Ruled(Entry, tag="ruled", frozen=True):
    """The host made a ruling."""

    ruling: str


class Ticked(Entry, tag="ticked", frozen=True):
    """Someone ran out of time, and the default move was made."""


class Paused(Entry, tag="paused", frozen=True):
    """The server shut down; records how far the clocks had run."""


class Left(Entry, tag="left", frozen=True):
    """Someone left for good."""

    person: str


class Finished(Entry, tag="finished", frozen=True):
    """The match ended and its record was stored."""

    record: str


class PadBegun(Entry, tag="pad-begun", frozen=True):
    """The table became a score pad for people who play with the physical game."""

    players: tuple[str, ...]


class PadWritten(Entry, tag="pad-written", frozen=True):
    """Someone wrote on the pad; `when` is the time of day, unlike `at`."""

    person: str
    when: float
    page: int
    player: int
    counts: dict[str, int]


class PadNamed(Entry, tag="pad-named", frozen=True):
    """Someone renamed a player on the pad."""

    person: str
    when: float
    player: int
    name: str


AnyEntry = (
    Opened
    | Joined
    | Renamed
    | Sat
    | Stood
    | BotSeated
    | Cleared
    | Swapped
    | Configured
    | HostMade
    | Started
    | Moved
    | TakenBack
    | Ruled
    | Ticked
    | Paused
    | Left
    | Finished
    | PadBegun
    | PadWritten
    | PadNamed
)

read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
