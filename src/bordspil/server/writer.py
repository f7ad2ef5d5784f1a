"""The one thread that writes: whatever has queued up goes into one transaction, so many share one commit."""

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

from bordspil.server.database import Database
from bordspil.server.errors import StoreError
from bordspil.server.jobs import (
    FORGET,
    LOOK,
    RETIRE,
    TOUCH,
    Append,
    Delete,
    Future,
    Heads,
    Job,
    Refused,
    write_entries,
)

# So many appends share a commit at most; the answers of a longer queue would all wait for the last.
LARGEST_BATCH = 1000
# Where many write at once, each commit waits so many seconds for more to come along: it costs the processor
# as much for one as for ten.
GATHERING = 0.005


@dataclass(frozen=True)
class Stats:
    """What the writer has done so far: transactions, entries, failed jobs."""

    batches: int = 0
    rows: int = 0
    failed: int = 0


class Writer:
    """A thread that carries out jobs in their order and settles their futures when they are on the disk."""

    def __init__(self, database: Database, connection: Connection, clock: Callable[[], float]) -> None:
        self.database = database
        self._connection: Connection | None = connection
        self._clock = clock
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self._in_hand = 0
        # Whether the last try to write failed; then a check tries to write too.
        self._failing = False
        # As committed; nobody else writes while the lock is held.
        self._heads: Heads = {}
        self._batches = self._rows = self._failed = 0
        # Told in the writer's thread how many seconds each transaction took.
        self.on_commit: Callable[[float], None] = lambda seconds: None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def backlog(self) -> int:
        """How many jobs wait or are being written."""
        return self._queue.qsize() + self._in_hand

    @property
    def stats(self) -> Stats:
        """What has been done until now."""
        return Stats(self._batches, self._rows, self._failed)

    @property
    def in_doubt(self) -> bool:
        """Whether the connection was lost, so that the last commit may or may not have come through."""
        return self._connection is None and not self._closed

    def submit(self, job: Job) -> None:
        """Queues a job; its future is settled once it is durable or has failed."""
        with self._door:
            if self._closed:
                raise StoreError("the store is closed", reason="store-closed")
            self._queue.put(job)

    def close(self) -> None:
        """Writes what is queued and ends the thread."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going, busy = True, False
        while going:
            jobs, going = self._take(GATHERING if busy else 0.0)
            busy = len(jobs) > 1
            for _, run in groupby(jobs, type):
                self._attempt(list(run))
            self._in_hand = 0
        self._drop()

    def _take(self, patience: float) -> tuple[list[Job], bool]:
        """Waits for a job and takes all that queue up behind it in some seconds; False with the last ones."""
        jobs: list[Job] = []
        job = self._queue.get()
        if patience:
            time.sleep(patience)
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
        """Carries out jobs of one kind in one transaction; one that can't be must not fail the others.

        `again`: a lost connection is opened again once. `doubtful`: it was lost while committing.
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
            self._settle(jobs, dict.fromkeys(jobs, problem))
        except Exception as problem:
            self._failing = True
            self._heads.clear()
            if isinstance(problem, DBAPIError) and problem.connection_invalidated:
                self._drop()
                if not again:
                    self._attempt(jobs, again=True, doubtful=committing)
                    return
            # An operational error is the database's trouble and nobody's fault: trying one by one won't help.
            if isinstance(problem, OperationalError) or len(jobs) == 1:
                error = self.database.error(problem, "store-write-failed")
                self._settle(jobs, dict.fromkeys(jobs, error))
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
            self._settle(jobs, refused)

    def _connected(self) -> Connection:
        """The connection that holds the lock; a lost one is opened again."""
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
        for keep_records, statements in ((False, FORGET), (True, RETIRE)):
            gone = [{"of": job.table_id} for job in ended if job.keep_records is keep_records]
            for statement in statements if gone else ():
                connection.execute(statement, gone)
        if not ended:
            # A full disk can still be read, so after a failure only a write tells whether it is over.
            for check in TOUCH if self._failing else LOOK:
                connection.execute(check)
        return {}, {}

    def _settle(self, jobs: Iterable[Job], refused: Refused) -> None:
        """Answers all senders, each event loop with one call."""
        self._failed += len(refused)
        told: dict[asyncio.AbstractEventLoop, list[tuple[Future, StoreError | None]]] = {}
        for job in jobs:
            answer = (job.future, refused.get(job))
            if isinstance(job.future, asyncio.Future):
                told.setdefault(job.future.get_loop(), []).append(answer)
            else:
                tell([answer])
        for loop, answers in told.items():
            try:
                loop.call_soon_threadsafe(tell, answers)
            except RuntimeError:
                # The loop has ended, and nobody waits there any more.
                continue


def tell(answers: Iterable[tuple[Future, StoreError | None]]) -> None:
    """Settles futures, except those that nobody waits for any more."""
    for future, error in answers:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
