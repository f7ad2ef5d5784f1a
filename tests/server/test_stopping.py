"""Starting and stopping: clean shutdowns, signals, occupied ports and databases, logs without secrets."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bordspil.server.live.live_table import LiveTable
from bordspil.server.ops.config import Config
from bordspil.server.store.store import Store
from tests.helpers.interrupts import in_background
from tests.helpers.shell import run
from tests.server.clients import bots_match, talk
from tests.server.live.in_process import opening_entry, registry_on
from tests.server.server_process import serve


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_clients_are_told_about_a_shutdown_and_everything_is_restored(
    tmp_path: Path, number: signal.Signals
) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        with talk(server.ws) as line, talk(server.ws) as newcomer:
            before = line.ask(
                "open", game="sushi-go", name="Anna", seat=0, bots={"1": "family"}, seat_count=2
            )
            assert line.ask("start")["type"] == "done"
            assert server.end(number) == 0
            for client in (line, newcomer):
                assert client.hear_until("closing")["reason"] == "stopping"
                with pytest.raises(ConnectionClosed) as ended:
                    client.hear()
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1012
        assert "Stopped." in server.out
        server.start()
        with talk(server.ws) as line:
            after = line.ask("return", token=before["token"])
            assert after["type"] == "welcome"
            assert after["table"]["running"]
            assert after["view"]["turn"] == 0


def test_a_background_server_ignores_the_terminals_signals(tmp_path: Path) -> None:
    with in_background(), serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        assert server.process is not None
        for number in (signal.SIGINT, signal.SIGHUP):
            server.process.send_signal(number)
        with talk(server.ws) as line:
            assert line.ask("open", game="sushi-go", name="Anna")["type"] == "welcome"
        assert server.process.poll() is None
        assert server.stop() == 0
        assert "Stopped." in server.out


def test_tables_are_stopped_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(stop_tables(f"sqlite:///{tmp_path / 'b.db'}", monkeypatch))


async def stop_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table can be written before all of them are being written."""
    store = Store.opened(url)
    for name in ("a", "b", "c"):
        await store.append(name, 0, [opening_entry(name)])
    async with registry_on(store, Config(database=url)) as registry:
        await registry.begin()
        all_tables = asyncio.Barrier(3)

        async def pause(live: LiveTable) -> None:
            await all_tables.wait()

        monkeypatch.setattr(LiveTable, "pause", pause)
        async with asyncio.timeout(20):
            await registry.stop()
        assert not registry.tables


def test_a_second_signal_ends_the_server_at_once(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server, talk(server.ws):
        assert server.process is not None
        # The first asks for a clean shutdown, which takes at least a tenth of a second.
        while server.process.poll() is None:
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.02)
        assert server.process.returncode == 128 + signal.SIGTERM


def test_the_log_contains_no_secrets(tmp_path: Path) -> None:
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


def test_a_port_in_use_gets_a_clear_error(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'b.db'}")
        assert done.code == 2
        assert f"Port {port} is in use" in done.err
        assert f"--port {port + 1}" in done.err.replace("\n", " ")


@pytest.mark.parametrize("host", ["203.0.113.77", "no-such-host.invalid"])
def test_a_host_that_is_not_this_machine_gets_a_clear_error(tmp_path: Path, host: str) -> None:
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


def test_a_killed_server_restarts_on_the_same_port(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server:
        with talk(server.ws) as line:
            token = line.ask("open", game="sushi-go", name="Anna")["token"]
            server.kill()
        server.start()
        with talk(server.ws) as line:
            assert line.ask("return", token=token)["type"] == "welcome"
