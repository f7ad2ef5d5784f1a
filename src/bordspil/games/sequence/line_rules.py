"""Lines on a board of bits, SQ-10, SQ-15 and SQ-17: which ones a chip completes, and which are still there.

A placed chip can only complete windows (five cells in a row) through its own cell. When a line is broken
(SQ-22), which is rare, the whole board is searched.
"""

from __future__ import annotations

import cython

from bordspil.games.sequence import board
from bordspil.games.sequence.board import CORNERS, FIRSTS, MOST_OVERLAPS, OVERLAPPING, WINDOWS, lower, upper

if not cython.compiled:
    from bordspil.games.sequence.bits import has_five

THROUGH = board.THROUGH
# Of every window, a fixed number of overlapping ones, filled up with -1.
OVERLAPS = [window for windows in OVERLAPPING for window in (*windows, *[-1] * MOST_OVERLAPS)[:MOST_OVERLAPS]]
WINDOW_UP = [upper(window) for window in WINDOWS]
WINDOW_LOW = [lower(window) for window in WINDOWS]
FIRSTS_UP = [upper(cells) for cells in FIRSTS]
FIRSTS_LOW = [lower(cells) for cells in FIRSTS]
CORNERS_UP = upper(CORNERS)
CORNERS_LOW = lower(CORNERS)


def is_full(window, up, low):
    """SQ-10, SQ-15: whether the team's chips fill all five cells; corners belong to everyone."""
    return WINDOW_UP[window] & ~(up | CORNERS_UP) == 0 and WINDOW_LOW[window] & ~(low | CORNERS_LOW) == 0


def may_share(window, other):
    """SQ-17: whether both windows can be lines of one team (board.OVERLAPPING)."""
    for index in range(7 * window, 7 * window + 7):
        if OVERLAPS[index] == other:
            return 0
    return 1


def write_lines(up, low, found):
    """SQ-22: write every window that a team's chips fill, wherever it is; return their number."""
    count = 0
    for window in range(192):
        if is_full(window, up, low):
            found[count] = window
            count += 1
    return count


def write_lines_through(cell, up, low, first, found):
    """Write the lines through a cell that a team makes besides its `first` (-1: none); return how many."""
    count = 0
    for index in range(20 * cell, 20 * cell + 20):
        window = THROUGH[index]
        if window >= 0 and is_full(window, up, low) and (first < 0 or may_share(window, first)):
            found[count] = window
            count += 1
    return count


def completes_line(cell, up, low):
    """Whether a team's chips fill any window through a cell."""
    up |= CORNERS_UP
    low |= CORNERS_LOW
    way = 4 * cell
    # All four directions without branches: the CPU couldn't predict them, and lines are rare.
    return (
        has_five(up, low, 1, FIRSTS_UP[way], FIRSTS_LOW[way])
        | has_five(up, low, 10, FIRSTS_UP[way + 1], FIRSTS_LOW[way + 1])
        | has_five(up, low, 11, FIRSTS_UP[way + 2], FIRSTS_LOW[way + 2])
        | has_five(up, low, 9, FIRSTS_UP[way + 3], FIRSTS_LOW[way + 3])
    )


@cython.locals(count=cython.int, index=cython.int)
def full_windows(up: int, low: int) -> tuple[int, ...]:
    """The windows that a team's chips fill."""
    found = cython.declare(cython.int[192])
    count = write_lines(up, low, found)
    return tuple([found[index] for index in range(count)])
