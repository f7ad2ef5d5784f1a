"""Scores of both sushi games as data: who got how many points, for what and why, and who won."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from bordspil.core.outcome import Outcome, rank


class Why(enum.Enum):
    """Why a line has its points."""

    MOST = "most"
    MOST_TIED = "most-tied"
    SECOND = "second"
    SECOND_TIED = "second-tied"
    SECOND_VOID = "second-void"
    BEHIND = "behind"
    SETS = "sets"
    COUNT = "count"
    NIGIRI = "nigiri"
    UNUSED = "unused"
    FEWEST = "fewest"
    FEWEST_TIED = "fewest-tied"
    FEWEST_SPARED = "fewest-spared"
    BETWEEN = "between"
    ALL_EQUAL = "all-equal"


@dataclass(frozen=True, slots=True)
class PointsLine:
    """Points for one kind of thing.

    `count` is the number of cards or dice (maki: rolls); `sets` the full sets, `parts` the points set by set;
    `dipped` how many of the nigiri lie on wasabi; `tied` the other places that share the rank.
    """

    kind: str
    points: int
    why: Why
    count: int
    sets: int = 0
    dipped: int = 0
    tied: tuple[int, ...] = ()
    parts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlaceScoring:
    """The points of one place: a seat or, after the last seat, one that no player holds."""

    place: int
    lines: tuple[PointsLine, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """The points of all places."""

    places: tuple[PlaceScoring, ...]


def tied_with(place: int, ranks: Sequence[int]) -> tuple[int, ...]:
    """The other places that share a place's rank; rank 0 is none.

    >>> tied_with(0, [1, 2, 1]), tied_with(1, [0, 0, 1])
    ((2,), ())
    """
    own = ranks[place]
    return tuple([other for other, rank in enumerate(ranks) if other != place and own and rank == own])


def outcome_of(winners: tuple[int, ...], places: list[tuple[int | None, int, int, str | None]]) -> Outcome:
    """The end of a match: most points win, then most puddings; `places` as for `rank`."""
    standings = rank(places)
    scores = [line.score for line in standings if line.seat is not None]
    if len(winners) > 1:
        reason = "shared"
    elif scores.count(scores[0]) > 1:
        reason = "puddings"
    else:
        reason = "points"
    return Outcome(winners, standings, reason)
