"""Bots think exactly as they did in an earlier version: heuristics, reasons, choices and searches.

Rules never change, but bots may get better. If you changed them on purpose, rewrite the numbers with
`python -m tests.bots.test_unchanged`, and say so in the commit.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.planning_digests import heuristic_digests, searches
from tests.games.engine_digests import Table, as_json
from tests.games.test_unchanged import title

FILE = sorted((Path(__file__).parents[1] / "earlier").glob("*/bots.json"))[-1]
CASES = json.loads(FILE.read_text("utf-8"))
# There is one search per this many steps, in the middle of them.
EVERY = 24

EACH = pytest.mark.parametrize("case", CASES, ids=title)


@EACH
def test_heuristics_reasons_and_quick_bots_have_not_changed(case: dict[str, Any]) -> None:
    assert heuristic_digests(Table.of(case), 0) == case["walk"]


@EACH
def test_a_search_gives_the_same_results_to_the_last_digit(case: dict[str, Any]) -> None:
    assert searches(Table.of(case), 1, EVERY) == case["searches"]


def write() -> None:
    """Rewrite all numbers."""
    lines = []
    for case in CASES:
        table = Table.of(case)
        found = {"walk": heuristic_digests(table, 0), "searches": searches(table, 1, EVERY)}
        lines.append(as_json({**case, **found}))
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
