"""The server: live tables over WebSockets, kept in a journal that survives any crash."""
