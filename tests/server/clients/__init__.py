"""WebSocket clients for tests: a blocking one, a scripted asynchronous one, and a player on top."""

from tests.server.clients.blocking import PATIENCE, Talk, bots_match, talk

__all__ = ["PATIENCE", "Talk", "bots_match", "talk"]
