"""The server schedules garbage collection itself, and collects young objects."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref

import pytest

from bordspil.games.sushi_roll.choices import rerolls
from bordspil.games.sushi_roll.components import FACES
from bordspil.games.sushi_roll.packed import pack
from bordspil.server.ops import gc_pacing
from bordspil.server.ops.gc_pacing import GcPacing


class Knot:
    """An object that references itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.own = self


def test_young_garbage_is_collected_soon_and_only_by_us() -> None:
    asyncio.run(collect_a_knot())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def collect_a_knot() -> None:
    collecting = asyncio.create_task(GcPacing().collect())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    knot = weakref.ref(Knot())
    assert knot() is not None
    async with asyncio.timeout(20):
        while knot() is not None:
            await asyncio.sleep(gc_pacing.INTERVAL)
    collecting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await collecting


def test_old_garbage_is_collected_after_many_connections() -> None:
    knot = Knot()
    gc.collect()
    gone = weakref.ref(knot)
    del knot
    kept = GcPacing()
    for _ in range(gc_pacing.MOST_CLOSED - 1):
        kept.connection_closed()
    gc.collect(1)
    assert gone() is not None
    kept.connection_closed()
    assert gone() is None


def test_what_the_rules_cache_is_quick_to_collect() -> None:
    rng = random.Random(1)
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(5000):
        rerolls(pack(rng.choices(FACES[:8], k=8)))
    assert len(gc.get_objects()) - before < 150_000
