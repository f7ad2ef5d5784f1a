"""`make crash`: python -m tests.server.crashes [--sqlite 200] [--postgresql 50] [--seed 1]."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.helpers.postgres import running_postgres
from tests.server.crashes.harness import crash


def print_report(kind: str, counts: Counter[str], seconds: float) -> None:
    """Print what was done and compared."""
    print(f"\n{kind}: every promise kept, in {seconds:.0f} s")
    for name, count in sorted(counts.items()):
        print(f"  {count:>8}  {name}")


def main() -> None:
    """Run it on both databases."""
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
                    report=lambda line, kind=kind: print(f"\r{kind}: {line}   ", end="", flush=True),  # type: ignore[misc]
                )
            )
            print_report(kind, counts, time.monotonic() - began)


if __name__ == "__main__":
    main()
