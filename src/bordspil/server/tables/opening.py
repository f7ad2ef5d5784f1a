"""Opening a table: a message becomes the first entries of a journal, or is refused."""

from __future__ import annotations

from bordspil.bots import make_bot
from bordspil.games import find_game
from bordspil.server.errors import TableError
from bordspil.server.tables import entries as e
from bordspil.server.tables.commands import check_level
from bordspil.server.tables.identifiers import checked_name, distinct_name
from bordspil.server.tables.table import Table
from bordspil.wire import messages as m


def opened_table(
    message: m.Open | m.OpenPad, *, code: str, watch_key: str, address: str, at: float
) -> tuple[Table, list[e.AnyEntry]]:
    """A new table and the entries that make it; raises if it isn't possible."""
    checked_name(message.name)
    wanted = message if isinstance(message, m.Open) else table_for_pad(message)
    check_level(wanted.settings.stand_in)
    game = find_game(wanted.game)
    opened = e.Opened(
        at=at,
        code=code,
        watch_key=watch_key,
        game=game.name,
        seat_count=game.default_seat_count if wanted.seat_count is None else wanted.seat_count,
        options=wanted.options,
        settings=wanted.settings,
        address=address,
    )
    table = Table(opened)
    entries: list[e.AnyEntry] = [opened]
    more = pad_entries(message, at) if isinstance(message, m.OpenPad) else bot_entries(table, message, at)
    for entry in more:
        table.apply(entry)
        entries.append(entry)
    return table, entries


def table_for_pad(message: m.OpenPad) -> m.Open:
    """The table that becomes a score pad; its options may change what is counted."""
    counts = find_game(message.game).seat_counts
    count = len(message.players) if len(message.players) in counts else None
    return m.Open(id=0, game=message.game, name=message.name, seat_count=count, options=message.options)


def pad_entries(message: m.OpenPad, at: float) -> list[e.AnyEntry]:
    """The entries that turn a new table into a score pad; players with the same name get a number."""
    players: list[str] = []
    for name in message.players:
        players.append(distinct_name(checked_name(name), players))
    return [e.PadBegun(at=at, players=tuple(players))]


def bot_entries(table: Table, message: m.Open, at: float) -> list[e.AnyEntry]:
    """The entries that seat the bots of a new table; raises if one would take the opener's seat."""
    seated: dict[int, str] = {}
    for seat, level in message.bots.items():
        number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) <= 2 else -1
        table.check_seat(number)
        make_bot(check_level(level), table.game)
        seated[number] = level
    if message.seat is not None and table.check_seat(message.seat) in seated:
        raise TableError("there is a bot in this seat", reason="seat-taken", seat=message.seat)
    return [e.BotSeated(at=at, seat=seat, bot=level) for seat, level in seated.items()]
