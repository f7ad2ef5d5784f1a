"""A guest at a table on a server: in a seat, without one, or watching."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from bordspil.client.errors import (
    ClientError,
    ConnectionLost,
    NoFreeSeat,
    RefusedError,
    SentAway,
    StrangeServer,
)
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.view import View
from bordspil.games import find_game
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.client.connection import Connection

# The errors for a move that was sent again after a reconnect, if the first one had arrived.
MADE_ALREADY = frozenset({"stale-view", "not-due", "match-over", "not-now"})


class Guest:
    """Someone at a table, with the latest table, view and events from the server.

    `events` are the events of the match this guest has seen; `number` counts all that its seat has.
    """

    def __init__(self, connection: Connection, welcome: m.Welcome) -> None:
        self.connection = connection
        self.person = welcome.person
        self.token = welcome.token
        self.watch_key = ""
        self.match = 0
        self.number = 0
        self.deadline: float | None = None
        self.data: dict[str, Any] | None = None
        self._view: View | None = None
        # How often the server has welcomed us: more than once after a reconnect.
        self._welcomes = 0
        self.events: list[dict[str, Any]] = []
        # The last match that was over when we came, or that `turns` has finished.
        self._done_with = 0
        self._ended: ClientError | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self.welcome(welcome)
        if self.data is not None and self.data.get("outcome") is not None:
            self._done_with = self.match

    # State.

    @property
    def game(self) -> Game:
        """The game played at the table."""
        return find_game(self.table.game)

    @property
    def view(self) -> View | None:
        """This guest's current view of the match; None before the first match."""
        if self._view is None and self.data is not None:
            self._view = find_game(self.data["game"]).view_from_data(self.data)
        return self._view

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the last match; None during a match and before the first."""
        return None if self.view is None else self.view.outcome

    @property
    def is_host(self) -> bool:
        """Whether this guest is the host."""
        return self.person is not None and self.table.host == self.person

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        return tuple(
            [seat for seat, held in enumerate(self.table.seats) if held.person is None and held.bot is None]
        )

    # The match.

    async def turns(self) -> AsyncIterator[View]:
        """Yield the view each time this seat must choose; stop when the match ends.

        Waits for a match to start if none is running. Each view comes once, and again after a reconnect or
        if it has changed and the seat is still due.
        """
        handed: View | None = None
        welcomes = self._welcomes
        while True:
            view = self.view
            if view is not None and view.outcome is not None and self.match > self._done_with:
                self._done_with = self.match
                return
            if welcomes != self._welcomes:
                handed, welcomes = None, self._welcomes
            if view is not None and view.is_due and view != handed:
                handed = view
                yield view
            else:
                await self.wait_for_update()

    async def play(self, move: Move | str, *, turn: int | None = None) -> None:
        """Make a move, chosen from the view of `turn` (default: the latest); it is on disk when this returns.

        After a reconnect the move is sent again; the turn keeps it from counting twice.
        """
        if turn is None:
            turn = 0 if self.data is None else int(self.data["turn"])
        match, again = self.match, False
        while True:
            try:
                await self._do(m.Play, move=str(move), turn=turn)
                return
            except ConnectionLost:
                if self.connection.patience is None:
                    raise
                await self._wait_for_reconnect()
                if match != self.match:
                    return
                again = True
            except RefusedError as problem:
                if again and problem.code in MADE_ALREADY:
                    return
                raise

    async def take_back(self) -> None:
        """Take back this seat's choice, while others still choose and nobody has seen it."""
        await self._do(m.TakeBack, turn=0 if self.data is None else int(self.data["turn"]))

    async def rule(self, ruling: Move | str) -> None:
        """Host: make a ruling."""
        await self._do(m.Rule, ruling=str(ruling))

    async def hint(self) -> m.Hint:
        """Get advice on this seat's next move."""
        return await self.connection.ask(self.connection.new_message(m.AskHint), m.Hint)

    async def about(self, piece: str) -> m.About:
        """Get what this seat can know about a piece, such as `card:tempura` or `cell:57`."""
        return await self.connection.ask(self.connection.new_message(m.AskAbout, piece=piece), m.About)

    async def describe(self) -> m.Description:
        """Get the table described in words."""
        return await self.connection.ask(self.connection.new_message(m.Describe), m.Description)

    async def highlights(self) -> m.Highlights:
        """Get the finished match in a few sentences."""
        return await self.connection.ask(self.connection.new_message(m.AskHighlights), m.Highlights)

    async def react(self, reaction: m.Reaction) -> None:
        """Show a reaction to everyone."""
        await self._do(m.React, reaction=reaction)

    # The table.

    async def sit(self, seat: int | None = None) -> int:
        """Take a seat, by default the first free one, and return its number; raises NoFreeSeat."""
        if seat is not None:
            await self._do(m.Sit, seat=seat)
            return seat
        for free in self.free_seats:
            try:
                return await self.sit(free)
            except RefusedError as problem:
                # Someone else was faster.
                if problem.reason != "seat-taken":
                    raise
        raise NoFreeSeat("all seats of this table are taken")

    async def stand(self) -> None:
        """Give up the seat."""
        await self._do(m.Stand)

    async def rename(
        self, name: str | None = None, *, face: m.PersonFace | None = None, colour: int | None = None
    ) -> None:
        """Change the name, the face or the colour."""
        await self._do(m.Rename, name=name, face=face, colour=colour)

    async def seat_bot(self, seat: int, level: str) -> None:
        """Host: put one of the server's bots into a seat."""
        await self._do(m.SeatBot, seat=seat, bot=level)

    async def clear(self, seat: int) -> None:
        """Host: free a seat."""
        await self._do(m.Clear, seat=seat)

    async def swap(self, a: int, b: int) -> None:
        """Host: swap two seats."""
        await self._do(m.Swap, a=a, b=b)

    async def configure(self, **changes: Any) -> None:
        """Host: change `game`, `seat_count`, `options` or `settings`; the others stay the same."""
        await self._do(m.Configure, **changes)

    async def make_host(self, person: str) -> None:
        """Host: make someone else the host."""
        await self._do(m.MakeHost, person=person)

    async def start(self) -> None:
        """Host: start a match."""
        await self._do(m.Start)

    async def leave(self) -> None:
        """Leave the table for good."""
        await self._do(m.Leave)

    async def close_table(self) -> None:
        """Host: close the table and delete everything stored about it; this ends the connection."""
        try:
            await self._do(m.Close)
        except SentAway as problem:
            # Closing disconnects everyone, including the host.
            if problem.facts["why"] != "closed":
                raise

    async def _do(self, kind: type[m.FromClient], **fields: Any) -> None:
        await self.connection.ask(self.connection.new_message(kind, **fields), m.Done)

    # Messages from the server.

    async def wait_for_update(self) -> None:
        """Wait for the next message that changes something; raises if the connection has ended for good."""
        if self._ended is not None:
            raise self._ended
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await waiting
        finally:
            self._waiting.discard(waiting)

    async def _wait_for_reconnect(self) -> None:
        """Wait until the connection is back."""
        welcomes = self._welcomes
        while welcomes == self._welcomes:
            await self.wait_for_update()

    def return_message(self, id: int, language: m.Language | None) -> m.Return | m.Watch:
        """The first message on a new socket, which brings this guest back."""
        if self.token is None:
            return m.Watch(id=id, key=self.watch_key or self.table.watch_key, language=language)
        return m.Return(id=id, token=self.token, match=self.match, seen=self.number, language=language)

    def welcome(self, message: m.Welcome) -> None:
        """Take over the state of the table, at first or after a reconnect."""
        if message.protocol != m.PROTOCOL:
            raise StrangeServer(
                f"the server speaks protocol {message.protocol}, not {m.PROTOCOL}",
                url=self.connection.url,
                problem=f"protocol {message.protocol}",
            )
        self._welcomes += 1
        self.table, self.seat = message.table, message.seat
        self._add_events(message.match, message.number, message.events, anew=message.token is None)
        self.data, self._view, self.deadline = message.view, None, message.deadline
        self._wake()

    def receive(self, message: m.AnyToClient) -> None:
        """Apply a message from the server."""
        if isinstance(message, m.TableChanged):
            self.table, self.seat = message.table, message.seat
        elif isinstance(message, m.Update):
            self._add_events(message.match, message.number, message.events, anew=message.whole)
            self.data = {**({} if message.whole or self.data is None else self.data), **message.changes}
            self._view, self.deadline = None, message.deadline
        else:
            return
        self._wake()

    def end(self, problem: ClientError) -> None:
        """End this guest: the connection is gone for good."""
        self._ended = problem
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_exception(problem)

    def _add_events(self, match: int, number: int, events: tuple[dict[str, Any], ...], *, anew: bool) -> None:
        first = number - len(events)
        if match != self.match or first == 0 or (anew and first != self.number):
            # Another match or seat: the events seen so far belong to the old one.
            self.events = []
        elif first != self.number:
            raise StrangeServer(
                f"events {self.number} to {first} are missing",
                url=self.connection.url,
                problem=f"{self.number}…{first}",
            )
        self.match, self.number = match, number
        self.events += events

    def _wake(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
