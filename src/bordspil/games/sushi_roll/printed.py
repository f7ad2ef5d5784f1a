"""What is printed on the dice and the sheet, asked of the scoring itself: no rule is written twice."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.games.sushi_roll.components import FACES_OF, INDEX, NIGIRI, Face, Kind
from bordspil.games.sushi_roll.packed import pack_tray
from bordspil.games.sushi_roll.points import points_by_set, round_points

SET = 3


def points_of(loose: Sequence[Face], dipped: Sequence[Face] = ()) -> int:
    """The points of a tray without maki; `dipped` are the nigiri that lie on wasabi."""
    tray, on_wasabi = pack_tray(loose, dipped)
    _, _, _, *points = round_points([tray], [on_wasabi], 1)[0]
    return sum(points)


NIGIRI_POINTS = {face: points_of([face]) for face in NIGIRI}
WASABI_POINTS = {face: points_of([], [face]) for face in NIGIRI}
"""What each nigiri is worth on a wasabi."""
FULL_SET = {face: points_by_set(INDEX[face], SET)[0] for face in FACES_OF[Kind.APPETIZER]}
