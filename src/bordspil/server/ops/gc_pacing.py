"""Our own schedule for cyclic garbage collection, so that it rarely delays anyone.

By default Python collects when a thousand more objects have been made than freed. Here about as many are
freed as made, so that can be seconds and a hundred thousand new objects later, and the pause is a tenth of a
second. So we collect the two young generations often, while they are small: most garbage is that young. Old
objects hardly ever become garbage except when connections close, with their tables. We count those, and run
a full collection only after many.
"""

from __future__ import annotations

import asyncio
import gc

# Seconds between two collections of young objects.
INTERVAL = 0.05
# Closed connections before a full collection; each leaves a few kilobytes.
MOST_CLOSED = 1_000


class GcPacing:
    """A schedule for the garbage collector, in place of the interpreter's own."""

    def __init__(self) -> None:
        self.closed = 0

    async def collect(self) -> None:
        """Collect until cancelled; what exists at the start is never collected."""
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            while True:
                # Generation 0 promotes survivors to 1, and 1 to the old ones.
                for generation in (0, 1):
                    await asyncio.sleep(INTERVAL)
                    gc.collect(generation)
        finally:
            gc.enable()
            gc.unfreeze()

    def connection_closed(self) -> None:
        """Count a closed connection."""
        self.closed += 1
        if self.closed >= MOST_CLOSED:
            self.closed = 0
            gc.collect()
