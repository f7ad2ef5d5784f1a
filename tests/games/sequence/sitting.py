"""A referee in the middle of a match, described with the same words as in `table.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.sequence.oracle import Referee
from tests.games.sequence.oracle_board import PACK
from tests.games.sequence.oracle_steps import Options
from tests.games.sequence.table import CORNERS, cells


def sitting(
    hands: Sequence[str],
    chips: Sequence[str] = (),
    lines: Sequence[str] = (),
    *,
    active: int = 0,
    deck: str | None = None,
    advanced: bool = False,
    draw_yourself: bool = False,
) -> Referee:
    """A referee in the middle of a match of two teams, or of three players; `lines` are those of team 0."""
    seat_count = len(hands)
    referee = Referee(seat_count, 3 if seat_count == 3 else 2, Options(draw_yourself, False, advanced))
    referee.cutters, referee.undealt = [], []
    referee.hands = [words.split() for words in hands]
    referee.turn = active
    rest = Counter(PACK)
    rest.subtract(" ".join([*hands, deck or ""]).split())
    left = list(rest.elements())
    referee.deck, referee.discards = (left, []) if deck is None else (deck.split(), left)
    for team, words in enumerate(chips):
        referee.chips.update(dict.fromkeys(cells(words) - CORNERS, team))
    referee.lines = [(0, frozenset(cells(words))) for words in lines]
    return referee
