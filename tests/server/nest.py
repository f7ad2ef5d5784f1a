"""Hatches one server after the other: `python nest.py`, then a JSON list of arguments on each line of input.

Importing takes seconds and touches nothing that a crash could harm, so it is done once; each server is a
process of its own all the same, forked before there is any thread, event loop, socket or database.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys

from bordspil.cli import main
from bordspil.cli.desk import Desk
from bordspil.games import all_games

# A server whose tests were killed must not stay for ever.
LONGEST_LIFE = 900
LOADED = (
    "bordspil.cli.run",
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


def hatch(arguments: list[str]) -> None:
    """Runs a server in a new process, and says when it began and how it ended."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        signal.alarm(LONGEST_LIFE)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        main(arguments)
    say("began", pid)
    say("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


if __name__ == "__main__":
    for module in LOADED:
        importlib.import_module(module)
    all_games()
    importlib.import_module("bordspil.cli.app").build_app(Desk("en"))
    say("ready")
    while line := os.read(0, 65536):
        hatch(json.loads(line))
