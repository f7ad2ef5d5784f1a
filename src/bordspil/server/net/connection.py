"""The sending side of a socket: a bounded queue and a task that empties it, so slow clients delay nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from bordspil.server.live.client import Client
from bordspil.server.net.websocket_protocol import WebSocketProtocol
from bordspil.wire.messages import Closing, encode

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_MESSAGES = 256
MOST_BYTES = 1024 * 1024
# How many seconds a client has to read its last messages.
CLOSE_TIMEOUT = 2.0
SLOW = encode(Closing(reason="slow"))

NORMAL, GOING_AWAY, POLICY, FAILED, GONE_FOR_NOW, TRY_LATER = 1000, 1001, 1008, 1011, 1012, 1013


class Connection(Client):
    """A client on a WebSocket."""

    __slots__ = ("_bytes", "_end", "_loop", "_protocol", "_queue", "_send", "_timer", "_waiter", "on_drop")

    def __init__(self, send: Send, address: str, on_drop: Callable[[str], None] | None = None) -> None:
        super().__init__(address)
        self.on_drop = on_drop
        self._send = send
        # ASGI has neither a fast path for sending nor an abrupt close, so we reach for the protocol itself.
        owner = getattr(send, "__self__", None)
        self._protocol = owner if isinstance(owner, WebSocketProtocol) else None
        self._loop = asyncio.get_running_loop()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._end: tuple[int, str] | None = None
        self._waiter: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_ending(self) -> bool:
        """Whether nothing more will be sent, except what is queued."""
        return self._end is not None

    def send(self, payload: bytes) -> None:
        """Send or queue a message. Never blocks: a client that reads too slowly is disconnected."""
        if self._end is not None:
            return
        # If the writer had work, this could overtake an earlier message.
        idle = self._waiter is not None and not self._waiter.done()
        if idle and self._protocol is not None and self._protocol.write(payload):
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
        """Send what is queued and a last message, then close; clients that don't read it are cut off."""
        if self._end is not None:
            return
        if payload is not None:
            self._queue.append(payload)
        self._end = (code, reason)
        if self.on_drop is not None:
            self.on_drop(reason)
        self._timer = self._loop.call_later(CLOSE_TIMEOUT, self.abort)
        self._wake()

    def abort(self) -> None:
        """End the socket at once, whatever is still in its buffers."""
        self._end = self._end or (GOING_AWAY, "cut")
        self._queue.clear()
        # A close would wait for the very buffers that the client doesn't read.
        if self._protocol is not None:
            self._protocol.transport.abort()

    def close(self) -> None:
        """Free everything: the socket is gone."""
        self._end = self._end or (NORMAL, "")
        self._queue.clear()
        if self._timer is not None:
            self._timer.cancel()
        self._wake()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
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
            # The other side is gone or has started to close; the reader notices too.
            return

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
