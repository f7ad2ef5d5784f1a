"""A real server in its own process, which tests can start, kill and restart on the same port."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.forked_process import ForkedProcess, forking_parent

# Long, because test machines are busy; a server that dies is noticed at once.
PATIENCE = 180.0
# Without the proxies of the environment: we only talk to loopback.
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@dataclass
class ServerProcess:
    """A server: its address, its process and its log."""

    database: str
    port: int
    settings: dict[str, object]
    folder: Path
    process: subprocess.Popen[bytes] | ForkedProcess | None = field(default=None)
    starts: int = 0

    @property
    def url(self) -> str:
        """The URL for HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """The URL for sockets."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def log(self) -> str:
        """Everything its processes have written to stderr."""
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def out(self) -> str:
        """Everything its processes have written to stdout."""
        return (self.folder / "out").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start a process and wait until it is ready."""
        arguments = [f"--port={self.port}", f"--database={self.database}", "--log-format=json"]
        arguments += flags(self.settings)
        out, log = self.folder / "out", self.folder / "log"
        out.touch()
        log.touch()
        environment = server_environment()
        if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
            # A process inherits which signals are ignored, so a fork server can't start this one.
            command = [sys.executable, "-m", "bordspil", "serve", *arguments]
            with out.open("ab") as stdout, log.open("ab") as stderr:
                self.process = subprocess.Popen(command, stdout=stdout, stderr=stderr, env=environment)
        else:
            parent = forking_parent(tuple(sorted(environment.items())))
            self.process = parent.start(arguments, out, log)
        self.starts += 1
        self.wait_ready()

    def wait_ready(self) -> None:
        """Wait until the server says that it is ready."""
        assert self.process is not None
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended with {self.process.returncode}:\n{self.log}")
            with (
                contextlib.suppress(OSError, urllib.error.URLError),
                DIRECT.open(f"{self.url}/ready", timeout=5),
            ):
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not become ready:\n{self.log}")

    def kill(self) -> None:
        """Kill the process with `kill -9`."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask for a clean shutdown; return the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; return the exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def flags(settings: Mapping[str, object]) -> list[str]:
    """Settings as flags of `bordspil serve`."""
    named = {f"--{name.replace('_', '-')}": value for name, value in settings.items()}
    return [name if value is True else f"{name}={value}" for name, value in named.items()]


def server_environment() -> dict[str, str]:
    """The environment of a server: with the test games, but without anyone's settings."""
    kept = {"BORDSPIL_GAMES", "BORDSPIL_LOCALES"}
    passed = {
        name: value
        for name, value in os.environ.items()
        # pytest changes its own variables with every test.
        if name in kept or not name.startswith(("BORDSPIL_", "PYTEST_"))
    }
    return {**passed, "BORDSPIL_LANG": "en"}


def free_port() -> int:
    """A free port outside the range that the system gives to clients."""
    while True:
        port = random.randrange(12_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def serve(database: str, **settings: object) -> Iterator[ServerProcess]:
    """Run a server with some settings; killed at the end if it is still running."""
    with tempfile.TemporaryDirectory() as folder:
        # A busy machine must not make the server refuse the tests.
        patient: dict[str, object] = {"busy_lag": 30, "overload_lag": 60}
        serving = ServerProcess(database, free_port(), {**patient, **settings}, Path(folder))
        try:
            serving.start()
            yield serving
        finally:
            if serving.process is not None and serving.process.poll() is None:
                serving.kill()
