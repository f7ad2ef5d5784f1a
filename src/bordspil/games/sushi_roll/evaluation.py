"""The evaluator of Sushi Roll: action values (action_values.py) and a forecast of the end.

The numbers of the forecast were fitted by maximum likelihood to the winners (ROUND_MEAN: to the final scores)
of 1,500 matches for each number of seats, played by the action values with normal noise of 0.3 points.
"""

from __future__ import annotations

import cython

from bordspil.core.evaluator import Evaluator
from bordspil.games.sushi_roll.components import DICE_PER_BELT, ROUNDS
from bordspil.games.sushi_roll.rules import SushiRollRules

if not cython.compiled:
    from math import exp, sqrt

    from bordspil.games.sushi_roll.action_values import write_action_values
    from bordspil.games.sushi_roll.packed import size
    from bordspil.games.sushi_roll.points import (
        COLUMNS,
        PUDDING_FEWEST,
        PUDDING_MOST,
        PointsTable,
        write_round_points,
    )
    from bordspil.games.sushi_roll.rules import OVER

BELT_SIZES = list(DICE_PER_BELT)
# How much luck is still to come, in points: at the very end, and more with the square root of what is left.
SPREAD_END, PUDDING_END, PUDDING_LEFT = 0.1, 0.1, 2.0
SPREAD_LEFT = [0.0, 0.0, 7.5, 7.6, 6.1, 5.2]
# The points of a round, by the number of seats.
ROUND_MEAN = [0.0, 0.0, 15.1, 12.6, 10.2, 7.8]
TOKEN_KEPT, TOKEN_LEFT = 0.5, 0.6


class SushiRollEvaluator(Evaluator):
    """Heuristics for Sushi Roll."""

    state_type = SushiRollRules

    def write_action_values(self, state, seat, actions, count, values):
        write_action_values(cython.cast(SushiRollRules, state), seat, actions, count, values)

    def write_evaluation(self, state, chances, scores):
        if cython.cast(SushiRollRules, state).phase == OVER:
            Evaluator.write_evaluation(self, state, chances, scores)
        else:
            write_forecast(cython.cast(SushiRollRules, state), chances, scores)


def write_forecast(rules, chances, scores):
    """Write each seat's likely final score and, as a softmax of these, its chance of winning."""
    seats = rules.seat_count
    left = share_left(rules)
    write_final_scores(rules, left, scores)
    spread = SPREAD_END + SPREAD_LEFT[seats] * sqrt(left)
    highest = scores[0]
    for seat in range(seats):
        highest = max(highest, scores[seat])
    total = 0.0
    for seat in range(seats):
        chances[seat] = exp((scores[seat] - highest) / spread)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


def share_left(rules):
    """How much of the match is still to be played, from 1 to 0."""
    whole = BELT_SIZES[rules.seat_count]
    dice = (ROUNDS - rules.round) * whole * rules.seat_count
    for seat in range(rules.seat_count):
        dice += size(rules.belt[seat])
    return dice / cython.cast(cython.double, ROUNDS * whole * rules.seat_count)


def write_final_scores(rules, left, scores):
    """Write the likely final scores: the trays now, the rounds to come, puddings and tokens."""
    trays = cython.declare(PointsTable)
    symbols = cython.declare(cython.int[5])
    ranks = cython.declare(cython.int[5])
    seats = rules.seat_count
    write_round_points(rules.tray, rules.dipped, seats, trays, symbols, ranks)
    spread = PUDDING_END + PUDDING_LEFT * sqrt(left)
    most = fewest = rules.pudding[0]
    for seat in range(seats):
        most = max(most, rules.pudding[seat])
        fewest = min(fewest, rules.pudding[seat])
    gains = losses = 0.0
    for seat in range(seats):
        gains += exp((rules.pudding[seat] - most) / spread)
        losses += exp((fewest - rules.pudding[seat]) / spread)
    for seat in range(seats):
        now = 0
        for column in range(COLUMNS):
            now += trays[seat * COLUMNS + column]
        held = rules.menu[seat] + rules.chopsticks[seat]
        scores[seat] = rules.score[seat] + now + ROUND_MEAN[seats] * ROUNDS * left
        scores[seat] += held * (TOKEN_KEPT + TOKEN_LEFT * left)
        scores[seat] += PUDDING_MOST * exp((rules.pudding[seat] - most) / spread) / gains
        if seats > 2:
            scores[seat] -= PUDDING_FEWEST * exp((fewest - rules.pudding[seat]) / spread) / losses
