"""The two kinds of database: how each is opened, locked for one server, and what its errors mean."""

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
from bordspil.server.lock import FileLock

RIGHT_URLS = "sqlite:///FILE | postgresql://USER:PASSWORD@HOST/DATABASE"
BUSY_SECONDS = 5
# A killed server's PostgreSQL session lives on for a moment, and with it the lock.
LOCK_PATIENCE = 3.0
LOCK_KEY = int.from_bytes(b"bordspl", "big")


class Database(ABC):
    """A database that this process alone may write, until `release`."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def hold(self) -> Connection:
        """A connection that may write, and that no other server has at the same time."""

    @property
    @abstractmethod
    def readers(self) -> Engine:
        """Connections that only read."""

    @abstractmethod
    def release(self) -> None:
        """Closes everything and lets the next server in."""

    def check(self) -> None:  # noqa: B027  (most databases can't be taken away like that)
        """Raises StoreError where everything that is written would be lost."""

    def error(self, problem: Exception, reason: str) -> StoreError:
        """What a driver's error means to people."""
        why = str(getattr(problem, "orig", None) or problem).strip().split("\n")[0]
        return StoreError(f"{self.name}: {why}", reason=reason, database=self.name, why=why)

    def in_use(self) -> StoreError:
        """The error for a database that another server has."""
        return StoreError(f"another server is using {self.name}", reason="store-in-use", database=self.name)


class SqliteDatabase(Database):
    """One file, with a lock file beside it."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(path.with_name(path.name + ".lock"))
            # It holds what signs the tokens and the seeds of running matches: nobody else's to read.
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
        # SQLite goes on with a file that was deleted or replaced, until the last handle of it is closed.
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
    """A PostgreSQL database. The lock is the writing session's own: who has lost it can't write."""

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
        # Durable is the promise, whatever the database's default; a stronger setting is left alone.
        connection.execute(
            text(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        )
        # A server whose machine has gone must not hold the lock for hours.
        connection.execute(text("SET tcp_keepalives_idle = 30"))
        until = time.monotonic() + LOCK_PATIENCE
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
    """Sets up each new connection to SQLite; transactions begin by our word, not by the driver's guess."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def database_at(url: str) -> Database:
    """The database of a URL, locked for this process where that needs no connection."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # What can't be read may hold a password, so it is not repeated.
        raise bad_url("…") from None
    kind = parsed.drivername
    if kind == "sqlite" and parsed.database and parsed.database != ":memory:" and not parsed.host:
        return SqliteDatabase(Path(parsed.database).expanduser())
    if kind in ("postgresql", "postgres", "postgresql+psycopg") and parsed.database:
        return PostgresDatabase(parsed)
    raise bad_url(parsed.render_as_string(hide_password=True))


def bad_url(found: str) -> StoreError:
    """The error for a URL of no database that we can use."""
    return StoreError(
        f"{found} names no database; right would be {RIGHT_URLS}",
        reason="store-bad-url",
        url=found,
        right=RIGHT_URLS,
    )
