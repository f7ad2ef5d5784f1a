"""A real server in a process of its own, for tests: started, killed, started again on the same port."""

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
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

# Long, for a machine that does much else; a server that dies is noticed at once.
PATIENCE = 180.0
# Loopback only: no proxy of the environment may come between.
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@dataclass
class Serving:
    """A server: where it is, its process and its log."""

    database: str
    port: int
    settings: dict[str, object]
    folder: Path
    process: subprocess.Popen[bytes] | None = field(default=None)
    starts: int = 0

    @property
    def url(self) -> str:
        """Where it answers over HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def log(self) -> str:
        """All that its processes have written to their error streams so far."""
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def out(self) -> str:
        """All that its processes have said to their keeper."""
        return (self.folder / "out").read_text(encoding="utf-8")

    def start(self) -> None:
        """Starts a process and waits until it is ready."""
        words = [
            f"--{name.replace('_', '-')}={value}"
            for name, value in self.settings.items()
            if value is not True
        ]
        words += [f"--{name.replace('_', '-')}" for name, value in self.settings.items() if value is True]
        command = [
            sys.executable,
            "-m",
            "bordspil",
            "serve",
            f"--port={self.port}",
            f"--database={self.database}",
        ]
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BORDSPIL_")}
        mounts = ("BORDSPIL_GAMES", "BORDSPIL_LOCALES")
        mounted = {name: os.environ[name] for name in mounts if name in os.environ}
        with (self.folder / "out").open("ab") as out, (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--log-format=json", *words],
                stdout=out,
                stderr=log,
                env={**clean, **mounted, "BORDSPIL_LANG": "en"},
            )
        self.starts += 1
        self.wait_ready()

    def wait_ready(self) -> None:
        """Waits until the server says that it is ready."""
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
        raise AssertionError(f"the server did not get ready:\n{self.log}")

    def kill(self) -> None:
        """kill -9: no goodbye to anyone."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Asks for an orderly end and gives the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        """Sends a signal and waits for the end."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def free_port() -> int:
    """A port that nobody listens on, and none of those that the system gives to clients."""
    while True:
        port = random.randrange(12_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


@contextlib.contextmanager
def serve(database: str, **settings: object) -> Iterator[Serving]:
    """A running server with settings of its Config; killed at the end, if it still runs."""
    with tempfile.TemporaryDirectory() as folder:
        # A machine that does much else must not make the server turn tests away.
        patient: dict[str, object] = {"busy_lag": 30, "overload_lag": 60}
        serving = Serving(database, free_port(), {**patient, **settings}, Path(folder))
        try:
            serving.start()
            yield serving
        finally:
            if serving.process is not None and serving.process.poll() is None:
                serving.kill()
