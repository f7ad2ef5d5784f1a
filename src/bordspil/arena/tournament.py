"""Tournaments of bots: every deal is played in all rotations of seats, by every line-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import filterfalse

from bordspil.arena.fan_out import fan_out, worker_count
from bordspil.arena.seating import line_ups, rotations, seated
from bordspil.arena.simulate import Plan, new_match, play_out
from bordspil.arena.workers import local_pool
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.match.fairness import seed_from


@dataclass(frozen=True, slots=True)
class Fixture:
    """Where a match stands in the schedule: which line-up plays which deal, turned how far."""

    line_up: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Schedule:
    """All matches of a plan, by number: deal after deal, in it every line-up in all its rotations."""

    plan: Plan

    @cached_property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """The bots by side, for each line-up."""
        return line_ups(self.plan.bots, self.plan.side_count)

    @cached_property
    def rotations(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """The seatings by side, for each line-up; all line-ups have equally many."""
        return tuple(rotations(line_up) for line_up in self.line_ups)

    @property
    def matches_a_deal(self) -> int:
        """How many matches are played with one deal."""
        return len(self.line_ups) * len(self.rotations[0])

    @property
    def deals(self) -> int:
        """How many deals it takes until every line-up has the matches that were asked for."""
        return -(-self.plan.matches // len(self.rotations[0]))

    def __len__(self) -> int:
        return self.deals * self.matches_a_deal

    def fixture(self, number: int) -> Fixture:
        """Where the match of a number stands."""
        deal, rest = divmod(number, self.matches_a_deal)
        line_up, rotation = divmod(rest, len(self.rotations[0]))
        return Fixture(line_up, deal, rotation)

    def by_side(self, number: int) -> tuple[str, ...]:
        """The bot of each side in the match of a number."""
        fixture = self.fixture(number)
        return self.rotations[fixture.line_up][fixture.rotation]

    def by_seat(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in the match of a number."""
        return seated(self.by_side(number), self.plan.sides)


@dataclass(frozen=True, slots=True)
class Played:
    """One match: score, place and share of the win by side; its turns; moves and CPU seconds by side.

    Equal plans give equal matches; only the seconds differ from run to run, so they don't count in `==`.
    """

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    turns: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and self.essence == other.essence

    def __hash__(self) -> int:
        return hash(self.essence)

    @property
    def essence(self) -> tuple[object, ...]:
        """All but the seconds."""
        return self.number, self.scores, self.places, self.shares, self.turns, self.moves


def play(schedule: Schedule, number: int) -> Played:
    """The match of a number, played to its end."""
    plan, fixture = schedule.plan, schedule.fixture(number)
    # The cards depend on the deal alone: every line-up and rotation has the same luck.
    seed = seed_from(plan.seed, "deal", fixture.deal)
    match, bots = new_match(plan, schedule.by_seat(number), seed)
    own = (fixture.line_up, fixture.deal, fixture.rotation)
    thinking = play_out(
        match, bots, [Rng(seed_from(plan.seed, "bot", *own, seat)) for seat in range(plan.seat_count)]
    )
    assert match.outcome is not None
    sides = plan.sides
    firsts = [sides.index(side) for side in range(plan.side_count)]

    def of_side(values: Iterable[float], side: int) -> list[float]:
        return [value for seat, value in enumerate(values) if sides[seat] == side]

    def by_side(values: Sequence[float], together: Callable[[list[float]], float]) -> tuple[float, ...]:
        return tuple(together(of_side(values, side)) for side in range(plan.side_count))

    return Played(
        number,
        tuple(match.outcome.scores[seat] for seat in firsts),
        places(match.outcome, firsts),
        tuple(match.outcome.shares[seat] for seat in firsts),
        match.turn,
        tuple(int(moves) for moves in by_side([note.moves for note in thinking], sum)),
        by_side([note.seconds for note in thinking], lambda parts: round(sum(parts), 6)),
        by_side([note.longest for note in thinking], lambda parts: round(max(parts), 6)),
    )


def places(outcome: Outcome, seats: Sequence[int]) -> tuple[int, ...]:
    """The places of some seats among each other, 1 for the best; equals share a place."""
    ranks = {line.seat: line.rank for line in outcome.standings}
    return tuple(1 + sum(ranks[other] < ranks[seat] for other in seats) for seat in seats)


def play_numbers(schedule: Schedule, numbers: Sequence[int]) -> list[Played]:
    """Some matches, played."""
    return [play(schedule, number) for number in numbers]


def tournament(
    plan: Plan,
    *,
    done: Iterable[int] = (),
    workers: int | None = None,
    executor: Executor | None = None,
    width: int = 1,
) -> Iterator[list[Played]]:
    """The matches of a plan but for those that are done, some at a time, in any order.

    They are played by an executor that serves so many tasks at once (`width`), else by processes here.
    """
    schedule, finished = Schedule(plan), frozenset(done)
    left = len(schedule) - len(finished)
    count = worker_count(left, workers) if executor is None else width
    numbers = filterfalse(finished.__contains__, range(len(schedule)))
    with local_pool(count) if executor is None else nullcontext(executor) as pool:
        yield from fan_out(partial(play_numbers, schedule), numbers, pool, count)
