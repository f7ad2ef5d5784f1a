"""Cards as two sets of bits: those that are there, and those that are there twice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bordspil.games.sequence.parts import CARDS, INDEX, Card

# Worked out here rather than in the compiled rules, where a shift is one of C's.
EVERY_CARD = sum([1 << index for index in range(len(CARDS))])
EVERY_JACK = sum([1 << index for index, card in enumerate(CARDS) if card.rank == "J"])
WILD_JACKS = sum([1 << index for index, card in enumerate(CARDS) if card.is_wild])
REMOVERS = sum([1 << index for index, card in enumerate(CARDS) if card.is_remover])
QUARTER = (1 << 13) - 1


@lru_cache(maxsize=1024)
def unpack(once: int, twice: int) -> tuple[Card, ...]:
    """The cards of two sets, in their order.

    >>> unpack(*pack([Card.ACE_SPADES, Card.TWO_SPADES, Card.ACE_SPADES]))
    (Card.TWO_SPADES, Card.ACE_SPADES, Card.ACE_SPADES)
    """
    # By quarters: of all the discards, one card more changes one only.
    return (
        *quarter(0, once & QUARTER, twice & QUARTER),
        *quarter(13, once >> 13 & QUARTER, twice >> 13 & QUARTER),
        *quarter(26, once >> 26 & QUARTER, twice >> 26 & QUARTER),
        *quarter(39, once >> 39, twice >> 39),
    )


@lru_cache(maxsize=65536)
def quarter(first: int, once: int, twice: int) -> tuple[Card, ...]:
    """The cards of two sets that are counted from some card on."""
    cards: list[Card] = []
    for index in range(once.bit_length()):
        cards += [CARDS[first + index]] * ((once >> index & 1) + (twice >> index & 1))
    return tuple(cards)


def pack(cards: Iterable[Card]) -> tuple[int, int]:
    """Some cards as two sets; ValueError for a card more than twice."""
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
    """The text of a card; nothing for none."""
    return "" if card is None else card.value
