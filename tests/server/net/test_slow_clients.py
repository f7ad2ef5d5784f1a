"""A client that doesn't read is dropped, costs little until then, and delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from bordspil.server.net.connection import MOST_BYTES, MOST_MESSAGES, TRY_LATER, Connection
from bordspil.server.net.websocket_protocol import WebSocketProtocol, text_frame
from tests.server.clients import talk
from tests.server.server_process import DIRECT, serve

Sent = MutableMapping[str, Any]


class FakeTransport(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.is_aborted = True


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that does nothing."""


def open_protocol() -> tuple[WebSocketProtocol, FakeTransport]:
    """A protocol past its handshake, and its transport."""
    protocol = WebSocketProtocol(uvicorn.Config(nothing, log_config=None), ServerState(), {})
    transport = FakeTransport()
    protocol.transport = transport
    protocol.handshake_complete = True
    protocol.conn.state = State.OPEN
    return protocol, transport


def with_a_blocked_reader(
    test: Callable[[Connection, list[Sent], asyncio.Event], Awaitable[None]],
) -> None:
    """Run a test with a connection whose client reads only after an event, and the list of what it got."""

    async def run() -> None:
        sent: list[Sent] = []
        reads = asyncio.Event()

        async def send(message: Sent) -> None:
            await reads.wait()
            sent.append(message)

        connection = Connection(send, "192.0.2.1")
        writer = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        await test(connection, sent, reads)
        connection.close()
        writer.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("payload", "fit"), [(b"x", MOST_MESSAGES), (b"x" * (MOST_BYTES // 4), 4)], ids=["many", "large"]
)
def test_a_client_is_dropped_when_its_queue_is_full(payload: bytes, fit: int) -> None:
    async def test(connection: Connection, sent: list[Sent], reads: asyncio.Event) -> None:
        connection.send(b"in hand")
        await asyncio.sleep(0)
        for _ in range(fit):
            connection.send(payload)
        assert not connection.is_ending
        connection.send(payload)
        assert connection.is_ending
        connection.send(b"too late")
        reads.set()
        await asyncio.sleep(0.01)
        # The queue is dropped: a client that returns gets everything anyway.
        assert [message.get("text") for message in sent] == [
            "in hand",
            '{"type":"closing","reason":"slow"}',
            None,
        ]
        assert sent[-1] == {"type": "websocket.close", "code": TRY_LATER, "reason": "slow"}

    with_a_blocked_reader(test)


def test_a_late_reader_gets_everything_in_order() -> None:
    async def test(connection: Connection, sent: list[Sent], reads: asyncio.Event) -> None:
        wanted = [str(number) for number in range(100)]
        for number in wanted:
            connection.send(number.encode())
        await asyncio.sleep(0)
        reads.set()
        await asyncio.sleep(0.01)
        assert [message["text"] for message in sent] == wanted

    with_a_blocked_reader(test)


def test_no_message_overtakes_queued_ones() -> None:
    async def run() -> None:
        protocol, transport = open_protocol()
        connection = Connection(protocol.send, "192.0.2.1")  # type: ignore[arg-type]
        writer = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        connection.send(b"1")
        assert transport.written == [text_frame(b"1")]
        protocol.pause_writing()
        connection.send(b"2")
        await asyncio.sleep(0)
        # The writer holds “2” and may continue, but hasn't yet.
        protocol.resume_writing()
        connection.send(b"3")
        await asyncio.sleep(0.01)
        connection.send(b"4")
        assert transport.written == [text_frame(text) for text in (b"1", b"2", b"3", b"4")]
        connection.close()
        writer.cancel()

    asyncio.run(run())


def test_a_client_that_misses_a_ping_is_disconnected_even_with_a_full_buffer() -> None:
    async def run() -> None:
        protocol, transport = open_protocol()
        protocol.send_keepalive_ping()
        assert not transport.is_aborted
        protocol.keepalive_timeout()
        assert transport.is_aborted
        protocol.stop_keepalive()

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_size_is_framed_correctly(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_tab_that_never_reads_is_dropped_while_others_play_on(tmp_path: Path) -> None:
    with (
        serve(f"sqlite:///{tmp_path / 'b.db'}", messages_per_second=100_000, burst=100_000) as server,
        socket.socket() as narrow,
        talk(server.ws) as anna,
    ):
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        opened = anna.ask("open", game="sequence", name="Anna", seat_count=2, seat=0, bots={"1": "family"})
        anna.ask("start")
        with talk(server.ws, sock=narrow, max_queue=1, close_timeout=0.1) as deaf:
            deaf.ask("return", token=opened["token"], language="en")
            with contextlib.suppress(ConnectionClosed):
                while True:
                    # Long answers, none of which it reads; Anna reads hers.
                    for _ in range(20):
                        deaf.say("describe")
                    assert anna.ask("ping")["type"] == "pong"
        assert anna.ask("react", reaction="hello")["type"] == "done"
        with DIRECT.open(f"{server.url}/metrics") as metrics:
            assert b'bordspil_sockets_dropped_total{why="slow"} 1.0' in metrics.read()
