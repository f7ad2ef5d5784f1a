"""All live tables: who comes in is sent to the right one."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import structlog

from bordspil.bots import make_bot
from bordspil.core.errors import GameError
from bordspil.games import find_game
from bordspil.server import entries as e
from bordspil.server import words
from bordspil.server.commands import check_level
from bordspil.server.config import Config
from bordspil.server.connection import Connection
from bordspil.server.errors import NoSuchTable, NotJoined, StoreError, TableError, TooMany
from bordspil.server.limits import household
from bordspil.server.live import LiveTable
from bordspil.server.metrics import Metrics
from bordspil.server.names import checked_name, new_code, new_id, read_code
from bordspil.server.store import Status, Store
from bordspil.server.table import Table, rebuilt, unlike
from bordspil.server.thinking import Thinking
from bordspil.server.tokens import Tokens
from bordspil.wire import messages as m

log = structlog.get_logger(__name__)

DAY = 24 * 3600.0


class Hall:
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
        self.opened: Counter[str] = Counter()
        self.is_ready = False
        self.is_stopping = False
        self.tasks: set[asyncio.Task[Any]] = set()

    async def begin(self) -> None:
        """Brings all stored tables back, then keeps cleaning up."""
        broken = 0
        for number, stored in enumerate(self.store.tables()):
            try:
                self.add(LiveTable(self, stored.table_id, rebuilt(stored.entries), len(stored.entries)))
            except (GameError, ValueError) as problem:
                # One damaged journal must not keep the others from opening.
                broken += 1
                log.error("table-unreadable", table=stored.table_id, problem=problem)
            if number % 50 == 0:
                await asyncio.sleep(0)
        log.info("tables-restored", tables=len(self.tables), broken=broken)
        for live in self.tables.values():
            live.wake()
        self.is_ready = True
        self.keep(self.clean_up_daily())

    async def stop(self) -> None:
        """Tells everyone, and waits until everything under way is written."""
        self.is_stopping = True
        for task in list(self.tasks):
            task.cancel()
        # All at once: one after the other each would take a commit of its own, while everybody's clock runs.
        await asyncio.gather(*map(self.put_away, list(self.tables.values())), return_exceptions=True)

    async def put_away(self, live: LiveTable) -> None:
        """Stops a table once what is under way there is written."""
        live.mailbox = [letter for letter in live.mailbox if letter.look is not None]
        await live.settle()
        await live.pause()
        live.end("stopping", 1012)

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables.

    def add(self, live: LiveTable) -> None:
        """Makes a table known."""
        self.tables[live.id] = live
        self.by_code[live.table.code] = live
        self.by_key[live.table.watch_key] = live
        self.opened[live.table.address] += 1

    def alias(self, address: str) -> str:
        """What a table keeps of the address that it was opened from: enough to count, not to find anybody."""
        return hmac.digest(self.store.secret(), household(address).encode(), "sha256").hex()[:16]

    def forget(self, live: LiveTable) -> None:
        """A table is no more."""
        if self.tables.pop(live.id, None) is not None:
            self.by_code.pop(live.table.code, None)
            self.by_key.pop(live.table.watch_key, None)
            self.opened[live.table.address] -= 1
            if not self.opened[live.table.address]:
                del self.opened[live.table.address]

    async def public_tables(self) -> list[dict[str, Any]]:
        """The tables that anyone may join or watch, the ones that wait for people first."""

        def shown(table: Table) -> dict[str, Any] | None:
            return {**from_outside(table), "watch_key": table.watch_key} if table.settings.public else None

        looks = [
            live.look(lambda live=live: shown(live.table))  # type: ignore[misc]
            for live in self.tables.values()
            if live.table.settings.public and live.presence.connections
        ]
        found = await asyncio.gather(*looks, return_exceptions=True)
        # A table that was closed meanwhile, or can't be written, is none that anyone may join.
        listed = [table for table in found if isinstance(table, dict)]
        return sorted(listed, key=lambda table: (table["running"], not table["free"]))

    # Messages.

    def receive(self, connection: Connection, message: m.AnyFromClient) -> None:
        """Takes a message; the answer comes through the connection."""
        try:
            live = connection.table
            if live is None:
                live = self.find(connection, message)
                connection.table = live
            elif isinstance(message, m.FirstMessage):
                raise NotJoined("this socket is at a table already", reason="joined-already")
            live.post(connection, message)
        except GameError as problem:
            self.refuse(connection, message.id, problem)
        except Exception as problem:
            log.error("hall-failed", problem=problem)
            refusal = TableError("this could not be done and did not happen; try again", reason="internal")
            self.refuse(connection, message.id, refusal)

    def refuse(self, connection: Connection, id: int, problem: GameError) -> None:
        """Tells the sender that it can't be."""
        self.metrics.refused(problem.code)
        connection.send(m.encode(words.error(problem, id, connection.language)))

    def lost(self, connection: Connection) -> None:
        """A socket is gone."""
        live, connection.table = connection.table, None
        if live is not None:
            live.drop(connection)

    def find(self, connection: Connection, message: m.AnyFromClient) -> LiveTable:
        """The table that a first message is for."""
        if isinstance(message, (m.Open, m.OpenPad)):
            return self.open(connection, message)
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
            connection.person = person
            connection.seen_match, connection.seen = message.match, message.seen
            return live
        raise NotJoined("say first which table this is for: open, join, watch or return", reason="not-joined")

    def make_room(self, alias: str) -> None:
        """Gives up a table of an address that was never used and has nobody; raises TooMany for none."""
        for live in self.tables.values():
            is_unused = live.table.match is None and live.status() == "waiting"
            is_unused = is_unused and not live.presence.connections and not live.mailbox
            if live.table.address == alias and is_unused and live.worker is None:
                live.end("closed", 1000)
                self.keep(self.forget_stored(live.id))
                return
        raise TooMany("you have too many tables open", reason="too-many-tables")

    async def forget_stored(self, table_id: str) -> None:
        """Deletes what is stored of a table."""
        with contextlib.suppress(StoreError):
            await self.store.delete(table_id)

    def by_token(self, token: str) -> tuple[LiveTable, str]:
        """The table and the person of a token; raises NoSuchTable where it is none, or no longer one."""
        table_id, person = self.tokens.read(token)
        live = self.tables.get(table_id)
        if live is None or person not in live.table.people:
            raise NoSuchTable("this seat is no longer yours, or the table is closed", reason="bad-token")
        return live, person

    def open(self, connection: Connection, message: m.Open | m.OpenPad) -> LiveTable:
        """A new table; its journal begins with the first batch."""
        if len(self.tables) >= self.config.max_tables:
            raise TooMany("this server has no room for more tables", reason="too-many-tables")
        alias = self.alias(connection.address)
        checked_name(message.name)
        wish = message if isinstance(message, m.Open) else pad_wish(message)
        check_level(wish.settings.stand_in)
        game, now = find_game(wish.game), time.time()
        code = new_code()
        while code in self.by_code:
            code = new_code()
        opened = e.Opened(
            at=now,
            code=code,
            watch_key=new_id(),
            game=game.name,
            seat_count=game.default_seat_count if wish.seat_count is None else wish.seat_count,
            options=wish.options,
            settings=wish.settings,
            address=alias,
        )
        table = Table(opened)
        entries: list[e.AnyEntry] = [opened]
        more = pad_entries(message, now) if isinstance(message, m.OpenPad) else bot_entries(table, wish, now)
        for entry in more:
            table.apply(entry)
            entries.append(entry)
        # Only now: what is refused must not take another table away.
        is_limited = self.config.limit_loopback or household(connection.address) != "loopback"
        if is_limited and self.opened[alias] >= self.config.max_tables_per_address:
            self.make_room(alias)
        live = LiveTable(self, new_id(), table, 0)
        live.unwritten = entries
        self.add(live)
        return live

    # Cleaning up.

    async def clean_up_daily(self) -> None:
        """Deletes what nobody came back to, every hour."""
        while True:
            # Not at once: after a long outage people have time to come back.
            await asyncio.sleep(3600)
            try:
                await self.clean_up()
            except StoreError as problem:
                log.error("clean-up-failed", problem=problem)

    async def clean_up(self) -> None:
        """Takes tables away that nobody has touched for as long as the configuration says.

        Of tables with finished matches the records stay, with their links, for a time of their own.
        """
        now, config, store = time.time(), self.config, self.store
        unfinished: dict[Status, float] = {
            "waiting": now - config.keep_unstarted_days * DAY,
            "running": now - config.keep_unfinished_days * DAY,
        }
        if config.keep_records_days:
            unfinished["retired"] = now - config.keep_records_days * DAY
        finished: dict[Status, float] = {"finished": now - config.keep_finished_days * DAY}
        for before, end in ((unfinished, store.delete), (finished, store.retire)):
            for table_id in await store.aside(store.stale, before):
                live = self.tables.get(table_id)
                if live is not None and live.presence.connections:
                    continue
                if live is not None:
                    # First of all nothing more may be written to it.
                    live.end("closed", 1000)
                    await live.settle()
                try:
                    await end(table_id)
                except StoreError as problem:
                    log.error("clean-up-failed", table=table_id, problem=problem)


