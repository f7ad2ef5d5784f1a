"""A bunch: any number of cards packed into one whole number.

A bunch keeps the count of kind k in its four bits from 4k on (no count passes 14), so taking a card is a
subtraction, passing a hand is an assignment, and uncompiled Python does it as exactly as C. A set of kinds
is a bunch of at most one of each. bunch.pxd holds the same functions as inline C for the compiled rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.draw import below
from bordspil.games.sushi_go.parts import INDEX, KINDS, Card

if TYPE_CHECKING:
    from bordspil.core.rng import Rng

ALL_KINDS = 0x111111111111
ONE = {card: 1 << 4 * index for card, index in INDEX.items()}
# Twelve kinds of at most 15, and 16 to spare; the size of the buffers in rules.pxd.
SPREAD = 200


def pack(cards: tuple[Card, ...]) -> int:
    """The bunch of some cards."""
    return sum([ONE[card] for card in cards])


@lru_cache(maxsize=65536)
def unpack(bunch: int) -> tuple[Card, ...]:
    """The cards of a bunch, in the order of their kinds.

    >>> unpack(pack((Card.EGG, Card.TEMPURA, Card.EGG)))
    (Card.TEMPURA, Card.EGG, Card.EGG)
    """
    cards: list[Card] = []
    for index, card in enumerate(KINDS):
        cards += [card] * (bunch >> 4 * index & 15)
    return tuple(cards)


def one(kind: int) -> int:
    """The bunch of a single card."""
    return 1 << 4 * kind


def count_of(bunch: int, kind: int) -> int:
    """How many of a kind a bunch has."""
    return bunch >> 4 * kind & 15


def kinds_in(bunch: int) -> int:
    """The kinds that a bunch has."""
    return (bunch | bunch >> 1 | bunch >> 2 | bunch >> 3) & ALL_KINDS


def pairs_in(bunch: int) -> int:
    """The kinds that a bunch has at least twice."""
    return (bunch >> 1 | bunch >> 2 | bunch >> 3) & ALL_KINDS


def kinds_count(kinds: int) -> int:
    """How many kinds: the multiplication adds all twelve up in the topmost four bits."""
    return kinds * ALL_KINDS >> 44 & 15


def lowest_kind(kinds: int) -> int:
    """The first kind: as many as there are kinds below its bit."""
    return kinds_count(((kinds & -kinds) - 1) & ALL_KINDS)


def nth_kind(kinds: int, number: int) -> int:
    """The kind that has `number` kinds before it."""
    for _ in range(number):
        kinds &= kinds - 1
    return lowest_kind(kinds)


def size(bunch: int) -> int:
    """How many cards: kinds are added up two by two first, as four bits can't hold the sum."""
    pairs = (bunch & 0x0F0F0F0F0F0F) + (bunch >> 4 & 0x0F0F0F0F0F0F)
    return pairs * 0x010101010101 >> 40 & 255


def spread(bunch: int, cards: list[int]) -> int:
    """Lays a bunch out card by card, 16 at a time without asking: any bunch fits into SPREAD cards."""
    total = 0
    for kind in range(12):
        for index in range(16):
            cards[total + index] = kind
        total += count_of(bunch, kind)
    return total


def take(cards: list[int], total: int, rng: Rng) -> int:
    """Takes one of the first `total` cards at random; the last one fills its place."""
    if total < 1:
        return 0
    chosen = below(rng, total)
    card = cards[chosen]
    cards[chosen] = cards[total - 1]
    return card
