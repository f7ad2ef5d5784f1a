"""What a card is worth at first glance, and what the scores between two rounds promise.

Rules of thumb, not rules: points now, and a share of what may still come of it. The worth of a card looks
only at the own tray and at how many turns are left, and denies nothing to anybody; search does. Bots start
from it.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.bordspil.games.sushi_go.bunch import count_of
    from cython.cimports.bordspil.games.sushi_go.points import (
        DUMPLING,
        EGG,
        MAKI1,
        MAKI3,
        PUDDING,
        SALMON,
        SASHIMI,
        TEMPURA,
        WASABI,
    )
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from bordspil.games.sushi_go.bunch import count_of
    from bordspil.games.sushi_go.points import (
        DUMPLING,
        EGG,
        MAKI1,
        MAKI3,
        PUDDING,
        SALMON,
        SASHIMI,
        TEMPURA,
        WASABI,
    )

NIGIRI_WORTH = [2.0, 3.0, 1.0]
# The next dumpling, by how many lie there; a little is added for the ones that may follow.
DUMPLING_WORTH = [1.7, 2.6, 3.5, 4.3, 5.0, 0.0]
ROLL_WORTH = 0.95
# A set that still lacks cards, by how many are there already (this card included) and the turns left.
TEMPURA_HOPE = 2.3
TEMPURA_NOW = 5.0
SASHIMI_HOPE = [1.3, 3.9]
SASHIMI_NOW = 10.0
WASABI_HOPE = 3.2
CHOPSTICKS_HOPE = 0.9
PUDDING_WORTH = 2.2
# What the invisible player gets counts against both people, but only in part.
INVISIBLE_SHARE = 0.35
# Hopes fade linearly over the last four turns.
FADES = [0.0, 0.25, 0.5, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]

# By the number of players (1: two and the invisible one), and of rounds left (0 to 3): how many points of
# lead make winning e times as likely, and what a pudding is worth in points. Fitted by
# benchmarks/fit_sushi_go.py.
# fmt: off
CALM = [
    0.0, 0.0, 0.0, 0.0,
    2.5, 3.4, 4.8, 6.0,
    1.3, 1.9, 2.6, 3.2,
    1.8, 2.8, 4.3, 5.5,
    1.8, 2.7, 3.7, 4.5,
    1.8, 2.7, 3.6, 4.4,
]
SWEET = [
    0.0, 0.0, 0.0, 0.0,
    4.0, 3.8, 3.7, 3.0,
    2.5, 2.4, 2.2, 2.0,
    3.3, 3.7, 4.3, 4.0,
    3.0, 3.0, 3.0, 3.0,
    2.7, 2.8, 2.8, 2.8,
]
# fmt: on
# The mean score of a round.
ROUND_SCORE = [0.0, 14.9, 15.7, 13.9, 12.0, 10.0]


def card_worth(tray, kind, turns_left):
    """The worth of one more card on a tray with some turns left in the round."""
    hope = FADES[turns_left] if turns_left < 10 else 1.0
    if kind >= SALMON and kind <= EGG:
        return NIGIRI_WORTH[kind - SALMON] * (3 if count_of(tray, WASABI) > 0 else 1)
    if kind >= MAKI1 and kind <= MAKI3:
        return ROLL_WORTH * (kind - MAKI1 + 1)
    there = count_of(tray, kind)
    if kind == TEMPURA:
        return TEMPURA_NOW if there % 2 == 1 else TEMPURA_HOPE * hope
    if kind == SASHIMI:
        there %= 3
        return SASHIMI_NOW if there == 2 else SASHIMI_HOPE[there] * hope
    if kind == DUMPLING:
        return DUMPLING_WORTH[there] if there < 5 else 0.0
    if kind == PUDDING:
        return PUDDING_WORTH
    return (WASABI_HOPE if kind == WASABI else CHOPSTICKS_HOPE) * hope / (1 + there)


def invisible_worth(tray, kind, turns_left):
    """What a card on the invisible player's tray takes from whoever put it there."""
    return INVISIBLE_SHARE * card_worth(tray, kind, turns_left)


def foresee(scores, puddings, seats, places, rounds_left, chances, points):
    """Writes each seat's chance to win and likely final score, out of what stands between two rounds."""
    table = seats if places == seats else 1
    row = table * 4 + rounds_left
    mean = 0.0
    for place in range(places):
        mean += puddings[place]
    mean /= places
    best = -1e300
    for place in range(seats):
        points[place] = (
            scores[place] + rounds_left * ROUND_SCORE[table] + SWEET[row] * (puddings[place] - mean)
        )
        best = max(best, points[place])
    total = 0.0
    for place in range(seats):
        chances[place] = exp((points[place] - best) / CALM[row])
        total += chances[place]
    for place in range(seats):
        chances[place] /= total
