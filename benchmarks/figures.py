"""What the page costs, measured in a real chromium on the built page: `make figures`.

bytes     what a newcomer's first match of each game loads, compressed; what is kept for later beside it
first     the first view on loopback with nothing in the cache
shift     how much of the layout moves during a whole match, by itself and just after a click
frames    how long frames are while hands are passed along, with chromium drawing in software

    python benchmarks/figures.py [STEP …]
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

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bordspil.locales import LANGUAGES  # noqa: E402
from bordspil.server.page_words import page_words  # noqa: E402
from bordspil.server.pages import STATIC  # noqa: E402
from tests.browser.chromium import launch_args  # noqa: E402
from tests.browser.person import DESKTOP, PHONE, Person, context_args  # noqa: E402
from tests.browser.playing import play, play_match  # noqa: E402
from tests.browser.watching import shifts, watch_bytes, watch_shifts, worst_shift  # noqa: E402
from tests.server.serving import Serving, serve  # noqa: E402
from tests.server.talking import talk  # noqa: E402

GAMES = {"sushi-go": "Sushi Go!", "sushi-roll": "Sushi Roll", "sequence": "Sequence"}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
MOST_BYTES, MOST_SECONDS, MOST_SHIFT = 200_000, 1.0, 0.01
VISITS, PASSES, FRAME = 5, 12, 1000 / 60
TIMES = {
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "all": "TaskDuration",
}
COUNTS = {"layouts": "LayoutCount", "styles worked out": "RecalcStyleCount"}
console = Console(highlight=False, width=140)

# Run before the page: when things came to be seen, and each frame while something moves.
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
    """One figure; `good` is whether its goal is met, None where there is none."""

    what: str
    figure: str
    goal: str = ""
    good: bool | None = None

    def cells(self) -> list[str]:
        verdict = {None: "", True: "met", False: "MISSED"}[self.good]
        return [self.what, self.figure, self.goal, verdict]


@dataclass(frozen=True)
class Desk:
    """What a measurement needs."""

    browser: Browser
    server: Serving

    @contextmanager
    def person(self, size: str, *, motion: bool = True) -> Iterator[Person]:
        """A newcomer whose browser has nothing in its cache."""
        context = self.browser.new_context(**context_args(size=SIZES[size], motion=motion))
        someone = Person(context, self.server.url, "Anna")
        yield someone
        someone.check()
        context.close()


def measure_bytes(desk: Desk) -> list[Row]:
    rows = []
    for title in GAMES.values():
        with desk.person("phone", motion=False) as someone:
            loaded = watch_bytes(someone)
            someone.play_now(title)
            play_match(someone, random.Random(1).choice, most=3)
            size = loaded.without_fonts
            parts = ", ".join(
                f"{kind} {size / 1000:.1f}" for kind, size in loaded.sizes.most_common() if kind != "fonts"
            )
            figure = f"{size / 1000:.1f} kB ({parts}); fonts {loaded.sizes['fonts'] / 1000:.1f}"
            rows.append(Row(f"first match of {title}", figure, "< 200 kB without fonts", size < MOST_BYTES))
    kept = [
        (file if file.suffix == ".gz" else Path(f"{file}.gz") if Path(f"{file}.gz").exists() else file)
        for file in STATIC.rglob("*")
        if file.is_file() and file.suffix not in (".woff", ".woff2", ".map", ".gz")
    ]
    words = sum(len(page_words(language).pressed.small) for language in LANGUAGES)
    total = sum(file.stat().st_size for file in kept) + words
    what = f"{total / 1000:.1f} kB, {len(LANGUAGES)} languages, icons"
    rows.append(Row("all that is kept for use without a line", what))
    return rows


def measure_first(desk: Desk) -> list[Row]:
    rows = []
    for size in SIZES:
        seen: list[dict[str, float]] = []
        for _ in range(VISITS):
            with desk.person(size) as someone:
                someone.context.add_init_script(FIRST)
                someone.go()
                someone.wait(lambda: someone.page.evaluate("'pressable' in first"), "Play now")
                someone.page.wait_for_load_state("networkidle")
                seen.append(someone.page.evaluate("first"))
        for name, what in (
            ("first-contentful-paint", "first view"),
            ("largest", "largest part seen"),
            ("pressable", "Play now can be pressed"),
        ):
            times = [each[name] / 1000 for each in seen]
            rows.append(
                Row(
                    f"{what}, {size}",
                    f"{median(times):.2f} s (of {VISITS} visits {min(times):.2f} to {max(times):.2f})",
                    "< 1 s",
                    median(times) < MOST_SECONDS,
                )
            )
    return rows


def measure_shift(desk: Desk) -> list[Row]:
    rows = []
    for size in SIZES:
        for game, title in GAMES.items():
            console.print(f"… a match of {title}, {size}")
            with match_of(desk, game, size) as someone:
                moves = play_match(someone, random.Random(1).choice)
                found = shifts(someone)
            alone = worst_shift([shift for shift in found if not shift.is_asked])
            total = worst_shift(found)
            figure = f"{alone:.4f} by itself, {total:.4f} with what clicks brought, {moves} moves"
            rows.append(Row(f"{title}, {size}", figure, f"< {MOST_SHIFT} by itself", alone < MOST_SHIFT))
            for shift in sorted(found, key=lambda shift: (shift.is_asked, -shift.value))[:3]:
                how = "after a click" if shift.is_asked else "by itself"
                rows.append(Row(f"  {shift.value:.4f} {how}", ", ".join(shift.what)))
    return rows


@contextmanager
def match_of(desk: Desk, game: str, size: str, seats: int = 3, pace: float = 0.8) -> Iterator[Person]:
    """Somebody at a table of bots, which go as slowly as always; the match has begun."""
    bots = {str(seat): "family" for seat in range(1, seats)}
    with desk.person(size) as someone:
        with talk(desk.server.ws) as line:
            opened = line.ask(
                "open", game=game, name="Host", seat_count=seats, bots=bots, settings={"pace": pace}
            )
            watch_shifts(someone)
            someone.go(f"/t/{opened['table']['code']}")
            someone.button("page-join").click()
            expect(someone.page.get_by_role("main")).to_contain_text("Host")
            someone.wait(
                lambda: any(each.get("seat") == 0 for each in someone.heard if each["type"] == "table"),
                "a seat",
            )
            assert line.ask("start")["type"] == "done"
        expect(someone.board.get_by_role("button").first).to_be_visible()
        # Coming to the table is no part of the play.
        someone.page.evaluate("shifts.length = 0")
        yield someone


def measure_frames(desk: Desk) -> list[Row]:
    rows = []
    for size in SIZES:
        console.print(f"… {PASSES} passes of hands, {size}")
        with desk.person(size) as someone:
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
        goal = "60 a second: none over 50 ms, 1 in 20 over 20 ms" if size == "desktop" else ""
        rows.append(Row(f"passing, {size}", figure, goal, is_smooth if goal else None))
        each = {name: sum(cost[name] for cost in costs) / len(costs) for name in costs[0]}
        spent = ", ".join(f"{name} {1000 * each[name]:.1f} ms" for name in TIMES)
        counted = ", ".join(f"{each[name]:.0f} {name}" for name in COUNTS)
        rows.append(Row("  main thread, a pass", f"{spent}; {counted}"))
        rows.append(Row("  long animation frames", f"{len(slow)} over 50 ms"))
    return rows


def cost(session: Any) -> dict[str, float]:
    """Seconds that the page's thread has spent so far, and how often it did what costs most."""
    told = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: told[key] for name, key in {**TIMES, **COUNTS}.items()}


STEPS: dict[str, tuple[str, Callable[[Desk], list[Row]]]] = {
    "bytes": ("Bytes over the line, compressed", measure_bytes),
    "first": ("First view on loopback, nothing in the cache", measure_first),
    "shift": ("Layout shift during a whole match (PerformanceObserver)", measure_shift),
    "frames": ("Frames while hands are passed (chromium draws in software, without a GPU)", measure_frames),
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
            rows = measure(Desk(browser, server))
            grid = Grid(title, "", "goal", "", box=None, pad_edge=False, title_justify="left")
            for row in rows:
                grid.add_row(*row.cells())
            console.print(grid, "")
            missed += sum(row.good is False for row in rows)
        console.print(f"chromium {browser.version}, load of the machine {os.getloadavg()[0]:.1f}")
        browser.close()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
