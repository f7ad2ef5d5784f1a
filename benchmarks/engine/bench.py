"""`make bench`: the speed and memory of the compiled engine, beside a twin in plain C.

Every figure is a ratio, or the CPU time of work that was counted and hashed: both sides must have played
exactly the same matches, and the engine must be compiled.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bordspil
from benchmarks.engine.games import compare_games
from benchmarks.engine.search import measure_search
from benchmarks.engine.sushi_roll import sushi_roll_costs
from benchmarks.engine.timing import cpu_time
from benchmarks.engine.twin import CHECKED, PAIRS, Twin, check_same_matches, compare
from bordspil.arena.simulate import Plan, play_chunk
from bordspil.arena.speed import decisions_per_match
from bordspil.core.playouts import run_clones, run_copies
from bordspil.games import all_games, find_game
from bordspil.games.sushi_go import rules
from bordspil.games.sushi_go.state import SushiGoState

SEATS = 4
COPIES = 20_000_000
# What the project promises: a fraction of plain C, nanoseconds, milliseconds, bytes.
MIN_RATIO, MAX_COPY, MAX_IMPORT, MAX_STATE = 0.75, 20.0, 50.0, 1024
# And decisions per CPU second of other games, as fractions of Sushi Go!'s with as many players.
MIN_SHARES = {"sushi-roll": 0.15, "sequence": 0.25}

# A promise and whether it is kept.
Goal = tuple[str, bool]


def measure_sushi_go(console: Console) -> tuple[Table, list[Goal]]:
    """Sushi Go! beside its twin."""
    with tempfile.TemporaryDirectory() as folder:
        twin = Twin(Path(folder))
        counts = find_game("sushi-go").seat_counts
        hashes = {seat_count: check_same_matches(twin, seat_count) for seat_count in counts}
        checked = f"{len(counts)} × {CHECKED} (hash with {SEATS} seats {hashes[SEATS]:016x})"
        console.print(f"same matches on both sides: {checked}")
        with progress_bar("measuring", PAIRS) as advance:
            ratios, speed = compare(twin, SEATS, advance)
        state = SushiGoState(SEATS)
        copy = cpu_time(lambda: run_copies(state, COPIES)) / COPIES * 1e9
        twin_copy = cpu_time(lambda: twin.copies(COPIES)) / COPIES * 1e9
        clone = cpu_time(lambda: run_clones(state, COPIES)) / COPIES * 1e9
    loading = import_milliseconds()
    table = Table(
        "Sushi Go!, 4 players, CPU time", "measured", "goal", box=None, header_style="dim", pad_edge=False
    )
    ratio = statistics.median(ratios)
    spread = f"{ratio:.2f} (from {min(ratios):.2f} to {max(ratios):.2f} in {PAIRS} pairs)"
    table.add_row("random matches, fraction of plain C", spread, f"≥ {MIN_RATIO}, ideally 0.9")
    table.add_row("random matches per second", f"{speed:,.0f}", "")
    copied = f"{copy:.1f} ns (plain C {twin_copy:.1f} ns)"
    table.add_row("copy into an existing state (search)", copied, f"< {MAX_COPY:g} ns")
    table.add_row("clone into a new object", f"{clone:.1f} ns", "")
    table.add_row("memory of a state", f"{sys.getsizeof(state)} bytes", "")
    table.add_row("import bordspil", f"{loading:.1f} ms", f"< {MAX_IMPORT:g} ms")
    return table, [
        (f"at least {MIN_RATIO} of plain C", ratio >= MIN_RATIO),
        (f"a copy under {MAX_COPY:g} ns", copy < MAX_COPY),
        (f"an import under {MAX_IMPORT:g} ms", loading < MAX_IMPORT),
    ]


def import_milliseconds() -> float:
    """The time to import bordspil: the best of several fresh interpreters."""
    code = "import time; t = time.perf_counter(); import bordspil; print(time.perf_counter() - t)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(7)
    ]
    return 1000 * min(runs)


def whole_matches() -> str:
    """The speed of matches through Match, views, events and bots."""
    plan = Plan("sushi-go", SEATS, ("uniform",), 100, "bench")
    spent = cpu_time(lambda: play_chunk(plan, False, range(plan.matches)))
    moves = plan.matches * decisions_per_match(find_game(plan.game), SEATS)
    return (
        f"whole matches through Match, views, events and bots, one process: {plan.matches / spent:,.0f} per"
        f" second ({spent / moves * 1e6:.0f} µs per move)"
    )


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[], None]]:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda: progress.advance(task)


def main() -> None:
    console = Console(highlight=False, width=max(100, Console().width))
    if not bordspil.is_compiled() or str(rules.__file__).endswith(".py"):
        sys.exit("the rules are not compiled: run make .venv/built")
    console.print(f"engine: {Path(str(rules.__file__)).name}, Python {sys.version.split()[0]}")
    table, goals = measure_sushi_go(console)
    console.print(table, "")

    games = all_games().values()
    with progress_bar("comparing", sum(len(game.seat_counts) for game in games)) as advance:
        table, shares, largest = compare_games(advance)
    console.print(table, "")
    goals.append((f"states under {MAX_STATE} bytes", largest < MAX_STATE))
    for name, least in MIN_SHARES.items():
        goals.append((f"{name}: at least {least} of Sushi Go!'s decisions", shares[name] >= least))

    console.print(sushi_roll_costs(), "")
    with progress_bar("searching", 3 * len(games)) as advance:
        searches, rest, search_goals = measure_search(advance)
    console.print(searches, "")
    console.print(rest, "")
    console.print(whole_matches())

    missed = [goal for goal, is_met in (*goals, *search_goals) if not is_met]
    if missed:
        sys.exit("missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
