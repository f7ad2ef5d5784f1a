"""A guest at a table, over a line: in a seat, without one as yet, or looking on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from bordspil.client.errors import ClientError, LineLost, NoFreeSeat, RefusedError, SentAway, StrangeServer
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.outcome import Outcome
from bordspil.core.view import View
from bordspil.games import find_game
from bordspil.wire import messages as m

if TYPE_CHECKING:
    from bordspil.client.line import Line

# A move that was sent again after the line broke is refused like this if it had been made before.
MADE_ALREADY = frozenset({"stale-view", "not-due", "match-over", "not-now"})


class Guest:
    """Somebody at a table. What the server tells is kept here: table, view, events; the rest is asked for.

    `events` are those of the match that this guest has seen, `number` counts all that there are for its seat.
    """

    def __init__(self, line: Line, welcome: m.Welcome) -> None:
        self.line = line
        self.person = welcome.person
        self.token = welcome.token
        self.watch_key = ""
        self.match = 0
        self.number = 0
        self.deadline: float | None = None
        self.data: dict[str, Any] | None = None
        self._view: View | None = None
        # How often the server has welcomed us: more than once where the line broke.
        self._welcomes = 0
        self.events: list[dict[str, Any]] = []
        # A match that was over before we came, or whose end `turns` has told.
        self._done_with = 0
        self._ended: ClientError | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self.welcome(welcome)
        if self.data is not None and self.data.get("outcome") is not None:
            self._done_with = self.match

    # What is known.

    @property
    def game(self) -> Game:
        """The game that is played at the table."""
        return find_game(self.table.game)

    @property
    def view(self) -> View | None:
        """What this guest sees of the match now; None before the first one."""
        if self._view is None and self.data is not None:
            self._view = find_game(self.data["game"]).view_from_data(self.data)
        return self._view

    @property
    def outcome(self) -> Outcome | None:
        """How the last match ended; None while it runs and before the first."""
        return None if self.view is None else self.view.outcome

    @property
    def is_host(self) -> bool:
        """Whether this guest has the host's rights."""
        return self.person is not None and self.table.host == self.person

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that nobody holds."""
        return tuple(
            [seat for seat, held in enumerate(self.table.seats) if held.person is None and held.bot is None]
        )

    # The match.

    async def turns(self) -> AsyncIterator[View]:
        """The view, each time that this seat must choose; ends with the match.

        Waits for a match to start where none is running. A view comes once; it comes again if the line broke
        meanwhile, or if something has changed and the seat is still due.
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
                await self.news()

    async def play(self, move: Move | str, *, turn: int | None = None) -> None:
        """Makes a move, chosen from the view of `turn` (without it, the latest); done means safe on disk.

        Where the line broke and came back, the move is sent again: the turn keeps it from counting twice.
        """
        if turn is None:
            turn = 0 if self.data is None else int(self.data["turn"])
        match, again = self.match, False
        while True:
            try:
                await self._do(m.Play, move=str(move), turn=turn)
                return
            except LineLost:
                if self.line.patience is None:
                    raise
                await self._back()
                if match != self.match:
                    return
                again = True
            except RefusedError as problem:
                if again and problem.code in MADE_ALREADY:
                    return
                raise

    async def rule(self, ruling: Move | str) -> None:
        """Host: makes a ruling."""
        await self._do(m.Rule, ruling=str(ruling))

    async def hint(self) -> m.Hint:
        """Advice on the own next move."""
        return await self.line.ask(self.line.new_message(m.AskHint), m.Hint)

    async def describe(self) -> m.Description:
        """The table in words."""
        return await self.line.ask(self.line.new_message(m.Describe), m.Description)

    async def react(self, reaction: m.Reaction) -> None:
        """Shows a sign to everyone."""
        await self._do(m.React, reaction=reaction)

    # The table.

    async def sit(self, seat: int | None = None) -> int:
        """Takes a seat, or the first free one, and gives its number; NoFreeSeat where there is none."""
        if seat is not None:
            await self._do(m.Sit, seat=seat)
            return seat
        for free in self.free_seats:
            try:
                return await self.sit(free)
            except RefusedError as problem:
                # Somebody else was faster.
                if problem.reason != "seat-taken":
                    raise
        raise NoFreeSeat("all seats of this table are taken")

    async def stand(self) -> None:
        """Gives the seat up."""
        await self._do(m.Stand)

    async def rename(self, name: str) -> None:
        """Takes another name."""
        await self._do(m.Rename, name=name)

    async def seat_bot(self, seat: int, level: str) -> None:
        """Host: puts a bot of the server's into a seat."""
        await self._do(m.SeatBot, seat=seat, bot=level)

    async def clear(self, seat: int) -> None:
        """Host: takes whoever sits there out of a seat."""
        await self._do(m.Clear, seat=seat)

    async def swap(self, a: int, b: int) -> None:
        """Host: lets two seats change places."""
        await self._do(m.Swap, a=a, b=b)

    async def configure(self, **changes: Any) -> None:
        """Host: changes `game`, `seat_count`, `options` or `settings`; what is left out stays."""
        await self._do(m.Configure, **changes)

    async def make_host(self, person: str) -> None:
        """Host: hands the rights to somebody else."""
        await self._do(m.MakeHost, person=person)

    async def start(self) -> None:
        """Host: starts a match."""
        await self._do(m.Start)

    async def leave(self) -> None:
        """Leaves for good."""
        await self._do(m.Leave)

    async def close_table(self) -> None:
        """Host: closes the table and deletes everything stored of it; the line ends with it."""
        try:
            await self._do(m.Close)
        except SentAway as problem:
            # Everybody is let go at once, the host too.
            if problem.facts["why"] != "closed":
                raise

    async def _do(self, kind: type[m.FromClient], **fields: Any) -> None:
        await self.line.ask(self.line.new_message(kind, **fields), m.Done)

    # What the server tells.

    async def news(self) -> None:
        """Waits until the server has told something; raises where the line has ended for good."""
        if self._ended is not None:
            raise self._ended
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            await waiting
        finally:
            self._waiting.discard(waiting)

    async def _back(self) -> None:
        """Waits until the line is back."""
        welcomes = self._welcomes
        while welcomes == self._welcomes:
            await self.news()

    def way_back(self, id: int, language: m.Language | None) -> m.Return | m.Watch:
        """The message that brings this guest back over a new socket."""
        if self.token is None:
            return m.Watch(id=id, key=self.watch_key or self.table.watch_key, language=language)
        return m.Return(id=id, token=self.token, match=self.match, seen=self.number, language=language)

    def welcome(self, message: m.Welcome) -> None:
        """Takes in how everything stands, for the first time or after coming back."""
        if message.protocol != m.PROTOCOL:
            raise StrangeServer(
                f"the server speaks protocol {message.protocol}, not {m.PROTOCOL}",
                url=self.line.url,
                problem=f"protocol {message.protocol}",
            )
        self._welcomes += 1
        self.table, self.seat = message.table, message.seat
        self._see(message.match, message.number, message.events, anew=message.token is None)
        self.data, self._view, self.deadline = message.view, None, message.deadline
        self._tell()

    def take(self, message: m.AnyToClient) -> None:
        """Takes in what the server tells."""
        if isinstance(message, m.TableChanged):
            self.table, self.seat = message.table, message.seat
        elif isinstance(message, m.Update):
            self._see(message.match, message.number, message.events, anew=message.whole)
            self.data = {**({} if message.whole or self.data is None else self.data), **message.changes}
            self._view, self.deadline = None, message.deadline
        else:
            return
        self._tell()

    def end(self, problem: ClientError) -> None:
        """The line has ended for good."""
        self._ended = problem
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_exception(problem)

    def _see(self, match: int, number: int, events: tuple[dict[str, Any], ...], *, anew: bool) -> None:
        first = number - len(events)
        if match != self.match or first == 0 or (anew and first != self.number):
            # Another match, or another seat's events: what was seen before does not belong to them.
            self.events = []
        elif first != self.number:
            raise StrangeServer(
                f"events {self.number} to {first} are missing",
                url=self.line.url,
                problem=f"{self.number}…{first}",
            )
        self.match, self.number = match, number
        self.events += events

    def _tell(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
