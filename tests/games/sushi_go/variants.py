"""Tables of Sushi Go! for the tests of all games."""

from tests.helpers.games import Table

TABLES: list[Table] = [(2, {}), (4, {"both_ways": True}), (2, {"invisible": True})]
