"""Fit the feature weights of Sequence's position value: `python -m benchmarks.fit.sequence [MATCHES]`.

It plays nearly greedy matches, samples positions from each with the winners, and minimizes the log-loss by
gradient descent. A quarter of the matches is held out to measure the loss, beside that of a uniform guess.
"""

from __future__ import annotations

import math
import sys

from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME
from bordspil.games.sequence.features import FEATURE_NAMES
from bordspil.games.sequence.state import SequenceState

# For each team the indices of its features among all weights, with their counts; and its win share.
Sparse = list[tuple[int, int]]
Sample = tuple[list[Sparse], list[float]]
# Percentage of random moves; positions sampled from each match; passes over all samples.
ODD_MOVES, KEPT, PASSES = 5, 8, 8
CONTEXTS, FEATURES = 18, len(FEATURE_NAMES)


def sparse(state: SequenceState) -> list[Sparse]:
    """The nonzero feature counts of each team."""
    return [
        [(FEATURES * context + index, count) for index, count in enumerate(counts) if count]
        for context, counts in GAME.evaluator.features(state)
    ]


def play(seat_count: int, rng: Rng) -> list[Sample]:
    """Play one match and return some of its positions with the win shares."""
    state = SequenceState(seat_count)
    state.begin(rng)
    positions = []
    while due := state.due():
        positions.append(state.clone())
        actions, values = state.actions(due[0]), GAME.evaluator.action_values(state, due[0])
        best = max(values)
        best_actions = [action for action, value in zip(actions, values, strict=True) if value == best]
        state.play_step(due[0], rng.choice(actions if rng.below(100) < ODD_MOVES else best_actions), rng)
    winners = {seat % state.teams for seat in state.winners()}
    shares = [(team in winners) / len(winners) for team in range(state.teams)]
    return [(sparse(rng.choice(positions)), shares) for _ in range(KEPT)]


def chances(teams: list[Sparse], weights: list[float]) -> list[float]:
    """Each team's chance of winning."""
    sums = [sum([weights[index] * count for index, count in team]) for team in teams]
    powers = [math.exp(each - max(sums)) for each in sums]
    return [each / sum(powers) for each in powers]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean log-loss."""
    total = 0.0
    for teams, shares in samples:
        for share, chance in zip(shares, chances(teams, weights), strict=True):
            total -= share * math.log(chance) if share else 0.0
    return total / len(samples)


def fitted(samples: list[Sample]) -> list[float]:
    """The maximum-likelihood weights, by AdaGrad."""
    weights, squares = [0.0] * (CONTEXTS * FEATURES), [1.0] * (CONTEXTS * FEATURES)
    for number in range(PASSES):
        rate = 0.1 / (1 + number)
        for teams, shares in samples:
            for team, share, chance in zip(teams, shares, chances(teams, weights), strict=True):
                for index, count in team:
                    gradient = (share - chance) * count
                    squares[index] += gradient * gradient
                    weights[index] += rate * gradient / math.sqrt(squares[index])
    return weights


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    for seat_count, rows in ((2, range(8)), (4, range(8, 16)), (3, range(16, 18))):
        rng = Rng.from_seed(f"fit {seat_count}")
        samples = [sample for _ in range(matches) for sample in play(seat_count, rng)]
        held_out, training = samples[: len(samples) // 4], samples[len(samples) // 4 :]
        weights = fitted(training)
        print(f"{seat_count} players: {len(training)} positions; log-loss {loss(held_out, weights):.4f}")
        print(f"  uniform guess {loss(held_out, [0.0] * len(weights)):.4f}")
        for row in rows:
            fitted_row = weights[FEATURES * row : FEATURES * row + FEATURES]
            print("  ", tuple([round(weight, 3) for weight in fitted_row]))


if __name__ == "__main__":
    main()
