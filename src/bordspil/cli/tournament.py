"""`bordspil tournament GAME`"""

from __future__ import annotations

import secrets
import textwrap
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from bordspil.arena.atomic_file import AtomicFile
from bordspil.arena.cluster import cluster
from bordspil.arena.csv_tables import match_table, standings_table
from bordspil.arena.journal import Journal
from bordspil.arena.report import Report
from bordspil.arena.simulate import Plan
from bordspil.arena.standings import standings
from bordspil.arena.tournament import PlayedMatch, Schedule, tournament
from bordspil.bots import make_bot
from bordspil.cli.context import FAILED, INTERRUPTED, OK, Context, Failure
from bordspil.cli.flags import (
    bots_parameter,
    check_effort,
    flag,
    option_parameters,
    options_given,
    players_parameter,
    seat_count,
    seed_parameter,
    split_bots,
    with_parameters,
    workers_parameter,
)
from bordspil.cli.progress import progress
from bordspil.core.game import Game

MAX_MATCHES = 1_000_000
# The cross table of more bots has no room for intervals on a screen.
MAX_INTERVALS = 4


def command(game: Game, context: Context) -> Callable[..., int]:
    """Build the command for one game."""
    say = context.say
    parameters = [
        players_parameter(game, context),
        bots_parameter("greedy,uniform", context, "help-tournament-bots"),
        flag("matches", int, 200, "M", say("help-tournament-matches"), "-m"),
        seed_parameter(context),
        flag("out", Path | None, None, "FOLDER", say("help-tournament-out"), "-o"),
        flag("force", bool, False, "", say("help-tournament-force")),
        workers_parameter(context),
        flag("cluster", str | None, None, "ADDRESS", say("help-cluster")),
        *option_parameters(game, context),
    ]

    def hold(
        *,
        players: int | None,
        bots: str,
        matches: int,
        seed: str | None,
        out: Path | None,
        force: bool,
        workers: int | None,
        cluster: str | None,
        **options: Any,
    ) -> int:
        check_effort(matches, MAX_MATCHES, workers, context)
        given = options_given(options, context)
        count = seat_count(game, players, given)
        data = game.check_options(count, given).as_data()
        plan = Plan(game.name, count, split_bots(bots), matches, seed or secrets.token_hex(8), data)
        plan.check()
        if len(Schedule(plan)) > MAX_MATCHES:
            raise Failure(say("tournament-too-many", count=len(Schedule(plan)), most=MAX_MATCHES))
        clocked = [name for name in plan.bots if not make_bot(name, game).is_repeatable]
        if clocked:
            context.err.print(say("tournament-clocked", bot=clocked[0]))
        with ExitStack() as stack:
            journal = None
            if out is not None:
                journal = stack.enter_context(Journal(out, overwrite=force))
                if seed is None and journal.plan is not None:
                    # Without --seed, resume with the seed the tournament started with.
                    plan = replace(plan, seed=journal.plan.seed)
                journal.begin(plan)
            played = play_missing(plan, journal, context, workers, cluster)
            show(plan, played, context, out)
        return OK

    return with_parameters(hold, parameters)


def epilog(game: Game, context: Context) -> str:
    """The end of the help: how a tournament is played, how to resume it, and examples."""
    say = context.say
    example = f"bordspil tournament {game.name}"
    return "\n\n".join(
        [
            say("tournament-deals"),
            say("tournament-line-ups"),
            say("tournament-resume"),
            say("tournament-examples"),
            f"{example} --bots greedy,uniform --matches 1000",
            f"{example} --seed 7 --out first-cup",
            f"{example} --out second-cup --cluster tcp://192.0.2.1:8786",
        ]
    )


def play_missing(
    plan: Plan, journal: Journal | None, context: Context, workers: int | None, address: str | None
) -> Iterable[PlayedMatch]:
    """Play the matches that the journal lacks and return all matches of the plan."""
    total = len(Schedule(plan))
    played: dict[int, PlayedMatch] = {} if journal is None else journal.played
    if len(played) == total:
        return played.values()
    if played:
        context.err.print(context.say("tournament-resumed", done=len(played), count=total))
    try:
        with ExitStack() as stack:
            executor, width = (None, 1) if address is None else stack.enter_context(cluster(address, plan))
            advance = stack.enter_context(progress(context, total, len(played)))
            for chunk in tournament(
                plan, done=tuple(played), workers=workers, executor=executor, width=width
            ):
                if journal is None:
                    played.update((match.number, match) for match in chunk)
                else:
                    journal.add(chunk)
                advance(len(chunk))
    except KeyboardInterrupt:
        raise Failure("\n" + how_to_resume(journal, total, context), INTERRUPTED) from None
    except (BrokenExecutor, CancelledError):
        message = f"{context.say('tournament-broken')} {how_to_resume(journal, total, context)}"
        raise Failure(message, FAILED) from None
    return played.values()


def how_to_resume(journal: Journal | None, total: int, context: Context) -> str:
    """What to say when a tournament is interrupted: how much is kept, and how to resume."""
    if journal is None:
        return context.say("tournament-lost")
    return context.say("tournament-kept", done=journal.reload(), count=total)


def show(plan: Plan, played: Iterable[PlayedMatch], context: Context, out: Path | None) -> None:
    """Print the result; write the tables and the report into the folder."""
    game, options = plan.rules
    schedule, matches = Schedule(plan), list(played)
    result = standings(schedule, matches)
    report = Report(result, game.title, context.say.language, context.say, context.decimal)
    context.out.print(standings_view(report))
    context.out.print()
    context.out.print(Text(context.say("report-ahead-note"), "dim"))
    context.out.print(ahead_view(report))
    context.out.print()
    context.out.print(" · ".join(f"{name}: {value}" for name, value in report.facts()))
    for note in game.text.notes(options, context.say):
        context.out.print(Text(note, "dim"))
    if out is not None:
        files = {
            "matches.csv": match_table(schedule, matches),
            "standings.csv": standings_table(result),
            "report.html": report.page(),
        }
        for name, content in files.items():
            with AtomicFile(out / name) as file:
                file.write(content)
        context.out.print(context.say("tournament-saved", file=str(out / "report.html")))


def standings_view(report: Report) -> Table:
    """The standings for the terminal."""
    bot, rating, firsts, *means, spent = report.headings()
    interval = report.say("simulate-interval")
    rows = [
        [name, *rating, *firsts, score[0], place[0], spent[0]]
        for (name, _), rating, firsts, score, place, spent in report.rows()
    ]
    return aligned([bot, rating, interval, firsts, interval, *means, spent], rows)


def ahead_view(report: Report) -> Table:
    """Who finishes ahead of whom, for the terminal; columns are narrow, so bots are numbered."""
    names = report.standings.names
    rows = []
    for number, bot in enumerate(names, 1):
        cells = [report.standings.ahead.get((bot, other)) for other in names]
        known = ["–" if cell is None else report.percent(cell.value) for cell in cells]
        rows.append([f"{number} {bot}", *known])
        if len(names) <= MAX_INTERVALS:
            rows.append(["", *("" if cell is None else report.percent_range(cell) for cell in cells)])
    return aligned(["", *(str(number) for number in range(1, len(names) + 1))], rows)


def aligned(headings: list[str], rows: list[list[str]]) -> Table:
    """A table that wraps its headings but not its cells."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        width = max(len(row[place]) for row in rows)
        lines = textwrap.wrap(heading, max(width, 8), break_long_words=False)
        table.add_column("\n".join(lines), justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
