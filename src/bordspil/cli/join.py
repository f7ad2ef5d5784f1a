"""`bordspil join URL CODE`: an outside bot at a server's table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import typer
from rich.text import Text

from bordspil.bots import BOTS, make_bot
from bordspil.cli.desk import OK, Desk, Failure
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.games import all_games
from bordspil.tui.draw import standings, winners_line

# The most that any game has.
MOST_SEATS = 12


def command(desk: Desk) -> Callable[..., int]:
    """The command."""
    say = desk.say
    parameters = [
        parameter("url", str, ..., typer.Argument(metavar="URL", help=say("help-join-url"))),
        parameter("code", str, ..., typer.Argument(metavar="CODE", help=say("help-join-code"))),
        flag("bot", str, "master", "…", say("help-join-bot", bots=", ".join(BOTS)), "-b"),
        flag("name", str, "", "…", say("help-join-name"), "-n"),
        flag("seat", int | None, None, "N", say("help-join-seat"), "-s"),
        flag("once", bool, False, "", say("help-join-once")),
    ]

    def join(*, url: str, code: str, bot: str, name: str, seat: int | None, once: bool) -> int:
        # Better to learn now than at the table that there is no such bot.
        level = make_bot(bot, next(iter(all_games().values()))).name
        if seat is not None and not 1 <= seat <= MOST_SEATS:
            raise Failure(say("join-bad-seat", last=MOST_SEATS))
        named = name.strip() or say(f"bot-{level}")
        place = None if seat is None else seat - 1
        asyncio.run(play(desk, url, code, bot=bot, name=named, seat=place, once=once))
        return OK

    return with_parameters(join, parameters)


async def play(desk: Desk, url: str, code: str, *, bot: str, name: str, seat: int | None, once: bool) -> None:
    """Sits down, plays a match, tells how it ended."""
    from bordspil.client import connect, play_match  # noqa: PLC0415  (slow to import)

    async with connect(url, reconnect=not once) as line:
        guest = await line.join(code, name=name, seat=seat)
        if guest.seat is None:
            await guest.sit()
        assert guest.seat is not None
        game, table = guest.game.title, guest.table.code
        desk.out.print(Text(desk.say("join-seated", name=name, seat=guest.seat + 1, code=table, game=game)))
        if not guest.table.running:
            desk.out.print(Text(desk.say("join-waiting"), "dim"))
        outcome = await play_match(guest, bot)
        desk.out.print(standings(outcome, guest.table.names, desk.say))
        desk.out.print(Text(winners_line(outcome, guest.table.names, desk.say), "bold"))
