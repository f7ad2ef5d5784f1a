"""Where tables are stored: the database, its schema, the writer thread."""
