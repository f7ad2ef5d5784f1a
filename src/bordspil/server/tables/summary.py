"""A table as people outside see it."""

from __future__ import annotations

from typing import Any

from bordspil.server.tables.table import Table


def table_summary(table: Table) -> dict[str, Any]:
    """What anyone who has the table's code may know about it."""
    return {
        "code": table.code,
        "game": table.game.name,
        "title": table.game.title,
        "options": table.options.as_data(),
        "seats": table.seat_count,
        "free": sum(holder.person is None and holder.bot is None for holder in table.seats),
        "running": table.is_running,
        "people": list(table.people.values()),
        "pad": table.pad is not None,
    }
