"""The WebSocket endpoint: invalid messages get clear errors, and limits hold."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from tests.server.clients import PATIENCE, Talk, talk
from tests.server.server_process import ServerProcess, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(
        f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}", allowed_origins="https://a.example"
    ) as server:
        yield server


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Talk]:
    with talk(server.ws) as line:
        yield line


def closed_with(line: Talk) -> tuple[int | None, list[str]]:
    """The close code of a socket, and the messages before it."""
    heard: list[str] = []
    while True:
        try:
            message = line.hear()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else None, heard
        heard.append(message.get("reason") or message["type"])


@pytest.mark.parametrize(
    ("sent", "reason", "answered", "text"),
    [
        (b'{"type":"ping","id":1}', "bad-frame", None, "text"),
        ("{", "bad-message", None, ""),
        ("[]", "bad-message", None, "object"),
        ('{"id":7,"type":"dance"}', "bad-message", 7, "dance"),
        ('{"id":7,"type":"play","move":"squid"}', "bad-message", 7, "turn"),
        ('{"id":7,"type":"play","move":5,"turn":0}', "bad-message", 7, "$.move"),
        ('{"id":7,"type":"ping","more":1}', "bad-message", 7, "more"),
        ('{"id":-7,"type":"ping"}', "bad-message", None, "$.id"),
        ('{"id":7,"type":"rename","name":"' + "x" * 17_000 + '"}', "too-large", 7, "16"),
        ('{"id":7,"type":"rename","name":"' + "þ" * 9_000 + '"}', "too-large", 7, "16"),
        (
            '{"id":7,"type":"open","game":"sushi-go","name":"A","options":{"a":' + "[" * 8000,
            "bad-message",
            None,
            "",
        ),
        ('{"id":7,"type":"ping"}', "not-joined", 7, ""),
        ('{"id":7,"type":"join","code":"ABCDEFGH","name":"A"}', "no-such-table", 7, ""),
        ('{"id":7,"type":"return","token":"forged.token"}', "bad-token", 7, ""),
    ],
)
def test_an_invalid_message_gets_an_error_that_says_why(
    line: Talk, sent: str | bytes, reason: str, answered: int | None, text: str
) -> None:
    line.socket.send(sent)
    answer = line.hear()
    assert (answer["type"], answer["reason"], answer["id"]) == ("error", reason, answered)
    assert text in answer["text"]
    # The socket still works.
    assert line.ask("open", game="sushi-go", name="Anna")["type"] == "welcome"


def test_an_oversized_frame_closes_the_socket(line: Talk) -> None:
    line.socket.send("x" * 200_000)
    assert closed_with(line) == (1009, [])


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1", "file://"])
def test_a_foreign_page_gets_no_socket(server: ServerProcess, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, talk(server.ws, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert b"bad-origin" in refused.value.response.body


def test_our_own_page_an_allowed_one_and_programs_get_a_socket(server: ServerProcess) -> None:
    for origin in (server.url, "https://A.example", None):
        with talk(server.ws, origin=origin) as line:
            assert line.ask("ping")["reason"] == "not-joined"


def test_other_paths_have_no_socket(server: ServerProcess) -> None:
    with pytest.raises(InvalidStatus) as refused, talk(server.url.replace("http", "ws") + "/wss"):
        pass
    assert refused.value.response.status_code == 404


def test_a_client_that_floods_is_warned_and_then_disconnected(line: Talk) -> None:
    for _ in range(200):
        line.say("ping")
    code, heard = closed_with(line)
    assert code == 1008
    assert heard[-1] == "flood"
    assert heard.count("not-joined") in range(40, 60)
    assert heard.count("too-many-messages") in range(20, 60)


def test_a_socket_that_never_joins_a_table_is_closed(tmp_path: Path) -> None:
    with (
        serve(f"sqlite:///{tmp_path / 'b.db'}", first_message_seconds=2) as server,
        talk(server.ws) as player,
        talk(server.ws) as idle,
    ):
        assert player.ask("open", game="sushi-go", name="Anna")["type"] == "welcome"
        assert closed_with(idle) == (1008, ["not-joined"])
        assert player.ask("ping")["type"] == "pong"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = {
        "limit_loopback": True,
        "trusted_proxies": "127.0.0.1",
        "max_sockets_per_address": 3,
        "tables_per_hour": 2,
        "wrong_codes_per_hour": 4,
    }
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}", **limits) as server:
        yield server


def coming_from(address: str) -> dict[str, dict[str, str]]:
    return {"additional_headers": {"X-Forwarded-For": address}}


def test_an_address_has_a_limited_number_of_sockets(strict: ServerProcess) -> None:
    here = coming_from("192.0.2.1")
    with talk(strict.ws, **here), talk(strict.ws, **here), talk(strict.ws, **here):
        with talk(strict.ws, **here) as fourth:
            assert closed_with(fourth) == (1008, ["too-many-sockets"])
        with talk(strict.ws, **coming_from("192.0.2.2")) as other:
            assert other.ask("ping")["reason"] == "not-joined"
    time.sleep(0.3)
    with talk(strict.ws, **here) as again:
        assert again.ask("ping")["reason"] == "not-joined"


def test_an_address_can_open_a_limited_number_of_tables_an_hour(strict: ServerProcess) -> None:
    answers = []
    for _ in range(3):
        with talk(strict.ws, **coming_from("192.0.2.3")) as line:
            answer = line.ask("open", game="sushi-go", name="Anna")
            answers.append(answer.get("reason", answer["type"]))
    assert answers == ["welcome", "welcome", "too-many-tables"]


def test_a_failed_opening_closes_no_other_table(tmp_path: Path) -> None:
    with serve(
        f"sqlite:///{tmp_path / 'b.db'}", limit_loopback=True, max_tables_per_address=1, tables_per_hour=1000
    ) as server:
        with talk(server.ws) as line:
            token = line.ask("open", game="sushi-go", name="Anna")["token"]
        with talk(server.ws) as line:
            # The first table is empty, once the server has noticed.
            until = time.monotonic() + PATIENCE
            while (answer := line.ask("open", game="chess", name="Anna"))["reason"] == "too-many-tables":
                assert time.monotonic() < until
                time.sleep(0.1)
            assert answer["reason"] == "unknown-game"
        with talk(server.ws) as line:
            assert line.ask("return", token=token)["type"] == "welcome"


def test_wrong_codes_are_limited_and_correct_ones_are_free(strict: ServerProcess) -> None:
    with talk(strict.ws, **coming_from("192.0.2.4")) as host:
        code = host.ask("open", game="sushi-go", name="Anna")["table"]["code"]
        here = coming_from("192.0.2.5")
        for _ in range(6):
            with talk(strict.ws, **here) as friend:
                assert friend.ask("join", code=code, name="Friend")["type"] == "welcome"
        with talk(strict.ws, **here) as guesser:
            reasons = [guesser.ask("join", code=f"WRONG{n:03}", name="Guess")["reason"] for n in range(5)]
            assert reasons == ["no-such-table"] * 4 + ["too-many-wrong-codes"]
            assert guesser.ask("join", code=code, name="Guess")["reason"] == "too-many-wrong-codes"


def test_a_client_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    generous = {"messages_per_second": 100_000, "burst": 100_000}
    with (
        serve(f"sqlite:///{tmp_path / 'b.db'}", **generous) as server,
        talk(server.ws, sock=narrow_socket(server.port)) as slow,
        talk(server.ws) as quick,
    ):
        quick.ask("open", game="sushi-go", name="Quick")
        slow.ask("open", game="sequence", name="Slow", seat_count=2, seat=0, bots={"1": "family"})
        slow.ask("start")
        delays = []
        for _ in range(100):
            for _ in range(50):
                slow.socket.send('{"type":"describe","id":1}')
            before = time.perf_counter()
            assert quick.ask("ping")["type"] == "pong"
            delays.append(time.perf_counter() - before)
            if slow.socket.protocol.state is State.CLOSED or is_dropped(server):
                break
        assert is_dropped(server)
        # Fifty descriptions are made before each answer; a blocked writer would take forever.
        assert max(delays) < 2.0
        assert quick.ask("ping")["type"] == "pong"


def narrow_socket(port: int) -> socket.socket:
    """A connection with a tiny receive buffer."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    return narrow


def is_dropped(server: ServerProcess) -> bool:
    figures = httpx.get(f"{server.url}/metrics", trust_env=False, timeout=20).text
    return 'bordspil_sockets_dropped_total{why="slow"} 1.0' in figures
