"""What is in the box."""

from __future__ import annotations

import enum


class Food(enum.Enum):
    """What the cards show."""

    CAKE = "cake"
    SANDWICH = "sandwich"
    LEMONADE = "lemonade"

    def __repr__(self) -> str:
        return f"Food.{self.name}"


# GP-1
DECK = {Food.CAKE: 12, Food.SANDWICH: 10, Food.LEMONADE: 8}
# GP-4
BLANKET_SIZE = 3
