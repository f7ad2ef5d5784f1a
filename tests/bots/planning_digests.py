"""Fingerprints of what bots compute at one table: hashes of heuristics and choices, rankings of a search."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bordspil.bots import Budget, Search, make_bot
from bordspil.core.rng import Rng
from bordspil.core.state import State
from tests.games.engine_digests import Table, as_json, digests, walk

BOTS = ("greedy", "family", "first-time", "regular:iterations=20")
ITERATIONS = 500
# How many of the best moves are written out; a digest covers them all.
BEST = 3


def heuristic_digests(table: Table, number: int) -> dict[str, str]:
    """Heuristics, information keys, reasons and bots' choices on a random walk."""
    lines: dict[str, list[str]] = defaultdict(list)
    for step in walk(table, number):
        state, seats = step.state, range(table.seats)
        lines["evaluations"].append(rounded(evaluation(table, state)))
        lines["information_keys"].append(as_json([information_key(state, seat) for seat in seats]))
        if step.mover is None or step.move is None:
            break
        lines["action_values"].append(rounded(action_values(table, state, step.mover)))
        view = state.view(step.mover)
        for move in (step.move, view.legal_moves[0]):
            reasons = table.game.reasons(view, move)
            lines["reasons"].append(as_json([reason.as_data() for reason in reasons]))
        for name in BOTS[: None if step.number % 8 == 0 else -1]:
            chosen = make_bot(name, table.game).choose(view, Rng.from_seed(f"{name} {step.number}"))
            lines[name.split(":")[0]].append(str(chosen))
    return digests(lines)


def searches(table: Table, number: int, every: int) -> list[dict[str, Any]]:
    """What a search finds in some positions of a random walk, to the last digit."""
    budget = Budget(seconds=None, iterations=ITERATIONS, threads=1)
    found = []
    for step in walk(table, number):
        if step.mover is None or step.number % every != every // 2:
            continue
        search = Search(table.game, step.state.view(step.mover), Rng.from_seed("search"), budget)
        ranking = [
            [str(move), finding.visits, finding.chance, finding.points]
            for move, finding in search.run().ranked()
        ]
        found.append(
            {
                "step": step.number,
                "best": ranking[:BEST],
                **digests({"ranking": [as_json(line) for line in ranking]}),
            }
        )
    return found


def action_values(table: Table, state: State, seat: int) -> tuple[float, ...]:
    values: tuple[float, ...] = table.game.evaluator.action_values(state, seat)
    return values


def evaluation(table: Table, state: State) -> tuple[float, ...]:
    return tuple([number for pair in table.game.evaluator.evaluate(state) for number in pair])


def information_key(state: State, seat: int) -> int:
    key: int = state.information_key(seat)
    return key


def rounded(numbers: tuple[float, ...]) -> str:
    """Numbers with as many digits as all platforms agree on."""
    return " ".join([f"{number:.12g}" for number in numbers])
