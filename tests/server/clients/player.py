"""A player on a blocking client, which keeps its view up to date as real clients do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bordspil.match.record import Record
from tests.server.clients.blocking import Talk
from tests.server.server_process import DIRECT, ServerProcess


def opened(talk: Talk, game: str = "sushi-go", **more: Any) -> dict[str, Any]:
    """Open a table of two, with Anna in the first seat; return the welcome."""
    fields: dict[str, Any] = {"seat_count": 2, "seat": 0, "settings": {"pace": 0}, **more}
    welcome = talk.ask("open", game=game, name="Anna", **fields)
    assert welcome["type"] == "welcome", welcome
    return welcome


def joined(talk: Talk, code: str, name: str, **more: Any) -> dict[str, Any]:
    """Join a table; return the welcome."""
    welcome = talk.ask("join", code=code, name=name, **more)
    assert welcome["type"] == "welcome", welcome
    return welcome


class Player:
    """A client that keeps its view up to date."""

    def __init__(self, talk: Talk, welcome: dict[str, Any]) -> None:
        self.talk = talk
        self.token = welcome["token"]
        self.view: dict[str, Any] | None = welcome["view"]
        self.table = welcome["table"]
        self.seat = welcome["seat"]
        self.number = welcome["number"]
        self.match = welcome["match"]

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """Take in a message."""
        if message["type"] == "update":
            assert message["match"] >= self.match
            if message["whole"]:
                self.view = message["changes"]
            else:
                assert self.view is not None
                assert message["number"] == self.number + len(message["events"])
                self.view = {**self.view, **message["changes"]}
            self.number, self.match = message["number"], message["match"]
        elif message["type"] == "table":
            self.table, self.seat = message["table"], message["seat"]
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = self.talk.say(kind, **fields)
        while (message := self.take(self.talk.hear())).get("id") != number:
            pass
        return message

    def catch_up(self) -> None:
        """Take in everything sent so far."""
        assert self.ask("ping")["type"] == "pong"

    def wait(self, until: Callable[[Any], bool]) -> None:
        """Take in messages until a condition holds."""
        while not until(self):
            self.take(self.talk.hear())

    def play(self) -> dict[str, Any]:
        """Play the first legal move."""
        assert self.view is not None
        return self.ask("play", move=self.view["legal_moves"][0], turn=self.view["turn"])

    @property
    def is_due(self) -> bool:
        """Whether it is this player's turn."""
        return self.view is not None and self.seat in self.view["due"]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.view is not None and self.view["outcome"] is not None


def record_of(server: ServerProcess, record: str) -> Record:
    """Fetch a record by its id."""
    with DIRECT.open(f"{server.url}/api/records/{record}", timeout=20) as answer:
        return Record.from_json(answer.read().decode())


def play_out(*players: Player) -> None:
    """Play the first legal move until the match is over."""
    for _ in range(500):
        if all(player.is_over for player in players):
            return
        for player in players:
            player.catch_up()
            if player.is_due:
                assert player.play()["type"] == "done"
        time.sleep(0.002)
    raise AssertionError("the match does not end")
