"""`make figures`: the cost of the built page in a real Chromium.

bytes     what a newcomer's first match of each game downloads, compressed, and what is cached for offline use
first     the first view on loopback with an empty cache
shift     layout shift during a whole match, by itself and just after a click
frames    frame times while hands are passed along, with software rendering

    python -m benchmarks.page.figures [STEP …]
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.table import Table as Grid

from bordspil.games import all_games
from bordspil.locales import LANGUAGES
from bordspil.server.http.pages import STATIC, compressed_words
from tests.browser.helpers.chromium import launch_args
from tests.browser.helpers.measurements import shifts, watch_bytes, watch_shifts, worst_shift
from tests.browser.helpers.person import DESKTOP, PHONE, Person, context_args
from tests.browser.helpers.playing import play, play_match
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

GAMES = {game.name: game.title for game in all_games().values()}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
MAX_BYTES, MAX_SECONDS, MAX_SHIFT = 200_000, 1.0, 0.01
VISITS, PASSES, FRAME = 5, 12, 1000 / 60
TIMES = {
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "all": "TaskDuration",
}
COUNTS = {"layouts": "LayoutCount", "style recalculations": "RecalcStyleCount"}
console = Console(highlight=False, width=140)

# Scripts that run before the page: when things become visible, and every frame while something moves.
FIRST = """
globalThis.first = {};
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) first[entry.name || 'largest'] = entry.startTime;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  first.largest = list.getEntries().at(-1).startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
const look = () => {
  if (document.querySelector('article button.primary')) first.pressable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
FRAMES = """
globalThis.frames_ = [];
globalThis.slow = [];
let last = 0;
const step = (now) => {
  const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
  if (last && isMoving) frames_.push(now - last);
  last = isMoving ? now : 0;
  requestAnimationFrame(step);
};
requestAnimationFrame(step);
new PerformanceObserver((list) => {
  for (const { duration, blockingDuration } of list.getEntries()) slow.push([duration, blockingDuration]);
}).observe({ type: 'long-animation-frame' });
"""


@dataclass(frozen=True)
class Row:
    """One figure; `good` is whether its goal is met, None if it has none."""

    what: str
    figure: str
    goal: str = ""
    good: bool | None = None

    def cells(self) -> list[str]:
        verdict = {None: "", True: "met", False: "MISSED"}[self.good]
        return [self.what, self.figure, self.goal, verdict]


@dataclass(frozen=True)
class Setup:
    """The browser and server a measurement uses."""

    browser: Browser
    server: ServerProcess

    @contextmanager
    def person(self, size: str, *, motion: bool = True) -> Iterator[Person]:
        """A newcomer whose browser cache is empty."""
        context = self.browser.new_context(**context_args(size=SIZES[size], motion=motion))
        someone = Person(context, self.server.url, "Anna", tempo="normal")
        yield someone
        someone.check()
        context.close()


def measure_bytes(setup: Setup) -> list[Row]:
    """What a first match downloads, and what is cached for offline use."""
    rows = []
    for title in GAMES.values():
        with setup.person("phone", motion=False) as someone:
            loaded = watch_bytes(someone)
            someone.play_now(title)
            play_match(someone, random.Random(1).choice, most=3)
            size = loaded.without_fonts
            parts = ", ".join(
                f"{kind} {size / 1000:.1f}" for kind, size in loaded.sizes.most_common() if kind != "fonts"
            )
            figure = f"{size / 1000:.1f} kB ({parts}); fonts {loaded.sizes['fonts'] / 1000:.1f}"
            rows.append(Row(f"first match of {title}", figure, "< 200 kB without fonts", size < MAX_BYTES))
    kept = [
        (file if file.suffix == ".gz" else Path(f"{file}.gz") if Path(f"{file}.gz").exists() else file)
        for file in STATIC.rglob("*")
        if file.is_file() and file.suffix not in (".woff", ".woff2", ".map", ".gz")
    ]
    words = sum(len(compressed_words(language).gzipped) for language in LANGUAGES)
    total = sum(file.stat().st_size for file in kept) + words
    what = f"{total / 1000:.1f} kB, {len(LANGUAGES)} languages, icons"
    rows.append(Row("everything cached for offline use", what))
    return rows


def measure_first(setup: Setup) -> list[Row]:
    """How soon the home page is painted and can be used."""
    rows = []
    for size in SIZES:
        seen: list[dict[str, float]] = []
        for _ in range(VISITS):
            with setup.person(size) as someone:
                someone.context.add_init_script(FIRST)
                someone.go()
                someone.wait(lambda: someone.page.evaluate("'pressable' in first"), "Play now")
                someone.page.wait_for_load_state("networkidle")
                seen.append(someone.page.evaluate("first"))
        for name, what in (
            ("first-contentful-paint", "first contentful paint"),
            ("largest", "largest contentful paint"),
            ("pressable", "Play now is clickable"),
        ):
            times = [each[name] / 1000 for each in seen]
            rows.append(
                Row(
                    f"{what}, {size}",
                    f"{median(times):.2f} s (of {VISITS} visits {min(times):.2f} to {max(times):.2f})",
                    "< 1 s",
                    median(times) < MAX_SECONDS,
                )
            )
    return rows


def measure_shift(setup: Setup) -> list[Row]:
    """The worst layout shift of a match of each game, and its causes."""
    rows = []
    for size in SIZES:
        for game, title in GAMES.items():
            console.print(f"… a match of {title}, {size}")
            with match_of(setup, game, size) as someone:
                moves = play_match(someone, random.Random(1).choice)
                found = shifts(someone)
            alone = worst_shift([shift for shift in found if not shift.is_expected])
            total = worst_shift(found)
            figure = f"{alone:.4f} by itself, {total:.4f} including after clicks, {moves} moves"
            rows.append(Row(f"{title}, {size}", figure, f"< {MAX_SHIFT} by itself", alone < MAX_SHIFT))
            for shift in sorted(found, key=lambda shift: (shift.is_expected, -shift.value))[:3]:
                how = "after a click" if shift.is_expected else "by itself"
                rows.append(Row(f"  {shift.value:.4f} {how}", ", ".join(shift.what)))
    return rows


@contextmanager
def match_of(setup: Setup, game: str, size: str, seats: int = 3, pace: float = 0.8) -> Iterator[Person]:
    """A person in a running match against bots that move at their usual pace."""
    bots = {str(seat): "family" for seat in range(1, seats)}
    with setup.person(size) as someone:
        with talk(setup.server.ws) as host:
            opened = host.ask(
                "open", game=game, name="Host", seat_count=seats, bots=bots, settings={"pace": pace}
            )
            watch_shifts(someone)
            someone.go(f"/t/{opened['table']['code']}")
            someone.button("page-join").click()
            expect(someone.page.get_by_role("main")).to_contain_text("Host")
            someone.wait(
                lambda: any(each.get("seat") == 0 for each in someone.received if each["type"] == "table"),
                "a seat",
            )
            assert host.ask("start")["type"] == "done"
        expect(someone.board.get_by_role("button").first).to_be_visible()
        # Shifts while joining the table don't count.
        someone.page.evaluate("shifts.length = 0")
        yield someone


def measure_frames(setup: Setup) -> list[Row]:
    """Frame times and main-thread work while hands are passed."""
    rows = []
    for size in SIZES:
        console.print(f"… {PASSES} passes of hands, {size}")
        with setup.person(size) as someone:
            someone.context.add_init_script(FRAMES)
            session = someone.context.new_cdp_session(someone.page)
            session.send("Performance.enable")
            someone.play_now(GAMES["sushi-go"])
            costs: list[dict[str, float]] = []
            frames: list[float] = []
            while len(costs) < PASSES:
                assert someone.view is not None
                before, round_ = cost(session), someone.view["round"]
                someone.page.evaluate("frames_.length = 0")
                play(someone, someone.view["legal_moves"][0])
                someone.page.wait_for_function("() => document.getAnimations().length === 0", polling=100)
                if someone.view["round"] != round_:
                    continue
                frames += someone.page.evaluate("frames_")
                after = cost(session)
                costs.append({name: after[name] - before[name] for name in after})
            slow = someone.page.evaluate("slow")
        over20, over50 = (sum(frame > most for frame in frames) for most in (20, 50))
        figure = (
            f"{len(costs)} passes, {len(frames)} frames, mean {sum(frames) / len(frames):.1f} ms, "
            f"{over20} over 20 ms, {over50} over 50 ms"
        )
        is_smooth = over50 == 0 and over20 <= len(frames) / 20
        goal = "60 per second: none over 50 ms, at most 1 in 20 over 20 ms" if size == "desktop" else ""
        rows.append(Row(f"passing, {size}", figure, goal, is_smooth if goal else None))
        each = {name: sum(cost[name] for cost in costs) / len(costs) for name in costs[0]}
        spent = ", ".join(f"{name} {1000 * each[name]:.1f} ms" for name in TIMES)
        counted = ", ".join(f"{each[name]:.0f} {name}" for name in COUNTS)
        rows.append(Row("  main thread, per pass", f"{spent}; {counted}"))
        rows.append(Row("  long animation frames", f"{len(slow)} over 50 ms"))
    return rows


def cost(session: Any) -> dict[str, float]:
    """Seconds the main thread has spent so far, and how often it did the expensive things."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[key] for name, key in {**TIMES, **COUNTS}.items()}


STEPS: dict[str, tuple[str, Callable[[Setup], list[Row]]]] = {
    "bytes": ("Bytes transferred, compressed", measure_bytes),
    "first": ("First view on loopback, empty cache", measure_first),
    "shift": ("Layout shift during a whole match (PerformanceObserver)", measure_shift),
    "frames": ("Frames while hands are passed (software rendering, no GPU)", measure_frames),
}


def main(wanted: list[str]) -> int:
    missed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(f"sqlite:///{folder}/b.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args())
        for name in wanted or STEPS:
            title, measure = STEPS[name]
            rows = measure(Setup(browser, server))
            grid = Grid(title, "", "goal", "", box=None, pad_edge=False, title_justify="left")
            for row in rows:
                grid.add_row(*row.cells())
            console.print(grid, "")
            missed += sum(row.good is False for row in rows)
        console.print(f"chromium {browser.version}, load average {os.getloadavg()[0]:.1f}")
        browser.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
