"""The score pad of Sequence: match after match; the team with the most wins leads."""

from __future__ import annotations

from typing import Any

import pytest

from bordspil.core.errors import BadCount
from bordspil.games.sequence import GAME


@pytest.mark.rule("SQ-13")
@pytest.mark.rule("SQ-16")
def test_most_lines_win_a_match_and_there_is_always_another_page() -> None:
    sheet: list[list[Any]] = [
        [{"lines": 2}, {"lines": 1}],
        [{"lines": 1}, {"lines": 1}],
        [{"lines": 1}, None],
    ]
    score = GAME.pad.score(2, sheet)
    assert [page.points for page in score.pages] == [(1, 0), (1, 1), (0, 0)]
    assert score.outcome.scores == (2, 1)
    assert len(GAME.pad.pages(2, sheet)) == 3
    sheet[2][1] = {"lines": 2}
    assert len(GAME.pad.pages(2, sheet)) == 4
    assert not GAME.pad.is_over(2, sheet)


@pytest.mark.parametrize(
    "page", [[{"lines": 4}, None], [{"lines": 2}, {"lines": 2}], [{"points": 2}, None]], ids=str
)
def test_impossible_counts_are_refused(page: list[Any]) -> None:
    with pytest.raises(BadCount):
        GAME.pad.check(2, [page])
