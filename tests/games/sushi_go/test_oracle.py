import pytest

from tests.games.sushi_go.referee import TABLES, compare


@pytest.mark.parametrize("table", TABLES)
def test_random_matches_agree_with_the_independent_referee(table: tuple[int, bool, bool]) -> None:
    for number in range(60):
        compare(table, f"oracle {number}")
