"""Heuristic values of actions, built on the values of faces.

A step is worth the best move it leads to. Taking a die is worth its face. Rolling dice again is worth the
exact mean of the best die afterwards. A swap is worth the best die afterwards plus a share of what it takes
from a player who is still to choose. The token's value is deducted.
"""

from __future__ import annotations

import cython

from bordspil.games.sushi_roll.components import FACES, KIND_OF, KINDS, SIDES

if not cython.compiled:
    from bordspil.games.sushi_roll.face_values import (
        CHOPSTICKS_HOPE,
        MENU_HOPE,
        FaceValues,
        token_value,
        write_face_values,
    )
    from bordspil.games.sushi_roll.moves import LIFT, OFFER, ROLL, TAKE, swap_face, swap_seat
    from bordspil.games.sushi_roll.packed import (
        count_of,
        count_of_kind,
        face_at,
        faces_in,
        lowest_face,
        one_die,
        shift_on_side,
    )
    from bordspil.games.sushi_roll.rules import ACT, chooses_later

# How much of another player's loss counts as a gain, shared among the opponents.
DENIAL = 0.25
# (sides / 6) to the power of the number of dice: nine powers for each number of sides.
POWERS = [(sides / SIDES) ** dice for sides in range(SIDES + 1) for dice in range(9)]
KIND_NUMBERS = [KINDS.index(KIND_OF[face]) for face in FACES]
# Less than any die.
NOTHING = -1e9


def write_action_values(rules, seat, actions, count, values):
    """Write the value of each of a seat's legal actions."""
    faces = cython.declare(FaceValues)
    if rules.phase != ACT or count == 0:
        return
    write_face_values(rules, seat, faces)
    if rules.offered > 0:
        write_get_values(rules, seat, faces, actions, count, values)
        return
    start = 0
    while start < count and actions[start] < LIFT:
        values[start] = faces[actions[start] - TAKE]
        start += 1
    first = start
    while start < count and actions[start] <= ROLL:
        start += 1
    if start > first:
        write_lift_values(rules, seat, faces, actions, first, start, values)
    if start < count:
        write_offer_values(rules, seat, faces, actions, start, count, values)


# Re-rolls.


def write_lift_values(rules, seat, faces, actions, first, end, values):
    """Write the values of re-rolls: of the dice picked up with one more, of all dice, of all but the best."""
    levels = cython.declare(cython.double[30])
    kinds = cython.declare(cython.int[30])
    sides = cython.declare(cython.int[30])
    alone = cython.declare(cython.double[5])
    belt = rules.belt[seat]
    steps = write_levels(rules, belt, faces, levels, kinds, sides)
    price = token_value(rules, seat, MENU_HOPE)
    best = best_face(belt, faces)
    others = belt - one_die(best)
    of_all = mean_best(belt, belt, faces, levels, kinds, sides, steps)
    of_others = NOTHING
    if others != 0:
        of_others = mean_best(belt, others, faces, levels, kinds, sides, steps)
    # Rolling a single die and keeping the best: all dice of a kind are alike.
    for kind in range(5):
        alone[kind] = 0.0
    for step in range(steps):
        alone[kinds[step]] += sides[step] * max(levels[step], faces[best]) / 6.0
    for index in range(first, end):
        if actions[index] == ROLL:
            values[index] = mean_best(belt, rules.lifted, faces, levels, kinds, sides, steps) - price
            continue
        face = actions[index] - LIFT
        lifted = rules.lifted + one_die(face)
        if rules.lifted == 0 and face != best:
            value = alone[KIND_NUMBERS[face]]
        else:
            value = mean_best(belt, lifted, faces, levels, kinds, sides, steps)
        # Dice are picked up in order, so nothing that a plan still needs may come before this face.
        if of_all > value and (belt - lifted) & (one_die(face) - 1) == 0:
            value = of_all
        if (
            of_others > value
            and count_of(lifted, best) < count_of(belt, best)
            and (others - lifted) & (one_die(face) - 1) == 0
        ):
            value = of_others
        values[index] = value - price


