"""Break valid messages in many ways, into text or bytes that must not confuse a server. Pure and seeded."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

Message = dict[str, Any]
Mangler = Callable[[Random, Message], str | bytes]

NAMES = [
    "Anna",
    "\u202eannA",
    "Z̷̢̛͓͇̮̫̩͆͂̈́̕a̴̧̗̹͐l̸̛̘̞̈́g̷̜̔o̶̱͋",
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "\u200b\u200d\ufeff",
    "\x00\x1b[31mred\x07",
    "a" * 60,
    "ﷺ" * 30,
    "<script>alert(1)</script>",
    "'; DROP TABLE journal; --",
    "\u2028\u2029",
    "{name}",
    "٣",
    "\U000e0041\U0010ffff",
]
NUMBERS = [-1, 0, 12, 255, 2**31 - 1, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308]
ODDITIES: list[Any] = [None, True, False, "", " ", "0", [], {}, [[]], {"": None}, *NUMBERS, *NAMES]
# Python's encoder writes invalid JSON for these.
NOT_JSON = [float("nan"), float("inf"), float("-inf")]


def dumped(message: object) -> str:
    """A message as text."""
    return json.dumps(message, ensure_ascii=False)


def some_key(rng: Random, message: Message) -> str:
    return rng.choice([*message, "type"])


def other_value(rng: Random, message: Message) -> str:
    """A field with a value of another type."""
    return dumped({**message, some_key(rng, message): rng.choice(ODDITIES)})


def missing_field(rng: Random, message: Message) -> str:
    gone = some_key(rng, message)
    return dumped({key: value for key, value in message.items() if key != gone})


def extra_field(rng: Random, message: Message) -> str:
    name = rng.choice(
        ["seat", "person", "token", "__proto__", "host", "bot", "", "ID", "\x00", rng.choice(NAMES)]
    )
    return dumped({**message, name if name not in message else "more": rng.choice(ODDITIES)})


def not_a_number(rng: Random, message: Message) -> str:
    return dumped({**message, some_key(rng, message): rng.choice(NOT_JSON)})


def deep(rng: Random, message: Message) -> str:
    """A field that is nested a little or far too deeply."""
    depth = rng.choice([20, 200, 900, 1100, 5000])
    left, right = rng.choice([("[", "]"), ('{"a":', "}")])
    value = left * depth + "1" + right * rng.choice([0, depth])
    key = rng.choice(["options", "settings", "id", "move"])
    return dumped({**message, key: "HERE"}).replace('"HERE"', value)[:16_000]


def twice(rng: Random, message: Message) -> str:
    """A duplicate field with another value."""
    key, value = some_key(rng, message), rng.choice(ODDITIES)
    return dumped(message)[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}"


def cut(rng: Random, message: Message) -> str:
    text = dumped(message)
    return text[: rng.randrange(len(text))]


def flipped(rng: Random, message: Message) -> str:
    """A message with some characters replaced."""
    signs = list(dumped(message))
    for _ in range(rng.randint(1, 4)):
        signs[rng.randrange(len(signs))] = rng.choice('{}[]",:0-9eE\\\x00\x1f\x7f \t\nþ\u202e')
    return "".join(signs)


def surrounded(rng: Random, message: Message) -> str:
    """A message with something before or after it."""
    text = dumped(message)
    return rng.choice(
        [f"\ufeff{text}", f"{text}{text}", f"[{text}]", f"{text}\x00", f" {text} x", f"/**/{text}", text * 3]
    )


def control_characters(rng: Random, message: Message) -> str:
    """Control characters and lone surrogates inside texts."""
    sign = rng.choice(["\x00", "\x08", "\n", "\x1b", "\\ud800", "\\udc00\\ud800", "\\u0000", "\\x41", "\\"])
    return dumped({**message, some_key(rng, message): "HERE"}).replace("HERE", f"a{sign}b")


def oversized(rng: Random, message: Message) -> str:
    """A message that is too long, in a frame that isn't."""
    size = rng.choice([16_385, 20_000, 40_000])
    sign = rng.choice(["a", " ", "þ", "🍣"])
    # Not so large that the socket is closed: that has its own test.
    filler = sign * (size // len(sign.encode()))
    return dumped({**message, rng.choice(["name", "more", "move"]): filler})


def long_text(rng: Random, message: Message) -> str:
    return dumped({**message, some_key(rng, message): "x" * rng.choice([61, 201, 4_000, 15_000])})


def something_else(rng: Random, message: Message) -> str:
    """Anything but a message."""
    return rng.choice(
        ["", " ", "null", "[]", "0", '"ping"', "{}", '{"type":"ping"}', '{"id":1}', "-", "undefined", "ping",
         '{"type":["ping"],"id":1}', '{"type":"","id":1}', '{"type":"welcome","id":1}', "<ping/>", "\x00",
         "[" * 9000, '{"type":"PING","id":1}', '{"type":"ping","id":"1"}', '{"type":"ping","id":1e2}']
    )  # fmt: skip


def binary(rng: Random, message: Message) -> bytes:
    """A binary frame, valid inside or not."""
    return rng.choice(
        [dumped(message).encode(), b"", rng.randbytes(40), b"\xff\xfe\x00", dumped(message).encode("utf-16")]
    )


MANGLERS: list[Mangler] = [
    other_value, other_value, other_value, missing_field, extra_field, not_a_number, deep, twice, cut,
    flipped, flipped, surrounded, control_characters, oversized, long_text, something_else, binary,
]  # fmt: skip


def changed_secret(rng: Random, secret: str) -> str:
    """A token, code or key with a character changed, removed, added or moved."""
    place = rng.randrange(len(secret))
    other = rng.choice([sign for sign in "ABCDEFGHJKMabcdefgh23456789-_." if sign != secret[place]])
    return rng.choice(
        [
            secret[:place] + other + secret[place + 1 :],
            secret[:place] + secret[place + 1 :],
            secret + other,
            secret[::-1],
            secret[: len(secret) // 2],
            secret[:place] + "þ" + secret[place + 1 :],
            secret[:place] + "\x00" + secret[place:],
        ]
    )
