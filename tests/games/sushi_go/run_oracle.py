"""`make oracle`: 100,000 random matches, over all tables, against the independent referee."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent.parent))

from rich.progress import track

from tests.games.sushi_go.referee import TABLES, compare

MATCHES = 100_000
CHUNK = 500


def run_chunk(start: int) -> int:
    for number in range(start, start + CHUNK):
        compare(TABLES[number % len(TABLES)], number)
    return CHUNK


def main() -> None:
    import bordspil  # noqa: PLC0415

    print(
        f"Sushi Go!: {MATCHES} random matches over {len(TABLES)} tables, compiled: {bordspil.is_compiled()}"
    )
    with ProcessPoolExecutor() as pool:
        starts = range(0, MATCHES, CHUNK)
        played = sum(track(pool.map(run_chunk, starts), total=len(starts), description="Playing"))
    print(f"{played} matches agree in every round's points by kind, puddings, scores and winners.")


if __name__ == "__main__":
    main()
