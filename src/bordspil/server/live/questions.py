"""Messages that change nothing at a table: hints, pieces, descriptions, highlights, reactions, pings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog

from bordspil.core.errors import GameError
from bordspil.core.rng import Rng
from bordspil.match import fairness
from bordspil.match.match import Match
from bordspil.server.errors import NotAllowed, NotJoined, NotNow, TableError, TooMany
from bordspil.server.language import localized
from bordspil.server.tables.commands import own_seat
from bordspil.server.tables.table import Table
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.server.live.client import Client
    from bordspil.server.live.live_table import LiveTable

log = structlog.get_logger(__name__)


def answer_to(live: LiveTable, client: Client, message: m.AnyFromClient) -> Callable[[], None]:
    """A function that answers once everything before it is durable; raises if this may not be asked."""
    if isinstance(message, m.Ping):
        return lambda: client.send(m.encode(m.Pong(id=message.id)))
    if isinstance(message, m.React):
        return react(live, client, message)
    if isinstance(message, m.AskHint):
        check_hint(live.table, client)
        return lambda: give_hint(live, client, message.id)
    if isinstance(message, m.Describe):
        live.broadcast.view_of(live.table.seat_of(client.person))
        return lambda: describe(live, client, message.id)
    if isinstance(message, m.AskHighlights):
        finished_match(live.table)
        return lambda: tell_highlights(live, client, message.id)
    if isinstance(message, m.AskAbout):
        return lambda: tell_about(live, client, message)
    raise NotJoined("this socket is at a table already", reason="joined-already")


def react(live: LiveTable, client: Client, message: m.React) -> Callable[[], None]:
    """Show a reaction to everyone."""
    person = client.person
    if person is None:
        raise NotAllowed("spectators only look on", reason="seat-only")

    def show() -> None:
        live.broadcast.send_all(m.Reacted(person=person, reaction=message.reaction))
        client.send(m.encode(m.Done(id=message.id)))

    return show


def describe(live: LiveTable, client: Client, id: int) -> None:
    """Send the position in words."""
    view = live.broadcast.view_of(live.table.seat_of(client.person))
    client.send(m.encode(localized.description(view, live.table, id, client.language)))


def finished_match(table: Table) -> Match:
    """The match that has ended; raises NotNow before that."""
    match = table.match
    if match is None:
        raise NotNow("no match has begun at this table", reason="match-not-running")
    if not match.is_over:
        raise NotNow("this must wait until the match is over", reason="match-running")
    return match


def tell_highlights(live: LiveTable, client: Client, id: int) -> None:
    """Send the finished match in a few sentences, unless the next one has begun meanwhile."""
    try:
        match = finished_match(live.table)
    except GameError as problem:
        live.send_refusal(client, id, problem)
        return
    client.send(m.encode(localized.highlights(match, live.table, id, client.language)))


def tell_about(live: LiveTable, client: Client, message: m.AskAbout) -> None:
    """Send what the client's seat, or a spectator, can know about a piece."""
    try:
        view = live.broadcast.view_of(live.table.seat_of(client.person))
        about = localized.about(view, message.piece, live.table, message.id, client.language)
    except GameError as problem:
        live.send_refusal(client, message.id, problem)
        return
    client.send(m.encode(about))


def check_hint(table: Table, client: Client) -> int:
    """The seat that a hint is for; raises if there can't be one."""
    if table.settings.hints == "off":
        raise NotAllowed("hints are switched off at this table", reason="hints-off")
    seat = own_seat(table, client.person)
    if seat not in table.running_match().due():
        raise NotNow("there is nothing to choose now", reason="nothing-to-hint")
    return seat


def give_hint(live: LiveTable, client: Client, id: int) -> None:
    """Think about the person's own view, then send the hint to that person only."""
    registry, table = live.registry, live.table
    try:
        view = live.broadcast.view_of(check_hint(table, client))
        if client in live.hinting:
            raise TooMany("one hint at a time", reason="thinking-full")
        thought = registry.thinking.advise(
            table.running_match().game,
            view,
            Rng(fairness.new_seed()),
            address=table.address,
            seconds=registry.config.hint_seconds,
        )
    except GameError as problem:
        live.send_refusal(client, id, problem)
        return

    live.hinting.add(client)

    async def finish() -> None:
        try:
            hint = localized.hint(await thought, table, view, id, client.language)
            client.send(m.encode(hint))
        except GameError as problem:
            live.send_refusal(client, id, problem)
        except Exception as problem:
            log.error("hint-failed", table=live.id, problem=problem)
            live.send_refusal(client, id, TableError("no hint could be given", reason="internal"))
        finally:
            live.hinting.discard(client)

    registry.run_in_background(finish())
