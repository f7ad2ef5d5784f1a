"""The events of a match of Sushi Roll; everyone sees all of them."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.scores import Scoring
from bordspil.games.sushi_roll.components import Face


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """Dice were drawn onto the belts; `red` has the red belt and starts."""

    round: int
    red: int


@dataclass(frozen=True, slots=True)
class BeltsMoved(Event):
    """All belts were passed to the left; `red` has the red belt now and starts."""

    red: int


@dataclass(frozen=True, slots=True)
class BeltsRolled(Event):
    """Everyone rolled the dice on their belt; `belts` are the results."""

    belts: tuple[tuple[Face, ...], ...]


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """A seat returned a menu token and rolled some dice again."""

    seat: int
    faces: tuple[Face, ...]
    rolled: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class DiceSwapped(Event):
    """A seat returned chopsticks and swapped a die with another seat."""

    seat: int
    gave: Face
    got: Face
    other: int


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A seat took a die, perhaps `dipped` on wasabi; `gained` is the number of puddings or tokens it got."""

    seat: int
    face: Face
    dipped: bool
    gained: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The points of a round, with their reasons."""

    round: int
    scoring: Scoring


@dataclass(frozen=True, slots=True)
class RestScored(Event):
    """The points of puddings and unused tokens, with their reasons."""

    scoring: Scoring


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome
