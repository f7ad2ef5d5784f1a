"""Tables with their journals, the records of finished matches, and the server's own settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("next_seq", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("written_at", sa.Double, nullable=False),
        sa.CheckConstraint("status IN ('waiting', 'running', 'finished', 'retired')", name="tables_status"),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        # A journal is read as a whole, so SQLite should store it together, in order.
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.table_id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("records_of_table", "records", ["table_id", "seq"])


def downgrade() -> None:
    """Drop them."""
    for name in ("records", "journal", "tables", "settings"):
        op.drop_table(name)
