"""Fair chance that anyone can check: a secret seed, its commitment, and a key for every chance event.

The commitment (SHA-256 of the seed) is shown before the first move and the seed after the last, so whoever
deals can't change the deal and nobody can foresee it. Each deal or roll has a key of its own, made from the
seed: however much of one deal is seen, it tells nothing about the next.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from bordspil.core.errors import BadSeed
from bordspil.core.rng import Rng

SEED_BYTES = 32


def new_seed() -> bytes:
    """A fresh seed from the system's source of secrets."""
    return secrets.token_bytes(SEED_BYTES)


def check_seed(seed: bytes) -> bytes:
    """The seed, or BadSeed where it is not 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        size = f"{len(seed)} bytes" if isinstance(seed, bytes) else type(seed).__name__
        raise BadSeed(f"a seed is {SEED_BYTES} bytes, not {size}", size=size)
    return seed


def seed_from(number: int | str, *path: int | str) -> bytes:
    """A seed made from a number or text, for repeatable experiments: never for matches between people."""
    text = "/".join(["bordspil-experiment", str(number), *(str(part) for part in path)])
    return hashlib.sha256(text.encode(errors="surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the match: the SHA-256 of the seed, in hex."""
    return hashlib.sha256(check_seed(seed)).hexdigest()


def keeps_commitment(seed: bytes, shown: str) -> bool:
    """Whether a seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), shown)


def chance(seed: bytes, number: int) -> Rng:
    """The generator for a match's chance event of some number (the first deal is 0)."""
    # Not hmac.digest: it lets other threads go first, and a server has some that take their time.
    return Rng(hmac.new(seed, b"bordspil-chance-%d" % number, "sha256").digest())
