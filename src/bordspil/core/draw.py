"""Draws from an `Rng`, for code that runs uncompiled (draw.pxd has the same functions as inline C)."""

from __future__ import annotations

from typing import Any

# Compiled, the words of an Rng can't be seen from Python; here they can.
UncompiledRng = Any

WORD = (1 << 64) - 1
HALF = (1 << 32) - 1


def next_word(rng: UncompiledRng) -> int:
    """The next 64 random bits (xoshiro256**)."""
    scrambled = (rng.b * 5) & WORD
    shifted = (rng.b << 17) & WORD
    scrambled = (((scrambled << 7) | (scrambled >> 57)) & WORD) * 9 & WORD
    rng.c ^= rng.a
    rng.d ^= rng.b
    rng.b ^= rng.c
    rng.a ^= rng.d
    rng.c ^= shifted
    rng.d = ((rng.d << 45) | (rng.d >> 19)) & WORD
    return int(scrambled)


def below(rng: UncompiledRng, limit: int) -> int:
    """An integer from 0 to limit - 1, all equally likely (Lemire's exact method)."""
    product = (next_word(rng) >> 32) * limit
    if product & HALF < limit:
        threshold = ((1 << 32) - limit) % limit
        while product & HALF < threshold:
            product = (next_word(rng) >> 32) * limit
    return product >> 32
