"""The random generator of all games: xoshiro256**, small and fast, always passed in.

A match never shares its generator with a planner: bots and search bring their own.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

import cython

# Elsewhere cimports are in the header, but rng.pxd can't cimport draw.pxd, which cimports Rng.
if cython.compiled:
    from cython.cimports.bordspil.core.draw import below, next_word
else:
    from bordspil.core.draw import below, next_word

Item = TypeVar("Item")

KEY_BYTES = 32


class Rng:
    """A generator with a 256-bit key.

    >>> rng = Rng.from_seed(7)
    >>> [rng.below(6) + 1 for _ in range(5)]
    [3, 3, 5, 4, 1]
    """

    def __cinit__(self, *_: object) -> None:
        # Compiled, an object made without __init__ would have a state of zeros and never stop drawing.
        self.a = 1

    def __init__(self, key: bytes) -> None:
        if not isinstance(key, bytes) or len(key) != KEY_BYTES:
            raise ValueError(f"a key is {KEY_BYTES} bytes; Rng.from_seed takes any number or text")
        if not any(key):
            raise ValueError("a key of zeros would only give zeros")
        self.a = int.from_bytes(key[0:8], "little")
        self.b = int.from_bytes(key[8:16], "little")
        self.c = int.from_bytes(key[16:24], "little")
        self.d = int.from_bytes(key[24:32], "little")

    @classmethod
    def from_seed(cls, seed: int | str) -> Rng:
        """A generator seeded with any integer or text."""
        return cls(hashlib.sha256(str(seed).encode()).digest())

    def next_word(self) -> int:
        """The next 64 random bits."""
        word: int = next_word(self)
        return word

    def below(self, limit: int) -> int:
        """An integer from 0 to limit - 1, all equally likely."""
        if not 1 <= limit < 1 << 32:
            raise ValueError(f"the limit must be from 1 to 2**32 - 1, not {limit}")
        number: int = below(self, limit)
        return number

    def choice(self, items: tuple[Item, ...] | list[Item]) -> Item:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float((next_word(self) >> 11) * 2.0**-53)

    def split(self) -> Rng:
        """An independent generator."""
        return Rng(b"".join([self.next_word().to_bytes(8, "little") for _ in range(4)]))

    def key(self) -> bytes:
        """The current state; Rng(key) continues from here."""
        words = (self.a, self.b, self.c, self.d)
        return b"".join(word.to_bytes(8, "little") for word in words)

    @staticmethod
    def checked(rng: Rng) -> Rng:
        """The generator, or TypeError: anything else would crash compiled code."""
        if not isinstance(rng, Rng):
            raise TypeError(f"chance comes from a bordspil Rng, not from {type(rng).__name__}")
        return rng

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes]]:
        return Rng, (self.key(),)
