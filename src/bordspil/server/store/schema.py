"""The database schema in SQLAlchemy, and its migrations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Double, ForeignKey, Integer, MetaData, Table, Text

from bordspil.server.errors import StoreError

# Our own name, so that another program's alembic in the same database doesn't interfere.
VERSION_TABLE = "bordspil_version"
MIGRATIONS = Path(__file__).parent / "migrations"

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("next_seq", Integer, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("written_at", Double, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.table_id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)


def migrate(connection: Connection, database: str) -> None:
    """Migrate the database to the current schema in one transaction; raises StoreError for a newer one."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    with connection.begin():
        found = MigrationContext.configure(
            connection, opts={"version_table": VERSION_TABLE}
        ).get_current_heads()
        if not known.issuperset(found):
            raise StoreError(
                f"{database} was written by a newer bordspil (schema {', '.join(found)}); "
                f"this one knows schemas up to {script.get_current_head()}",
                reason="store-newer",
                database=database,
                found=", ".join(found),
                known=str(script.get_current_head()),
            )
        if not found and (
            ours := sorted(set(metadata.tables) & set(sa.inspect(connection).get_table_names()))
        ):
            raise StoreError(
                f"{database} holds tables of another program ({', '.join(ours)})",
                reason="store-foreign",
                database=database,
                found=", ".join(ours),
            )

        def steps(heads: tuple[str, ...], _: MigrationContext) -> Iterator[Any]:
            return iter(script._upgrade_revs("head", heads))  # type: ignore[arg-type]

        with EnvironmentContext(config, script, fn=steps) as environment:
            environment.configure(connection=connection, version_table=VERSION_TABLE)
            environment.run_migrations()
