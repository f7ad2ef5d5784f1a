"""Cyclic garbage, and how seldom looking for it holds everybody up.

To look through young objects takes a millisecond; through all others tens, while nothing else is done.
Hardly any of these ever become rubbish except what a closed connection leaves. So connections are counted,
and only after many is everything looked through.
"""

from __future__ import annotations

import gc

# New objects before the young ones are looked through, and such rounds before older ones are in any case.
YOUNG, ROUNDS = 1_000, 10_000
# Closed connections before everything is looked through; each leaves some kilobytes.
CONNECTIONS = 1_000


class Rubbish:
    """Counts what leaves rubbish behind."""

    def __init__(self) -> None:
        self.left = 0

    def begin(self) -> None:
        """Lets the collector come seldom; what is there now stays, and is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, ROUNDS, 1)

    def leave(self) -> None:
        """A connection has ended."""
        self.left += 1
        if self.left >= CONNECTIONS:
            self.left = 0
            gc.collect()
