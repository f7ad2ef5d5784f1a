"""Why a move is good or not, as facts; text.py has the words."""

from __future__ import annotations

from collections import Counter

from bordspil.core.reason import Purpose, Reason, Weighed, foremost

from .components import BLANKET_SIZE, Food
from .moves import Lay
from .points import PAIR, points_of
from .view import GardenPartyView


def reasons(view: GardenPartyView, move: Lay) -> tuple[Reason, ...]:
    """The reasons for and against laying a card, most important first."""
    assert view.seat is not None
    if len(view.legal_moves) == 1:
        return (Reason.of(Purpose.FORCED, "only"),)
    blankets = [Counter(blanket) for blanket in view.blankets]
    before = points_of(blankets)
    blankets[view.seat][move.food] += 1
    after = points_of(blankets)
    gained = after[view.seat].total - before[view.seat].total
    found: list[Weighed] = []
    if gained > 0:
        found.append((gained, Reason.of(Purpose.SCORES, move.food.value, points=gained)))
    elif move.food is Food.SANDWICH:
        found.append(single_sandwich(view))
    elif move.food is Food.LEMONADE and after[view.seat].lemonade == 0:
        found.append((1, Reason.of(Purpose.COSTS, "lemonade")))
    for seat in range(view.seat_count):
        lost = before[seat].total - after[seat].total
        if lost > 0:
            found.append((lost, Reason.of(Purpose.DENIES, "lemonade", seat=seat, points=lost)))
    return foremost(found)


def single_sandwich(view: GardenPartyView) -> Weighed:
    """A sandwich that makes no pair yet: whether it still can."""
    assert view.seat is not None
    is_last = len(view.blankets[view.seat]) == BLANKET_SIZE - 1
    if is_last or view.hand.count(Food.SANDWICH) < 2:
        return (1, Reason.of(Purpose.COSTS, "sandwich"))
    return (PAIR / 2, Reason.of(Purpose.BUILDS, "sandwich", points=PAIR))
