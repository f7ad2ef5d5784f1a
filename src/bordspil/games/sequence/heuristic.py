"""The heuristic value of a window (five cells in a row) by what is on it, as tables for evaluation.py.

The contents of a window are one number, the sum of a code for each cell (0 for an empty one), so the value of
a move on a cell takes one table lookup for every window through it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bordspil.games.sequence.board import CELLS, LINE, STEPS, WINDOWS

# The code of a cell: a chip of the seat's team, one of the next team, a free cell whose card is in the seat's
# hand, a corner (at most one in any window), a chip of the third team. There are at most five of each, so
# sums are unambiguous.
OWN, NEXT, HELD, CORNER, THIRD = 1, 6, 36, 216, 432
SUMS = 6 * THIRD

Row = tuple[float, ...]


@dataclass(frozen=True)
class Weights:
    """What things are worth, on a scale where a first line is `line`.

    `grow` is for an own chip in a window open to the seat's team: by the chips already there, then by how
    many of the empty cells the seat's hand covers. `block` is for an own chip in a window open to another
    team: by their chips, then by how many of the other cells the seat's hand covers. `weaken` and `free` are
    for removing a chip: by the chips of its team in the window, or by the seat's chips that it blocked.
    """

    grow: tuple[Row, ...]
    block: tuple[Row, ...]
    weaken: Row
    free: Row
    line: float
    wild_price: float
    remover_price: float
    # Winning at once; keeping another team from winning (with a wild jack less than its price, since they
    # seldom hold the one card they need); what is done before anything else, such as drawing.
    win: float = 20000.0
    stop: float = 4000.0
    stop_by_jack: float = 350.0
    at_once: float = 40000.0


# Tuned in many thousands of two-player matches between greedy bots with slightly different weights. A wild
# jack is kept for completing a line, or for stopping another team from winning if that isn't all it does.
WEIGHTS = Weights(
    grow=((1.0, 1.5, 2.0, 2.5, 3.0), (3.0, 4.5, 6.0, 7.5), (10.0, 15.0, 22.0), (46.0, 80.0)),
    block=((0.0,), (0.6,), (2.5,), (11.0, 7.5), (130.0,)),
    weaken=(0.0, 0.5, 2.0, 8.5, 119.0),
    free=(0.0, 0.5, 2.0, 7.0, 30.0),
    line=540.0,
    wild_price=400.0,
    remover_price=45.0,
)
# The tables hold integers, so that compiled and uncompiled sums are equal to the last bit.
GRAIN = 16


@dataclass(frozen=True)
class Contents:
    """What is on the five cells of a window."""

    own: int
    next: int
    held: int
    corner: int
    third: int

    @property
    def others(self) -> int:
        """The chips of other teams."""
        return self.next + self.third


def contents_of(total: int) -> Contents:
    """The contents with this sum of codes.

    >>> contents_of(2 * OWN + HELD + CORNER)
    Contents(own=2, next=0, held=1, corner=1, third=0)
    """
    third, rest = divmod(total, THIRD)
    corner, rest = divmod(rest, CORNER)
    held, rest = divmod(rest, HELD)
    return Contents(rest % NEXT, rest // NEXT, held, corner, third)


def at(row: Row, index: int) -> float:
    """An item of a row; beyond its end, the last one."""
    return row[min(index, len(row) - 1)]


def placing(contents: Contents, held: int, weights: Weights, close: bool, stop: float | None) -> float:
    """The value of an own chip on an empty cell of a window.

    `stop` is the value of keeping another team from winning; None if no other team is that close.
    """
    if (contents.own and contents.others) or (contents.next and contents.third):
        return 0.0
    chips = contents.own + contents.others + contents.corner
    if contents.others:
        if chips == LINE - 1 and stop is not None:
            return stop
        return at(weights.block[chips], held) if chips < LINE else 0.0
    if chips >= LINE - 1:
        return (weights.win if close else weights.line) if chips == LINE - 1 else 0.0
    return at(weights.grow[chips], held)


def by_card(contents: Contents, weights: Weights, close: bool, others_close: bool) -> float:
    """The value of playing the cell's own card, which then covers no other cell."""
    return placing(
        contents, max(contents.held - 1, 0), weights, close, weights.stop if others_close else None
    )


def by_jack(contents: Contents, weights: Weights, close: bool, others_close: bool) -> float:
    """The value of playing a two-eyed jack, a card worth keeping: stopping alone is no reason to play it."""
    stop = weights.stop_by_jack if others_close else None
    return placing(contents, contents.held, weights, close, stop)


def removing(contents: Contents, weights: Weights, close: bool, others_close: bool) -> float:
    """The value of removing another team's chip from a window."""
    if contents.own:
        return weights.free[min(contents.own + contents.corner, LINE - 1)] if contents.others == 1 else 0.0
    if contents.next and contents.third:
        return 0.0
    chips = contents.others + contents.corner
    if chips == LINE - 1 and others_close:
        return weights.stop
    return weights.weaken[min(chips, LINE - 1)]


Heuristic = Callable[[Contents, Weights, bool, bool], float]
HEURISTICS: tuple[Heuristic, ...] = (by_card, by_jack, removing)


def value_tables(weights: Weights = WEIGHTS) -> list[int]:
    """The values in grains, by heuristic, by which teams are close to winning, and by sum of codes."""
    return [
        round(GRAIN * heuristic(contents_of(total), weights, close, others_close))
        for heuristic in HEURISTICS
        for close in (False, True)
        for others_close in (False, True)
        for total in range(SUMS)
    ]


# For each window, where its sum is stored, direction by direction, and where its value is. Values have a gap
# in front of each direction, so that looking back from a cell needs no check.
SLOTS = [STEPS.index(window[1] - window[0]) * CELLS + window[0] for window in WINDOWS]
GAP = (LINE - 1) * max(STEPS)
PADDED_SLOTS = [slot + GAP * (slot // CELLS + 1) for slot in SLOTS]

# How often a team without a line makes one and still loses, in a match of two teams.
CONSOLATION = 0.4
