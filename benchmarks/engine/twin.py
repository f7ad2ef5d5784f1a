"""Sushi Go! beside its twin in plain C, which must play exactly the same matches."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.engine.timing import cpu_time
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.state import SushiGoState

SOURCE = Path(__file__).with_name("sushi_go_twin.c")
# The flags of the engine (setup.py), so that only the languages differ.
FLAGS = ["-O3", "-fwrapv", "-fPIC", "-shared", "-fno-semantic-interposition", "-finline-limit=400"]
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")
PAIRS = 15
BATCH = 200_000
CHECKED = 50_000


class Twin:
    """The C program, loaded as a library."""

    def __init__(self, folder: Path) -> None:
        library = folder / "twin.so"
        compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            sys.exit("make bench needs a C compiler")
        subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(library)], check=True)
        self.library = ctypes.CDLL(str(library))
        self.library.twin_playouts.restype = ctypes.c_uint64
        self.library.twin_playouts.argtypes = [ctypes.POINTER(ctypes.c_uint64), ctypes.c_int, ctypes.c_long]
        self.library.twin_copies.argtypes = [ctypes.c_long]

    def playouts(self, key: bytes, seat_count: int, count: int) -> int:
        words = (ctypes.c_uint64 * 4).from_buffer_copy(key)
        return int(self.library.twin_playouts(words, seat_count, count))

    def copies(self, count: int) -> None:
        self.library.twin_copies(count)


def check_same_matches(twin: Twin, seat_count: int) -> int:
    """Exit unless both play the same matches: otherwise the comparison would be worthless."""
    key = Rng.from_seed(f"check {seat_count}").key()
    ours: int = run_playouts(SushiGoState(seat_count), CHECKED, Rng(key))
    theirs = twin.playouts(key, seat_count, CHECKED)
    if ours != theirs:
        sys.exit(f"the engine and its twin played different matches ({seat_count} seats)")
    return ours


def compare(twin: Twin, seat_count: int, advance: Callable[[], None]) -> tuple[list[float], float]:
    """The engine's speed as a fraction of the twin's, pair by pair, and its matches per second."""
    state = SushiGoState(seat_count)
    ratios, speeds = [], []
    for pair in range(PAIRS):
        key = Rng.from_seed(f"pair {pair}").key()
        sides = [
            lambda k=key: run_playouts(state, BATCH, Rng(k)),
            lambda k=key: twin.playouts(k, seat_count, BATCH),
        ]
        # Alternate who goes first, so that a machine whose speed drifts favours neither.
        if pair % 2:
            times = [cpu_time(side) for side in sides]
        else:
            times = list(reversed([cpu_time(side) for side in reversed(sides)]))
        ratios.append(times[1] / times[0])
        speeds.append(BATCH / times[0])
        advance()
    return ratios, statistics.median(speeds)
