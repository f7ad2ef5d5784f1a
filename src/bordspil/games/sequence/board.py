"""The board (SQ-6): which card each cell shows, and all windows, which are any five cells in a row.

Cells are numbered row by row from the top left, 0 to 99; their names are a column from a to j and a row from
1 (the top) to 10: cell 0 is a1, cell 99 is j10. A set of cells is two integers of 50 bits each: one for the
upper five rows and one for the lower five.
"""

from __future__ import annotations

from bordspil.games.sequence.components import CARDS, INDEX, Card

SIZE = 10
CELLS = SIZE * SIZE
HALF = CELLS // 2
LINE = 5  # SQ-15

LAYOUT = """
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

_BY_TEXT = {card.value: card for card in Card}
# The card of each cell; None for a corner.
CARD_AT: tuple[Card | None, ...] = tuple([_BY_TEXT.get(word) for word in LAYOUT.split()])
CORNERS: tuple[int, ...] = tuple([cell for cell in range(CELLS) if CARD_AT[cell] is None])
CARD_CELLS: tuple[int, ...] = tuple([cell for cell in range(CELLS) if cell not in CORNERS])
# The two cells of each card; none for a jack.
CELLS_OF: dict[Card, tuple[int, ...]] = {
    card: tuple([cell for cell in range(CELLS) if CARD_AT[cell] is card]) for card in CARDS
}


def cell_name(cell: int) -> str:
    """The name of a cell.

    >>> cell_name(0), cell_name(13), cell_name(99)
    ('a1', 'd2', 'j10')
    """
    return f"{chr(ord('a') + cell % SIZE)}{cell // SIZE + 1}"


NAMES: tuple[str, ...] = tuple([cell_name(cell) for cell in range(CELLS)])
CELL_OF: dict[str, int] = {name: cell for cell, name in enumerate(NAMES)}


def windows() -> tuple[tuple[int, ...], ...]:
    """Every five cells in a row: across, down and along both diagonals, ordered by their first cell."""
    found = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            last_row, last_column = row + (LINE - 1) * down, column + (LINE - 1) * right
            if last_row < SIZE and 0 <= last_column < SIZE:
                found.append(tuple([cell + step * (SIZE * down + right) for step in range(LINE)]))
    return tuple(found)


WINDOWS: tuple[tuple[int, ...], ...] = windows()
WINDOW_NAMES: tuple[str, ...] = tuple([f"{NAMES[window[0]]}-{NAMES[window[-1]]}" for window in WINDOWS])
WINDOW_OF: dict[str, int] = {name: number for number, name in enumerate(WINDOW_NAMES)}


def upper(cells: tuple[int, ...]) -> int:
    """The bits of the cells in the upper half."""
    return sum([1 << cell for cell in cells if cell < HALF])


def lower(cells: tuple[int, ...]) -> int:
    """The bits of the cells in the lower half."""
    return sum([1 << cell - HALF for cell in cells if cell >= HALF])


def cells_in(up: int, low: int) -> tuple[int, ...]:
    """The cells of a set, in order."""
    both, cells = up | low << HALF, []
    while both:
        cell = both.bit_length() - 1
        cells.append(cell)
        both ^= 1 << cell
    return tuple(cells[::-1])


# The number of each cell's card; -1 for a corner.
CARD_NUMBERS = [-1 if card is None else INDEX[card] for card in CARD_AT]
STEPS = (1, SIZE, SIZE + 1, SIZE - 1)


def windows_through(cell: int, step: int) -> list[int]:
    """The windows through a cell in one direction, filled up to five with -1."""
    found = [
        number for number, window in enumerate(WINDOWS) if window[1] - window[0] == step and cell in window
    ]
    return found + [-1] * (LINE - len(found))


# For each cell and each of the four directions, the windows through it and their first cells.
THROUGH = [number for cell in range(CELLS) for step in STEPS for number in windows_through(cell, step)]
FIRSTS = [
    tuple([WINDOWS[number][0] for number in windows_through(cell, step) if number >= 0])
    for cell in range(CELLS)
    for step in STEPS
]

# SQ-17: two lines of a team may share one cell, not counting corners. For each window, those that share more,
# itself included.
MOST_OVERLAPS = 7
OVERLAPPING: tuple[tuple[int, ...], ...] = tuple(
    [
        tuple([number for number, other in enumerate(WINDOWS) if len({*window} & {*other} - {*CORNERS}) > 1])
        for window in WINDOWS
    ]
)
