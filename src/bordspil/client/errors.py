"""What can go wrong between a client and its server; each can be told in any language.

ClientError
├── BadAddress       no address of a server
├── NoServer         nobody answers there
├── LineLost         the connection broke, and nobody came back in time
├── StrangeServer    something answers, but not with messages of this protocol
├── SentAway         the table has ended the connection for good: left, removed, closed, …
├── NoFreeSeat       all seats are taken
└── RefusedError     the server said no: its code, reason, text, rule and facts
"""

from __future__ import annotations

from typing import Any

from bordspil.core.errors import GameError
from bordspil.wire.messages import Error


class ClientError(GameError):
    """Whatever goes wrong between a client and its server."""

    code = "client-error"


class BadAddress(ClientError):
    """The address is none of a server."""

    code = "bad-address"


class NoServer(ClientError):
    """Nobody answers at the address."""

    code = "no-server"


class LineLost(ClientError):
    """The connection broke; what was asked for last may have been done or not."""

    code = "line-lost"


class StrangeServer(ClientError):
    """Something answers that is no server of ours, or speaks another protocol."""

    code = "strange-server"


class SentAway(ClientError):
    """The server has ended the connection for good."""

    code = "sent-away"


class NoFreeSeat(ClientError):
    """All seats of the table are taken."""

    code = "no-free-seat"


class RefusedError(ClientError):
    """The server refused what was asked for, and nothing has changed."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.text, reason=error.reason)
        self.code = error.code
        self.text = error.text
        self.rule = error.rule
        # Anything may come over the wire, so the facts are not narrowed to what our own errors hold.
        self.facts: dict[str, Any] = error.facts

    def __str__(self) -> str:
        return self.text
