"""While nothing can be written, a table of bots neither plays on nor retries without a pause."""

from __future__ import annotations

import asyncio
from typing import Any

from bordspil.server.errors import StoreError
from bordspil.server.ops.config import Config
from bordspil.server.store.store import Store
from bordspil.wire import messages as m
from tests.server.live.in_process import new_client, open_table, registry_on

TIMEOUT = 10.0


class Disk:
    """A store that has room for a number of appends."""

    def __init__(self, store: Store) -> None:
        self.append = store.append
        self.room = 0

    async def __call__(self, *args: Any, **kwargs: Any) -> None:
        if not self.room:
            raise StoreError("the disk is full", reason="store-write-failed")
        self.room -= 1
        await self.append(*args, **kwargs)


def test_bots_wait_for_room_and_then_play_on(sqlite_url: str) -> None:
    async def fill_the_disk() -> None:
        """The disk is full in the middle of a match of bots, and then has room again."""
        store = Store.opened(sqlite_url)
        disk = Disk(store)
        store.append = disk  # type: ignore[method-assign]
        async with registry_on(store, Config(database=sqlite_url)) as registry:
            host = new_client()
            bots = {"0": "family", "1": "family"}
            # One append opens the table, one starts the match and has its first moves.
            disk.room = 2
            settings = m.Settings(pace=0)
            opening = m.Open(id=1, game="sequence", name="Anna", seat_count=2, bots=bots, settings=settings)
            live = await open_table(registry, host, opening)
            registry.receive(host, m.Start(id=2))
            async with asyncio.timeout(TIMEOUT):
                await live.settle()
                # The bots' next moves fail; then the table rests.
                await asyncio.sleep(0)
                await live.settle()
            assert live.table.is_running
            disk.room = 1000
            async with asyncio.timeout(TIMEOUT):
                while live.table.is_running:
                    await asyncio.sleep(0.01)

    asyncio.run(fill_the_disk())
