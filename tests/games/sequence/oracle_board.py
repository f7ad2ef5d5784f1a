"""The board and the cards as the referee (oracle.py) knows them, from the rules text alone."""

from __future__ import annotations

RANKS = "23456789TJQKA"  # SQ-4: aces high
SUITS = "SDCH"
PACK: list[str] = [rank + suit for rank in RANKS for suit in SUITS] * 2  # SQ-1: two packs
WILD: list[str] = ["JD", "JC"]  # SQ-8: two-eyed jacks
REMOVE: list[str] = ["JS", "JH"]  # SQ-9: one-eyed jacks
LINE_SIZE = 5  # SQ-15
SHARED = 1  # SQ-17: cells that two lines of a team may have in common, corners not counted

CORNER = "**"
BOARD_TEXT = """\
**  2S  3S  4S  5S  6S  7S  8S  9S  **
6C  5C  4C  3C  2C  AH  KH  QH  TH  TS
7C  AS  2D  3D  4D  5D  6D  7D  9H  QS
8C  KS  6C  5C  4C  3C  2C  8D  8H  KS
9C  QS  7C  6H  5H  4H  AH  9D  7H  AS
TC  TS  8C  7H  2H  3H  KH  TD  6H  2D
QC  9S  9C  8H  9H  TH  QH  QD  5H  3D
KC  8S  TC  QC  KC  AC  AD  KD  4H  4D
AC  7S  6S  5S  4S  3S  2S  2H  3H  5D
**  AD  KD  QD  TD  9D  8D  7D  6D  **
"""


def parse_board(text: str) -> list[list[str]]:
    """Parse a board: rows from the top, each from the left."""
    return [line.split() for line in text.splitlines()]


def two_of_each(board: list[list[str]]) -> bool:
    """Whether the board has every card but the jacks twice, and the four corners (SQ-6)."""
    if len(board) != 10 or any(len(row) != 10 for row in board):  # SQ-1
        return False
    corners = [board[0][0], board[0][9], board[9][0], board[9][9]]
    shown = [card for row in board for card in row]
    wanted = [card for card in PACK if card[0] != "J"]
    return corners == [CORNER] * 4 and sorted(shown) == sorted(wanted + [CORNER] * 4)


def is_spiral(board: list[list[str]]) -> bool:
    """Whether the board is the clockwise inward spiral of the rules text, from the top-left corner."""
    upwards = [rank for rank in RANKS if rank != "J"]
    downwards = upwards[::-1]
    runs = [("S", upwards), ("D", upwards), ("C", downwards), ("H", downwards)] * 2
    wanted = [rank + suit for suit, ranks in runs for rank in ranks]

    walked: list[str] = []
    rest = [list(row) for row in board]
    while rest:
        walked += rest.pop(0)  # along the top row of what is left, to the right
        columns = [list(column) for column in zip(*rest, strict=True)]
        rest = columns[::-1]  # turn what is left, so that its right column becomes the top row
    return [card for card in walked if card != CORNER] == wanted


def cell_name(column: int, row: int) -> str:
    """The cell in a column and a row, both counted from 0."""
    return "abcdefghij"[column] + str(row + 1)


def reading_order(cell: str) -> tuple[int, str]:
    """A key to sort cells by: the smaller row first, then the smaller column."""
    return int(cell[1:]), cell[0]


BOARD: list[list[str]] = parse_board(BOARD_TEXT)
SHOWN: dict[str, str] = {
    cell_name(column, row): BOARD[row][column] for row in range(10) for column in range(10)
}
CORNERS: list[str] = [cell for cell, card in SHOWN.items() if card == CORNER]
CELLS_OF: dict[str, list[str]] = {
    card: [cell for cell in SHOWN if SHOWN[cell] == card] for card in PACK if card not in WILD + REMOVE
}


def all_windows() -> list[frozenset[str]]:
    """Every five cells in a row: across, down and both diagonals (SQ-15)."""
    windows = []
    for row in range(10):
        for column in range(10):
            for right, down in [(1, 0), (0, 1), (1, 1), (-1, 1)]:
                walk = [(column + right * i, row + down * i) for i in range(LINE_SIZE)]
                if all(0 <= x <= 9 and 0 <= y <= 9 for x, y in walk):
                    windows.append(frozenset(cell_name(x, y) for x, y in walk))
    return windows


WINDOWS: list[frozenset[str]] = all_windows()
# For speed: the windows that contain a cell, and the cells of a window that need a chip (SQ-10).
THROUGH: dict[str, list[frozenset[str]]] = {
    cell: [window for window in WINDOWS if cell in window] for cell in SHOWN
}
PLAIN: dict[frozenset[str], list[str]] = {
    window: [cell for cell in window if cell not in CORNERS] for window in WINDOWS
}


def compatible(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether one team may have both lines: at most one cell in common, not counting corners (SQ-17)."""
    return len([cell for cell in one if cell in other and cell not in CORNERS]) <= SHARED


def ends(window: frozenset[str]) -> tuple[str, str]:
    """The two end cells of a window in reading order."""
    cells = sorted(window, key=reading_order)
    return cells[0], cells[-1]
