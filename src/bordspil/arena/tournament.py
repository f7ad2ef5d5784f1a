"""Tournaments of bots: every line-up plays every deal in all rotations of seats."""

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
    """A match's position in the schedule: which line-up plays which deal in which rotation."""

    line_up: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Schedule:
    """All matches of a plan by number: deal after deal, in each every line-up in all its rotations."""

    plan: Plan

    @cached_property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """The bots by side, for each line-up."""
        return line_ups(self.plan.bots, self.plan.side_count)

    @cached_property
    def rotations(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """The seatings by side, for each line-up; all line-ups have the same number."""
        return tuple(rotations(line_up) for line_up in self.line_ups)

    @property
    def matches_a_deal(self) -> int:
        """The number of matches per deal."""
        return len(self.line_ups) * len(self.rotations[0])

    @property
    def deals(self) -> int:
        """The number of deals after which every line-up has played its matches."""
        return -(-self.plan.matches // len(self.rotations[0]))

    def __len__(self) -> int:
        return self.deals * self.matches_a_deal

    def fixture(self, number: int) -> Fixture:
        """The position of match number `number`."""
        deal, rest = divmod(number, self.matches_a_deal)
        line_up, rotation = divmod(rest, len(self.rotations[0]))
        return Fixture(line_up, deal, rotation)

    def by_side(self, number: int) -> tuple[str, ...]:
        """The bot of each side in match number `number`."""
        fixture = self.fixture(number)
        return self.rotations[fixture.line_up][fixture.rotation]

    def by_seat(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in match number `number`."""
        return seated(self.by_side(number), self.plan.sides)


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """One match: score, place and win share by side; turns; moves and CPU seconds by side.

    Equal plans give equal matches; the seconds vary from run to run, so `==` ignores them.
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
        return isinstance(other, PlayedMatch) and self.essence == other.essence

    def __hash__(self) -> int:
        return hash(self.essence)

    @property
    def essence(self) -> tuple[object, ...]:
        """Everything except the seconds."""
        return self.number, self.scores, self.places, self.shares, self.turns, self.moves


def play(schedule: Schedule, number: int) -> PlayedMatch:
    """Play match number `number` to its end."""
    plan, fixture = schedule.plan, schedule.fixture(number)
    # The cards depend only on the deal: every line-up and rotation has the same luck.
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

    return PlayedMatch(
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
    """The places of these seats among themselves, 1 for the best; ties share a place."""
    ranks = {line.seat: line.rank for line in outcome.standings}
    return tuple(1 + sum(ranks[other] < ranks[seat] for other in seats) for seat in seats)


def play_numbers(schedule: Schedule, numbers: Sequence[int]) -> list[PlayedMatch]:
    """Play some matches."""
    return [play(schedule, number) for number in numbers]


def tournament(
    plan: Plan,
    *,
    done: Iterable[int] = (),
    workers: int | None = None,
    executor: Executor | None = None,
    width: int = 1,
) -> Iterator[list[PlayedMatch]]:
    """Play the matches of a plan that aren't done yet, and yield them in chunks in any order.

    They are played on an executor that runs `width` tasks in parallel, or else by local processes.
    """
    schedule, finished = Schedule(plan), frozenset(done)
    left = len(schedule) - len(finished)
    count = worker_count(left, workers) if executor is None else width
    numbers = filterfalse(finished.__contains__, range(len(schedule)))
    with local_pool(count) if executor is None else nullcontext(executor) as pool:
        yield from fan_out(partial(play_numbers, schedule), numbers, pool, count)
