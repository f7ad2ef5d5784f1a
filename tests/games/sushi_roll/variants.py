"""Tables of Sushi Roll for the tests of all games."""

from bordspil.core.to_data import to_data
from tests.games.sushi_roll.referee import RICH
from tests.helpers.games import Table

TABLES: list[Table] = [(2, {}), (4, {}), (3, {"dice": to_data(RICH)})]
