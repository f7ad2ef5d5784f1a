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

from bordspil.arena.cluster import cluster
from bordspil.arena.files import WholeFile
from bordspil.arena.journal import Journal
from bordspil.arena.report import Report
from bordspil.arena.simulate import Plan
from bordspil.arena.standings import standings
from bordspil.arena.tables import match_table, standings_table
from bordspil.arena.tournament import Played, Schedule, tournament
from bordspil.bots import make_bot
from bordspil.cli.desk import FAILED, INTERRUPTED, OK, Desk, Failure
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

MOST_MATCHES = 1_000_000
# Bots whose cross table has room for intervals on a screen.
MOST_INTERVALS = 4


def command(game: Game, desk: Desk) -> Callable[..., int]:
    """The command for one game."""
    say = desk.say
    parameters = [
        players_parameter(game, desk),
        bots_parameter("greedy,uniform", desk, "help-tournament-bots"),
        flag("matches", int, 200, "M", say("help-tournament-matches"), "-m"),
        seed_parameter(desk),
        flag("out", Path | None, None, "FOLDER", say("help-tournament-out"), "-o"),
        flag("force", bool, False, "", say("help-tournament-force")),
        workers_parameter(desk),
        flag("cluster", str | None, None, "ADDRESS", say("help-cluster")),
        *option_parameters(game, desk),
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
        check_effort(matches, MOST_MATCHES, workers, desk)
        given = options_given(options, desk)
        count = seat_count(game, players, given)
        data = game.check_options(count, given).as_data()
        plan = Plan(game.name, count, split_bots(bots), matches, seed or secrets.token_hex(8), data)
        plan.check()
        if len(Schedule(plan)) > MOST_MATCHES:
            raise Failure(say("tournament-too-many", count=len(Schedule(plan)), most=MOST_MATCHES))
        clocked = [name for name in plan.bots if not make_bot(name, game).is_repeatable]
        if clocked:
            desk.err.print(say("tournament-clocked", bot=clocked[0]))
        with ExitStack() as stack:
            journal = None
            if out is not None:
                journal = stack.enter_context(Journal(out, anew=force))
                if seed is None and journal.plan is not None:
                    # A seed that nobody chose is the one that the tournament was begun with.
                    plan = replace(plan, seed=journal.plan.seed)
                journal.begin(plan)
            played = play_on(plan, journal, desk, workers, cluster)
            show(plan, played, desk, out)
        return OK

    return with_parameters(hold, parameters)


def lesson(game: Game, desk: Desk) -> str:
    """What the help teaches beyond the options: how it is played, how it goes on, examples."""
    say = desk.say
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


def play_on(
    plan: Plan, journal: Journal | None, desk: Desk, workers: int | None, address: str | None
) -> Iterable[Played]:
    """All matches of the plan; those that the journal lacks are played now."""
    total = len(Schedule(plan))
    played: dict[int, Played] = {} if journal is None else journal.played
    if len(played) == total:
        return played.values()
    if played:
        desk.err.print(desk.say("tournament-resumed", done=len(played), count=total))
    try:
        with ExitStack() as stack:
            executor, width = (None, 1) if address is None else stack.enter_context(cluster(address, plan))
            advance = stack.enter_context(progress(desk, total, len(played)))
            for chunk in tournament(
                plan, done=tuple(played), workers=workers, executor=executor, width=width
            ):
                if journal is None:
                    played.update((match.number, match) for match in chunk)
                else:
                    journal.add(chunk)
                advance(len(chunk))
    except KeyboardInterrupt:
        raise Failure("\n" + how_to_go_on(journal, total, desk), INTERRUPTED) from None
    except (BrokenExecutor, CancelledError):
        message = f"{desk.say('tournament-broken')} {how_to_go_on(journal, total, desk)}"
        raise Failure(message, FAILED) from None
    return played.values()


def how_to_go_on(journal: Journal | None, total: int, desk: Desk) -> str:
    """What is kept of an interrupted tournament."""
    if journal is None:
        return desk.say("tournament-lost")
    return desk.say("tournament-kept", done=journal.look_again(), count=total)


def show(plan: Plan, played: Iterable[Played], desk: Desk, out: Path | None) -> None:
    """Prints the result; writes the tables and the page into the folder."""
    game, options = plan.rules
    schedule, matches = Schedule(plan), list(played)
    result = standings(schedule, matches)
    report = Report(result, game.title, desk.say.language, desk.say, desk.decimal)
    desk.out.print(standings_view(report))
    desk.out.print()
    desk.out.print(Text(desk.say("report-ahead-note"), "dim"))
    desk.out.print(ahead_view(report))
    desk.out.print()
    desk.out.print(" · ".join(f"{name}: {value}" for name, value in report.facts()))
    for note in game.text.notes(options, desk.say):
        desk.out.print(Text(note, "dim"))
    if out is not None:
        files = {
            "matches.csv": match_table(schedule, matches),
            "standings.csv": standings_table(result),
            "report.html": report.page(),
        }
        for name, content in files.items():
            with WholeFile(out / name) as file:
                file.write(content)
        desk.out.print(desk.say("tournament-saved", file=str(out / "report.html")))


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
    """Who finishes ahead of whom, for the terminal; bots have numbers, since columns are narrow."""
    names = report.standings.names
    rows = []
    for number, bot in enumerate(names, 1):
        cells = [report.standings.ahead.get((bot, other)) for other in names]
        known = ["–" if cell is None else report.percent(cell.value) for cell in cells]
        rows.append([f"{number} {bot}", *known])
        if len(names) <= MOST_INTERVALS:
            rows.append(["", *("" if cell is None else report.percent_range(cell) for cell in cells)])
    return aligned(["", *(str(number) for number in range(1, len(names) + 1))], rows)


def aligned(headings: list[str], rows: list[list[str]]) -> Table:
    """A table whose headings may be broken, and whose cells are not."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for place, heading in enumerate(headings):
        width = max(len(row[place]) for row in rows)
        lines = textwrap.wrap(heading, max(width, 8), break_long_words=False)
        table.add_column("\n".join(lines), justify="right" if place else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
