"""A live table: the one owner of a table's state, its sockets, its bots and its clock.

Whatever is to happen goes into the mailbox. What lies there is carried out together: entries are applied,
then written, and only when they are safe on disk is anybody told. So nobody sees what a crash could undo.
While one batch is being written the next gathers. If writing fails, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from bordspil.core.errors import GameError, OutOfTime
from bordspil.core.event import Event
from bordspil.server import entries as e
from bordspil.server import words
from bordspil.server.asking import answer_to
from bordspil.server.bot_seats import BotSeats
from bordspil.server.commands import check_host, entries_for, is_command, is_needed
from bordspil.server.errors import NoSuchTable, NotAllowed, NotJoined, StoreError, TableError, TooMany
from bordspil.server.names import checked_name, new_id
from bordspil.server.presence import Presence
from bordspil.server.store import Status, StoredRecord
from bordspil.server.table import Table, rebuilt
from bordspil.server.telling import Telling
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.connection import Connection
    from bordspil.server.hall import Hall

log = structlog.get_logger(__name__)

Given = TypeVar("Given")

# Entries that change nothing about the table but its match.
QUIET = {e.Moved, e.Ticked, e.Ruled, e.PadWritten, e.PadNamed}
ON_PAD = {e.PadWritten, e.PadNamed}
RELOAD_SECONDS = 0.5
HOST_GRACE = 60.0
# Who has no seat and has been away for so many seconds is no longer at the table.
FORGOTTEN = 600.0
# At a score pad nobody has a seat, and phones sleep between rounds.
PAD_FORGOTTEN = 12 * 3600.0
# So many moves of bots are made in one go; then others have their turn.
BOT_MOVES = 8


@dataclass(slots=True)
class Look:
    """A question from outside the table; `found` has the answer once everything before it is safe."""

    ask: Callable[[], Any]
    found: asyncio.Future[Any]

    def answer(self) -> None:
        """Looks now, unless nobody waits any more."""
        if self.found.done():
            return
        try:
            self.found.set_result(self.ask())
        except Exception as problem:
            # Whoever asks must not wait for ever.
            self.found.set_exception(problem)

    def fail(self, problem: TableError) -> None:
        """There is no answer."""
        if not self.found.done():
            self.found.set_exception(problem)


@dataclass(slots=True)
class Letter:
    """Something to be done: what a client sent, a look at the table, or (with neither) what time brings."""

    connection: Connection | None = None
    message: m.AnyFromClient | None = None
    received: float = 0.0
    look: Look | None = None


@dataclass(slots=True)
class Batch:
    """What is done together: entries to write, events to tell, answers to give once all is safe."""

    entries: list[e.AnyEntry] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    answers: list[Callable[[], None]] = field(default_factory=list)
    letters: list[Letter] = field(default_factory=list)
    record: StoredRecord | None = None
    closing: Letter | None = None
    # Sockets that come in with this batch.
    coming: set[Connection] = field(default_factory=set)
    is_safe: bool = False


class LiveTable:
    """The owner of one table."""

    def __init__(self, hall: Hall, table_id: str, table: Table, seq: int) -> None:
        self.hall = hall
        self.id = table_id
        self.seq = seq
        # What a new table begins with; written with its first batch.
        self.unwritten: list[e.AnyEntry] = []
        self.loop = asyncio.get_running_loop()
        self.base = table.time
        self.origin: float | None = None
        self.presence = Presence(self.now)
        self.mailbox: list[Letter] = []
        self.worker: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.is_closed = False
        # After something failed: bots would try again without a pause as long as nothing can be written.
        self.rests = False
        # Who waits for a hint.
        self.hinting: set[Connection] = set()
        self.take(table)

    def take(self, table: Table) -> None:
        """Goes on with a table that was just read or made; those who are connected stay so."""
        self.table = table
        self.base, self.origin = table.time, None
        connected = self.presence.connections
        self.presence = Presence(self.now)
        self.since = table.time
        self.bots = BotSeats(
            table,
            self.hall.thinking,
            is_away=lambda person: self.presence.is_away(person, table.settings.grace),
            awake=self.wake,
            seconds=self.hall.config.master_seconds,
        )
        self.telling = Telling(table, self.presence, self.bots)
        for connection in connected:
            if connection.person is None or connection.person in table.people:
                self.presence.add(connection)
                self.telling.place(connection)
        self.keep_time()

    def now(self) -> float:
        """The table's own time: it stands still while nobody is there, or the server is down."""
        return self.base if self.origin is None else self.base + self.loop.time() - self.origin

    def keep_time(self) -> None:
        """Lets time go on or stand still, as somebody is there or not."""
        is_anybody_here = bool(self.presence.connections)
        if is_anybody_here and self.origin is None:
            self.origin = self.loop.time()
        elif not is_anybody_here and self.origin is not None:
            self.base, self.origin = self.now(), None

    # The mailbox.

    def post(self, connection: Connection, message: m.AnyFromClient) -> None:
        """Takes a message from a client; it is answered when all it does is safe on disk."""
        if self.is_closed:
            self.turn_away([Letter(connection, message)], closed_error())
            return
        self.mailbox.append(Letter(connection, message, self.loop.time()))
        self.work()

    def look(self, ask: Callable[[], Given]) -> Awaitable[Given]:
        """What somebody outside may know of the table: as it is on the disk, not as it is being written."""
        found: asyncio.Future[Given] = self.loop.create_future()
        look = Look(ask, found)
        if self.is_closed:
            look.fail(closed_error())
        else:
            self.mailbox.append(Letter(look=look))
            self.work()
        return found

    def wake(self) -> None:
        """Looks after bots, clocks and people who are away."""
        self.telling.is_info_old = True
        if not self.mailbox:
            self.mailbox.append(Letter())
        self.work()

    def work(self) -> None:
        """Sees to it that the mailbox is emptied."""
        if self.worker is None and not self.is_closed:
            self.worker = self.loop.create_task(self.empty_mailbox())

    async def empty_mailbox(self) -> None:
        """Carries out what lies in the mailbox, batch after batch, until nothing is left."""
        try:
            while self.mailbox and not self.is_closed:
                letters, self.mailbox = self.mailbox, []
                batch = Batch(letters=letters)
                try:
                    await self.carry_out(batch)
                    self.tell(batch)
                except StoreError as problem:
                    log.error("store-failed", table=self.id, problem=problem)
                    await self.fail(batch, "store-failed")
                except Exception as problem:
                    # A mistake of ours: the table goes on from what is stored, and the log has the place.
                    log.error("table-failed", table=self.id, problem=problem)
                    await self.fail(batch, "internal")
        finally:
            self.worker = None
            self.set_timer()
            if self.mailbox and not self.is_closed:
                self.work()

    async def carry_out(self, batch: Batch) -> None:
        """One batch: apply and write."""
        batch.entries += self.unwritten
        self.look_at_clock(batch)
        for letter in batch.letters:
            if letter.connection is not None and letter.message is not None:
                try:
                    self.handle(letter.connection, letter.message, batch)
                except GameError as problem:
                    self.refuse(letter.connection, letter.message.id, problem, batch)
            elif letter.look is not None:
                batch.answers.append(letter.look.answer)
        self.look_after_people(batch)
        self.let_bots_play(batch)
        if batch.closing is not None:
            await self.close(batch, batch.closing)
            return
        if batch.entries:
            bodies = [e.write_entry(entry) for entry in batch.entries]
            await self.hall.store.append(self.id, self.seq, bodies, record=batch.record, status=self.status())
            self.seq += len(bodies)
            self.unwritten = []
            batch.is_safe = True

    def status(self) -> Status:
        """What a clean-up goes by."""
        pad = self.table.pad
        if self.table.is_running or (pad is not None and pad.changes):
            return "running"
        return "finished" if self.table.records else "waiting"

    async def fail(self, batch: Batch, reason: str) -> None:
        """Something went wrong: the table is as it is stored, and everyone hears how that is.

        Where nothing was written, whoever asked hears that nothing happened; else all of it has.
        """
        if batch.is_safe:
            self.give_answers(batch)
        else:
            self.turn_away(batch.letters, failed_error(reason))
        await self.reload()

    async def reload(self) -> None:
        """Reads the table again, as soon as that can be; those who are connected are told how it stands."""
        self.bots.stop()
        while not self.hall.is_stopping:
            try:
                stored = await self.hall.store.aside(self.hall.store.table, self.id)
            except StoreError:
                # The database is away: nothing can be done here until it is back.
                letters, self.mailbox = self.mailbox, []
                self.turn_away(letters, failed_error("store-failed"))
                await asyncio.sleep(RELOAD_SECONDS)
                continue
            if stored is None:
                self.end("closed", 1000)
            else:
                self.seq = len(stored.entries)
                self.take(rebuilt(stored.entries))
                self.telling.tell_all()
                self.rests = True
                self.loop.call_later(RELOAD_SECONDS, self.go_on)
            return

    def go_on(self) -> None:
        """Lets bots move again after a rest."""
        self.rests = False
        self.wake()

    def turn_away(self, letters: list[Letter], problem: TableError) -> None:
        """Tells the senders that nothing has come of their letters."""
        for letter in letters:
            if letter.connection is not None and letter.message is not None:
                self.give_refusal(letter.connection, letter.message.id, problem)
            elif letter.look is not None:
                letter.look.fail(problem)

    # What clients ask for.

    def apply(self, entry: e.AnyEntry, batch: Batch) -> None:
        """Applies an entry and keeps it for writing; raises and changes nothing where it can't be."""
        turn = self.table.match.turn if self.table.match else -1
        happened = self.table.apply(entry)
        batch.entries.append(entry)
        batch.events += happened
        match = self.table.match
        if match is not None and (match.turn != turn or isinstance(entry, e.Started)):
            self.since = entry.at
        if happened and match is not None and match.is_over and not isinstance(entry, e.Finished):
            record_id = new_id()
            batch.record = StoredRecord(record_id, self.id, match.record().as_json())
            self.apply(e.Finished(at=entry.at, record=record_id), batch)

    def handle(self, connection: Connection, message: m.AnyFromClient, batch: Batch) -> None:
        """Does what a message asks for; raises a GameError where it can't be."""
        if isinstance(message, (m.Join, m.Open, m.OpenPad)):
            self.let_in(connection, message, batch)
        elif connection.person is not None and connection.person not in self.table.people:
            raise NotJoined("you have left this table", reason="not-joined")
        elif isinstance(message, (m.Return, m.Watch)):
            self.check_spectators(message, batch)
            batch.coming.add(connection)
            batch.answers.append(lambda: self.welcome(connection, message.id))
        elif connection not in self.presence.connections and connection not in batch.coming:
            raise NotJoined("this socket is at no table", reason="not-joined")
        elif isinstance(message, m.Close):
            check_host(self.table, connection.person)
            batch.closing = next(letter for letter in batch.letters if letter.message is message)
        elif is_command(message):
            self.command(connection, message, batch)
        else:
            batch.answers.append(answer_to(self, connection, message))

    def let_in(self, connection: Connection, message: m.Join | m.Open | m.OpenPad, batch: Batch) -> None:
        """Somebody new comes to the table."""
        self.check_journal(batch)
        if len(self.table.people) >= self.hall.config.max_people_per_table:
            raise TooMany("there are too many people at this table", reason="table-full")
        person, seats_before = new_id(), list(self.table.seats)
        name = checked_name(message.name)
        wanted = None if isinstance(message, m.OpenPad) else message.seat
        if wanted is not None:
            # Nothing may be half done: a name at the table, but not the seat.
            self.table.expect_no_pad()
            self.table.check_seat(wanted)
            if seats_before[wanted].person is not None or seats_before[wanted].bot is not None:
                raise TableError("somebody else holds this seat", reason="seat-taken", seat=wanted)
        self.apply(e.Joined(at=self.now(), person=person, name=name), batch)
        connection.person = person
        if wanted is not None:
            self.apply(e.Sat(at=self.now(), person=person, seat=wanted), batch)
        batch.coming.add(connection)
        batch.answers.append(lambda: self.welcome(connection, message.id))

    def check_spectators(self, message: m.AnyFromClient, batch: Batch) -> None:
        """Raises TooMany where there is no room for one more who only looks on."""
        coming = sum(connection.person is None for connection in batch.coming)
        most = self.hall.config.max_spectators_per_table
        if isinstance(message, m.Watch) and self.presence.spectators + coming >= most:
            raise TooMany("too many people are looking on already", reason="too-many-spectators")

    def command(self, connection: Connection, message: m.AnyFromClient, batch: Batch) -> None:
        """Changes the table."""
        person = connection.person
        if person is None:
            raise NotAllowed("spectators only look on", reason="seat-only")
        if isinstance(message, m.Clear) and self.table.is_running:
            self.check_absent(message.seat)
        if not is_needed(self.table, person, message):
            self.check_journal(batch)
        for entry in entries_for(self.table, person, message, self.now()):
            self.apply(entry, batch)
        done = m.encode(m.Done(id=message.id))
        batch.answers.append(lambda: connection.send(done))
        if isinstance(message, m.Leave):
            batch.answers.append(lambda: self.say_goodbye(person, "left"))
        elif isinstance(message, m.Remove):
            batch.answers.append(lambda: self.say_goodbye(message.person, "removed"))

    def check_journal(self, batch: Batch) -> None:
        """Raises TooMany where too much has been written about a table; a running match can be ended."""
        if self.seq + len(batch.entries) >= self.hall.config.max_entries_per_table:
            raise TooMany("this table has been used too much; open a new one", reason="journal-full")

    def check_absent(self, seat: int) -> None:
        """Raises NotAllowed where the person in a seat is there: nobody is pushed out of a match."""
        person = self.table.seats[self.table.check_seat(seat)].person
        if person is not None and self.presence.is_present(person):
            raise NotAllowed("the player of this seat is here", reason="seat-present")

    def refuse(self, connection: Connection, id: int, problem: GameError, batch: Batch) -> None:
        """An error for the sender, once it is certain that it stands."""
        self.hall.metrics.refused(problem.code)
        batch.answers.append(lambda: self.give_refusal(connection, id, problem))

    def give_refusal(self, connection: Connection, id: int, problem: GameError) -> None:
        """Tells the sender; who was not let in may try elsewhere on the same socket."""
        connection.send(self.refusal(connection, id, problem))
        # Who was refused before may have been let in at another table meanwhile.
        if connection.table is self and connection not in self.presence.connections:
            connection.table = None
            connection.person = None

    def refusal(self, connection: Connection, id: int, problem: GameError) -> bytes:
        """An error as it is sent."""
        language = connection.language
        return m.encode(words.error(problem, id, language, words.names(self.table, language)))

    # What time brings.

    def look_at_clock(self, batch: Batch) -> None:
        """Plays default moves for seats whose time has run out."""
        match = self.table.match
        deadline = None if match is None or match.is_over else match.deadline()
        if deadline is not None and deadline <= self.now():
            self.apply(e.Ticked(at=self.now()), batch)

    def look_after_people(self, batch: Batch) -> None:
        """Removes absent visitors who have no seat; hands over the host's rights if the host stays away."""
        host = self.table.host
        patience = FORGOTTEN if self.table.pad is None else PAD_FORGOTTEN
        for person in list(self.table.people):
            if (
                person != host
                and self.table.seat_of(person) is None
                and self.presence.is_away(person, patience)
            ):
                self.apply(e.Left(at=self.now(), person=person), batch)
        if host is not None and not self.presence.is_away(host, self.host_grace()):
            return
        seated = [holder.person for holder in self.table.seats if holder.person is not None]
        others = [*seated, *self.table.people]
        present = [person for person in others if self.presence.is_present(person)]
        heir = present[0] if present else host if host is not None else others[0] if others else None
        if heir != host:
            self.apply(e.HostMade(at=self.now(), person=heir), batch)

    def host_grace(self) -> float:
        """How long a host may be away; a reload of the page is no reason to lose the rights."""
        return max(HOST_GRACE, self.table.settings.grace or 0.0)

    def let_bots_play(self, batch: Batch) -> None:
        """Makes the moves of bots that are ready; a few at a time."""
        if not self.presence.connections:
            # Nobody's match is played out while nobody is there.
            self.bots.stop()
            return
        if self.rests:
            return
        for _ in range(BOT_MOVES):
            made = self.bots.ready(self.now(), self.since)
            if made is None:
                return
            seat, move, turn = made
            try:
                self.apply(e.Moved(at=self.now(), seat=seat, move=str(move), turn=turn, bot=True), batch)
            except OutOfTime:
                # Somebody's time has run out since the clock was looked at: the next batch begins with that.
                break
            except GameError as problem:
                # Thought up for a position that has changed since.
                log.warning("bot-refused", table=self.id, seat=seat, error=problem.code)
                first = self.table.game.default_move(self.table.running_match().view(seat))
                self.apply(e.Moved(at=self.now(), seat=seat, move=str(first), turn=turn, bot=True), batch)
        self.loop.call_soon(self.wake)

    def set_timer(self) -> None:
        """Sets the alarm for what time brings next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.is_closed or self.origin is None:
            return
        now, match = self.now(), self.table.match
        moments = [self.bots.wait(now, self.since), self.presence.next_leave(self.people_that_matter())]
        if match is not None and not match.is_over:
            moments.append(match.deadline())
        soon = [moment for moment in moments if moment is not None]
        if soon:
            self.timer = self.loop.call_later(max(0.001, min(soon) - now), self.wake)

    def people_that_matter(self) -> list[tuple[str, float]]:
        """Those whose staying away changes something, with the grace they have."""
        grace = self.table.settings.grace
        matter: list[tuple[str, float]] = []
        if self.table.is_running and grace is not None:
            matter += [(holder.person, grace) for holder in self.table.seats if holder.person is not None]
        if self.table.host is not None and self.presence.connections:
            matter.append((self.table.host, self.host_grace()))
        return matter

    # Sockets come and go.

    def drop(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection in self.presence.connections:
            self.presence.remove(connection)
            self.keep_time()
            self.telling.remove(connection)
            self.wake()

    def welcome(self, connection: Connection, id: int) -> None:
        """Lets a socket in, unless it is gone already: nobody would ever notice its end."""
        if connection.is_ending:
            return
        self.presence.add(connection)
        self.keep_time()
        person = connection.person
        token = None if person is None else self.hall.tokens.make(self.id, person)
        self.telling.welcome(connection, id, token)
        self.wake()

    def say_goodbye(self, person: str, reason: str) -> None:
        """Sends the sockets of a person away who has left or was removed."""
        for other in [each for each in self.presence.connections if each.person == person]:
            other.finish(m.encode(m.Closing(reason=reason)), 1000, reason)
            self.drop(other)

    # Telling.

    def tell(self, batch: Batch) -> None:
        """Tells everyone what a batch brought, then answers those who asked."""
        if batch.closing is not None:
            return
        telling = self.telling
        telling.tell_match(batch.events, anew=any(type(entry) is e.Configured for entry in batch.entries))
        known = () if telling.told_info is None else telling.told_info.rulings
        is_new = telling.is_info_old or known != telling.rulings()
        if is_new or any(type(entry) not in QUIET for entry in batch.entries):
            telling.tell_info(telling.info())
        if any(type(entry) in ON_PAD for entry in batch.entries):
            telling.tell_sheet()
        self.give_answers(batch)
        told = self.loop.time()
        for letter in batch.letters:
            if isinstance(letter.message, m.Play):
                self.hall.metrics.moved(told - letter.received)

    def give_answers(self, batch: Batch) -> None:
        """Answers those who asked, each once."""
        answers, batch.answers = batch.answers, []
        for answer in answers:
            try:
                answer()
            except Exception as problem:
                # A mistake of ours; the others are answered all the same.
                log.error("answer-failed", table=self.id, problem=problem)

    # The end.

    async def close(self, batch: Batch, closing: Letter) -> None:
        """Deletes the table and sends everyone away; of the rest of the batch nothing comes."""
        await self.hall.store.delete(self.id)
        self.turn_away([letter for letter in batch.letters if letter is not closing], closed_error())
        assert closing.connection is not None
        assert closing.message is not None
        closing.connection.send(m.encode(m.Done(id=closing.message.id)))
        self.end("closed", 1000)

    def end(self, reason: str, code: int) -> None:
        """Sends everyone away: the table is no more, or the server stops."""
        self.hall.forget(self)
        self.is_closed = True
        self.bots.stop()
        if self.timer is not None:
            self.timer.cancel()
        payload = m.encode(m.Closing(reason=reason))
        for connection in list(self.presence.connections):
            connection.table = None
            connection.finish(payload, code, reason)
        # Who was at the table has heard; these were just coming.
        letters, self.mailbox = self.mailbox, []
        self.turn_away(letters, closed_error())

    async def pause(self) -> None:
        """Writes down how much of everybody's time has gone by, before the server stops."""
        if self.table.is_running and self.table.clock is not None and self.presence.connections:
            body = e.write_entry(e.Paused(at=self.now()))
            with contextlib.suppress(StoreError):
                await self.hall.store.append(self.id, self.seq, [body])
                self.seq += 1

    async def settle(self) -> None:
        """Waits until the table is idle."""
        while self.worker is not None:
            await asyncio.wait([self.worker])


def closed_error() -> TableError:
    """The error for requests to a table that has been closed."""
    return NoSuchTable("this table has been closed", reason="table-closed")


def failed_error(reason: str) -> TableError:
    """The error for requests that failed on our side."""
    return TableError("this could not be done and did not happen; try again", reason=reason)
