"""Matches on a Dask cluster: the extra `bordspil[cluster]`."""

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

# Seconds in which a scheduler must answer.
PATIENCE = 5.0
NOISY = ("asyncio", "distributed", "tornado")


class ClusterProblem(GameError):
    """A cluster that is not there, has nobody to work, or has another version of the program."""

    code = "cluster-problem"


@contextmanager
def cluster(address: str, plan: Plan, patience: float = PATIENCE) -> Iterator[tuple[Executor, int]]:
    """An executor on the cluster at an address, and how many tasks it serves at once."""
    try:
        import distributed  # noqa: F401, PLC0415  (an extra, and slow to import)
    except ImportError:
        raise ClusterProblem(
            "a cluster needs: pip install 'bordspil[cluster]'", reason="cluster-missing"
        ) from None
    with hushed(), connected(address, plan, patience) as connection:
        yield connection


@contextmanager
def connected(address: str, plan: Plan, patience: float) -> Iterator[tuple[Executor, int]]:
    """The same, with all that the library has to say."""
    from distributed import Client  # noqa: PLC0415

    try:
        if not re.fullmatch(r"([a-z]+://)?[^\s/]+:[0-9]{1,5}", address):
            # The library would try to find such a host for long, and complain after it is told to stop.
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
        # Not pure: a task is sent once, and its result is not kept for another one.
        yield client.get_executor(pure=False), width
    except Exception as problem:
        # What the library says of a cluster that fell apart, as any executor says it.
        if type(problem).__module__.startswith("distributed"):
            raise BrokenExecutor(str(problem)) from None
        raise
    finally:
        client.close(timeout=patience)


@contextmanager
def hushed() -> Iterator[None]:
    """Keeps the library's loggers quiet: what goes wrong is told by us, in the reader's language."""
    names = [name for name in logging.root.manager.loggerDict if name.split(".")[0] in NOISY]
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        # Higher than anything that is logged.
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def check(client: Any, plan: Plan, address: str) -> None:
    """Raises a GameError where the workers can't play the plan's matches as they would be played here."""

    # Sent as it stands: a worker without bordspil must be able to answer too.
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
    # The game may lie in a folder that only this machine has.
    client.run(plan.check)
