"""A bar that shows how many matches have been played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bordspil.cli.desk import Desk


@contextmanager
def progress(desk: Desk, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where it does not mix with the results.

    It is drawn whenever matches come in, not by a thread: processes are forked while it is shown, and a fork
    of a process with threads may hang.
    """
    bar = Progress(
        TextColumn(desk.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        auto_refresh=False,
        disable=not desk.err.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)
        bar.refresh()

        def advance(more: int) -> None:
            bar.update(task, advance=more, refresh=True)

        yield advance
