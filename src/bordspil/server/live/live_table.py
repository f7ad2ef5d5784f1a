"""A live table: the one owner of a table's state, its clients, its bots and its clock.

Everything that should happen goes into the mailbox. Its letters are processed as one batch: entries are
applied, then written, and broadcast only once they are durable, so nobody sees what a crash could undo. The
next batch gathers while one is being written. If writing fails, the table is reloaded from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

import structlog

from bordspil.core.errors import GameError
from bordspil.server.errors import NoSuchTable, StoreError, TableError
from bordspil.server.language import localized
from bordspil.server.live import housekeeping, requests
from bordspil.server.live.batch import Batch
from bordspil.server.live.bot_seats import BotSeats
from bordspil.server.live.broadcast import Broadcast
from bordspil.server.live.clock import TableClock
from bordspil.server.live.mailbox import Letter, Mailbox, Read
from bordspil.server.live.presence import Presence
from bordspil.server.store.store import Status, StoredRecord
from bordspil.server.tables import entries as e
from bordspil.server.tables.identifiers import new_id
from bordspil.server.tables.table import Table, table_from_journal
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.client import Client
    from bordspil.server.live.registry import Registry

log = structlog.get_logger(__name__)

T = TypeVar("T")

# Seconds between attempts to reload a table, and how long bots rest after a failure.
RELOAD_SECONDS = 0.5


class LiveTable:
    """The owner of one table."""

    def __init__(self, registry: Registry, table_id: str, table: Table, seq: int) -> None:
        self.registry = registry
        self.id = table_id
        self.seq = seq
        # The first entries of a new table, written with its first batch.
        self.unwritten: list[e.AnyEntry] = []
        self.loop = asyncio.get_running_loop()
        self.mailbox = Mailbox(self.process, self.set_timer)
        self.timer: asyncio.TimerHandle | None = None
        # After a failure: while nothing can be written, bots would retry without a pause.
        self.bots_rest = False
        # Clients waiting for a hint.
        self.hinting: set[Client] = set()
        self.adopt(table, ())

    def adopt(self, table: Table, clients: Iterable[Client]) -> None:
        """Continue with a table that was just made or loaded; its people stay connected."""
        self.table = table
        self.clock = TableClock(table.time)
        self.now = self.clock.now
        # When the match last moved on.
        self.since = table.time
        self.presence = presence = Presence(self.now)
        self.bots = BotSeats(
            self.id,
            table,
            self.registry.thinking,
            is_away=lambda person: presence.is_away(person, table.settings.grace),
            awake=self.wake,
            seconds=self.registry.config.master_seconds,
        )
        self.broadcast = Broadcast(table, presence, self.bots)
        for client in clients:
            if client.person is None or client.person in table.people:
                presence.add(client)
                self.broadcast.place(client)
        self.clock.run_if(bool(presence.clients))

    # Incoming messages.

    def post(self, client: Client, message: m.AnyFromClient) -> None:
        """Take a client's message; the answer comes when everything it does is durable."""
        if self.mailbox.is_closed:
            self.turn_away([Letter(client, message)], closed_error())
        else:
            self.mailbox.post(Letter(client, message, self.loop.time()))

    def read(self, get: Callable[[], T]) -> Awaitable[T]:
        """Read the table from outside: as it is stored, not as it is being written."""
        result: asyncio.Future[T] = self.loop.create_future()
        read = Read(get, result)
        if self.mailbox.is_closed:
            read.fail(closed_error())
        else:
            self.mailbox.post(Letter(read=read))
        return result

    def wake(self) -> None:
        """Do the housekeeping soon."""
        self.broadcast.is_info_stale = True
        self.mailbox.wake()

    # A batch: apply, write, broadcast.

    async def process(self, letters: list[Letter]) -> None:
        """Process one batch; after a failure, reload the table."""
        batch = Batch(letters)
        try:
            await self.carry_out(batch)
            self.publish(batch)
        except StoreError as problem:
            log.error("store-failed", table=self.id, problem=problem)
            await self.fail(batch, "store-failed")
        except Exception as problem:
            # A bug: the table continues from what is stored, and the log says where it happened.
            log.error("table-failed", table=self.id, problem=problem)
            await self.fail(batch, "internal")

    async def carry_out(self, batch: Batch) -> None:
        """Apply and write a batch."""
        batch.entries += self.unwritten
        if (time_out := housekeeping.time_out(self.table, self.now())) is not None:
            self.apply(time_out, batch)
        for letter in batch.letters:
            if letter.client is not None and letter.message is not None:
                try:
                    requests.handle(self, letter.client, letter.message, batch)
                except GameError as problem:
                    self.refuse(letter.client, letter.message.id, problem, batch)
            elif letter.read is not None:
                batch.answers.append(letter.read.answer)
        for entry in housekeeping.people_changes(self.table, self.presence):
            self.apply(entry, batch)
        self.let_bots_play(batch)
        if batch.closing is not None:
            await self.close(batch, batch.closing)
        elif batch.entries:
            await self.write(batch)

    def apply(self, entry: e.AnyEntry, batch: Batch) -> None:
        """Apply an entry and keep it for writing; raises and changes nothing if it isn't possible."""
        turn = self.table.match.turn if self.table.match else -1
        events = self.table.apply(entry)
        batch.entries.append(entry)
        batch.events += events
        match = self.table.match
        if match is not None and (match.turn != turn or isinstance(entry, e.Started)):
            self.since = entry.at
        if events and match is not None and match.is_over and not isinstance(entry, e.Finished):
            record_id = new_id()
            batch.record = StoredRecord(record_id, self.id, match.record().as_json())
            self.apply(e.Finished(at=entry.at, record=record_id), batch)

    def let_bots_play(self, batch: Batch) -> None:
        """Make bots' moves, unless nobody is here: no match is played out unseen."""
        if not self.presence.clients:
            self.bots.stop()
        elif not self.bots_rest and housekeeping.play_bots(
            self.bots, self.since, self.now, lambda entry: self.apply(entry, batch)
        ):
            self.loop.call_soon(self.wake)

    async def write(self, batch: Batch) -> None:
        """Append the entries to the journal; returns when they are durable."""
        bodies = [e.write_entry(entry) for entry in batch.entries]
        store = self.registry.store
        await store.append(self.id, self.seq, bodies, record=batch.record, status=self.status())
        self.seq += len(bodies)
        self.unwritten = []
        batch.is_durable = True

    def publish(self, batch: Batch) -> None:
        """Tell everyone what a batch changed, then send the answers."""
        if batch.closing is not None:
            return
        self.broadcast.publish(batch.entries, batch.events)
        self.send_answers(batch)
        sent = self.loop.time()
        for letter in batch.letters:
            if isinstance(letter.message, m.Play):
                self.registry.metrics.moved(sent - letter.received)

    def send_answers(self, batch: Batch) -> None:
        """Send each answer once."""
        answers, batch.answers = batch.answers, []
        for answer in answers:
            try:
                answer()
            except Exception as problem:
                # A bug; the others still get their answers.
                log.error("answer-failed", table=self.id, problem=problem)

    def status(self) -> Status:
        """What decides how long the table is kept."""
        pad = self.table.pad
        if self.table.is_running or (pad is not None and pad.changes):
            return "running"
        return "finished" if self.table.records else "waiting"

    @property
    def is_unused(self) -> bool:
        """Whether nobody is here, nothing is under way, and no match was ever started."""
        is_new = self.table.match is None and self.status() == "waiting"
        return is_new and not self.presence.clients and self.mailbox.is_idle

    def set_timer(self) -> None:
        """Wake the table when its next deadline is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.mailbox.is_closed or not self.clock.is_running:
            return
        moment = housekeeping.next_moment(self.table, self.presence, self.bots, self.since)
        if moment is not None:
            self.timer = self.loop.call_later(max(0.001, moment - self.now()), self.wake)

    # Failures.

    async def fail(self, batch: Batch, reason: str) -> None:
        """Answer a failed batch and reload the table.

        If nothing was written, the senders learn that nothing happened; otherwise everything has.
        """
        if batch.is_durable:
            self.send_answers(batch)
        else:
            self.turn_away(batch.letters, failed_error(reason))
        await self.reload()

    async def reload(self) -> None:
        """Load the table from the store as soon as possible, and send everyone its state."""
        self.bots.stop()
        store = self.registry.store
        while not self.registry.is_stopping:
            try:
                stored = await store.in_thread(store.table, self.id)
            except StoreError:
                # The database is away; nothing works here until it is back.
                self.turn_away(self.mailbox.take(), failed_error("store-failed"))
                await asyncio.sleep(RELOAD_SECONDS)
                continue
            if stored is None:
                self.end("closed", 1000)
            else:
                self.seq = len(stored.entries)
                self.adopt(table_from_journal(stored.entries), self.presence.clients)
                self.broadcast.send_everything()
                self.bots_rest = True
                self.loop.call_later(RELOAD_SECONDS, self.resume_bots)
            return

    def resume_bots(self) -> None:
        """Let bots move again after a failure."""
        self.bots_rest = False
        self.wake()

    # Refusals.

    def refuse(self, client: Client, id: int, problem: GameError, batch: Batch) -> None:
        """Answer with an error, once the state that caused it is durable."""
        self.registry.metrics.refused(problem.code)
        batch.answers.append(lambda: self.send_refusal(client, id, problem))

    def send_refusal(self, client: Client, id: int, problem: GameError) -> None:
        """Send an error; a client that wasn't let in may try another table on the same socket."""
        names = localized.names(self.table)
        client.send(m.encode(localized.error(problem, id, client.language, names)))
        # The client may already have joined another table since.
        if client.table is self and client not in self.presence.clients:
            client.table = None
            client.person = None

    def turn_away(self, letters: Iterable[Letter], problem: TableError) -> None:
        """Tell the senders that their letters had no effect."""
        for letter in letters:
            if letter.client is not None and letter.message is not None:
                self.send_refusal(letter.client, letter.message.id, problem)
            elif letter.read is not None:
                letter.read.fail(problem)

    # Clients come and go.

    def welcome(self, client: Client, id: int) -> None:
        """Let a client in, unless its socket is already closing: then nobody would remove it again."""
        if client.is_ending:
            return
        self.presence.add(client)
        self.clock.run_if(True)
        token = None if client.person is None else self.registry.tokens.make(self.id, client.person)
        self.broadcast.welcome(client, id, token)
        self.wake()

    def drop(self, client: Client) -> None:
        """Remove a client whose socket is gone."""
        if client in self.presence.clients:
            self.presence.remove(client)
            self.clock.run_if(bool(self.presence.clients))
            self.broadcast.remove(client)
            self.wake()

    def say_goodbye(self, person: str, reason: str) -> None:
        """Close the sockets of a person who has left or was removed."""
        for client in [each for each in self.presence.clients if each.person == person]:
            client.finish(m.encode(m.Closing(reason=reason)), 1000, reason)
            self.drop(client)

    # The end.

    async def close(self, batch: Batch, closing: Letter) -> None:
        """Delete the table and disconnect everyone; the rest of the batch is dropped."""
        await self.registry.store.delete(self.id)
        self.turn_away([letter for letter in batch.letters if letter is not closing], closed_error())
        assert closing.client is not None
        assert closing.message is not None
        closing.client.send(m.encode(m.Done(id=closing.message.id)))
        self.end("closed", 1000)

    async def stop(self) -> None:
        """Stop the table cleanly: finish the current batch, save the clocks, disconnect everyone."""
        self.mailbox.letters = [letter for letter in self.mailbox.letters if letter.read is not None]
        await self.settle()
        await self.pause()
        self.end("stopping", 1012)

    async def pause(self) -> None:
        """Record how far the clocks have run."""
        if self.table.is_running and self.table.clock is not None and self.presence.clients:
            body = e.write_entry(e.Paused(at=self.now()))
            with contextlib.suppress(StoreError):
                await self.registry.store.append(self.id, self.seq, [body])
                self.seq += 1

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        await self.mailbox.settle()

    def end(self, reason: str, code: int) -> None:
        """Disconnect everyone: the table was closed, or the server stops."""
        self.registry.forget(self)
        letters = self.mailbox.close()
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()
        payload = m.encode(m.Closing(reason=reason))
        for client in list(self.presence.clients):
            client.table = None
            client.finish(payload, code, reason)
        # Everyone at the table knows now; these clients were still on their way in.
        self.turn_away(letters, closed_error())


def closed_error() -> TableError:
    """The error for requests to a table that has been closed."""
    return NoSuchTable("this table has been closed", reason="table-closed")


def failed_error(reason: str) -> TableError:
    """The error for requests that failed on our side."""
    return TableError("this could not be done and did not happen; try again", reason=reason)
