"""The highlights of a match of Sushi Go!."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.event import Event
from bordspil.core.highlight import Highlights
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.highlights import Scored, sushi_highlights
from bordspil.games.sushi_go.events import DessertsScored, RoundScored


def highlights(events: Sequence[Event], outcome: Outcome) -> Highlights:
    """The highlights of a finished match."""
    scored = [
        Scored(event.round if isinstance(event, RoundScored) else None, event.scoring)
        for event in events
        if isinstance(event, (RoundScored, DessertsScored))
    ]
    return sushi_highlights(scored, outcome)
