"""Who is there: the sockets at a table, and since when people without any are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bordspil.server.connection import Connection


class Presence:
    """The sockets at a table. Who has none is away: since the last one closed or the table was read."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.began = now()
        self.connections: set[Connection] = set()
        self.sockets: Counter[str] = Counter()
        self.away_since: dict[str, float] = {}

    def add(self, connection: Connection) -> None:
        """A socket is at the table."""
        if connection not in self.connections:
            self.connections.add(connection)
            if connection.person is not None:
                self.sockets[connection.person] += 1
                self.away_since.pop(connection.person, None)

    def remove(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        person = connection.person
        if person is not None:
            self.sockets[person] -= 1
            if not self.sockets[person]:
                del self.sockets[person]
                self.away_since[person] = self.now()

    @property
    def spectators(self) -> int:
        """How many sockets only look on."""
        return sum(connection.person is None for connection in self.connections)

    def is_present(self, person: str) -> bool:
        """Whether somebody has a socket here."""
        return person in self.sockets

    def is_away(self, person: str, grace: float | None) -> bool:
        """Whether somebody has been gone for longer than the grace (None: nobody ever is)."""
        if grace is None or person in self.sockets:
            return False
        return self.now() >= self.away_since.get(person, self.began) + grace

    def next_leave(self, people: list[tuple[str, float]]) -> float | None:
        """When the next of these people (with the grace they have) will have been gone for too long."""
        now = self.now()
        moments = [
            self.away_since.get(person, self.began) + grace
            for person, grace in people
            if person not in self.sockets
        ]
        return min([moment for moment in moments if moment > now], default=None)
