"""A bare client for tests that want to say anything: sends what it is given and sorts what it hears."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ANSWERS = {"welcome", "done", "error", "hint", "description", "pong"}
PATIENCE = 60.0
# Ids from here on are for the questions that end a volley.
LAST_IDS = 2**30


class Caller:
    """A socket: every answer by the id that it answers, everything else in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.answers: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.last_id = 0
        self.ends = LAST_IDS
        self.heard = asyncio.Event()
        self.is_over = False
        self.reader = asyncio.ensure_future(self.read())

    async def read(self) -> None:
        """Hears everything until the socket ends."""
        try:
            async for frame in self.socket:
                message = json.loads(frame)
                (self.answers if message["type"] in ANSWERS else self.told).append(message)
                self.heard.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_over = True
            self.heard.set()

    async def wait_for(self, id: int) -> dict[str, Any] | None:
        """The answer with this id, taken out of the list; None where the socket ended before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for place, answer in enumerate(self.answers):
                    if answer.get("id") == id:
                        return self.answers.pop(place)
                if self.is_over:
                    return None
                self.heard.clear()
                await self.heard.wait()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and gives its answer."""
        self.last_id += 1
        await self.send(json.dumps({"type": type, "id": self.last_id, **fields}))
        answer = await self.wait_for(self.last_id)
        assert answer is not None, f"{type}: no answer, but {self.ending}"
        return answer

    async def send(self, frame: str | bytes | list[str]) -> None:
        """Sends a frame, or several fragments of one; on a socket that has ended nothing happens."""
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(frame)

    async def volley(self, frames: list[str | bytes | list[str]]) -> list[dict[str, Any]]:
        """Sends many frames without waiting, and gives all answers to them."""
        for frame in frames:
            await self.send(frame)
        self.ends += 1
        await self.send(json.dumps({"type": "ping", "id": self.ends}))
        await self.wait_for(self.ends)
        answers, self.answers = self.answers, []
        return answers

    @property
    def ending(self) -> tuple[int | None, str, list[str]]:
        """How the socket was closed: code, reason, and the reasons that were told before."""
        told = [message["reason"] for message in self.told if message["type"] == "closing"]
        return self.socket.close_code, self.socket.close_reason or "", told

    async def close(self) -> None:
        """Ends the socket."""
        await self.socket.close()
        await self.reader


def with_updates(view: Any, told: list[dict[str, Any]]) -> Any:
    """A view after all updates of a list, which is emptied."""
    for message in told:
        if message["type"] == "update":
            view = message["changes"] if message["whole"] else {**view, **message["changes"]}
    told.clear()
    return view


@contextlib.asynccontextmanager
async def calling(url: str) -> AsyncIterator[Caller]:
    """A socket for as long as the block lasts."""
    caller = await call(url)
    try:
        yield caller
    finally:
        await caller.close()


async def call(url: str) -> Caller:
    """An open socket."""
    socket = await connect(
        url, proxy=None, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
    )
    return Caller(socket)
