"""Everything the server refuses, besides what games refuse (core/errors.py). A refusal changes nothing."""

from __future__ import annotations

from bordspil.core.errors import GameError


class TableError(GameError):
    """Something that isn't possible at this table or on this server."""

    code = "table-error"


class StoreError(TableError):
    """The database can't be opened, read or written; `reason` says which."""

    code = "store-error"


class Conflict(StoreError):
    """Someone else has already written there, or the entries would leave a gap."""

    code = "store-conflict"


class BadMessage(TableError):
    """Invalid JSON, an unknown type, a missing or wrong field, or too long."""

    code = "bad-message"


class NotJoined(TableError):
    """The first message on a socket must name a table, and only the first."""

    code = "not-joined"


class NoSuchTable(TableError):
    """No table has this code, key or token; it may have been closed."""

    code = "no-such-table"


class NotAllowed(TableError):
    """Reserved for the host, or for people with a seat."""

    code = "not-allowed"


class NotNow(TableError):
    """Impossible while a match is running, or only possible then."""

    code = "not-now"


class SeatTaken(TableError):
    """Someone else holds the seat."""

    code = "seat-taken"


class Busy(TableError):
    """The server is overloaded; `facts` say when to try again."""

    code = "busy"


class TooMany(TableError):
    """A limit is reached: tables, people, sockets, messages."""

    code = "too-many"
