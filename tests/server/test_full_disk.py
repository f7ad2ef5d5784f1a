"""While nothing can be written, a table of bots neither goes on nor tries without a pause."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from bordspil.server.config import Config
from bordspil.server.connection import Connection
from bordspil.server.errors import StoreError
from bordspil.server.hall import Hall
from bordspil.server.live import LiveTable
from bordspil.server.metrics import Metrics
from bordspil.server.store import Store
from bordspil.server.thinking import Thinking
from bordspil.wire import messages as m

SOON = 10.0


async def unread(message: MutableMapping[str, Any]) -> None:
    """Nobody reads what is sent."""


class Disk:
    """A store that has room for so many appends."""

    def __init__(self, store: Store) -> None:
        self.append = store.append
        self.room = 0

    async def __call__(self, *args: Any, **kwargs: Any) -> None:
        if not self.room:
            raise StoreError("the disk is full", reason="store-write-failed")
        self.room -= 1
        await self.append(*args, **kwargs)


async def fill_the_disk(url: str) -> None:
    """Bots are in the midst of a match when there is no more room, and end it when there is again."""
    store, thinking = Store.opened(url), Thinking(1)
    hall = Hall(Config(database=url), store, thinking, Metrics())
    disk = Disk(store)
    store.append = disk  # type: ignore[method-assign]
    host = Connection(unread, "127.0.0.1")
    bots = {"0": "family", "1": "family"}
    # One append opens the table, one starts the match and has its first moves.
    disk.room = 2
    settings = m.Settings(pace=0)
    hall.receive(host, m.Open(id=1, game="sequence", name="Anna", seat_count=2, bots=bots, settings=settings))
    live: LiveTable = host.table
    await live.settle()
    hall.receive(host, m.Start(id=2))
    async with asyncio.timeout(SOON):
        await live.settle()
        # The bots' next moves fail; after that the table rests.
        await asyncio.sleep(0)
        await live.settle()
    assert live.table.is_running
    disk.room = 1000
    async with asyncio.timeout(SOON):
        while live.table.is_running:
            await asyncio.sleep(0.01)
    await hall.stop()
    thinking.close()
    store.close()


def test_bots_wait_for_room_and_then_play_on(tmp_path: Path) -> None:
    asyncio.run(fill_the_disk(f"sqlite:///{tmp_path / 'b.db'}"))
