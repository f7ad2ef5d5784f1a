"""Score pads on a real server: phones in sync, corrections, crashes, and refusals."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bordspil.games import find_game
from bordspil.server.errors import TooMany
from bordspil.server.tables.pad import MOST_CHANGES, Pad
from tests.server.clients import Talk, talk
from tests.server.server_process import ServerProcess, serve

PLAYERS = ["Anna", "Jón", "Ewa"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('pads') / 'b.db'}") as server:
        yield server


def opened(phone: Talk, game: str = "sushi-go", **how: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A new pad: its welcome and its first sheet."""
    welcome = phone.ask(
        "open_pad", game=game, **{"name": "Phone", "players": PLAYERS, "language": "en", **how}
    )
    assert welcome["type"] == "welcome", welcome
    return welcome, phone.hear_until("sheet")


def write(phone: Talk, page: int, player: int, **counts: int) -> dict[str, Any]:
    """Write counts; return the sheet that everyone gets."""
    wanted = {name.replace("_", "-"): count for name, count in counts.items()}
    number = phone.say("score", page=page, player=player, counts=wanted)
    sheet: dict[str, Any] = {}
    while (message := phone.hear()).get("id") != number:
        if message["type"] == "sheet":
            sheet = message
    assert message["type"] == "done", message
    return sheet


def refused(phone: Talk, kind: str, **fields: Any) -> str:
    answer = phone.ask(kind, **fields)
    assert answer["type"] == "error", answer
    return str(answer["reason"])


def test_phones_stay_in_sync_each_in_its_language(server: ServerProcess) -> None:
    with talk(server.ws) as first, talk(server.ws) as second:
        welcome, sheet = opened(first)
        assert [page["title"] for page in sheet["pages"]] == ["Round 1", "Round 2", "Round 3", "Puddings"]
        assert sheet["pages"][0]["event"] is None
        second.ask("join", code=welcome["table"]["code"], name="Sími", language="is")
        assert second.hear_until("sheet")["pages"][0]["title"] == "Umferð 1"
        write(first, 0, 0, maki=4, tempura=2)
        write(first, 0, 1, maki=4)
        told = write(first, 0, 2, maki=3)
        # Two tie for most maki: three each, and no second place.
        assert told["pages"][0]["points"] == [8, 3, 0]
        assert told["totals"] == ["8 points", "3 points", "0 points"]
        rows = told["pages"][0]["blocks"][1]["rows"]
        assert rows[0][1][0][0] == "4 rolls: the most, shared with Anna; no second place"
        heard = [second.hear_until("sheet") for _ in range(3)][-1]
        assert heard["pages"][0]["points"] == [8, 3, 0]
        assert "stig" in heard["totals"][0]
        # The other phone corrects an earlier round, and everyone sees who did it.
        corrected = write(second, 0, 1, maki=5)
        assert corrected["pages"][0]["points"] == [8, 6, 0]
        heard = first.hear_until("sheet")
        assert heard["changes"][0]["text"] == "Sími · Jón, Round 1: maki rolls 4 → 5"


def test_renames_appear_in_the_history(server: ServerProcess) -> None:
    with talk(server.ws) as phone:
        opened(phone, players=["Anna", "Anna"])
        assert phone.ask("name_player", player=1, name="Gunna")["type"] == "done"
        assert refused(phone, "name_player", player=1, name="...") == "name-empty"
        write(phone, 0, 1, maki=1)
        # Counting up and down one by one is a single change in the history.
        write(phone, 0, 1, maki=2)
        sheet = write(phone, 0, 1, maki=0)
        assert sheet["players"] == ["Anna", "Gunna"]
        assert [change["text"] for change in sheet["changes"]] == [
            "Phone · Gunna, Round 1: nothing",
            "Phone · Anna 2 is now Gunna",
        ]


def test_changes_are_limited_even_if_they_change_nothing() -> None:
    game = find_game("sequence")
    pad = Pad(game, ("A", "B"), game.options())
    for _ in range(MOST_CHANGES):
        pad.rename("Anna", 0.0, 0, "A")
    with pytest.raises(TooMany) as caught:
        pad.rename("Anna", 0.0, 0, "A")
    assert caught.value.reason == "pad-full"
    assert pad.history == []


def test_impossible_counts_are_refused_and_change_nothing(server: ServerProcess) -> None:
    with talk(server.ws) as phone:
        welcome, _ = opened(phone)
        before = write(phone, 0, 0, tempura=10)
        error = phone.ask("score", page=1, player=1, counts={"tempura": 5})
        assert error["code"] == "bad-count"
        assert error["text"] == "There can’t be that many: 15. The box has at most 14 (tempura)."
        assert refused(phone, "score", page=0, player=0, counts={"pizza": 1}) == "not-counted-here"
        assert refused(phone, "score", page=4, player=0, counts={}) == "no-such-page"
        assert refused(phone, "score", page=0, player=3, counts={}) == "no-such-player"
        assert refused(phone, "score", page=0, player=0, counts={"egg": -1}) == "bad-message"
        for kind, fields in (
            ("sit", {"seat": 0}),
            ("seat_bot", {"seat": 0, "bot": "family"}),
            ("configure", {"game": "sequence"}),
            ("swap", {"a": 0, "b": 1}),
            ("start", {}),
        ):
            assert refused(phone, kind, **fields) == "is-a-pad"
        with talk(server.ws) as other:
            assert refused(other, "join", code=welcome["table"]["code"], name="X", seat=0) == "is-a-pad"
            assert other.ask("watch", key=welcome["table"]["watch_key"])["type"] == "welcome"
            assert other.hear_until("sheet")["pages"] == before["pages"]
            assert refused(other, "score", page=0, player=0, counts={}) == "seat-only"
    with talk(server.ws) as phone:
        assert phone.ask("open", game="sushi-go", name="A")["type"] == "welcome"
        assert refused(phone, "score", page=0, player=0, counts={}) == "no-pad"
    with talk(server.ws) as phone:
        how = {"game": "sushi-go", "name": "A"}
        assert refused(phone, "open_pad", **how, players=["A"]) == "game-without-pad"
        assert refused(phone, "open_pad", **how, players=["A", "?"]) == "name-empty"


