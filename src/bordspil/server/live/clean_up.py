"""Deleting tables that nobody came back to."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from bordspil.server.errors import StoreError
from bordspil.server.store.store import Status

if TYPE_CHECKING:
    from bordspil.server.live.registry import Registry

log = structlog.get_logger(__name__)

HOUR = 3600.0
DAY = 24 * HOUR


async def clean_up_hourly(registry: Registry) -> None:
    """Clean up every hour, until cancelled."""
    while True:
        # Not right away: after a long outage, people get some time to come back.
        await asyncio.sleep(HOUR)
        try:
            await clean_up(registry)
        except StoreError as problem:
            log.error("clean-up-failed", problem=problem)


async def clean_up(registry: Registry) -> None:
    """Delete tables that nobody has touched for as long as the configuration says.

    The records of finished matches stay, with their links, for a time of their own.
    """
    now, config, store = time.time(), registry.config, registry.store
    unfinished: dict[Status, float] = {
        "waiting": now - config.keep_unstarted_days * DAY,
        "running": now - config.keep_unfinished_days * DAY,
    }
    if config.keep_records_days:
        unfinished["retired"] = now - config.keep_records_days * DAY
    finished: dict[Status, float] = {"finished": now - config.keep_finished_days * DAY}
    for before, delete in ((unfinished, store.delete), (finished, store.retire)):
        for table_id in await store.in_thread(store.stale, before):
            live = registry.tables.get(table_id)
            if live is not None and live.presence.clients:
                continue
            if live is not None:
                # Nothing more may be written to it.
                live.end("closed", 1000)
                await live.settle()
            try:
                await delete(table_id)
            except StoreError as problem:
                log.error("clean-up-failed", table=table_id, problem=problem)
