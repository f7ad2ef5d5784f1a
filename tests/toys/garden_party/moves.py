"""The moves: lay a card of your hand on your blanket."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move

from .components import Food


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a card; its text is the food, such as `cake`."""

    food: Food

    def __str__(self) -> str:
        return self.food.value


# Every move of the game; their order gives the action numbers, so it must never change.
MOVES = tuple(Lay(food) for food in Food)


def parse(text: str) -> Lay:
    """Read a move; raises InvalidMove."""
    for move in MOVES:
        if text == str(move):
            return move
    known = ", ".join(str(move) for move in MOVES)
    raise InvalidMove(
        f"there is no card {shown(text)!r} (there is: {known})",
        reason="garden-party-no-such-card",
        move=shown(text),
        known=known,
    )
