"""What a table's journal holds: everything that ever happened to it, as facts in the order they took effect.

A table is what its entries make of it: after a crash they are applied again and give the same table. `at` is
the table's own time in seconds: it stands still while the server is down.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bordspil.wire.messages import Settings


class Entry(Struct, frozen=True, tag_field="entry", kw_only=True, omit_defaults=True):
    """What every entry has."""

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
    """Somebody came to the table; the first one is its host."""

    person: str
    name: str


class Renamed(Entry, tag="renamed", frozen=True):
    """Somebody took another name."""

    person: str
    name: str


class Sat(Entry, tag="sat", frozen=True):
    """Somebody took a seat."""

    person: str
    seat: int


class Stood(Entry, tag="stood", frozen=True):
    """Somebody gave the seat up."""

    person: str


class BotSeated(Entry, tag="bot-seated", frozen=True):
    """A bot was put into a seat."""

    seat: int
    bot: str


class Cleared(Entry, tag="cleared", frozen=True):
    """A seat was emptied by the host."""

    seat: int


class Swapped(Entry, tag="swapped", frozen=True):
    """Two seats changed places."""

    a: int
    b: int


class Configured(Entry, tag="configured", frozen=True):
    """Game, seats, options and settings from now on."""

    game: str
    seat_count: int
    options: dict[str, Any]
    settings: Settings


class HostMade(Entry, tag="host-made", frozen=True):
    """The host's rights went to somebody (None: nobody is left)."""

    person: str | None


class Started(Entry, tag="started", frozen=True):
    """A match began. The seed is the server's secret until its end.

    `rules` is the version of the game's rules: the match goes by it to its end, also under a newer program.
    """

    seed: str
    rules: int = 1


class Moved(Entry, tag="moved", frozen=True):
    """A seat's move; `bot`: made by a bot, its own or a stand-in."""

    seat: int
    move: str
    turn: int
    bot: bool = False


class Ruled(Entry, tag="ruled", frozen=True):
    """The host made a ruling."""

    ruling: str


class Ticked(Entry, tag="ticked", frozen=True):
    """Somebody's time ran out, and the default move was made."""


class Paused(Entry, tag="paused", frozen=True):
    """The server stopped in good order: so much of everybody's time had gone by."""


class Left(Entry, tag="left", frozen=True):
    """Somebody left for good."""

    person: str


class Finished(Entry, tag="finished", frozen=True):
    """The match ended and its record was stored."""

    record: str


class PadBegun(Entry, tag="pad-begun", frozen=True):
    """The table is a score pad, for these players of the box at home."""

    players: tuple[str, ...]


class PadWritten(Entry, tag="pad-written", frozen=True):
    """Somebody wrote on the pad; `when` is the time of day, which the table's own time is not."""

    person: str
    when: float
    page: int
    player: int
    counts: dict[str, int]


class PadNamed(Entry, tag="pad-named", frozen=True):
    """Somebody gave a player of the pad another name."""

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
