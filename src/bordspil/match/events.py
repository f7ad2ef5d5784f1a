"""Events of the match itself; each game has its own."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event


@dataclass(frozen=True, slots=True)
class MatchStarted(Event):
    """The match started; the commitment to its seed is now public."""

    game: str
    commitment: str


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat ran out of time; a legal move was played for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeedOpened(Event):
    """The match is over and its seed is public: anyone can check the deals."""

    seed: str
