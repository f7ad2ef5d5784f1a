"""Points: SR-18 to SR-21 for the trays of a round, SR-24 to SR-27 for what is left at the end."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.bordspil.games.sushi_roll.bunch import count_of
else:
    from bordspil.games.sushi_roll.bunch import count_of

    EGG, SALMON, SQUID, MAKI1, MAKI2, MAKI3, WASABI, MENU1, MENU2, MENU3 = range(10)
    CHOPSTICKS1, CHOPSTICKS2, CHOPSTICKS3, PUDDING1, PUDDING2, PUDDING3 = range(10, 16)
    DUMPLING, TEMPURA, SASHIMI = range(16, 19)
    UNPLACED, MOST, SECOND, FEWEST, EVERYONE = range(5)
    MAKI_COLUMN, DUMPLING_COLUMN, TEMPURA_COLUMN, SASHIMI_COLUMN = range(4)
    EGG_COLUMN, SALMON_COLUMN, SQUID_COLUMN, COLUMNS = range(4, 8)

MAKI_MOST = 6  # SR-18
MAKI_SECOND = 3
EGG_VALUE = 1  # SR-20
SALMON_VALUE = 2
SQUID_VALUE = 3
WASABI_FACTOR = 3
DUMPLINGS = [0, 2, 4, 8]  # SR-21, by the size of the set
TEMPURAS = [0, 1, 5, 10]
SASHIMIS = [0, 0, 6, 13]
PUDDING_MOST = 6  # SR-24
PUDDING_FEWEST = 6  # lost
TOKENS_A_POINT = 2  # SR-27


def rolls_in(tray):
    """The maki symbols of a tray."""
    return count_of(tray, MAKI1) + 2 * count_of(tray, MAKI2) + 3 * count_of(tray, MAKI3)


def set_points(count, values):
    """SR-21: full sets of three first, then the rest as its own set."""
    return count // 3 * values[3] + values[count % 3]


def nigiri_points(tray, dipped, face, value):
    """SR-20: the points of one kind of nigiri; those on wasabi are counted by threes of bits in `dipped`."""
    return value * (count_of(tray, face) + (WASABI_FACTOR - 1) * (dipped >> 3 * face & 7))


def round_points(trays, dipped, seats, points, rolls, ranks):
    """Writes the points of every seat, a row of COLUMNS each, with its maki symbols and its rank in them."""
    for seat in range(seats):
        tray = trays[seat]
        start = seat * COLUMNS
        rolls[seat] = rolls_in(tray)
        points[start + DUMPLING_COLUMN] = set_points(count_of(tray, DUMPLING), DUMPLINGS)
        points[start + TEMPURA_COLUMN] = set_points(count_of(tray, TEMPURA), TEMPURAS)
        points[start + SASHIMI_COLUMN] = set_points(count_of(tray, SASHIMI), SASHIMIS)
        points[start + EGG_COLUMN] = nigiri_points(tray, dipped[seat], EGG, EGG_VALUE)
        points[start + SALMON_COLUMN] = nigiri_points(tray, dipped[seat], SALMON, SALMON_VALUE)
        points[start + SQUID_COLUMN] = nigiri_points(tray, dipped[seat], SQUID, SQUID_VALUE)
    maki_points(rolls, seats, points, ranks)


def maki_points(rolls, seats, points, ranks):
    """SR-18, SR-19: most and second most, full points for everyone tied; nothing for none."""
    most = second = 0
    for seat in range(seats):
        most = max(most, rolls[seat])
    for seat in range(seats):
        if rolls[seat] < most:
            second = max(second, rolls[seat])
    for seat in range(seats):
        points[seat * COLUMNS + MAKI_COLUMN] = 0
        ranks[seat] = UNPLACED
        if rolls[seat] == 0:
            continue
        if rolls[seat] == most:
            points[seat * COLUMNS + MAKI_COLUMN] = MAKI_MOST
            ranks[seat] = MOST
        elif rolls[seat] == second:
            points[seat * COLUMNS + MAKI_COLUMN] = MAKI_SECOND
            ranks[seat] = SECOND


def pudding_points(puddings, seats, points, ranks):
    """SR-24 to SR-26: most gains and fewest loses, everyone tied in full; with two nobody loses."""
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


def token_points(menus, chopsticks):
    """SR-27: a point for every two unused tokens, in any mix."""
    return (menus + chopsticks) // TOKENS_A_POINT


def tell_round_points(trays: Sequence[int], dipped: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """For Python: maki symbols, rank in them and points by column, for each seat."""
    if not cython.compiled:
        bunches, dips, points, rolls, ranks = [0] * 5, [0] * 5, [0] * 35, [0] * 5, [0] * 5
    if not 1 <= seats <= min(5, len(trays), len(dipped)):
        raise ValueError("there are 1 to 5 seats, and a tray for each")
    for seat in range(seats):
        bunches[seat], dips[seat] = trays[seat], dipped[seat]
    round_points(bunches, dips, seats, points, rolls, ranks)
    return [
        (
            rolls[seat],
            ranks[seat],
            *[points[seat * COLUMNS + column] for column in range(COLUMNS)],
        )
        for seat in range(seats)
    ]


def tell_set_parts(face: int, count: int) -> tuple[int, ...]:
    """For Python: the points of so many appetizers with a face, set by set."""
    if face == DUMPLING:
        full, rest = set_points(3, DUMPLINGS), set_points(count % 3, DUMPLINGS)
    elif face == TEMPURA:
        full, rest = set_points(3, TEMPURAS), set_points(count % 3, TEMPURAS)
    else:
        full, rest = set_points(3, SASHIMIS), set_points(count % 3, SASHIMIS)
    return (full,) * (count // 3) + ((rest,) if count % 3 else ())


def tell_maki_points(symbols: Sequence[int]) -> list[int]:
    """For Python: the points of maki symbols, one number a seat."""
    if not cython.compiled:
        points, rolls, ranks = [0] * 35, [0] * 5, [0] * 5
    seats = len(symbols)
    if not 1 <= seats <= 5:
        raise ValueError("there are 1 to 5 seats")
    for seat in range(seats):
        rolls[seat] = symbols[seat]
    maki_points(rolls, seats, points, ranks)
    return [points[seat * COLUMNS + MAKI_COLUMN] for seat in range(seats)]


def tell_pudding_points(puddings: Sequence[int], seats: int) -> list[tuple[int, int, int]]:
    """For Python: puddings, rank and points of each seat."""
    if not cython.compiled:
        counts, points, ranks = [0] * 5, [0] * 5, [0] * 5
    if not 1 <= seats <= min(5, len(puddings)):
        raise ValueError("there are 1 to 5 seats, and puddings for each")
    for seat in range(seats):
        counts[seat] = puddings[seat]
    pudding_points(counts, seats, points, ranks)
    return [(counts[seat], ranks[seat], points[seat]) for seat in range(seats)]


def tell_token_points(menus: int, chopsticks: int) -> int:
    """For Python: the points of unused tokens."""
    return token_points(menus, chopsticks)
