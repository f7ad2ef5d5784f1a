"""Tournaments on a real Dask cluster: a scheduler and two workers, in processes on loopback."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bordspil.arena.cluster import ClusterProblem, cluster
from bordspil.arena.simulate import Plan
from bordspil.arena.tournament import PlayedMatch, tournament
from tests.helpers.shell import environment, one_line, run

# Dask closes its threads and sockets a moment after the client.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
PLAN = Plan("sushi-go", 3, ("greedy", "uniform"), 60, "cluster")
PATIENCE = 40.0


@contextmanager
def started(program: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a process of the cluster, and kill it at the end."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *words, "--no-dashboard"]
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    """Run a scheduler and yield its address."""
    file = folder / "scheduler.json"
    with started("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file)):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                yield str(json.loads(file.read_text())["address"])
                return
            except (FileNotFoundError, json.JSONDecodeError):
                time.sleep(0.1)
        raise AssertionError("no scheduler came up")


def worker(address: str) -> ExitStack:
    """A worker with one thread that isn't restarted when killed."""
    stack = ExitStack()
    stack.process = stack.enter_context(  # type: ignore[attr-defined]
        started("worker", address, "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1")
    )
    return stack


def wait_for_workers(address: str, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with cluster(address, PLAN) as (_, width):
                if width >= count:
                    return
        except ClusterProblem:
            pass
        time.sleep(0.2)
    raise AssertionError("the workers did not come up")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with scheduler(tmp_path_factory.mktemp("cluster")) as address:
        with pytest.raises(ClusterProblem) as caught, cluster(address, PLAN):
            pass
        assert caught.value.reason == "cluster-idle"
        with worker(address), worker(address):
            wait_for_workers(address, 2)
            yield address


def in_order(chunks: Iterator[list[PlayedMatch]]) -> list[PlayedMatch]:
    return sorted((match for chunk in chunks for match in chunk), key=lambda match: match.number)


def test_a_cluster_plays_exactly_the_same_matches_as_this_machine(address: str) -> None:
    with cluster(address, PLAN) as (executor, width):
        assert width == 2
        there = in_order(tournament(PLAN, executor=executor, width=width))
    assert there == in_order(tournament(PLAN, workers=1))


def test_the_command_writes_the_same_files_with_and_without_a_cluster(address: str, tmp_path: Path) -> None:
    words = ("tournament", "sushi-roll", "-p", "2", "-m", "30", "--seed", "equal", "--out")
    here = run(*words, str(tmp_path / "here"), "--workers", "2")
    there = run(*words, str(tmp_path / "there"), "--cluster", address)
    assert (here.code, there.code, there.err) == (0, 0, "")
    files = [(tmp_path / name / "matches.csv").read_bytes() for name in ("here", "there")]
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 61


def test_other_workers_take_over_the_matches_of_one_that_dies(address: str) -> None:
    plan = Plan("sushi-go", 3, ("greedy", "uniform"), 450, "dies")
    found: list[PlayedMatch] = []
    with worker(address) as dying:
        wait_for_workers(address, 3)
        with cluster(address, plan) as (executor, width):
            for chunk in tournament(plan, executor=executor, width=width):
                found += chunk
                if len(found) > 100:
                    dying.process.kill()  # type: ignore[attr-defined]
    assert sorted(match.number for match in found) == list(range(450))


def test_a_worker_with_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bordspil.arena.cluster.__version__", "9.9")
    with pytest.raises(ClusterProblem, match=r"not 9\.9") as caught, cluster(address, PLAN):
        pass
    assert caught.value.reason == "cluster-version"


@pytest.mark.parametrize("wrong", ["tcp://127.0.0.1:9", "nonsense", ""])
def test_an_unreachable_scheduler_is_reported_quickly(wrong: str) -> None:
    start = time.monotonic()
    with pytest.raises(ClusterProblem) as caught, cluster(wrong, PLAN, patience=1.0):
        pass
    assert caught.value.reason == "cluster-unreachable"
    assert time.monotonic() - start < 8


def test_without_the_extra_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterProblem, match=r"pip install 'bordspil\[cluster\]'"), cluster("x", PLAN):
        pass


def test_the_command_reports_an_unreachable_scheduler() -> None:
    done = run("tournament", "sushi-go", "--cluster", "tcp://127.0.0.1:9")
    assert (done.code, done.out) == (2, "")
    assert "No Dask scheduler answers at tcp://127.0.0.1:9;" in one_line(done.err)
