"""Broken frames and handshakes, written straight into a TCP socket."""

from __future__ import annotations

import asyncio
import struct
from random import Random

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
PATIENCE = 60.0
# Close codes of RFC 6455.
PROTOCOL_ERROR, NO_UTF8, TOO_BIG, NORMAL = 1002, 1007, 1009, 1000


def frame(opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame, valid or not."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    flag = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, flag | len(data))
    elif len(data) < 2**16:
        head = struct.pack("!BBH", first, flag | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, flag | 127, len(data))
    mask = b"\x01\x02\x03\x04" if masked else b""
    if masked:
        data = bytes(sign ^ mask[place % 4] for place, sign in enumerate(data))
    return head + mask + data


def broken_frames(rng: Random) -> tuple[bytes, set[int]]:
    """Bytes that break the protocol, with the close codes the server may answer with."""
    ping = b'{"type":"ping","id":1}'
    return rng.choice(
        [
            (frame(TEXT, b'{"type":"ping","id":1,"\xff\xfe"}'), {NO_UTF8}),
            (frame(TEXT, b"\xed\xa0\x80"), {NO_UTF8}),
            (frame(TEXT, b'{"name":"\xc3', fin=False) + frame(CONTINUED, b'(", "id":1}'), {NO_UTF8}),
            (frame(TEXT, ping, masked=False), {PROTOCOL_ERROR}),
            (frame(TEXT, ping, reserved=rng.randint(1, 7)), {PROTOCOL_ERROR}),
            (frame(rng.choice([3, 4, 7, 11, 15]), ping), {PROTOCOL_ERROR}),
            (frame(CONTINUED, ping), {PROTOCOL_ERROR}),
            (frame(TEXT, ping, fin=False) + frame(TEXT, ping), {PROTOCOL_ERROR}),
            (frame(PING, b"x" * 126), {PROTOCOL_ERROR}),
            (frame(PING, b"x", fin=False), {PROTOCOL_ERROR}),
            (frame(CLOSE, b"\x03"), {PROTOCOL_ERROR}),
            (frame(CLOSE, struct.pack("!H", 1005)), {PROTOCOL_ERROR}),
            (frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xff"), {NO_UTF8, PROTOCOL_ERROR}),
            (frame(CLOSE, struct.pack("!H", 1000) + b"bye"), {NORMAL}),
            (frame(TEXT, b"x" * (64 * 1024 + 1)), {TOO_BIG}),
            (frame(TEXT, b"y" * 40_000, fin=False) + frame(CONTINUED, b"y" * 40_000), {TOO_BIG}),
            # An absurd length, and nothing after it.
            (struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"abcd", {TOO_BIG}),
            (struct.pack("!BBQ", 0x81, 0xFF, 2**63 + 5) + b"abcd", {TOO_BIG, PROTOCOL_ERROR}),
        ]
    )


def broken_handshake(rng: Random) -> bytes:
    """An invalid request, or one that is no valid handshake."""
    return rng.choice(
        [
            rng.randbytes(60) + b"\r\n\r\n",
            HANDSHAKE.replace(b"/ws", b"/" + b"w" * rng.choice([1, 70_000])),
            HANDSHAKE.replace(b"Version: 13", b"Version: 99"),
            HANDSHAKE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short"),
            HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: https://elsewhere.example\r\n\r\n"),
            HANDSHAKE.replace(b"\r\n\r\n", b"\r\nOrigin: http://[::1\r\n\r\n"),
            HANDSHAKE.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 100_000 + b"\r\n\r\n"),
            HANDSHAKE.replace(b"GET", b"POST"),
            HANDSHAKE.replace(b"Host: localhost", b"Host: \xff\x00"),
            HANDSHAKE[: rng.randrange(1, len(HANDSHAKE) - 4)],
            b"GET /api/records/%00%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            b"GET /api/games?language=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        ]
    )


async def closing_code(port: int, data: bytes) -> int | None:
    """The code the server closes a socket with after some bytes; None if it sends none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(HANDSHAKE)
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 101"), head
            writer.write(data)
            return last_code(await all_of(reader))
    finally:
        writer.close()


async def status_of(port: int, request: bytes) -> bytes:
    """The first line of the server's answer to a request; empty if there is none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(request)
            writer.write_eof()
            return (await all_of(reader)).split(b"\r\n")[0]
    finally:
        writer.close()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Read everything until the connection ends or breaks."""
    received = b""
    try:
        while more := await reader.read(65536):
            received += more
    except ConnectionError:
        pass
    return received


def last_code(received: bytes) -> int | None:
    """The code in the server's close frame."""
    while len(received) >= 2:
        opcode, size, start = received[0] & 15, received[1] & 127, 2
        if size == 126:
            size, start = struct.unpack("!H", received[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", received[2:10])[0], 10
        if opcode == CLOSE:
            return int(struct.unpack("!H", received[start : start + 2])[0]) if size >= 2 else None
        received = received[start + size :]
    return None
