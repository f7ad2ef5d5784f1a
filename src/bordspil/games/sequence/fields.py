"""The fields of a position of Sequence: their bounds and start values; rules.pxd declares their C types.

Cards are two sets of bits, those that are there and those that are there twice. Cells are two sets too, `up`
for the upper half of the board and `low` for the lower half.
"""

from __future__ import annotations

from bordspil.core.fields import Field
from bordspil.games.sequence.board import CARD_CELLS, CELLS, WINDOWS, lower, upper
from bordspil.games.sequence.card_sets import EVERY_CARD
from bordspil.games.sequence.components import CARDS, CHIPS, RULES_VERSION

UP, LOW = upper(CARD_CELLS), lower(CARD_CELLS)
# OVER of rules.py, which imports this file.
LAST_PHASE = 6

FIELDS = (
    # Cards held, and those held twice.
    Field("hand", most=EVERY_CARD, length=12),
    Field("hand_twice", most=EVERY_CARD, length=12),
    Field("deck", most=EVERY_CARD, start=EVERY_CARD),
    Field("deck_twice", most=EVERY_CARD, start=EVERY_CARD),
    Field("discard", most=EVERY_CARD),
    Field("discard_twice", most=EVERY_CARD),
    # The chips of each team, and those that its lines keep safe.
    Field("up", most=UP, length=3),
    Field("low", most=LOW, length=3),
    Field("safe_up", most=UP, length=3, derived=True),
    Field("safe_low", most=LOW, length=3, derived=True),
    # The cards whose first or second cell is free.
    Field("open_first", most=EVERY_CARD, derived=True),
    Field("open_second", most=EVERY_CARD, derived=True),
    # The number of chips that each team has placed.
    Field("chips", most=CHIPS, length=3, derived=True),
    # The windows that are lines of each team; -1 for none.
    Field("first_line", least=-1, most=len(WINDOWS) - 1, length=3, start=-1),
    Field("second_line", least=-1, most=len(WINDOWS) - 1, length=3, start=-1),
    # The top card of each discard pile; -1 for none.
    Field("top", least=-1, most=len(CARDS) - 1, length=12, start=-1),
    # The turn of the play that a seat may still draw for (SQ-14); -1 for none.
    Field("open_draw", least=-1, most=(1 << 24) - 1, length=12, start=-1),
    # The seats that must give up a card (SQ-21) or, during the cut, must cut again (SQ-4).
    Field("losing", most=(1 << 12) - 1),
    Field("phase", most=LAST_PHASE),
    Field("teams", least=2, most=3, start=2),
    Field("hand_size", most=7, derived=True),
    Field("active", most=11),
    Field("dealer", most=11),
    # Whether the active seat has exchanged a dead card this turn.
    Field("exchanged", most=1),
    # How many seats in a row have passed.
    Field("passes", most=12),
    # The cell of the chip last placed or removed, while a line is to be chosen.
    Field("spot", most=CELLS - 1),
    Field("draw_yourself", most=1),
    Field("no_table_talk", most=1),
    Field("advanced", most=1),
    Field("rules_version", least=1, most=RULES_VERSION, start=RULES_VERSION),
)
