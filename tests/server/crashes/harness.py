"""Kill a server under load (`kill -9`) at random moments, again and again.

People and bots play all games over real sockets and come back after each restart. Everything anyone was ever
sent or had acknowledged is then compared with the journals (journal_check.py), and all records must verify.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx

from bordspil.server.store.store import Store
from bordspil.wire.messages import Settings
from tests.server.crashes.journal_check import check_table
from tests.server.crashes.players import Party, Plan, World
from tests.server.crashes.witness import Broken, expect
from tests.server.forked_process import FORK_SERVER
from tests.server.server_process import flags, server_environment

PATIENCE = 60.0
# How long a kill waits for someone's move.
LONGEST_WAIT = 2.0
# How a server reports that it is ready.
READY = "Bordspil is ready"
# Limits and overload have their own tests.
SETTINGS: dict[str, object] = {
    "max_tables_per_address": 1000,
    "messages_per_second": 100_000,
    "burst": 100_000,
    "busy_lag": 50,
    "overload_lag": 60,
    "master_seconds": 0.05,
    "log_format": "json",
    "log_level": "warning",
}
BY_THE_CLOCK = Settings(pace=0.0, grace=None, seconds_per_move=0.3, memory_aid=False)
IMPATIENT = Settings(pace=0.0, grace=0.05, stand_in="first-time")

PLANS = [
    Plan("sushi-go", 4, (0, 1, 2), {"3": "family"}, watched=True),
    Plan("sequence", 2, (0, 1), watched=True),
    Plan("sushi-roll", 3, (0, 1), {"2": "family"}, watched=True),
    Plan("sushi-go", 4, (0, 1, 2, 3), settings=BY_THE_CLOCK),
    Plan("sushi-go", 3, (0, 1, 2), settings=IMPATIENT),
    Plan("sequence", 4, (0, 2), {"1": "family", "3": "first-time"}, {"draw_yourself": True}),
    Plan("sushi-go", 2, (0, 1), options={"invisible": True}),
    Plan("sushi-go", 3, (0, 1), {"2": "regular"}),
    Plan("sushi-go", 5, (1, 3), {"0": "uniform", "2": "family", "4": "greedy"}, {"both_ways": True}),
    Plan("sushi-roll", 2, (0, 1), settings=BY_THE_CLOCK),
    Plan("sushi-roll", 4, (2,), {"0": "family", "1": "uniform", "3": "family"}),
    Plan("sequence", 3, (0, 1), {"2": "regular"}, settings=IMPATIENT),
]


class Victim:
    """A server process, on the same port and database through all its restarts."""

    def __init__(self, database: str, folder: Path, is_up: asyncio.Event) -> None:
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.settings = SETTINGS | {"port": self.port, "database": database}
        self.is_up = is_up
        self.was_killed = asyncio.Event()
        self.start_seconds: list[float] = []
        self.pid: int | None = None

    async def prepare(self) -> None:
        """Start the fork server, which loads everything that servers need."""
        with self.log.open("wb") as log:
            self.fork_server = await asyncio.create_subprocess_exec(
                sys.executable,
                FORK_SERVER,
                stdin=PIPE,
                stdout=PIPE,
                stderr=log,
                env=server_environment(),
                start_new_session=True,
            )
        await self.wait_for_line("fork-server: ready")

    async def wait_for_line(self, *beginnings: str) -> str:
        """Skip lines up to one that begins like this, and return that."""
        assert self.fork_server.stdout is not None
        while line := (await asyncio.wait_for(self.fork_server.stdout.readline(), PATIENCE)).decode():
            if line.startswith(beginnings):
                return line.strip()
        raise Broken(f"no line begins with {beginnings}: {self.log.read_text()[-2000:]}")

    async def spawn(self) -> None:
        """Start the process without waiting until it is ready."""
        assert self.fork_server.stdin is not None
        self.fork_server.stdin.write(json.dumps({"arguments": flags(self.settings)}).encode() + b"\n")
        self.pid = int((await self.wait_for_line("fork-server: began")).split()[-1])

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        began = time.monotonic()
        await self.spawn()
        line = await self.wait_for_line(READY, "fork-server: ended")
        expect(line.startswith(READY), "a killed server starts again", line, self.log.read_text()[-2000:])
        self.start_seconds.append(time.monotonic() - began)
        self.is_up.set()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Send a signal, `kill -9` by default."""
        if self.pid is not None:
            self.is_up.clear()
            os.kill(self.pid, how)
            self.pid = None
            self.was_killed.set()

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Send a signal, unless that was already done; return the exit status."""
        self.kill(how)
        self.was_killed.clear()
        return int((await self.wait_for_line("fork-server: ended")).split()[-1])

    async def clean_up(self) -> None:
        """Leave no process behind."""
        os.killpg(self.fork_server.pid, signal.SIGKILL)
        await self.fork_server.communicate()

    def complaints(self) -> list[str]:
        """What the server logged that should never happen."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] != "warning"]


