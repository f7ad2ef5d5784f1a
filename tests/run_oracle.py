"""`make oracle`: random matches of every game and variant against its independent referee."""

from __future__ import annotations

import importlib
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import track

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

MATCHES = 100_000
CHUNK = 500


def run_chunk(game: str, start: int) -> int:
    """Play some matches of a game; its referee lists the variants and compares."""
    referee = importlib.import_module(f"tests.games.{game}.referee")
    for number in range(start, start + CHUNK):
        referee.compare(referee.TABLES[number % len(referee.TABLES)], number)
    return CHUNK


def main() -> None:
    import bordspil  # noqa: PLC0415

    print(f"Random matches of each game, compiled: {bordspil.is_compiled()}")
    with ProcessPoolExecutor() as pool:
        for referee in sorted(HERE.glob("games/*/referee.py")):
            game = referee.parent.name
            module = importlib.import_module(f"tests.games.{game}.referee")
            starts = range(0, MATCHES, CHUNK)
            chunks = pool.map(partial(run_chunk, game), starts)
            played = sum(track(chunks, total=len(starts), description=game))
            print(f"{game}: {played} matches agree in {module.COMPARED}.")


if __name__ == "__main__":
    main()
