"""A bar that shows how many matches have been played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bordspil.cli.desk import Desk


@contextmanager
def progress(desk: Desk, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
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
        task = bar.add_task("", total=total, completed=done)
        yield lambda more: bar.advance(task, more)
