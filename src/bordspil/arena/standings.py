"""The results of a finished tournament: standings, who finishes ahead of whom, seats, scores."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from bordspil.arena.estimate import Estimate, share
from bordspil.arena.rating import ratings
from bordspil.arena.tournament import PlayedMatch, Schedule


@dataclass(frozen=True, slots=True)
class BotStanding:
    """One bot: rating, share of first places for each of its sides, means, CPU seconds per move."""

    bot: str
    rating: Estimate
    firsts: Estimate
    matches: int
    score: float
    place: float
    moves: int
    seconds: float
    longest: float


@dataclass(frozen=True, slots=True)
class Standings:
    """Everything about a finished tournament; bots are best first.

    `ahead` is how often the first of two bots finishes ahead of the second when they meet (a tie counts
    half); `seats` is the share of first places by bot (None: all bots) and side; `scores` counts each score.
    """

    schedule: Schedule
    bots: tuple[BotStanding, ...]
    ahead: dict[tuple[str, str], Estimate]
    seats: dict[tuple[str | None, int], Estimate]
    scores: dict[str, Counter[int]]
    turns: float

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, best first."""
        return tuple(line.bot for line in self.bots)

    @property
    def fair_share(self) -> float:
        """The share of first places that equal bots would have."""
        return 1 / self.schedule.plan.side_count


class BotTotals:
    """Running totals of one bot."""

    def __init__(self) -> None:
        self.matches = self.moves = self.score = self.place = 0
        self.seconds = self.longest = 0.0
        self.scores: Counter[int] = Counter()

    def add(self, match: PlayedMatch, side: int) -> None:
        """Add a side's result in a match."""
        self.matches += 1
        self.score += match.scores[side]
        self.scores[match.scores[side]] += 1
        self.place += match.places[side]
        self.moves += match.moves[side]
        self.seconds += match.seconds[side]
        self.longest = max(self.longest, match.longest[side])

    def standing(self, bot: str, rating: Estimate, firsts: Estimate) -> BotStanding:
        """The bot's line in the standings."""
        return BotStanding(
            bot,
            rating,
            firsts,
            self.matches,
            self.score / self.matches,
            self.place / self.matches,
            self.moves,
            self.seconds / max(1, self.moves),
            self.longest,
        )


class DealMeans:
    """Means over the matches of one deal: by bot, by bot and side, and by pair of bots."""

    def __init__(self) -> None:
        self.sums: defaultdict[object, float] = defaultdict(float)
        self.counts: Counter[object] = Counter()

    def add(self, key: object, value: float) -> None:
        """Add a value."""
        self.sums[key] += value
        self.counts[key] += 1

    def add_match(self, match: PlayedMatch, by_side: tuple[str, ...]) -> None:
        """Add the win shares of a match, and who finished ahead of whom."""
        for side, bot in enumerate(by_side):
            for key in (bot, (bot, side), (None, side)):
                self.add(key, match.shares[side])
        for one, other in permutations(range(len(by_side)), 2):
            if by_side[one] != by_side[other]:
                gap = match.places[other] - match.places[one]
                self.add(
                    ("ahead", by_side[one], by_side[other]), 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
                )


def standings(schedule: Schedule, played: Iterable[PlayedMatch]) -> Standings:
    """The standings of a tournament whose matches have all been played."""
    matches = sorted(played, key=lambda match: match.number)
    if len(matches) != len(schedule):
        raise ValueError(f"{len(matches)} of {len(schedule)} matches: the tournament is not over")
    bots = tuple(dict.fromkeys(schedule.plan.bots))
    totals = {bot: BotTotals() for bot in bots}
    deals = [DealMeans() for _ in range(schedule.deals)]
    for match in matches:
        by_side = schedule.by_side(match.number)
        for side, bot in enumerate(by_side):
            totals[bot].add(match, side)
        deals[schedule.fixture(match.number).deal].add_match(match, by_side)
    tables = [[line_up.count(bot) for bot in bots] for line_up in schedule.line_ups]
    rated = ratings(tables, [[deal.sums[bot] for bot in bots] for deal in deals], len(schedule.rotations[0]))

    def estimate(key: object) -> Estimate:
        return share([deal.sums[key] / deal.counts[key] for deal in deals])

    lines = [
        totals[bot].standing(bot, rating, estimate(bot)) for bot, rating in zip(bots, rated, strict=True)
    ]
    known = deals[0].counts
    return Standings(
        schedule,
        tuple(sorted(lines, key=lambda line: (-line.rating.value, line.bot))),
        {(a, b): estimate(("ahead", a, b)) for a, b in permutations(bots, 2) if ("ahead", a, b) in known},
        {
            (bot, side): estimate((bot, side))
            for bot in (None, *bots)
            for side in range(schedule.plan.side_count)
            if (bot, side) in known
        },
        {bot: totals[bot].scores for bot in bots},
        math.fsum(match.turns for match in matches) / len(matches),
    )
