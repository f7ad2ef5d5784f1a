"""A client as the tables know it; net/connection.py has the socket behind it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bordspil.server.live.live_table import LiveTable


class Client(ABC):
    """Who is connected, to which table and as whom. All attributes except `address` are set by the tables.

    `seen` is how many events of the match `seen_match` the client already had when it came back.
    """

    __slots__ = ("address", "language", "person", "seat", "seen", "seen_match", "table")

    def __init__(self, address: str) -> None:
        self.address = address
        self.language: str | None = None
        self.table: LiveTable | None = None
        self.person: str | None = None
        self.seat: int | None = None
        self.seen = self.seen_match = 0

    @property
    @abstractmethod
    def is_ending(self) -> bool:
        """Whether nothing more will be sent, except what is queued."""

    @abstractmethod
    def send(self, payload: bytes) -> None:
        """Send or queue a message; never blocks."""

    @abstractmethod
    def finish(self, payload: bytes | None, code: int, reason: str) -> None:
        """Send what is queued and a last message, then close."""