def from_outside(table: Table) -> dict[str, Any]:
    """What those may know of a table who have its code."""
    return {
        "code": table.code,
        "game": table.game.name,
        "title": table.game.title,
        "options": table.options.as_data(),
        "seats": table.seat_count,
        "free": sum(holder.person is None and holder.bot is None for holder in table.seats),
        "running": table.is_running,
        "people": list(table.people.values()),
        "pad": table.pad is not None,
    }


def pad_wish(message: m.OpenPad) -> m.Open:
    """The table that is to be a score pad: its options may change what is counted."""
    counts = find_game(message.game).seat_counts
    count = len(message.players) if len(message.players) in counts else None
    return m.Open(id=0, game=message.game, name=message.name, seat_count=count, options=message.options)


def pad_entries(message: m.OpenPad, now: float) -> list[e.AnyEntry]:
    """What makes a new table a score pad; players of one name are told apart."""
    players: list[str] = []
    for name in message.players:
        players.append(unlike(checked_name(name), players))
    return [e.PadBegun(at=now, players=tuple(players))]


def bot_entries(table: Table, message: m.Open, now: float) -> list[e.AnyEntry]:
    """The bots of a new table; raises where they can't be, or leave no room for who opens it."""
    seated: dict[int, str] = {}
    for seat, level in message.bots.items():
        number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) <= 2 else -1
        table.check_seat(number)
        make_bot(check_level(level), table.game)
        seated[number] = level
    if message.seat is not None and table.check_seat(message.seat) in seated:
        raise TableError("there is a bot in this seat", reason="seat-taken", seat=message.seat)
    return [e.BotSeated(at=now, seat=seat, bot=level) for seat, level in seated.items()]
