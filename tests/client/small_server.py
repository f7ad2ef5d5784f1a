"""A server just large enough to test the client: real matches and sockets, one table, no storage."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from bordspil.core.errors import GameError
from bordspil.core.event import Event
from bordspil.games import find_game
from bordspil.match import fairness
from bordspil.match.match import Match
from bordspil.server.errors import Busy
from bordspil.wire import messages as m

CODE, KEY = "ABCD", "watch-this-table"


class SmallServer:
    """One table; the first person is the host. After `stop` and `start` nothing is lost."""

    def __init__(self, game: str = "sushi-go", seat_count: int = 2) -> None:
        self.game = find_game(game)
        self.seats: list[str | None] = [None] * seat_count
        self.people: dict[str, str] = {}
        self.match: Match | None = None
        self.number = 0
        self.sockets: dict[ServerConnection, str | None] = {}
        self.sent_views: dict[ServerConnection, dict[str, Any]] = {}
        self.sent_events: dict[ServerConnection, int] = {}
        self.port = 0
        self.server: Server | None = None
        # Failures that tests can ask for.
        self.drop_next_play = False
        self.busy_plays = 0
        self.answer_with: bytes | None = None
        self.protocol = m.PROTOCOL

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    async def __aenter__(self) -> SmallServer:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop("stopping")

    async def start(self) -> None:
        self.server = await serve(self.serve, "127.0.0.1", self.port, compression=None)
        self.port = next(iter(self.server.sockets)).getsockname()[1]

    async def stop(self, reason: str | None = None) -> None:
        assert self.server is not None
        if reason is not None:
            for socket in list(self.sockets):
                with suppress(ConnectionClosed):
                    await self.send(socket, m.Closing(reason=reason))
        self.server.close()
        await self.server.wait_closed()
        self.sockets.clear()

    async def serve(self, socket: ServerConnection) -> None:
        try:
            async for text in socket:
                message = m.decode_from_client(text)
                if self.answer_with is not None:
                    await socket.send(self.answer_with.decode())
                    continue
                try:
                    await self.handle(socket, message)
                except GameError as problem:
                    await self.send(socket, self.refusal(message.id, problem))
        except ConnectionClosed:
            pass
        finally:
            self.sockets.pop(socket, None)

    async def handle(self, socket: ServerConnection, message: m.AnyFromClient) -> None:
        person = self.sockets.get(socket)
        if isinstance(message, m.Join | m.Open):
            if isinstance(message, m.Join) and message.code != CODE:
                raise GameError("there is no table with this code", reason="no-such-table")
            person = f"person-{len(self.people)}"
            self.people[person] = message.name
            if message.seat is not None:
                self.sit(person, message.seat)
            await self.welcome(socket, message.id, person, 0, 0)
        elif isinstance(message, m.Return):
            await self.welcome(
                socket, message.id, message.token.removeprefix("token-"), message.match, message.seen
            )
        elif isinstance(message, m.Watch):
            await self.welcome(socket, message.id, None, 0, 0)
        elif isinstance(message, m.Ping):
            await self.send(socket, m.Pong(id=message.id))
        else:
            assert person is not None
            if isinstance(message, m.Play) and self.drop_next_play:
                # Make the move, but never answer.
                self.drop_next_play = False
                self.act(person, message)
                socket.transport.abort()
                return
            if isinstance(message, m.Play) and self.busy_plays:
                self.busy_plays -= 1
                raise Busy("too much to do", retry_after=0)
            self.act(person, message)
            await self.send_updates()
            await self.send(socket, m.Done(id=message.id))

    def act(self, person: str, message: m.AnyFromClient) -> None:
        if isinstance(message, m.Sit):
            self.sit(person, message.seat)
        elif isinstance(message, m.Start):
            self.match = Match(
                self.game,
                len(self.seats),
                seed=fairness.seed_from("small", self.number),
                names=[self.people[held or ""] for held in self.seats],
            )
            self.number += 1
            self.sent_views.clear()
            self.sent_events.clear()
        elif isinstance(message, m.Play):
            assert self.match is not None
            self.match.submit(self.seats.index(person), message.move, turn=message.turn)

    def sit(self, person: str, seat: int) -> None:
        if self.seats[seat] is not None:
            raise GameError("somebody else holds this seat", reason="seat-taken", seat=seat)
        self.seats = [None if held == person else held for held in self.seats]
        self.seats[seat] = person

    def seat_of(self, person: str | None) -> int | None:
        return self.seats.index(person) if person in self.seats and person is not None else None

    async def welcome(
        self, socket: ServerConnection, id: int, person: str | None, match: int, seen: int
    ) -> None:
        self.sockets[socket] = person
        seat, number = self.seat_of(person), 0
        view: dict[str, Any] | None = None
        events: tuple[Event, ...] = ()
        if self.match is not None:
            view = self.match.view(seat).as_data()
            events = self.match.events(seat)
            number = len(events)
            events = events[seen if match == self.number else 0 :]
            self.sent_views[socket], self.sent_events[socket] = view, number
        await self.send(
            socket,
            m.Welcome(
                id=id,
                protocol=self.protocol,
                person=person,
                token=None if person is None else f"token-{person}",
                table=self.info(),
                seat=seat,
                match=self.number,
                number=number,
                events=tuple(event.as_data() for event in events),
                words=None,
                view=view,
                deadline=None,
            ),
        )
        await self.send_updates()

    async def send_updates(self) -> None:
        for socket, person in list(self.sockets.items()):
            seat = self.seat_of(person)
            with suppress(ConnectionClosed):
                await self.send(socket, m.TableChanged(table=self.info(), seat=seat))
                if self.match is None:
                    continue
                view, before = self.match.view(seat).as_data(), self.sent_views.get(socket)
                events = self.match.events(seat, self.sent_events.get(socket, 0))
                number = self.sent_events.get(socket, 0) + len(events)
                if view != before:
                    changes = {
                        name: value for name, value in view.items() if (before or {}).get(name, ...) != value
                    }
                    self.sent_views[socket], self.sent_events[socket] = view, number
                    await self.send(
                        socket,
                        m.Update(
                            match=self.number,
                            number=number,
                            events=tuple(event.as_data() for event in events),
                            words=None,
                            whole=before is None,
                            changes=changes,
                            deadline=None,
                        ),
                    )

    def info(self) -> m.TableInfo:
        return m.TableInfo(
            code=CODE,
            game=self.game.name,
            options={},
            settings=m.Settings(),
            seats=tuple(m.SeatInfo(person=person) for person in self.seats),
            sides=tuple(range(len(self.seats))),
            people=tuple(
                m.PersonInfo(person, name, True, "curls", 0) for person, name in self.people.items()
            ),
            host=next(iter(self.people), None),
            spectators=0,
            match=self.number,
            running=self.match is not None and not self.match.is_over,
            names=() if self.match is None else self.match.names,
            rulings=(),
            records=(),
            watch_key=KEY,
        )

    def refusal(self, id: int, problem: GameError) -> m.Error:
        return m.Error(
            id=id,
            code=problem.code,
            reason=problem.reason,
            text=str(problem),
            rule=problem.rule,
            facts=dict(problem.facts),
        )

    async def send(self, socket: ServerConnection, message: m.AnyToClient) -> None:
        await socket.send(m.encode(message).decode())


async def in_time(*work: Any) -> list[Any]:
    """Run several coroutines together, within a few seconds."""
    async with asyncio.timeout(20):
        return list(await asyncio.gather(*work))
