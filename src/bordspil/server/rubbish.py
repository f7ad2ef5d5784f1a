"""Cyclic garbage, and how seldom looking for it holds everybody up.

Left to itself the collector waits until a thousand more objects have been made than freed. Here about as many
are freed as made, so that can be seconds and a hundred thousand new objects later, and takes a tenth of a
second in which nothing else is done. So new objects are looked through twice while they are few: most rubbish
is that young. What is older hardly ever becomes rubbish except by closed connections, their tables included.
These are counted, and only after many is everything looked through.
"""

from __future__ import annotations

import asyncio
import gc

# Seconds between two looks at what is new.
INTERVAL = 0.05
# Closed connections before everything is looked through; each leaves some kilobytes.
LEFT = 1_000


class Rubbish:
    """Looks for rubbish, instead of the interpreter."""

    def __init__(self) -> None:
        self.left = 0

    async def collect(self) -> None:
        """Collects until it is cancelled; what is there at the beginning stays for ever."""
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            while True:
                # The first look passes objects on to the second, the second to those that are old.
                for age in (0, 1):
                    await asyncio.sleep(INTERVAL)
                    gc.collect(age)
        finally:
            gc.enable()
            gc.unfreeze()

    def leave(self) -> None:
        """A connection has ended."""
        self.left += 1
        if self.left >= LEFT:
            self.left = 0
            gc.collect()
