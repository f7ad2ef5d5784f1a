"""One socket's way out: a bounded queue and a task that empties it, so that a slow client delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from bordspil.server.line import Line
from bordspil.wire.messages import Closing, encode

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_MESSAGES = 256
MOST_BYTES = 1024 * 1024
# How long a client may take to read what is said to it last.
FAREWELL = 2.0
SLOW = encode(Closing(reason="slow"))

NORMAL, GOING_AWAY, POLICY, FAILED, GONE_FOR_NOW, TRY_LATER = 1000, 1001, 1008, 1011, 1012, 1013


class Connection:
    """A client, as the tables know it; all fields but `address` are theirs to set.

    `seen` is how many events of the match `seen_match` the client had when it came back.
    """

    __slots__ = (
        "_bytes", "_end", "_line", "_loop", "_queue", "_send", "_timer", "_waiter", "address", "language",
        "on_drop", "person", "seat", "seen", "seen_match", "table",
    )  # fmt: skip

    def __init__(self, send: Send, address: str, on_drop: Callable[[str], None] | None = None) -> None:
        self.language: str | None = None
        self.person: str | None = None
        self.table: Any = None
        self.address = address
        self.seat: int | None = None
        self.seen = self.seen_match = 0
        self.on_drop = on_drop
        self._send = send
        # The interface between server and application knows neither a short way out nor a sudden end.
        owner = getattr(send, "__self__", None)
        self._line = owner if isinstance(owner, Line) else None
        self._loop = asyncio.get_running_loop()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._end: tuple[int, str] | None = None
        self._waiter: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_ending(self) -> bool:
        """Whether nothing more will be sent, but for what is queued."""
        return self._end is not None

    def send(self, payload: bytes) -> None:
        """Sends a message, or queues it. Never blocks: who reads too slowly is dropped, and may come back."""
        if self._end is not None:
            return
        # Only while the writer waits for work is nothing under way that this would overtake.
        idle = self._waiter is not None and not self._waiter.done()
        if idle and self._line is not None and self._line.write(payload):
            return
        if len(self._queue) >= MOST_MESSAGES or self._bytes + len(payload) > MOST_BYTES:
            self._queue.clear()
            self._bytes = 0
            self.finish(SLOW, TRY_LATER, "slow")
            return
        self._queue.append(payload)
        self._bytes += len(payload)
        self._wake()

    def finish(self, payload: bytes | None, code: int, reason: str) -> None:
        """Sends what is queued and a last message, then closes; whoever does not read is cut off."""
        if self._end is not None:
            return
        if payload is not None:
            self._queue.append(payload)
        self._end = (code, reason)
        if self.on_drop is not None:
            self.on_drop(reason)
        self._timer = self._loop.call_later(FAREWELL, self.cut)
        self._wake()

    def cut(self) -> None:
        """Ends the socket at once, whatever is still in its buffers."""
        self._end = self._end or (GOING_AWAY, "cut")
        self._queue.clear()
        # A close would wait for the very buffers that the client does not read.
        if self._line is not None:
            self._line.transport.abort()

    def close(self) -> None:
        """Lets go of everything: the socket is gone."""
        self._end = self._end or (NORMAL, "")
        self._queue.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._wake()

    async def write(self) -> None:
        """Sends what is queued until the connection ends."""
        queue, send = self._queue, self._send
        try:
            while True:
                while queue:
                    payload = queue.popleft()
                    self._bytes -= len(payload)
                    await send({"type": "websocket.send", "text": payload.decode()})
                if self._end is not None:
                    await send({"type": "websocket.close", "code": self._end[0], "reason": self._end[1]})
                    return
                self._waiter = self._loop.create_future()
                await self._waiter
        except (OSError, RuntimeError):
            # The other side is gone, or closing was begun by it: the reader notices too.
            return

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
