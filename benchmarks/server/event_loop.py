"""The lag of the event loop while the bots of ten tables think.

Shown by the priority of the threads and by the interpreter's switch interval.

    python -m benchmarks.server.event_loop [SECONDS PER ROW]
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

import bordspil
from bordspil.bots import make_bot
from bordspil.bots.search import all_cores
from bordspil.core.rng import Rng
from bordspil.core.view import View
from bordspil.games import all_games
from bordspil.server.live.thinking import NICENESS, SWITCH_INTERVAL, Thinking

TABLES, EVERY, WORK, THINK = 10, 0.005, 0.001, 1.0
GOAL = 50.0
INTERVALS = (0.005, 0.002, 0.001, 0.0005)
Play = Callable[[int, Thinking], Coroutine[Any, Any, None]]


def views(name: str) -> Iterator[View]:
    """The views of seats that must choose, in one match after another."""
    game, rng = all_games()[name], Rng.from_seed(name)
    while True:
        state = game.setup(game.default_seat_count, rng=rng)
        while due := state.due():
            view = state.view(due[0])
            if len(view.legal_moves) > 1:
                yield view
            state.play(due[0], rng.choice(view.legal_moves), rng)


async def masters(number: int, thinking: Thinking) -> None:
    """A table with a master that never stops thinking."""
    game = list(all_games().values())[number % len(all_games())]
    bot, rng = make_bot("master", game), Rng.from_seed(number)
    for view in views(game.name):
        await thinking.choose(bot, view, rng, address=str(number), seconds=THINK)


async def short_ones(number: int, thinking: Thinking) -> None:
    """A table with the shortest searches and hints one after another: much to prepare, little to search."""
    game = list(all_games().values())[number % len(all_games())]
    bot, rng = make_bot("regular", game), Rng.from_seed(number)
    for view in views(game.name):
        await thinking.choose(bot, view, rng, address=str(number))
        await thinking.advise(game, view, rng, address=str(number), seconds=0.01)


async def lateness(seconds: float) -> list[float]:
    """How many milliseconds late each of many small tasks was."""
    late, due = [], time.perf_counter()
    end = due + seconds
    while due < end:
        # At random times, as messages come.
        due = max(due + EVERY * random.uniform(0.5, 1.5), time.perf_counter())
        await asyncio.sleep(due - time.perf_counter())
        began = time.thread_time()
        while time.thread_time() - began < WORK:
            pass
        late.append(1000 * (time.perf_counter() - due - WORK))
    return late


async def measured(seconds: float, play: Play | None, niceness: int) -> tuple[list[float], int]:
    """The lag, and how many searches finished."""
    thinking = Thinking(all_cores(), niceness=niceness)
    tasks = [asyncio.create_task(play(number, thinking)) for number in range(TABLES) if play]
    await asyncio.sleep(0.2)
    late = await lateness(seconds)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    thinking.close()
    return late, thinking.thoughts


def main() -> None:
    assert bordspil.is_compiled()
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.5
    figures = Table(
        "load",
        "niceness",
        "switch interval",
        "median",
        "p99",
        "max",
        "thoughts",
        box=None,
        pad_edge=False,
    )
    worst = 0.0
    rows: list[tuple[str, Play | None, int, float]] = [("nothing", None, 0, SWITCH_INTERVAL)]
    for name, play in (("masters think", masters), ("regulars and hints", short_ones)):
        rows += [(name, play, niceness, each) for niceness in (0, NICENESS) for each in INTERVALS]
    for name, each_table, niceness, interval in rows:
        sys.setswitchinterval(interval)
        late, thoughts = uvloop.run(measured(seconds, each_table, niceness))
        late.sort()
        p99 = late[len(late) * 99 // 100]
        if each_table and (niceness, interval) == (NICENESS, SWITCH_INTERVAL):
            worst = max(worst, p99)
        found = [f"{each:.2f} ms" for each in (late[len(late) // 2], p99, late[-1])]
        figures.add_row(name, str(niceness), f"{interval * 1000:g} ms", *found, str(thoughts))
    console = Console()
    console.print(figures)
    console.print(
        f"Lag of the event loop with a task of {WORK * 1000:g} ms about every {EVERY * 1000:g} ms.\n"
        f"{TABLES} tables, {all_cores()} threads; load average {os.getloadavg()[0]:.1f}"
    )
    if worst >= GOAL:
        sys.exit(f"p99 {worst:.1f} ms: not under {GOAL:g} ms")


if __name__ == "__main__":
    main()
