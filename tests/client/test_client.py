"""The client against real sockets: whole matches, refusals, broken connections and server restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bordspil.client import (
    BadAddress,
    ConnectionLost,
    Guest,
    NoFreeSeat,
    NoServer,
    RefusedError,
    SentAway,
    StrangeServer,
    connect,
    play_match,
    run_bot,
)
from bordspil.client.address import socket_address
from bordspil.core.outcome import Outcome
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.games import all_games
from bordspil.wire import messages as m
from tests.client.small_server import CODE, KEY, SmallServer, in_time

Story = Callable[[SmallServer], Coroutine[Any, Any, None]]


def run_story(story: Story, game: str = "sushi-go", seat_count: int = 2) -> None:
    """Run a story at its own table."""

    async def whole() -> None:
        async with asyncio.timeout(30), SmallServer(game, seat_count) as server:
            await story(server)

    asyncio.run(whole())


async def first_moves(guest: Guest) -> list[View]:
    """Play a match by always taking the first move, and return the views that were yielded."""
    seen = []
    async for view in guest.turns():
        seen.append(view)
        await guest.play(view.legal_moves[0])
    return seen


@pytest.mark.parametrize("game", [name for name, game in all_games().items() if 2 in game.seat_counts])
def test_two_clients_play_a_whole_match(game: str) -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            assert ann.is_host
            assert not bob.is_host
            await ann.start()
            seen, _ = await in_time(first_moves(ann), first_moves(bob))
            match = server.match
            assert match is not None
            assert ann.outcome == bob.outcome == match.outcome is not None
            for guest in (ann, bob):
                assert guest.view == match.view(guest.seat)
                assert [event["event"] for event in guest.events] == [
                    event.name() for event in match.events(guest.seat)
                ]
            # Every view was yielded once, and only when this seat was due.
            assert all(view.is_due and view.seat == 0 for view in seen)
            assert len({view.as_json() for view in seen}) == len(seen)

    run_story(story, game)


def test_turns_wait_for_the_start_and_for_the_rematch() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            for match in (1, 2):
                waiting = asyncio.gather(first_moves(ann), first_moves(bob))
                await asyncio.sleep(0.05)
                assert not waiting.done()
                await ann.start()
                assert all(await waiting)
                assert (ann.match, bob.match) == (match, match)

    run_story(story, "high-card")


def test_a_view_comes_once_and_again_after_a_reconnect() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url, reconnect=True) as one, connect(server.url, reconnect=True) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            turns = ann.turns()
            first = await anext(turns)
            again = asyncio.ensure_future(anext(turns))
            await ann.react("thinking")
            await asyncio.sleep(0.05)
            assert not again.done()
            await server.stop()
            await server.start()
            assert await again == first

    run_story(story)


def test_a_refused_move_raises_an_error_with_code_and_facts_and_changes_nothing() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            before = ann.view
            with pytest.raises(RefusedError, match="octopus") as caught:
                await ann.play("octopus")
            assert (caught.value.code, caught.value.facts["card"]) == ("invalid-move", "octopus")
            with pytest.raises(RefusedError) as caught:
                await ann.play(before.legal_moves[0] if before else "", turn=7)
            assert caught.value.code == "stale-view"
            assert ann.view == before
            with pytest.raises(RefusedError) as caught:
                await ann.sit(1)
            assert (caught.value.reason, caught.value.facts) == ("seat-taken", {"seat": 1})

    run_story(story)


def test_a_spectator_gets_the_spectators_view() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other, connect(server.url) as third:
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            eve = await third.watch(KEY)
            await ann.start()
            await in_time(first_moves(ann), first_moves(bob))
            while eve.outcome is None:
                await eve.wait_for_update()
            assert server.match is not None
            assert (eve.seat, eve.token) == (None, None)
            assert eve.view == server.match.view(None)
            assert len(eve.events) == len(server.match.events(None))

    run_story(story)


def test_sit_takes_the_first_free_seat() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other, connect(server.url) as third:
            ann = await one.join(CODE, name="Ann")
            bob = await other.join(CODE, name="Bob")
            assert (ann.seat, ann.free_seats) == (None, (0, 1))
            assert await ann.sit() == 0
            # Bob may not know yet that seat 0 is taken, but gets the next one anyway.
            assert await bob.sit() == 1
            while ann.free_seats:
                await ann.wait_for_update()
            assert (ann.seat, bob.seat, bob.free_seats) == (0, 1, ())
            with pytest.raises(NoFreeSeat):
                await (await third.join(CODE, name="Eve")).sit()

    run_story(story)


def test_a_second_device_has_the_same_seat_and_view() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other, connect(server.url) as third:
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            await ann.play((await anext(ann.turns())).legal_moves[0])
            assert ann.token is not None
            again = await third.come_back(ann.token)
            assert (again.seat, again.person, again.view) == (0, ann.person, ann.view)
            assert again.events == ann.events
            await in_time(first_moves(again), first_moves(bob))
            while ann.outcome is None:
                await ann.wait_for_update()
            assert (ann.view, ann.events) == (again.view, again.events)

    run_story(story)


def test_a_match_continues_when_the_server_restarts() -> None:
    async def story(server: SmallServer) -> None:
        async with (
            connect(server.url, reconnect=True, patience=10) as one,
            connect(server.url, reconnect=True, patience=10) as other,
        ):
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            await ann.start()

            async def restarts() -> None:
                for reason in ("stopping", None, "stopping"):
                    await asyncio.sleep(0.05)
                    await server.stop(reason)
                    await asyncio.sleep(0.15)
                    await server.start()

            async def slowly(guest: Guest) -> None:
                async for view in guest.turns():
                    await asyncio.sleep(0.03)
                    await guest.play(view.legal_moves[0])

            await in_time(slowly(ann), slowly(bob), restarts())
            assert server.match is not None
            assert server.match.is_over
            for guest in (ann, bob):
                assert guest.outcome == server.match.outcome
                assert len(guest.events) == guest.number == len(server.match.events(guest.seat))

    run_story(story)


@pytest.mark.parametrize("game", ["sushi-go", "sequence"])
def test_a_move_whose_answer_is_lost_counts_once(game: str) -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url, reconnect=True) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            assert server.match is not None
            seat = server.match.due()[0]
            mover = ann if seat == 0 else None
            if mover is None:
                server.match.submit(seat, server.match.view(seat).legal_moves[0])
                mover = ann
                await one.ping()
                assert ann.token is not None
            server.drop_next_play = True
            view = server.match.view(0)
            await mover.play(view.legal_moves[0], turn=view.turn)
            made = server.match.record().moves if server.match.is_over else server.match._moves
            assert [move.seat for move in made].count(0) == 1

    run_story(story, game)


def test_without_reconnect_a_broken_connection_raises() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as connection:
            ann = await connection.join(CODE, name="Ann", seat=0)
            waiting = asyncio.create_task(first_moves(ann))
            await asyncio.sleep(0.02)
            await server.stop()
            with pytest.raises(ConnectionLost):
                await waiting
            with pytest.raises(ConnectionLost):
                await ann.start()
            await server.start()

    run_story(story)


def test_reconnecting_gives_up_after_a_while() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url, reconnect=True, patience=0.3) as connection:
            ann = await connection.join(CODE, name="Ann", seat=0)
            await server.stop()
            with pytest.raises(ConnectionLost):
                await first_moves(ann)
            await server.start()

    run_story(story)


@pytest.mark.parametrize("reason", ["removed", "closed", "flood"])
def test_a_client_that_was_sent_away_does_not_reconnect(reason: str) -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url, reconnect=True) as connection:
            ann = await connection.join(CODE, name="Ann", seat=0)
            await server.stop(reason)
            await server.start()
            with pytest.raises(SentAway, match=reason):
                await first_moves(ann)

    run_story(story)


def test_messages_yields_every_message() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            heard: list[m.AnyToClient] = []

            async def listen() -> None:
                async for message in one.messages():
                    heard.append(message)

            listening = asyncio.create_task(listen())
            await asyncio.sleep(0)
            await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            assert await one.ping() < 5
            assert [type(message) for message in heard][-4:] == [m.TableChanged, m.Update, m.Done, m.Pong]
            await one.close()
            await listening

    run_story(story)


def test_an_outside_bot_takes_a_seat_and_plays() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as connection:
            ann = await connection.join(CODE, name="Ann", seat=1)

            async def start_when_full() -> Outcome:
                while ann.free_seats:
                    await ann.wait_for_update()
                await ann.start()
                return await play_match(ann, "uniform", Rng.from_seed(1))

            own, outside = await in_time(
                start_when_full(), run_bot(server.url, CODE, bot="greedy", name="Bot", rng=Rng.from_seed(2))
            )
            assert own == outside
            assert server.seats[0] == "person-1"
            assert server.match is not None
            assert server.match.names == ("Bot", "Ann")

    run_story(story)


def test_a_bot_retries_while_the_server_is_busy() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as one, connect(server.url) as other:
            ann = await one.join(CODE, name="Ann", seat=0)
            bob = await other.join(CODE, name="Bob", seat=1)
            await ann.start()
            server.busy_plays = 5
            outcomes = await in_time(play_match(ann, "uniform"), play_match(bob, "uniform"))
            assert outcomes[0] == outcomes[1]
            assert server.busy_plays == 0

    run_story(story, "high-card")


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("ws://localhost:8000/ws", "ws://localhost:8000/ws"),
        ("wss://example.org", "wss://example.org/ws"),
        ("http://[::1]:8000/", "ws://[::1]:8000/ws"),
        ("https://example.org/games/ws", "wss://example.org/games/ws"),
        ("example.org", "ws://example.org/ws"),
    ],
)
def test_the_address_of_the_page_works_too(typed: str, address: str) -> None:
    assert socket_address(typed) == address


@pytest.mark.parametrize(
    "typed", ["", "ftp://example.org", "http://", "http://x:99999", "a b", "ws://x\n", ":80"]
)
def test_a_bad_address_is_refused(typed: str) -> None:
    with pytest.raises(BadAddress, match="HOST"):
        socket_address(typed)


def test_an_unreachable_server_raises_no_server() -> None:
    async def story(server: SmallServer) -> None:
        url = server.url
        await server.stop()
        with pytest.raises(NoServer, match=str(server.port)):
            async with connect(url):
                pass
        await server.start()

    run_story(story)


def test_after_a_wrong_code_the_connection_can_still_be_used() -> None:
    async def story(server: SmallServer) -> None:
        async with connect(server.url) as connection:
            with pytest.raises(RefusedError) as caught:
                await connection.join("WRONG", name="Ann")
            assert caught.value.reason == "no-such-table"
            assert (await connection.join(CODE, name="Ann")).seat is None

    run_story(story)


def test_a_server_that_sends_nonsense_raises_strange_server() -> None:
    async def story(server: SmallServer) -> None:
        server.answer_with = b'{"type": "octopus"}'
        async with connect(server.url, reconnect=True) as connection:
            with pytest.raises(StrangeServer, match="octopus"):
                await connection.join(CODE, name="Ann")

    run_story(story)


def test_another_protocol_version_is_refused() -> None:
    async def story(server: SmallServer) -> None:
        server.protocol = 99
        async with connect(server.url) as connection:
            with pytest.raises(StrangeServer, match="99"):
                await connection.join(CODE, name="Ann")

    run_story(story)


def test_a_server_that_never_answers_times_out() -> None:
    async def story(server: SmallServer) -> None:
        server.answer_with = m.encode(m.Reacted(person="x", reaction="wow"))
        async with connect(server.url, timeout=0.2) as connection:
            with pytest.raises(ConnectionLost, match=r"0\.2 s"):
                await connection.join(CODE, name="Ann")

    run_story(story)
