"""Scores with their reasons, as data: who got how many points for what, and why.

The points come from the rules (points.py); this module only adds the facts that explain them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bordspil.games.sushi.scores import PlaceScoring, PointsLine, Scoring, Why
from bordspil.games.sushi_go.components import INDEX, NIGIRI, Card
from bordspil.games.sushi_go.packed import count_of
from bordspil.games.sushi_go.points import (
    DIPPED_SALMON,
    FEWEST,
    MOST,
    SECOND,
    pudding_points,
    round_points,
)

if TYPE_CHECKING:
    from bordspil.games.sushi_go.state import SushiGoState


class TrayPoints(NamedTuple):
    """What a tray is worth, by kind, as the rules count it."""

    rolls: int
    maki_rank: int
    maki: int
    tempura: int
    sashimi: int
    dumpling: int
    salmon: int
    squid: int
    egg: int

    @property
    def total(self) -> int:
        """All points of the tray."""
        return sum(self[2:])


def tray_points(trays: Sequence[int], places: int) -> list[TrayPoints]:
    """What trays are worth now."""
    return [TrayPoints(*line) for line in round_points(trays, places)]


def explain_round(state: SushiGoState) -> Scoring:
    """The scoring of a round whose trays still lie on the table."""
    return explain_trays(state.tray[: state.places], state.score)


def explain_trays(trays: Sequence[int], scores: Sequence[int]) -> Scoring:
    """The scoring of the trays of a round, given the scores before it."""
    points = tray_points(trays, len(trays))
    places = []
    for place, own in enumerate(points):
        lines = [maki_line(place, points), *set_lines(trays[place], own)]
        shown = tuple(line for line in lines if line.count)
        places.append(PlaceScoring(place, shown, own.total, scores[place] + own.total))
    return Scoring(tuple(places))


def maki_line(place: int, points: list[TrayPoints]) -> PointsLine:
    """The maki of a place, compared with the others."""
    own = points[place]
    firsts = [other for other, line in enumerate(points) if line.maki_rank == MOST]
    tied = tuple(
        other
        for other, line in enumerate(points)
        if other != place and own.maki_rank and line.maki_rank == own.maki_rank
    )
    if own.maki_rank == MOST:
        why = Why.MOST_TIED if tied else Why.MOST
    elif own.maki_rank == SECOND:
        why = Why.SECOND_TIED if tied else Why.SECOND
    else:
        rest = [line.rolls for other, line in enumerate(points) if other not in firsts]
        void = len(firsts) > 1 and own.rolls == max(rest)
        why = Why.SECOND_VOID if void else Why.BEHIND
    return PointsLine("maki", own.maki, why, own.rolls, tied=tied)


def set_lines(tray: int, points: TrayPoints) -> list[PointsLine]:
    """Everything on a tray that scores by itself."""

    def count(card: Card) -> int:
        return count_of(tray, INDEX[card])

    lines = [
        PointsLine("tempura", points.tempura, Why.SETS, count(Card.TEMPURA), count(Card.TEMPURA) // 2),
        PointsLine("sashimi", points.sashimi, Why.SETS, count(Card.SASHIMI), count(Card.SASHIMI) // 3),
        PointsLine("dumpling", points.dumpling, Why.COUNT, count(Card.DUMPLING)),
    ]
    nigiri = (points.salmon, points.squid, points.egg)
    for index, card in enumerate(NIGIRI):
        dipped = count_of(tray, DIPPED_SALMON + index)
        lines.append(PointsLine(card.value, nigiri[index], Why.NIGIRI, count(card) + dipped, dipped=dipped))
    lines.append(PointsLine("wasabi", 0, Why.UNUSED, count(Card.WASABI)))
    lines.append(PointsLine("chopsticks", 0, Why.UNUSED, count(Card.CHOPSTICKS)))
    return lines


def explain_desserts(state: SushiGoState) -> Scoring:
    """The scoring of the puddings at the end."""
    return explain_puddings(state.dessert[: state.places], state.score)


def explain_puddings(puddings: Sequence[int], scores: Sequence[int]) -> Scoring:
    """The scoring of puddings, given the scores before it."""
    points = pudding_points(puddings, len(puddings))
    places = []
    for place, (count, rank, gained) in enumerate(points):
        tied = tuple(
            other for other, line in enumerate(points) if other != place and rank and line[1] == rank
        )
        if rank == MOST:
            why = Why.MOST_TIED if tied else Why.MOST
        elif rank == FEWEST and len(points) == 2:
            why = Why.FEWEST_SPARED
        elif rank == FEWEST:
            why = Why.FEWEST_TIED if tied else Why.FEWEST
        else:
            equal = len({line[0] for line in points}) == 1
            why = Why.ALL_EQUAL if equal else Why.BETWEEN
        line = PointsLine("pudding", gained, why, count, tied=tied)
        places.append(PlaceScoring(place, (line,), gained, scores[place] + gained))
    return Scoring(tuple(places))
