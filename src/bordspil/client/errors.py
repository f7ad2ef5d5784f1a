"""Errors between a client and its server; all can be shown in any language.

ClientError
├── BadAddress       not the address of a server
├── NoServer         nothing answers there
├── ConnectionLost   the connection broke and didn't come back in time
├── StrangeServer    something answers, but not in this protocol
├── SentAway         the server ended the connection for good: left, removed, table closed, …
├── NoFreeSeat       all seats are taken
└── RefusedError     the server refused a request: its code, reason, text, rule and facts
"""

from __future__ import annotations

from typing import Any

from bordspil.core.errors import GameError
from bordspil.wire.messages import Error


class ClientError(GameError):
    """Any error between a client and its server."""

    code = "client-error"


class BadAddress(ClientError):
    """This is not the address of a server."""

    code = "bad-address"


class NoServer(ClientError):
    """Nothing answers at the address."""

    code = "no-server"


class ConnectionLost(ClientError):
    """The connection broke; the last request may or may not have been carried out."""

    code = "line-lost"


class StrangeServer(ClientError):
    """Something answers that is not a Bordspil server, or speaks another protocol version."""

    code = "strange-server"


class SentAway(ClientError):
    """The server ended the connection for good."""

    code = "sent-away"


class NoFreeSeat(ClientError):
    """All seats of the table are taken."""

    code = "no-free-seat"


class RefusedError(ClientError):
    """The server refused a request, and nothing has changed."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.text, reason=error.reason)
        self.code = error.code
        self.text = error.text
        self.rule = error.rule
        # Facts from the wire can be any JSON, unlike those of our own errors.
        self.facts: dict[str, Any] = error.facts

    def __str__(self) -> str:
        return self.text
