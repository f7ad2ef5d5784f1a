"""`bordspil simulate GAME`"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from bordspil.arena.files import RecordWriter
from bordspil.arena.simulate import Plan, Tally, simulate, worker_count
from bordspil.cli.desk import OK, Desk, Failure
from bordspil.cli.flags import (
    bots_parameter,
    flag,
    option_parameters,
    options_given,
    players_parameter,
    seat_count,
    seed_parameter,
    split_bots,
    with_parameters,
)
from bordspil.core.game import Game
from bordspil.games import find_game

MOST_MATCHES = 100_000_000
MOST_WORKERS = 1024


def command(game: Game, desk: Desk) -> Callable[..., int]:
    """The command for one game."""
    say = desk.say
    parameters = [
        players_parameter(game, desk),
        flag("matches", int, 1000, "M", say("help-matches"), "-m"),
        bots_parameter("greedy,uniform", desk),
        seed_parameter(desk),
        flag("out", Path | None, None, "FILE.jsonl", say("help-out"), "-o"),
        flag("force", bool, False, "", say("help-force")),
        flag("workers", int | None, None, "N", say("help-workers"), "-w"),
        *option_parameters(game, desk),
    ]

    def play_many(
        *,
        players: int | None,
        matches: int,
        bots: str,
        seed: str | None,
        out: Path | None,
        force: bool,
        workers: int | None,
        **options: Any,
    ) -> int:
        if not 1 <= matches <= MOST_MATCHES:
            raise Failure(say("simulate-matches", most=MOST_MATCHES))
        if workers is not None and not 1 <= workers <= MOST_WORKERS:
            raise Failure(say("simulate-workers", most=MOST_WORKERS))
        if out is not None and out.exists() and not force:
            raise Failure(say("simulate-exists", file=str(out)))
        options = options_given(options, desk)
        count = seat_count(game, players, options)
        names = split_bots(bots, count, desk)
        plan = Plan(game.name, count, names, matches, seed or secrets.token_hex(8), options)
        plan.check()
        run(plan, desk, out, workers)
        return OK

    return with_parameters(play_many, parameters)


def run(plan: Plan, desk: Desk, out: Path | None, workers: int | None) -> None:
    """Plays, shows how far it is, then the table."""
    tallies = [Tally() for _ in range(plan.seat_count)]
    turns = 0
    start = time.perf_counter()
    with (
        progress(desk, plan.matches) as advance,
        RecordWriter(out) if out is not None else nullcontext() as writer,
    ):
        for result in simulate(plan, workers=workers, with_records=out is not None, on_progress=advance):
            turns += result.turns
            for seat, tally in enumerate(tallies):
                tally.add(result.scores[seat], result.shares[seat])
            if writer is not None and result.record is not None:
                writer.write(result.record)
    seconds = time.perf_counter() - start
    desk.out.print(summary(plan, tallies, desk))
    desk.out.print(
        desk.say(
            "simulate-summary",
            count=plan.matches,
            rate=desk.decimal(plan.matches / seconds, 0),
            turns=desk.decimal(turns / plan.matches, 1),
            workers=worker_count(plan, workers),
            seed=plan.seed,
        )
    )
    game = find_game(plan.game)
    for note in game.text.notes(game.options.from_data(plan.options), desk.say):
        desk.out.print(Text(note, "dim"))
    if out is not None:
        desk.out.print(desk.say("simulate-saved", file=str(out), count=plan.matches))


@contextmanager
def progress(desk: Desk, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it does not mix with the results."""
    bar = Progress(
        TextColumn(desk.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def summary(plan: Plan, tallies: list[Tally], desk: Desk) -> Table:
    """Scores and shares of wins by seat."""
    say = desk.say
    table = Table(title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"))
    for key in ("simulate-mean", "simulate-deviation", "simulate-wins"):
        table.add_column(say(key), justify="right")
    table.add_column(say("simulate-interval"))
    for seat, tally in enumerate(tallies):
        low, high = tally.interval()
        table.add_row(
            str(seat),
            Text(plan.bots[seat % len(plan.bots)]),
            desk.decimal(tally.mean, 2),
            desk.decimal(tally.deviation, 2),
            f"{desk.decimal(100 * tally.wins, 1)} %",
            f"{desk.decimal(100 * low, 1)} – {desk.decimal(100 * high, 1)} %",
        )
    return table
