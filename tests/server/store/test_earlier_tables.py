"""A database from an earlier version: tables resume where they were, finished matches replay and verify."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import talk
from tests.server.server_process import DIRECT, ServerProcess, serve

STORED = Path(__file__).parents[2] / "earlier" / "0.1.0"
TOLD: dict[str, Any] = json.loads((STORED / "told.json").read_text(encoding="utf-8"))
BLOCKED, UNCOUNTED = "sequence about to be blocked", "sequence with five that stand"
FINISHED = "sequence about to be blocked, finished"
WITH_BOTS = "sequence in teams"
FOREVER = 36_500


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on a copy of the old database."""
    shutil.copy(STORED / "tables.db", tmp_path / "tables.db")
    kept = dict.fromkeys(("keep_unstarted_days", "keep_unfinished_days", "keep_finished_days"), FOREVER)
    with serve(f"sqlite:///{tmp_path / 'tables.db'}", **kept) as running:
        yield running


def fetched(server: ServerProcess, path: str) -> Any:
    """The server's JSON answer over HTTP."""
    with DIRECT.open(server.url + path, timeout=20) as answer:
        return json.loads(answer.read())


def played_on(server: ServerProcess, table: str) -> str:
    """Play the first legal move until the match is over; return the id of its record."""
    tokens: dict[str, str] = TOLD["tables"][table]["tokens"]
    while True:
        for token in tokens.values():
            with talk(server.ws) as person:
                welcome = person.ask("return", token=token)
                view = welcome["view"]
                if view["outcome"] is not None:
                    record: str = welcome["table"]["records"][-1]
                    return record
                if view["seat"] in view["due"]:
                    move = view["legal_moves"][0]
                    assert person.ask("play", move=move, turn=view["turn"])["type"] == "done"


def test_everyone_comes_back_to_the_view_they_had(server: ServerProcess) -> None:
    for name, table in TOLD["tables"].items():
        for who, token in table["tokens"].items():
            with talk(server.ws) as person:
                view, before = person.ask("return", token=token)["view"], table["views"][who]
            if name == WITH_BOTS:
                # Bots were due when the server stopped, and have moved by now.
                assert (view["hand"], view["dealer"]) == (before["hand"], before["dealer"])
            else:
                assert view == before, (name, who)


@pytest.mark.rule("SQ-13", "SQ-22")
@pytest.mark.parametrize("table", [BLOCKED, UNCOUNTED])
def test_a_match_keeps_the_rules_it_began_with_and_verifies(server: ServerProcess, table: str) -> None:
    record = played_on(server, table)
    body = fetched(server, f"/api/records/{record}")
    assert body["rules"] == 1
    assert (body["outcome"]["reason"] == "blocked") == (table == BLOCKED)
    assert fetched(server, f"/api/records/{record}/verify")["problems"] == []


def test_a_finished_match_replays_and_verifies(server: ServerProcess) -> None:
    (record,) = TOLD["tables"][FINISHED]["records"]
    assert fetched(server, f"/api/records/{record}/verify")["problems"] == []
    assert fetched(server, f"/api/records/{record}/replay")["outcome"]["reason"] == "blocked"


def test_a_new_match_uses_the_latest_rules(server: ServerProcess) -> None:
    with talk(server.ws) as host:
        welcome = host.ask("return", token=TOLD["lobby"]["token"])
        assert welcome["table"]["code"] == TOLD["lobby"]["code"]
        for seat in range(4):
            assert host.ask("seat_bot", seat=seat, bot="family")["type"] == "done"
        assert host.ask("start")["type"] == "done"
        while not (changed := host.hear_until("table"))["table"]["records"]:
            pass
    assert fetched(server, f"/api/records/{changed['table']['records'][-1]}")["rules"] == 2
