"""About a piece: what it is, what it is worth, how many like it may still come; as plain facts.

The page shows it as a small sheet beside the piece.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bordspil.core.reason import Fact


class Worth(Protocol):
    """A line of a sheet: its points, 0 if it isn't about points, and whatever its words need."""

    @property
    def points(self) -> int: ...


@dataclass(frozen=True, slots=True)
class AboutLine:
    """A line in words: its points, the key of a message, its facts sorted by name.

    >>> AboutLine.of("go-about-completes", 10, count=2)
    AboutLine(points=10, key='go-about-completes', facts=(('count', 2),))
    """

    points: int
    key: str
    facts: tuple[tuple[str, Fact], ...]

    @classmethod
    def of(cls, key: str, points: int = 0, /, **facts: Fact) -> AboutLine:
        """A line with its facts by name."""
        return cls(points, key, tuple(sorted(facts.items())))


@dataclass(frozen=True, slots=True)
class About:
    """The sheet of a piece.

    `pictures` are pieces by their names on the page. `lines` say what it is worth. `coming` says what may
    still come, and `left` how many of it, as far as the seat can know; None where nothing comes. `rule` is
    the rule to read.
    """

    title: AboutLine
    pictures: tuple[str, ...]
    lines: tuple[Worth, ...]
    rule: str
    left: int | None = None
    coming: tuple[AboutLine, ...] = ()


def number_below(text: str, most: int) -> int | None:
    """A number from 0 on, as pieces are numbered; None if it isn't one of the first `most`.

    >>> number_below("3", 4), number_below("4", 4), number_below("03", 4), number_below("³", 4)
    (3, None, None, None)
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= 3):
        return None
    number = int(text)
    return number if number < most and str(number) == text else None
