"""Lines of five that teams may still make, and how many of their chips lie there already."""

from __future__ import annotations

from bordspil.games.sequence.board import CELLS, CORNERS, WINDOW_OF, WINDOWS
from bordspil.games.sequence.view import SequenceView

# Cells as bits: of each line of five, and of the four corners, which belong to everybody.
MASKS = tuple([sum([1 << cell for cell in window]) for window in WINDOWS])
CORNER_MASK = sum([1 << cell for cell in CORNERS])
# The lines of five through each cell.
THROUGH = tuple([tuple([n for n, window in enumerate(WINDOWS) if cell in window]) for cell in range(CELLS)])


def too_near(line: int, mask: int) -> bool:
    """Whether five cells share too much with a line to be another (SQ-17: one cell, corners not counted)."""
    return (line & mask & ~CORNER_MASK).bit_count() > 1


class Fives:
    """The lines of five of one position, as each team holds them.

    `chips` and `lines` are sets of cells by team, `counts` what a team holds of each line of five, and
    `close` tells which teams need only one more line.
    """

    def __init__(self, view: SequenceView) -> None:
        self.view = view
        self.team = view.team or 0
        self.chips = [0] * view.team_count
        for cell, owner in enumerate(view.board):
            if owner is not None:
                self.chips[owner] |= 1 << cell
        self.lines: list[list[int]] = [[] for _ in range(view.team_count)]
        for line in view.lines:
            self.lines[line.team].append(MASKS[WINDOW_OF[f"{line.cells[0]}-{line.cells[-1]}"]])
        self.counts = [[self.count(team, mask) for mask in MASKS] for team in range(view.team_count)]
        needed = 2 if view.team_count == 2 else 1
        self.close = [len(lines) == needed - 1 for lines in self.lines]

    def count(self, team: int, mask: int) -> int:
        """How many of five cells a team holds; -1 where they can't become a line of this team."""
        if any(chips & mask for other, chips in enumerate(self.chips) if other != team):
            return -1
        if any(too_near(line, mask) for line in self.lines[team]):
            return -1
        return ((self.chips[team] | CORNER_MASK) & mask).bit_count()
