"""`bordspil verify FILE`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.progress import track
from rich.text import Text

from bordspil.arena.record_files import read_records
from bordspil.cli.context import FAILED, OK, Context, Failure
from bordspil.cli.flags import parameter, with_parameters
from bordspil.core.errors import GameError
from bordspil.match.record import Record
from bordspil.match.replay import verify

MAX_SHOWN = 20


def command(context: Context) -> Callable[..., int]:
    """Build the command."""

    parameters = [parameter("file", Path, ..., typer.Argument(metavar="FILE", help=context.say("help-file")))]

    def check(file: Path) -> int:
        good = bad = 0
        found = track(
            read_records(file),
            description=context.say("verify-progress"),
            console=context.err,
            transient=True,
            disable=not context.err.is_terminal,
        )
        for line, record in found:
            problems = problem_texts(record, context)
            good += not problems
            bad += bool(problems)
            if bad <= MAX_SHOWN:
                for problem in problems:
                    context.out.print(
                        Text(context.say("record-line", line=line, problem=problem)), soft_wrap=True
                    )
        if good + bad == 0:
            raise Failure(context.say("record-file-empty", file=str(file)))
        if bad > MAX_SHOWN:
            context.out.print(context.say("verify-more", count=bad - MAX_SHOWN))
        style = "bold red" if bad else "bold green"
        context.out.print(Text(context.say("verify-summary", good=good, bad=bad), style))
        return FAILED if bad else OK

    return with_parameters(check, parameters)


def problem_texts(record: Record | GameError, context: Context) -> list[str]:
    """What is wrong with a record, in the reader's language; empty for a good one."""
    if isinstance(record, GameError):
        return [context.explain(record)]
    return [f"{context.place(problem.place)}: {context.explain(problem.error)}" for problem in verify(record)]
