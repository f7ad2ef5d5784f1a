"""`bordspil verify FILE`"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import typer
from rich.progress import track
from rich.text import Text

from bordspil.arena.files import read_records
from bordspil.cli.desk import FAILED, OK, Desk, Failure
from bordspil.cli.flags import parameter, with_parameters
from bordspil.core.errors import GameError
from bordspil.match.record import Record
from bordspil.match.replay import verify

MOST_SHOWN = 20


def command(desk: Desk) -> Callable[..., int]:
    """The command."""

    parameters = [parameter("file", Path, ..., typer.Argument(metavar="FILE", help=desk.say("help-file")))]

    def check(file: Path) -> int:
        good = bad = 0
        found = track(
            read_records(file),
            description=desk.say("verify-progress"),
            console=desk.err,
            transient=True,
            disable=not desk.err.is_terminal,
        )
        for line, record in found:
            problems = list(told(record, desk))
            good += not problems
            bad += bool(problems)
            if bad <= MOST_SHOWN:
                for problem in problems:
                    desk.out.print(Text(desk.say("record-line", line=line, problem=problem)), soft_wrap=True)
        if good + bad == 0:
            raise Failure(desk.say("record-file-empty", file=str(file)))
        if bad > MOST_SHOWN:
            desk.out.print(desk.say("verify-more", count=bad - MOST_SHOWN))
        style = "bold red" if bad else "bold green"
        desk.out.print(Text(desk.say("verify-summary", good=good, bad=bad), style))
        return FAILED if bad else OK

    return with_parameters(check, parameters)


def told(record: Record | GameError, desk: Desk) -> list[str]:
    """What is wrong with a record, in words; nothing for a good one."""
    if isinstance(record, GameError):
        return [desk.explain(record)]
    return [f"{desk.place(problem.place)}: {desk.explain(problem.error)}" for problem in verify(record)]
