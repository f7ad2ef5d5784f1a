"""What happens in a match of Sequence."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event, PrivateEvent
from bordspil.core.outcome import Outcome
from bordspil.games.sequence.parts import Card


@dataclass(frozen=True, slots=True)
class CardsCut(Event):
    """Everyone cut a card, or those who had tied for lowest cut again; None for who did not cut."""

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
    """A seat played a card and put a chip onto a cell."""

    seat: int
    card: Card
    cell: str


@dataclass(frozen=True, slots=True)
class ChipRemoved(Event):
    """A seat played a one-eyed jack and took a chip of a team away."""

    seat: int
    card: Card
    cell: str
    team: int


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    """Five in a row became a line of a team: by the seat's chip or choice, or they still stand (SQ-22)."""

    seat: int
    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineBroken(Event):
    """A line counts no more (SQ-22)."""

    team: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineOpen(Event):
    """There are more than five in a row: the seat chooses which five become the line."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeadCardShown(Event):
    """A seat showed a dead card and discarded it for another."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DeckRenewed(Event):
    """The discards were shuffled into a new deck."""


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card; which, only that seat learns."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardReceived(PrivateEvent):
    """The card that a seat drew."""

    card: Card


@dataclass(frozen=True, slots=True)
class DrawLost(Event):
    """A seat did not draw in time and goes on with a card fewer (SQ-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat could play nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class RulingMade(Event):
    """The table ruled against a team: each of its members gives a card up (SQ-21)."""

    team: int


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """A seat gave a card up after a ruling."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class MatchScored(Event):
    """On a score pad: the lines of each team in a match, who won it, and how many each team has won."""

    match: int
    lines: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
