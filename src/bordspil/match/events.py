"""Events of the match itself; the games have their own."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event


@dataclass(frozen=True, slots=True)
class MatchStarted(Event):
    """The match began; the commitment to its seed stands from now on."""

    game: str
    commitment: str


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat ran out of time; a legal move was played for it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeedOpened(Event):
    """The match is over and its seed is public: everyone can check the deals."""

    seed: str
