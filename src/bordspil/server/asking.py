"""What people ask at a table without changing it: a hint, the table in words, a sign, a sign of life."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from bordspil.core.errors import GameError
from bordspil.core.rng import Rng
from bordspil.match import fairness
from bordspil.server import words
from bordspil.server.commands import own_seat
from bordspil.server.errors import NotAllowed, NotJoined, NotNow, TableError, TooMany
from bordspil.server.table import Table
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.connection import Connection
    from bordspil.server.live import LiveTable

log = structlog.get_logger(__name__)


def answer_to(live: LiveTable, connection: Connection, message: m.AnyFromClient) -> Callable[[], None]:
    """What will answer a question once all before it is safe on disk; raises where it may not be asked."""
    if isinstance(message, m.Ping):
        return lambda: connection.send(m.encode(m.Pong(id=message.id)))
    if isinstance(message, m.React):
        return react(live, connection, message)
    if isinstance(message, m.AskHint):
        check_hint(live.table, connection)
        return lambda: give_hint(live, connection, message.id)
    if isinstance(message, m.Describe):
        live.telling.view_of(live.table.seat_of(connection.person))
        return lambda: describe(live, connection, message.id)
    raise NotJoined("this socket is at a table already", reason="joined-already")


def react(live: LiveTable, connection: Connection, message: m.React) -> Callable[[], None]:
    """Shows a sign to everyone."""
    person = connection.person
    if person is None:
        raise NotAllowed("spectators only look on", reason="seat-only")

    def show() -> None:
        live.telling.send_all(m.Reacted(person=person, reaction=message.reaction))
        connection.send(m.encode(m.Done(id=message.id)))

    return show


def describe(live: LiveTable, connection: Connection, id: int) -> None:
    """Tells the table in words."""
    view = live.telling.view_of(live.table.seat_of(connection.person))
    connection.send(m.encode(words.description(view, live.table, id, connection.language)))


def check_hint(table: Table, connection: Connection) -> int:
    """The seat that a hint is for."""
    if table.settings.hints == "off":
        raise NotAllowed("hints are switched off at this table", reason="hints-off")
    seat = own_seat(table, connection.person)
    if seat not in table.running_match().due():
        raise NotNow("there is nothing to choose now", reason="nothing-to-hint")
    return seat


def give_hint(live: LiveTable, connection: Connection, id: int) -> None:
    """Thinks about the person's own view, then tells the person only."""
    hall, table = live.hall, live.table
    try:
        view = live.telling.view_of(check_hint(table, connection))
        if connection in live.hinting:
            raise TooMany("one hint at a time", reason="thinking-full")
        thought = hall.thinking.advise(
            table.running_match().game,
            view,
            Rng(fairness.new_seed()),
            address=table.address,
            seconds=hall.config.hint_seconds,
        )
    except GameError as problem:
        live.give_refusal(connection, id, problem)
        return

    live.hinting.add(connection)

    async def finish() -> None:
        try:
            told = words.hint(await thought, table, view.turn, id, connection.language)
            connection.send(m.encode(told))
        except GameError as problem:
            live.give_refusal(connection, id, problem)
        except Exception as problem:
            log.error("hint-failed", table=live.id, problem=problem)
            live.give_refusal(connection, id, TableError("no hint could be given", reason="internal"))
        finally:
            live.hinting.discard(connection)

    hall.keep(finish())
