"""Hatches one server after the other: `python nest.py`, then its settings as JSON on each line of input.

Importing and reading the catalogues takes seconds and touches nothing that a crash could harm, so it is done
once. Each server is a process of its own all the same and does what `bordspil serve` does; it is forked while
there is no thread, event loop, socket or database yet.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys

from bordspil.cli.desk import Desk
from bordspil.cli.serve import start
from bordspil.server import words
from bordspil.server.config import load_config

# A server whose tests were killed must not stay for ever.
LONGEST_LIFE = 900
# What is imported only when it is needed.
LATE = (
    "bordspil.server.app",
    "bordspil.server.run",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def say(*words: object) -> None:
    print("nest:", *words, flush=True)


def hatch(settings: dict[str, object], desk: Desk) -> None:
    """Runs a server in a new process, and says when it began and how it ended."""
    pid = os.fork()
    if pid == 0:
        signal.alarm(LONGEST_LIFE)
        sys.exit(start(load_config(None, {}, settings), desk))
    say("began", pid)
    say("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


if __name__ == "__main__":
    for module in LATE:
        importlib.import_module(module)
    desk = Desk("en")
    for speaker in (desk.say, words.speaker(None)):
        speaker.knows("serve-here")
    say("ready")
    while line := os.read(0, 65536):
        hatch(json.loads(line), desk)
