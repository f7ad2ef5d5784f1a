"""The steps from an empty database to today's tables, for alembic; a step that was released is never edited."""
