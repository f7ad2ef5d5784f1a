"""A WebSocket client for benchmarks, as light as possible so that it doesn't distort the figures.

It is a hand-written asyncio protocol that decodes only what it needs to make moves.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import msgspec

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ANSWER_SECONDS = 30.0


class PartialView(msgspec.Struct):
    """The fields of a view, or of its changes, that the client needs."""

    turn: int | msgspec.UnsetType = msgspec.UNSET
    due: list[int] | msgspec.UnsetType = msgspec.UNSET
    legal_moves: list[str] | msgspec.UnsetType = msgspec.UNSET
    outcome: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET


class TableKeys(msgspec.Struct):
    code: str
    watch_key: str


class Message(msgspec.Struct):
    """Any message from the server."""

    type: str
    id: int | None = None
    code: str = ""
    reason: str = ""
    token: str | None = None
    match: int = 0
    table: TableKeys | None = None
    view: PartialView | None = None
    changes: PartialView | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.Encoder().encode


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"refused: {message.code}, {message.reason}")
        self.code = message.code


class Client(asyncio.Protocol):
    """One socket."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[str] = loop.create_future()
        self.answers: dict[int, asyncio.Future[Message]] = {}
        self.on_update: Callable[[Client], None] | None = None
        self.on_answer: Callable[[Client, Message], None] | None = None
        self.last_id = 0
        self.rest = b""
        self.reason = ""
        self.match = self.turn = 0
        self.due: list[int] = []
        self.legal_moves: list[str] = []
        self.is_over = False
        self.messages = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(HANDSHAKE)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket at once"))
        if not self.closed.done():
            self.closed.set_result(self.reason)
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(f"the server closed the socket: {self.reason}"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        start, size = 0, len(data)
        if not self.opened.done():
            end = data.find(b"\r\n\r\n") + 4
            if end < 4:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(data[:80].decode("latin-1")))
                return
            self.opened.set_result(None)
            start = end
        while size - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                body += 2
            elif length == 127:
                body += 8
            if size < body:
                break
            if length >= 126:
                length = int.from_bytes(data[start + 2 : body])
            end = body + length
            if end > size:
                break
            kind = data[start] & 15
            if kind == 1:
                self.receive(read(data[body:end]))
            elif kind == 9:
                self.frame(0x8A, data[body:end])
            elif kind == 8:
                self.transport.close()
            start = end
        self.rest = data[start:]

    def frame(self, kind: int, body: bytes) -> None:
        """Send a frame; its mask is zero, which leaves the body unchanged."""
        size = len(body)
        head = bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + body)

    def send(self, type: str, **rest: Any) -> int:
        """Send a message and return its id."""
        self.last_id += 1
        self.frame(0x81, write({"type": type, "id": self.last_id, **rest}))
        return self.last_id

    async def ask(self, type: str, **rest: Any) -> Message:
        """Send a message and return its answer; raise Refused if it is refused."""
        number = self.send(type, **rest)
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        message: Message = await asyncio.wait_for(answer, ANSWER_SECONDS)
        if message.type == "error":
            raise Refused(message)
        return message

    def receive(self, message: Message) -> None:
        self.messages += 1
        view = message.changes or message.view
        if view is not None:
            self.match = message.match
            if view.turn is not msgspec.UNSET:
                self.turn = view.turn
            if view.due is not msgspec.UNSET:
                self.due = view.due
            if view.legal_moves is not msgspec.UNSET:
                self.legal_moves = view.legal_moves
            if view.outcome is not msgspec.UNSET:
                self.is_over = view.outcome is not None
            if self.on_update is not None:
                self.on_update(self)
        elif message.type == "closing":
            self.reason = message.reason
        if message.id is not None:
            answer = self.answers.pop(message.id, None)
            if answer is not None:
                if not answer.done():
                    answer.set_result(message)
            elif self.on_answer is not None:
                self.on_answer(self, message)


async def connected(port: int, address: str = "127.0.0.1", receive_buffer: int | None = None) -> Client:
    """Connect a client from one of this machine's loopback addresses."""
    raw = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    raw.setblocking(False)
    if receive_buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    raw.bind((address, 0))
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    _, client = await loop.create_connection(Client, sock=raw)
    await client.opened
    return client
