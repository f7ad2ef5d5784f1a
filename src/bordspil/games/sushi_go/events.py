"""What happens in a match of Sushi Go!."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.event import Event, PrivateEvent
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.scores import Scoring
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.view import Place


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """Hands were dealt."""

    round: int
    hand_size: int
    passes_right: bool


@dataclass(frozen=True, slots=True)
class HandDealt(PrivateEvent):
    """A seat was dealt its hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileDrawn(Event):
    """The seat took control of the invisible player and drew the top card of the pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(PrivateEvent):
    """The card that it drew."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat has chosen, unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChoiceNoted(PrivateEvent):
    """A seat's choice, or its changed choice."""

    pick: Pick


@dataclass(frozen=True, slots=True)
class ChoiceTakenBack(Event):
    """A seat has taken back its choice, which nobody had seen."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All choices were revealed; None for a seat that had nothing to choose."""

    picks: tuple[Pick | None, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """The hands were passed to the neighbours."""

    to_right: bool


@dataclass(frozen=True, slots=True)
class HandReceived(PrivateEvent):
    """The hand that a seat holds now."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastCardLaid(Event):
    """The last card of a hand was played."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The points of a round, with every reason, and the trays that are cleared now."""

    round: int
    scoring: Scoring
    places: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class DessertsScored(Event):
    """The points of the puddings, with every reason."""

    scoring: Scoring


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome
