"""Lines of five on a board of bits, SQ-10, SQ-15 and SQ-17: which a chip completes, which still stand.

A placed chip can complete only lines of five through itself. Where a line was broken (SQ-22), the whole board
is searched: that is rare. Compiled with lines.pxd; runs uncompiled too, with the same results.
"""

from __future__ import annotations

import cython

from bordspil.games.sequence.board import CORNERS, THROUGH, WINDOWS, lower, upper

if cython.compiled:
    from cython.cimports.bordspil.games.sequence.bits import bit_count
else:
    from bordspil.games.sequence.bits import bit_count

WINDOWS_THROUGH = THROUGH
WINDOW_UP = [upper(window) for window in WINDOWS]
WINDOW_LOW = [lower(window) for window in WINDOWS]
CORNERS_UP = upper(CORNERS)
CORNERS_LOW = lower(CORNERS)


def is_full(window, up, low):
    """SQ-10, SQ-15: whether all five cells have the team's chips, corners being everyone's."""
    return WINDOW_UP[window] & ~(up | CORNERS_UP) == 0 and WINDOW_LOW[window] & ~(low | CORNERS_LOW) == 0


def may_share(window, other):
    """SQ-17: two lines have at most one cell in common, not counting corners."""
    up = WINDOW_UP[window] & WINDOW_UP[other] & ~CORNERS_UP
    low = WINDOW_LOW[window] & WINDOW_LOW[other] & ~CORNERS_LOW
    return bit_count(up) + bit_count(low) <= 1


def all_lines(up, low, found):
    """SQ-22: writes all five in a row that a team's chips make, wherever they are; how many."""
    count = 0
    for window in range(192):
        if is_full(window, up, low):
            found[count] = window
            count += 1
    return count


def lines_through(cell, up, low, first, found):
    """Writes the lines through a cell that a team's chips make beside its `first` (-1: none); how many."""
    count = 0
    for index in range(20 * cell, 20 * cell + 20):
        window = WINDOWS_THROUGH[index]
        if window >= 0 and is_full(window, up, low) and (first < 0 or may_share(window, first)):
            found[count] = window
            count += 1
    return count
