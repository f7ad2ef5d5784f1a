"""Matches on a Dask cluster (the extra `bordspil[cluster]`)."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import Any

from bordspil import __version__
from bordspil.arena.simulate import Plan
from bordspil.core.errors import GameError, shown

# Seconds to wait for the scheduler.
PATIENCE = 5.0
NOISY_LOGGERS = ("asyncio", "distributed", "tornado")


class ClusterProblem(GameError):
    """A cluster that can't be reached, has no workers, or runs another version of the program."""

    code = "cluster-problem"


@contextmanager
def cluster(address: str, plan: Plan, patience: float = PATIENCE) -> Iterator[tuple[Executor, int]]:
    """An executor on the cluster at an address, and how many tasks it runs in parallel."""
    try:
        import distributed  # noqa: F401, PLC0415  (an extra, and slow to import)
    except ImportError:
        raise ClusterProblem(
            "a cluster needs: pip install 'bordspil[cluster]'", reason="cluster-missing"
        ) from None
    with quiet_logs(), connect(address, plan, patience) as connection:
        yield connection


@contextmanager
def connect(address: str, plan: Plan, patience: float) -> Iterator[tuple[Executor, int]]:
    """The same, without quieting Dask's logs."""
    from distributed import Client  # noqa: PLC0415

    try:
        if not re.fullmatch(r"([a-z]+://)?[^\s/]+:[0-9]{1,5}", address):
            # Dask would look for such a host for a long time, and complain even after it is closed.
            raise ValueError(address)
        client: Any = Client(address, timeout=patience, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError):
        raise ClusterProblem(
            f"no Dask scheduler answers at {shown(address)}",
            reason="cluster-unreachable",
            address=shown(address),
        ) from None
    try:
        check(client, plan, address)
        width = sum(client.nthreads().values())
        # Not pure: each task runs once, and its result isn't cached.
        yield client.get_executor(pure=False), width
    except Exception as problem:
        # Report a cluster that fell apart the way any executor does.
        if type(problem).__module__.startswith("distributed"):
            raise BrokenExecutor(str(problem)) from None
        raise
    finally:
        client.close(timeout=patience)


@contextmanager
def quiet_logs() -> Iterator[None]:
    """Silence Dask's loggers: we report errors ourselves, in the reader's language."""
    names = [name for name in logging.root.manager.loggerDict if name.split(".")[0] in NOISY_LOGGERS]
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        # Above every level that is logged.
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def check(client: Any, plan: Plan, address: str) -> None:
    """Raise a GameError if the workers can't play the plan's matches exactly as this process would."""

    # Sent by value, so that a worker without bordspil can run it too.
    def version() -> str:
        try:
            import bordspil  # noqa: PLC0415
        except ImportError:
            return ""
        return bordspil.__version__

    versions: dict[str, str] = client.run(version)
    if not versions:
        raise ClusterProblem(
            f"the scheduler at {shown(address)} has no workers", reason="cluster-idle", address=shown(address)
        )
    for worker, theirs in versions.items():
        if not theirs:
            raise ClusterProblem(
                f"the worker {worker} has no bordspil", reason="cluster-stranger", worker=shown(worker)
            )
        if theirs != __version__:
            raise ClusterProblem(
                f"the worker {worker} has bordspil {theirs}, not {__version__}",
                reason="cluster-version",
                worker=shown(worker),
                theirs=shown(theirs),
                ours=__version__,
            )
    # The game may be in a folder that only this machine has.
    client.run(plan.check)
