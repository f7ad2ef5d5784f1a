"""Read small QR codes in byte mode, without error correction."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator

Grid = list[list[bool]]
FORMAT_MASK = 0b101010000010010
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def read_qr(drawing: Locator) -> str:
    """The text of a QR code that is drawn as one path of squares."""
    squares = re.findall(r"M(\d+) (\d+)h", drawing.locator("path").get_attribute("d") or "")
    dark = {(int(y), int(x)) for x, y in squares}
    edge = min(x for _, x in dark)
    size = max(x for _, x in dark) - edge + 1
    grid = [[(y + edge, x + edge) in dark for x in range(size)] for y in range(size)]
    bits = "".join(str(int(bit)) for bit in read_bits(grid))
    assert bits[:4] == "0100", "not in byte mode"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def read_bits(grid: Grid) -> Iterator[bool]:
    """The data bits: pairs of columns from the right, alternately up and down."""
    size = len(grid)
    # Larger codes have interleaved blocks and more alignment patterns.
    assert size <= 37, "the code is too large for this reader"
    spots = [*range(6), 7, 8]
    written = [grid[8][x] for x in spots] + [grid[y][8] for y in reversed(spots[:-1])]
    form = int("".join(str(int(bit)) for bit in written), 2) ^ FORMAT_MASK
    mask = MASKS[form >> 10 & 0b111]
    upwards = True
    for right in [x for x in range(size - 1, 0, -2) if x > 6] + [5, 3, 1]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not is_pattern(y, x, size):
                    yield grid[y][x] != (mask(y, x) == 0)
        upwards = not upwards


def is_pattern(y: int, x: int, size: int) -> bool:
    """Whether a module belongs to a function pattern."""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligned = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or aligned or 6 in (y, x)
