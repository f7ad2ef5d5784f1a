"""Packed cards: any number of cards in one integer.

The count of kind k is in the four bits from 4k on (no kind has more than 14 cards), so taking a card is a
subtraction and passing a hand is an assignment. A set of kinds is packed cards with at most one of each. A
tray has three more slots, for the nigiri on wasabi. packed.pxd has the same functions as inline C.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.bits import lowest_bit
from bordspil.core.draw import below
from bordspil.games.sushi_go.components import DECK, INDEX, KINDS, NIGIRI, Card

if TYPE_CHECKING:
    from bordspil.core.rng import Rng

ALL_KINDS = 0x111111111111
ONE = {card: 1 << 4 * index for card, index in INDEX.items()}
FULL_DECK = sum(count * ONE[card] for card, count in DECK.items())  # SG-1
CARD_BITS = 4 * len(KINDS)
DIPPED_SHIFT = CARD_BITS - 4 * INDEX[NIGIRI[0]]


def pack(cards: Sequence[Card]) -> int:
    """Pack cards."""
    return sum([ONE[card] for card in cards])


@lru_cache(maxsize=65536)
def unpack(packed: int) -> tuple[Card, ...]:
    """The cards, in the order of their kinds.

    >>> unpack(pack((Card.EGG, Card.TEMPURA, Card.EGG)))
    (Card.TEMPURA, Card.EGG, Card.EGG)
    """
    cards: list[Card] = []
    for index, card in enumerate(KINDS):
        cards += [card] * (packed >> 4 * index & 15)
    return tuple(cards)


def pack_tray(cards: Sequence[Card], dipped: Sequence[Card]) -> int:
    """Pack a tray: its cards, and the nigiri that lie on wasabi."""
    return pack(cards) + (pack(dipped) << DIPPED_SHIFT)


def tray_cards(tray: int) -> int:
    """The packed cards of a tray, without the nigiri on wasabi and their wasabi."""
    return tray & (1 << CARD_BITS) - 1


def tray_dipped(tray: int) -> int:
    """The packed nigiri on wasabi of a tray."""
    return tray >> CARD_BITS << CARD_BITS - DIPPED_SHIFT


def one(kind: int) -> int:
    """A single packed card."""
    return 1 << 4 * kind


def count_of(packed: int, kind: int) -> int:
    """How many cards of a kind there are."""
    return packed >> 4 * kind & 15


def kinds_in(packed: int) -> int:
    """The set of kinds that are there."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & ALL_KINDS


def pairs_in(packed: int) -> int:
    """The set of kinds that are there at least twice."""
    return (packed >> 1 | packed >> 2 | packed >> 3) & ALL_KINDS


def kinds_count(kinds: int) -> int:
    """The number of kinds in a set: the multiplication adds up all twelve in the topmost four bits."""
    return kinds * ALL_KINDS >> 44 & 15


def lowest_kind(kinds: int) -> int:
    """The first kind of a set."""
    return lowest_bit(kinds) >> 2


def nth_kind(kinds: int, number: int) -> int:
    """The kind that has `number` kinds before it."""
    for _ in range(number):
        kinds &= kinds - 1
    return lowest_kind(kinds)


def size(packed: int) -> int:
    """The number of cards: kinds are added in pairs first, because four bits can't hold the sum."""
    pairs = (packed & 0x0F0F0F0F0F0F) + (packed >> 4 & 0x0F0F0F0F0F0F)
    return pairs * 0x010101010101 >> 40 & 255


def spread(packed: int, cards: list[int]) -> int:
    """Write out the cards one by one and return their number; 16 at a time without a branch."""
    total = 0
    for kind in range(12):
        for index in range(16):
            cards[total + index] = kind
        total += count_of(packed, kind)
    return total


def take(cards: list[int], total: int, rng: Rng) -> int:
    """Take one of the first `total` cards at random; the last one takes its place."""
    if total < 1:
        return 0
    chosen = below(rng, total)
    card = cards[chosen]
    cards[chosen] = cards[total - 1]
    return card
