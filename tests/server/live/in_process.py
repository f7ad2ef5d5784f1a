"""A registry of tables inside the test process, without sockets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, MutableMapping
from typing import Any

from bordspil.server.live.live_table import LiveTable
from bordspil.server.live.registry import Registry
from bordspil.server.live.thinking import Thinking
from bordspil.server.net.connection import Connection
from bordspil.server.ops.config import Config
from bordspil.server.ops.metrics import Metrics
from bordspil.server.store.store import Store
from bordspil.server.tables import entries as e
from bordspil.wire import messages as m


@contextlib.asynccontextmanager
async def registry_on(store: Store, config: Config) -> AsyncIterator[Registry]:
    """A registry on a store, which is closed at the end."""
    thinking = Thinking(1)
    try:
        registry = Registry(config, store, thinking, Metrics())
        yield registry
        await registry.stop()
    finally:
        thinking.close()
        store.close()


def new_client() -> Connection:
    """A client that never reads what is sent."""
    return Connection(unread, "127.0.0.1")


async def unread(message: MutableMapping[str, Any]) -> None:
    """Ignore a message."""


async def open_table(registry: Registry, client: Connection, message: m.Open) -> LiveTable:
    """Open a table and wait until it is stored."""
    registry.receive(client, message)
    live = client.table
    assert live is not None
    await live.settle()
    return live


def opening_entry(code: str) -> bytes:
    """The first entry of a journal."""
    return e.write_entry(
        e.Opened(
            at=0.0,
            code=code,
            watch_key=f"key of {code}",
            game="sushi-go",
            seat_count=2,
            options={},
            settings=m.Settings(),
        )
    )
