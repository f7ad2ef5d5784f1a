"""Cyclic garbage is looked for by the server itself, while it is young."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref

import pytest

from bordspil.games.sushi_roll.bunch import pack
from bordspil.games.sushi_roll.choices import rerolls
from bordspil.games.sushi_roll.parts import FACES
from bordspil.server import rubbish
from bordspil.server.rubbish import Rubbish


class Knot:
    """Something that holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.own = self


def test_young_rubbish_goes_soon_and_the_interpreter_collects_nothing_meanwhile() -> None:
    asyncio.run(collect_a_knot())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


async def collect_a_knot() -> None:
    collecting = asyncio.create_task(Rubbish().collect())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    knot = weakref.ref(Knot())
    assert knot() is not None
    async with asyncio.timeout(20):
        while knot() is not None:
            await asyncio.sleep(rubbish.INTERVAL)
    collecting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await collecting


def test_old_rubbish_goes_after_many_connections() -> None:
    knot = Knot()
    gc.collect()
    gone = weakref.ref(knot)
    del knot
    kept = Rubbish()
    for _ in range(rubbish.LEFT - 1):
        kept.leave()
    gc.collect(1)
    assert gone() is not None
    kept.leave()
    assert gone() is None


def test_what_the_rules_keep_for_the_next_time_is_soon_looked_through() -> None:
    rng = random.Random(1)
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(5000):
        rerolls(pack(rng.choices(FACES[:8], k=8)))
    assert len(gc.get_objects()) - before < 150_000
