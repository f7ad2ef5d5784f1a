"""Fit the constants of Sushi Go!'s position value: `python -m benchmarks.fit.sushi_go [MATCHES]`.

Bots with a small search play matches with every number of players. From the scores between rounds and the
winners, maximum likelihood gives the value of a lead in points and of a pudding.
"""

from __future__ import annotations

import math
import sys
from concurrent.futures import ProcessPoolExecutor

from bordspil.bots.search import Budget, Search
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.games.sushi_go.view import SushiGoView

GAME = find_game("sushi-go")
TABLES = ((2, False), (2, True), (3, False), (4, False), (5, False))
BUDGET = Budget(seconds=None, iterations=100, memory=1 << 20)

Row = tuple[tuple[int, ...], tuple[int, ...], tuple[float, ...]]


def play(task: tuple[int, bool, int]) -> tuple[dict[int, Row], tuple[int, ...]]:
    """The scores and puddings with one and two rounds to go, with the win shares; and the final scores."""
    seats, invisible, _ = task
    rng = Rng.from_seed(f"fit {task}")
    state = GAME.setup(seats, {"invisible": invisible}, rng=rng)  # type: ignore[arg-type]
    between: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    while (outcome := state.outcome()) is None:
        view = state.view(None)
        assert isinstance(view, SushiGoView)
        if view.round_turn == 0:
            puddings = tuple(place.desserts for place in view.places)
            between.setdefault(4 - view.round, (state.scores(), puddings))
        for seat in state.due():
            state.play(seat, Search(GAME, state.view(seat), rng, BUDGET).run().best(), rng)
    rows = {left: (*standing, outcome.shares) for left, standing in between.items() if left < 3}
    return rows, outcome.scores


def loss(rows: list[Row], lead_scale: float, pudding_points: float) -> float:
    """The mean negative log-likelihood of who won."""
    total = 0.0
    for scores, puddings, shares in rows:
        values = [(score + pudding_points * puddings[seat]) / lead_scale for seat, score in enumerate(scores)]
        highest = max(values)
        norm = highest + math.log(sum(math.exp(value - highest) for value in values))
        total -= sum(share * (value - norm) for share, value in zip(shares, values, strict=True))
    return total / len(rows)


def fit(rows: list[Row]) -> tuple[float, float, float]:
    """The two best constants, by a search on an ever finer grid, and their loss."""
    lead_scale, pudding_points, step = 8.0, 1.0, 4.0
    best = loss(rows, lead_scale, pudding_points)
    while step > 0.02:
        around = [
            (lead_scale + a * step, pudding_points + b * step / 4) for a in (-1, 0, 1) for b in (-1, 0, 1)
        ]
        found = min((loss(rows, *each), each) for each in around if each[0] > 0.5)
        if found[0] < best - 1e-9:
            best, (lead_scale, pudding_points) = found
        else:
            step /= 2
    return lead_scale, pudding_points, best


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seats, invisible in TABLES:
        tasks = [(seats, invisible, number) for number in range(matches)]
        with ProcessPoolExecutor() as pool:
            played = list(pool.map(play, tasks, chunksize=20))
        mean = sum(sum(scores) for _, scores in played) / (3 * seats * matches)
        print(f"{seats} players{' and the invisible one' if invisible else ''}: {mean:.1f} points per round")
        for left in (1, 2):
            rows = [found[left] for found, _ in played]
            lead_scale, pudding_points, best = fit(rows)
            print(
                f"  {left} left: lead scale {lead_scale:.2f}, pudding {pudding_points:.2f} points;"
                f" loss {best:.4f} of {math.log(seats):.4f}"
            )


if __name__ == "__main__":
    main()
