"""How a match ended: who won, the ranking, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bordspil.core.to_data import to_data


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the ranking. `seat` is None for a place that no player holds (`label` names it)."""

    rank: int
    seat: int | None
    score: int
    tiebreak: int = 0
    label: str | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: winners (several share a win), the ranking, best first, and the reason.

    `teams` has the team of each seat; without teams it is empty.
    """

    winners: tuple[int, ...]
    standings: tuple[Standing, ...]
    reason: str
    teams: tuple[int, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The final score of each seat, in seat order."""
        seated = [line for line in self.standings if line.seat is not None]
        return tuple(line.score for line in sorted(seated, key=lambda line: line.seat or 0))

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win; teammates win together, each with a full share.

        >>> lines = rank([(0, 2, 0, None), (1, 1, 0, None), (2, 2, 0, None), (3, 1, 0, None)])
        >>> Outcome((0, 2), lines, "lines", (0, 1, 0, 1)).shares, Outcome((0, 2), lines, "points").shares
        ((1.0, 0.0, 1.0, 0.0), (0.5, 0.0, 0.5, 0.0))
        """
        sides = {self.teams[seat] if self.teams else seat for seat in self.winners}
        return tuple(1 / len(sides) if seat in self.winners else 0.0 for seat in range(len(self.scores)))

    def as_data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        data: dict[str, Any] = to_data(self)
        return data


def rank(lines: list[tuple[int | None, int, int, str | None]]) -> tuple[Standing, ...]:
    """Standings, best first, from (seat, score, tiebreak, label); equal ones share a rank.

    >>> [line.rank for line in rank([(0, 30, 1, None), (1, 41, 2, None), (2, 30, 1, None)])]
    [1, 2, 2]
    """
    ordered = sorted(lines, key=lambda line: (-line[1], -line[2]))
    standings: list[Standing] = []
    for index, (seat, score, tiebreak, label) in enumerate(ordered):
        before = standings[-1] if standings else None
        tied = before is not None and (before.score, before.tiebreak) == (score, tiebreak)
        place = before.rank if before is not None and tied else index + 1
        standings.append(Standing(place, seat, score, tiebreak, label))
    return tuple(standings)
