"""The one thread that writes. Everything in the queue shares one transaction, and so one commit."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError

from bordspil.server.errors import StoreError
from bordspil.server.store.database import Database
from bordspil.server.store.write_jobs import (
    DELETE,
    PROBE_READ,
    PROBE_WRITE,
    RETIRE,
    Append,
    Delete,
    Future,
    Heads,
    Job,
    Refused,
    write_entries,
)

# The most appends that share a commit; more would all wait for the last one.
LARGEST_BATCH = 1000
# Under load, each commit waits this many seconds for more appends: ten cost hardly more CPU than one.
GATHERING = 0.005


@dataclass(frozen=True)
class Stats:
    """What the writer has done so far: transactions, entries, failed jobs."""

    batches: int = 0
    rows: int = 0
    failed: int = 0


class Writer:
    """A thread that runs jobs in order and resolves their futures when they are on disk."""

    def __init__(self, database: Database, connection: Connection, clock: Callable[[], float]) -> None:
        self.database = database
        self._connection: Connection | None = connection
        self._clock = clock
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._in_hand = 0
        # Whether the last write failed; then a check tries to write too.
        self._failing = False
        # As committed; nobody else writes while we hold the lock.
        self._heads: Heads = {}
        self._batches = self._rows = self._failed = 0
        # Called in the writer's thread with the seconds of each transaction.
        self.on_commit: Callable[[float], None] = lambda seconds: None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def backlog(self) -> int:
        """How many jobs are waiting or being written."""
        return self._queue.qsize() + self._in_hand

    @property
    def stats(self) -> Stats:
        """What the writer has done so far."""
        return Stats(self._batches, self._rows, self._failed)

    @property
    def in_doubt(self) -> bool:
        """Whether the connection was lost, so that the last commit may or may not have succeeded."""
        return self._connection is None and not self._closed

    def submit(self, job: Job) -> None:
        """Queue a job; its future is resolved once it is durable or has failed."""
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed", reason="store-closed")
            self._queue.put(job)

    def close(self) -> None:
        """Write what is queued and end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open, busy = True, False
        while is_open:
            jobs, is_open = self._take(GATHERING if busy else 0.0)
            busy = len(jobs) > 1
            for _, run in groupby(jobs, type):
                self._attempt(list(run))
            self._in_hand = 0
        self._drop()

    def _take(self, gather_seconds: float) -> tuple[list[Job], bool]:
        """Wait for a job and take everything queued behind it; False with the last jobs."""
        jobs: list[Job] = []
        job = self._queue.get()
        if gather_seconds:
            time.sleep(gather_seconds)
        while job is not None:
            jobs.append(job)
            self._in_hand = len(jobs)
            if len(jobs) == LARGEST_BATCH:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _attempt(self, jobs: Sequence[Job], *, again: bool = False, doubtful: bool = False) -> None:
        """Run jobs of one kind in one transaction; a job that fails must not fail the others.

        `again`: this is the second attempt, after a lost connection. `doubtful`: it was lost during a commit.
        """
        started = time.perf_counter()
        refused: Refused = {}
        heads: Heads = {}
        committing = False
        try:
            connection = self._connected()
            self.database.check()
            with connection.begin():
                refused, heads = self._carry_out(connection, jobs, doubtful)
                committing = True
        except StoreError as problem:
            self._failing = True
            self._resolve(jobs, dict.fromkeys(jobs, problem))
        except Exception as problem:
            self._failing = True
            self._heads.clear()
            if isinstance(problem, DBAPIError) and problem.connection_invalidated:
                self._drop()
                if not again:
                    self._attempt(jobs, again=True, doubtful=committing)
                    return
            # An operational error is the database's, not a job's: splitting the batch won't help.
            if isinstance(problem, OperationalError) or len(jobs) == 1:
                error = self.database.error(problem, "store-write-failed")
                self._resolve(jobs, dict.fromkeys(jobs, error))
                return
            middle = len(jobs) // 2
            self._attempt(jobs[:middle], again=again, doubtful=doubtful)
            self._attempt(jobs[middle:], again=again, doubtful=doubtful)
        else:
            self._failing = False
            self._heads.update(heads)
            self.on_commit(time.perf_counter() - started)
            self._batches += 1
            self._rows += sum(
                len(job.entries) for job in jobs if isinstance(job, Append) and job not in refused
            )
            self._resolve(jobs, refused)

    def _connected(self) -> Connection:
        """The connection that holds the lock; reopened if it was lost."""
        if self._connection is None:
            self._connection = self.database.hold()
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        self._heads.clear()
        if connection is not None:
            connection.close()

    def _carry_out(
        self, connection: Connection, jobs: Sequence[Job], doubtful: bool
    ) -> tuple[Refused, Heads]:
        appends = [job for job in jobs if isinstance(job, Append)]
        if appends:
            return write_entries(connection, appends, self._heads, self._clock(), doubtful)
        ended = [job for job in jobs if isinstance(job, Delete)]
        for job in ended:
            self._heads.pop(job.table_id, None)
        for keep_records, statements in ((False, DELETE), (True, RETIRE)):
            gone = [{"of": job.table_id} for job in ended if job.keep_records is keep_records]
            for statement in statements if gone else ():
                connection.execute(statement, gone)
        if not ended:
            # A full disk can still be read, so after a failure only a write shows whether it is over.
            for check in PROBE_WRITE if self._failing else PROBE_READ:
                connection.execute(check)
        return {}, {}

    def _resolve(self, jobs: Iterable[Job], refused: Refused) -> None:
        """Resolve the futures of all jobs, with one call per event loop."""
        self._failed += len(refused)
        answers: dict[asyncio.AbstractEventLoop, list[tuple[Future, StoreError | None]]] = {}
        for job in jobs:
            answer = (job.future, refused.get(job))
            if isinstance(job.future, asyncio.Future):
                answers.setdefault(job.future.get_loop(), []).append(answer)
            else:
                resolve([answer])
        for loop, of_loop in answers.items():
            try:
                loop.call_soon_threadsafe(resolve, of_loop)
            except RuntimeError:
                # The loop has ended, so nobody waits there any more.
                continue


def resolve(answers: Iterable[tuple[Future, StoreError | None]]) -> None:
    """Resolve futures, except those that nobody waits for any more."""
    for future, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
