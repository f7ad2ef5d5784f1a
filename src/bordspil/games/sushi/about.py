"""About the pieces of both sushi games: what is printed on them, the races for maki and puddings."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from bordspil.core.about import AboutLine
from bordspil.games.sushi.reasons import best_other

RACE_KEYS = {"maki": "about-now-maki", "pudding": "about-now-pudding"}


def maki_printed(points: Sequence[int]) -> AboutLine:
    """What maki rolls are worth; `points` has those of the most and of the second most."""
    return AboutLine.of("about-maki", most=points[0], second=points[1])


def pudding_printed(players: int, most: int) -> AboutLine:
    """What puddings are worth at the end."""
    return AboutLine.of("about-pudding", players=players, most=most)


def nigiri_printed(points: int, tripled: int) -> AboutLine:
    """What a nigiri is worth, alone and on wasabi."""
    return AboutLine.of("about-nigiri", points=points, tripled=tripled)


def race_now(race: str, points: int, place: int, counts: Sequence[int]) -> AboutLine:
    """A race as it would stand; `counts` has what the place would have then."""
    rival = best_other(counts, place)
    facts = {"count": counts[place], "others": counts[rival], "seat": rival}
    return AboutLine.of(RACE_KEYS[race], points, **facts)


def nigiri_now(points: int, is_dipped: bool) -> AboutLine:
    """What a nigiri would score now."""
    return AboutLine.of("about-now-dipped" if is_dipped else "about-now-nigiri", points)


def waiting_wasabi(count: int) -> list[AboutLine]:
    """The wasabi without a nigiri."""
    return [AboutLine.of("about-wasabi-open", count=count)] if count else []


def on_wasabi(card: enum.Enum, points: int) -> AboutLine:
    """A nigiri on its wasabi."""
    return AboutLine.of("tray-dipped", points, card=card)


def one_more(points: int) -> list[AboutLine]:
    """What one more would score at once."""
    return [AboutLine.of("about-next", points)] if points else []


def scores(score: int, worth: int, puddings: int) -> tuple[AboutLine, ...]:
    """The points of a place."""
    lines = [AboutLine.of("about-score", points=score)]
    if worth:
        lines.append(AboutLine.of("about-worth", worth))
    return (*lines, AboutLine.of("about-puddings", count=puddings))
