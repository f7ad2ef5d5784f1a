"""The steps from an empty database to today's tables, for alembic; a released step is never edited."""
