"""What both sushi games share: scores as data. Who got how many points for what and why, and who won."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from bordspil.core.outcome import Outcome, rank


class Why(enum.Enum):
    """The reason of a line of points."""

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
    """The points of one place: a seat, or one that no player holds, after the last seat."""

    place: int
    lines: tuple[PointsLine, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """The points of all places."""

    places: tuple[PlaceScoring, ...]


def outcome_of(winners: tuple[int, ...], places: list[tuple[int | None, int, int, str | None]]) -> Outcome:
    """How a match ended: most points win, then most puddings; `places` as `rank` takes them."""
    standings = rank(places)
    scores = [line.score for line in standings if line.seat is not None]
    if len(winners) > 1:
        reason = "shared"
    elif scores.count(scores[0]) > 1:
        reason = "puddings"
    else:
        reason = "points"
    return Outcome(winners, standings, reason)
