"""Races: sockets that close while joining, tables that close while people join, clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients.scripted import ScriptedClient, connect_client, connected
from tests.server.server_process import ServerProcess, serve

TIMEOUT = 10.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    file = tmp_path_factory.mktemp("data") / "b.db"
    with serve(f"sqlite:///{file}", busy_lag=30, overload_lag=60, max_tables_per_address=1000) as server:
        yield server
        assert server.stop() == 0
        assert '"level": "error"' not in server.log


async def opened(client: ScriptedClient, **fields: Any) -> dict[str, Any]:
    """Open a table; return the welcome."""
    welcome = await client.ask("open", **{"game": "sushi-go", "name": "Anna", **fields})
    assert welcome["type"] == "welcome", welcome
    return welcome


async def current_table(client: ScriptedClient, welcome: dict[str, Any]) -> dict[str, Any]:
    """The table after everything so far."""
    await client.ask("ping")
    tables = [message["table"] for message in client.updates if message["type"] == "table"]
    table: dict[str, Any] = tables[-1] if tables else welcome["table"]
    return table


def test_a_client_that_disconnects_while_joining_is_not_present(server: ServerProcess) -> None:
    async def come_and_go() -> None:
        async with connected(server.ws) as host:
            welcome = await opened(host)
            code, key = welcome["table"]["code"], welcome["table"]["watch_key"]
            for number in range(20):
                client = await connect_client(server.ws)
                first = (
                    {"type": "join", "code": code, "name": "Jón"}
                    if number % 2
                    else {"type": "watch", "key": key}
                )
                await client.send(json_of(first))
                client.socket.transport.abort()
                await client.close()
            until = time.monotonic() + TIMEOUT
            while True:
                table = await current_table(host, welcome)
                present = [person["name"] for person in table["people"] if person["present"]]
                if (present, table["spectators"]) == (["Anna"], 0):
                    return
                assert time.monotonic() < until, (present, table["spectators"])
                await asyncio.sleep(0.3)

    asyncio.run(come_and_go())


def test_joining_a_closing_table_is_refused_and_another_can_be_joined(server: ServerProcess) -> None:
    async def come_too_late() -> None:
        async with contextlib.AsyncExitStack() as open_sockets:
            host, *clients = [await open_sockets.enter_async_context(connected(server.ws)) for _ in range(13)]
            welcome = await opened(host)
            first = {"type": "join", "code": welcome["table"]["code"], "name": "Jón"}
            await asyncio.gather(
                *(client.send(json_of(first)) for client in clients[:6]),
                host.send(json_of({"type": "close"})),
                *(client.send(json_of(first)) for client in clients[6:]),
            )
            for client in clients:
                async with asyncio.timeout(TIMEOUT):
                    answer = await client.wait_for(1)
                    if answer is None or answer["type"] == "welcome":
                        # Let in just before the end.
                        await client.reader
                        assert client.ending == (1000, "closed", ["closed"])
                        continue
                    assert answer["code"] == "no-such-table", answer
                    await opened(client)

    for _ in range(3):
        asyncio.run(come_too_late())


def test_a_clock_that_runs_out_during_a_batch_breaks_nothing(server: ServerProcess) -> None:
    async def hurry() -> None:
        async with connected(server.ws) as host:
            settings = {"seconds_per_move": 1e-9, "pace": 0}
            welcome = await opened(
                host, seat_count=3, seat=0, bots={"1": "family", "2": "family"}, settings=settings
            )
            assert (await host.ask("start"))["type"] == "done"
            async with asyncio.timeout(TIMEOUT):
                while not (await current_table(host, welcome))["records"]:
                    await asyncio.sleep(0.3)

    asyncio.run(hurry())


def json_of(message: dict[str, Any]) -> str:
    """A message as text, with id 1."""
    return json.dumps({"id": 1, **message})
