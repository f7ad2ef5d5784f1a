"""`make crash`: a server under load is killed (`kill -9`) at random moments, again and again.

    python -m tests.server.crashes [--sqlite 200] [--postgresql 50] [--seed 1]

People and bots play all games over real sockets and come back after each restart. Whatever anybody was ever
told or had acknowledged is then compared with the journals (crash_truth.py), and all records must verify.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx

from bordspil.server.store import Store
from bordspil.wire.messages import Settings
from tests.postgres import running_postgres
from tests.server.crash_players import Party, Plan, World
from tests.server.crash_truth import check_table
from tests.server.crash_witness import Broken, expect

PATIENCE = 60.0
# A kill that waits for somebody's move waits no longer than this.
LONGEST_WAIT = 2.0
NEST = str(Path(__file__).with_name("nest.py"))
# How a server says where it is.
HERE = "Bordspil is ready"
# Nothing here is about limits and overload, which have tests of their own.
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
    """A server as a process of its own, on one port and one database through all its lives."""

    def __init__(self, database: str, folder: Path, is_up: asyncio.Event) -> None:
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.settings = SETTINGS | {"port": self.port, "database": database}
        self.is_up = is_up
        self.is_struck = asyncio.Event()
        self.start_seconds: list[float] = []
        self.pid: int | None = None

    async def prepare(self) -> None:
        """Has everything loaded that servers are made of."""
        with self.log.open("wb") as log:
            self.nest = await asyncio.create_subprocess_exec(
                sys.executable, NEST, stdin=PIPE, stdout=PIPE, stderr=log, start_new_session=True
            )
        await self.said("nest: ready")

    async def said(self, *beginnings: str) -> str:
        """The next line that begins so; whatever else is said is passed over."""
        assert self.nest.stdout is not None
        while line := (await asyncio.wait_for(self.nest.stdout.readline(), PATIENCE)).decode():
            if line.startswith(beginnings):
                return line.strip()
        raise Broken(f"nobody said {beginnings}: {self.log.read_text()[-2000:]}")

    async def spawn(self) -> None:
        """Starts the process, which will get ready in its own time."""
        assert self.nest.stdin is not None
        self.nest.stdin.write(json.dumps(self.settings).encode() + b"\n")
        self.pid = int((await self.said("nest: began")).split()[-1])

    async def start(self) -> None:
        """Starts the server and waits until it says where it is."""
        began = time.monotonic()
        await self.spawn()
        line = await self.said(HERE, "nest: ended")
        expect(line.startswith(HERE), "a killed server starts again", line, self.log.read_text()[-2000:])
        self.start_seconds.append(time.monotonic() - began)
        self.is_up.set()

    def strike(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Sends a signal, `kill -9` unless told otherwise."""
        if self.pid is not None:
            self.is_up.clear()
            os.kill(self.pid, how)
            self.pid = None
            self.is_struck.set()

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Sends a signal, if that has not been done, and gives the exit status of the process."""
        self.strike(how)
        self.is_struck.clear()
        return int((await self.said("nest: ended")).split()[-1])

    async def clear_away(self) -> None:
        """Leaves no process behind, whatever was under way."""
        os.killpg(self.nest.pid, signal.SIGKILL)
        await self.nest.communicate()

    def complaints(self) -> list[str]:
        """What the server logged that should never happen."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] != "warning"]


async def kill_again_and_again(victim: Victim, world: World, kills: int, say: Callable[[str], None]) -> None:
    """Kills the server at random moments: any, or just when a move was acknowledged, or while it starts."""
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
            world.strike_in = rng.randint(1, 100)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(victim.is_struck.wait(), LONGEST_WAIT)
            world.strike_in = 0
        await victim.end()
        await victim.start()
        say(f"{number} of {kills} kills, {victim.start_seconds[-1]:.1f} s to start")


async def fetched(port: int, parties: Sequence[Party]) -> dict[str, str]:
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
    """Compares all that was told and acknowledged with what is stored; gives what was counted."""
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
        expect(len(found) == 1, "no table is lost, none is there twice", found)
        witnesses = [client.witness for client in party.clients]
        counts += check_table(stored[found[0]], witnesses, records)
        counts["views told"] += sum(len(witness.told) for witness in witnesses)
        counts["events told"] += sum(len(known) for witness in witnesses for known in witness.events.values())
        counts["returns"] += sum(witness.returns for witness in witnesses)
    # A table may have been stored whose opener never heard of it.
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
    say: Callable[[str], None] = lambda line: None,
) -> Counter[str]:
    """Plays while the server is killed, then to the end; raises Broken where a promise was not kept."""
    is_up = asyncio.Event()
    victim = Victim(database, folder, is_up)
    world = World(f"ws://127.0.0.1:{victim.port}/ws", random.Random(seed), is_up)
    world.strike = victim.strike
    parties = [Party(world, plan, number) for number, plan in enumerate(plans, 1)]
    await victim.prepare()
    try:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            await victim.start()
            for client in [client for party in parties for client in party.clients]:
                group.create_task(client.stay())
            await kill_again_and_again(victim, world, kills, say)
            world.is_ending = True
        records = await fetched(victim.port, parties)
        status = await victim.end(signal.SIGTERM)
        expect(status == 0, "an orderly end", status)
    finally:
        await victim.clear_away()
    counts = compare(database, parties, records, world.counts)
    expect(not victim.complaints(), "the server has nothing to complain of", *victim.complaints()[:5])
    counts["kills"] = kills
    say(f"starting took {statistics.median(victim.start_seconds):.2f} s (median)")
    return counts


def report(kind: str, counts: Counter[str], seconds: float) -> None:
    """Prints what was done and compared."""
    print(f"\n{kind}: every promise kept, in {seconds:.0f} s")
    for name, count in sorted(counts.items()):
        print(f"  {count:>8}  {name}")


def main() -> None:
    """Runs the whole of it on both databases."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sqlite", type=int, default=200)
    parser.add_argument("--postgresql", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        for kind, kills in (("SQLite", given.sqlite), ("PostgreSQL", given.postgresql)):
            if not kills:
                continue
            place = Path(folder) / kind
            place.mkdir()
            database = (
                f"sqlite:///{place / 'bordspil.db'}"
                if kind == "SQLite"
                else stack.enter_context(running_postgres()).fresh_url()
            )
            began = time.monotonic()
            counts = asyncio.run(
                crash(
                    database,
                    place,
                    kills=kills,
                    seed=given.seed,
                    seconds=120 + 10 * kills,
                    say=lambda line, kind=kind: print(f"\r{kind}: {line}   ", end="", flush=True),  # type: ignore[misc]
                )
            )
            report(kind, counts, time.monotonic() - began)


if __name__ == "__main__":
    main()
