"""How much a line of five is worth by what lies on it: rules of thumb, and the tables that planning.py reads.

What lies on five cells in a row is one number, the sum of a code for each cell (an empty one counts nothing):
so the worth of a move on a cell is one look into a table for every line of five through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bordspil.games.sequence.board import CELLS, CORNERS, LINE, STEPS, WINDOWS

# The code of a cell: a chip of the own team, of the next one, an open cell whose card is in the own hand,
# a corner (one at most in any line of five), a chip of the third team. At most five of each: no sum means
# two things.
OWN, NEXT, HELD, CORNER, THIRD = 1, 6, 36, 216, 432
SUMS = 6 * THIRD

Row = tuple[float, ...]


@dataclass(frozen=True)
class Weights:
    """What the glance at a move goes by; the numbers compare with each other, `line` being a first line.

    `grow` is for an own chip on a line of five open to the own team: by the chips there before it, then
    by how many of the cells still missing the own hand covers. `block` is for an own chip on one open
    to another team, by their chips, then by how many of the other cells the own hand covers. `weaken`
    and `free` are for a chip taken away: by the chips of theirs, or by the own chips that it blocked.
    """

    grow: tuple[Row, ...]
    block: tuple[Row, ...]
    weaken: Row
    free: Row
    line: float
    wild_price: float
    remover_price: float
    # What wins at once, what stops another team from it (by a wild jack: less than the price of one, since
    # they seldom hold the one card that they need), and what is taken before all else (a card drawn).
    win: float = 20000.0
    stop: float = 4000.0
    stop_by_jack: float = 350.0
    at_once: float = 40000.0


# Found by many thousands of greedy matches of two players against weights slightly different. A wild jack
# is kept for what completes a line, or stops another team from winning and does some good beside that.
WEIGHTS = Weights(
    grow=((1.0, 1.5, 2.0, 2.5, 3.0), (3.0, 4.5, 6.0, 7.5), (10.0, 15.0, 22.0), (46.0, 80.0)),
    block=((0.0,), (0.6,), (2.5,), (11.0, 7.5), (130.0,)),
    weaken=(0.0, 0.5, 2.0, 8.5, 119.0),
    free=(0.0, 0.5, 2.0, 7.0, 30.0),
    line=540.0,
    wild_price=400.0,
    remover_price=45.0,
)
# The tables hold whole numbers, so that compiled and uncompiled sums are the same to the last bit.
GRAIN = 16


@dataclass(frozen=True)
class Five:
    """What lies on five cells in a row."""

    own: int
    next: int
    held: int
    corner: int
    third: int

    @property
    def others(self) -> int:
        """The chips of other teams."""
        return self.next + self.third


def five_of(total: int) -> Five:
    """What a sum of codes means.

    >>> five_of(2 * OWN + HELD + CORNER)
    Five(own=2, next=0, held=1, corner=1, third=0)
    """
    third, rest = divmod(total, THIRD)
    corner, rest = divmod(rest, CORNER)
    held, rest = divmod(rest, HELD)
    return Five(rest % NEXT, rest // NEXT, held, corner, third)


def at(row: Row, index: int) -> float:
    """A number of a row; beyond its end, the last."""
    return row[min(index, len(row) - 1)]


def placing(five: Five, held: int, weights: Weights, close: bool, stop: float | None) -> float:
    """The worth, for one line of five, of an own chip on an empty cell of it.

    `stop` is for a chip that keeps another team from winning; None where no other team is that near.
    """
    if (five.own and five.others) or (five.next and five.third):
        return 0.0
    chips = five.own + five.others + five.corner
    if five.others:
        if chips == LINE - 1 and stop is not None:
            return stop
        return at(weights.block[chips], held) if chips < LINE else 0.0
    if chips >= LINE - 1:
        return (weights.win if close else weights.line) if chips == LINE - 1 else 0.0
    return at(weights.grow[chips], held)


def by_card(five: Five, weights: Weights, close: bool, others_close: bool) -> float:
    """The same where the cell's own card is played: it covers no other cell of the five."""
    return placing(five, max(five.held - 1, 0), weights, close, weights.stop if others_close else None)


def by_jack(five: Five, weights: Weights, close: bool, others_close: bool) -> float:
    """The same where a two-eyed jack is played: a card worth keeping, so that stopping is no reason alone."""
    return placing(five, five.held, weights, close, weights.stop_by_jack if others_close else None)


def removing(five: Five, weights: Weights, close: bool, others_close: bool) -> float:
    """The worth, for one line of five, of another team's chip taken away from it."""
    if five.own:
        return weights.free[min(five.own + five.corner, LINE - 1)] if five.others == 1 else 0.0
    if five.next and five.third:
        return 0.0
    chips = five.others + five.corner
    if chips == LINE - 1 and others_close:
        return weights.stop
    return weights.weaken[min(chips, LINE - 1)]


Glance = Callable[[Five, Weights, bool, bool], float]
GLANCES: tuple[Glance, ...] = (by_card, by_jack, removing)


def worth_tables(weights: Weights = WEIGHTS) -> list[int]:
    """For each glance, each team nearly won or not and each sum of codes: the worth, in grains."""
    return [
        round(GRAIN * glance(five_of(total), weights, close, others_close))
        for glance in GLANCES
        for close in (False, True)
        for others_close in (False, True)
        for total in range(SUMS)
    ]


# Lines of five by number (board.WINDOWS): where their sums stand, direction by direction, and where their
# worths do, with a gap in front of each direction, so that no cell needs to ask how many cells there are
# before it.
SLOTS = [STEPS.index(window[1] - window[0]) * CELLS + window[0] for window in WINDOWS]
GAP = (LINE - 1) * max(STEPS)
PLACES = [slot + GAP * (slot // CELLS + 1) for slot in SLOTS]
# SQ-17: lines that can't be had beside another one, itself included; -1 for no more.
MOST_NEAR = 7


def near(window: int) -> Iterator[int]:
    """The lines of five that have more than one cell, corners not counted, in common with one."""
    own = set(WINDOWS[window]) - set(CORNERS)
    for number, other in enumerate(WINDOWS):
        if len(own & set(other)) > 1:
            yield number


NEAR = [number for window in range(len(WINDOWS)) for number in [*near(window), *[-1] * MOST_NEAR][:MOST_NEAR]]


# A team that loses a match of two teams without a line so far still makes one, this often.
CONSOLATION = 0.4
