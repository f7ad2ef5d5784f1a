"""What the server refuses, beside what games do (core/errors.py). Nothing has changed after any of them."""

from __future__ import annotations

from bordspil.core.errors import GameError


class TableError(GameError):
    """Something that can't be done at this table or on this server."""

    code = "table-error"


class StoreError(TableError):
    """The database can't be opened, read or written; `reason` says which."""

    code = "store-error"


class Conflict(StoreError):
    """Somebody else has written there already, or the entries would leave a gap."""

    code = "store-conflict"


class BadMessage(TableError):
    """No JSON, an unknown type, a missing or wrong field, or too long."""

    code = "bad-message"


class NotJoined(TableError):
    """The first message on a socket must say which table it is for; a second such message is refused too."""

    code = "not-joined"


class NoSuchTable(TableError):
    """No table of that code, key or token; it may have been closed."""

    code = "no-such-table"


class NotAllowed(TableError):
    """Only the host may, or only who holds a seat."""

    code = "not-allowed"


class NotNow(TableError):
    """Not while a match is running, or only while one is."""

    code = "not-now"


class SeatTaken(TableError):
    """Somebody else holds the seat."""

    code = "seat-taken"


class Busy(TableError):
    """The server has as much to do as it can; `facts` say when to try again."""

    code = "busy"


class TooMany(TableError):
    """A limit is reached: tables, people, sockets, messages."""

    code = "too-many"
