"""An outside bot: it thinks on this machine and plays at a table on a server."""

from __future__ import annotations

import asyncio

from bordspil.bots import Bot, make_bot
from bordspil.client.errors import RefusedError
from bordspil.client.guest import MADE_ALREADY, Guest
from bordspil.client.line import connect
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.match import fairness

# The server's answers to a move that came too late: the next view tells how things stand.
TOO_LATE = MADE_ALREADY | {"out-of-time"}
# Its answers when it has too much to do, with how many seconds to wait where it does not say.
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
    """Seats a bot at a table (in the first free seat, unless told), lets it play a match, gives the outcome.

    `bot` is a level with its settings, such as `master:seconds=5`; it thinks here, not on the server.
    """
    async with connect(url, reconnect=reconnect) as line:
        guest = await line.join(code, name=name, seat=seat)
        if seat is None:
            await guest.sit()
        return await play_match(guest, bot, rng)


async def play_match(guest: Guest, bot: str, rng: Rng | None = None) -> Outcome:
    """Lets a bot play a whole match in a guest's seat, and gives the outcome."""
    chance = Rng(fairness.new_seed()) if rng is None else rng
    player: Bot = make_bot(bot, guest.game)
    async for view in guest.turns():
        if player.game is not guest.game:
            # The host has changed the game while we waited for the match.
            player = make_bot(bot, guest.game)
        # Thinking takes its time, and the line wants to be answered meanwhile.
        move = await asyncio.to_thread(player.choose, view, chance)
        await insist(guest, move, view.turn)
    outcome = guest.outcome
    assert outcome is not None
    return outcome


async def insist(guest: Guest, move: Move, turn: int) -> None:
    """Makes a move, again and again while the server is too busy; one that comes too late is let go."""
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
