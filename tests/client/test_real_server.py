"""The client and a real server: a match with bots on both sides, through restarts and kill -9."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bordspil.client import Guest, RefusedError, SentAway, connect, play_match, run_bot
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.games import all_games
from bordspil.wire.messages import Settings
from tests.server.server_process import ServerProcess, serve

QUICK = Settings(pace=0)


async def to_the_end(guest: Guest) -> None:
    """Wait until the connection ends."""
    while True:
        await guest.wait_for_update()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("real")
    # Clients that never pause look like a flood, and a machine that runs tests looks overloaded.
    patient = {"messages_per_second": 10000, "burst": 10000, "busy_lag": 60, "overload_lag": 60}
    with serve(f"sqlite:///{folder}/tables.db", **patient) as serving:
        yield serving


@pytest.mark.parametrize("game", [name for name, game in all_games().items() if 3 in game.seat_counts])
def test_people_outside_bots_and_the_servers_bots_play_a_match(server: ServerProcess, game: str) -> None:
    async def story() -> None:
        async with asyncio.timeout(60), connect(server.url) as connection, connect(server.ws) as other:
            ann = await connection.open_table(
                game, name="Ann", seat_count=3, seat=0, bots={2: "family"}, settings=QUICK
            )
            eve = await other.watch(ann.table.watch_key)

            async def host() -> Outcome:
                while ann.free_seats:
                    await ann.wait_for_update()
                await ann.start()
                return await play_match(ann, "uniform", Rng.from_seed(1))

            own, outside = await asyncio.gather(
                host(), run_bot(server.url, ann.table.code, bot="greedy", name="Bot")
            )
            while eve.outcome is None:
                await eve.wait_for_update()
            assert own == outside == eve.outcome
            assert ann.table.names[:2] == ("Ann", "Bot")
            for guest in (ann, eve):
                assert len(guest.events) == guest.number
                assert guest.events[-1]["event"] == "seed-opened"
            while not ann.table.records:
                await ann.wait_for_update()

    asyncio.run(story())


def test_a_match_survives_kill_9_and_restarts(server: ServerProcess) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(90),
            connect(server.ws, reconnect=True) as one,
            connect(server.ws, reconnect=True) as other,
        ):
            ann = await one.open_table("sushi-go", name="Ann", seat_count=2, seat=0, settings=QUICK)
            bob = await other.join(ann.table.code, name="Bob", seat=1)
            await ann.start()

            async def slowly(guest: Guest) -> None:
                async for view in guest.turns():
                    await asyncio.sleep(0.1)
                    await guest.play(view.legal_moves[0])

            async def trouble() -> None:
                for end in (server.kill, server.stop):
                    await asyncio.sleep(0.4)
                    await asyncio.to_thread(end)
                    await asyncio.to_thread(server.start)

            await asyncio.gather(slowly(ann), slowly(bob), trouble())
            assert ann.outcome == bob.outcome is not None
            for guest in (ann, bob):
                assert len(guest.events) == guest.number
            # Each event came once, however often the connection broke.
            kinds = [event["event"] for event in ann.events]
            assert (kinds.count("match-started"), kinds.count("round-scored")) == (1, 3)

    asyncio.run(story())


def test_refusals_are_in_the_clients_language(server: ServerProcess) -> None:
    async def story() -> None:
        async with connect(server.ws, language="pl") as connection:
            ann = await connection.open_table("sequence", name="Ann", seat=0)
            with pytest.raises(RefusedError, match="Nadal puste: 2") as caught:
                await ann.start()
            assert (caught.value.code, caught.value.reason) == ("not-now", "seats-empty")
            with pytest.raises(RefusedError, match="To połączenie jest już przy stole"):
                await connection.join(ann.table.code, name="Ann")

    asyncio.run(story())


def test_every_request_gets_an_answer(server: ServerProcess) -> None:
    async def story() -> None:
        async with asyncio.timeout(30), connect(server.ws, language="is") as one, connect(server.ws) as other:
            ann = await one.open_table("sushi-go", name="Ann", seat_count=2, seat=0, settings=QUICK)
            bob = await other.join(ann.table.code, name="Bob")
            await ann.rename("Anna")
            await ann.seat_bot(1, "family")
            await ann.clear(1)
            await bob.sit(1)
            await ann.swap(0, 1)
            assert (ann.seat, bob.seat) == (1, 0)
            await ann.configure(options={"both_ways": True})
            await ann.start()
            assert (await ann.describe()).choices
            assert (await ann.hint()).best
            assert (await ann.about("card:tempura")).title == "Tempura"
            await ann.react("wow")
            await ann.make_host(bob.person or "")
            assert bob.is_host
            await bob.stand()
            assert bob.seat is None
            assert await one.ping() < 5
            await bob.close_table()
            with pytest.raises(SentAway, match="closed"):
                await to_the_end(ann)

    asyncio.run(story())
