"""People who keep playing whatever happens to the server: they come back with their tokens."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bordspil.wire import messages as m
from tests.server.crashes.witness import Broken, Sent, Witness, expect

# The errors for a move that came too late: the clock, a stand-in or someone else was quicker.
TOO_LATE = {"stale-view", "out-of-time", "not-due", "illegal-move", "match-over", "not-now"}
GONE = (OSError, EOFError, WebSocketException)
# Seconds of silence before a client checks whether everything is over.
QUIET = 0.3
FAST = m.Settings(pace=0.0, grace=None)


@dataclass(frozen=True)
class Plan:
    """A table to play at: `people` are the seats of people; the first of them opens it."""

    game: str
    seat_count: int
    people: tuple[int, ...]
    bots: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    settings: m.Settings = FAST
    watched: bool = False


@dataclass
class World:
    """What everyone shares: the server, randomness, and whether new matches may still begin."""

    url: str
    rng: random.Random
    is_up: asyncio.Event
    is_ending: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    # After this many more acknowledgements, `kill` is called at once: the last one must be durable.
    kill: Callable[[], None] = lambda: None
    kill_in: int = 0

    def acknowledged(self) -> None:
        """Count an acknowledged move."""
        self.counts["acknowledged moves"] += 1
        self.kill_in -= 1
        if self.kill_in == 0:
            self.kill()


class Party:
    """The clients at one table."""

    def __init__(self, world: World, plan: Plan, number: int) -> None:
        self.world, self.plan = world, plan
        self.opened: asyncio.Future[m.TableInfo] = asyncio.get_running_loop().create_future()
        label = f"table {number} ({plan.game})"
        self.people: list[Client] = [Player(self, f"{label}, seat {seat}", seat) for seat in plan.people]
        self.clients = self.people + ([Spectator(self, f"{label}, spectator")] if plan.watched else [])

    @property
    def is_over(self) -> bool:
        """Whether no match runs and none will begin: everyone is in, and nobody waits for an answer."""
        return self.world.is_ending and all(
            client.is_in and not client.waiting and client.table.match and not client.table.running
            for client in self.clients
        )


class Client(ABC):
    """Someone who stays at a table as long as matches are played there."""

    def __init__(self, party: Party, label: str) -> None:
        self.party, self.world = party, party.world
        self.witness = Witness(label)
        self.is_in = False
        self.id = 0
        self.waiting: dict[int, m.AnyFromClient] = {}
        self.moves: dict[int, Sent] = {}

    @property
    def table(self) -> m.TableInfo:
        """The table as last sent."""
        assert self.witness.table is not None
        return self.witness.table

    async def stay(self) -> None:
        """Stay until everything is over; reconnect after each restart."""
        while not self.party.is_over:
            await self.world.is_up.wait()
            try:
                async with connect(
                    self.world.url,
                    compression=None,
                    proxy=None,
                    open_timeout=60,
                    max_size=2**22,
                    ping_interval=None,
                ) as socket:
                    await self.take_part(socket)
                    return
            except GONE:
                self.cut_off()
                await asyncio.sleep(self.world.rng.uniform(0.0, 0.03))

    def cut_off(self) -> None:
        """Handle the loss of the server."""
        self.is_in = False
        opening = [message for message in self.waiting.values() if isinstance(message, m.Open)]
        self.world.counts["unanswered tables"] += len(opening)
        self.world.counts["unanswered moves"] += len(self.moves)
        self.waiting.clear()
        self.moves.clear()
        self.witness.cut_off()

    async def take_part(self, socket: ClientConnection) -> None:
        """Join, then listen and act until everything is over."""
        first, seen = await self.first_message()
        await self.send(socket, first)
        while not self.party.is_over:
            try:
                frame = await asyncio.wait_for(socket.recv(decode=False), QUIET)
            except TimeoutError:
                frame = None
            if frame is not None:
                self.receive(m.decode_to_client(frame), seen)
            if self.is_in and not self.waiting:
                for message in self.next_messages():
                    await asyncio.sleep(self.world.rng.choice((0.0, 0.0, 0.004, 0.02)))
                    await self.send(socket, message)

    async def send(self, socket: ClientConnection, message: m.AnyFromClient) -> None:
        """Send a message, and note that it waits for an answer."""
        self.waiting[message.id] = message
        if isinstance(message, m.Play):
            sent = self.moves[message.id] = Sent(self.witness.match, message.turn, message.move)
            self.witness.sent.append(sent)
        await socket.send(m.encode(message).decode())

    def next_id(self) -> int:
        """An id for the next message."""
        self.id += 1
        return self.id

    def receive(self, message: m.AnyToClient, seen: int) -> None:
        """Take a message from the server."""
        match message:
            case m.Welcome():
                self.witness.welcomed(message, seen)
                self.is_in = True
                self.waiting.pop(message.id)
                if not self.party.opened.done():
                    self.party.opened.set_result(message.table)
            case m.Update():
                self.witness.updated(message)
            case m.TableChanged():
                self.witness.take_table(message.table, message.seat)
            case m.Done():
                self.answered(message.id, is_done=True)
            case m.Error():
                asked = self.waiting.get(message.id or 0)
                if isinstance(asked, m.Play):
                    expect(message.code in TOO_LATE, "good moves are taken", self.witness.label, message)
                else:
                    # Someone else may be the host by now, or was quicker to start.
                    fine = isinstance(asked, m.Start) and message.code in {"not-allowed", "not-now"}
                    expect(fine, "what may be asked is done", self.witness.label, asked, message)
                self.answered(message.id or 0, is_done=False)
            case _:
                raise Broken(f"unexpected message: {self.witness.label}, {message}")

    def answered(self, id: int, is_done: bool) -> None:
        """Note that a message was carried out or refused."""
        expect(id in self.waiting, "a message is answered once", self.witness.label, id)
        del self.waiting[id]
        sent = self.moves.pop(id, None)
        if sent is not None:
            sent.fate = "done" if is_done else "refused"
            if is_done:
                self.world.acknowledged()
            else:
                self.world.counts["refused moves"] += 1

    @abstractmethod
    async def first_message(self) -> tuple[m.AnyFromClient, int]:
        """The first message, and how many events it claims to have seen."""

    def next_messages(self) -> list[m.AnyFromClient]:
        """What to send now."""
        return []


class Spectator(Client):
    """A spectator, who has no token and gets everything each time."""

    async def first_message(self) -> tuple[m.AnyFromClient, int]:
        info = await asyncio.shield(self.party.opened)
        return m.Watch(id=self.next_id(), key=info.watch_key), 0


class Player(Client):
    """A person in a seat, who plays at random and sometimes changes a choice."""

    def __init__(self, party: Party, label: str, seat: int) -> None:
        super().__init__(party, label)
        self.wanted = seat
        self.is_opener = seat == party.plan.people[0]
        self.chose_at: tuple[int, int] | None = None

    async def first_message(self) -> tuple[m.AnyFromClient, int]:
        witness, plan, number = self.witness, self.party.plan, self.next_id()
        if witness.token is not None:
            # Less than was really seen, so that some events come again and can be compared.
            seen = self.world.rng.randint(0, len(witness.known))
            return m.Return(id=number, token=witness.token, match=witness.match, seen=seen), seen
        if self.is_opener:
            return m.Open(
                id=number,
                game=plan.game,
                name=f"P{self.wanted}",
                seat_count=plan.seat_count,
                options=plan.options,
                settings=plan.settings,
                seat=self.wanted,
                bots=plan.bots,
            ), 0
        info = await asyncio.shield(self.party.opened)
        # Without a seat: if the answer is lost, the forgotten person must not hold one.
        return m.Join(id=number, code=info.code, name=f"P{self.wanted}"), 0

    def next_messages(self) -> list[m.AnyFromClient]:
        if self.witness.seat is None:
            return [m.Sit(id=self.next_id(), seat=self.wanted)]
        if not self.table.running:
            is_full = all(seat.person or seat.bot for seat in self.table.seats)
            may = self.table.host == self.witness.person and is_full
            if may and (self.table.match == 0 or not self.world.is_ending):
                return [m.Start(id=self.next_id())]
            return []
        return self.next_moves()

    def next_moves(self) -> list[m.AnyFromClient]:
        """A move if one is due; sometimes a changed choice, at once or after the first was acknowledged."""
        rng, view = self.world.rng, self.witness.view
        if view is None or not view["legal_moves"]:
            return []
        here = (self.witness.match, view["turn"])
        count = 0
        if self.witness.seat in view["due"]:
            count = 2 if "chosen" in view and rng.random() < 0.2 else 1
        elif self.chose_at == here and rng.random() < 0.3:
            count = 1
            self.world.counts["changed choices"] += "chosen" in view
        self.chose_at = here if self.witness.seat in view["due"] else None
        return [
            m.Play(id=self.next_id(), move=rng.choice(view["legal_moves"]), turn=view["turn"])
            for _ in range(count)
        ]
