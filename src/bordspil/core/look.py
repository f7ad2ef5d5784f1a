"""Looks: something to look at in a position, as plain facts with the pieces it is about.

A hint starts with one, so that it is about this position without naming the move.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bordspil.core.reason import Fact


@dataclass(frozen=True, slots=True)
class Look:
    """The key of a message, its facts sorted by name, and the pieces on the board that it is about.

    Pieces have the names that the page gives them, such as `card:tempura` or `cell:57`. The most important
    one is first.

    >>> Look.of("go-look-pair", ["plate:0:tempura"], points=5)
    Look(key='go-look-pair', facts=(('points', 5),), pieces=('plate:0:tempura',))
    """

    key: str
    facts: tuple[tuple[str, Fact], ...]
    pieces: tuple[str, ...]

    @classmethod
    def of(cls, key: str, pieces: Iterable[str], /, **facts: Fact) -> Look:
        """A look with its facts by name; each piece once."""
        return cls(key, tuple(sorted(facts.items())), tuple(dict.fromkeys(pieces)))


# A look with its weight: the largest is shown.
WeighedLook: TypeAlias = tuple[float, Look]


def first_look(found: list[WeighedLook]) -> Look | None:
    """The look with the largest weight, the first of equal ones; None if there is none."""
    return max(found, key=lambda each: each[0])[1] if found else None
