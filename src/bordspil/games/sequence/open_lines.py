"""Lines that teams can still make, and how many of their chips are already there."""

from __future__ import annotations

from bordspil.games.sequence.board import CELLS, CORNERS, HALF, OVERLAPPING, WINDOW_OF, WINDOWS
from bordspil.games.sequence.components import LINES_TO_WIN
from bordspil.games.sequence.line_rules import full_windows
from bordspil.games.sequence.view import SequenceView

# Cells as bits of one integer: those of each window, and the corners, which belong to everyone.
MASKS = tuple([sum([1 << cell for cell in window]) for window in WINDOWS])
CORNER_MASK = sum([1 << cell for cell in CORNERS])
# The windows through each cell.
THROUGH = tuple(
    [tuple([number for number, window in enumerate(WINDOWS) if cell in window]) for cell in range(CELLS)]
)


class OpenLines:
    """The windows of one position, as each team holds them.

    By team, `chips` is a set of cells, `lines` has its lines as numbers of windows, `counts` says how many
    cells it holds of each window, and `close` whether it needs only one more line.
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
            self.lines[line.team].append(WINDOW_OF[f"{line.cells[0]}-{line.cells[-1]}"])
        self.counts = [
            [self.count(team, window) for window in range(len(WINDOWS))] for team in range(view.team_count)
        ]
        self.close = [len(lines) == LINES_TO_WIN[view.team_count] - 1 for lines in self.lines]

    def count(self, team: int, window: int) -> int:
        """How many cells of a window a team holds; -1 if it can't become a line of this team."""
        if self.others(team) & MASKS[window] or not self.may_become_line(team, window):
            return -1
        return self.held(team, window)

    def held(self, team: int, window: int) -> int:
        """How many cells of a window have a team's chip or are corners."""
        return ((self.chips[team] | CORNER_MASK) & MASKS[window]).bit_count()

    def others(self, team: int) -> int:
        """The chips of all other teams."""
        return sum([chips for other, chips in enumerate(self.chips) if other != team])

    def may_become_line(self, team: int, window: int) -> bool:
        """SQ-17: whether a window doesn't overlap a line of the team too much."""
        return not any(window in OVERLAPPING[line] for line in self.lines[team])

    def has_line_without(self, team: int, cell: int) -> bool:
        """SQ-22: whether a team still has five in a row without its chip on a cell."""
        chips = self.chips[team] & ~(1 << cell)
        return bool(full_windows(chips & (1 << HALF) - 1, chips >> HALF))
