"""`make bench`: the compiled engine beside a twin in plain C, in one process and one run.

Every figure is a ratio, or CPU time of work that was counted and hashed: both sides must have played the very
same matches, and the engine must be the compiled one.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from search import measure_search  # beside this file

import bordspil
from bordspil.arena.simulate import Plan, play_chunk
from bordspil.arena.speed import decisions_per_match, measure
from bordspil.core.rng import Rng
from bordspil.games import all_games
from bordspil.games.sushi_go import rules
from bordspil.games.sushi_go.rules import SushiGoState
from bordspil.games.sushi_roll import choices
from bordspil.games.sushi_roll.bunch import pack
from bordspil.games.sushi_roll.parts import Face
from bordspil.games.sushi_roll.phases import ACT
from bordspil.games.sushi_roll.rules import SushiRollState

HERE = Path(__file__).parent
TWIN = HERE / "sushi_go_twin.c"
# As the engine is compiled (setup.py), so that only the languages differ.
FLAGS = ["-O3", "-fwrapv", "-fPIC", "-shared", "-fno-semantic-interposition", "-finline-limit=400"]
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")
SEATS = 4
PAIRS = 15
# A belt as it empties, from six dice of all kinds to one.
FULL_BELT = (Face.DUMPLING, Face.MAKI1, Face.EGG, Face.WASABI, Face.PUDDING1, Face.TEMPURA)
BELTS = [pack(FULL_BELT[:count]) for count in range(6, 0, -1)]
BATCH = 200_000
CHECKED = 50_000
# What the project promises: a fraction, nanoseconds, milliseconds.
LEAST_RATIO, MOST_COPY, MOST_IMPORT = 0.75, 20.0, 50.0
# And decisions a CPU-second of the other games, as fractions of Sushi Go!'s with as many players.
LEAST_SHARES = {"sushi-roll": 0.15, "sequence": 0.25}
MOST_STATE = 1024


class Twin:
    """The plain-C program, loaded as a library."""

    def __init__(self, folder: Path) -> None:
        library = folder / "twin.so"
        compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            sys.exit("make bench needs a C compiler for the twin in plain C")
        subprocess.run([compiler, *FLAGS, str(TWIN), "-o", str(library)], check=True)
        self.library = ctypes.CDLL(str(library))
        self.library.twin_playouts.restype = ctypes.c_uint64
        self.library.twin_playouts.argtypes = [ctypes.POINTER(ctypes.c_uint64), ctypes.c_int, ctypes.c_long]
        self.library.twin_copies.argtypes = [ctypes.c_long]

    def playouts(self, key: bytes, seat_count: int, count: int) -> int:
        words = (ctypes.c_uint64 * 4).from_buffer_copy(key)
        return int(self.library.twin_playouts(words, seat_count, count))

    def copies(self, count: int) -> None:
        self.library.twin_copies(count)


def cpu_time(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin


def key_of(seed: str) -> bytes:
    return Rng.from_seed(seed).key()


def check_same_matches(twin: Twin, seat_count: int) -> int:
    """Both play the same matches, or the comparison is worth nothing."""
    key = key_of(f"check {seat_count}")
    mine: int = SushiGoState(seat_count).run_playouts(CHECKED, Rng(key))
    theirs = twin.playouts(key, seat_count, CHECKED)
    if mine != theirs:
        sys.exit(f"the engine and its twin played different matches ({seat_count} seats)")
    return mine


def compare(twin: Twin, seat_count: int, advance: Callable[[], None]) -> tuple[list[float], float]:
    """The engine's speed as a fraction of the twin's, pair by pair, and its matches a second."""
    state = SushiGoState(seat_count)
    ratios, speeds = [], []
    for pair in range(PAIRS):
        key = key_of(f"pair {pair}")
        # Taking turns in going first keeps a drifting machine from favouring either.
        sides = [
            lambda k=key: state.run_playouts(BATCH, Rng(k)),
            lambda k=key: twin.playouts(k, seat_count, BATCH),
        ]
        if pair % 2:
            times = [cpu_time(side) for side in sides]
        else:
            times = list(reversed([cpu_time(side) for side in reversed(sides)]))
        ratios.append(times[1] / times[0])
        speeds.append(BATCH / times[0])
        advance()
    return ratios, statistics.median(speeds)


def import_milliseconds() -> float:
    """The best of some fresh interpreters."""
    code = "import time; t = time.perf_counter(); import bordspil; print(time.perf_counter() - t)"
    runs = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(7)
    ]
    return 1000 * min(runs)


def compare_games(advance: Callable[[], None]) -> tuple[Table, dict[str, float], int]:
    """All games beside Sushi Go!, in one run; for each game its worst share, and the largest state."""
    table = Table(
        *("Game", "players", "random matches/s", "decisions/s", "of Sushi Go!", "copy", "state"),
        box=None,
        header_style="dim",
        pad_edge=False,
    )
    shares, largest = dict.fromkeys(LEAST_SHARES, 1.0), 0
    yardstick = all_games()["sushi-go"]
    for game in all_games().values():
        for seat_count in game.seat_counts:
            seats = seat_count if seat_count in yardstick.seat_counts else SEATS
            # Taking turns, so that a machine whose speed drifts favours neither.
            results = [(measure(game, seat_count), measure(yardstick, seats)) for _ in range(3)]
            ratios = [mine.decisions / theirs.decisions for mine, theirs in results]
            result, share = results[1][0], statistics.median(ratios)
            largest = max(largest, result.state_bytes)
            if game.name in shares:
                shares[game.name] = min(shares[game.name], share)
            table.add_row(
                game.title,
                str(seat_count),
                f"{result.playouts:,.0f}",
                f"{result.decisions:,.0f}",
                f"{share:.2f}",
                f"{result.copy_nanoseconds:.1f} ns",
                f"{result.state_bytes} B",
            )
            advance()
    return table, shares, largest


def sushi_roll_limits() -> Table:
    """Where the time of a Sushi Roll decision goes, and how fast its widest position lists its moves."""
    table = Table("Sushi Roll, CPU time", "measured", box=None, header_style="dim", pad_edge=False)
    start = SushiRollState(SEATS)
    start.begin(Rng.from_seed("start"))
    matches, rolls = 100_000, 5_000_000
    decisions = start.count_decisions(1000, Rng.from_seed("count")) / 1000
    match = cpu_time(lambda: start.run_playouts(matches, Rng.from_seed("roll"))) / matches * 1e9
    # Four belts of 6 dice are rolled when drawn and after every turn but the last: with 6, 5 … 1 dice.
    belts = cpu_time(lambda: [start.run_rolls(belt, rolls, Rng.from_seed("roll")) for belt in BELTS])
    rolling = 3 * SEATS * belts / rolls * 1e9
    table.add_row("a decision, 4 players", f"{match / decisions:.0f} ns ({decisions:.0f} a match)")
    table.add_row("of it rolling whole belts", f"{rolling / match:.0%}")
    choosing = cpu_time(lambda: start.run_choices(start.due()[0], rolls, Rng.from_seed("roll"))) / rolls * 1e9
    table.add_row(
        "of it choosing (as at the start)",
        f"{choosing * decisions / match:.0%} ({choosing:.0f} ns); the rest is taking, re-rolling, scoring",
    )
    widest = widest_position()
    table.add_row("actions of the widest position (2 players)", each(20_000, lambda: widest.actions(0)))
    count = len(widest.legal_moves(0))
    table.add_row(f"its {count} whole moves", each(20_000, lambda: widest.legal_moves(0)))
    table.add_row("the same, never seen before", each(500, lambda: list_anew(widest)))
    return table


def each(count: int, work: Callable[[], object]) -> str:
    """The time of some work, done often."""
    return f"{cpu_time(lambda: [work() for _ in range(count)]) / count * 1e6:.1f} µs"


def list_anew(state: SushiRollState) -> object:
    for kept in (choices.takes, choices.rerolls, choices.swaps):
        kept.cache_clear()
    return state.legal_moves(0)


def widest_position() -> SushiRollState:
    """Eight different faces on both belts, and tokens of both kinds."""
    wide = pack([Face.EGG, Face.SALMON, Face.MAKI1, Face.MAKI2, Face.WASABI, Face.PUDDING1])
    wide += pack([Face.DUMPLING, Face.TEMPURA])
    state = SushiRollState(2)
    rest = state.snapshot()
    table = (2, 0, ACT, 1, 0, 0, 0, 0, 0)
    bag = 1 | 2 << 4 | 3 << 8 | 2 << 12 | 6 << 16
    state.restore(((wide, wide, 0, 0, 0), *rest[1:8], table, (12, 8, 32, bag)))
    return state


def main() -> None:
    console = Console(highlight=False, width=max(100, Console().width))
    if not bordspil.is_compiled() or str(rules.__file__).endswith(".py"):
        sys.exit("the rules are not compiled: this would measure something else")
    console.print(f"engine: {Path(str(rules.__file__)).name}, Python {sys.version.split()[0]}")
    with tempfile.TemporaryDirectory() as folder:
        twin = Twin(Path(folder))
        for seat_count in (2, 3, 4, 5):
            check_same_matches(twin, seat_count)
        hashed = check_same_matches(twin, SEATS)
        console.print(f"same matches on both sides: 4 × {CHECKED} (hash with {SEATS} seats {hashed:016x})")
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("measuring", total=PAIRS)
            ratios, speed = compare(twin, SEATS, lambda: progress.advance(task))
        state = SushiGoState(SEATS)
        copies = 20_000_000
        copy = cpu_time(lambda: state.run_copies(copies)) / copies * 1e9
        twin_copy = cpu_time(lambda: twin.copies(copies)) / copies * 1e9
        clone = cpu_time(lambda: state.run_clones(copies)) / copies * 1e9

    table = Table(
        "Sushi Go!, 4 players, CPU time", "measured", "goal", box=None, header_style="dim", pad_edge=False
    )
    spread = f"{statistics.median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f} in {PAIRS} pairs)"
    table.add_row("random matches, fraction of plain C", spread, "≥ 0.75, aim 0.9")
    table.add_row("random matches a second", f"{speed:,.0f}", "")
    table.add_row(
        "clone into a state at hand (search)", f"{copy:.1f} ns (plain C {twin_copy:.1f} ns)", "< 20 ns"
    )
    table.add_row("clone as a new object", f"{clone:.1f} ns", "")
    table.add_row("memory of a state", f"{sys.getsizeof(state)} bytes", "")
    loading = import_milliseconds()
    table.add_row("import bordspil", f"{loading:.1f} ms", "< 50 ms")
    console.print(table)

    console.print()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(
            "comparing", total=sum(len(game.seat_counts) for game in all_games().values())
        )
        table, shares, largest = compare_games(lambda: progress.advance(task))
    console.print(table)
    console.print()
    console.print(sushi_roll_limits())

    console.print()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("searching", total=3 * len(all_games()))
        searches, rest, goals = measure_search(lambda: progress.advance(task))
    console.print(searches)
    console.print()
    console.print(rest)

    plan = Plan("sushi-go", SEATS, ("uniform",), 100, "bench")
    spent = cpu_time(lambda: play_chunk(plan, False, range(100)))
    moves = 100 * decisions_per_match(all_games()["sushi-go"], SEATS)
    console.print(
        f"\nwhole matches through Match, views, events and bots, one process: {100 / spent:,.0f} a second"
        f" ({spent / moves * 1e6:.0f} µs a move)"
    )

    missed = [
        goal
        for goal, met in (
            ("at least 0.75 of plain C", statistics.median(ratios) >= LEAST_RATIO),
            ("a clone under 20 ns", copy < MOST_COPY),
            ("an import under 50 ms", loading < MOST_IMPORT),
            ("states under 1 KiB", largest < MOST_STATE),
            *(
                (
                    f"{name}: at least {LEAST_SHARES[name]} of Sushi Go!'s decisions",
                    share >= LEAST_SHARES[name],
                )
                for name, share in shares.items()
            ),
            *goals,
        )
        if not met
    ]
    if missed:
        sys.exit("missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
