"""Opening a store: one server at a time, migrations, and clear errors."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from bordspil.games import all_games
from bordspil.locales import Localizer
from bordspil.server.errors import StoreError
from bordspil.server.store.database import VALID_URLS
from bordspil.server.store.schema import VERSION_TABLE, metadata
from bordspil.server.store.store import Store
from tests.helpers.languages import SHIPPED
from tests.helpers.postgres import Postgres

OPEN = """
import sys
from bordspil.server.store.store import Store
Store.opened(sys.argv[1])
print("open", flush=True)
"""


def engine(url: str) -> sa.Engine:
    return sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=sa.NullPool)


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        Store.opened(url)
    return caught.value


def test_an_empty_database_gets_all_tables_and_columns(store_url: str) -> None:
    Store.opened(store_url).close()
    found = sa.inspect(engine(store_url))
    for name, table in metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        key = [column.name for column in table.primary_key.columns]
        assert found.get_pk_constraint(name)["constrained_columns"] == key
    assert set(found.get_table_names()) == {*metadata.tables, VERSION_TABLE}


def test_a_second_server_is_refused_until_the_first_has_closed(store_url: str) -> None:
    first = Store.opened(store_url)
    # Not even the same process gets in, and its attempt doesn't release the lock.
    assert refusal(store_url).reason == "store-in-use"
    second = subprocess.run(
        [sys.executable, "-c", OPEN, store_url], capture_output=True, text=True, check=False
    )
    assert second.returncode == 1
    assert "another server is using" in second.stderr
    first.close()
    Store.opened(store_url).close()


def test_a_killed_server_leaves_no_lock(store_url: str) -> None:
    code = OPEN + "sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code, store_url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        assert refusal(store_url).reason == "store-in-use"
        process.kill()
    Store.opened(store_url).close()


def test_a_database_of_a_newer_program_is_refused_and_left_alone(store_url: str) -> None:
    Store.opened(store_url).close()
    with engine(store_url).begin() as connection:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    error = refusal(store_url)
    assert (error.code, error.reason) == ("store-error", "store-newer")
    assert error.facts["found"] == "9999"
    with engine(store_url).begin() as connection:
        assert connection.scalar(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")) == "9999"
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
    # The refusal has released the lock.
    Store.opened(store_url).close()


def test_a_database_of_another_program_is_refused_and_left_alone(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with engine(sqlite_url).begin() as connection:
        connection.execute(sa.text("CREATE TABLE records (singer TEXT)"))
    error = refusal(sqlite_url)
    assert (error.reason, error.facts["found"]) == ("store-foreign", "records")
    assert sa.inspect(engine(sqlite_url)).get_table_names() == ["records"]


def test_a_failed_migration_leaves_nothing_behind(store_url: str) -> None:
    if store_url.startswith("sqlite"):
        Path(store_url.removeprefix("sqlite:///")).parent.mkdir()
    with engine(store_url).begin() as connection:
        # The name of the last thing the first migration creates is taken.
        connection.execute(sa.text("CREATE TABLE other (x INTEGER)"))
        connection.execute(sa.text("CREATE INDEX records_of_table ON other (x)"))
    assert refusal(store_url).reason == "store-not-writable"
    assert sa.inspect(engine(store_url)).get_table_names() == ["other"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+aiosqlite:///tables.db",
        "mysql://root:hunter2@localhost/bordspil",
        "postgresql://root:hunter2@localhost:port/bordspil",
        "postgresql://root:hunter2@localhost",
    ],
)
def test_an_invalid_url_gets_an_error_that_shows_valid_ones_but_no_password(url: str) -> None:
    error = refusal(url)
    assert error.reason == "store-bad-url"
    assert error.facts["right"] == VALID_URLS
    assert "hunter2" not in f"{error} {error.facts}"


def test_a_file_that_is_not_a_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("nothing but notes\n" * 100)
    assert refusal(f"sqlite:///{file}").reason == "store-no-database"
    assert file.read_text() == "nothing but notes\n" * 100


def test_a_path_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "bordspil.db", tmp_path, Path("/proc/bordspil.db")):
        error = refusal(f"sqlite:///{place}")
        assert error.reason == "store-not-writable"
        assert str(place) in str(error)


def test_nobody_else_may_read_the_file(sqlite_url: str, tmp_path: Path) -> None:
    store = Store.opened(sqlite_url)
    modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
    assert {"bordspil.db", "bordspil.db-wal", "bordspil.db.lock"} <= set(modes)
    assert set(modes.values()) == {0o600}
    store.close()


def test_sqlite_fsyncs_every_commit(sqlite_url: str) -> None:
    store = Store.opened(sqlite_url)
    with store._database.hold() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    file.close()


def test_postgresql_is_durable_even_if_its_default_is_not(postgres: Postgres, postgres_url: str) -> None:
    name = sa.make_url(postgres_url).database
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store.opened(postgres_url)
    connection = store._writer._connection
    assert connection is not None
    assert connection.scalar(sa.text("SHOW synchronous_commit")) == "on"
    connection.rollback()
    store.close()


def test_an_unreachable_database_gets_an_error_without_the_password(tmp_path: Path) -> None:
    error = refusal(f"postgresql://root:hunter2@/bordspil?host={tmp_path}")
    assert error.reason == "store-unreachable"
    assert "hunter2" not in f"{error} {error.facts}"


@pytest.mark.parametrize("language", SHIPPED)
def test_every_refusal_has_a_message_in_every_language(language: str, tmp_path: Path) -> None:
    assert all_games()
    file = tmp_path / "notes.txt"
    file.write_text("nothing but notes\n" * 100)
    error = refusal(f"sqlite:///{file}")
    said = Localizer(language)(f"error-{error.reason}", **error.facts)
    assert "notes.txt" in said
    assert "{" not in said
