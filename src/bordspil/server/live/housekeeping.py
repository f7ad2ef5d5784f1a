"""What happens at a table without anyone asking: time-outs, people who left, a new host, bots' moves.

Everything that changes the table is an entry, written before anyone sees it like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import structlog

from bordspil.core.errors import GameError, OutOfTime
from bordspil.server.live.presence import Presence
from bordspil.server.tables import entries as e
from bordspil.server.tables.table import Table

if TYPE_CHECKING:
    from bordspil.server.live.bot_seats import BotSeats

log = structlog.get_logger(__name__)

# How long the host may be away, in seconds: reloading the page must not cost the role.
HOST_GRACE = 60.0
# After this long, an absent person without a seat is no longer at the table.
VISITOR_GRACE = 600.0
# Nobody has a seat at a score pad, and phones sleep between rounds.
PAD_GRACE = 12 * 3600.0
# How many bots' moves go into one batch, so that people get their turn.
BOT_MOVES = 8


def time_out(table: Table, now: float) -> e.Ticked | None:
    """The default moves of seats that have run out of time, if any."""
    match = table.match
    deadline = None if match is None or match.is_over else match.deadline()
    return e.Ticked(at=now) if deadline is not None and deadline <= now else None


def people_changes(table: Table, presence: Presence) -> Iterator[e.AnyEntry]:
    """Remove visitors without a seat who have been away for long; then make sure there is a host.

    If there is none, or the host stays away, someone present becomes the host: first those with a seat.
    """
    host = table.host
    grace = VISITOR_GRACE if table.pad is None else PAD_GRACE
    for person in list(table.people):
        # Almost everyone is present, so that comes first.
        if presence.is_away(person, grace) and person != host and table.seat_of(person) is None:
            yield e.Left(at=presence.now(), person=person)
    if host is not None and not presence.is_away(host, host_grace(table)):
        return
    seated = [holder.person for holder in table.seats if holder.person is not None]
    others = [*seated, *table.people]
    present = [person for person in others if presence.is_present(person)]
    heir = present[0] if present else host if host is not None else others[0] if others else None
    if heir != host:
        yield e.HostMade(at=presence.now(), person=heir)


def host_grace(table: Table) -> float:
    """How long the host of a table may be away."""
    return max(HOST_GRACE, table.settings.grace or 0.0)


def play_bots(
    bots: BotSeats, since: float, now: Callable[[], float], apply: Callable[[e.AnyEntry], None]
) -> bool:
    """Make the moves of bots that are ready; return whether there may be more."""
    table = bots.table
    for _ in range(BOT_MOVES):
        made = bots.ready(now(), since)
        if made is None:
            return False
        seat, move, turn = made
        try:
            apply(e.Moved(at=now(), seat=seat, move=str(move), turn=turn, bot=True))
        except OutOfTime:
            # Someone's time has run out since the batch began; the next batch starts with that.
            break
        except GameError as problem:
            # The position has changed since the bot thought about it.
            log.warning("bot-refused", table=bots.table_id, seat=seat, error=problem.code)
            default = table.game.default_move(table.running_match().view(seat))
            apply(e.Moved(at=now(), seat=seat, move=str(default), turn=turn, bot=True))
    return True


def next_moment(table: Table, presence: Presence, bots: BotSeats, since: float) -> float | None:
    """When the table must be looked at again, in its own time."""
    match = table.match
    moments = [bots.wait(presence.now(), since), presence.next_leave(watched_people(table, presence))]
    if match is not None and not match.is_over:
        moments.append(match.deadline())
    return min([moment for moment in moments if moment is not None], default=None)


def watched_people(table: Table, presence: Presence) -> list[tuple[str, float]]:
    """The people whose absence changes something, with their grace."""
    grace = table.settings.grace
    watched: list[tuple[str, float]] = []
    if table.is_running and grace is not None:
        watched += [(holder.person, grace) for holder in table.seats if holder.person is not None]
    if table.host is not None and presence.clients:
        watched.append((table.host, host_grace(table)))
    return watched
