"""Whether processes started by tests receive SIGINT and SIGHUP."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def let_children_be_interrupted() -> None:
    """Let child processes receive signals, even if the tests run as a background job.

    A background job (`nohup make test &`) ignores SIGINT and SIGHUP, and child processes inherit that. They
    don't inherit handlers, so we replace ignoring by a handler that does nothing.
    """
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda number, frame: None)


@contextmanager
def in_background() -> Iterator[None]:
    """Start child processes like background jobs (`nohup … &`), with SIGINT and SIGHUP ignored."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
