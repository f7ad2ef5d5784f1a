"""The server notices overload, and when it is over."""

from __future__ import annotations

import asyncio
import time

from bordspil.server.net.overload import Overload, Thresholds

THRESHOLDS = Thresholds(lag=(0.1, 0.4), backlog=(1000, 4000))


def test_a_single_late_wake_up_refuses_nobody() -> None:
    overload = Overload(THRESHOLDS, lambda: 0)
    assert overload.observe(0.3, 0) == 0
    assert overload.observe(0.0, 0) == 0


def test_lasting_lag_refuses_newcomers_and_then_moves() -> None:
    overload = Overload(THRESHOLDS, lambda: 0)
    assert [overload.observe(0.2, 0) for _ in range(10)][-1] == 1
    assert overload.retry_after > 0
    assert [overload.observe(1.0, 0) for _ in range(10)][-1] == 2


def test_a_backlog_of_writes_counts_at_once() -> None:
    overload = Overload(THRESHOLDS, lambda: 0)
    assert overload.observe(0, 999) == 0
    assert overload.observe(0, 1000) == 1
    assert overload.observe(0, 4000) == 2


def test_the_level_does_not_flicker_around_the_threshold() -> None:
    overload = Overload(THRESHOLDS, lambda: 0)
    overload.observe(0, 1000)
    assert overload.observe(0, 900) == 1
    assert overload.observe(0, 501) == 1
    assert overload.observe(0, 499) == 0


def test_a_blocked_loop_is_measured() -> None:
    overload = Overload(THRESHOLDS, lambda: 0)
    lags: list[float] = []

    async def block() -> None:
        task = asyncio.create_task(overload.watch(lags.append))
        for _ in range(6):
            await asyncio.sleep(0.01)
            time.sleep(0.25)
        task.cancel()

    asyncio.run(block())
    assert max(lags) > 0.1
    assert overload.level >= 1
