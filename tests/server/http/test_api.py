"""The HTTP API."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.requests import Request
from uvicorn.server import ServerState

from bordspil.match.record import Record
from bordspil.match.replay import verify
from bordspil.server.http.errors import refuse
from bordspil.server.http.pages import STATIC
from bordspil.server.live.live_table import failed_error
from bordspil.server.net import http_protocol
from bordspil.server.net.http_protocol import HttpProtocol
from tests.server.clients import bots_match, talk
from tests.server.server_process import ServerProcess, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
        yield server


@pytest.fixture(scope="module")
def record(server: ServerProcess) -> str:
    with talk(server.ws) as line:
        return bots_match(line)


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, trust_env=False, timeout=20)


def data(server: ServerProcess, path: str) -> Any:
    answer = get(server, path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_healthy_server_says_so(server: ServerProcess) -> None:
    assert data(server, "/health") == {"status": "alive"}
    assert data(server, "/ready") == {"status": "ready"}


@pytest.mark.parametrize("path", ["/", "/health", "/nothing", "/api/games", "/api/records/none"])
def test_every_response_has_the_security_headers(server: ServerProcess, path: str) -> None:
    headers = get(server, path).headers
    policy = headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"} <= set(policy)
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_a_missing_page_is_explained_in_the_readers_language(server: ServerProcess) -> None:
    program = get(server, "/nothing", **{"Accept-Language": "is"})
    assert program.status_code == 404
    assert program.json()["code"] == "not-found"
    person = get(server, "/nothing/at/all", Accept="text/html,*/*;q=0.8")
    assert person.status_code == 404
    # Without a built page there is only JSON.
    assert person.headers["content-type"].startswith("text/html" if STATIC.is_dir() else "application/json")
    assert get(server, "/api/nothing", Accept="text/html").json()["code"] == "not-found"


def test_games_are_listed_with_everything_a_table_can_be_opened_with(server: ServerProcess) -> None:
    listed = data(server, "/api/games?language=is")
    assert listed["protocol"] == 1
    assert [bot["level"] for bot in listed["bots"]] == ["first-time", "family", "regular", "master"]
    games = {game["name"]: game for game in listed["games"]}
    assert games["sushi-go"]["seat_counts"] == [2, 3, 4, 5]
    options = {option["name"]: option for option in games["sequence"]["options"]}
    assert (options["teams"]["kind"], options["teams"]["choices"]) == ("choice", ["auto", "2", "3"])
    assert (options["advanced"]["kind"], options["advanced"]["default"]) == ("switch", False)
    assert options["advanced"]["about"]
    assert options["advanced"]["seat_counts"] == {}
    assert options["teams"]["seat_counts"] == {"2": [2, 4, 6, 8, 10, 12], "3": [3, 6, 9, 12]}
    [invisible] = [option for option in games["sushi-go"]["options"] if option["name"] == "invisible"]
    assert invisible["seat_counts"] == {"true": [2]}
    assert games["sushi-roll"]["options"][0]["kind"] == "data"
    english = {game["name"]: game for game in data(server, "/api/games")["games"]}
    assert english["sushi-go"]["about"] != games["sushi-go"]["about"]


def test_only_public_tables_are_listed(server: ServerProcess) -> None:
    with talk(server.ws) as private, talk(server.ws) as public:
        private.ask("open", game="sushi-go", name="Anna")
        opened = public.ask("open", game="sushi-go", name="Birta", settings={"public": True})
        codes = [table["code"] for table in data(server, "/api/tables")["tables"]]
        assert codes == [opened["table"]["code"]]


def test_a_record_can_be_downloaded_and_verifies(server: ServerProcess, record: str) -> None:
    answer = get(server, f"/api/records/{record}")
    assert "attachment" in answer.headers["content-disposition"]
    assert verify(Record.from_json(answer.text)) == []
    assert data(server, f"/api/records/{record}/verify") == {"good": True, "problems": []}


def test_a_replay_shows_each_step_as_a_seat_saw_it(server: ServerProcess, record: str) -> None:
    own = data(server, f"/api/records/{record}/replay?seat=1&language=es")
    everyone = data(server, f"/api/records/{record}/replay?seat=all")
    spectator = data(server, f"/api/records/{record}/replay")
    assert len(own["steps"]) == len(everyone["steps"]) == len(spectator["steps"])
    assert own["steps"][0]["move"] is None
    assert {step["view"]["seat"] for step in own["steps"]} == {1}
    assert own["steps"][-1]["view"]["outcome"] == own["outcome"]
    for step, whole in zip(own["steps"][1:], everyone["steps"][1:], strict=True):
        assert (step["move"]["text"] is None) == (step["move"]["seat"] != 1)
        assert whole["move"]["text"] is not None
        assert [view["seat"] for view in whole["views"]] == [0, 1]
        assert all(event["audience"] is None or 1 in event["audience"] for event in step["events"])
    assert all(event["audience"] is None for step in spectator["steps"] for event in step["events"])
    assert any(
        "Ronda" in line or "ronda" in line for step in own["steps"] for told in step["lines"] for line in told
    )


def test_a_replay_has_everything_a_board_needs(server: ServerProcess, record: str) -> None:
    plain = data(server, f"/api/records/{record}/replay?seat=0&language=en")
    assert plain["sides"] == [0, 1]
    scored = [
        blocks
        for step in plain["steps"]
        for event, blocks in zip(step["events"], step["blocks"], strict=True)
        if event["event"] == "round-scored"
    ]
    assert scored
    assert all(block["rows"] for blocks in scored for block in blocks)
    assert "table" not in plain["steps"][0]
    in_words = data(server, f"/api/records/{record}/replay?seat=0&language=en&words")
    assert all(step["table"][0]["rows"] for step in in_words["steps"])


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/nothing", 404, "not-found"),
        ("/../etc/passwd", 404, "not-found"),
        ("/assets/../../../pyproject.toml", 404, "not-found"),
        ("/api/records/none", 404, "no-such-record"),
        ("/api/records/" + "x" * 3000, 404, "no-such-record"),
        ("/api/records/%00", 404, "no-such-record"),
        ("/api/games?language=xx", 400, "no-such-language"),
    ],
)
def test_missing_and_invalid_things_get_a_json_error(
    server: ServerProcess, path: str, status: int, reason: str
) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["text"]


def test_an_error_has_the_same_code_as_on_a_socket(server: ServerProcess) -> None:
    assert get(server, "/api/records/none").json()["code"] == "no-such-table"


def test_a_replay_tells_what_a_seat_could_know_about_a_piece(server: ServerProcess, record: str) -> None:
    steps = data(server, f"/api/records/{record}/replay?seat=1&language=en")["steps"]
    held = steps[3]["view"]["hand"][0]
    asked = f"/api/records/{record}/about?at=3&language=es&piece=card:{held}"
    own, spectator = data(server, f"{asked}&seat=1"), data(server, f"{asked}&seat=spectator")
    assert own["turn"] == spectator["turn"] == steps[3]["view"]["turn"]
    assert own["left"] < spectator["left"]
    assert own["rule"].startswith("SG-")
    last = data(server, f"/api/records/{record}/about?at={len(steps) - 1}&piece=card:{held}")
    assert (last["left"], last["coming"]) == (None, [])


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("at=3&piece=card:nothing", "unknown-piece"),
        ("at=3", "unknown-piece"),
        ("piece=card:egg", "bad-query"),
        ("at=99999&piece=card:egg", "bad-query"),
        ("at=-1&piece=card:egg", "bad-query"),
        ("at=\u00b2&piece=card:egg", "bad-query"),
        ("at=3&piece=card:egg&seat=7", "bad-query"),
    ],
)
def test_a_wrong_question_about_a_piece_is_refused(
    server: ServerProcess, record: str, query: str, reason: str
) -> None:
    answer = get(server, f"/api/records/{record}/about?{query}&language=pl")
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


@pytest.mark.parametrize("seat", ["2", "-1", "x", "99999999999999999999", "0" * 5000])
def test_a_replay_for_an_unknown_seat_is_refused(server: ServerProcess, record: str, seat: str) -> None:
    answer = get(server, f"/api/records/{record}/replay?seat={seat}&language=is")
    assert answer.status_code == 400
    assert "0…1 | spectator | all" in answer.json()["text"]


def test_other_methods_are_refused(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.url}/health", trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (405, "bad-method")


def test_metrics_are_for_this_machine_only_even_behind_a_proxy(server: ServerProcess, record: str) -> None:
    figures = get(server, "/metrics").text
    assert "bordspil_tables " in figures
    assert "bordspil_loop_lag_seconds_bucket" in figures
    assert "bordspil_store_commit_seconds_count" in figures
    forwarded = get(server, "/metrics", **{"X-Forwarded-For": "192.0.2.1"})
    assert (forwarded.status_code, forwarded.json()["reason"]) == (403, "metrics-private")


def test_the_messages_have_a_schema(server: ServerProcess) -> None:
    assert "welcome" in get(server, "/api/schema").text


def test_too_many_requests_are_refused_with_a_time_to_retry(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}"
    with serve(url, limit_loopback=True, address_messages_per_second=1, address_burst=5) as server:
        answers = [get(server, "/api/tables") for _ in range(8)]
        assert [answer.status_code for answer in answers].count(200) in (5, 6)
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0
        assert get(server, "/health").status_code == 200


def test_database_errors_go_to_the_log_only(tmp_path: Path) -> None:
    file = tmp_path / "b.db"
    with serve(f"sqlite:///{file}") as server:
        for part in (file, file.with_name("b.db-wal")):
            part.write_bytes(b"\xff" * 40_960)
        answer = get(server, "/api/records/any?language=en")
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.json() == {
            "code": "busy",
            "reason": "store-away",
            "text": "This can’t be looked up at the moment. Try again shortly.",
        }
        assert '"reason": "store-read-failed"' in server.log
        assert '"why": ""' not in server.log


@pytest.mark.parametrize("reason", ["store-failed", "internal"])
def test_a_failed_read_does_not_claim_that_something_was_not_saved(reason: str) -> None:
    scope = {"type": "http", "headers": [(b"accept-language", b"en")], "query_string": b""}
    answer = asyncio.run(refuse(Request(scope), failed_error(reason)))
    assert answer.status_code == 503
    assert json.loads(bytes(answer.body))["reason"] == "store-away"


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /",
        b"GET /health HTTP/1.1\r\nhost: x\r\nx: ",
        b"POST /health HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: ",
    ],
    ids=["address", "header", "trailer"],
)
@pytest.mark.parametrize("more", [b"a" * 4096, b"a\r\nb: " * 700], ids=["long", "many"])
def test_an_endless_request_is_cut_off(server: ServerProcess, begun: bytes, more: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(begun)
        with pytest.raises(ConnectionError):
            line.sendall(more * 5000)
    assert get(server, "/health").status_code == 200


def test_an_unfinished_request_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "TIMEOUT", 0.2)
    asyncio.run(hang())


async def hang() -> None:
    """Send requests that are answered, then one that is never finished."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.sleep(0.5)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    config, state = uvicorn.Config(app, http=HttpProtocol, lifespan="off"), ServerState()
    config.load()
    listening = await asyncio.get_running_loop().create_server(
        lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0
    )
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    whole = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
    for _ in range(2):
        writer.write(whole)
        async with asyncio.timeout(20):
            # The answer takes longer than a request may.
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
    writer.write(whole[:-2])
    async with asyncio.timeout(20):
        assert await reader.read() == b""
    writer.close()
    listening.close()
