"""How long matches of Sequence last, at every table, and whether each blocked one is stuck for good.

    python -m tests.games.sequence.lengths --matches 10000 --bots uniform

It plays at tables of all ten sizes, without options and with each of them, on all cores. It uses only APIs
that the library has had for long, so you can compare an older checkout: run it from here with the Python of
the other one (`../older/.venv/bin/python -m tests.games.sequence.lengths`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Sheet

import bordspil
from bordspil.bots import make_bot
from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sequence.referee import SIZES
from tests.games.sequence.stuck import doubt, doubt_of

SWITCHES = ("", "draw_yourself", "no_table_talk", "advanced")
TABLES = [(seats, teams, switch) for seats, teams in SIZES for switch in SWITCHES]
CHUNK = 50
MOST_MOVES = 20_000

GAME = find_game("sequence")


@dataclass(frozen=True)
class Plan:
    """What to play: plain values, so that it can be sent to another process."""

    matches: int
    bots: str
    seed: str
    rulings: int
    most_moves: int

    def chunks(self) -> Iterator[tuple[int, range]]:
        """The number of each table, with a few of its matches at a time."""
        for table in range(len(TABLES)):
            for start in range(0, self.matches, CHUNK):
                yield table, range(start, min(start + CHUNK, self.matches))


@dataclass
class Tally:
    """The results of some matches at a table; `endless` and `doubts` say which matches, and why."""

    lengths: list[int] = field(default_factory=list)
    blocked: int = 0
    endless: list[str] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.blocked += other.blocked
        self.endless += other.endless
        self.doubts += other.doubts

    def note(self, seed: str, length: int, reason: str | None, why: Callable[[], str | None]) -> None:
        """Note a match: its length, how it ended, and how to check whether it was really blocked."""
        self.lengths.append(length)
        if reason is None:
            self.endless.append(f"{seed}: still running after {length} moves")
        elif reason == "blocked":
            self.blocked += 1
            if found := why():
                self.doubts.append(f"{seed}: {found}")


def options_of(teams: int, switch: str) -> dict[str, Any]:
    """The options of a table as a record has them."""
    chosen = {"teams": str(teams), "draw_yourself": False, "no_table_talk": False, "advanced": False}
    return {**chosen, switch: True} if switch else chosen


def play_chunk(plan: Plan, chunk: tuple[int, range]) -> tuple[int, Tally]:
    """Play some matches at a table."""
    number, matches = chunk
    seats, teams, switch = TABLES[number]
    tally = Tally()
    for match in matches:
        seed = f"{plan.seed} {seats} {teams} {switch} {match}"
        one = play_uniform if plan.bots == "uniform" else play_bots
        one(plan, seats, options_of(teams, switch), seed, tally)
    return number, tally


def play_uniform(plan: Plan, seats: int, options: dict[str, Any], seed: str, tally: Tally) -> None:
    """Play a random match on the bare state, which is faster than bots that need a view for every move."""
    rng = Rng.from_seed(seed)
    state = GAME.new_state(seats, GAME.options.from_data(options))
    state.begin(rng)
    length = 0
    while length < plan.most_moves and (due := state.due()):
        seat = choose(plan, rng, due, state.rulings)
        if seat is None:
            state.play(None, rng.choice(state.rulings()), rng)
        else:
            state.play_unchecked(seat, state.move_of(rng.choice(state.actions(seat))), rng)
        length += 1
    outcome = state.outcome()
    reason = None if outcome is None else outcome.reason
    tally.note(seed, length, reason, lambda: doubt(seats, options, events_of(plan, seats, options, seed)))


def events_of(plan: Plan, seats: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Event, ...]]:
    """Yield the events of the same match, move by move."""
    rng = Rng.from_seed(seed)
    state = GAME.new_state(seats, GAME.options.from_data(options))
    yield state.begin(rng)
    while due := state.due():
        seat = choose(plan, rng, due, state.rulings)
        moves = state.rulings() if seat is None else state.legal_moves(seat)
        yield state.play(seat, rng.choice(moves), rng)


def play_bots(plan: Plan, seats: int, options: dict[str, Any], seed: str, tally: Tally) -> None:
    """Play a match between bots of the same kind."""
    match = Match(GAME, seats, GAME.options.from_data(options), seed=seed_from(seed))
    bot, rng = make_bot(plan.bots, GAME), Rng.from_seed(seed)
    length = 0
    while length < plan.most_moves and (due := match.due()):
        seat = choose(plan, rng, due, match.rulings)
        match.submit(seat, rng.choice(match.rulings()) if seat is None else bot.choose(match.view(seat), rng))
        length += 1
    reason = None if match.outcome is None else match.outcome.reason
    tally.note(seed, length, reason, lambda: doubt_of(match.record()))


def choose(plan: Plan, rng: Rng, due: tuple[int, ...], rulings: Callable[[], tuple[Any, ...]]) -> int | None:
    """The seat that moves next; None for a ruling by the table (SQ-21), which is rare and only if planned."""
    if plan.rulings and rng.below(plan.rulings) == 0 and rulings():
        return None
    return due[0] if len(due) == 1 else rng.choice(due)


def sheet_of(tallies: list[Tally], bots: str) -> Sheet:
    """The results, a row for each table."""
    sheet = Sheet("table", "option", box=None, pad_edge=False, header_style="dim", title=f"Moves ({bots})")
    for heading in ("matches", "ended", "blocked", "proved stuck", "mean", "median", "longest"):
        sheet.add_column(heading, justify="right")
    for (seats, teams, switch), tally in zip(TABLES, tallies, strict=True):
        count = len(tally.lengths)
        sheet.add_row(
            f"{seats} players, {teams} teams",
            switch or "–",
            *(f"{count}", f"{count - len(tally.endless)}", f"{tally.blocked}"),
            f"{tally.blocked - len(tally.doubts)}",
            *(f"{fmean(tally.lengths):.1f}", f"{median(tally.lengths):.0f}", f"{max(tally.lengths)}"),
        )
    return sheet


def read_plan() -> tuple[Plan, int | None]:
    parser = argparse.ArgumentParser(description="How long matches of Sequence last at every table.")
    parser.add_argument("--matches", type=positive, default=1000, help="matches at each table (1000)")
    parser.add_argument("--bots", default="uniform", help="who plays at all seats (uniform)")
    parser.add_argument("--seed", default="lengths", help="other matches for another seed")
    parser.add_argument(
        "--rulings", type=positive, default=0, help="rule against a team at about one move in so many"
    )
    parser.add_argument(
        "--most",
        type=positive,
        default=MOST_MOVES,
        help=f"give a match up after so many moves ({MOST_MOVES})",
    )
    parser.add_argument("--workers", type=positive, help="processes (one for each core)")
    asked = parser.parse_args()
    try:
        make_bot(asked.bots, GAME)
    except GameError as problem:
        parser.error(str(problem))
    return Plan(asked.matches, asked.bots, asked.seed, asked.rulings, asked.most), asked.workers


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not a number from 1 on")
    return number


def main() -> int:
    plan, workers = read_plan()
    console = Console(highlight=False, width=max(120, Console().width))
    console.print(f"{bordspil.__file__}, compiled: {bordspil.is_compiled()}", style="dim")
    chunks = list(plan.chunks())
    tallies = [Tally() for _ in TABLES]
    with ProcessPoolExecutor(workers) as pool:
        done = pool.map(partial(play_chunk, plan), chunks)
        for number, tally in track(done, total=len(chunks), description=plan.bots, console=console):
            tallies[number].add(tally)
    console.print(sheet_of(tallies, plan.bots))
    for tally in tallies:
        for line in (*tally.endless[:1], *tally.doubts[:1]):
            console.print(f"for example {line}", style="red")
    endless = sum(len(tally.endless) for tally in tallies)
    doubts = sum(len(tally.doubts) for tally in tallies)
    blocked = sum(tally.blocked for tally in tallies)
    console.print(
        f"{plan.matches * len(TABLES)} matches: {endless} did not end, {blocked} were blocked, "
        f"{blocked - doubts} of these are proved stuck."
    )
    return 1 if endless or doubts else 0


if __name__ == "__main__":
    sys.exit(main())
