"""Plays at tables on a server: for bots of one's own, for tests, for anything that speaks Python.

async with connect("ws://localhost:8000/ws") as line:
    seat = await line.join("the table's code", name="Bot", seat=1)
    async for view in seat.turns():
        await seat.play(view.legal_moves[0])
"""

from __future__ import annotations

from bordspil.client.bot import play_match, run_bot
from bordspil.client.errors import (
    BadAddress,
    ClientError,
    LineLost,
    NoFreeSeat,
    NoServer,
    RefusedError,
    SentAway,
    StrangeServer,
)
from bordspil.client.guest import Guest
from bordspil.client.line import Line, connect

__all__ = [
    "BadAddress",
    "ClientError",
    "Guest",
    "Line",
    "LineLost",
    "NoFreeSeat",
    "NoServer",
    "RefusedError",
    "SentAway",
    "StrangeServer",
    "connect",
    "play_match",
    "run_bot",
]
