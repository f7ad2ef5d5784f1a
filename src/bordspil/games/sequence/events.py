"""What happens in a match of Sequence."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event, PrivateEvent
from bordspil.core.outcome import Outcome
from bordspil.games.sequence.components import Card


@dataclass(frozen=True, slots=True)
class CardsCut(Event):
    """Everyone cut a card, or those tied for lowest cut again; None for seats that did not cut."""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """The dealer dealt; the seat to the dealer's left starts."""

    dealer: int
    hand_size: int


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    """A seat was dealt its hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChipPlaced(Event):
    """A seat played a card and placed a chip on a cell."""

    seat: int
    card: Card
    cell: str


@dataclass(frozen=True, slots=True)
class ChipRemoved(Event):
    """A seat played a one-eyed jack and removed a chip of another team."""

    seat: int
    card: Card
    cell: str
    team: int


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    """A team got a line: by the seat's chip or choice, or because five are left in a row (SQ-22)."""

    seat: int
    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineBroken(Event):
    """A line no longer counts (SQ-22)."""

    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineOpen(Event):
    """There are more than five in a row: the seat chooses which five become the line."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeadCardShown(Event):
    """A seat showed a dead card and exchanged it for another."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The discards were shuffled into a new deck."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card; only that seat learns which."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardReceived(PrivateEvent):
    """The card that a seat drew."""

    card: Card


@dataclass(frozen=True, slots=True)
class DrawLost(Event):
    """A seat did not draw in time and has one card fewer from now on (SQ-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat passed because it could play nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class RulingMade(Event):
    """The table ruled against a team: each of its members gives up a card (SQ-21)."""

    team: int


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A seat gave up a card after a ruling."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchScored(Event):
    """On a score pad: the lines of each team in a match, its winners, and each team's wins so far."""

    match: int
    lines: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
