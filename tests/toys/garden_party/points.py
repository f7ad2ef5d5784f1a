"""What the blankets score, for the match, the score pad and the hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bordspil.core.outcome import Outcome, rank

from .components import Food

Counts = Mapping[Food, int]

CAKE = 2
PAIR = 6
MOST_LEMONADE = 4


@dataclass(frozen=True, slots=True)
class Points:
    """The points of one blanket, by what they are for."""

    cake: int
    sandwich: int
    lemonade: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.cake + self.sandwich + self.lemonade


def points_of(blankets: Sequence[Counts]) -> tuple[Points, ...]:
    """The points of each blanket: GP-5 cakes, GP-6 sandwiches, GP-7 lemonade."""
    most = max(blanket.get(Food.LEMONADE, 0) for blanket in blankets)
    return tuple(
        Points(
            cake=CAKE * blanket.get(Food.CAKE, 0),
            sandwich=PAIR * (blanket.get(Food.SANDWICH, 0) // 2),
            lemonade=MOST_LEMONADE if blanket.get(Food.LEMONADE, 0) == most > 0 else 0,
        )
        for blanket in blankets
    )


def outcome_of(scores: Sequence[int]) -> Outcome:
    """GP-8: the most points win."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(winners, rank([(seat, score, 0, None) for seat, score in enumerate(scores)]), "points")
