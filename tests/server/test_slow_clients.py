"""Whoever does not read is dropped, costs little until then, and delays nobody."""

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

from bordspil.server.connection import MOST_BYTES, MOST_MESSAGES, TRY_LATER, Connection
from bordspil.server.line import Line, text_frame
from tests.server.serving import DIRECT, serve
from tests.server.talking import talk

Sent = MutableMapping[str, Any]


class FakeTransport(asyncio.Transport):
    """Keeps what is written."""

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


def open_line() -> tuple[Line, FakeTransport]:
    """A socket past its handshake, and what goes out of it."""
    line = Line(uvicorn.Config(nothing, log_config=None), ServerState(), {})
    transport = FakeTransport()
    line.transport = transport
    line.handshake_complete = True
    line.conn.state = State.OPEN
    return line, transport


def with_a_reader_that_waits(
    test: Callable[[Connection, list[Sent], asyncio.Event], Awaitable[None]],
) -> None:
    """Runs a test with a connection whose client reads only after the event, and what it was sent."""

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
def test_only_so_much_waits_for_a_client_before_it_is_dropped_as_slow(payload: bytes, fit: int) -> None:
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
        # Nothing of what waited is kept: who comes back is told everything anyway.
        assert [message.get("text") for message in sent] == [
            "in hand",
            '{"type":"closing","reason":"slow"}',
            None,
        ]
        assert sent[-1] == {"type": "websocket.close", "code": TRY_LATER, "reason": "slow"}

    with_a_reader_that_waits(test)


def test_a_client_that_reads_in_the_end_gets_everything_in_its_order() -> None:
    async def test(connection: Connection, sent: list[Sent], reads: asyncio.Event) -> None:
        wanted = [str(number) for number in range(100)]
        for number in wanted:
            connection.send(number.encode())
        await asyncio.sleep(0)
        reads.set()
        await asyncio.sleep(0.01)
        assert [message["text"] for message in sent] == wanted

    with_a_reader_that_waits(test)


def test_no_message_overtakes_those_that_wait() -> None:
    async def run() -> None:
        line, transport = open_line()
        connection = Connection(line.send, "192.0.2.1")  # type: ignore[arg-type]
        writer = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        connection.send(b"1")
        assert transport.written == [text_frame(b"1")]
        line.pause_writing()
        connection.send(b"2")
        await asyncio.sleep(0)
        # The writer has “2” in hand; it may go on, but has not yet.
        line.resume_writing()
        connection.send(b"3")
        await asyncio.sleep(0.01)
        connection.send(b"4")
        assert transport.written == [text_frame(text) for text in (b"1", b"2", b"3", b"4")]
        connection.close()
        writer.cancel()

    asyncio.run(run())


def test_a_client_that_answers_no_ping_is_cut_off_whatever_still_waits_for_it() -> None:
    async def run() -> None:
        line, transport = open_line()
        line.send_keepalive_ping()
        assert not transport.is_aborted
        line.keepalive_timeout()
        assert transport.is_aborted
        line.stop_keepalive()

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_size_is_framed_as_the_standard_says(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_tab_that_never_reads_is_dropped_while_the_others_of_its_table_play_on(tmp_path: Path) -> None:
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
                    # Long answers, of which it reads none; Anna has hers.
                    for _ in range(20):
                        deaf.say("describe")
                    assert anna.ask("ping")["type"] == "pong"
        assert anna.ask("react", reaction="hello")["type"] == "done"
        with DIRECT.open(f"{server.url}/metrics") as metrics:
            assert b'bordspil_sockets_dropped_total{why="slow"} 1.0' in metrics.read()
