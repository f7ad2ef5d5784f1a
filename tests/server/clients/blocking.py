"""A simple blocking client: JSON in, JSON out, over a real socket. It may send anything, valid or not."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0


class Talk:
    """One open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = itertools.count(1)

    def say(self, kind: str, **fields: Any) -> int:
        """Send a message; return its id."""
        number = next(self.ids)
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        return number

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return message

    def hear_until(self, kind: str) -> dict[str, Any]:
        """Skip messages up to one of a kind, and return that."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = self.say(kind, **fields)
        while (message := self.hear()).get("id") != number:
            pass
        return message


@contextmanager
def talk(url: str, **how: Any) -> Iterator[Talk]:
    """Connect to a server; the socket is closed at the end."""
    with connect(url, proxy=None, open_timeout=PATIENCE, **how) as socket:
        yield Talk(socket)


def bots_match(talk: Talk, game: str = "sushi-go") -> str:
    """Open a table where two bots play a whole match; return the id of the record."""
    opened = talk.ask(
        "open",
        game=game,
        name="Anna",
        seat_count=2,
        bots={"0": "family", "1": "family"},
        settings={"pace": 0},
    )
    assert opened["type"] == "welcome", opened
    assert talk.ask("start")["type"] == "done"
    while not (changed := talk.hear_until("table"))["table"]["records"]:
        pass
    record: str = changed["table"]["records"][-1]
    return record
