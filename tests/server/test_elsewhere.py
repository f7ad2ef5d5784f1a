"""Who is turned away at one table and goes to another has nothing more to do with the first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

from bordspil.server.config import Config
from bordspil.server.connection import Connection
from bordspil.server.hall import Hall
from bordspil.server.live import LiveTable
from bordspil.server.metrics import Metrics
from bordspil.server.store import Store
from bordspil.server.thinking import Thinking
from bordspil.wire import messages as m


async def unread(message: MutableMapping[str, Any]) -> None:
    """Nobody reads what is sent."""


def comer() -> Connection:
    return Connection(unread, "127.0.0.1")


class SlowDisk:
    """A store that writes the entries of one table only when it is told to."""

    def __init__(self, store: Store) -> None:
        self.append: Callable[..., Awaitable[None]] = store.append
        self.slow = ""
        self.written = asyncio.Semaphore(0)
        self.waits = asyncio.Semaphore(0)

    async def __call__(self, table_id: str, *args: Any, **kwargs: Any) -> None:
        if table_id == self.slow:
            self.waits.release()
            await self.written.acquire()
        await self.append(table_id, *args, **kwargs)


async def opened_table(hall: Hall) -> tuple[Connection, LiveTable]:
    """A host at a table of two, in its first seat."""
    host = comer()
    hall.receive(host, m.Open(id=1, game="sushi-go", name="Anna", seat_count=2, seat=0))
    live: LiveTable = host.table
    await live.settle()
    return host, live


async def go_elsewhere(url: str) -> None:
    """Somebody is refused at a table, asks for more there, and is let in at another before the answer."""
    store, thinking = Store.opened(url), Thinking(1)
    hall = Hall(Config(database=url), store, thinking, Metrics())
    disk = SlowDisk(store)
    store.append = disk  # type: ignore[method-assign]
    host, first = await opened_table(hall)
    _, second = await opened_table(hall)
    disk.slow = first.id
    guest = comer()
    hall.receive(host, m.Rename(id=2, name="Birta"))
    hall.receive(guest, m.Join(id=1, code=first.table.code, name="Jón", seat=0))
    await disk.waits.acquire()
    hall.receive(host, m.Rename(id=3, name="Dóra"))
    hall.receive(guest, m.Ping(id=2))
    disk.written.release()
    await disk.waits.acquire()
    hall.receive(guest, m.Join(id=3, code=second.table.code, name="Jón", seat=1))
    await second.settle()
    assert guest in second.presence.connections
    disk.written.release()
    await first.settle()
    assert guest.table is second
    assert second.table.seat_of(guest.person) == 1
    hall.lost(guest)
    assert guest not in second.presence.connections
    await hall.stop()
    thinking.close()
    store.close()


def test_a_late_refusal_of_one_table_takes_nobody_away_from_another(tmp_path: Path) -> None:
    asyncio.run(go_elsewhere(f"sqlite:///{tmp_path / 'b.db'}"))
