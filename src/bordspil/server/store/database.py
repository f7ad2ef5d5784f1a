"""SQLite and PostgreSQL: how each is opened and locked for one server, and what its errors mean."""

from __future__ import annotations

import os
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from bordspil.server.errors import StoreError
from bordspil.server.store.database_lock import FileLock

VALID_URLS = "sqlite:///FILE | postgresql://USER:PASSWORD@HOST/DATABASE"
BUSY_SECONDS = 5
# A killed server's PostgreSQL session, and with it the lock, lives on for a moment.
LOCK_TIMEOUT = 3.0
LOCK_KEY = int.from_bytes(b"bordspl", "big")


class Database(ABC):
    """A database that only this process may write, until `release`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def hold(self) -> Connection:
        """Open the one connection that may write; no other server can have one at the same time."""

    @property
    @abstractmethod
    def readers(self) -> Engine:
        """Connections for reading."""

    @abstractmethod
    def release(self) -> None:
        """Close everything and let the next server in."""

    def check(self) -> None:  # noqa: B027  (most databases can't vanish like that)
        """Raise StoreError if everything written would be lost."""

    def error(self, problem: Exception, reason: str) -> StoreError:
        """A driver's error as one of ours."""
        why = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0]
        return StoreError(f"{self.name}: {why}", reason=reason, database=self.name, why=why)

    def in_use(self) -> StoreError:
        """The error for a database that another server is using."""
        return StoreError(f"another server is using {self.name}", reason="store-in-use", database=self.name)


class SqliteDatabase(Database):
    """One file, with a lock file beside it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(path.with_name(path.name + ".lock"))
            # It holds the signing secret and the seeds of running matches, so nobody else may read it.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._file = path.stat()
        except BlockingIOError:
            raise self.in_use() from None
        except OSError as problem:
            if hasattr(self, "_lock"):
                self._lock.release()
            raise self.error(OSError(os.strerror(problem.errno or 0)), "store-not-writable") from None
        url = URL.create("sqlite", database=str(path))
        arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        self._writer = create_engine(url, poolclass=NullPool, connect_args=arguments)
        self._readers = create_engine(url, connect_args=arguments)
        prepare(
            self._writer, "BEGIN IMMEDIATE", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"
        )
        prepare(self._readers, "BEGIN", "query_only = ON")

    def hold(self) -> Connection:
        try:
            return self._writer.connect()
        except OperationalError as problem:
            raise self.error(problem, "store-not-writable") from None
        except DatabaseError as problem:
            raise self.error(problem, "store-no-database") from None

    @property
    def readers(self) -> Engine:
        return self._readers

    def check(self) -> None:
        # SQLite keeps writing to a file that was deleted or replaced, until its last handle is closed.
        try:
            is_there = os.path.samestat(os.stat(self.name), self._file)
        except OSError:
            is_there = False
        if not is_there:
            raise StoreError(f"{self.name} was taken away", reason="store-file-gone", database=self.name)

    def release(self) -> None:
        self._readers.dispose()
        self._writer.dispose()
        self._lock.release()


class PostgresDatabase(Database):
    """A PostgreSQL database. The lock belongs to the writing session: without the lock, no writes."""

    def __init__(self, url: URL) -> None:
        super().__init__(url.set(drivername="postgresql", query={}).render_as_string(hide_password=True))
        url = url.set(drivername="postgresql+psycopg")
        wanted: dict[str, Any] = {
            "application_name": "bordspil",
            "connect_timeout": 5,
            "keepalives_idle": 30,
            "tcp_user_timeout": 10_000,
        }
        arguments = {name: value for name, value in wanted.items() if name not in url.query}
        try:
            self._writer = create_engine(url, poolclass=NullPool, connect_args=arguments)
            self._readers = create_engine(
                url,
                pool_size=2,
                pool_pre_ping=True,
                connect_args=arguments,
                isolation_level="REPEATABLE READ",
            )
        except ImportError:
            raise StoreError(
                "PostgreSQL needs more packages: pip install 'bordspil[postgresql]'", reason="store-no-driver"
            ) from None

    def hold(self) -> Connection:
        try:
            connection = self._writer.connect()
        except SQLAlchemyError as problem:
            raise self.error(problem, "store-unreachable") from None
        try:
            with connection.begin():
                self._prepare(connection)
            return connection
        except DBAPIError as problem:
            connection.close()
            raise self.error(problem, "store-unreachable") from None
        except BaseException:
            connection.close()
            raise

    def _prepare(self, connection: Connection) -> None:
        # We promise durability, whatever the database's default; leave a stronger setting alone.
        connection.execute(
            text(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        )
        # A server whose machine is gone must not hold the lock for hours.
        connection.execute(text("SET tcp_keepalives_idle = 30"))
        until = time.monotonic() + LOCK_TIMEOUT
        while not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": LOCK_KEY}):
            if time.monotonic() > until:
                raise self.in_use()
            time.sleep(0.05)

    @property
    def readers(self) -> Engine:
        return self._readers

    def release(self) -> None:
        self._readers.dispose()
        self._writer.dispose()


def prepare(engine: Engine, begin: str, *pragmas: str) -> None:
    """Set up each new SQLite connection; we begin transactions ourselves instead of the driver."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def database_at(url: str) -> Database:
    """The database at a URL; an SQLite file is locked for this process."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # An invalid URL may hold a password, so don't repeat it.
        raise bad_url("…") from None
    kind = parsed.drivername
    if kind == "sqlite" and parsed.database and parsed.database != ":memory:" and not parsed.host:
        return SqliteDatabase(Path(parsed.database).expanduser())
    if kind in ("postgresql", "postgres", "postgresql+psycopg") and parsed.database:
        return PostgresDatabase(parsed)
    raise bad_url(parsed.render_as_string(hide_password=True))


def bad_url(found: str) -> StoreError:
    """The error for a URL that names no database we can use."""
    return StoreError(
        f"{found} names no database; right would be {VALID_URLS}",
        reason="store-bad-url",
        url=found,
        right=VALID_URLS,
    )
