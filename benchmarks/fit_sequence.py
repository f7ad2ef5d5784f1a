"""Fits what `estimate` of Sequence goes by (strengths.py): python benchmarks/fit_sequence.py [MATCHES]

Plays nearly greedy matches, keeps some positions of each with who won, and walks down the log-loss. A quarter
of the matches is kept apart: the log-loss is measured on them, beside that of knowing nothing.
"""

from __future__ import annotations

import math
import sys

from bordspil.core.rng import Rng
from bordspil.games.sequence.rules import SequenceState
from bordspil.games.sequence.traits import TRAITS

# For each team the places of its traits among all strengths, with their counts; and its share of the win.
Sparse = list[tuple[int, int]]
Sample = tuple[list[Sparse], list[float]]
# Percent of moves at random; positions kept of each match; how often all samples are gone through.
ODD_MOVES, KEPT, PASSES = 5, 8, 8
CONTEXTS = 18


def sparse(state: SequenceState) -> list[Sparse]:
    """What is counted of each team and is not nothing."""
    return [
        [(TRAITS * context + place, count) for place, count in enumerate(counts) if count]
        for context, counts in state.traits()
    ]


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
    return [(sparse(rng.choice(passed)), shares) for _ in range(KEPT)]


def chances(teams: list[Sparse], strengths: list[float]) -> list[float]:
    """The chance of each team to win."""
    sums = [sum([strengths[place] * count for place, count in team]) for team in teams]
    grown = [math.exp(each - max(sums)) for each in sums]
    return [each / sum(grown) for each in grown]


def loss(samples: list[Sample], strengths: list[float]) -> float:
    """The mean log-loss."""
    total = 0.0
    for teams, shares in samples:
        for share, chance in zip(shares, chances(teams, strengths), strict=True):
            total -= share * math.log(chance) if share else 0.0
    return total / len(samples)


def fitted(samples: list[Sample]) -> list[float]:
    """The likeliest strengths, by steps that shorten where there were many (AdaGrad)."""
    strengths, steep = [0.0] * (CONTEXTS * TRAITS), [1.0] * (CONTEXTS * TRAITS)
    for number in range(PASSES):
        pace = 0.1 / (1 + number)
        for teams, shares in samples:
            for team, share, chance in zip(teams, shares, chances(teams, strengths), strict=True):
                for place, count in team:
                    slope = (share - chance) * count
                    steep[place] += slope * slope
                    strengths[place] += pace * slope / math.sqrt(steep[place])
    return strengths


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    for seat_count, rows in ((2, range(8)), (4, range(8, 16)), (3, range(16, 18))):
        rng = Rng.from_seed(f"fit {seat_count}")
        samples = [sample for _ in range(matches) for sample in play(seat_count, rng)]
        apart, taught = samples[: len(samples) // 4], samples[len(samples) // 4 :]
        strengths = fitted(taught)
        print(f"{seat_count} players: {len(taught)} positions; log-loss {loss(apart, strengths):.4f}")
        print(f"  knowing nothing {loss(apart, [0.0] * len(strengths)):.4f}")
        for row in rows:
            print("  ", tuple([round(each, 3) for each in strengths[TRAITS * row : TRAITS * row + TRAITS]]))


if __name__ == "__main__":
    main()
