"""`bordspil join URL CODE`: play a bot from this machine at a table on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import typer
from rich.text import Text

from bordspil.bots import BOTS, make_bot
from bordspil.bots.cast import choose
from bordspil.cli.context import OK, Context, Failure
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.games import all_games
from bordspil.tui.draw import standings, winners_line

# The most that any game has.
MAX_SEATS = 12


def command(context: Context) -> Callable[..., int]:
    """Build the command."""
    say = context.say
    parameters = [
        parameter("url", str, ..., typer.Argument(metavar="URL", help=say("help-join-url"))),
        parameter("code", str, ..., typer.Argument(metavar="CODE", help=say("help-join-code"))),
        flag("bot", str, "master", "…", say("help-join-bot", bots=", ".join(BOTS)), "-b"),
        flag("name", str, "", "…", say("help-join-name"), "-n"),
        flag("seat", int | None, None, "N", say("help-join-seat"), "-s"),
        flag("once", bool, False, "", say("help-join-once")),
    ]

    def join(*, url: str, code: str, bot: str, name: str, seat: int | None, once: bool) -> int:
        # Report an unknown bot now, not at the table.
        level = make_bot(bot, next(iter(all_games().values()))).name
        if seat is not None and not 1 <= seat <= MAX_SEATS:
            raise Failure(say("join-bad-seat", last=MAX_SEATS))
        named = name.strip() or choose(level, ()).name
        index = None if seat is None else seat - 1
        asyncio.run(play(context, url, code, bot=bot, name=named, seat=index, once=once))
        return OK

    return with_parameters(join, parameters)


async def play(
    context: Context, url: str, code: str, *, bot: str, name: str, seat: int | None, once: bool
) -> None:
    """Sit down, play a match and print the result."""
    from bordspil.client import connect, play_match  # noqa: PLC0415  (slow to import)

    async with connect(url, reconnect=not once) as connection:
        guest = await connection.join(code, name=name, seat=seat)
        if guest.seat is None:
            await guest.sit()
        assert guest.seat is not None
        game, table = guest.game.title, guest.table.code
        context.out.print(
            Text(context.say("join-seated", name=name, seat=guest.seat + 1, code=table, game=game))
        )
        if not guest.table.running:
            context.out.print(Text(context.say("join-waiting"), "dim"))
        outcome = await play_match(guest, bot)
        context.out.print(standings(outcome, guest.table.names, context.say))
        context.out.print(Text(winners_line(outcome, guest.table.names, context.say), "bold"))
