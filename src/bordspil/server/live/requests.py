"""What a client's message does at a live table: it adds entries and answers to the batch, or is refused."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bordspil.server.errors import NotAllowed, NotJoined, TableError, TooMany
from bordspil.server.live.questions import answer_to
from bordspil.server.tables import entries as e
from bordspil.server.tables.commands import check_host, entries_for, is_command, is_needed
from bordspil.server.tables.identifiers import checked_name, new_id
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.batch import Batch
    from bordspil.server.live.client import Client
    from bordspil.server.live.live_table import LiveTable


def handle(live: LiveTable, client: Client, message: m.AnyFromClient, batch: Batch) -> None:
    """Do what a message asks for; raises a GameError if that isn't possible."""
    if isinstance(message, (m.Join, m.Open, m.OpenPad)):
        join(live, client, message, batch)
    elif client.person is not None and client.person not in live.table.people:
        raise NotJoined("you have left this table", reason="not-joined")
    elif isinstance(message, (m.Return, m.Watch)):
        if isinstance(message, m.Watch):
            check_spectators(live, batch)
        else:
            look_as_wished(live, client, message, batch)
        batch.arriving.add(client)
        batch.answers.append(lambda: live.welcome(client, message.id))
    elif client not in live.presence.clients and client not in batch.arriving:
        raise NotJoined("this socket is at no table", reason="not-joined")
    elif isinstance(message, m.Close):
        check_host(live.table, client.person)
        batch.closing = next(letter for letter in batch.letters if letter.message is message)
    elif is_command(message):
        command(live, client, message, batch)
    else:
        batch.answers.append(answer_to(live, client, message))


def join(live: LiveTable, client: Client, message: m.Join | m.Open | m.OpenPad, batch: Batch) -> None:
    """Let someone new in."""
    table = live.table
    check_journal(live, batch)
    if len(table.people) >= live.registry.config.max_people_per_table:
        raise TooMany("there are too many people at this table", reason="table-full")
    person, name = new_id(), checked_name(message.name)
    seat = None if isinstance(message, m.OpenPad) else message.seat
    if seat is not None:
        # All or nothing: nobody may end up at the table without the seat they asked for.
        table.expect_no_pad()
        holder = table.seats[table.check_seat(seat)]
        if holder.person is not None or holder.bot is not None:
            raise TableError("somebody else holds this seat", reason="seat-taken", seat=seat)
    live.apply(
        e.Joined(at=live.now(), person=person, name=name, face=message.face, colour=message.colour), batch
    )
    client.person = person
    if seat is not None:
        live.apply(e.Sat(at=live.now(), person=person, seat=seat), batch)
    batch.arriving.add(client)
    batch.answers.append(lambda: live.welcome(client, message.id))


def look_as_wished(live: LiveTable, client: Client, message: m.Return, batch: Batch) -> None:
    """Give somebody who comes back the face and colour they have chosen meanwhile, if there is room."""
    table, person = live.table, client.person
    assert person is not None
    wished = table.new_look(person, message.face, message.colour)
    if wished != table.looks[person] and not is_journal_full(live, batch):
        live.apply(e.Renamed(at=live.now(), person=person, face=message.face, colour=message.colour), batch)


def command(live: LiveTable, client: Client, message: m.AnyFromClient, batch: Batch) -> None:
    """Change the table."""
    person = client.person
    if person is None:
        raise NotAllowed("spectators only look on", reason="seat-only")
    if isinstance(message, m.Clear) and live.table.is_running:
        check_absent(live, message.seat)
    if not is_needed(live.table, person, message):
        check_journal(live, batch)
    for entry in entries_for(live.table, person, message, at=live.now(), when=time.time()):
        live.apply(entry, batch)
    done = m.encode(m.Done(id=message.id))
    batch.answers.append(lambda: client.send(done))
    if isinstance(message, m.Leave):
        batch.answers.append(lambda: live.say_goodbye(person, "left"))
    elif isinstance(message, m.Remove):
        batch.answers.append(lambda: live.say_goodbye(message.person, "removed"))


def check_spectators(live: LiveTable, batch: Batch) -> None:
    """Raise TooMany if there is no room for another spectator."""
    arriving = sum(client.person is None for client in batch.arriving)
    if live.presence.spectators + arriving >= live.registry.config.max_spectators_per_table:
        raise TooMany("too many people are looking on already", reason="too-many-spectators")


def check_journal(live: LiveTable, batch: Batch) -> None:
    """Raise TooMany if the journal is full; then the current match can finish, but no new one can start."""
    if is_journal_full(live, batch):
        raise TooMany("this table has been used too much; open a new one", reason="journal-full")


def is_journal_full(live: LiveTable, batch: Batch) -> bool:
    """Whether the journal has no room for anything but the rest of the match."""
    return live.seq + len(batch.entries) >= live.registry.config.max_entries_per_table


def check_absent(live: LiveTable, seat: int) -> None:
    """Raise NotAllowed if the person in a seat is present: nobody is pushed out of a match."""
    person = live.table.seats[live.table.check_seat(seat)].person
    if person is not None and live.presence.is_present(person):
        raise NotAllowed("the player of this seat is here", reason="seat-present")
