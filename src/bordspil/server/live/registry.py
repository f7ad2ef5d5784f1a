"""All live tables; routes each client's messages to the right one."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from bordspil.core.errors import GameError
from bordspil.server.addresses import LOOPBACK, network_of
from bordspil.server.errors import NoSuchTable, NotJoined, StoreError, TooMany
from bordspil.server.language import localized
from bordspil.server.live.clean_up import clean_up_hourly
from bordspil.server.live.live_table import LiveTable, failed_error
from bordspil.server.live.thinking import Thinking
from bordspil.server.live.tokens import Tokens
from bordspil.server.ops.config import Config
from bordspil.server.ops.metrics import Metrics
from bordspil.server.store.store import Store
from bordspil.server.tables.identifiers import new_code, new_id, read_code
from bordspil.server.tables.opening import opened_table
from bordspil.server.tables.summary import table_summary
from bordspil.server.tables.table import Table, table_from_journal
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.client import Client

log = structlog.get_logger(__name__)


class Registry:
    """The live tables of a server."""

    def __init__(self, config: Config, store: Store, thinking: Thinking, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.tokens = Tokens(store.secret())
        self.tables: dict[str, LiveTable] = {}
        self.by_code: dict[str, LiveTable] = {}
        self.by_key: dict[str, LiveTable] = {}
        # How many tables each hashed address has open.
        self.opened: Counter[str] = Counter()
        self.is_ready = False
        self.is_stopping = False
        self.tasks: set[asyncio.Task[Any]] = set()

    async def begin(self) -> None:
        """Restore all stored tables, then start cleaning up."""
        broken = 0
        for number, stored in enumerate(self.store.tables()):
            try:
                table = table_from_journal(stored.entries)
                self.add(LiveTable(self, stored.table_id, table, len(stored.entries)))
            except (GameError, ValueError) as problem:
                # One damaged journal must not keep the other tables closed.
                broken += 1
                log.error("table-unreadable", table=stored.table_id, problem=problem)
            if number % 50 == 0:
                await asyncio.sleep(0)
        log.info("tables-restored", tables=len(self.tables), broken=broken)
        for live in self.tables.values():
            live.wake()
        self.is_ready = True
        self.run_in_background(clean_up_hourly(self))

    async def stop(self) -> None:
        """Tell everyone, and wait until everything under way is written."""
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        # All at once: one by one, each table would wait for its own commit while everyone's clock runs.
        await asyncio.gather(*[live.stop() for live in self.tables.values()], return_exceptions=True)

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something until it ends or the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Messages.

    def receive(self, client: Client, message: m.AnyFromClient) -> None:
        """Take a message; the answer comes through the client."""
        try:
            live = client.table
            if live is None:
                live = self.find(client, message)
                client.table = live
            elif isinstance(message, m.FirstMessage):
                raise NotJoined("this socket is at a table already", reason="joined-already")
            live.post(client, message)
        except GameError as problem:
            self.refuse(client, message.id, problem)
        except Exception as problem:
            log.error("hall-failed", problem=problem)
            self.refuse(client, message.id, failed_error("internal"))

    def refuse(self, client: Client, id: int, problem: GameError) -> None:
        """Answer with an error."""
        self.metrics.refused(problem.code)
        client.send(m.encode(localized.error(problem, id, client.language)))

    def lost(self, client: Client) -> None:
        """Remove a client whose socket is gone."""
        live, client.table = client.table, None
        if live is not None:
            live.drop(client)

    # Finding tables.

    def find(self, client: Client, message: m.AnyFromClient) -> LiveTable:
        """The table that a first message names."""
        if isinstance(message, (m.Open, m.OpenPad)):
            return self.open(client, message)
        if isinstance(message, m.Join):
            live = self.by_code.get(read_code(message.code))
            if live is None:
                raise NoSuchTable("there is no table with this code", reason="no-such-table")
            return live
        if isinstance(message, m.Watch):
            live = self.by_key.get(message.key)
            if live is None or not hmac.compare_digest(message.key, live.table.watch_key):
                raise NoSuchTable("there is no table with this link", reason="bad-watch-key")
            return live
        if isinstance(message, m.Return):
            live, person = self.by_token(message.token)
            client.person = person
            client.seen_match, client.seen = message.match, message.seen
            return live
        raise NotJoined("say first which table this is for: open, join, watch or return", reason="not-joined")

    def by_token(self, token: str) -> tuple[LiveTable, str]:
        """The table and the person of a token; raises NoSuchTable if it isn't valid, or no longer."""
        table_id, person = self.tokens.read(token)
        live = self.tables.get(table_id)
        if live is None or person not in live.table.people:
            raise NoSuchTable("this seat is no longer yours, or the table is closed", reason="bad-token")
        return live, person

    async def public_tables(self) -> list[dict[str, Any]]:
        """The tables that anyone may join or watch; those waiting for people come first."""

        def summary(table: Table) -> dict[str, Any] | None:
            return {**table_summary(table), "watch_key": table.watch_key} if table.settings.public else None

        reads = [
            live.read(lambda live=live: summary(live.table))  # type: ignore[misc]
            for live in self.tables.values()
            if live.table.settings.public and live.presence.clients
        ]
        found = await asyncio.gather(*reads, return_exceptions=True)
        # Skip tables that were closed meanwhile or can't be written: nobody could join them.
        listed = [table for table in found if isinstance(table, dict)]
        return sorted(listed, key=lambda table: (table["running"], not table["free"]))

    # Opening and forgetting tables.

    def open(self, client: Client, message: m.Open | m.OpenPad) -> LiveTable:
        """Open a table; its journal is written with its first batch."""
        if len(self.tables) >= self.config.max_tables:
            raise TooMany("this server has no room for more tables", reason="too-many-tables")
        code = new_code()
        while code in self.by_code:
            code = new_code()
        address = self.hashed_address(client.address)
        table, entries = opened_table(message, code=code, watch_key=new_id(), address=address, at=time.time())
        # Only now: a refused request must not cost anyone another table.
        is_limited = self.config.limit_loopback or network_of(client.address) != LOOPBACK
        if is_limited and self.opened[address] >= self.config.max_tables_per_address:
            self.make_room(address)
        live = LiveTable(self, new_id(), table, 0)
        live.unwritten = entries
        self.add(live)
        return live

    def hashed_address(self, address: str) -> str:
        """What a table stores of the address it was opened from: enough to count, not to find anyone."""
        return hmac.digest(self.store.secret(), network_of(address).encode(), "sha256").hex()[:16]

    def make_room(self, address: str) -> None:
        """Give up an unused table that was opened from this address; raises TooMany if there is none."""
        for live in self.tables.values():
            if live.table.address == address and live.is_unused:
                live.end("closed", 1000)
                self.run_in_background(self.delete_stored(live.id))
                return
        raise TooMany("you have too many tables open", reason="too-many-tables")

    async def delete_stored(self, table_id: str) -> None:
        """Delete what is stored of a table."""
        with contextlib.suppress(StoreError):
            await self.store.delete(table_id)

    def add(self, live: LiveTable) -> None:
        """Make a table known."""
        self.tables[live.id] = live
        self.by_code[live.table.code] = live
        self.by_key[live.table.watch_key] = live
        self.opened[live.table.address] += 1

    def forget(self, live: LiveTable) -> None:
        """Remove a table that has ended."""
        if self.tables.pop(live.id, None) is not None:
            self.by_code.pop(live.table.code, None)
            self.by_key.pop(live.table.watch_key, None)
            self.opened[live.table.address] -= 1
            if not self.opened[live.table.address]:
                del self.opened[live.table.address]
