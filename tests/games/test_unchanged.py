"""Engines do exactly what they did in an earlier version: matches, positions, views, events, refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bordspil
from tests.games.engine_digests import Table, playouts, position_counts, rule_digests

EARLIER = Path(__file__).parents[1] / "earlier"
CASES = [
    case for file in sorted(EARLIER.glob("*/engine.json")) for case in json.loads(file.read_text("utf-8"))
]
# Uncompiled, ten matches take as long as thousands compiled, so only a few matches and walks are compared.
FEW_MATCHES = 10
FEW_WALKS = 8


def title(case: dict[str, Any]) -> str:
    """The id of a test for a case."""
    return "-".join([case["game"], str(case["seats"]), *case["options"], f"rules{case['rules']}"])


EACH = pytest.mark.parametrize("case", CASES, ids=title)
SOME = CASES if bordspil.is_compiled() else CASES[::FEW_WALKS]


@EACH
def test_random_matches_end_as_before(case: dict[str, Any]) -> None:
    counts = [int(count) for count in case["playouts"]]
    for count in counts if bordspil.is_compiled() else [FEW_MATCHES]:
        assert playouts(Table.of(case), count) == case["playouts"][str(count)]


@EACH
def test_perft_counts_have_not_changed(case: dict[str, Any]) -> None:
    counts = case["perft"] if bordspil.is_compiled() else case["perft"][:2]
    assert position_counts(Table.of(case), len(counts)) == counts


@pytest.mark.parametrize("case", [case for case in SOME if case["walks"]], ids=title)
def test_actions_views_and_events_of_a_match_have_not_changed(case: dict[str, Any]) -> None:
    for number, digests in enumerate(case["walks"]):
        assert rule_digests(Table.of(case), number) == digests, f"walk {number}"
