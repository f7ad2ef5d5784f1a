"""What each move is worth at first glance: own runs made longer, opponents' runs blocked, jacks spared.

A rule of thumb, not a rule: it looks at every line of five that is still open to a team, and at how many
chips of it lie there already.
"""

from __future__ import annotations

from bordspil.core.move import Move
from bordspil.games.sequence.board import CARD_AT, CELL_OF, CELLS, CORNERS, WINDOW_OF, WINDOWS
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Play
from bordspil.games.sequence.parts import Card
from bordspil.games.sequence.view import SequenceView

# The worth of an open line of five, by how many of its cells are held; the last one is a line.
RUN = (0.0, 1.0, 4.0, 14.0, 60.0, 600.0)
# How much an opponent's open line counts, by its chips: an open four must be stopped.
THREAT = (0.0, 0.5, 2.5, 11.0, 130.0, 0.0)
# A line that wins the match, and an opponent's four that would: first win, then stop them, then all else.
WINNING, LOSING = 5000.0, 2000.0
WILD_PRICE, REMOVER_PRICE = 26.0, 22.0
# A free exchange and a card drawn are better than anything that can wait.
AT_ONCE = 10_000.0

MASKS = tuple([sum([1 << cell for cell in window]) for window in WINDOWS])
CORNER_MASK = sum([1 << cell for cell in CORNERS])
THROUGH = tuple([tuple([n for n, window in enumerate(WINDOWS) if cell in window]) for cell in range(CELLS)])


class Appraiser:
    """The open lines of one position, counted once for all its moves."""

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
        self.counts = [
            [self.count(team, window) for window in range(len(WINDOWS))] for team in range(view.team_count)
        ]
        needed = 2 if view.team_count == 2 else 1
        # Teams that need only one more line.
        self.close = [len(lines) == needed - 1 for lines in self.lines]
        self.placed: dict[int, float] = {}

    def count(self, team: int, window: int) -> int:
        """How many cells of a line of five a team holds; -1 where it can't become a line of this team."""
        mask = MASKS[window]
        for other, chips in enumerate(self.chips):
            if other != team and chips & mask:
                return -1
        for line in self.lines[team]:
            # SQ-17: at most one cell of the first line, corners not counted.
            if (line & mask & ~CORNER_MASK).bit_count() > 1:
                return -1
        return ((self.chips[team] | CORNER_MASK) & mask).bit_count()

    def place(self, cell: int) -> float:
        """The worth of an own chip on a cell."""
        if cell not in self.placed:
            worth = 0.0
            for window in THROUGH[cell]:
                for team, counts in enumerate(self.counts):
                    held = counts[window]
                    if held == 4 and self.close[team]:
                        worth += WINNING if team == self.team else LOSING
                    elif held >= 0:
                        worth += RUN[held + 1] - RUN[held] if team == self.team else THREAT[held]
            self.placed[cell] = worth
        return self.placed[cell]

    def remove(self, cell: int) -> float:
        """The worth of taking an opponent's chip away: their runs, and those of ours that it blocked."""
        owner = self.view.board[cell]
        assert owner is not None
        worth = 0.0
        for window in THROUGH[cell]:
            held = self.counts[owner][window]
            if held == 4 and self.close[owner]:
                worth += LOSING
            elif held > 0:
                worth += THREAT[min(held, 4)] - THREAT[held - 1]
            mask = MASKS[window]
            others = sum(
                [(chips & mask).bit_count() for team, chips in enumerate(self.chips) if team != self.team]
            )
            if others == 1:
                own = ((self.chips[self.team] | CORNER_MASK) & mask).bit_count()
                worth += 0.5 * RUN[own]
        if any(MASKS[WINDOW_OF[f"{line.cells[0]}-{line.cells[-1]}"]] >> cell & 1 for line in self.view.lines):
            worth += RUN[5]
        return worth

    def play(self, card: Card, cell: int) -> float:
        """The worth of playing a card onto a cell; a jack must earn its price."""
        if card.is_remover:
            return self.remove(cell) - REMOVER_PRICE
        return self.place(cell) - (WILD_PRICE if card.is_wild else 0.0)

    def line(self, ends: str) -> float:
        """The worth of choosing five in a row: what is left open for a second line."""
        chosen = MASKS[WINDOW_OF[ends]]
        own = self.chips[self.team] | CORNER_MASK
        others = sum([chips for team, chips in enumerate(self.chips) if team != self.team])
        return sum(
            [
                RUN[min((own & mask).bit_count(), 4)]
                for mask in MASKS
                if not others & mask and (chosen & mask & ~CORNER_MASK).bit_count() <= 1
            ]
        )

    def card(self, card: Card) -> float:
        """The worth of having a card: its best cell, or a jack's price."""
        if card.is_wild or card.is_remover:
            return 3 * WILD_PRICE
        free = [cell for cell, shown in enumerate(self.view.board) if shown is None and CARD_AT[cell] is card]
        return max([self.place(cell) for cell in free], default=-1.0)

    def move(self, move: Move) -> float:
        """The worth of a move."""
        match move:
            case Play():
                return self.play(move.card, CELL_OF[move.cell])
            case Dead() | Draw():
                return AT_ONCE
            case ChooseLine():
                return self.line(move.ends)
            case Lose():
                return -self.card(move.card)
        return 0.0


def appraise(view: SequenceView) -> tuple[float, ...]:
    """The worth of each legal move of the seat that has this view."""
    if view.seat is None or not view.legal_moves:
        return ()
    appraiser = Appraiser(view)
    return tuple([appraiser.move(move) for move in view.legal_moves])
