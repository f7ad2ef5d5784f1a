"""Cards as two sets of bits: those that are there, and those that are there twice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bordspil.games.sequence.components import CARDS, INDEX, Card

# Computed here because shifts in the compiled rules are C shifts of 32 bits.
EVERY_CARD = sum([1 << index for index in range(len(CARDS))])
EVERY_JACK = sum([1 << index for index, card in enumerate(CARDS) if card.rank == "J"])
WILD_JACKS = sum([1 << index for index, card in enumerate(CARDS) if card.is_wild])
REMOVERS = sum([1 << index for index, card in enumerate(CARDS) if card.is_remover])
JACK_SPADES, JACK_HEARTS, JACK_DIAMONDS, JACK_CLUBS = [
    index for index, card in enumerate(CARDS) if card.rank == "J"
]
QUARTER = (1 << 13) - 1


@lru_cache(maxsize=1024)
def unpack(once: int, twice: int) -> tuple[Card, ...]:
    """The cards of two sets, in order.

    >>> unpack(*pack([Card.ACE_SPADES, Card.TWO_SPADES, Card.ACE_SPADES]))
    (Card.TWO_SPADES, Card.ACE_SPADES, Card.ACE_SPADES)
    """
    # In quarters, so that the cache still helps when a card is added: only one quarter changes.
    return (
        *quarter(0, once & QUARTER, twice & QUARTER),
        *quarter(13, once >> 13 & QUARTER, twice >> 13 & QUARTER),
        *quarter(26, once >> 26 & QUARTER, twice >> 26 & QUARTER),
        *quarter(39, once >> 39, twice >> 39),
    )


@lru_cache(maxsize=65536)
def quarter(first: int, once: int, twice: int) -> tuple[Card, ...]:
    """The cards of two sets whose lowest bit is the card number `first`."""
    cards: list[Card] = []
    for index in range(once.bit_length()):
        cards += [CARDS[first + index]] * ((once >> index & 1) + (twice >> index & 1))
    return tuple(cards)


def pack(cards: Iterable[Card]) -> tuple[int, int]:
    """Cards as two sets; raises ValueError if there are more than two of one card."""
    once = twice = 0
    for card in cards:
        bit = 1 << INDEX[card]
        if twice & bit:
            raise ValueError(f"there are only two of {card.value}")
        if once & bit:
            twice |= bit
        once |= bit
    return once, twice


def one_of(card: Card | None) -> str:
    """The text of a card; empty for None."""
    return "" if card is None else card.value
