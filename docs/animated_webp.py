"""Put still WebP pictures together into a moving one: only the container, no new compression."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

RIFF_HEADER = 12
CHUNK_HEADER = 8
ANIMATED, OPAQUE_CANVAS = 0x02, 0
LOOP_FOREVER = 0
# Each frame replaces the one before: no blending, nothing disposed of.
NO_BLENDING = 0x02
MAX_DURATION = 2**24 - 1


@dataclass(frozen=True)
class Frame:
    """A still picture as a WebP file, and how long it is shown, in milliseconds."""

    webp: bytes
    duration: int


def animated(frames: Sequence[Frame], width: int, height: int) -> bytes:
    """A WebP file that shows the frames one after another, again and again."""
    size = _three_bytes(width - 1) + _three_bytes(height - 1)
    body = _chunk(b"VP8X", struct.pack("<B3x", ANIMATED) + size)
    body += _chunk(b"ANIM", struct.pack("<IH", OPAQUE_CANVAS, LOOP_FOREVER))
    for frame in _merged(frames):
        where = _three_bytes(0) + _three_bytes(0) + size
        timing = _three_bytes(min(frame.duration, MAX_DURATION)) + bytes([NO_BLENDING])
        body += _chunk(b"ANMF", where + timing + _picture(frame.webp))
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def _merged(frames: Sequence[Frame]) -> list[Frame]:
    """The frames, with equal neighbours shown as one."""
    merged: list[Frame] = []
    for frame in frames:
        if merged and merged[-1].webp == frame.webp:
            merged[-1] = Frame(frame.webp, merged[-1].duration + frame.duration)
        else:
            merged.append(frame)
    return merged


def _picture(webp: bytes) -> bytes:
    """The chunks of a still picture that hold its pixels."""
    if webp[:4] != b"RIFF" or webp[8:12] != b"WEBP":
        raise ValueError("a frame must be a WebP file")
    found, at = b"", RIFF_HEADER
    while at + CHUNK_HEADER <= len(webp):
        kind, length = webp[at : at + 4], struct.unpack_from("<I", webp, at + 4)[0]
        if kind in (b"ALPH", b"VP8 ", b"VP8L"):
            found += _chunk(kind, webp[at + CHUNK_HEADER : at + CHUNK_HEADER + length])
        at += CHUNK_HEADER + length + length % 2
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three_bytes(number: int) -> bytes:
    return struct.pack("<I", number)[:3]
