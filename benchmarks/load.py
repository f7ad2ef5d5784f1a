"""How much one core carries: 500 tables with 2,000 sockets, then twice and four times as much, and worse.

Every table has two people, two `family` bots and two who look on. The server has a core of its own, the
clients have another. A move is measured from the moment it is sent until the last socket of its table has
seen it.

    python benchmarks/load.py [--tables N] [--short] [STEP …]      steps: load, mix, slow, masters
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import uvloop
from crowd import Figures, Table, each, fill, opened_table, play, settle
from light_client import Client, connected
from rich.console import Console
from rich.table import Table as Grid
from server_process import OTHER_CORES, SERVER_CORES, ServerProcess, running_server

import bordspil

GOAL = 50.0
INTERVAL = 2.0
BOTS = {"2": "family", "3": "family"}
GAMES = ("sushi-go", "sushi-roll", "sequence")
console = Console(highlight=False, width=140)


@dataclass(frozen=True)
class Plan:
    """How large and how long: seconds are those of one measurement."""

    tables: int = 500
    seconds: float = 12.0


@dataclass
class Row:
    """One measurement: what the clients saw, and what the server needed for it."""

    name: str
    figures: Figures
    seconds: float
    cpu: float
    memory: int

    @property
    def p99(self) -> float:
        return part(self.figures.seen, 0.99)

    def cells(self) -> list[str]:
        seen, lags = self.figures.seen, self.figures.lags
        moves = len(seen)
        refused = ", ".join(f"{count} {code}" for code, count in self.figures.refused.most_common())
        return [
            self.name,
            f"{moves / self.seconds:.0f}/s",
            *[f"{part(seen, share):.1f}" for share in (0.5, 0.99, 1.0)],
            refused or "–",
            f"{part(self.figures.refusals, 0.99):.0f}" if self.figures.refusals else "–",
            str(self.figures.unseen),
            str(self.figures.closed),
            f"{100 * self.cpu / self.seconds:.0f} %",
            f"{1000 * self.cpu / moves:.2f}" if moves else "–",
            f"{self.memory / 2**20:.0f}",
            f"{part(lags, 0.99):.1f}",
            f"{os.getloadavg()[0]:.1f}",
        ]


HEADINGS = (
    "", "moves", "p50 ms", "p99", "max", "refused", "p99 of it", "unseen", "closed", "server's CPU",
    "ms a move", "MiB", "own lag p99", "load",
)  # fmt: skip


def part(values: list[float], share: float) -> float:
    """The value below which so large a share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def show(rows: list[Row]) -> None:
    grid = Grid(*HEADINGS, box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*row.cells())
    console.print(grid)


async def measured(
    name: str, server: ServerProcess, tables: list[Table], seconds: float, interval: float
) -> Row:
    """Lets everyone move once in an interval for some time."""
    console.print(f"… {name}: {seconds:g} s")
    clients = [client for table in tables for client in table.clients]
    open_before = sum(not client.closed.done() for client in clients)
    began, cpu = time.perf_counter(), server.cpu()
    figures = await play(tables, seconds, interval)
    took, cpu = time.perf_counter() - began, server.cpu() - cpu
    memory = server.memory()
    figures.unseen = await settle(tables)
    figures.closed = open_before - sum(not client.closed.done() for client in clients)
    # The CPU was counted from the warm-up on.
    return Row(name, figures, seconds, cpu * seconds / took, memory)


async def full_tables(server: ServerProcess, count: int, games: tuple[str, ...]) -> list[Table]:
    """Tables with a running match; says what they and their sockets cost in memory."""
    tables: list[Table] = []

    async def open_one(number: int) -> None:
        tables.append(await opened_table(server.port, games[number % len(games)], BOTS))

    async def start(table: Table) -> None:
        await table.people[0].ask("start")

    began, sizes = time.perf_counter(), [server.memory()]
    await each([lambda number=number: open_one(number) for number in range(count)])  # type: ignore[misc]
    sizes.append(server.memory())
    await each([lambda table=table: fill(table, server.port) for table in tables])  # type: ignore[misc]
    sizes.append(server.memory())
    await each([lambda table=table: start(table) for table in tables])  # type: ignore[misc]
    sizes.append(server.memory())
    with_host, with_all, in_match = [(b - a) / count / 1024 for a, b in zip(sizes, sizes[1:], strict=False)]
    a_socket = with_all / 3
    console.print(
        f"{count} tables with {4 * count} sockets opened in {time.perf_counter() - began:.1f} s; memory of the "
        f"server: {sizes[0] / 2**20:.0f} MiB alone, {sizes[-1] / 2**20:.0f} MiB with all.\n"
        f"A socket takes {a_socket:.1f} KiB, an idle table {with_host - a_socket:.1f} KiB, "
        f"a match at its start {in_match:.1f} KiB."
    )
    return tables


# Steps.


async def load(plan: Plan) -> list[Row]:
    """The load that must be carried, and more than that."""
    with running_server() as server:
        tables = await full_tables(server, plan.tables, GAMES[:1])
        rows = []
        for name, interval in (
            ("a move every 2 s", INTERVAL),
            ("every second", INTERVAL / 2),
            ("every half second", INTERVAL / 4),
            ("every 2 s again", INTERVAL),
        ):
            rows.append(await measured(name, server, tables, plan.seconds, interval))
        show(rows)
        return rows[:1]


async def mix(plan: Plan) -> list[Row]:
    """All games at once."""
    with running_server() as server:
        tables = await full_tables(server, plan.tables, GAMES)
        rows = [await measured("all three games", server, tables, plan.seconds, INTERVAL)]
        show(rows)
        return rows


STEPS: dict[str, Callable[[Plan], Awaitable[list[Row]]]] = {"load": load, "mix": mix}


def main() -> None:
    assert bordspil.is_compiled(), "the rules are not compiled: make .venv/built"
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=12.0, help="of each measurement")
    parser.add_argument("steps", nargs="*", default=list(STEPS), help=" ".join(STEPS))
    asked = parser.parse_args()
    if SERVER_CORES == OTHER_CORES:
        console.print("There is one core only: clients and server share it, so the figures are too high.")
    for step in asked.steps:
        console.print(f"\n[bold]{step}[/bold]: {STEPS[step].__doc__}")
        os.sched_setaffinity(0, OTHER_CORES)
        rows = uvloop.run(STEPS[step](Plan(asked.tables, asked.seconds)))


if __name__ == "__main__":
    main()
