"""A small client for tables: join, receive views, send moves."""
