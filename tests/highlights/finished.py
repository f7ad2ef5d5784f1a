"""Finished matches, with everything that anybody could see of them at any time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bordspil.bots.greedy import Greedy
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.match import fairness
from bordspil.match.match import Match
from tests.teaching.positions import TABLES

Data = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """What one move made happen, and the spectators' view before and after it."""

    events: tuple[Data, ...]
    before: Data
    after: Data


@dataclass(frozen=True)
class Finished:
    """A match that is over."""

    match: Match
    steps: tuple[Step, ...]

    @property
    def outcome(self) -> Data:
        """How it ended."""
        assert self.match.outcome is not None
        return self.match.outcome.as_data()

    @property
    def scores(self) -> list[int]:
        """The final scores."""
        return list(self.steps[-1].after["scores"])

    def events(self, *names: str) -> Iterator[tuple[Data, Step]]:
        """All events of these kinds, with their steps."""
        for step in self.steps:
            for event in step.events:
                if event["event"] in names:
                    yield event, step


def finished(name: str, count: int) -> Iterator[Finished]:
    """Matches of bots that play well and badly by turns."""
    game = find_game(name)
    bot = Greedy(game)
    for number in range(count):
        rng = Rng.from_seed(f"highlights {name} {number}")
        seat_count, options = TABLES[name][number % len(TABLES[name])]
        match = Match(
            game,
            seat_count,
            game.options.from_data(options),
            seed=fairness.seed_from(f"highlights {name} {number}"),
        )
        steps = []
        while not match.is_over:
            seat, before = rng.choice(match.due()), match.view(None).as_data()
            view = match.view(seat)
            good = number % 3 == 0 or rng.below(2)
            move = bot.choose(view, rng) if good else rng.choice(view.legal_moves)
            seen = [event.as_data() for event in match.submit(seat, move) if event.is_for(None)]
            steps.append(Step(tuple(seen), before, match.view(None).as_data()))
        yield Finished(match, tuple(steps))
