"""What is printed on the cards, asked of the scoring itself, so that no rule is written twice."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.games.sushi_go.components import NIGIRI, Card
from bordspil.games.sushi_go.packed import pack_tray
from bordspil.games.sushi_go.points import round_points

MAKI = (Card.MAKI1, Card.MAKI2, Card.MAKI3)
SET_SIZES = {Card.TEMPURA: 2, Card.SASHIMI: 3}


def points_of(cards: Sequence[Card], dipped: Sequence[Card] = ()) -> int:
    """The points of a tray without maki; `dipped` are the nigiri that lie on wasabi."""
    _, _, _, *points = round_points([pack_tray(cards, dipped)], 1)[0]
    return sum(points)


def dumpling_points(count: int) -> int:
    """The points of that many dumplings."""
    return points_of([Card.DUMPLING] * count)


ROLLS = {card: round_points([pack_tray([card], [])], 1)[0][0] for card in MAKI}
SET_POINTS = {card: points_of([card] * size) for card, size in SET_SIZES.items()}
NIGIRI_POINTS = {card: points_of([card]) for card in NIGIRI}
WASABI_POINTS = {card: points_of([], [card]) for card in NIGIRI}
"""What each nigiri is worth on a wasabi."""
