"""Bytes below the level of messages: broken frames and handshakes, written straight into a socket."""

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
# How RFC 6455 calls what is wrong with a frame, and what closing without a mistake is called.
BROKEN, NO_UTF8, TOO_BIG, NORMAL = 1002, 1007, 1009, 1000


def frame(opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client should send it, or as it never should."""
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
    """Bytes that break the line, with the codes that it may be closed with."""
    ping = b'{"type":"ping","id":1}'
    return rng.choice(
        [
            (frame(TEXT, b'{"type":"ping","id":1,"\xff\xfe"}'), {NO_UTF8}),
            (frame(TEXT, b"\xed\xa0\x80"), {NO_UTF8}),
            (frame(TEXT, b'{"name":"\xc3', fin=False) + frame(CONTINUED, b'(", "id":1}'), {NO_UTF8}),
            (frame(TEXT, ping, masked=False), {BROKEN}),
            (frame(TEXT, ping, reserved=rng.randint(1, 7)), {BROKEN}),
            (frame(rng.choice([3, 4, 7, 11, 15]), ping), {BROKEN}),
            (frame(CONTINUED, ping), {BROKEN}),
            (frame(TEXT, ping, fin=False) + frame(TEXT, ping), {BROKEN}),
            (frame(PING, b"x" * 126), {BROKEN}),
            (frame(PING, b"x", fin=False), {BROKEN}),
            (frame(CLOSE, b"\x03"), {BROKEN}),
            (frame(CLOSE, struct.pack("!H", 1005)), {BROKEN}),
            (frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xff"), {NO_UTF8, BROKEN}),
            (frame(CLOSE, struct.pack("!H", 1000) + b"bye"), {NORMAL}),
            (frame(TEXT, b"x" * (64 * 1024 + 1)), {TOO_BIG}),
            (frame(TEXT, b"y" * 40_000, fin=False) + frame(CONTINUED, b"y" * 40_000), {TOO_BIG}),
            # A length of half the memory of the world, and nothing after it.
            (struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"abcd", {TOO_BIG}),
            (struct.pack("!BBQ", 0x81, 0xFF, 2**63 + 5) + b"abcd", {TOO_BIG, BROKEN}),
        ]
    )


def broken_handshake(rng: Random) -> bytes:
    """A request that is none, or none for a socket."""
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
    """The code that the server closes a socket with, after some bytes; None where it says none."""
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
    """How the server answers a request: the first line of what it says, empty where it says nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(request)
            writer.write_eof()
            return (await all_of(reader)).split(b"\r\n")[0]
    finally:
        writer.close()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the end, however it comes."""
    heard = b""
    try:
        while more := await reader.read(65536):
            heard += more
    except ConnectionError:
        pass
    return heard


def last_code(heard: bytes) -> int | None:
    """The code of the closing frame among the server's frames."""
    while len(heard) >= 2:
        opcode, size, start = heard[0] & 15, heard[1] & 127, 2
        if size == 126:
            size, start = struct.unpack("!H", heard[2:4])[0], 4
        elif size == 127:
            size, start = struct.unpack("!Q", heard[2:10])[0], 10
        if opcode == CLOSE:
            return int(struct.unpack("!H", heard[start : start + 2])[0]) if size >= 2 else None
        heard = heard[start + size :]
    return None
