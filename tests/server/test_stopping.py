"""The server stops in an orderly way, is never in the way of another, and tells no secrets to its log."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bordspil.server.config import Config
from bordspil.server.hall import Hall
from bordspil.server.live import LiveTable
from bordspil.server.metrics import Metrics
from bordspil.server.store import Store
from bordspil.server.thinking import Thinking
from tests.cli.shell import run
from tests.interrupts import in_background
from tests.server.serving import serve
from tests.server.talking import bots_match, talk
from tests.server.test_clean_up import opened


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_told_and_everything_comes_back(tmp_path: Path, number: signal.Signals) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        with talk(server.ws) as line, talk(server.ws) as newcomer:
            before = line.ask(
                "open", game="sushi-go", name="Anna", seat=0, bots={"1": "family"}, seat_count=2
            )
            assert line.ask("start")["type"] == "done"
            assert server.end(number) == 0
            for talking in (line, newcomer):
                assert talking.hear_until("closing")["reason"] == "stopping"
                with pytest.raises(ConnectionClosed) as ended:
                    talking.hear()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1012
        assert "Stopped." in server.out
        server.start()
        with talk(server.ws) as line:
            after = line.ask("return", token=before["token"])
            assert after["type"] == "welcome"
            assert after["table"]["running"]
            assert after["view"]["turn"] == 0


def test_a_server_in_the_background_stays_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    with in_background(), serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        assert server.process is not None
        for number in (signal.SIGINT, signal.SIGHUP):
            server.process.send_signal(number)
        with talk(server.ws) as line:
            assert line.ask("open", game="sushi-go", name="Anna")["type"] == "welcome"
        assert server.process.poll() is None
        assert server.stop() == 0
        assert "Stopped." in server.out


def test_no_table_waits_for_another_to_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stop_tables(f"sqlite:///{tmp_path / 'b.db'}", monkeypatch))


async def stop_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of which none can be written before all are being written."""
    store, thinking = Store.opened(url), Thinking(1)
    for name in ("a", "b", "c"):
        await store.append(name, 0, [opened(name)])
    hall = Hall(Config(database=url), store, thinking, Metrics())
    await hall.begin()
    all_of_them = asyncio.Barrier(3)

    async def pause(live: LiveTable) -> None:
        await all_of_them.wait()

    monkeypatch.setattr(LiveTable, "pause", pause)
    async with asyncio.timeout(20):
        await hall.stop()
    assert not hall.tables
    thinking.close()
    store.close()


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server, talk(server.ws):
        assert server.process is not None
        # The first asks for an orderly end, which takes a tenth of a second at least.
        while server.process.poll() is None:
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.02)
        assert server.process.returncode == 128 + signal.SIGTERM


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}", log_level="debug") as server:
        with talk(server.ws) as line:
            bots_match(line)
        with talk(server.ws) as line:
            bots = {"1": "family"}
            opened = line.ask("open", game="sushi-go", name="Guðrún", seat=0, seat_count=2, bots=bots)
            line.ask("start")
            line.ask("play", move="no such move", turn=0)
            line.socket.send('{"type":"join","code":"SECRETCODE","name":"Guðrún"')
            line.ask("ping")
        server.stop()
        log = server.log
        assert "tables-restored" in log
        for entry in log.splitlines():
            assert json.loads(entry)["event"]
        for secret in (
            opened["token"],
            opened["table"]["code"],
            opened["table"]["watch_key"],
            "Guðr",
            "Gu\\u00f0r",
        ):
            assert secret not in log
        assert "SECRETCODE" not in log
        assert "such move" not in log


def test_a_port_in_use_is_said_clearly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'b.db'}")
        assert done.code == 2
        assert f"Port {port} is in use" in done.err
        assert f"--port {port + 1}" in done.err.replace("\n", " ")


@pytest.mark.parametrize("host", ["203.0.113.77", "no-such-host.invalid"])
def test_a_host_that_is_not_this_machine_is_said_clearly(tmp_path: Path, host: str) -> None:
    done = run("serve", "--host", host, "--database", f"sqlite:///{tmp_path / 'b.db'}")
    assert done.code == 2
    assert f"“{host}”" in done.err


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'b.db'}"
    with serve(url) as server:
        done = run("serve", "--port", "0", "--database", url)
        assert done.code != 0
        assert "Traceback" not in done.err
        assert server.process is not None
        assert server.process.poll() is None


def test_a_killed_server_starts_again_on_the_same_port(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        with talk(server.ws) as line:
            token = line.ask("open", game="sushi-go", name="Anna")["token"]
            server.kill()
        server.start()
        with talk(server.ws) as line:
            assert line.ask("return", token=token)["type"] == "welcome"
