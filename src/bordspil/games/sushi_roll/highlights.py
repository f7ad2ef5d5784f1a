"""The highlights of a match of Sushi Roll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bordspil.core.event import Event
from bordspil.core.highlight import Highlight, Highlights
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.highlights import Moment, Scored, sushi_highlights
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.events import DiceSwapped, DieTaken, RestScored, RoundScored

# Swaps for these are worth telling, the best first.
WANTED = (Face.SQUID, Face.MAKI3, Face.PUDDING3, Face.SASHIMI, Face.TEMPURA, Face.DUMPLING)


def highlights(events: Sequence[Event], outcome: Outcome) -> Highlights:
    """The highlights of a finished match."""
    scored = [
        Scored(event.round if isinstance(event, RoundScored) else None, event.scoring)
        for event in events
        if isinstance(event, (RoundScored, RestScored))
    ]
    return sushi_highlights(scored, outcome, swaps(events))


def swaps(events: Sequence[Event]) -> Iterator[Moment]:
    """Dice that were fetched from another belt and kept at once."""
    number = 1
    for event, after in pairwise(events):
        if isinstance(event, RoundScored):
            number += 1
        if not isinstance(event, DiceSwapped) or not isinstance(after, DieTaken):
            continue
        if (after.seat, after.face) != (event.seat, event.got) or event.got not in WANTED:
            continue
        highlight = Highlight.of(
            "roll-story-swap",
            [f"die:{event.got.symbol}", "token:chopsticks"],
            seat=event.seat,
            card=event.got,
            other=event.other,
            round=number,
        )
        weight = 5.0 - WANTED.index(event.got) / 3
        yield Moment(weight, number, frozenset({"swap", ("swap", event.seat)}), highlight)
