"""The score pad: people count what lies on each blanket."""

from __future__ import annotations

from typing import ClassVar

from bordspil.core.pad import Counts, Limit, PadScore, Page, PageScore, ScorePad, Sheet, Thing

from .components import BLANKET_SIZE, DECK, Food
from .events import PartyScored
from .points import outcome_of, points_of

KEYS = {
    Food.CAKE: "garden-party-cakes",
    Food.SANDWICH: "garden-party-sandwiches",
    Food.LEMONADE: "garden-party-lemonades",
}
THINGS = tuple(Thing(food.value, BLANKET_SIZE, KEYS[food]) for food in Food)


class GardenPartyPad(ScorePad):
    """One page: the blankets at the end."""

    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    limits: ClassVar[tuple[Limit, ...]] = tuple(Limit((food.value,), DECK[food], KEYS[food]) for food in Food)

    def pages(self, players: int, sheet: Sheet) -> tuple[Page, ...]:
        return (Page("blankets", None, "garden-party-blankets", THINGS),)

    def score(self, players: int, sheet: Sheet) -> PadScore:
        scores, pages = [0] * players, list[PageScore]()
        for rows in sheet:
            points = points_of([blanket_of(row or {}) for row in rows])
            scores = [each.total for each in points]
            is_empty = all(row is None for row in rows)
            pages.append(PageScore(None if is_empty else PartyScored(points), tuple(scores)))
        return PadScore(tuple(pages), outcome_of(scores))


def blanket_of(row: Counts) -> dict[Food, int]:
    """A row of the sheet as a blanket."""
    return {Food(name): count for name, count in row.items()}
