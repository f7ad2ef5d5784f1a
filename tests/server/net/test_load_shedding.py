"""An overloaded server refuses newcomers first, then moves, and says when to try again."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.app import make_app
from bordspil.server.errors import Busy
from bordspil.server.net.connection import Connection
from bordspil.server.ops.config import Config
from bordspil.wire.messages import AnyFromClient, AskHint, Join, Open, Ping, Play, Return, Watch

NEW: list[AnyFromClient] = [
    Open(id=1, game="sushi-go", name="A"),
    Join(id=1, code="ABCDEFGH", name="A"),
    Watch(id=1, key="x" * 20),
    AskHint(id=1),
]
OLD: list[AnyFromClient] = [Play(id=1, move="squid", turn=0), Return(id=1, token="x" * 20)]


def refused(tmp_path: Path, level: int) -> list[bool]:
    """Which messages a server refuses at a level of load."""

    async def send(message: MutableMapping[str, Any]) -> None:
        pass

    async def ask() -> list[bool]:
        app = make_app(Config(database=f"sqlite:///{tmp_path / 'b.db'}", thinking_threads=1))
        try:
            app.overload.level = level
            connection = Connection(send, "192.0.2.1")
            answers = []
            for message in [*NEW, *OLD, Ping(id=1)]:
                try:
                    app.sockets.admit(connection, message, None, 0.0)
                except Busy as problem:
                    answers.append(int(problem.facts["retry_after"]) >= 1)
                else:
                    answers.append(False)
            # At level 2, new sockets get an error and are closed.
            assert app.sockets.has_room(connection, counted=True) == (level < 2)
            return answers
        finally:
            app.thinking.close()
            app.store.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(("level", "new", "old"), [(0, False, False), (1, True, False), (2, True, True)])
def test_newcomers_are_refused_before_players(tmp_path: Path, level: int, new: bool, old: bool) -> None:
    assert refused(tmp_path, level) == [new] * len(NEW) + [old] * len(OLD) + [False]
