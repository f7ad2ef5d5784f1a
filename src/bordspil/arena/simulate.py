"""Play many matches between bots on all cores; the results don't depend on how many cores there are."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bordspil.arena.estimate import wilson
from bordspil.arena.fan_out import fan_out, worker_count
from bordspil.arena.seating import filled, seated
from bordspil.arena.workers import local_pool
from bordspil.bots import Bot, make_bot
from bordspil.core.game import Game
from bordspil.core.options import Options
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match


@dataclass(frozen=True)
class Plan:
    """What to play, in plain values that can be sent to another process."""

    game: str
    seat_count: int
    bots: tuple[str, ...]
    matches: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise a GameError if the plan can't be played."""
        game = find_game(self.game)
        game.check_seat_count(self.seat_count)
        game.options.from_data(self.options).check(self.seat_count)
        for name in self.bots:
            make_bot(name, game)

    @property
    def rules(self) -> tuple[Game, Options]:
        """The game and its options, as matches use them."""
        game = find_game(self.game)
        return game, game.options.from_data(self.options)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        game, options = self.rules
        return game.sides(self.seat_count, options)

    @property
    def side_count(self) -> int:
        """How many sides there are."""
        return len(set(self.sides))

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat: one per side, repeated if there are more sides."""
        return seated(filled(self.bots, self.side_count), self.sides)


@dataclass(frozen=True, slots=True)
class Result:
    """One match: its number, scores and win shares by seat, length and record."""

    number: int
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    turns: int
    record: str | None


@dataclass(slots=True)
class ThinkingTime:
    """How many moves a seat made, and the CPU seconds they took."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0


def play_out(match: Match, bots: Sequence[Bot], rngs: Sequence[Rng]) -> tuple[ThinkingTime, ...]:
    """Play a match to its end and return each seat's thinking time."""
    thinking = tuple(ThinkingTime() for _ in bots)
    while not match.is_over:
        for seat in match.due():
            view, begin = match.view(seat), time.process_time()
            move = bots[seat].choose(view, rngs[seat])
            spent = time.process_time() - begin
            match.submit(seat, move)
            note = thinking[seat]
            note.moves += 1
            note.seconds += spent
            note.longest = max(note.longest, spent)
    return thinking


def new_match(plan: Plan, names: Sequence[str], seed: bytes) -> tuple[Match, list[Bot]]:
    """A match of a plan and the bots in its seats."""
    game, options = plan.rules
    titles = [name if names.count(name) == 1 else f"{name} {number}" for number, name in enumerate(names, 1)]
    match = Match(game, plan.seat_count, options, seed=seed, names=titles)
    return match, [make_bot(name, game, threads=1) for name in names]


def play_match(plan: Plan, number: int) -> Match:
    """Play match number `number` to its end."""
    match, bots = new_match(plan, plan.seated, seed_from(plan.seed, number))
    play_out(match, bots, [Rng(seed_from(plan.seed, number, "bot", seat)) for seat in range(plan.seat_count)])
    return match


def play_chunk(plan: Plan, with_records: bool, numbers: Sequence[int]) -> list[Result]:
    """Play some matches and return their results."""
    results = []
    for number in numbers:
        match = play_match(plan, number)
        outcome = match.outcome
        assert outcome is not None
        results.append(
            Result(
                number,
                outcome.scores,
                outcome.shares,
                match.turn,
                match.record().as_json() if with_records else None,
            )
        )
    return results


def simulate(
    plan: Plan,
    *,
    workers: int | None = None,
    with_records: bool = False,
    executor: Executor | None = None,
    on_progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Result]:
    """Yield results in order as they come in; by default with one process per core."""
    plan.check()
    count = worker_count(plan.matches, workers)
    task = partial(play_chunk, plan, with_records)
    early: dict[int, list[Result]] = {}
    expected = 0
    with local_pool(count) if executor is None else nullcontext(executor) as pool:
        for results in fan_out(task, range(plan.matches), pool, count):
            on_progress(len(results))
            early[results[0].number] = results
            while expected in early:
                due = early.pop(expected)
                expected += len(due)
                yield from due


class Tally:
    """Running totals of one seat over many matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.score_sum = 0.0
        self.score_squares = 0.0
        self.share_sum = 0.0

    def add(self, score: int, share: float) -> None:
        """Add one match."""
        self.matches += 1
        self.score_sum += score
        self.score_squares += score * score
        self.share_sum += share

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.score_sum / self.matches

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        if self.matches < 2:
            return 0.0
        spread = self.score_squares - self.score_sum**2 / self.matches
        return math.sqrt(max(spread, 0.0) / (self.matches - 1))

    @property
    def wins(self) -> float:
        """The share of wins; a shared win counts partly."""
        return self.share_sum / self.matches

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins (Wilson's; a little too wide if wins were shared)."""
        return wilson(self.wins, self.matches)
