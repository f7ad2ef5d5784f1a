"""Who is at a table: the connected clients, and how long everyone else has been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bordspil.server.live.client import Client


class Presence:
    """The clients at a table. People without one have been away since their last one left."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.began = now()
        self.clients: set[Client] = set()
        self.client_counts: Counter[str] = Counter()
        self.away_since: dict[str, float] = {}

    def add(self, client: Client) -> None:
        """Add a client."""
        if client not in self.clients:
            self.clients.add(client)
            if client.person is not None:
                self.client_counts[client.person] += 1
                self.away_since.pop(client.person, None)

    def remove(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        person = client.person
        if person is not None:
            self.client_counts[person] -= 1
            if not self.client_counts[person]:
                del self.client_counts[person]
                self.away_since[person] = self.now()

    @property
    def spectators(self) -> int:
        """How many clients are only watching."""
        return sum(client.person is None for client in self.clients)

    def is_present(self, person: str) -> bool:
        """Whether a person is connected."""
        return person in self.client_counts

    def is_away(self, person: str, grace: float | None) -> bool:
        """Whether a person has been away for longer than the grace (None: never)."""
        if grace is None or person in self.client_counts:
            return False
        return self.now() >= self.away_since.get(person, self.began) + grace

    def next_leave(self, people: list[tuple[str, float]]) -> float | None:
        """When the grace of the next of these people (person, grace) runs out."""
        now = self.now()
        moments = [
            self.away_since.get(person, self.began) + grace
            for person, grace in people
            if person not in self.client_counts
        ]
        return min([moment for moment in moments if moment > now], default=None)
