"""Scoring: SR-18 to SR-21 for the trays of a round, SR-24 to SR-27 for what is left at the end."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from bordspil.games.sushi_roll.packed import count_of

    EGG, SALMON, SQUID, MAKI1, MAKI2, MAKI3, WASABI, MENU1, MENU2, MENU3 = range(10)
    CHOPSTICKS1, CHOPSTICKS2, CHOPSTICKS3, PUDDING1, PUDDING2, PUDDING3 = range(10, 16)
    DUMPLING, TEMPURA, SASHIMI = range(16, 19)
    UNPLACED, MOST, SECOND, FEWEST, EVERYONE = range(5)
    MAKI_COLUMN, DUMPLING_COLUMN, TEMPURA_COLUMN, SASHIMI_COLUMN = range(4)
    EGG_COLUMN, SALMON_COLUMN, SQUID_COLUMN, COLUMNS = range(4, 8)
    PointsTable = cython.int[5 * COLUMNS]

MAKI_POINTS = [0, 6, 3]  # SR-18, by rank
EGG_VALUE = 1  # SR-20
SALMON_VALUE = 2
SQUID_VALUE = 3
WASABI_FACTOR = 3
DUMPLINGS = [0, 2, 4, 8]  # SR-21, by the size of the set
TEMPURAS = [0, 1, 5, 10]
SASHIMIS = [0, 0, 6, 13]
PUDDING_MOST = 6  # SR-24
PUDDING_FEWEST = 6  # lost
TOKENS_PER_POINT = 2  # SR-27


def maki_symbols(tray):
    """The maki symbols on a tray."""
    return count_of(tray, MAKI1) + 2 * count_of(tray, MAKI2) + 3 * count_of(tray, MAKI3)


def set_points(count, values):
    """SR-21: full sets of three, and the rest as a smaller set."""
    return count // 3 * values[3] + values[count % 3]


def nigiri_points(tray, dipped, face, value):
    """SR-20: the points of one kind of nigiri, dipped ones tripled."""
    return value * (count_of(tray, face) + (WASABI_FACTOR - 1) * count_of(dipped, face))


def write_round_points(trays, dipped, seats, points, symbols, ranks):
    """Write each seat's points, COLUMNS of them in a row, its maki symbols and its rank in them."""
    for seat in range(seats):
        tray = trays[seat]
        start = seat * COLUMNS
        symbols[seat] = maki_symbols(tray)
        points[start + DUMPLING_COLUMN] = set_points(count_of(tray, DUMPLING), DUMPLINGS)
        points[start + TEMPURA_COLUMN] = set_points(count_of(tray, TEMPURA), TEMPURAS)
        points[start + SASHIMI_COLUMN] = set_points(count_of(tray, SASHIMI), SASHIMIS)
        points[start + EGG_COLUMN] = nigiri_points(tray, dipped[seat], EGG, EGG_VALUE)
        points[start + SALMON_COLUMN] = nigiri_points(tray, dipped[seat], SALMON, SALMON_VALUE)
        points[start + SQUID_COLUMN] = nigiri_points(tray, dipped[seat], SQUID, SQUID_VALUE)
    write_maki_points(symbols, seats, points, ranks)


def maki_rank(own, most, second):
    """SR-18, SR-19: the rank of that many symbols, given the most and the second most at the table."""
    if own == 0:
        return UNPLACED
    return MOST if own >= most else SECOND if own >= second else UNPLACED


def write_maki_points(symbols, seats, points, ranks):
    """SR-18, SR-19: points for the most and second most maki symbols; tied seats all get them in full."""
    most = second = 0
    for seat in range(seats):
        most = max(most, symbols[seat])
    for seat in range(seats):
        if symbols[seat] < most:
            second = max(second, symbols[seat])
    for seat in range(seats):
        ranks[seat] = maki_rank(symbols[seat], most, second)
        points[seat * COLUMNS + MAKI_COLUMN] = MAKI_POINTS[ranks[seat]]


def write_pudding_points(puddings, seats, points, ranks):
    """SR-24 to SR-26: the most gain, the fewest lose, tied seats in full; with two players nobody loses."""
    most = fewest = puddings[0]
    for seat in range(seats):
        most = max(most, puddings[seat])
        fewest = min(fewest, puddings[seat])
    for seat in range(seats):
        points[seat] = 0
        ranks[seat] = UNPLACED
        if puddings[seat] == fewest and seats > 2:
            points[seat] -= PUDDING_FEWEST
            ranks[seat] = FEWEST
        elif puddings[seat] == fewest:
            ranks[seat] = FEWEST
        if puddings[seat] == most:
            points[seat] += PUDDING_MOST
            ranks[seat] = EVERYONE if most == fewest else MOST


def token_points(menus: int, chopsticks: int) -> int:
    """SR-27: one point for every two unused tokens, in any mix."""
    return (menus + chopsticks) // TOKENS_PER_POINT


# For Python callers.


def round_points(trays: Sequence[int], dipped: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """For each seat its maki symbols, its rank in them and its points by column."""
    points = cython.declare(PointsTable)
    symbols = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    if not cython.compiled:
        packed_trays, packed_dipped = [0] * 5, [0] * 5
    if not 1 <= seats <= min(5, len(trays), len(dipped)):
        raise ValueError("there are 1 to 5 seats, and a tray for each")
    for seat in range(seats):
        packed_trays[seat], packed_dipped[seat] = trays[seat], dipped[seat]
    write_round_points(packed_trays, packed_dipped, seats, points, symbols, ranks)
    return [
        (symbols[seat], ranks[seat], *[points[seat * COLUMNS + column] for column in range(COLUMNS)])
        for seat in range(seats)
    ]


def points_by_set(face: int, count: int) -> tuple[int, ...]:
    """The points of that many appetizers with one face, set by set."""
    if face == DUMPLING:
        full, rest = set_points(3, DUMPLINGS), set_points(count % 3, DUMPLINGS)
    elif face == TEMPURA:
        full, rest = set_points(3, TEMPURAS), set_points(count % 3, TEMPURAS)
    else:
        full, rest = set_points(3, SASHIMIS), set_points(count % 3, SASHIMIS)
    return (full,) * (count // 3) + ((rest,) if count % 3 else ())


def maki_points(symbols: Sequence[int]) -> list[int]:
    """Each seat's points for that many maki symbols."""
    points = cython.declare(PointsTable)
    counts = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    seats = len(symbols)
    if not 1 <= seats <= 5:
        raise ValueError("there are 1 to 5 seats")
    for seat in range(seats):
        counts[seat] = symbols[seat]
    write_maki_points(counts, seats, points, ranks)
    return [points[seat * COLUMNS + MAKI_COLUMN] for seat in range(seats)]


def pudding_points(puddings: Sequence[int], seats: int) -> list[tuple[int, int, int]]:
    """Each seat's puddings, its rank in them and its points."""
    counts = cython.declare(cython.int[5])
    points = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    if not 1 <= seats <= min(5, len(puddings)):
        raise ValueError("there are 1 to 5 seats, and puddings for each")
    for seat in range(seats):
        counts[seat] = puddings[seat]
    write_pudding_points(counts, seats, points, ranks)
    return [(counts[seat], ranks[seat], points[seat]) for seat in range(seats)]
