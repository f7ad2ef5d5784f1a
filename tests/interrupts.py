"""Whether the processes that tests start hear of Ctrl-C and of a terminal that closes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def let_children_be_interrupted() -> None:
    """Has new processes start as from a terminal, even where these tests are a job in the background.

    Such a job (`nohup make test &`) ignores interrupts and hangups, and what is ignored stays so in every
    process that it starts; what has a handler does not. So these tests go on ignoring them, but by a handler.
    """
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda number, frame: None)


@contextmanager
def in_background() -> Iterator[None]:
    """Has new processes start as a job in the background (`nohup … &`): interrupts and hangups ignored."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
