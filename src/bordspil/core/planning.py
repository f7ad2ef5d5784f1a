"""How a search thinks: the few numbers that a game may tune."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Planning:
    """The settings of a search; the defaults suit a game of which nothing is known."""

    # How strongly little-tried moves are tried (the factor of PUCT).
    exploration: float = 0.7
    # How much the first glance counts before a move has been tried: chances are in proportion to
    # exp(sharpness × worth). Without a prior all moves start alike.
    with_prior: bool = True
    sharpness: float = 0.5
    # How far below its node's mean a move starts that was never tried.
    lowered: float = 0.0
    # Playouts by the first glance with this noise (in points), or plainly at random.
    at_random: bool = False
    noise: float = 0.5
    # Where a walk ends: after so many scored rounds, or so many decisions outside the tree; 0: never.
    rounds: int = 1
    plies: int = 0
    # The part of a result that is not the chance to win but the lead in points, through a sigmoid this wide.
    margin: float = 0.0
    spread: float = 10.0
    # Whether first actions are compared in the same deals: where luck hides what a move is worth.
    paired: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            value: Any = getattr(self, field.name)
            kinds = {"bool": ("bool",), "int": ("int",), "float": ("int", "float")}[str(field.type)]
            if type(value).__name__ not in kinds or not math.isfinite(value) or value < 0:
                raise ValueError(f"{field.name}: a {field.type} from 0 on is wanted, not {value!r}")
        if self.margin > 1 or self.spread < 0.1:
            raise ValueError("margin is a part (0 to 1), and its spread at least 0.1 points")
