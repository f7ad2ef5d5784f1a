"""Worker processes on this machine: they ignore Ctrl-C and exit with their parent."""

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
    """A process pool whose workers leave Ctrl-C to their parent from the start."""

    def submit(
        self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Result]:
        """Submit a task; this may start processes."""
        with sigint_blocked():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block SIGINT; processes started in this block inherit that.

    With spawn or forkserver they import modules for a while before they could ignore it themselves.
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
    """A pool of worker processes; None if this process is enough."""
    if width <= 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    pool = Workers(width, initializer=become_worker)
    try:
        yield pool
    except BaseException:
        # Nobody needs their results any more: don't wait for them.
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def become_worker() -> None:
    """Leave Ctrl-C to the parent, and exit when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # Signals that are ignored stay ignored, as under nohup.
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    # Not os.getppid: with forkserver that is the fork server.
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
