"""What a finished tournament says: standings, who finishes ahead of whom, seats, scores."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations

from bordspil.arena.estimate import Estimate, share
from bordspil.arena.rating import ratings
from bordspil.arena.tournament import Played, Schedule


@dataclass(frozen=True, slots=True)
class BotLine:
    """One bot: rating, part of first places for each of its sides, means, seconds of CPU time for a move."""

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

    `ahead` has how often the first of two bots finishes ahead of the second (equal: half), where they meet;
    `seats` the part of first places by bot and side, for None by all bots; `scores` how often a bot had each.
    """

    schedule: Schedule
    bots: tuple[BotLine, ...]
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
        """The part of first places that equal bots would have."""
        return 1 / self.schedule.plan.side_count


class Sums:
    """Counts and sums while matches are gone through."""

    def __init__(self) -> None:
        self.matches = self.moves = self.score = self.place = 0
        self.seconds = self.longest = 0.0

    def add(self, match: Played, side: int) -> None:
        """Counts what a side has done in a match."""
        self.matches += 1
        self.score += match.scores[side]
        self.place += match.places[side]
        self.moves += match.moves[side]
        self.seconds += match.seconds[side]
        self.longest = max(self.longest, match.longest[side])


class Deal:
    """What is averaged over the matches of one deal, by any key."""

    def __init__(self) -> None:
        self.sums: defaultdict[object, float] = defaultdict(float)
        self.counts: Counter[object] = Counter()

    def add(self, key: object, value: float) -> None:
        """Counts a value."""
        self.sums[key] += value
        self.counts[key] += 1


def standings(schedule: Schedule, played: Iterable[Played]) -> Standings:
    """The standings of a tournament whose matches have all been played."""
    matches = sorted(played, key=lambda match: match.number)
    if len(matches) != len(schedule):
        raise ValueError(f"{len(matches)} of {len(schedule)} matches: the tournament is not over")
    bots = tuple(dict.fromkeys(schedule.plan.bots))
    sums = {bot: Sums() for bot in bots}
    scores = {bot: Counter[int]() for bot in bots}
    deals = [Deal() for _ in range(schedule.deals)]
    for match in matches:
        by_side, deal = schedule.by_side(match.number), deals[schedule.fixture(match.number).deal]
        for side, bot in enumerate(by_side):
            sums[bot].add(match, side)
            scores[bot][match.scores[side]] += 1
            deal.add(bot, match.shares[side])
            deal.add((bot, side), match.shares[side])
            deal.add((None, side), match.shares[side])
        for one, other in permutations(range(len(by_side)), 2):
            if by_side[one] != by_side[other]:
                gap = match.places[other] - match.places[one]
                deal.add(
                    ("ahead", by_side[one], by_side[other]), 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0
                )
    tables = [[line_up.count(bot) for bot in bots] for line_up in schedule.line_ups]
    rated = ratings(tables, [[deal.sums[bot] for bot in bots] for deal in deals], len(schedule.rotations[0]))

    def estimate(key: object) -> Estimate:
        return share([deal.sums[key] / deal.counts[key] for deal in deals])

    lines = [
        BotLine(
            bot,
            rating,
            estimate(bot),
            sums[bot].matches,
            sums[bot].score / sums[bot].matches,
            sums[bot].place / sums[bot].matches,
            sums[bot].moves,
            sums[bot].seconds / max(1, sums[bot].moves),
            sums[bot].longest,
        )
        for bot, rating in zip(bots, rated, strict=True)
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
        scores,
        math.fsum(match.turns for match in matches) / len(matches),
    )
