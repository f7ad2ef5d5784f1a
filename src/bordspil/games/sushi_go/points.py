"""Scoring: SG-14 to SG-21 for the trays of a round, SG-23 to SG-26 for the puddings at the end."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from bordspil.games.sushi_go.packed import count_of

    TEMPURA, SASHIMI, DUMPLING, MAKI1, MAKI2, MAKI3, SALMON, SQUID, EGG = range(9)
    PUDDING, WASABI, CHOPSTICKS, DIPPED_SALMON, DIPPED_SQUID, DIPPED_EGG = range(9, 15)
    UNPLACED, MOST, SECOND, FEWEST = range(4)
    MAKI_COLUMN, TEMPURA_COLUMN, SASHIMI_COLUMN, DUMPLING_COLUMN = range(4)
    SALMON_COLUMN, SQUID_COLUMN, EGG_COLUMN, COLUMNS = range(4, 8)
    PointsTable = cython.int[5 * COLUMNS]

MAKI_MOST = 6  # SG-14
MAKI_SECOND = 3  # SG-15
TEMPURA_PAIR = 5  # SG-17
SASHIMI_THREE = 10  # SG-18
DUMPLINGS = [0, 1, 3, 6, 10, 15]  # SG-19
SALMON_VALUE = 2  # SG-20
SQUID_VALUE = 3
EGG_VALUE = 1
WASABI_FACTOR = 3
PUDDING_MOST = 6  # SG-23
PUDDING_FEWEST = 6  # SG-24, lost


def rolls_in(tray):
    """The number of maki rolls on a tray."""
    return count_of(tray, MAKI1) + 2 * count_of(tray, MAKI2) + 3 * count_of(tray, MAKI3)


def nigiri_points(tray, kind, value):
    """SG-20: the points of one kind of nigiri, alone and on wasabi."""
    dipped = count_of(tray, kind + (DIPPED_SALMON - SALMON))
    return value * (count_of(tray, kind) + WASABI_FACTOR * dipped)


def write_round_points(trays, places, points, rolls, ranks):
    """Write a row of COLUMNS points for each place, with its maki rolls and its rank in maki."""
    for place in range(places):
        tray = trays[place]
        start = place * COLUMNS
        rolls[place] = rolls_in(tray)
        points[start + TEMPURA_COLUMN] = TEMPURA_PAIR * (count_of(tray, TEMPURA) // 2)  # SG-17
        points[start + SASHIMI_COLUMN] = SASHIMI_THREE * (count_of(tray, SASHIMI) // 3)  # SG-18
        points[start + DUMPLING_COLUMN] = DUMPLINGS[min(count_of(tray, DUMPLING), 5)]  # SG-19
        points[start + SALMON_COLUMN] = nigiri_points(tray, SALMON, SALMON_VALUE)
        points[start + SQUID_COLUMN] = nigiri_points(tray, SQUID, SQUID_VALUE)
        points[start + EGG_COLUMN] = nigiri_points(tray, EGG, EGG_VALUE)
    write_maki_points(rolls, places, points, ranks)


def write_maki_points(rolls, places, points, ranks):
    """SG-14 to SG-16: most and second most; ties share, and a tie for most leaves no second place."""
    most = second = most_count = second_count = 0
    for place in range(places):
        if rolls[place] > most:
            second, second_count = most, most_count
            most, most_count = rolls[place], 1
        elif rolls[place] == most:
            most_count += 1
        elif rolls[place] > second:
            second, second_count = rolls[place], 1
        elif rolls[place] == second:
            second_count += 1
    most_share = MAKI_MOST // most_count if most_count > 0 else 0
    second_share = MAKI_SECOND // second_count if second_count > 0 else 0
    for place in range(places):
        points[place * COLUMNS + MAKI_COLUMN] = 0
        ranks[place] = UNPLACED
        if rolls[place] == 0:
            continue
        if rolls[place] == most:
            points[place * COLUMNS + MAKI_COLUMN] = most_share
            ranks[place] = MOST
        elif rolls[place] == second and most_count == 1:
            points[place * COLUMNS + MAKI_COLUMN] = second_share
            ranks[place] = SECOND


def write_pudding_points(puddings, places, points, ranks):
    """SG-23 to SG-26: most gains, fewest loses (not with two); ties share; all equal changes nothing."""
    most = fewest = puddings[0]
    for place in range(places):
        most = max(most, puddings[place])
        fewest = min(fewest, puddings[place])
    most_count = fewest_count = 0
    for place in range(places):
        most_count += puddings[place] == most
        fewest_count += puddings[place] == fewest
    for place in range(places):
        points[place] = 0
        ranks[place] = UNPLACED
        if most == fewest:
            continue
        if puddings[place] == most:
            points[place] = PUDDING_MOST // most_count
            ranks[place] = MOST
        elif puddings[place] == fewest:
            points[place] = -(PUDDING_FEWEST // fewest_count) if places > 2 else 0
            ranks[place] = FEWEST


def round_points(trays: Sequence[int], places: int) -> list[tuple[int, ...]]:
    """The same for Python: rolls, rank in maki and points by column, for each place."""
    if not cython.compiled:
        packed = [0] * 5
    points = cython.declare(PointsTable)
    rolls = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    if not 1 <= places <= min(5, len(trays)):
        raise ValueError("there are 1 to 5 places, and a tray for each")
    for place in range(places):
        packed[place] = trays[place]
    write_round_points(packed, places, points, rolls, ranks)
    return [
        (
            rolls[place],
            ranks[place],
            *[points[place * COLUMNS + column] for column in range(COLUMNS)],
        )
        for place in range(places)
    ]


def pudding_points(puddings: Sequence[int], places: int) -> list[tuple[int, int, int]]:
    """The same for Python: puddings, rank and points of each place."""
    counts = cython.declare(cython.int[5])
    points = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    if not 1 <= places <= min(5, len(puddings)):
        raise ValueError("there are 1 to 5 places, and puddings for each")
    for place in range(places):
        counts[place] = puddings[place]
    write_pudding_points(counts, places, points, ranks)
    return [(counts[place], ranks[place], points[place]) for place in range(places)]
