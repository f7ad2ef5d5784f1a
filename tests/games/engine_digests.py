"""Fingerprints of what an engine does at one table; a test compares them with those of an earlier version."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games import find_game
from tests.helpers.earlier import without_later_facts
from tests.helpers.golden import perft

# One in this many moves is a ruling or a changed choice, if the game allows it.
RARELY = 6


@dataclass(frozen=True)
class Table:
    """A game with its seats, options and version of the rules."""

    name: str
    seats: int
    chosen: Mapping[str, Any]
    rules: int

    @classmethod
    def of(cls, case: Mapping[str, Any]) -> Table:
        """The table of a case that was read from a file."""
        return cls(case["game"], case["seats"], case["options"], case["rules"])

    @cached_property
    def game(self) -> Game:
        return find_game(self.name).with_rules(self.rules)

    @cached_property
    def options(self) -> Options:
        return self.game.check_options(self.seats, self.chosen)

    def dealt(self) -> State:
        """The position after a deal that is always the same."""
        return self.game.setup(self.seats, self.options, rng=Rng.from_seed("deal"))


@dataclass(frozen=True)
class Step:
    """A position on a random walk, what led to it, and who moves next (nobody at the end)."""

    number: int
    state: State
    events: tuple[Event, ...]
    mover: int | None
    move: Move | None


def walk(table: Table, number: int) -> Iterator[Step]:
    """Every position of a random match, with a few rulings and changed choices."""
    chance, choices = Rng.from_seed(f"chance {number}"), Rng.from_seed(f"choices {number}")
    state = table.game.new_state(table.seats, table.options)
    events, place = state.begin(chance), 0
    while state.due():
        rarely = choices.below(RARELY) == 0
        seats = [seat for seat in range(table.seats) if state.actions(seat)] if rarely else state.due()
        mover = choices.choice(tuple(seats))
        move = random_move(state, mover, choices)
        yield Step(place, state, events, mover, move)
        if rarely and state.rulings():
            events = state.play(None, choices.choice(state.rulings()), chance)
        else:
            events = state.play(mover, move, chance)
        place += 1
    yield Step(place, state, events, None, None)


def random_move(state: State, seat: int, rng: Rng) -> Move:
    """A move chosen step by step, as planners do."""
    steps: list[int] = []
    trial = state.clone()
    while True:
        steps.append(rng.choice(trial.actions(seat)))
        try:
            return state.move_of(*steps)
        except ValueError:
            trial.play_step(seat, steps[-1], rng)


def playouts(table: Table, count: int) -> str:
    """The hash of many random matches after one deal."""
    return f"{run_playouts(table.dealt(), count, Rng.from_seed('playouts')):016x}"


def position_counts(table: Table, depth: int) -> list[int]:
    """The number of positions at each depth."""
    return [perft(table.dealt(), below) for below in range(1, depth + 1)]


def rule_digests(table: Table, number: int) -> dict[str, str]:
    """Digests of a random walk: actions, views, events, refused moves and resampled secrets."""
    lines: dict[str, list[str]] = defaultdict(list)
    seen: list[Move] = []
    for step in walk(table, number):
        state, observer = step.state, step.number % table.seats
        lines["events"] += [as_json(without_later_facts(event.as_data())) for event in step.events]
        lines["actions"].append(as_json([state.actions(seat) for seat in range(table.seats)]))
        lines["progress"].append(as_json(progress(state)))
        for seat in (observer, None) if step.number % RARELY == 0 else (observer,):
            view = state.view(seat)
            lines["views"].append(view.as_json())
            if (plain := table.game.plain_view(view)) is not view:
                lines["views"].append(plain.as_json())
        if step.mover is None or step.move is None:
            break
        view = state.view(step.mover)
        lines["moves"] += [str(step.move), str(table.game.default_move(view))]
        seen.append(step.move)
        for move in (seen[len(seen) // 2], seen[-1]):
            lines["refusals"].append(as_json(refusal(state, observer, move)))
        for other in (
            table.game.sample_state(view, Rng.from_seed("sample")),
            state.resampled(observer, Rng.from_seed("resample")),
            state.resampled(None, Rng.from_seed("resample")),
        ):
            if step.number % RARELY == 0:
                lines["samples"].append(other.view((step.mover + 1) % table.seats).as_json())
            lines["samples"].append(f"{run_playouts(other, 1, Rng.from_seed('playout')):016x}")
    return digests(lines)


def progress(state: State) -> list[Any]:
    """How far the match has come."""
    outcome = state.outcome()
    return [
        state.turn,
        state.due(),
        state.scores(),
        [float(value) for value in state.payoffs()],
        state.rounds_scored(),
        state.winners(),
        state.is_settled(),
        [state.replaces(seat) for seat in range(state.seat_count)],
        [str(ruling) for ruling in state.rulings()],
        None if outcome is None else outcome.as_data(),
    ]


def refusal(state: State, seat: int, move: Move) -> object:
    """Why a seat may not make a move; None if it may."""
    try:
        state.check(seat, move)
    except GameError as problem:
        return [problem.code, problem.reason, problem.rule, problem.facts]
    return None


def digests(lines: Mapping[str, list[str]]) -> dict[str, str]:
    """A short hash of each list of lines."""
    return {
        name: hashlib.sha256("\n".join(each).encode()).hexdigest()[:16]
        for name, each in sorted(lines.items())
    }


def as_json(value: object) -> str:
    """Compact JSON, in the order of the data."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
