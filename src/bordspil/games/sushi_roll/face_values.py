"""Heuristic values of faces and tokens: what taking a die is worth to a seat, in points.

A die is worth its points now plus a share of what it can still become. The numbers were tuned in matches
between bots with different ones.
"""

from __future__ import annotations

import cython

from bordspil.games.sushi_roll.components import DICE_PER_BELT, ROUNDS
from bordspil.games.sushi_roll.rules import SushiRollRules, check_rules

if not cython.compiled:
    from bordspil.games.sushi_roll.moves import FACE_COUNT
    from bordspil.games.sushi_roll.packed import count_of, open_wasabi, size
    from bordspil.games.sushi_roll.points import (
        CHOPSTICKS1,
        DUMPLING,
        EGG,
        MAKI1,
        MAKI_POINTS,
        MENU1,
        PUDDING1,
        WASABI,
        WASABI_FACTOR,
        maki_rank,
        maki_symbols,
        token_points,
        write_pudding_points,
    )

    FaceValues = cython.double[FACE_COUNT]

BELT_SIZES = list(DICE_PER_BELT)
NIGIRI_VALUES = [1.0, 2.0, 3.0]
# By appetizer and size of its unfinished set: points at once, and hope for the rest of the set.
SET_NOW = [2.0, 2.0, 4.0, 1.0, 4.0, 5.0, 0.0, 6.0, 7.0]
SET_HOPE = [1.0, 1.6, 0.0, 2.5, 1.0, 0.0, 2.9, 1.2, 0.0]
# With that many turns left in the round, hope counts in full.
HOPE_TURNS = 5.0
MAKI_NOW, MAKI_HOPE = 0.3, 0.75
WASABI_HOPE = 3.6
# By the number of seats.
PUDDING_VALUES = [0.0, 0.0, 0.9, 1.3, 1.3, 1.3]
# A token brings half a point at the end, and more while there is much left to use it for.
TOKEN_END, MENU_HOPE, CHOPSTICKS_HOPE = 0.5, 0.5, 1.1


def turns_after(rules, seat):
    """The number of dice that the seat will take in this round after its next one."""
    return max(size(rules.belt[seat]) - 1, 0)


def write_face_values(rules, seat, values):
    """Write the value of taking each face for a seat."""
    tray = rules.tray[seat]
    turns = turns_after(rules, seat)
    hope = turns / HOPE_TURNS if turns < HOPE_TURNS else 1.0
    wasabi = open_wasabi(tray, rules.dipped[seat])
    for index in range(3):
        values[EGG + index] = NIGIRI_VALUES[index] * (WASABI_FACTOR if wasabi > 0 else 1)
        stage = 3 * index + count_of(tray, DUMPLING + index) % 3
        values[DUMPLING + index] = SET_NOW[stage] + SET_HOPE[stage] * hope
    write_maki_values(rules, seat, hope, values)
    values[WASABI] = WASABI_HOPE * hope / (1 + wasabi)
    if turns == 0 and rules.round == ROUNDS:
        write_last_values(rules, seat, values)
        return
    menu = token_value(rules, seat, MENU_HOPE)
    chopsticks = token_value(rules, seat, CHOPSTICKS_HOPE)
    for index in range(3):
        values[MENU1 + index] = menu * min(index + 1, rules.menus_left)
        values[CHOPSTICKS1 + index] = chopsticks * min(index + 1, rules.chopsticks_left)
        values[PUDDING1 + index] = PUDDING_VALUES[rules.seat_count] * min(index + 1, rules.puddings_left)


def write_maki_values(rules, seat, hope, values):
    """Write the values of the maki faces, by what they gain in the race with the others."""
    top = second = 0
    for other in range(rules.seat_count):
        if other != seat:
            symbols = maki_symbols(rules.tray[other])
            if symbols > top:
                second = top
                top = symbols
            elif second < symbols < top:
                second = symbols
    symbols = maki_symbols(rules.tray[seat])
    for index in range(3):
        gain = maki_gain(symbols, index + 1, top, second)
        values[MAKI1 + index] = (1.0 - hope) * gain + hope * (MAKI_NOW * gain + MAKI_HOPE * (index + 1))


def maki_gain(own, more, top, second):
    """The points for more maki symbols, given the most and second most of the others."""
    return MAKI_POINTS[maki_rank(own + more, top, second)] - MAKI_POINTS[maki_rank(own, top, second)]


def write_last_values(rules, seat, values):
    """Write the values of tokens and puddings for the last die of a match: points and nothing else."""
    now = pudding_margin(rules, seat, 0)
    tokens = rules.menu[seat] + rules.chopsticks[seat]
    held = token_points(tokens, 0)
    for index in range(3):
        more = min(index + 1, rules.menus_left)
        values[MENU1 + index] = token_points(tokens + more, 0) - held
        more = min(index + 1, rules.chopsticks_left)
        values[CHOPSTICKS1 + index] = token_points(tokens + more, 0) - held
        more = min(index + 1, rules.puddings_left)
        values[PUDDING1 + index] = pudding_margin(rules, seat, more) - now


def pudding_margin(rules, seat, more):
    """A seat's pudding points with some more puddings, minus the mean of the others'."""
    puddings = cython.declare(cython.int[5])
    points = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    for other in range(rules.seat_count):
        puddings[other] = rules.pudding[other]
    puddings[seat] += more
    write_pudding_points(puddings, rules.seat_count, points, ranks)
    others = 0.0
    for other in range(rules.seat_count):
        if other != seat:
            others += points[other]
    return points[seat] - others / (rules.seat_count - 1)


def token_value(rules, seat, hope):
    """The value of a token for a seat; `hope` is what a full match adds to its half point."""
    turns = turns_after(rules, seat)
    if turns == 0 and rules.round == ROUNDS:
        tokens = rules.menu[seat] + rules.chopsticks[seat]
        return token_points(tokens, 0) - token_points(tokens - 1, 0) if tokens > 0 else 0.0
    whole = BELT_SIZES[rules.seat_count]
    left = turns + (ROUNDS - rules.round) * whole
    return TOKEN_END + hope * left / (ROUNDS * whole)


# For Python callers.


def face_values(rules: SushiRollRules, seat: int) -> tuple[float, ...]:
    """The value of taking each face for a seat, in the order of `Face`."""
    values = cython.declare(FaceValues)
    check_rules(rules)
    rules.check_seat(seat)
    write_face_values(rules, seat, values)
    return tuple([values[face] for face in range(FACE_COUNT)])


def token_values(rules: SushiRollRules, seat: int) -> tuple[float, float]:
    """The values of a menu and a chopsticks token for a seat."""
    check_rules(rules)
    rules.check_seat(seat)
    return token_value(rules, seat, MENU_HOPE), token_value(rules, seat, CHOPSTICKS_HOPE)
