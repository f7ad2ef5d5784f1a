"""A client that was refused at one table and joins another has nothing more to do with the first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bordspil.server.live.live_table import LiveTable
from bordspil.server.live.registry import Registry
from bordspil.server.net.connection import Connection
from bordspil.server.ops.config import Config
from bordspil.server.store.store import Store
from bordspil.wire import messages as m
from tests.server.live.in_process import new_client, open_table, registry_on


class SlowDisk:
    """A store that writes one table's entries only when told to."""

    def __init__(self, store: Store) -> None:
        self.append: Callable[..., Awaitable[None]] = store.append
        self.slow_table = ""
        self.may_write = asyncio.Semaphore(0)
        self.is_waiting = asyncio.Semaphore(0)

    async def __call__(self, table_id: str, *args: Any, **kwargs: Any) -> None:
        if table_id == self.slow_table:
            self.is_waiting.release()
            await self.may_write.acquire()
        await self.append(table_id, *args, **kwargs)


async def table_of_two(registry: Registry) -> tuple[Connection, LiveTable]:
    """A host in the first seat of a table of two."""
    host = new_client()
    opening = m.Open(id=1, game="sushi-go", name="Anna", seat_count=2, seat=0)
    return host, await open_table(registry, host, opening)


def test_a_late_refusal_by_one_table_does_not_remove_anyone_from_another(sqlite_url: str) -> None:
    async def change_tables() -> None:
        """A guest is refused, asks again, and joins another table before the answer comes."""
        store = Store.opened(sqlite_url)
        disk = SlowDisk(store)
        store.append = disk  # type: ignore[method-assign]
        async with registry_on(store, Config(database=sqlite_url)) as registry:
            host, first = await table_of_two(registry)
            _, second = await table_of_two(registry)
            disk.slow_table = first.id
            guest = new_client()
            registry.receive(host, m.Rename(id=2, name="Birta"))
            registry.receive(guest, m.Join(id=1, code=first.table.code, name="Jón", seat=0))
            await disk.is_waiting.acquire()
            registry.receive(host, m.Rename(id=3, name="Dóra"))
            registry.receive(guest, m.Ping(id=2))
            disk.may_write.release()
            await disk.is_waiting.acquire()
            registry.receive(guest, m.Join(id=3, code=second.table.code, name="Jón", seat=1))
            await second.settle()
            assert guest in second.presence.clients
            disk.may_write.release()
            await first.settle()
            assert guest.table is second
            assert second.table.seat_of(guest.person) == 1
            registry.lost(guest)
            assert guest not in second.presence.clients

    asyncio.run(change_tables())
