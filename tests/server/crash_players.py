"""People who play on, whatever happens to the server: they come back with their tokens and go on."""

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
from tests.server.crash_witness import Broken, Sent, Witness, expect

# What a move may be told that came too late: the clock, a stand-in or the others were quicker.
TOO_LATE = {"stale-view", "out-of-time", "not-due", "illegal-move", "match-over", "not-now"}
GONE = (OSError, EOFError, WebSocketException)
# How long nobody says anything before one looks again whether all is over.
QUIET = 0.3
FAST = m.Settings(pace=0.0, grace=None)


@dataclass(frozen=True)
class Plan:
    """A table to be played at: `people` are the seats of persons, the first of them opens it."""

    game: str
    seat_count: int
    people: tuple[int, ...]
    bots: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    settings: m.Settings = FAST
    watched: bool = False


@dataclass
class World:
    """What all share: where the server is, chance, and whether new matches may still begin."""

    url: str
    rng: random.Random
    is_up: asyncio.Event
    is_ending: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    # After so many acknowledgements more, `strike` is called on the spot: what was just heard must be safe.
    strike: Callable[[], None] = lambda: None
    strike_in: int = 0

    def acknowledged(self) -> None:
        """Somebody has just heard that a move is safe."""
        self.counts["acknowledged moves"] += 1
        self.strike_in -= 1
        if self.strike_in == 0:
            self.strike()


class Party:
    """Those who are at one table."""

    def __init__(self, world: World, plan: Plan, number: int) -> None:
        self.world, self.plan = world, plan
        self.opened: asyncio.Future[m.TableInfo] = asyncio.get_running_loop().create_future()
        label = f"table {number} ({plan.game})"
        self.people: list[Client] = [Player(self, f"{label}, seat {seat}", seat) for seat in plan.people]
        self.clients = self.people + ([Onlooker(self, f"{label}, spectator")] if plan.watched else [])

    @property
    def is_over(self) -> bool:
        """Whether no match runs and none will begin: all are there, and nobody waits for an answer."""
        return self.world.is_ending and all(
            client.is_in and not client.waiting and client.table.match and not client.table.running
            for client in self.clients
        )


class Client(ABC):
    """Somebody who is at a table for as long as it is played at."""

    def __init__(self, party: Party, label: str) -> None:
        self.party, self.world = party, party.world
        self.witness = Witness(label)
        self.is_in = False
        self.id = 0
        self.waiting: dict[int, m.AnyFromClient] = {}
        self.moves: dict[int, Sent] = {}

    @property
    def table(self) -> m.TableInfo:
        """The table as last told."""
        assert self.witness.table is not None
        return self.witness.table

    async def stay(self) -> None:
        """Is at the table until all is over; comes back as often as the server does."""
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
                    await self.be_there(socket)
                    return
            except GONE:
                self.cut_off()
                await asyncio.sleep(self.world.rng.uniform(0.0, 0.03))

    def cut_off(self) -> None:
        """The server is gone."""
        self.is_in = False
        opening = [message for message in self.waiting.values() if isinstance(message, m.Open)]
        self.world.counts["unanswered tables"] += len(opening)
        self.world.counts["unanswered moves"] += len(self.moves)
        self.waiting.clear()
        self.moves.clear()
        self.witness.cut_off()

    async def be_there(self, socket: ClientConnection) -> None:
        """Comes in, then hears and asks until all is over."""
        first, seen = await self.first_message()
        await self.send(socket, first)
        while not self.party.is_over:
            try:
                frame = await asyncio.wait_for(socket.recv(decode=False), QUIET)
            except TimeoutError:
                frame = None
            if frame is not None:
                self.hear(m.decode_to_client(frame), seen)
            if self.is_in and not self.waiting:
                for wish in self.wishes():
                    await asyncio.sleep(self.world.rng.choice((0.0, 0.0, 0.004, 0.02)))
                    await self.send(socket, wish)

    async def send(self, socket: ClientConnection, message: m.AnyFromClient) -> None:
        """Sends a message; what becomes of it is noted."""
        self.waiting[message.id] = message
        if isinstance(message, m.Play):
            sent = self.moves[message.id] = Sent(self.witness.match, message.turn, message.move)
            self.witness.sent.append(sent)
        await socket.send(m.encode(message).decode())

    def next_id(self) -> int:
        """A number for the next message."""
        self.id += 1
        return self.id

    def hear(self, message: m.AnyToClient, seen: int) -> None:
        """Takes what the server says."""
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
                self.witness.hear_table(message.table, message.seat)
            case m.Done():
                self.answered(message.id, is_done=True)
            case m.Error():
                asked = self.waiting.get(message.id or 0)
                if isinstance(asked, m.Play):
                    expect(message.code in TOO_LATE, "good moves are taken", self.witness.label, message)
                else:
                    # The host's rights may have passed on, or somebody else was quicker to start.
                    fine = isinstance(asked, m.Start) and message.code in {"not-allowed", "not-now"}
                    expect(fine, "what may be asked is done", self.witness.label, asked, message)
                self.answered(message.id or 0, is_done=False)
            case _:
                raise Broken(f"nobody asked for this: {self.witness.label}, {message}")

    def answered(self, id: int, is_done: bool) -> None:
        """Something was done or refused."""
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
        """How to come in, and how many events that says to have seen."""

    def wishes(self) -> list[m.AnyFromClient]:
        """What to ask for now."""
        return []


class Onlooker(Client):
    """A spectator, who has no token and is told everything each time."""

    async def first_message(self) -> tuple[m.AnyFromClient, int]:
        info = await asyncio.shield(self.party.opened)
        return m.Watch(id=self.next_id(), key=info.watch_key), 0


class Player(Client):
    """A person in a seat, who plays at random and now and then changes a choice."""

    def __init__(self, party: Party, label: str, seat: int) -> None:
        super().__init__(party, label)
        self.wanted = seat
        self.is_opener = seat == party.plan.people[0]
        self.chose_at: tuple[int, int] | None = None

    async def first_message(self) -> tuple[m.AnyFromClient, int]:
        witness, plan, number = self.witness, self.party.plan, self.next_id()
        if witness.token is not None:
            # Less than was seen, so that some events come again and can be compared.
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
        # Without a seat: if the answer is lost, whoever joined in vain must not hold one.
        return m.Join(id=number, code=info.code, name=f"P{self.wanted}"), 0

    def wishes(self) -> list[m.AnyFromClient]:
        if self.witness.seat is None:
            return [m.Sit(id=self.next_id(), seat=self.wanted)]
        if not self.table.running:
            is_full = all(seat.person or seat.bot for seat in self.table.seats)
            may = self.table.host == self.witness.person and is_full
            if may and (self.table.match == 0 or not self.world.is_ending):
                return [m.Start(id=self.next_id())]
            return []
        return self.moves_wished()

    def moves_wished(self) -> list[m.AnyFromClient]:
        """A move if one is due; perhaps another choice at once, or after the first was acknowledged."""
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
