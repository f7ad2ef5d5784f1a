"""The engine is fully typed: mypy checks a strict program that uses it (`make lint`), and it runs."""

from __future__ import annotations

import pytest

from bordspil.games import all_games
from tests.user_program import choices, walk


@pytest.mark.parametrize("name", all_games())
def test_a_match_can_be_played_step_by_step(name: str) -> None:
    seats = all_games()[name].default_seat_count
    assert len(walk(name, seats, 1)) == seats


def test_a_state_shows_its_fields_with_their_types() -> None:
    assert [len(moves) > 0 for moves in choices(3)] == [True] * 3
