"""Heuristics for Sushi Go!: the value of a card, and what the scores between two rounds promise.

The value of a card is its points now plus a share of what it may still become. It depends only on the seat's
own tray and on the turns left, not on what others could use the card for: search takes care of that.
"""

from __future__ import annotations

import cython

from bordspil.core.evaluator import Evaluator
from bordspil.games.sushi_go.components import ROUNDS as ROUNDS_PER_MATCH
from bordspil.games.sushi_go.rules import SushiGoRules

if not cython.compiled:
    from math import exp

    from bordspil.games.sushi_go.moves import PAIRS, first_of, invisible_of, second_of
    from bordspil.games.sushi_go.packed import count_of, one, size
    from bordspil.games.sushi_go.points import (
        CHOPSTICKS,
        COLUMNS,
        DUMPLING,
        EGG,
        MAKI1,
        MAKI3,
        PUDDING,
        SALMON,
        SASHIMI,
        TEMPURA,
        WASABI,
        WASABI_FACTOR,
        PointsTable,
        write_round_points,
    )
    from bordspil.games.sushi_go.rules import goes_on_wasabi, laid

ROUNDS = ROUNDS_PER_MATCH
NIGIRI_VALUE = [2.0, 3.0, 1.0]
# The next dumpling, by how many are there; includes a little for those that may follow.
DUMPLING_VALUE = [1.7, 2.6, 3.5, 4.3, 5.0, 0.0]
ROLL_VALUE = 0.95
# An incomplete set: a hope that fades with the turns left; for sashimi by how many are there already.
TEMPURA_HOPE = 2.3
TEMPURA_NOW = 5.0
SASHIMI_HOPE = [1.3, 3.9]
SASHIMI_NOW = 10.0
WASABI_HOPE = 3.2
CHOPSTICKS_HOPE = 0.9
PUDDING_VALUE = 2.2
# What the invisible player gets counts against both people, but only in part.
INVISIBLE_SHARE = 0.35
# Hopes fade linearly over the last four turns.
FADES = [0.0, 0.25, 0.5, 0.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]

# By the number of players (row 1: two and the invisible player) and of rounds left (0 to 3): the lead in
# points that makes winning e times as likely, and the value of a pudding in points. Fitted by
# benchmarks/fit/sushi_go.py for one and two rounds left; the values for none and three are extrapolated by
# eye.
LEAD_SCALE = [
    *(0.0, 0.0, 0.0, 0.0),
    *(2.5, 3.4, 4.8, 6.0),
    *(1.3, 1.9, 2.6, 3.2),
    *(1.8, 2.8, 4.3, 5.5),
    *(1.8, 2.7, 3.7, 4.5),
    *(1.8, 2.7, 3.6, 4.4),
]
PUDDING_POINTS = [
    *(0.0, 0.0, 0.0, 0.0),
    *(4.0, 3.8, 3.7, 3.0),
    *(2.5, 2.4, 2.2, 2.0),
    *(3.3, 3.7, 4.3, 4.0),
    *(3.0, 3.0, 3.0, 3.0),
    *(2.7, 2.8, 2.8, 2.8),
]
# The mean score of a round, by the same rows.
ROUND_SCORE = [0.0, 14.9, 15.7, 13.9, 12.0, 10.0]


def card_value(tray, kind, turns_left):
    """The value of one more card on a tray with some turns left in the round."""
    hope = FADES[turns_left] if turns_left < 10 else 1.0
    if kind >= SALMON and kind <= EGG:
        return NIGIRI_VALUE[kind - SALMON] * (WASABI_FACTOR if goes_on_wasabi(tray, kind) else 1)
    if kind >= MAKI1 and kind <= MAKI3:
        return ROLL_VALUE * (kind - MAKI1 + 1)
    there = count_of(tray, kind)
    if kind == TEMPURA:
        return TEMPURA_NOW if there % 2 == 1 else TEMPURA_HOPE * hope
    if kind == SASHIMI:
        there %= 3
        return SASHIMI_NOW if there == 2 else SASHIMI_HOPE[there] * hope
    if kind == DUMPLING:
        return DUMPLING_VALUE[there] if there < 5 else 0.0
    if kind == PUDDING:
        return PUDDING_VALUE
    return (WASABI_HOPE if kind == WASABI else CHOPSTICKS_HOPE) * hope / (1 + there)


def between_rounds(scores, puddings, seats, places, rounds_left, chances, points):
    """Write each seat's chance of winning and expected final score, as things stand between rounds."""
    table = seats if places == seats else 1
    row = table * 4 + rounds_left
    mean = 0.0
    for place in range(places):
        mean += puddings[place]
    mean /= places
    best = -1e300
    for place in range(seats):
        points[place] = (
            scores[place] + rounds_left * ROUND_SCORE[table] + PUDDING_POINTS[row] * (puddings[place] - mean)
        )
        best = max(best, points[place])
    total = 0.0
    for place in range(seats):
        chances[place] = exp((points[place] - best) / LEAD_SCALE[row])
        total += chances[place]
    for place in range(seats):
        chances[place] /= total


def value_actions(rules, seat, actions, count, values):
    """Write the value of each action."""
    singles = cython.declare(cython.double[12])
    turns_left = size(rules.hand[seat]) - 1 - rules.controls(seat)
    tray = rules.tray[seat]
    known = 0
    for index in range(count):
        action = actions[index]
        first = first_of(action)
        if not known >> first & 1:
            singles[first] = card_value(tray, first, turns_left)
            known |= 1 << first
        value = singles[first]
        if action >= PAIRS:
            second, third = second_of(action), invisible_of(action)
            if second >= 0:
                value += card_value(laid(tray, first), second, turns_left)
                value -= card_value(tray - one(CHOPSTICKS), CHOPSTICKS, turns_left)
            if third >= 0 and rules.invisible:
                value -= INVISIBLE_SHARE * card_value(rules.tray[rules.seat_count], third, turns_left)
        values[index] = value


def value_position(rules, chances, scores):
    """Write each seat's chance of winning and expected final score while the match is running."""
    points = cython.declare(cython.int[5])
    puddings = cython.declare(cython.int[5])
    rolls = cython.declare(cython.int[5])
    columns = cython.declare(PointsTable)
    ranks = cython.declare(cython.int[5])
    begun = 1 if rules.round_turn > 0 else 0
    if begun:
        write_round_points(rules.tray, rules.places, columns, rolls, ranks)
    for place in range(rules.places):
        points[place] = rules.score[place]
        puddings[place] = rules.dessert[place] + count_of(rules.tray[place], PUDDING)
        if begun:
            for column in range(COLUMNS):
                points[place] += columns[place * COLUMNS + column]
    # Before the first deal the round is 0, but no more than all rounds are left.
    left = min(ROUNDS - rules.round + 1 - begun, ROUNDS)
    between_rounds(points, puddings, rules.seat_count, rules.places, left, chances, scores)


@cython.cclass
class SushiGoEvaluator(Evaluator):
    """The heuristics of Sushi Go!."""

    state_type = SushiGoRules

    def write_action_values(self, state, seat, actions, count, values):
        value_actions(cython.cast(SushiGoRules, state), seat, actions, count, values)

    def write_evaluation(self, state, chances, scores):
        if state.is_over():
            Evaluator.write_evaluation(self, state, chances, scores)
        else:
            value_position(cython.cast(SushiGoRules, state), chances, scores)
