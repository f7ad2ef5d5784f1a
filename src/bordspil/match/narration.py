"""What happens in a match, as text."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.event import Event
from bordspil.core.text import GameText, Say
from bordspil.match.events import MatchStarted, SeedOpened, TimeRanOut


def event_lines(event: Event, text: GameText, names: Sequence[str], me: int | None, say: Say) -> list[str]:
    """The lines that describe an event: the match's own here, all others by their game."""
    if isinstance(event, TimeRanOut):
        return [say("event-time-ran-out", name=names[event.seat])]
    if isinstance(event, (MatchStarted, SeedOpened)):
        return []
    return text.event(event, names, me, say)
