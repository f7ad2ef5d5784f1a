"""What to look at in both sushi games: the races for maki rolls and puddings."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from bordspil.core.look import Look, WeighedLook
from bordspil.games.sushi.reasons import best_other

RACE_KEYS = {"maki": "look-maki", "pudding": "look-pudding"}
UNOPENED_KEYS = {"maki": "look-maki-none", "pudding": "look-pudding-none"}


def race_looks(
    race: str, place: int, counts: Sequence[int], shown: Sequence[str], *, card: enum.Enum, piece: str
) -> list[WeighedLook]:
    """A race as it stands, for a place that could take `piece`.

    `shown` has the piece that shows each place's count, empty where there is nothing to see.
    """
    if not any(counts):
        return [(1.2, Look.of(UNOPENED_KEYS[race], [piece], card=card))]
    rival = best_other(counts, place)
    pieces = [each for each in (shown[rival], shown[place], piece) if each]
    facts = {"count": counts[place], "others": counts[rival], "seat": rival}
    return [(3.0, Look.of(RACE_KEYS[race], pieces, **facts))]
