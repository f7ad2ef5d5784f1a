"""The store: an append-only journal for each table, and the records of finished matches.

One thread writes (writer.py); an append completes when it is on disk. Reads have their own connections, so
they never wait for the writer; `in_thread` takes them off the event loop.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Any, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from bordspil.server.store.database import Database, database_at
from bordspil.server.store.schema import journal, migrate, records, settings, tables
from bordspil.server.store.write_jobs import Append, Check, Delete, Status, StoredRecord
from bordspil.server.store.writer import Stats, Writer

__all__ = ["Stats", "Status", "Store", "StoredRecord", "StoredTable"]

P = ParamSpec("P")
R = TypeVar("R")

LONGEST_ID = 200
SECRET_SIZE = 32
READERS = 2
ROWS_AT_ONCE = 500


@dataclass(frozen=True)
class StoredTable:
    """A table's journal, from its first entry to its last."""

    table_id: str
    entries: tuple[bytes, ...]


class Store:
    """The open database of one server; no other server can open it until this one is closed."""

    def __init__(self, database: Database, secret: bytes, writer: Writer) -> None:
        self._database = database
        self._secret = secret
        self._writer = writer
        self._readers = concurrent.futures.ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    @classmethod
    def opened(cls, url: str, *, clock: Callable[[], float] = time.time) -> Store:
        """Open the store at `sqlite:///FILE` or `postgresql://…`; create or migrate it if needed."""
        database = database_at(url)
        try:
            connection = database.hold()
            try:
                migrate(connection, database.name)
                secret = read_or_make_secret(connection)
            except SQLAlchemyError as problem:
                connection.close()
                raise database.error(problem, "store-not-writable") from None
            except BaseException:
                connection.close()
                raise
        except BaseException:
            database.release()
            raise
        return cls(database, secret, Writer(database, connection, clock))

    def secret(self) -> bytes:
        """The secret that signs tokens: 32 bytes, made once per database."""
        return self._secret

    @property
    def backlog(self) -> int:
        """How many appends wait for the disk; a growing number means overload."""
        return self._writer.backlog

    @property
    def stats(self) -> Stats:
        """What the writer has done so far."""
        return self._writer.stats

    def watch_commits(self, report: Callable[[float], None]) -> None:
        """Call `report`, in the writer's thread, with the seconds of each commit."""
        self._writer.on_commit = report

    def append(
        self,
        table_id: str,
        seq: int,
        entries: Sequence[bytes],
        *,
        record: StoredRecord | None = None,
        status: Status | None = None,
    ) -> Awaitable[None]:
        """Queue entries, numbered from `seq`, for the end of a journal; once awaited, they are durable.

        Call it in an event loop. Awaiting raises Conflict if the journal doesn't end right before `seq`, and
        StoreError if the database fails; then nothing of it is stored. (The one exception: if PostgreSQL
        goes away during the commit and stays away, only `table` can tell once it is back.)
        """
        check_id(table_id)
        if type(seq) is not int or not 0 <= seq < 2**31 - len(entries):
            raise ValueError(f"seq must be an integer of at least 0, not {seq!r}")
        if not entries:
            raise ValueError("there must be an entry to append")
        if record is not None:
            check_id(record.record_id)
            if record.table_id != table_id:
                raise ValueError("the record is of another table")
        texts = tuple([entry.decode() for entry in entries])
        future = asyncio.get_running_loop().create_future()
        self._writer.submit(Append(table_id, seq, texts, record, status, future))
        return future

    def delete(self, table_id: str) -> Awaitable[None]:
        """Queue the deletion of a table with its journal and records; once awaited, they are gone."""
        check_id(table_id)
        future = asyncio.get_running_loop().create_future()
        self._writer.submit(Delete(table_id, future))
        return future

    def retire(self, table_id: str) -> Awaitable[None]:
        """Queue the deletion of a table's journal; its records stay."""
        future = asyncio.get_running_loop().create_future()
        self._writer.submit(Delete(table_id, future, keep_records=True))
        return future

    async def ping(self) -> None:
        """Wait until the writer and its database answer; raises StoreError if they fail."""
        future = asyncio.get_running_loop().create_future()
        self._writer.submit(Check(future))
        await future

    async def in_thread(self, read: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run one of the reads below in a thread: `await store.in_thread(store.table, id)`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(read, *args, **kwargs))

    def tables(self) -> Iterator[StoredTable]:
        """All tables with their entries in order; only a few are in memory at once."""
        lines = sa.select(journal.c.table_id, journal.c.entry).order_by(journal.c.table_id, journal.c.seq)
        with self._reading() as connection:
            rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(lines)
            for table_id, group in groupby(rows, attrgetter("table_id")):
                yield StoredTable(table_id, tuple(row.entry.encode() for row in group))

    def table(self, table_id: str) -> StoredTable | None:
        """A table with its entries; None if there is none."""
        lines = sa.select(journal.c.entry).where(journal.c.table_id == table_id).order_by(journal.c.seq)
        with self._reading() as connection:
            entries = tuple(entry.encode() for entry in connection.scalars(lines))
        return StoredTable(table_id, entries) if entries else None

    def record(self, record_id: str) -> StoredRecord | None:
        """A record by its id; None if there is none."""
        with self._reading() as connection:
            found = connection.execute(RECORDS.where(records.c.record_id == record_id)).one_or_none()
        return StoredRecord(*found) if found else None

    def records(self, table_id: str) -> list[StoredRecord]:
        """The records of a table's finished matches, oldest first."""
        with self._reading() as connection:
            found = connection.execute(RECORDS.where(records.c.table_id == table_id).order_by(records.c.seq))
            return [StoredRecord(*row) for row in found]

    def stale(self, before: Mapping[Status, float]) -> list[str]:
        """The tables last written before the time given for their status, oldest first."""
        old = [
            (tables.c.status == status) & (tables.c.written_at < moment) for status, moment in before.items()
        ]
        with self._reading() as connection:
            found = sa.select(tables.c.table_id).where(sa.or_(*old)).order_by(tables.c.written_at)
            return list(connection.scalars(found))

    def export(self, table_id: str) -> dict[str, Any] | None:
        """Everything stored about a table, including secrets of a running match; None if there is none."""
        lines = sa.select(journal.c.entry).where(journal.c.table_id == table_id).order_by(journal.c.seq)
        with self._reading() as connection:
            table = connection.execute(tables.select().where(tables.c.table_id == table_id)).one_or_none()
            if table is None:
                return None
            found = connection.execute(RECORDS.where(records.c.table_id == table_id).order_by(records.c.seq))
            return {
                "table_id": table_id,
                "status": table.status,
                "opened_at": table.opened_at,
                "written_at": table.written_at,
                "entries": [json.loads(entry) for entry in connection.scalars(lines)],
                "records": [{"record_id": row.record_id, "body": row.body} for row in found],
            }

    def close(self) -> None:
        """Write what is queued, then release the database."""
        self._writer.close()
        self._readers.shutdown()
        self._database.release()

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        if self._writer.in_doubt:
            # Only the new session's lock proves that the lost one can't commit anything more.
            settled: concurrent.futures.Future[None] = concurrent.futures.Future()
            self._writer.submit(Check(settled))
            settled.result()
        try:
            with self._database.readers.connect() as connection, connection.begin():
                yield connection
        except SQLAlchemyError as problem:
            raise self._database.error(problem, "store-read-failed") from None


RECORDS = sa.select(records.c.record_id, records.c.table_id, records.c.body)


def read_or_make_secret(connection: Connection) -> bytes:
    """The server's secret; made on first use."""
    with connection.begin():
        found = connection.scalar(sa.select(settings.c.value).where(settings.c.name == "secret"))
        if found is None:
            found = secrets.token_hex(SECRET_SIZE)
            connection.execute(settings.insert(), {"name": "secret", "value": found})
    return bytes.fromhex(found)


def check_id(name: str) -> None:
    """Raise ValueError for an id that no index could hold."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID:
        raise ValueError(f"an id is text of 1 to {LONGEST_ID} characters")
