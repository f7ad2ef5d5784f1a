"""Scores with their reasons, as data: who got how many points for what, and why.

The points come from the rules (points.py); here they are only put beside the facts that explain them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bordspil.games.sushi import PlaceScoring, PointsLine, Scoring, Why
from bordspil.games.sushi_roll.bunch import count_of
from bordspil.games.sushi_roll.parts import INDEX, NIGIRI, Face
from bordspil.games.sushi_roll.points import (
    EVERYONE,
    FEWEST,
    MOST,
    SECOND,
    tell_pudding_points,
    tell_round_points,
    tell_set_parts,
    tell_token_points,
)

if TYPE_CHECKING:
    from bordspil.games.sushi_roll.rules import SushiRollState

SET = 3


class TrayPoints(NamedTuple):
    """What a tray is worth, by kind, as the rules count it."""

    rolls: int
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
    """What trays are worth as they lie now."""
    return [TrayPoints(*line) for line in tell_round_points(trays, dipped, seats)]


def explain_round(state: SushiRollState) -> Scoring:
    """The scoring of a round whose trays still lie on the table."""
    seats = state.seat_count
    return explain_trays(state.tray[:seats], state.dipped[:seats], state.score)


def explain_trays(trays: Sequence[int], dipped: Sequence[int], scores: Sequence[int]) -> Scoring:
    """The scoring of the trays of a round, a bunch each, with the scores before it."""
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
    """The maki of a seat, compared with the others."""
    own = points[seat]
    tied = tuple(
        other
        for other, line in enumerate(points)
        if other != seat and own.maki_rank and line.maki_rank == own.maki_rank
    )
    if own.maki_rank == MOST:
        why = Why.MOST_TIED if tied else Why.MOST
    elif own.maki_rank == SECOND:
        why = Why.SECOND_TIED if tied else Why.SECOND
    else:
        why = Why.BEHIND
    return PointsLine("maki", own.maki, why, own.rolls, tied=tied)


def set_lines(tray: int, points: TrayPoints) -> list[PointsLine]:
    """SR-21: what scores by sets of three."""
    lines = []
    for face, scored in (
        (Face.DUMPLING, points.dumpling),
        (Face.TEMPURA, points.tempura),
        (Face.SASHIMI, points.sashimi),
    ):
        count = count_of(tray, INDEX[face])
        parts = tell_set_parts(INDEX[face], count)
        lines.append(PointsLine(face.value, scored, Why.SETS, count, count // SET, parts=parts))
    return lines


def nigiri_lines(tray: int, dipped: int, points: TrayPoints) -> list[PointsLine]:
    """SR-20: nigiri, and wasabi that nothing lies on."""
    lines, used = [], 0
    for face, scored in zip(NIGIRI, (points.egg, points.salmon, points.squid), strict=True):
        on_wasabi = dipped >> 3 * INDEX[face] & 7
        count = count_of(tray, INDEX[face])
        lines.append(PointsLine(face.value, scored, Why.NIGIRI, count, dipped=on_wasabi))
        used += on_wasabi
    lines.append(PointsLine("wasabi", 0, Why.UNUSED, count_of(tray, INDEX[Face.WASABI]) - used))
    return lines


def explain_rest(state: SushiRollState) -> Scoring:
    """The scoring of puddings and unused tokens at the end."""
    seats = state.seat_count
    return explain_left(state.pudding[:seats], state.menu[:seats], state.chopsticks[:seats], state.score)


def explain_left(
    puddings: Sequence[int], menus: Sequence[int], chopsticks: Sequence[int], scores: Sequence[int]
) -> Scoring:
    """The scoring of puddings and unused tokens, with the scores before it."""
    points = tell_pudding_points(puddings, len(puddings))
    places = []
    for seat, (count, rank, gained) in enumerate(points):
        tied = tuple(other for other, line in enumerate(points) if other != seat and rank and line[1] == rank)
        tokens = menus[seat] + chopsticks[seat]
        brought = tell_token_points(menus[seat], chopsticks[seat])
        lines = (
            PointsLine("pudding", gained, why_puddings(rank, gained, tied), count, tied=tied),
            PointsLine("tokens", brought, Why.COUNT, tokens),
        )
        total = gained + brought
        places.append(PlaceScoring(seat, lines, total, scores[seat] + total))
    return Scoring(tuple(places))


def why_puddings(rank: int, gained: int, tied: tuple[int, ...]) -> Why:
    """SR-24 to SR-26, as a reason."""
    if rank == MOST or (rank == EVERYONE and gained):
        return Why.MOST_TIED if tied else Why.MOST
    if rank == EVERYONE:
        return Why.ALL_EQUAL
    if rank == FEWEST and not gained:
        return Why.FEWEST_SPARED
    if rank == FEWEST:
        return Why.FEWEST_TIED if tied else Why.FEWEST
    return Why.BETWEEN
