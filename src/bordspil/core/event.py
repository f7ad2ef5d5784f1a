"""Events: facts in the past tense, each with the seats that may know it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from bordspil.core.to_data import to_data

Audience = tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; games derive their own events from it."""

    def audience(self) -> Audience:
        """The seats that may know it; None means everyone, spectators too."""
        return None

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know it."""
        audience = self.audience()
        return audience is None or seat in audience

    @classmethod
    def name(cls) -> str:
        """The kind of event in data and message keys: `RoundScored` is `round-scored`."""
        return with_hyphens(cls.__name__)

    def as_data(self) -> dict[str, Any]:
        """The event as plain data."""
        audience = self.audience()
        return {
            "event": self.name(),
            "audience": None if audience is None else list(audience),
            **to_data(self),
        }


@dataclass(frozen=True, slots=True)
class PrivateEvent(Event):
    """An event that only its own seat may know."""

    seat: int

    def audience(self) -> Audience:
        return (self.seat,)


@cache
def with_hyphens(name: str) -> str:
    """A class name in kebab case.

    >>> with_hyphens("RoundScored")
    'round-scored'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
