"""A bot that thinks on this machine and plays at a table on a server."""

from __future__ import annotations

import asyncio

from bordspil.bots import Bot, make_bot
from bordspil.client.connection import connect
from bordspil.client.errors import RefusedError
from bordspil.client.guest import MADE_ALREADY, Guest
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.match import fairness

# The server's errors for a move that came too late: the next view is already on its way.
TOO_LATE = MADE_ALREADY | {"out-of-time"}
# Its errors when it is overloaded, with the seconds to wait unless it says how long.
PATIENCE = {"busy": 1.0, "too-many": 0.5}
LONGEST_WAIT = 10.0


async def run_bot(
    url: str,
    code: str,
    *,
    bot: str = "master",
    name: str = "Bot",
    seat: int | None = None,
    rng: Rng | None = None,
    reconnect: bool = True,
) -> Outcome:
    """Play a match with a bot in a seat (by default the first free one) and return the outcome.

    `bot` is a level with optional settings, such as `master:seconds=5`; it thinks here, not on the server.
    """
    async with connect(url, reconnect=reconnect) as connection:
        guest = await connection.join(code, name=name, seat=seat)
        if seat is None:
            await guest.sit()
        return await play_match(guest, bot, rng)


async def play_match(guest: Guest, bot: str, rng: Rng | None = None) -> Outcome:
    """Play a whole match with a bot in a guest's seat and return the outcome."""
    chance = Rng(fairness.new_seed()) if rng is None else rng
    player: Bot = make_bot(bot, guest.game)
    async for view in guest.turns():
        if player.game is not guest.game:
            # The host changed the game while we waited for the match.
            player = make_bot(bot, guest.game)
        # In a thread, so that the connection stays alive while the bot thinks.
        move = await asyncio.to_thread(player.choose, view, chance)
        await play_with_retries(guest, move, view.turn)
    outcome = guest.outcome
    assert outcome is not None
    return outcome


async def play_with_retries(guest: Guest, move: Move, turn: int) -> None:
    """Make a move, retrying while the server is busy; ignore that it came too late."""
    while True:
        try:
            await guest.play(move, turn=turn)
            return
        except RefusedError as problem:
            if problem.code in TOO_LATE:
                return
            if problem.code not in PATIENCE:
                raise
            wait = problem.facts.get("retry_after", PATIENCE[problem.code])
        await asyncio.sleep(
            wait if isinstance(wait, int | float) and 0 <= wait <= LONGEST_WAIT else LONGEST_WAIT
        )
