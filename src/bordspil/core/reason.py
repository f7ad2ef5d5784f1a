"""Reasons: why a move is good or dangerous, as plain facts. Catalogues turn them into sentences."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any, TypeAlias

from bordspil.core.to_data import to_data

Fact: TypeAlias = "bool | int | float | str | enum.Enum | tuple[Fact, ...]"

# Nobody reads more than this.
MOST_REASONS = 4


class Purpose(enum.Enum):
    """What a move is good for, or what is bad about it; the same in all games."""

    WINS = "wins"
    SCORES = "scores"
    BUILDS = "builds"
    GAINS = "gains"
    DENIES = "denies"
    KEEPS = "keeps"
    COSTS = "costs"
    RISKS = "risks"
    FORCED = "forced"

    def __repr__(self) -> str:
        return f"Purpose.{self.name}"


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason: its kind, what it is about (a stable word of the game), and the facts sorted by name.

    A fact named `seat` is a seat and `team` a team, so that a text can put a name there.

    >>> Reason.of(Purpose.SCORES, "pair", points=5)
    Reason(kind=Purpose.SCORES, about='pair', facts=(('points', 5),))
    """

    kind: Purpose
    about: str
    facts: tuple[tuple[str, Fact], ...] = ()

    @classmethod
    def of(cls, kind: Purpose, about: str, /, **facts: Fact) -> Reason:
        """A reason with its facts by name."""
        return cls(kind, about, tuple(sorted(facts.items())))

    def __getitem__(self, name: str) -> Any:
        """The fact of that name; KeyError if there is none."""
        return dict(self.facts)[name]

    def __contains__(self, name: object) -> bool:
        return any(known == name for known, _ in self.facts)

    def as_data(self) -> dict[str, Any]:
        """The reason as plain data."""
        facts = {name: to_data(fact) for name, fact in self.facts}
        return {"kind": self.kind.value, "about": self.about, "facts": facts}


# A reason with its weight, roughly in points, which only decides the order.
Weighed: TypeAlias = tuple[float, Reason]


def foremost(weighed: list[Weighed], most: int = MOST_REASONS) -> tuple[Reason, ...]:
    """The most important reasons: first those for the move, then those against it."""
    against = (Purpose.COSTS, Purpose.RISKS)
    best = sorted(weighed, key=lambda item: -item[0])[:most]
    return tuple(
        [reason for _, reason in best if reason.kind not in against]
        + [reason for _, reason in best if reason.kind in against]
    )
