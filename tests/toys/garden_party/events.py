"""What can happen in a match."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event, PrivateEvent

from .components import Food
from .points import Points


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    """A seat was dealt its hand."""

    cards: tuple[Food, ...]


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat laid a card on its blanket."""

    seat: int
    food: Food


@dataclass(frozen=True, slots=True)
class PartyScored(Event):
    """The party is over: the points of each seat."""

    points: tuple[Points, ...]
