"""Run the command line as people do: in its own process, through pipes or in a terminal."""

from __future__ import annotations

import atexit
import fcntl
import functools
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

COMMAND = (sys.executable, "-m", "bordspil")
PATIENCE = 30.0
ROWS, COLUMNS = 40, 100

# Importing the program and parsing its messages takes longer than most commands. So one process does it once,
# and every command is a fork of that process, with its own streams and exit code.
TEMPLATE = """
import contextlib, functools, io, json, os, sys
import fluent.runtime
fluent.runtime.FluentResource = functools.cache(fluent.runtime.FluentResource)
from bordspil.cli import main
from bordspil.cli.run import run
from bordspil.locales import LANGUAGES
with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
    for language in LANGUAGES:
        for words in (["rules", "sushi-go", "1"], ["simulate", "sushi-go", "-m", "0"], ["bench", "--help"]):
            run([*words, "--lang", language])
for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child == 0:
        for number, (path, flags) in enumerate(order["streams"]):
            os.dup2(os.open(path, flags), number)
        os.environ.update(order["env"])
        try:
            main(order["words"])
        except SystemExit as end:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(end.code)  # shutting down the interpreter properly takes ten times longer
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@dataclass(frozen=True)
class Finished:
    """A command that has ended."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """The environment of a command: English, a fixed width, and nothing from the developer's shell."""
    unwanted = {"COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "PYTHONPATH"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, "COLUMNS": str(COLUMNS), "TERM": "xterm", "PYTHONUTF8": "1", **more}


@functools.cache
def template() -> subprocess.Popen[str]:
    """The process that commands are forked from."""
    process = subprocess.Popen(
        [sys.executable, "-c", TEMPLATE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    atexit.register(process.communicate)
    return process


def run(*words: str, **env: str) -> Finished:
    """Run a command without a terminal."""
    server = template()
    assert server.stdin is not None
    assert server.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        written = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        streams = [(os.devnull, os.O_RDONLY), (str(out), written), (str(err), written)]
        server.stdin.write(json.dumps({"words": words, "env": env, "streams": streams}) + "\n")
        server.stdin.flush()
        code = int(server.stdout.readline())
        return Finished(code, out.read_text("utf-8", "replace"), err.read_text("utf-8", "replace"))


def run_fresh(
    *words: str, command: tuple[str, ...] = COMMAND, env: Mapping[str, str] | None = None
) -> Finished:
    """The same in a new interpreter, for tests that depend on its start."""
    done = subprocess.run(
        [*command, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment() if env is None else dict(env),
        timeout=PATIENCE,
        check=False,
    )
    return Finished(done.returncode, done.stdout, done.stderr)


def one_line(text: str) -> str:
    """Text as one line, however it was wrapped."""
    return re.sub(r"[\s│]+", " ", text)


class Terminal:
    """A command in a terminal of 100 by 40 characters that tests can type into."""

    ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()=>].?)|\r")
    # Makes it the controlling terminal of the process, so that Ctrl-C reaches it.
    TAKE_TERMINAL = (
        "import fcntl, runpy, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
        "runpy.run_module('bordspil', run_name='__main__')"
    )

    def __init__(self, *words: str, **more: str) -> None:
        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        env = environment(**more)
        del env["COLUMNS"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.TAKE_TERMINAL, *words],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=env,
            start_new_session=True,
        )
        os.close(screen)
        self.raw = b""
        self.read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    @property
    def shown(self) -> str:
        """Everything written so far, without colours and with ordinary spaces."""
        text = self.raw.decode(errors="ignore")
        return self.ESCAPES.sub("", text).replace("\u00a0", " ")

    def wait_for(self, *texts: str) -> str:
        """Wait for one of the texts and return what is new up to it."""
        end = time.monotonic() + PATIENCE
        while True:
            new = self.shown[self.read :]
            found = [(new.index(text), text) for text in texts if text in new]
            if found:
                start, text = min(found)
                self.read += start + len(text)
                return new[: start + len(text)]
            if not self.take(end - time.monotonic()):
                raise AssertionError(f"none of {texts} appeared, only:\n{new}")

    def rest(self) -> str:
        """Wait for the end of the command and return what is new."""
        end = time.monotonic() + PATIENCE
        while self.take(end - time.monotonic()):
            pass
        new = self.shown[self.read :]
        self.read += len(new)
        return new

    def take(self, seconds: float) -> bool:
        """Read more; False if nothing more comes."""
        if not select.select([self.keyboard], [], [], max(seconds, 0))[0]:
            return False
        try:
            more = os.read(self.keyboard, 65536)
        except OSError:  # how Linux reports that the other end is closed
            return False
        self.raw += more
        return bool(more)

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.keyboard, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until the process ends: one just before Python reads the keyboard gets lost."""
        for _ in range(int(PATIENCE)):
            self.type("\x03")
            try:
                self.process.wait(1)
            except subprocess.TimeoutExpired:
                continue
            return

    def answer(self, line: str) -> None:
        """Type a line."""
        self.type(line + "\n")

    def exit_code(self) -> int:
        """Wait for the command to end and return its exit code."""
        return self.process.wait(PATIENCE)
