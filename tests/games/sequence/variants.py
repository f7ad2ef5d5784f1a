"""Tables of Sequence for the tests of all games."""

from bordspil.core.reason import Purpose
from tests.helpers.games import Table

TABLES: list[Table] = [
    (2, {"draw_yourself": True, "no_table_talk": True}),
    (4, {"advanced": True, "no_table_talk": True}),
    (6, {"teams": "3", "draw_yourself": True}),
]
# Too rare on random boards: test_reasons.py has positions for them, or they need a ruling.
RARE_REASONS = {(Purpose.KEEPS, "lost-dead"), (Purpose.COSTS, "lost"), (Purpose.FORCED, "pass")}
