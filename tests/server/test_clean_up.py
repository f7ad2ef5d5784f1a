"""Tables that nobody comes back to are taken away by the stated rule; records of finished matches stay."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bordspil.server import entries as e
from bordspil.server.config import Config
from bordspil.server.hall import DAY, Hall
from bordspil.server.metrics import Metrics
from bordspil.server.store import Store, StoredRecord
from bordspil.server.thinking import Thinking
from bordspil.wire.messages import Settings

NOW = 1_000 * DAY


def opened(code: str) -> bytes:
    return e.write_entry(
        e.Opened(
            at=0.0,
            code=code,
            watch_key=f"key of {code}",
            game="sushi-go",
            seat_count=2,
            options={},
            settings=Settings(),
        )
    )


async def kept(
    url: str, age: float, monkeypatch: pytest.MonkeyPatch, **config: Any
) -> tuple[set[str], set[str]]:
    """Which tables and whose records are there after a clean-up, of tables last touched some days ago."""
    store = Store.opened(url, clock=lambda: NOW - age * DAY)
    thinking = Thinking(1)
    try:
        await store.append("waiting", 0, [opened("WAITING")], status="waiting")
        await store.append("running", 0, [opened("RUNNING")], status="running")
        record = StoredRecord("record", "finished", "{}")
        await store.append("finished", 0, [opened("FINISHED")], status="finished", record=record)
        hall = Hall(replace(Config(database=url), **config), store, thinking, Metrics())
        await hall.begin()
        monkeypatch.setattr("bordspil.server.hall.time.time", lambda: NOW)
        await hall.clean_up()
        await hall.clean_up()
        tables = {stored.table_id for stored in store.tables()}
        assert tables == set(hall.tables)
        records = {"finished"} if store.record("record") is not None else set()
        await hall.stop()
        return tables, records
    finally:
        thinking.close()
        store.close()


@pytest.mark.parametrize(
    ("age", "tables", "records"),
    [
        (0.5, {"waiting", "running", "finished"}, {"finished"}),
        (1.5, {"running", "finished"}, {"finished"}),
        (3.0, {"running"}, {"finished"}),
        (15.0, set(), {"finished"}),
    ],
)
def test_tables_go_by_their_age_and_records_stay(
    age: float, tables: set[str], records: set[str], store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(kept(store_url, age, monkeypatch)) == (tables, records)


def test_records_go_where_the_configuration_says_so(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(kept(store_url, 15.0, monkeypatch, keep_records_days=10.0)) == (set(), set())


def test_of_an_address_only_a_keyed_hash_is_kept(sqlite_url: str) -> None:
    store, thinking = Store.opened(sqlite_url), Thinking(1)
    try:
        hall = Hall(Config(database=sqlite_url), store, thinking, Metrics())
        alias = hall.alias("192.0.2.7")
        assert alias == hall.alias("192.0.2.7") != hall.alias("192.0.2.8")
        assert "192" not in alias
    finally:
        thinking.close()
        store.close()
