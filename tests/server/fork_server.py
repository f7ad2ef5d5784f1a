"""Fork servers on request: `python fork_server.py`, then a request as JSON on each line of input.

A request has the `arguments` of `bordspil serve`, and perhaps files for its output: `out` and `log`. Imports
and catalogues take seconds to load, so they are loaded once. Each server is still its own process and does
what `bordspil serve` does; it is forked before there is any thread, event loop, socket or database. All
servers are killed when the input ends.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import select
import signal
import sys
from typing import Any

from bordspil.cli.run import run
from bordspil.server.language.speakers import speaker

# Imported lazily by the server.
LAZY_IMPORTS = (
    "bordspil.server.app",
    "bordspil.server.run",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


class ForkServer:
    """The running servers, and the pipe that wakes us when one ends."""

    def __init__(self) -> None:
        self.running: set[int] = set()
        self.wake_read, self.wake_write = os.pipe()
        os.set_blocking(self.wake_write, False)
        signal.set_wakeup_fd(self.wake_write)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)

    def serve_requests(self) -> None:
        """Handle requests until the input ends, then kill all servers."""
        received = b""
        while True:
            readable, _, _ = select.select([0, self.wake_read], [], [])
            if self.wake_read in readable:
                os.read(self.wake_read, 4096)
                self.report_ended()
            if 0 in readable:
                data = os.read(0, 65536)
                if not data:
                    break
                *lines, received = (received + data).split(b"\n")
                for line in lines:
                    self.fork(json.loads(line))
        for pid in self.running:
            os.kill(pid, signal.SIGKILL)

    def fork(self, request: dict[str, Any]) -> None:
        """Run a server in a new process, and report its pid."""
        pid = os.fork()
        if pid == 0:
            self.become_server(**request)
        self.running.add(pid)
        report("began", pid)

    def become_server(self, arguments: list[str], out: str | None = None, log: str | None = None) -> None:
        """Turn this process into a server; never returns."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(self.wake_read)
        os.close(self.wake_write)
        for file, number in ((out, 1), (log, 2)):
            if file is not None:
                redirect(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, number)
        redirect(os.devnull, os.O_RDONLY, 0)
        sys.exit(run(["serve", *arguments]))

    def report_ended(self) -> None:
        """Report the servers that have ended, with their exit codes."""
        for pid in list(self.running):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                self.running.discard(pid)
                report("ended", pid, os.waitstatus_to_exitcode(status))


def redirect(file: str, flags: int, number: int) -> None:
    """Make a file descriptor refer to a file."""
    opened = os.open(file, flags, 0o600)
    os.dup2(opened, number)
    os.close(opened)


def report(*words: object) -> None:
    """Write a line for whoever started us."""
    print("fork-server:", *words, flush=True)


def load_everything() -> None:
    """Import what servers need, and build the command line and the catalogues once."""
    for module in LAZY_IMPORTS:
        importlib.import_module(module)
    speaker(None).knows("serve-here")
    with contextlib.redirect_stdout(io.StringIO()):
        run(["serve", "--show-config"])


if __name__ == "__main__":
    load_everything()
    forks = ForkServer()
    report("ready")
    forks.serve_requests()
