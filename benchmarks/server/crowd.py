"""Tables full of people, bots and spectators for the load benchmark, and what it measures there.

The latency of a move runs from sending it until the last socket of its table has seen it.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from benchmarks.server.light_client import Client, Message, connected

LAG_EVERY = 0.02
OPENING_AT_ONCE = 16
# About the number of turns in a match.
TURNS = 24
# Seconds between moves while a match is only being advanced, and at how many tables at once.
FAST_INTERVAL = 0.15
ADVANCING_AT_ONCE = 80


@dataclass
class Figures:
    """What was measured; times in milliseconds."""

    offered: int = 0
    waited: int = 0
    seen: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    refusals: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    unseen: int = 0
    closed: int = 0


@dataclass
class PendingMove:
    """A move on its way: when it was sent, and which sockets haven't seen it yet."""

    id: int
    sent: float
    seat: int
    match: int
    turn: int
    unseen_by: set[Client]

    def is_seen_by(self, client: Client) -> bool:
        """Whether a client's view contains the move."""
        now, then = (client.match, client.turn), (self.match, self.turn)
        return now > then or (now == then and (self.seat not in client.due or client.is_over))


class Table:
    """A table with its sockets: players and spectators."""

    def __init__(self, code: str, watch_key: str, token: str, host: Client) -> None:
        self.code, self.watch_key = code, watch_key
        # The host's token, to open more sockets for the same seat.
        self.token = token
        self.people: list[Client] = []
        self.clients: list[Client] = []
        self.figures = Figures()
        self.pending: list[PendingMove] = []
        self.timers: list[asyncio.TimerHandle] = []
        # The last match after which a rematch was requested.
        self.rematch_after = -1
        self.add([host], [])

    def add(self, people: list[Client], spectators: list[Client]) -> None:
        """Add sockets, in the order of their seats."""
        self.people += people
        self.clients += people + spectators
        for client in people + spectators:
            client.on_update = self.updated
            client.on_answer = self.answered

    def begin(self, interval: float, figures: Figures) -> None:
        """Let everyone move once per interval, at random times in it."""
        self.stop()
        self.figures = figures
        loop = asyncio.get_running_loop()
        for seat in range(len(self.people)):
            at = loop.time() + random.uniform(0, interval)
            self.timers.append(loop.call_at(at, self.tick, seat, at, interval))

    def stop(self) -> None:
        """Stop all moves."""
        for timer in self.timers:
            timer.cancel()
        self.timers = []

    def tick(self, seat: int, at: float, interval: float) -> None:
        """Move if the person is due; start a rematch if the match is over."""
        at += interval
        self.timers[seat] = asyncio.get_running_loop().call_at(at, self.tick, seat, at, interval)
        client = self.people[seat]
        if client.closed.done():
            return
        if client.is_over:
            if seat == 0 and self.rematch_after != client.match:
                self.rematch_after = client.match
                client.send("start")
            return
        self.figures.offered += 1
        mine = any(move.seat == seat for move in self.pending)
        if mine or seat not in client.due or not client.legal_moves:
            self.figures.waited += 1
            return
        sent = time.perf_counter()
        chosen = random.choice(client.legal_moves)
        number = client.send("play", move=chosen, turn=client.turn)
        self.pending.append(PendingMove(number, sent, seat, client.match, client.turn, set(self.clients)))

    def updated(self, client: Client) -> None:
        """Note which moves a socket's new view contains."""
        for move in self.pending[:]:
            if client in move.unseen_by and move.is_seen_by(client):
                move.unseen_by.discard(client)
                if not move.unseen_by:
                    self.pending.remove(move)
                    self.figures.seen.append(1000 * (time.perf_counter() - move.sent))

    def answered(self, client: Client, message: Message) -> None:
        if message.type != "error":
            return
        self.figures.refused[message.code] += 1
        self.rematch_after = -1
        for move in self.pending[:]:
            if move.id == message.id and self.people[move.seat] is client:
                self.pending.remove(move)
                self.figures.refusals.append(1000 * (time.perf_counter() - move.sent))


async def watch_lag(figures: Callable[[], Figures]) -> None:
    """Keep measuring how late this process itself is."""
    while True:
        due = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        figures().lags.append(1000 * max(0.0, time.perf_counter() - due))


async def play(tables: list[Table], seconds: float, interval: float, warm_up: float = 1.0) -> Figures:
    """Let everyone at these tables move once per interval, and measure."""
    warming, figures = Figures(), Figures()
    current = warming
    lag = asyncio.create_task(watch_lag(lambda: current))
    for table in tables:
        table.begin(interval, warming)
    await asyncio.sleep(warm_up)
    current = figures
    for table in tables:
        table.figures = figures
    await asyncio.sleep(seconds)
    for table in tables:
        table.stop()
    lag.cancel()
    return figures


async def settle(tables: list[Table], seconds: float = 5.0) -> int:
    """Wait until every move has been seen; return how many have not."""
    end = time.perf_counter() + seconds
    while any(table.pending for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    lost = sum(len(table.pending) for table in tables)
    for table in tables:
        table.pending.clear()
    return lost


# Opening tables.


async def run_each(tasks: Sequence[Callable[[], Awaitable[None]]], at_once: int = OPENING_AT_ONCE) -> None:
    """Run some tasks with limited concurrency."""
    left = list(tasks)[::-1]

    async def work() -> None:
        while left:
            await left.pop()()

    await asyncio.gather(*[work() for _ in range(at_once)])


async def open_table(port: int, game: str, seat_count: int, bots: dict[str, str]) -> Table:
    """Open a table; its host takes the first seat unless a bot has it."""
    # From a random loopback address, because rate limits are per address.
    address = f"127.0.{random.randrange(1, 250)}.{random.randrange(1, 250)}"
    host = await connected(port, address)
    seat = None if "0" in bots else 0
    answer = await host.ask(
        "open", game=game, name="Anna", seat_count=seat_count, seat=seat, bots=bots, settings={"pace": 0}
    )
    assert answer.table is not None
    assert answer.token is not None
    return Table(answer.table.code, answer.table.watch_key, answer.token, host)


async def fill(table: Table, port: int) -> None:
    """Let in a second person and two spectators."""
    guest, first, second = [await connected(port) for _ in range(3)]
    await guest.ask("join", code=table.code, name="Jón", seat=1)
    await first.ask("watch", key=table.watch_key)
    await second.ask("watch", key=table.watch_key)
    table.add([guest], [first, second])


async def scatter(tables: list[Table]) -> None:
    """Advance the tables to different points of their matches, so that they don't all end together."""
    await run_each([lambda table=table: play_some(table) for table in tables], ADVANCING_AT_ONCE)  # type: ignore[misc]
    await settle(tables)


async def play_some(table: Table) -> None:
    """Play a random number of turns."""
    goal = random.randrange(TURNS)
    host = table.people[0]
    table.begin(FAST_INTERVAL, Figures())
    while host.turn < goal and not (host.is_over or host.closed.done()):
        await asyncio.sleep(FAST_INTERVAL)
    table.stop()


async def ping(client: Client, every: float, figures: Callable[[], Figures]) -> None:
    """Keep sending pings and measure how long each takes."""

    async def once() -> None:
        sent = time.perf_counter()
        await client.ask("ping")
        figures().seen.append(1000 * (time.perf_counter() - sent))

    due, asking = time.perf_counter(), set()
    while True:
        due += every
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        asking.add(task := asyncio.create_task(once()))
        task.add_done_callback(asking.discard)
