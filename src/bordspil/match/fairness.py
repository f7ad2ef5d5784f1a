"""Provably fair chance: a secret seed, a commitment to it, and a separate key for every chance event.

The commitment (the seed's SHA-256) is shown before the first move and the seed after the last, so the dealer
can't change the deal and nobody can predict it. Each deal or roll has its own key derived from the seed, so
seeing one reveals nothing about the next.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from bordspil.core.errors import BadSeed
from bordspil.core.rng import Rng

SEED_BYTES = 32


def new_seed() -> bytes:
    """A new seed from the operating system's secure random source."""
    return secrets.token_bytes(SEED_BYTES)


def check_seed(seed: bytes) -> bytes:
    """Return the seed; raises BadSeed if it isn't 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        size = f"{len(seed)} bytes" if isinstance(seed, bytes) else type(seed).__name__
        raise BadSeed(f"a seed is {SEED_BYTES} bytes, not {size}", size=size)
    return seed


def seed_from(number: int | str, *path: int | str) -> bytes:
    """A seed from a number or text, for repeatable experiments; never use it for matches between people."""
    text = "/".join(["bordspil-experiment", str(number), *(str(part) for part in path)])
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """The commitment shown before the match: the seed's SHA-256 in hex."""
    return hashlib.sha256(check_seed(seed)).hexdigest()


def keeps_commitment(seed: bytes, shown: str) -> bool:
    """Whether a seed matches a commitment."""
    return hmac.compare_digest(commitment(seed), shown)


def chance(seed: bytes, number: int) -> Rng:
    """The generator for a match's chance event number `number` (the first deal is 0)."""
    # Not hmac.digest: it releases the GIL, and a server has threads that would keep it for long.
    return Rng(hmac.new(seed, b"bordspil-chance-%d" % number, "sha256").digest())
