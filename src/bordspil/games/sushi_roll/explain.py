"""Scores with their reasons, as data: who got how many points for what, and why.

The points come from points.py; this module adds the facts that explain them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bordspil.games.sushi.scores import PlaceScoring, PointsLine, Scoring, Why, tied_with
from bordspil.games.sushi_roll.components import INDEX, NIGIRI, Face
from bordspil.games.sushi_roll.packed import count_of, open_wasabi
from bordspil.games.sushi_roll.points import (
    EVERYONE,
    FEWEST,
    MOST,
    SECOND,
    points_by_set,
    pudding_points,
    round_points,
    token_points,
)

if TYPE_CHECKING:
    from bordspil.games.sushi_roll.rules import SushiRollRules

SET = 3


class TrayPoints(NamedTuple):
    """The points of a tray, with its maki symbols and its rank in them."""

    symbols: int
    maki_rank: int
    maki: int
    dumpling: int
    tempura: int
    sashimi: int
    egg: int
    salmon: int
    squid: int

    @property
    def total(self) -> int:
        """All points of the tray."""
        return sum(self[2:])


def tray_points(trays: Sequence[int], dipped: Sequence[int], seats: int) -> list[TrayPoints]:
    """The points of trays as they are now."""
    return [TrayPoints(*line) for line in round_points(trays, dipped, seats)]


def explain_round(state: SushiRollRules) -> Scoring:
    """The scoring of a round, before the trays are cleared."""
    seats = state.seat_count
    return explain_trays(state.tray[:seats], state.dipped[:seats], state.score)


def explain_trays(trays: Sequence[int], dipped: Sequence[int], scores: Sequence[int]) -> Scoring:
    """The scoring of packed trays, given the scores before it."""
    points = tray_points(trays, dipped, len(trays))
    places = []
    for seat, own in enumerate(points):
        lines = [
            maki_line(seat, points),
            *set_lines(trays[seat], own),
            *nigiri_lines(trays[seat], dipped[seat], own),
        ]
        shown = tuple(line for line in lines if line.count)
        places.append(PlaceScoring(seat, shown, own.total, scores[seat] + own.total))
    return Scoring(tuple(places))


def maki_line(seat: int, points: list[TrayPoints]) -> PointsLine:
    """The line for a seat's maki."""
    own = points[seat]
    tied = tied_with(seat, [line.maki_rank for line in points])
    if own.maki_rank == MOST:
        why = Why.MOST_TIED if tied else Why.MOST
    elif own.maki_rank == SECOND:
        why = Why.SECOND_TIED if tied else Why.SECOND
    else:
        why = Why.BEHIND
    return PointsLine("maki", own.maki, why, own.symbols, tied=tied)


def set_lines(tray: int, points: TrayPoints) -> list[PointsLine]:
    """SR-21: the lines for appetizers."""
    lines = []
    for face, scored in (
        (Face.DUMPLING, points.dumpling),
        (Face.TEMPURA, points.tempura),
        (Face.SASHIMI, points.sashimi),
    ):
        count = count_of(tray, INDEX[face])
        by_set = points_by_set(INDEX[face], count)
        lines.append(PointsLine(face.value, scored, Why.SETS, count, count // SET, parts=by_set))
    return lines


def nigiri_lines(tray: int, dipped: int, points: TrayPoints) -> list[PointsLine]:
    """SR-20: the lines for nigiri and for wasabi left open."""
    lines = []
    for face, scored in zip(NIGIRI, (points.egg, points.salmon, points.squid), strict=True):
        on_wasabi = count_of(dipped, INDEX[face])
        count = count_of(tray, INDEX[face])
        lines.append(PointsLine(face.value, scored, Why.NIGIRI, count, dipped=on_wasabi))
    lines.append(PointsLine("wasabi", 0, Why.UNUSED, open_wasabi(tray, dipped)))
    return lines


def explain_rest(state: SushiRollRules) -> Scoring:
    """The scoring of puddings and unused tokens at the end."""
    seats = state.seat_count
    return explain_left(state.pudding[:seats], state.menu[:seats], state.chopsticks[:seats], state.score)


def explain_left(
    puddings: Sequence[int], menus: Sequence[int], chopsticks: Sequence[int], scores: Sequence[int]
) -> Scoring:
    """The scoring of puddings and unused tokens, given the scores before it."""
    points = pudding_points(puddings, len(puddings))
    ranks = [rank for _, rank, _ in points]
    places = []
    for seat, (count, rank, gained) in enumerate(points):
        tied = tied_with(seat, ranks)
        tokens = token_points(menus[seat], chopsticks[seat])
        lines = (
            PointsLine("pudding", gained, why_puddings(rank, gained, tied), count, tied=tied),
            PointsLine("tokens", tokens, Why.COUNT, menus[seat] + chopsticks[seat]),
        )
        total = gained + tokens
        places.append(PlaceScoring(seat, lines, total, scores[seat] + total))
    return Scoring(tuple(places))


def why_puddings(rank: int, gained: int, tied: tuple[int, ...]) -> Why:
    """SR-24 to SR-26: the reason for pudding points."""
    if rank == MOST or (rank == EVERYONE and gained):
        return Why.MOST_TIED if tied else Why.MOST
    if rank == EVERYONE:
        return Why.ALL_EQUAL
    if rank == FEWEST and not gained:
        return Why.FEWEST_SPARED
    if rank == FEWEST:
        return Why.FEWEST_TIED if tied else Why.FEWEST
    return Why.BETWEEN
