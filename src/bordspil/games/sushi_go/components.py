"""The cards of the box."""

from __future__ import annotations

import enum


class Card(enum.Enum):
    """The twelve kinds of cards; their order gives the action numbers and never changes."""

    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    MAKI1 = "maki1"
    MAKI2 = "maki2"
    MAKI3 = "maki3"
    SALMON = "salmon"
    SQUID = "squid"
    EGG = "egg"
    PUDDING = "pudding"
    WASABI = "wasabi"
    CHOPSTICKS = "chopsticks"

    def __repr__(self) -> str:
        return f"Card.{self.name}"

    # By identity: the enum's own hash is a slow Python call.
    __hash__ = object.__hash__


KINDS: tuple[Card, ...] = tuple(Card)
INDEX: dict[Card, int] = {card: index for index, card in enumerate(KINDS)}

# SG-1
DECK: dict[Card, int] = {
    Card.TEMPURA: 14,
    Card.SASHIMI: 14,
    Card.DUMPLING: 14,
    Card.MAKI1: 6,
    Card.MAKI2: 12,
    Card.MAKI3: 8,
    Card.SALMON: 10,
    Card.SQUID: 5,
    Card.EGG: 5,
    Card.PUDDING: 10,
    Card.WASABI: 6,
    Card.CHOPSTICKS: 4,
}

# SG-4
ROUNDS = 3

NIGIRI = (Card.SALMON, Card.SQUID, Card.EGG)
