"""A short run of `make crash`: what was acknowledged or sent survives `kill -9`, and all matches finish."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from tests.server.crashes.harness import PLANS, crash
from tests.server.crashes.journal_check import check_moves
from tests.server.crashes.witness import Broken, Sent

A, B = Sent(1, 0, "squid", "done"), Sent(1, 1, "tofu", "done")


def check(counts: Counter[str], kills: int) -> None:
    assert counts["kills"] >= kills
    assert counts["matches"] >= len(PLANS[:6])
    for name in ("acknowledged moves", "bots' moves", "returns", "views told", "events told"):
        assert counts[name] > 0, name


def test_a_killed_server_on_sqlite_loses_nothing(sqlite_url: str, tmp_path: Path) -> None:
    check(asyncio.run(crash(sqlite_url, tmp_path, kills=6, plans=PLANS[:6], seed=3)), 6)


def test_a_killed_server_on_postgresql_loses_nothing(postgres_url: str, tmp_path: Path) -> None:
    check(asyncio.run(crash(postgres_url, tmp_path, kills=2, plans=PLANS[:6], seed=4)), 2)


def test_an_unanswered_move_may_be_in_the_journal_or_not() -> None:
    lost = Sent(1, 1, "tofu", "lost")
    check_moves("Anna", [A, lost], [A.key])
    check_moves("Anna", [A, lost], [A.key, lost.key])
    check_moves("Anna", [A, lost, B], [A.key, B.key])


@pytest.mark.parametrize("journal", [[A.key], [B.key], [A.key, B.key, B.key], [B.key, A.key]])
def test_a_missing_or_duplicated_acknowledged_move_is_noticed(
    journal: list[tuple[int, int, str]],
) -> None:
    with pytest.raises(Broken, match="moves"):
        check_moves("Anna", [A, B], journal)


def test_a_refused_move_in_the_journal_is_noticed() -> None:
    refused = Sent(1, 1, "tofu", "refused")
    with pytest.raises(Broken, match="moves are those sent"):
        check_moves("Anna", [A, refused], [A.key, refused.key])
