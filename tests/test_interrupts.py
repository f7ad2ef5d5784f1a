"""The tests can run in the background, where SIGINT and SIGHUP are ignored."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.shell import environment

# Runs a program like `nohup … &` in a script.
IN_BACKGROUND = ("sh", "-c", 'trap "" INT HUP; exec "$0" "$@"')
# The signal setup of the tests, and a child process.
TESTS = """
import os, signal, subprocess, sys
import tests.conftest
number = signal.Signals[sys.argv[1]]
child = [sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(60)"]
with subprocess.Popen(child, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as started:
    started.stdout.readline()
    started.send_signal(number)
    try:
        print(started.wait(20))
    finally:
        started.kill()
os.kill(os.getpid(), number)
print("still there")
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_background_test_runs_can_interrupt_their_child_processes(name: str) -> None:
    done = subprocess.run(
        [*IN_BACKGROUND, sys.executable, "-c", TESTS, name],
        cwd=Path(__file__).parent.parent,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [str(-signal.Signals[name]), "still there"]
