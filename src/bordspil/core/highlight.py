"""Highlights: a finished match in a few sentences, as plain facts with the pieces they are about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bordspil.core.reason import Fact


@dataclass(frozen=True, slots=True)
class Highlight:
    """The key of a message, its facts sorted by name, whose highlight it is, and the pieces it is about.

    `seat` and `side` are None if it is nobody's in particular. Pieces have the names that the rule book's
    pictures give them, such as `squid`.

    >>> Highlight.of("sushi-story-led", ["egg"], seat=2, points=15)
    Highlight(key='sushi-story-led', facts=(('points', 15), ('seat', 2)), seat=2, side=None, pieces=('egg',))
    """

    key: str
    facts: tuple[tuple[str, Fact], ...]
    seat: int | None
    side: int | None
    pieces: tuple[str, ...]

    @classmethod
    def of(
        cls, key: str, pieces: Iterable[str] = (), /, *, side: int | None = None, **facts: Fact
    ) -> Highlight:
        """A highlight with its facts by name; `seat`, if it is among them, is whose it is."""
        seat = facts.get("seat")
        return cls(
            key,
            tuple(sorted(facts.items())),
            seat if isinstance(seat, int) else None,
            side,
            tuple(pieces),
        )


@dataclass(frozen=True, slots=True)
class Highlights:
    """A finished match: its story, the decisive highlight last, and how close each seat ended."""

    story: tuple[Highlight, ...] = ()
    closeness: tuple[Highlight | None, ...] = ()
