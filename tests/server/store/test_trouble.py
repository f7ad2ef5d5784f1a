"""The store in trouble: lost connections, a database that goes away, a disk that is full."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, event

from bordspil.server.errors import Conflict, StoreError
from bordspil.server.store.database import LOCK_KEY
from bordspil.server.store.store import Store, StoredRecord, StoredTable
from tests.helpers.postgres import Postgres, running_postgres


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that this test may stop."""
    with running_postgres() as server:
        yield server


def test_a_lost_connection_is_reopened_unnoticed(postgres: Postgres, postgres_url: str) -> None:
    store = Store.opened(postgres_url)

    async def work() -> None:
        await store.append("a", 0, [b"{}"])
        assert store.table("a") is not None
        assert postgres.drop_sessions() >= 2
        await store.append("a", 1, [b"{}"])
        await store.append("a", 2, [b"{}"])
        assert await store.in_thread(store.table, "a") == StoredTable("a", (b"{}", b"{}", b"{}"))

    asyncio.run(work())
    # The new session holds the lock as the old one did.
    with pytest.raises(StoreError) as caught:
        Store.opened(postgres_url)
    assert caught.value.reason == "store-in-use"
    store.close()


def test_a_commit_whose_answer_was_lost_is_not_repeated(postgres: Postgres, postgres_url: str) -> None:
    """The worst moment: the database has committed, but its answer never arrives."""
    store = Store.opened(postgres_url)
    cut: list[bool] = []

    async def work() -> None:
        await store.append("a", 0, [b'{"n":0}'])

        held = store._writer._connection
        assert held is not None

        @event.listens_for(held.engine, "commit")
        def committing(connection: Connection) -> None:
            if not cut:
                cut.append(True)
                driver = connection.connection.driver_connection
                assert isinstance(driver, psycopg.Connection)
                driver.commit()
                driver.execute("SELECT 1")
                postgres.drop_sessions()

        await asyncio.gather(
            store.append("a", 1, [b'{"n":1}', b'{"n":2}'], record=StoredRecord("r", "a", "{}")),
            store.append("a", 3, [b'{"n":3}']),
        )
        # A connection that was lost before the commit leaves no doubt.
        postgres.drop_sessions()
        with pytest.raises(Conflict):
            await store.append("a", 3, [b'{"n":3}'])

    asyncio.run(work())
    assert cut
    assert store.table("a") == StoredTable("a", (b'{"n":0}', b'{"n":1}', b'{"n":2}', b'{"n":3}'))
    assert store.record("r") == StoredRecord("r", "a", "{}")
    store.close()


def test_a_server_that_lost_its_lock_can_no_longer_write(postgres: Postgres, postgres_url: str) -> None:
    first = Store.opened(postgres_url)
    with psycopg.connect(postgres_url) as taken:
        postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bordspil'"
        )
        taken.execute("SELECT pg_advisory_lock(%s)", [LOCK_KEY])

        async def work() -> None:
            with pytest.raises(StoreError) as caught:
                await first.append("a", 0, [b"{}"])
            assert caught.value.reason == "store-in-use"
            with pytest.raises(StoreError):
                await first.in_thread(first.table, "a")

        asyncio.run(work())
    taken.close()
    assert first.table("a") is None
    first.close()


def test_appends_fail_while_the_database_is_away_and_work_when_it_is_back(
    own_postgres: Postgres,
) -> None:
    store = Store.opened(own_postgres.fresh_url())

    async def work() -> None:
        await store.append("a", 0, [b'{"n":0}'])
        own_postgres.stop(signal.SIGQUIT)
        answers = await asyncio.gather(
            store.append("a", 1, [b'{"n":1}']), store.append("b", 0, [b"{}"]), return_exceptions=True
        )
        assert [getattr(answer, "reason", None) for answer in answers] == ["store-unreachable"] * 2
        with pytest.raises(StoreError):
            await store.ping()
        with pytest.raises(StoreError):
            await store.in_thread(store.table, "a")
        own_postgres.start()
        await store.ping()
        assert await store.in_thread(store.table, "a") == StoredTable("a", (b'{"n":0}',))
        await store.append("a", 1, [b'{"n":9}'])

    asyncio.run(work())
    assert [table.entries for table in store.tables()] == [(b'{"n":0}', b'{"n":9}')]
    store.close()


FULL_DISK = """
import asyncio, resource, sys
from bordspil.server.errors import StoreError
from bordspil.server.store.store import Store

async def main():
    store = Store.opened(sys.argv[1])
    await store.append("a", 0, [b'{"n":0}'])
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, limit[1]))
    kept, big = 1, b'"' + b"x" * 50_000 + b'"'
    try:
        while kept < 100:
            await store.append("a", kept, [big])
            kept += 1
    except StoreError as problem:
        print(problem.reason)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limit[1]))
    try:
        await store.ping()
    except StoreError as problem:
        print(problem.reason)
    assert len(store.table("a").entries) == kept, "memory and disk differ"
    resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    await store.ping()
    await store.append("a", kept, [big])
    store.close()
    store = Store.opened(sys.argv[1])
    assert len(store.table("a").entries) == kept + 1
    store.close()
    print("whole")

asyncio.run(main())
"""


def test_a_full_disk_fails_appends_and_checks_until_there_is_room(sqlite_url: str) -> None:
    """The system's limit on file sizes simulates a full disk."""
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, sqlite_url], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["store-write-failed", "store-write-failed", "whole"]


def test_nothing_is_acknowledged_after_the_file_was_removed(tmp_path: Path) -> None:
    file = tmp_path / "b.db"
    store = Store.opened(f"sqlite:///{file}")

    async def work() -> None:
        await store.append("a", 0, [b"{}"])
        file.rename(tmp_path / "elsewhere.db")
        for _ in range(2):
            for wanted in (store.append("a", 1, [b"{}"]), store.ping()):
                with pytest.raises(StoreError) as caught:
                    await wanted
                assert caught.value.reason == "store-file-gone"
            # Another file in its place doesn't count.
            file.touch()
        (tmp_path / "elsewhere.db").rename(file)
        await store.ping()
        await store.append("a", 1, [b"{}"])

    asyncio.run(work())
    store.close()
