import pytest

from bordspil.games.sushi_roll.dice import DiceSet
from tests.games.sushi_roll.referee import TABLES, compare


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1].source}")
def test_random_matches_agree_with_the_independent_referee(table: tuple[int, DiceSet]) -> None:
    for number in range(60):
        compare(table, f"oracle {number}")
