"""What a person may do at a table: a message becomes journal entries, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET

from bordspil.match import fairness
from bordspil.match.record import FORMAT
from bordspil.server.errors import NotAllowed, TableError
from bordspil.server.tables import entries as e
from bordspil.server.tables.identifiers import checked_name
from bordspil.server.tables.table import Table
from bordspil.wire import messages as m

# How much of an unknown bot's name an error repeats.
LONGEST_SHOWN = 60


def entries_for(
    table: Table, person: str, message: m.AnyFromClient, *, at: float, when: float
) -> list[e.AnyEntry]:
    """The entries that carry out a message; raises if the person may not do this.

    `at` is the table's own time, `when` the time of day.
    """
    command = COMMANDS.get(type(message))
    if command is not None:
        return command(table, person, message, at)
    return PAD_COMMANDS[type(message)](person, message, at, when)


def is_command(message: m.AnyFromClient) -> bool:
    """Whether a message changes the table; other messages only ask."""
    return type(message) in COMMANDS or type(message) in PAD_COMMANDS


def is_needed(table: Table, person: str, message: m.AnyFromClient) -> bool:
    """Whether a full journal must still take this: the match can't end without it, and it is bounded.

    Playing on while someone else may still draw is a move like any other; changing a choice is not needed.
    People who lost their seat can't rejoin at a full journal, so clearing seats is bounded too.
    """
    if isinstance(message, m.Leave):
        return True
    if not table.is_running:
        return False
    if isinstance(message, m.Clear):
        return table.seats[table.check_seat(message.seat)].person is not None
    seat = table.seat_of(person)
    return isinstance(message, m.Play) and seat is not None and not table.running_match().replaces(seat)


def check_host(table: Table, person: str | None) -> None:
    """Raise NotAllowed unless the person is the host."""
    if person is None or table.host != person:
        raise NotAllowed("only the host of the table may do this", reason="host-only")


def own_seat(table: Table, person: str | None) -> int:
    """The person's seat; raises NotAllowed without one."""
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("only who holds a seat may do this", reason="seat-only")
    return seat


def _sit(table: Table, person: str, message: m.Sit, at: float) -> list[e.AnyEntry]:
    return [e.Sat(at=at, person=person, seat=message.seat)]


def _stand(table: Table, person: str, message: m.Stand, at: float) -> list[e.AnyEntry]:
    own_seat(table, person)
    return [e.Stood(at=at, person=person)]


def _rename(table: Table, person: str, message: m.Rename, at: float) -> list[e.AnyEntry]:
    name = None if message.name is None else checked_name(message.name)
    return [e.Renamed(at=at, person=person, name=name, face=message.face, colour=message.colour)]


def _seat_bot(table: Table, person: str, message: m.SeatBot, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    return [e.BotSeated(at=at, seat=message.seat, bot=check_level(message.bot))]


def check_level(bot: str) -> str:
    """Return a bot's level if it has no settings: the server decides how long bots think."""
    if ":" in bot:
        raise TableError(
            "a bot is named by its level alone here", reason="no-such-bot", name=bot[:LONGEST_SHOWN]
        )
    return bot


def _clear(table: Table, person: str, message: m.Clear, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    return [e.Cleared(at=at, seat=message.seat)]


def _swap(table: Table, person: str, message: m.Swap, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    return [e.Swapped(at=at, a=message.a, b=message.b)]


def _configure(table: Table, person: str, message: m.Configure, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    same_game = message.game is UNSET or message.game == table.game.name
    if message.options is not UNSET:
        options = message.options
    else:
        options = table.options.as_data() if same_game else {}
    settings = table.settings
    if message.settings is not UNSET:
        settings = msgspec.structs.replace(settings, **changed(message.settings))
    check_level(settings.stand_in)
    return [
        e.Configured(
            at=at,
            game=table.game.name if message.game is UNSET else message.game,
            seat_count=table.seat_count if message.seat_count is UNSET else message.seat_count,
            options=options,
            settings=settings,
        )
    ]


def changed(change: m.SettingsChange) -> dict[str, Any]:
    """The settings in a change, with their new values."""
    return {name: value for name in change.__struct_fields__ if (value := getattr(change, name)) is not UNSET}


def _remove(table: Table, person: str, message: m.Remove, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    if message.person not in table.people or message.person == person:
        raise TableError("nobody of that id is at this table", reason="no-such-person")
    return [e.Left(at=at, person=message.person)]


def _make_host(table: Table, person: str, message: m.MakeHost, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    if message.person not in table.people:
        raise TableError("nobody of that id is at this table", reason="no-such-person")
    return [e.HostMade(at=at, person=message.person)]


def _start(table: Table, person: str, message: m.Start, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    return [e.Started(at=at, seed=fairness.new_seed().hex(), rules=table.game.rules_version, format=FORMAT)]


def _play(table: Table, person: str, message: m.Play, at: float) -> list[e.AnyEntry]:
    return [e.Moved(at=at, seat=own_seat(table, person), move=message.move, turn=message.turn)]


def _take_back(table: Table, person: str, message: m.TakeBack, at: float) -> list[e.AnyEntry]:
    return [e.TakenBack(at=at, seat=own_seat(table, person), turn=message.turn)]


def _rule(table: Table, person: str, message: m.Rule, at: float) -> list[e.AnyEntry]:
    check_host(table, person)
    return [e.Ruled(at=at, ruling=message.ruling)]


def _leave(table: Table, person: str, message: m.Leave, at: float) -> list[e.AnyEntry]:
    return [e.Left(at=at, person=person)]


def _score(person: str, message: m.Score, at: float, when: float) -> list[e.AnyEntry]:
    where = {"page": message.page, "player": message.player}
    return [e.PadWritten(at=at, person=person, when=when, counts=message.counts, **where)]


def _name_player(person: str, message: m.NamePlayer, at: float, when: float) -> list[e.AnyEntry]:
    name = checked_name(message.name)
    return [e.PadNamed(at=at, person=person, when=when, player=message.player, name=name)]


COMMANDS: dict[type[m.FromClient], Callable[[Table, str, Any, float], list[e.AnyEntry]]] = {
    m.Sit: _sit,
    m.Stand: _stand,
    m.Rename: _rename,
    m.SeatBot: _seat_bot,
    m.Clear: _clear,
    m.Swap: _swap,
    m.Configure: _configure,
    m.MakeHost: _make_host,
    m.Remove: _remove,
    m.Start: _start,
    m.Play: _play,
    m.TakeBack: _take_back,
    m.Rule: _rule,
    m.Leave: _leave,
}
# The history of a score pad shows the time of day.
PAD_COMMANDS: dict[type[m.FromClient], Callable[[str, Any, float, float], list[e.AnyEntry]]] = {
    m.Score: _score,
    m.NamePlayer: _name_player,
}
