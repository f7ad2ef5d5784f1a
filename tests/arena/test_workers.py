"""Worker processes: the same results with every start method, and none outlive their parent.

Python 3.14 uses a fork server, older versions fork, and Windows and macOS spawn.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from bordspil.cli.context import Context
from tests.helpers.shell import environment

METHODS = multiprocessing.get_all_start_methods()
# Treat warnings of newer Pythons as errors, such as a fork in a process with threads.
PYTHON = (sys.executable, "-W", "error::DeprecationWarning", "-c")
PROGRAM = (
    "import multiprocessing, sys; multiprocessing.set_start_method(sys.argv.pop(1));"
    "from bordspil.cli import main; main()"
)
# Processes that exist before the first worker: the parent, Python's resource tracker, the fork server.
HELPERS = {"fork": 1, "spawn": 2, "forkserver": 3}
SOME = ("-p", "2", "-m", "60", "--seed", "alike", "--workers", "2")
MANY = ("tournament", "sushi-go", "-p", "2", "-m", "100000", "--workers", "2", "--out")
PATIENCE = 60.0


@dataclass(frozen=True)
class Job:
    """A command in its own process group, as a shell starts it, and the folder of its output."""

    process: subprocess.Popen[bytes]
    folder: Path

    @property
    def group(self) -> list[int]:
        """The ids of its processes."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                state, _, group = stat.read_text().rpartition(")")[2].split()[:3]
                if int(group) == self.process.pid and state != "Z":
                    found.append(int(stat.parent.name))
        return found

    @property
    def output(self) -> str:
        """Its output on both streams."""
        return (self.folder / "output").read_text()

    @property
    def has_played(self) -> bool:
        """Whether it has finished some matches."""
        journal = self.folder / "cup" / "journal.jsonl"
        return journal.exists() and journal.read_bytes().count(b"\n") > 20

    def wait(self, until: Callable[[], object], what: str) -> None:
        """Wait for a condition."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"{what}: timed out; {self.output}"
            time.sleep(0.005)

    def end(self) -> int:
        """Wait until all its processes are gone and return its exit code."""
        code = self.process.wait(PATIENCE)
        self.wait(lambda: not self.group, "the end of all processes")
        return code


@contextmanager
def job(folder: Path, *command: str) -> Iterator[Job]:
    """Start a command, and kill what is left of it at the end."""
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env=environment(),
            start_new_session=True,
        )
    try:
        yield Job(process, folder)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The matches played in a single process."""
    return played(tmp_path_factory.mktemp("alone"), METHODS[0], "--workers", "1")


def played(folder: Path, method: str, *more: str) -> list[bytes]:
    """The matches of a tournament and of a simulation."""
    files = folder / "cup", folder / "records.jsonl"
    for command, out in zip(("tournament", "simulate"), files, strict=True):
        words = command, "sushi-go", *SOME, "--out", str(out), *more
        done = subprocess.run(
            [*PYTHON, PROGRAM, method, *words], env=environment(), capture_output=True, check=False
        )
        assert (done.returncode, b"Traceback" in done.stderr) == (0, False), done.stderr
    return [(files[0] / "matches.csv").read_bytes(), files[1].read_bytes()]


@pytest.mark.parametrize("method", METHODS)
def test_matches_are_the_same_with_every_start_method(
    method: str, alone: list[bytes], tmp_path: Path
) -> None:
    assert played(tmp_path, method) == alone
    assert [file.count(b"\n") for file in alone] == [121, 60]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("at", ["while they start", "while they play"])
def test_ctrl_c_stops_everything_without_a_traceback(method: str, at: str, tmp_path: Path) -> None:
    with job(tmp_path, *PYTHON, PROGRAM, method, *MANY, str(tmp_path / "cup")) as started:
        if at == "while they start":
            started.wait(lambda: len(started.group) > HELPERS[method], "a worker")
        else:
            started.wait(lambda: started.has_played, "matches")
        # A terminal sends SIGINT to the whole group.
        os.killpg(started.process.pid, signal.SIGINT)
        assert started.end() == 130
        assert "Traceback" not in started.output


@pytest.mark.parametrize("method", METHODS)
def test_workers_do_not_outlive_a_killed_parent(method: str, tmp_path: Path) -> None:
    with job(tmp_path, *PYTHON, PROGRAM, method, *MANY, str(tmp_path / "cup")) as started:
        started.wait(lambda: started.has_played, "matches")
        assert len(started.group) >= 3
        started.process.kill()
        assert started.end() == -signal.SIGKILL
        assert "Traceback" not in started.output


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_a_killed_worker_is_reported(command: str, tmp_path: Path) -> None:
    words = command, *MANY[1:], str(tmp_path / "out")
    with job(tmp_path, *PYTHON, PROGRAM, "fork", *words) as started:
        started.wait(lambda: len(started.group) >= 3, "two workers")
        os.kill(max(started.group), signal.SIGKILL)
        assert started.end() == 1
        assert Context("en").say("tournament-broken") in started.output
        assert "Traceback" not in started.output


@pytest.mark.parametrize("method", METHODS)
def test_a_tournament_started_with_nohup_survives_the_terminal(method: str, tmp_path: Path) -> None:
    words = *MANY[:4], "-m", "200", *MANY[6:], str(tmp_path / "cup")
    with job(tmp_path, "nohup", *PYTHON, PROGRAM, method, *words) as started:
        started.wait(lambda: started.has_played, "matches")
        os.killpg(started.process.pid, signal.SIGHUP)
        assert started.end() == 0, started.output
