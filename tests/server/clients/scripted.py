"""An asynchronous client for tests that send anything: it keeps answers apart from other messages."""

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
# Ids from here on are for the pings that end a volley.
LAST_IDS = 2**30


class ScriptedClient:
    """One socket: answers by the id they answer, everything else in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.answers: list[dict[str, Any]] = []
        self.updates: list[dict[str, Any]] = []
        self.last_id = 0
        self.ends = LAST_IDS
        self.heard = asyncio.Event()
        self.is_over = False
        self.reader = asyncio.ensure_future(self.read())

    async def read(self) -> None:
        """Read everything until the socket ends."""
        try:
            async for frame in self.socket:
                message = json.loads(frame)
                (self.answers if message["type"] in ANSWERS else self.updates).append(message)
                self.heard.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_over = True
            self.heard.set()

    async def wait_for(self, id: int) -> dict[str, Any] | None:
        """Wait for the answer with this id and take it out of the list; None if the socket ended first."""
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
        """Send a message and wait for its answer."""
        self.last_id += 1
        await self.send(json.dumps({"type": type, "id": self.last_id, **fields}))
        answer = await self.wait_for(self.last_id)
        assert answer is not None, f"{type}: no answer, but {self.ending}"
        return answer

    async def send(self, frame: str | bytes | list[str]) -> None:
        """Send a frame, or several fragments of one, unless the socket has ended."""
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(frame)

    async def volley(self, frames: list[str | bytes | list[str]]) -> list[dict[str, Any]]:
        """Send many frames without waiting; return all answers."""
        for frame in frames:
            await self.send(frame)
        self.ends += 1
        await self.send(json.dumps({"type": "ping", "id": self.ends}))
        await self.wait_for(self.ends)
        answers, self.answers = self.answers, []
        return answers

    @property
    def ending(self) -> tuple[int | None, str, list[str]]:
        """How the socket was closed: code, reason, and the reasons in closing messages before."""
        reasons = [message["reason"] for message in self.updates if message["type"] == "closing"]
        return self.socket.close_code, self.socket.close_reason or "", reasons

    async def close(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self.reader


def with_updates(view: Any, messages: list[dict[str, Any]]) -> Any:
    """A view after all updates in a list, which is emptied."""
    for message in messages:
        if message["type"] == "update":
            view = message["changes"] if message["whole"] else {**view, **message["changes"]}
    messages.clear()
    return view


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[ScriptedClient]:
    """Connect for as long as the block lasts."""
    client = await connect_client(url)
    try:
        yield client
    finally:
        await client.close()


async def connect_client(url: str) -> ScriptedClient:
    """Connect to a server."""
    socket = await connect(
        url, proxy=None, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
    )
    return ScriptedClient(socket)
