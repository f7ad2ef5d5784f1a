"""Fits what `estimate` of Sequence goes by (weights.py): python benchmarks/fit_sequence.py [MATCHES]

Plays nearly greedy matches, keeps a few positions of each with who won, and finds the likeliest weights by
Newton's method. A quarter of the matches is kept apart: the log-loss is measured on them, beside that of
knowing nothing.
"""

from __future__ import annotations

import math
import random
import sys

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CORNERS, WINDOWS
from bordspil.games.sequence.rules import SequenceState
from bordspil.games.sequence.weights import FEATURES, chances_of, feature_of, near

Vector = list[float]
# The features of each team, and the share of the win that each had in the end.
Sample = tuple[list[Vector], list[float]]
ODD_MOVES, KEPT = 10, 4  # percent of moves at random; positions kept of each match


def features(state: SequenceState) -> list[Vector]:
    """How many lines of five of each sort every team has open."""
    found = [[0.0] * FEATURES for _ in range(state.teams)]
    chips = [up | low << 50 for up, low in zip(state.up, state.low, strict=True)]
    for team in range(state.teams):
        moving = state.active % state.teams == team
        line = state.line[2 * team]
        close = state.teams == 3 or line >= 0
        spoilt = set(near(line)) if line >= 0 else set()
        found[team][feature_of(0, moving, close)] = 1.0
        for number, window in enumerate(WINDOWS):
            owners = {owner for owner in range(state.teams) for cell in window if chips[owner] >> cell & 1}
            if owners == {team} and number not in spoilt:
                count = sum([cell in CORNERS or chips[team] >> cell & 1 for cell in window])
                found[team][feature_of(min(count, 4), moving, close)] += 1.0
    return found


def play(seat_count: int, rng: Rng) -> list[Sample]:
    """One match: some of its positions, with who won."""
    state = SequenceState(seat_count)
    state.begin(rng)
    passed = []
    while due := state.due():
        passed.append(state.clone())
        actions, worths = state.actions(due[0]), state.worths(due[0])
        best = max(worths)
        open_to = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        state.play_step(due[0], rng.choice(actions if rng.below(100) < ODD_MOVES else open_to), rng)
    winners = {seat % state.teams for seat in state.winners()}
    shares = [(team in winners) / len(winners) for team in range(state.teams)]
    chosen = random.Random(rng.below(1 << 30)).sample(passed, min(KEPT, len(passed)))
    return [(features(position), shares) for position in chosen]


def loss(samples: list[Sample], weights: Vector) -> float:
    """The mean log-loss."""
    total = 0.0
    for teams, shares in samples:
        for share, chance in zip(shares, chances_of(teams, weights), strict=True):
            total -= share * math.log(chance) if share else 0.0
    return total / len(samples)


def newton_step(samples: list[Sample], weights: Vector) -> Vector:
    """Weights nearer to the likeliest ones."""
    slope = [-weight for weight in weights]
    bend = [[float(row == column) for column in range(FEATURES)] for row in range(FEATURES)]
    for teams, shares in samples:
        chances = chances_of(teams, weights)
        mean = [sum([p * x[i] for p, x in zip(chances, teams, strict=True)]) for i in range(FEATURES)]
        for share, chance, own in zip(shares, chances, teams, strict=True):
            apart = [(i, own[i] - mean[i]) for i in range(FEATURES) if own[i] != mean[i]]
            for i, x in apart:
                slope[i] += (share - chance) * own[i]
                for j, y in apart:
                    bend[i][j] += chance * x * y
            for i in range(FEATURES):
                if own[i] == mean[i]:
                    slope[i] += (share - chance) * own[i]
    return [weight + change for weight, change in zip(weights, solved(bend, slope), strict=True)]


def solved(matrix: list[Vector], right: Vector) -> Vector:
    """The solution of linear equations, by elimination (the matrix is positive)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, row in enumerate(rows):
        for other in rows:
            if other is not row:
                factor = other[pivot] / row[pivot]
                other[:] = [x - factor * y for x, y in zip(other, row, strict=True)]
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    for seat_count in (2, 3):
        rng = Rng.from_seed(f"fit {seat_count}")
        samples = [sample for _ in range(matches) for sample in play(seat_count, rng)]
        apart, taught = samples[: len(samples) // 4], samples[len(samples) // 4 :]
        weights = [0.0] * FEATURES
        for _ in range(6):
            weights = newton_step(taught, weights)
        print(f"{seat_count} teams: {len(taught)} positions; log-loss {loss(apart, weights):.4f}")
        print(f"  knowing nothing {loss(apart, [0.0] * FEATURES):.4f}")
        print("  ", tuple([round(weight, 3) for weight in weights]))


if __name__ == "__main__":
    main()
