"""A progress bar for matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bordspil.cli.context import Context


@contextmanager
def progress(context: Context, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, apart from the results.

    It is redrawn when matches come in, not by a thread: forking a process that has threads may hang.
    """
    bar = Progress(
        TextColumn(context.say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=context.err,
        transient=True,
        auto_refresh=False,
        disable=not context.err.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total, completed=done)
        bar.refresh()

        def advance(more: int) -> None:
            bar.update(task, advance=more, refresh=True)

        yield advance
