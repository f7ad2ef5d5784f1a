"""Processes that a fork server started (fork_server.py), as seen by the tests."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

FORK_SERVER = str(Path(__file__).with_name("fork_server.py"))
PATIENCE = 180.0


class ForkedProcess:
    """A server process; offers what the tests need of `subprocess.Popen`."""

    def __init__(self, parent: ForkingParent, pid: int) -> None:
        self.parent = parent
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code; None while the process runs."""
        if self.returncode is None:
            self.parent.read(0.0)
            self.returncode = self.parent.exit_codes.pop(self.pid, None)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait for the end; return the exit code."""
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"process {self.pid} still runs after {timeout} s")
            self.parent.read(left)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class ForkingParent:
    """A running fork server."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        # In its own session, so that Ctrl-C in a terminal ends the tests and not the servers under test.
        self.process = subprocess.Popen(
            [sys.executable, FORK_SERVER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        self.exit_codes: dict[int, int] = {}
        self._received = b""
        self._ready = False
        self._began: list[int] = []
        self._wait_until(lambda: self._ready)
        atexit.register(self.close)

    def start(self, arguments: Sequence[str], out: Path, log: Path) -> ForkedProcess:
        """Start `bordspil serve` with some arguments."""
        assert self.process.stdin is not None
        request = {"arguments": list(arguments), "out": str(out), "log": str(log)}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        self._wait_until(lambda: bool(self._began))
        return ForkedProcess(self, self._began.pop())

    def read(self, timeout: float) -> None:
        """Take in reports, waiting up to `timeout` seconds for the first."""
        assert self.process.stdout is not None
        output = self.process.stdout.fileno()
        if not select.select([output], [], [], timeout)[0]:
            return
        data = os.read(output, 65536)
        if not data:
            raise AssertionError(f"the fork server has ended with {self.process.wait()}")
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            self._take(line.decode().split())

    def close(self) -> None:
        """End the fork server, and with it all its servers."""
        self.process.communicate()

    def _take(self, words: Sequence[str]) -> None:
        if words[:1] == ["fork-server:"]:
            self._ready = True
            if words[1] == "began":
                self._began.append(int(words[2]))
            elif words[1] == "ended":
                self.exit_codes[int(words[2])] = int(words[3])

    def _wait_until(self, condition: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, "the fork server does not answer"
            self.read(1.0)


@cache
def forking_parent(environment: tuple[tuple[str, str], ...]) -> ForkingParent:
    """The fork server for an environment, one per test process."""
    return ForkingParent(dict(environment))
