"""What happens between two moments of a table: sockets that go while they come, tables that close, clocks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.caller import Caller, call, calling
from tests.server.serving import Serving, serve

SOON = 10.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    file = tmp_path_factory.mktemp("data") / "b.db"
    with serve(f"sqlite:///{file}", busy_lag=30, overload_lag=60, max_tables_per_address=1000) as server:
        yield server
        assert server.stop() == 0
        assert '"level": "error"' not in server.log


async def opened(caller: Caller, **fields: Any) -> dict[str, Any]:
    """A table of somebody's own."""
    welcome = await caller.ask("open", **{"game": "sushi-go", "name": "Anna", **fields})
    assert welcome["type"] == "welcome", welcome
    return welcome


async def table_as_it_is(caller: Caller, welcome: dict[str, Any]) -> dict[str, Any]:
    """All about the table, after everything so far."""
    await caller.ask("ping")
    told = [message["table"] for message in caller.told if message["type"] == "table"]
    table: dict[str, Any] = told[-1] if told else welcome["table"]
    return table


def test_who_goes_before_being_let_in_is_not_taken_for_present(server: Serving) -> None:
    async def come_and_go() -> None:
        async with calling(server.ws) as host:
            welcome = await opened(host)
            code, key = welcome["table"]["code"], welcome["table"]["watch_key"]
            for number in range(20):
                caller = await call(server.ws)
                first = (
                    {"type": "join", "code": code, "name": "Jón"}
                    if number % 2
                    else {"type": "watch", "key": key}
                )
                await caller.send(json_of(first))
                caller.socket.transport.abort()
                await caller.close()
            until = time.monotonic() + SOON
            while True:
                table = await table_as_it_is(host, welcome)
                present = [person["name"] for person in table["people"] if person["present"]]
                if (present, table["spectators"]) == (["Anna"], 0):
                    return
                assert time.monotonic() < until, (present, table["spectators"])
                await asyncio.sleep(0.3)

    asyncio.run(come_and_go())


def test_who_comes_while_a_table_closes_is_told_so_and_may_go_elsewhere(server: Serving) -> None:
    async def come_too_late() -> None:
        async with contextlib.AsyncExitStack() as open_sockets:
            host, *callers = [await open_sockets.enter_async_context(calling(server.ws)) for _ in range(13)]
            welcome = await opened(host)
            first = {"type": "join", "code": welcome["table"]["code"], "name": "Jón"}
            await asyncio.gather(
                *(caller.send(json_of(first)) for caller in callers[:6]),
                host.send(json_of({"type": "close"})),
                *(caller.send(json_of(first)) for caller in callers[6:]),
            )
            for caller in callers:
                async with asyncio.timeout(SOON):
                    answer = await caller.wait_for(1)
                    if answer is None or answer["type"] == "welcome":
                        # Let in before the end.
                        await caller.reader
                        assert caller.ending == (1000, "closed", ["closed"])
                        continue
                    assert answer["code"] == "no-such-table", answer
                    await opened(caller)

    for _ in range(3):
        asyncio.run(come_too_late())


def test_a_clock_that_runs_out_between_two_moments_ends_no_table(server: Serving) -> None:
    async def hurry() -> None:
        async with calling(server.ws) as host:
            settings = {"seconds_per_move": 1e-9, "pace": 0}
            welcome = await opened(
                host, seat_count=3, seat=0, bots={"1": "family", "2": "family"}, settings=settings
            )
            assert (await host.ask("start"))["type"] == "done"
            async with asyncio.timeout(SOON):
                while not (await table_as_it_is(host, welcome))["records"]:
                    await asyncio.sleep(0.3)

    asyncio.run(hurry())


def json_of(message: dict[str, Any]) -> str:
    """A message as it is sent, with the first id."""
    return json.dumps({"id": 1, **message})
