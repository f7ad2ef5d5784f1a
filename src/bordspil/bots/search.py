"""A search for one decision: from a view to ranked moves, on any number of threads."""

from __future__ import annotations

import math
import os
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, replace

from bordspil.bots.bot import open_moves, whole_move
from bordspil.core.errors import shown
from bordspil.core.evaluator import Evaluator
from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.search import LEAST_MEMORY, Brake, Tree
from bordspil.core.search_settings import SearchSettings
from bordspil.core.state import UNUSED, State
from bordspil.core.view import View

NO_LIMIT = 1 << 60
LONGEST = 86_400
# The shortest share of the time: less gives poor moves and saves little.
SHORTEST = 0.05
SLICE = 2000
MOST_THREADS = 256
MEBIBYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Budget:
    """What a search may use; 0 threads means all cores. Without seconds, results are reproducible."""

    seconds: float | None = 1.0
    iterations: int | None = None
    threads: int = 0
    memory: int = 64 * MEBIBYTE

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a budget needs seconds, iterations or both")
        if self.seconds is not None and not 0 < self.seconds <= LONGEST:
            raise ValueError(f"the seconds must be above 0 and at most {LONGEST}, not {shown(self.seconds)}")
        for name, value, least, most in (
            ("iterations", 1 if self.iterations is None else self.iterations, 1, NO_LIMIT),
            ("threads", self.threads, 0, MOST_THREADS),
            ("memory", self.memory, MEBIBYTE, 1 << 40),
        ):
            if type(value) is not int or not least <= value <= most:
                raise ValueError(f"{name}: a whole number from {least} to {most}, not {shown(value)}")

    def bounded(self, *, share: float = 1.0, seconds: float | None = None, memory: int) -> Budget:
        """The budget on one thread, within the memory, and with a share of the time (of `seconds`, if given).

        A budget without a time limit doesn't get one, and a number of iterations doesn't change.

        >>> Budget(seconds=1.0).bounded(share=0.25, memory=16 * MEBIBYTE)
        Budget(seconds=0.25, iterations=None, threads=1, memory=16777216)
        """
        whole = None if self.seconds is None else seconds or self.seconds
        time = None if whole is None else max(whole * share, min(whole, SHORTEST))
        return replace(self, seconds=time, threads=1, memory=min(memory, self.memory))


@dataclass(frozen=True, slots=True)
class Finding:
    """The statistics of a move: its visits, its chance of winning, its expected final score."""

    visits: int
    chance: float
    points: float


class Search:
    """The search for one decision of the seat that has the view."""

    def __init__(
        self,
        game: Game,
        view: View,
        rng: Rng,
        budget: Budget,
        settings: SearchSettings | None = None,
        *,
        evaluator: Evaluator | None = None,
        brake: Brake | None = None,
    ) -> None:
        self.game, self.view, self.budget = expected(game, Game), view, expected(budget, Budget)
        open_moves(view)
        assert view.seat is not None
        self.seat: int = view.seat
        self.brake = brake or Brake()
        self.evaluator = evaluator or game.evaluator
        self.root: State = game.sample_state(view, rng)
        # The memory is for all threads together.
        threads = min(budget.threads or all_cores(), budget.memory // LEAST_MEMORY)
        self.trees = [
            Tree(
                self.root,
                self.seat,
                rng.split(),
                self.brake,
                budget.memory // threads,
                settings or game.search_settings,
                self.evaluator,
            )
            for _ in range(threads)
        ]

    def run(self) -> Search:
        """Search until the budget is used up or the search is cancelled."""
        limit = self.budget.iterations
        if limit is not None and len(self.trees) == 1 and self.budget.seconds is None:
            # In slices, so that Python can handle Ctrl-C in between.
            while limit > 0 and not self.brake.pulled:
                self.trees[0].run(min(limit, SLICE))
                limit -= SLICE
            return self
        share = NO_LIMIT if limit is None else -(-limit // len(self.trees))
        with ThreadPoolExecutor(len(self.trees)) as pool:
            running = [pool.submit(tree.run, share) for tree in self.trees]
            try:
                wait(running, self.budget.seconds)
            finally:
                self.cancel()
        for each in running:
            each.result()
        return self

    def cancel(self) -> None:
        """Stop the search, from any thread; its findings remain."""
        self.brake.pull()

    @property
    def iterations(self) -> int:
        """The number of iterations so far."""
        return sum(tree.iterations for tree in self.trees)

    def findings(self, state: State) -> dict[int, Finding]:
        """The combined findings of all trees about the seat's actions in a state it may reach."""
        sums: dict[int, list[float]] = {}
        for tree in self.trees:
            for action, *numbers in tree.found(state, self.seat):
                old = sums.setdefault(action, [0, 0.0, 0.0])
                sums[action] = [a + b for a, b in zip(old, numbers, strict=True)]
        return {
            action: Finding(int(visits), value / visits, points / visits) if visits else Finding(0, 0.0, 0.0)
            for action, (visits, value, points) in sums.items()
        }

    def best(self, temperature: float = 0.0, rng: Rng | None = None) -> Move:
        """The move with the most visits; with a temperature, one with many."""
        steps: list[int] = []
        state = self.root
        while True:
            findings = self.findings(state)
            tried = {action: float(finding.visits) for action, finding in findings.items()}
            if not any(tried.values()):
                # The search never came here, so the heuristic decides.
                values = self.evaluator.action_values(state, self.seat)
                tried = dict(zip(state.actions(self.seat), values, strict=True))
            elif temperature > 0.0 and rng is not None and not steps:
                # Only the first step varies: the rest of the move is played well.
                tried = {action: drawn(visits, temperature, rng) for action, visits in tried.items()}
            steps.append(max(tried, key=lambda action: tried[action]))
            move = whole_move(self.root, steps)
            if move is not None:
                return move
            state = state.clone()
            state.play_step(self.seat, steps[-1], UNUSED)

    def ranked(self) -> tuple[tuple[Move, Finding], ...]:
        """All legal moves with their findings, most visited first."""
        states: dict[tuple[int, ...], dict[int, Finding]] = {}
        found = []
        for move in self.view.legal_moves:
            *first, last = self.root.steps_of(move)
            before = tuple(first)
            if before not in states:
                state = self.root.clone()
                for step in before:
                    state.play_step(self.seat, step, UNUSED)
                states[before] = self.findings(state)
            found.append((move, states[before].get(last, Finding(0, 0.0, 0.0))))
        return tuple(sorted(found, key=lambda each: (-each[1].visits, -each[1].chance)))


def drawn(visits: float, temperature: float, rng: Rng) -> float:
    """A random key: the largest of several is drawn in proportion to visits ** (1 / temperature)."""
    if visits <= 0.0:
        return -math.inf
    return math.log(visits) / temperature - math.log(-math.log(rng.unit() + 1e-300) + 1e-300)


def all_cores() -> int:
    """The number of usable cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