def test_the_invisible_third_player_is_counted_and_cannot_be_renamed(
    server: ServerProcess,
) -> None:
    how: dict[str, Any] = {"players": ["Anna", "Jón"], "options": {"invisible": True}}
    with talk(server.ws) as phone:
        welcome, sheet = opened(phone, **how, language="is")
        assert (sheet["players"], sheet["extras"]) == (["Anna", "Jón", "Ósýnilegi spilarinn"], 1)
        assert refused(phone, "name_player", player=2, name="X") == "no-such-player"
        write(phone, 0, 0, maki=2)
        told = write(phone, 0, 2, maki=3)
        assert told["pages"][0]["points"] == [3, 0, 6]
        # It leads, but only one of the two people can win.
        assert [line["seat"] for line in told["outcome"]["standings"]] == [None, 0, 1]
        assert told["outcome"]["winners"] == [0]
        assert told["totals"][2].startswith("6 ")
        answer = httpx.get(f"{server.url}/api/pads/{welcome['table']['code']}", trust_env=False)
        assert [line.split(",")[1] for line in answer.text.splitlines()] == ["player", "Anna", "invisible"]
    with talk(server.ws) as phone:
        name = {"game": "sushi-go", "name": "A"}
        assert refused(phone, "open_pad", **name, **{**how, "players": PLAYERS}) == "invisible-needs-two"


def test_the_csv_file_can_be_read_back(server: ServerProcess) -> None:
    with talk(server.ws) as phone:
        welcome, _ = opened(phone, "sequence", players=['Anna, "best"', "=1+1"])
        write(phone, 0, 0, lines=2)
        write(phone, 0, 1, lines=1)
        code = welcome["table"]["code"]
        answer = httpx.get(f"{server.url}/api/pads/{code.lower()}", trust_env=False)
    assert answer.headers["content-type"].startswith("text/csv")
    assert f'filename="bordspil-{code}.csv"' in answer.headers["content-disposition"]
    assert "\r\n" in answer.text
    assert list(csv.reader(io.StringIO(answer.text))) == [
        ["page", "player", "lines", "points", "total"],
        ["match 1", 'Anna, "best"', "2", "1", "1"],
        ["match 1", "'=1+1", "1", "0", "0"],
    ]
    assert httpx.get(f"{server.url}/api/pads/NOPE2222", trust_env=False).status_code == 404


def test_a_whole_pad_can_be_exported(server: ServerProcess) -> None:
    with talk(server.ws) as phone:
        welcome, _ = opened(phone)
        sheet = write(phone, 0, 0, maki=4)
        answer = httpx.get(
            f"{server.url}/api/export",
            headers={"authorization": f"Bearer {welcome['token']}", "accept-language": "en"},
            trust_env=False,
        )
    assert answer.json()["sheet"] == sheet


def test_no_change_of_a_pad_is_shown_before_it_is_stored(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server, talk(server.ws) as phone:
        welcome, _ = opened(phone, "sequence", players=["A", "B"])
        write(phone, 0, 0, lines=1)
        with contextlib.closing(sqlite3.connect(tmp_path / "b.db")) as database:
            # While someone else locks the database, nothing can be written.
            database.execute("BEGIN IMMEDIATE")
            phone.say("score", page=0, player=0, counts={"lines": 2})
            time.sleep(0.5)
            shown = httpx.get(
                f"{server.url}/api/pads/{welcome['table']['code']}", trust_env=False, timeout=30
            )
            assert phone.hear_until("error")["reason"] == "store-failed"
        assert "match 1,A,1," in shown.text


def test_a_pad_survives_a_crash_and_other_pads(tmp_path: Path) -> None:
    limits = {"limit_loopback": True, "max_tables_per_address": 1}
    with serve(f"sqlite:///{tmp_path / 'b.db'}", **limits) as server:
        with talk(server.ws) as phone:
            welcome, _ = opened(phone, "sushi-roll")
            write(phone, 0, 0, maki=4, egg_on_wasabi=1)
            before = write(phone, 3, 1, pudding=5, menu=1, chopsticks=1)
            server.kill()
        server.start()
        with talk(server.ws) as phone:
            assert phone.ask("return", token=welcome["token"], language="en")["type"] == "welcome"
            assert phone.hear_until("sheet") == before
            assert write(phone, 0, 0, maki=5)["changes"][0]["text"].endswith("maki rolls 4 → 5")
        with talk(server.ws) as phone:
            # Only unused tables make room for new ones.
            how = {"game": "sushi-go", "name": "A", "players": ["A", "B"]}
            assert refused(phone, "open_pad", **how) == "too-many-tables"
        with contextlib.closing(sqlite3.connect(tmp_path / "b.db")) as database:
            # It is cleaned up like an unfinished match.
            assert database.execute("SELECT status FROM tables").fetchall() == [("running",)]
