import pytest

from tests.games.sequence.referee import TABLES, Table, compare


@pytest.mark.parametrize("table", TABLES)
def test_random_matches_agree_with_the_independent_referee(table: Table) -> None:
    for number in (0, 8 * len(TABLES)):
        compare(table, number)
