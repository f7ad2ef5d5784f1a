"""Tables that nobody comes back to are deleted as configured; records of finished matches stay."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bordspil.server.live.clean_up import DAY, clean_up
from bordspil.server.ops.config import Config
from bordspil.server.store.store import Store, StoredRecord
from tests.server.live.in_process import opening_entry, registry_on

NOW = 1_000 * DAY


async def left_after_clean_up(
    url: str, age: float, monkeypatch: pytest.MonkeyPatch, **config: Any
) -> tuple[set[str], set[str]]:
    """The tables, and those with records, that are left if all were last used `age` days ago."""
    store = Store.opened(url, clock=lambda: NOW - age * DAY)
    await store.append("waiting", 0, [opening_entry("WAITING")], status="waiting")
    await store.append("running", 0, [opening_entry("RUNNING")], status="running")
    record = StoredRecord("record", "finished", "{}")
    await store.append("finished", 0, [opening_entry("FINISHED")], status="finished", record=record)
    async with registry_on(store, replace(Config(database=url), **config)) as registry:
        await registry.begin()
        monkeypatch.setattr("bordspil.server.live.clean_up.time.time", lambda: NOW)
        await clean_up(registry)
        await clean_up(registry)
        tables = {stored.table_id for stored in store.tables()}
        assert tables == set(registry.tables)
        records = {"finished"} if store.record("record") is not None else set()
    return tables, records


@pytest.mark.parametrize(
    ("age", "tables", "records"),
    [
        (0.5, {"waiting", "running", "finished"}, {"finished"}),
        (1.5, {"running", "finished"}, {"finished"}),
        (3.0, {"running"}, {"finished"}),
        (15.0, set(), {"finished"}),
    ],
)
def test_tables_are_deleted_by_age_and_records_stay(
    age: float, tables: set[str], records: set[str], store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(left_after_clean_up(store_url, age, monkeypatch)) == (tables, records)


def test_records_are_deleted_if_configured(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left = asyncio.run(left_after_clean_up(store_url, 15.0, monkeypatch, keep_records_days=10.0))
    assert left == (set(), set())


def test_only_a_keyed_hash_of_an_address_is_stored(sqlite_url: str) -> None:
    async def hash_addresses() -> None:
        async with registry_on(Store.opened(sqlite_url), Config(database=sqlite_url)) as registry:
            hashed = registry.hashed_address("192.0.2.7")
            assert hashed == registry.hashed_address("192.0.2.7") != registry.hashed_address("192.0.2.8")
            assert "192" not in hashed

    asyncio.run(hash_addresses())
