"""Processes on this machine that play matches: how they start, and how they end with their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Workers(ProcessPoolExecutor):
    """A pool whose processes leave Ctrl-C to their parent from their very first moment."""

    def submit(
        self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Result]:
        """Hands in a task; this is where processes start, now or later."""
        with interrupts_held():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Holds Ctrl-C back; processes that are started meanwhile don't get it at all.

    Where they start from scratch (spawn, forkserver) they import for a while before they can ignore it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def local_pool(width: int) -> Iterator[Executor | None]:
    """Worker processes on this machine; none if one process is enough, since this one will do."""
    if width <= 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    pool = Workers(width, initializer=become_worker)
    try:
        yield pool
    except BaseException:
        # Nobody needs their results any more.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def become_worker() -> None:
    """Leaves Ctrl-C to the parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # What is ignored stays ignored: nohup wants it so.
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    # Not the process above this one (os.getppid): with a fork server that is the fork server.
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
