"""The store: everything it acknowledged is there, in order, whatever happens, on both databases."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.errors import Conflict, StoreError
from bordspil.server.store.store import Store, StoredRecord, StoredTable

APPENDER = Path(__file__).with_name("appender.py")


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    opened = Store.opened(store_url)
    yield opened
    opened.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def entry(number: int) -> bytes:
    return f'{{"n":{number}}}'.encode()


def all_of(store: Store) -> dict[str, tuple[bytes, ...]]:
    return {table.table_id: table.entries for table in store.tables()}


def test_entries_come_back_in_order(store: Store) -> None:
    async def work() -> None:
        await store.append("b", 0, [entry(0), entry(1)])
        await store.append("a", 0, [entry(10)])
        for number in range(2, 30):
            await store.append("b", number, [entry(number)])

    run(work)
    assert store.table("b") == StoredTable("b", tuple(map(entry, range(30))))
    assert list(store.tables()) == [
        StoredTable("a", (entry(10),)),
        StoredTable("b", tuple(map(entry, range(30)))),
    ]
    assert store.table("c") is None


def test_text_in_all_languages_comes_back_unchanged(store: Store) -> None:
    odd = '{"name":"Þórður Łucja ñ 寿司 🍣 \\u0000 \' %s :x"}'.encode()

    async def work() -> None:
        await store.append("a", 0, [odd])

    run(work)
    assert store.table("a") == StoredTable("a", (odd,))


def test_a_closed_store_reopens_with_everything(store_url: str) -> None:
    first = Store.opened(store_url)

    async def work() -> None:
        # Not awaited: closing writes what is queued.
        waiting = [first.append("a", number, [entry(number)]) for number in range(100)]
        await asyncio.to_thread(first.close)
        await asyncio.gather(*waiting)

    run(work)
    second = Store.opened(store_url)
    assert all_of(second) == {"a": tuple(map(entry, range(100)))}
    assert second.secret() == first.secret()
    assert len(second.secret()) == 32
    second.close()


def test_every_database_has_its_own_secret(tmp_path: Path) -> None:
    stores = [Store.opened(f"sqlite:///{tmp_path / name}") for name in ("one.db", "two.db")]
    assert stores[0].secret() != stores[1].secret()
    for store in stores:
        store.close()


def test_many_appends_at_once_share_a_commit(store: Store) -> None:
    commits: list[float] = []
    store.watch_commits(commits.append)

    async def work() -> None:
        await asyncio.gather(*(store.append(f"t{number}", 0, [entry(number)]) for number in range(500)))

    run(work)
    assert all_of(store) == {f"t{number}": (entry(number),) for number in range(500)}
    # The writer reports the last commit just before it becomes idle.
    patience = time.monotonic() + 20
    while store.backlog and time.monotonic() < patience:
        time.sleep(0.01)
    stats = store.stats
    assert (stats.rows, stats.failed, store.backlog) == (500, 0, 0)
    assert stats.batches < 100
    assert len(commits) == stats.batches
    assert min(commits) > 0


def test_writing_over_existing_entries_is_a_conflict(store: Store) -> None:
    async def work() -> None:
        await store.append("a", 0, [entry(0), entry(1)])
        with pytest.raises(Conflict):
            await store.append("a", 1, [entry(9)])
        with pytest.raises(Conflict):
            await store.append("a", 0, [entry(0), entry(1)])

    run(work)
    assert all_of(store) == {"a": (entry(0), entry(1))}


def test_a_journal_never_has_a_gap(store: Store) -> None:
    async def work() -> None:
        with pytest.raises(Conflict):
            await store.append("a", 1, [entry(1)])
        await store.append("a", 0, [entry(0)])
        with pytest.raises(Conflict):
            await store.append("a", 2, [entry(2)])

    run(work)
    assert all_of(store) == {"a": (entry(0),)}


def test_one_bad_append_does_not_fail_the_others_of_its_batch(store: Store) -> None:
    twice = StoredRecord("r", "t0", "{}")

    async def work() -> None:
        await store.append("t0", 0, [entry(0)], record=twice)
        bad = {13, 14, 77}
        answers = await asyncio.gather(
            *(
                store.append(
                    f"u{number}",
                    0,
                    [entry(number)],
                    record=StoredRecord("r", f"u{number}", "{}") if number in bad else None,
                )
                for number in range(100)
            ),
            return_exceptions=True,
        )
        assert {number for number, answer in enumerate(answers) if answer is not None} == bad
        assert {type(answers[number]) for number in bad} == {StoreError}

    run(work)
    assert len(all_of(store)) == 1 + 97
    assert store.record("r") == twice
    assert store.stats.failed == 3


def test_a_record_is_stored_with_its_entry_or_not_at_all(store: Store) -> None:
    async def work() -> None:
        await store.append("a", 0, [entry(0)], record=StoredRecord("z", "a", '{"match":1}'))
        await store.append("a", 1, [entry(1)], record=StoredRecord("b", "a", '{"match":2}'))
        with pytest.raises(StoreError):
            await store.append("a", 2, [entry(2)], record=StoredRecord("broken", "a", "\ud800"))
        with pytest.raises(Conflict):
            await store.append("a", 1, [entry(2)], record=StoredRecord("late", "a", "{}"))

    run(work)
    assert store.record("b") == StoredRecord("b", "a", '{"match":2}')
    assert [record.record_id for record in store.records("a")] == ["z", "b"]
    assert store.record("late") is None
    assert store.record("broken") is None
    assert all_of(store) == {"a": (entry(0), entry(1))}


def test_a_deleted_table_is_gone_with_its_records_and_can_start_again(store: Store) -> None:
    async def work() -> None:
        await store.append("a", 0, [entry(0)], record=StoredRecord("r", "a", "{}"))
        await store.append("b", 0, [entry(5)], record=StoredRecord("s", "b", "{}"))
        # The order of the queue is kept, in one batch or several.
        await asyncio.gather(
            store.append("a", 1, [entry(1)]), store.delete("a"), store.append("a", 0, [entry(7)])
        )
        await store.delete("nobody")

    run(work)
    assert all_of(store) == {"a": (entry(7),), "b": (entry(5),)}
    assert store.record("r") is None
    assert store.records("b") == [StoredRecord("s", "b", "{}")]


def test_an_export_contains_everything_about_one_table(store_url: str) -> None:
    now = [100.0]
    store = Store.opened(store_url, clock=lambda: now[0])

    async def work() -> None:
        await store.append("a", 0, [entry(0)])
        now[0] = 160.5
        await store.append("a", 1, [entry(1)], record=StoredRecord("r", "a", "{}"), status="finished")
        await store.append("b", 0, [entry(2)])
        assert await store.in_thread(store.export, "a") == {
            "table_id": "a",
            "status": "finished",
            "opened_at": 100.0,
            "written_at": 160.5,
            "entries": [{"n": 0}, {"n": 1}],
            "records": [{"record_id": "r", "body": "{}"}],
        }

    run(work)
    assert store.export("c") is None
    store.close()


def test_stale_tables_are_those_unused_for_longer_than_their_status_allows(store_url: str) -> None:
    now = [0.0]
    store = Store.opened(store_url, clock=lambda: now[0])

    async def work() -> None:
        for at in (10.0, 20.0):
            now[0] = at
            await store.append(f"waiting-{at:.0f}", 0, [entry(0)])
            await store.append(f"running-{at:.0f}", 0, [entry(0)], status="running")
            await store.append(f"finished-{at:.0f}", 0, [entry(0)], status="running")
            await store.append(f"finished-{at:.0f}", 1, [entry(1)], status="finished")

    run(work)

    def stale(waiting: float, running: float, finished: float) -> set[str]:
        return set(store.stale({"waiting": waiting, "running": running, "finished": finished}))

    assert stale(0, 0, 0) == set()
    assert stale(15, 0, 0) == {"waiting-10"}
    assert stale(0, 15, 0) == {"running-10"}
    assert stale(0, 0, 21) == {"finished-10", "finished-20"}

    async def again() -> None:
        # Without a new status, the old one stays.
        await store.append("running-10", 1, [entry(1)])

    now[0] = 30.0
    run(again)
    assert stale(0, 25, 0) == {"running-20"}
    store.close()


def test_reads_can_run_off_the_event_loop(store: Store) -> None:
    async def work() -> None:
        await store.append("a", 0, [entry(0)])
        assert await store.in_thread(store.table, "a") == StoredTable("a", (entry(0),))
        assert await store.in_thread(store.table, table_id="b") is None
        await store.ping()

    run(work)


def test_tables_are_streamed_while_others_write(store: Store) -> None:
    async def work() -> None:
        await asyncio.gather(
            *(store.append(f"t{number:04}", 0, [entry(0), entry(1)]) for number in range(700))
        )
        seen = store.tables()
        first = next(seen)
        await store.append("t0699", 2, [entry(2)])
        assert [first, *seen] == [StoredTable(f"t{number:04}", (entry(0), entry(1))) for number in range(700)]

    run(work)


@pytest.mark.parametrize(
    ("table_id", "seq", "entries", "record"),
    [
        ("", 0, [b"{}"], None),
        ("x" * 201, 0, [b"{}"], None),
        ("a", -1, [b"{}"], None),
        ("a", 2**31, [b"{}"], None),
        ("a", True, [b"{}"], None),
        ("a", 0, [], None),
        ("a", 0, [b"\xff"], None),
        ("a", 0, [b"{}"], StoredRecord("r", "b", "{}")),
        ("a", 0, [b"{}"], StoredRecord("", "a", "{}")),
    ],
)
def test_invalid_appends_are_refused_at_once(
    sqlite_url: str, table_id: str, seq: int, entries: list[bytes], record: StoredRecord | None
) -> None:
    store = Store.opened(sqlite_url)

    async def work() -> None:
        with pytest.raises(ValueError, match=r"."):
            store.append(table_id, seq, entries, record=record)

    run(work)
    assert all_of(store) == {}
    store.close()


def test_a_closed_store_takes_nothing_more(store_url: str) -> None:
    store = Store.opened(store_url)
    store.close()
    store.close()

    async def work() -> None:
        with pytest.raises(StoreError) as caught:
            store.append("a", 0, [entry(0)])
        assert caught.value.reason == "store-closed"

    run(work)


def test_a_cancelled_append_hurts_nobody(store: Store) -> None:
    async def work() -> None:
        waiting = asyncio.ensure_future(store.append("a", 0, [entry(0)]))
        waiting.cancel()
        await store.append("b", 0, [entry(1)])

    run(work)

    async def left() -> None:
        # The loop ends before the answer arrives.
        store.append("c", 0, [entry(2)])

    run(left)
    run(store.ping)
    assert all_of(store) == {"a": (entry(0),), "b": (entry(1),), "c": (entry(2),)}


def test_what_was_acknowledged_survives_kill_9(store_url: str) -> None:
    acknowledged: dict[str, int] = {}
    # Twice right after an acknowledgement, once at any moment.
    for last in (1, 70, 0):
        command = [sys.executable, str(APPENDER), store_url, "20", str(last)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline()]
            if not last:
                time.sleep(0.1)
                process.kill()
            lines += process.stdout.readlines()
        assert process.returncode == -signal.SIGKILL
        for line in lines:
            table_id, number = line.split()
            acknowledged[table_id] = int(number)
        # The killed server's lock is gone with it.
        store = Store.opened(store_url)
        found = all_of(store)
        store.close()
        for table_id, seq in acknowledged.items():
            assert len(found[table_id]) >= seq
        for entries in found.values():
            # An append is there completely or not at all, and there are no gaps.
            assert len(entries) % 2 == 0
            assert entries == tuple(map(entry, range(len(entries))))
    assert len(acknowledged) == 20
