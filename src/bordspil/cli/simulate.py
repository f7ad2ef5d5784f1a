"""`bordspil simulate GAME`"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from bordspil.arena.atomic_file import AtomicFile
from bordspil.arena.fan_out import worker_count
from bordspil.arena.simulate import Plan, Tally, simulate
from bordspil.cli.context import FAILED, OK, Context, Failure
from bordspil.cli.flags import (
    bots_parameter,
    check_bot_count,
    check_effort,
    flag,
    option_parameters,
    options_given,
    players_parameter,
    seat_count,
    seed_parameter,
    side_count,
    split_bots,
    with_parameters,
    workers_parameter,
)
from bordspil.cli.progress import progress
from bordspil.core.game import Game
from bordspil.games import find_game

MAX_MATCHES = 100_000_000


def command(game: Game, context: Context) -> Callable[..., int]:
    """Build the command for one game."""
    say = context.say
    parameters = [
        players_parameter(game, context),
        flag("matches", int, 1000, "M", say("help-matches"), "-m"),
        bots_parameter("greedy,uniform", context, "help-bots-sides"),
        seed_parameter(context),
        flag("out", Path | None, None, "FILE.jsonl", say("help-out"), "-o"),
        flag("force", bool, False, "", say("help-force")),
        workers_parameter(context),
        *option_parameters(game, context),
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
        check_effort(matches, MAX_MATCHES, workers, context)
        if out is not None and out.exists() and not force:
            raise Failure(say("simulate-exists", file=str(out)))
        options = options_given(options, context)
        count = seat_count(game, players, options)
        names = split_bots(bots)
        check_bot_count(len(names), count, side_count(game, count, options), context)
        plan = Plan(game.name, count, names, matches, seed or secrets.token_hex(8), options)
        plan.check()
        try:
            run(plan, context, out, workers)
        except BrokenExecutor:
            raise Failure(say("tournament-broken"), FAILED) from None
        return OK

    return with_parameters(play_many, parameters)


def run(plan: Plan, context: Context, out: Path | None, workers: int | None) -> None:
    """Play the matches with a progress bar, then print the table."""
    tallies = [Tally() for _ in range(plan.seat_count)]
    turns = 0
    start = time.perf_counter()
    with (
        progress(context, plan.matches) as advance,
        AtomicFile(out) if out is not None else nullcontext() as writer,
    ):
        for result in simulate(plan, workers=workers, with_records=out is not None, on_progress=advance):
            turns += result.turns
            for seat, tally in enumerate(tallies):
                tally.add(result.scores[seat], result.shares[seat])
            if writer is not None and result.record is not None:
                writer.write(result.record)
    seconds = time.perf_counter() - start
    context.out.print(summary(plan, tallies, context))
    context.out.print(
        context.say(
            "simulate-summary",
            count=plan.matches,
            rate=context.decimal(plan.matches / seconds, 0),
            turns=context.decimal(turns / plan.matches, 1),
            workers=worker_count(plan.matches, workers),
            seed=plan.seed,
        )
    )
    game = find_game(plan.game)
    for note in game.text.notes(game.options.from_data(plan.options), context.say):
        context.out.print(Text(note, "dim"))
    if out is not None:
        context.out.print(context.say("simulate-saved", file=str(out), count=plan.matches))


def summary(plan: Plan, tallies: list[Tally], context: Context) -> Table:
    """Scores and wins by seat."""
    say = context.say
    table = Table(title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"))
    for key in ("simulate-mean", "simulate-deviation", "simulate-wins"):
        table.add_column(say(key), justify="right")
    table.add_column(say("simulate-interval"))
    for seat, tally in enumerate(tallies):
        low, high = tally.interval()
        table.add_row(
            str(seat + 1),
            Text(plan.seated[seat]),
            context.decimal(tally.mean, 2),
            context.decimal(tally.deviation, 2),
            f"{context.decimal(100 * tally.wins, 1)} %",
            f"{context.decimal(100 * low, 1)} – {context.decimal(100 * high, 1)} %",
        )
    return table
