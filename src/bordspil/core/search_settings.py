"""The settings of a search: a few numbers that a game may tune."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of a search; the defaults suit a game you know nothing about."""

    # How strongly the search explores rarely tried moves (the factor of PUCT).
    exploration: float = 0.7
    # How much heuristic values count before a move has been tried: its prior is proportional to
    # exp(sharpness × value). Without a prior all moves start equal.
    with_prior: bool = True
    sharpness: float = 0.5
    # How far below its node's mean an untried move starts.
    lowered: float = 0.0
    # Playouts follow the heuristic with this much noise (in points), or are uniformly random.
    at_random: bool = False
    noise: float = 0.5
    # A walk ends after this many scored rounds, or this many decisions outside the tree; 0: never.
    rounds: int = 1
    plies: int = 0
    # The share of a result that is the lead in points, through a sigmoid this wide, not the chance to win.
    margin: float = 0.0
    spread: float = 10.0
    # Whether first actions are compared in the same deals, for games where luck hides a move's value.
    paired: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            value: Any = getattr(self, field.name)
            kinds = {"bool": ("bool",), "int": ("int",), "float": ("int", "float")}[str(field.type)]
            if type(value).__name__ not in kinds or not math.isfinite(value) or value < 0:
                raise ValueError(f"{field.name}: must be a {field.type}, 0 or more, not {value!r}")
        if self.margin > 1 or self.spread < 0.1:
            raise ValueError("margin must be from 0 to 1, and spread at least 0.1")