async def kill_repeatedly(victim: Victim, world: World, kills: int, report: Callable[[str], None]) -> None:
    """Kill the server at random: at any time, just after a move was acknowledged, or while it starts."""
    rng = world.rng
    for number in range(1, kills + 1):
        moment = rng.choice(("at any time", "at an acknowledgement", "at an acknowledgement"))
        if number > 1 and rng.random() < 0.1:
            moment = "while starting"
        world.counts[f"kills {moment}"] += 1
        if moment == "while starting":
            await victim.end()
            await victim.spawn()
            await asyncio.sleep(rng.uniform(0.3, 1.1) * victim.start_seconds[-1])
        elif moment == "at any time":
            await asyncio.sleep(rng.uniform(0.05, 0.6))
        else:
            world.kill_in = rng.randint(1, 100)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(victim.was_killed.wait(), LONGEST_WAIT)
            world.kill_in = 0
        await victim.end()
        await victim.start()
        report(f"{number} of {kills} kills, {victim.start_seconds[-1]:.1f} s to start")


async def fetch_records(port: int, parties: Sequence[Party]) -> dict[str, str]:
    """The records of all finished matches, over HTTP."""
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False
    ) as http:
        records = {}
        for name in [name for party in parties for name in party.people[0].witness.records]:
            answer = await http.get(f"/api/records/{name}")
            expect(answer.status_code == 200, "records can be fetched", answer.status_code)
            records[name] = answer.text
    return records


def compare(
    database: str, parties: Sequence[Party], records: dict[str, str], counts: Counter[str]
) -> Counter[str]:
    """Compare everything sent and acknowledged with what is stored; return counts."""
    store = Store.opened(database)
    try:
        stored = {e.table_id: e for e in store.tables()}
    finally:
        store.close()
    by_code: dict[str, list[str]] = {}
    for table in stored.values():
        by_code.setdefault(json.loads(table.entries[0])["code"], []).append(table.table_id)
    counts = Counter(counts)
    for party in parties:
        found = by_code.pop(party.people[0].table.code, [])
        expect(len(found) == 1, "no table is lost or duplicated", found)
        witnesses = [client.witness for client in party.clients]
        counts += check_table(stored[found[0]], witnesses, records)
        counts["views told"] += sum(len(witness.views) for witness in witnesses)
        counts["events told"] += sum(len(known) for witness in witnesses for known in witness.events.values())
        counts["returns"] += sum(witness.returns for witness in witnesses)
    # A table may be stored although its opener never got an answer.
    expect(len(by_code) <= counts["unanswered tables"], "nobody else opened tables", len(by_code))
    return counts


async def crash(
    database: str,
    folder: Path,
    *,
    kills: int,
    plans: Sequence[Plan] = PLANS,
    seed: int = 1,
    seconds: float = 60.0,
    report: Callable[[str], None] = lambda line: None,
) -> Counter[str]:
    """Play while the server is killed, then to the end; raises Broken if a promise wasn't kept."""
    is_up = asyncio.Event()
    victim = Victim(database, folder, is_up)
    world = World(f"ws://127.0.0.1:{victim.port}/ws", random.Random(seed), is_up)
    world.kill = victim.kill
    parties = [Party(world, plan, number) for number, plan in enumerate(plans, 1)]
    await victim.prepare()
    try:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            await victim.start()
            for client in [client for party in parties for client in party.clients]:
                group.create_task(client.stay())
            await kill_repeatedly(victim, world, kills, report)
            world.is_ending = True
        records = await fetch_records(victim.port, parties)
        status = await victim.end(signal.SIGTERM)
        expect(status == 0, "a clean shutdown", status)
    finally:
        await victim.clean_up()
    counts = compare(database, parties, records, world.counts)
    expect(not victim.complaints(), "the server logs no errors", *victim.complaints()[:5])
    counts["kills"] = kills
    report(f"starting took {statistics.median(victim.start_seconds):.2f} s (median)")
    return counts
