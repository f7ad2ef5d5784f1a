"""The writer's jobs, and how they run inside a transaction."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam

from bordspil.server.errors import Conflict, StoreError
from bordspil.server.store.schema import journal, records, settings, tables

# A retired table has lost its journal; its records stay.
Status = Literal["waiting", "running", "finished", "retired"]
Future = asyncio.Future[None] | concurrent.futures.Future[None]

# Built once: building a statement costs as much as running it.
HEADS = sa.select(tables.c.table_id, tables.c.next_seq, tables.c.status).where(
    tables.c.table_id.in_(bindparam("ids", expanding=True))
)
UPDATE_TABLES = tables.update().where(tables.c.table_id == bindparam("of"))
INSERT_TABLES, INSERT_ENTRIES, INSERT_RECORDS = tables.insert(), journal.insert(), records.insert()
DELETE = [table.delete().where(table.c.table_id == bindparam("of")) for table in (records, journal, tables)]
RETIRE = [
    journal.delete().where(journal.c.table_id == bindparam("of")),
    tables.update().where(tables.c.table_id == bindparam("of")).values(status="retired"),
]
PROBE_READ = [sa.select(sa.literal(1))]
# Leaves nothing behind, but does write: SQLite skips an update that changes nothing.
PROBE_WRITE = [
    settings.insert().values(name="touched", value=""),
    settings.delete().where(settings.c.name == "touched"),
]


@dataclass(frozen=True)
class StoredRecord:
    """The record of a finished match, as one line of JSON."""

    record_id: str
    table_id: str
    body: str


@dataclass(frozen=True, eq=False, slots=True)
class Append:
    """Entries for a table's journal, and what else changes in the same transaction."""

    table_id: str
    seq: int
    entries: tuple[str, ...]
    record: StoredRecord | None
    status: Status | None
    future: Future


@dataclass(frozen=True, eq=False, slots=True)
class Delete:
    """Delete a table's journal and, unless they are kept, its records and the table."""

    table_id: str
    future: Future
    keep_records: bool = False


@dataclass(frozen=True, eq=False, slots=True)
class Check:
    """Check whether writing would work."""

    future: Future


Job = Append | Delete | Check
Refused = dict[Job, StoreError]
# By table: the next number of its journal, and its status.
Heads = dict[str, tuple[int, Status]]


def write_entries(
    connection: Connection, jobs: Sequence[Append], known_heads: Heads, now: float, doubtful: bool
) -> tuple[Refused, Heads]:
    """Write the appends that fit the ends of their journals; return those that don't, and the new ends.

    `known_heads` needn't be read. `doubtful`: the entries may already be there, because nobody knows whether
    an earlier commit succeeded.
    """
    heads = {job.table_id: known_heads[job.table_id] for job in jobs if job.table_id in known_heads}
    unknown = {job.table_id for job in jobs} - heads.keys()
    if unknown:
        found = connection.execute(HEADS, {"ids": list(unknown)})
        heads |= {head.table_id: (head.next_seq, head.status) for head in found}
    old = set(heads)
    refused: Refused = {}
    lines: list[dict[str, Any]] = []
    matches: list[dict[str, Any]] = []
    changed: dict[str, None] = {}
    for job in jobs:
        end, status = heads.get(job.table_id, (0, "waiting"))
        if job.seq != end:
            if not (doubtful and is_written(connection, job)):
                refused[job] = conflict(job, end)
            continue
        lines += [
            {"table_id": job.table_id, "seq": seq, "entry": entry}
            for seq, entry in enumerate(job.entries, job.seq)
        ]
        if job.record is not None:
            matches.append(
                {
                    "record_id": job.record.record_id,
                    "table_id": job.table_id,
                    "seq": job.seq,
                    "body": job.record.body,
                }
            )
        heads[job.table_id] = (end + len(job.entries), job.status or status)
        changed[job.table_id] = None
    fresh, known = [], []
    for table_id in changed:
        end, status = heads[table_id]
        row = {"next_seq": end, "status": status, "written_at": now}
        if table_id in old:
            known.append({"of": table_id, **row})
        else:
            fresh.append({"table_id": table_id, "opened_at": now, **row})
    if fresh:
        connection.execute(INSERT_TABLES, fresh)
    if known:
        connection.execute(UPDATE_TABLES, known)
    if lines:
        connection.execute(INSERT_ENTRIES, lines)
    if matches:
        connection.execute(INSERT_RECORDS, matches)
    return refused, {table_id: heads[table_id] for table_id in changed}


def is_written(connection: Connection, job: Append) -> bool:
    """Whether exactly these entries are already in the journal."""
    found = connection.scalars(
        sa.select(journal.c.entry)
        .where(
            journal.c.table_id == job.table_id,
            journal.c.seq >= job.seq,
            journal.c.seq < job.seq + len(job.entries),
        )
        .order_by(journal.c.seq)
    )
    return tuple(found) == job.entries


def conflict(job: Append, end: int) -> Conflict:
    """The error for an append that doesn't begin where the journal ends."""
    return Conflict(
        f"the journal of table {job.table_id} goes on at {end}, not at {job.seq}",
        reason="store-conflict",
        seq=job.seq,
        end=end,
    )
