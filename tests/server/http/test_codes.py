"""Table codes over HTTP: what a code leads to, and how guessing is limited."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

GUESSES = 3


def looked_up(server: ServerProcess, code: str, of: str = "tables") -> httpx.Response:
    return httpx.get(f"{server.url}/api/{of}/{code}?language=en", trust_env=False)


def test_a_code_shows_its_table_and_wrong_codes_are_limited(tmp_path: Path) -> None:
    with (
        serve(f"sqlite:///{tmp_path / 'b.db'}", limit_loopback=True, wrong_codes_per_hour=GUESSES) as server,
        talk(server.ws) as host,
        talk(server.ws) as phone,
    ):
        table = host.ask("open", game="sushi-roll", name="Birta", seat_count=3, seat=0)["table"]["code"]
        pad = phone.ask("open_pad", game="sequence", name="Jón", players=["We", "You"])["table"]["code"]
        answer = looked_up(server, f"{table[:4]}-{table[4:]}".lower())
        assert answer.headers["cache-control"] == "no-store"
        known = answer.json()
        assert (known["code"], known["title"], known["pad"]) == (table, "Sushi Roll", False)
        assert (known["people"], known["free"], known["running"]) == (["Birta"], 2, False)
        # The code lets people join; watching needs another secret.
        assert "watch_key" not in known
        assert looked_up(server, pad).json()["pad"] is True
        no_pad = looked_up(server, table, "pads")
        assert (no_pad.status_code, no_pad.json()["reason"]) == (404, "no-such-pad")

        answers = [looked_up(server, "ABCDEFGH", of) for of in ("tables", "pads", "tables", "tables")]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert answers[0].json()["code"] == "no-such-table"
        assert int(answers[-1].headers["retry-after"]) > 0
        # The sockets share the limit.
        with talk(server.ws) as guesser:
            assert guesser.ask("join", code="ABCDEFGH", name="X")["reason"] == "too-many-wrong-codes"


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/CODE"])
def test_people_are_listed_only_once_they_are_stored(tmp_path: Path, path: str) -> None:
    database = tmp_path / "b.db"
    with (
        serve(f"sqlite:///{database}") as server,
        talk(server.ws) as host,
        talk(server.ws) as guest,
        contextlib.closing(sqlite3.connect(database, isolation_level=None)) as other,
    ):
        code = host.ask("open", game="sushi-go", name="Birta", settings={"public": True})["table"]["code"]
        url = server.url + path.replace("CODE", code)
        assert "Birta" in httpx.get(url, trust_env=False).text
        # Nothing can be written now, so a guest who joins isn't there yet.
        other.execute("BEGIN IMMEDIATE")
        guest.say("join", code=code, name="Magga")
        for _ in range(3):
            with contextlib.suppress(httpx.TimeoutException):
                assert "Magga" not in httpx.get(url, trust_env=False, timeout=0.5).text
        other.execute("ROLLBACK")
        assert guest.hear()["type"] == "welcome"
        assert "Magga" in httpx.get(url, trust_env=False, timeout=20).text
