"""Play at a server's tables from Python: for your own bots, for tests, for anything else.

async with connect("ws://localhost:8000/ws") as connection:
    seat = await connection.join("the table's code", name="Bot", seat=1)
    async for view in seat.turns():
        await seat.play(view.legal_moves[0])
"""

from __future__ import annotations

from bordspil.client.bot import play_match, run_bot
from bordspil.client.connection import Connection, connect
from bordspil.client.errors import (
    BadAddress,
    ClientError,
    ConnectionLost,
    NoFreeSeat,
    NoServer,
    RefusedError,
    SentAway,
    StrangeServer,
)
from bordspil.client.guest import Guest

__all__ = [
    "BadAddress",
    "ClientError",
    "Connection",
    "ConnectionLost",
    "Guest",
    "NoFreeSeat",
    "NoServer",
    "RefusedError",
    "SentAway",
    "StrangeServer",
    "connect",
    "play_match",
    "run_bot",
]