def write_levels(rules, belt, faces, levels, kinds, sides):
    """Write the sides of the dice on a belt, those of least value first, and return how many there are.

    Equal sides of a kind share a level; `sides` counts them.
    """
    steps = spot = 0
    for kind in range(5):
        if count_of_kind(belt, kind) == 0:
            continue
        last = -1
        for side in range(6):
            shift = shift_on_side(rules.dice[kind], side)
            # A die's faces are sorted, so equal sides are neighbours.
            if shift == last:
                sides[spot] += 1
                continue
            last = shift
            level = faces[face_at(shift)]
            spot = steps
            while spot > 0 and levels[spot - 1] > level:
                levels[spot] = levels[spot - 1]
                kinds[spot] = kinds[spot - 1]
                sides[spot] = sides[spot - 1]
                spot -= 1
            levels[spot] = level
            kinds[spot] = kind
            sides[spot] = 1
            steps += 1
    return steps


def mean_best(belt, rolled, faces, levels, kinds, sides, steps):
    """The exact mean value of the best die after a roll of some dice: a sum over the levels of value."""
    dice = cython.declare(cython.int[5])
    below = cython.declare(cython.int[5])
    for kind in range(5):
        dice[kind] = count_of_kind(rolled, kind)
        below[kind] = 0
    kept = best_value(belt - rolled, faces)
    step = 0
    # All rolls that aren't better than the dice kept have the same value.
    while step < steps and levels[step] <= kept:
        below[kinds[step]] += sides[step]
        step += 1
    before = chance_of(dice, below)
    total = before * kept
    while step < steps:
        kind = kinds[step]
        if dice[kind] > 0:
            below[kind] += sides[step]
            chance = chance_of(dice, below)
            total += (chance - before) * levels[step]
            before = chance
        step += 1
    return total


def chance_of(dice, sides):
    """The chance that all dice of each kind show one of that many sides."""
    chance = 1.0
    for kind in range(5):
        chance *= POWERS[9 * sides[kind] + dice[kind]]
    return chance


# Swaps.


def write_offer_values(rules, seat, faces, actions, first, end, values):
    """Write the values of offering a die: the best that may be got for it."""
    theirs = cython.declare(FaceValues)
    belt = rules.belt[seat]
    price = token_value(rules, seat, CHOPSTICKS_HOPE)
    share = DENIAL / (rules.seat_count - 1)
    prize = 0
    high = low = 0.0
    for index in range(first, end):
        values[index] = NOTHING
    for other in range(rules.seat_count):
        across = rules.belt[other]
        if other == seat or across == 0:
            continue
        wanted = faces[best_face(across, faces)]
        chooses = chooses_later(other, seat, rules.red, rules.seat_count)
        if chooses:
            write_face_values(rules, other, theirs)
            prize = best_face(across, theirs)
            high = theirs[prize]
            low = best_value(across - one_die(prize), theirs)
        for index in range(first, end):
            face = actions[index] - OFFER
            stays = best_value(belt - one_die(face), faces)
            value = max(wanted, stays)
            if chooses:
                # Either the die that is best for this seat, or the one that is best for the other.
                value += share * (high - max(high, theirs[face]))
                denied = max(faces[prize], stays) + share * (high - max(low, theirs[face]))
                value = max(value, denied)
            values[index] = max(values[index], value - price)


def write_get_values(rules, seat, faces, actions, count, values):
    """Write the values of getting each die across for the one on offer."""
    theirs = cython.declare(FaceValues)
    given = rules.offered - 1
    stays = best_value(rules.belt[seat] - one_die(given), faces)
    price = token_value(rules, seat, CHOPSTICKS_HOPE)
    share = DENIAL / (rules.seat_count - 1)
    asked = -1
    chooses = False
    high = 0.0
    for index in range(count):
        other = swap_seat(actions[index])
        face = swap_face(actions[index])
        if other != asked:
            asked = other
            chooses = chooses_later(other, seat, rules.red, rules.seat_count)
            if chooses:
                write_face_values(rules, other, theirs)
                high = best_value(rules.belt[other], theirs)
        value = max(faces[face], stays)
        if chooses:
            left = best_value(rules.belt[other] - one_die(face), theirs)
            value += share * (high - max(left, theirs[given]))
        values[index] = value - price


# The best of several dice.


def best_face(dice, faces):
    """The face of most value among some dice; the first of equals."""
    shown = faces_in(dice)
    best = lowest_face(shown)
    while shown:
        face = lowest_face(shown)
        if faces[face] > faces[best]:
            best = face
        shown &= shown - 1
    return best


def best_value(dice, faces):
    """The value of the best of some dice; NOTHING if there are none."""
    return faces[best_face(dice, faces)] if dice else NOTHING
