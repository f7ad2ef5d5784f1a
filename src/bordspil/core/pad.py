"""A score pad for the box at home: people count what they have, and the rules score it.

A sheet has pages; a page has a row for each player and for each place that nobody holds (`extras`). A row
that has not been filled in is None: it counts as nothing, and its page is incomplete. `Game.pad` is the pad
of a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from bordspil.core.errors import BadCount, shown
from bordspil.core.event import Event
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.text import Say

Counts = Mapping[str, int]
Rows = Sequence[Counts | None]
Sheet = Sequence[Rows]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to count; `key` is the message with its name, `around` a message to put that name into."""

    name: str
    most: int
    key: str
    around: str = ""

    def label(self, say: Say) -> str:
        """Its name in the reader's language."""
        own = say(self.key)
        return say(self.around, card=own) if self.around else own


@dataclass(frozen=True, slots=True)
class Limit:
    """How many of some things all players can have together: on each page, or in all (`throughout`)."""

    things: tuple[str, ...]
    most: int
    key: str
    throughout: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page: a numbered round, or what is scored once (None); `key` is the message with its title."""

    name: str
    number: int | None
    key: str
    things: tuple[Thing, ...]

    def title(self, say: Say) -> str:
        """Its heading in the reader's language."""
        words = say(self.key, round=self.number or 0)
        return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class PageScore:
    """The points of a page, and the event that explains them (None if the page is empty)."""

    event: Event | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PadScore:
    """The points of a sheet, and the ranking."""

    pages: tuple[PageScore, ...]
    outcome: Outcome


class ScorePad(ABC):
    """The pad of a game: it knows what can be counted. Points and ties come from the rules."""

    player_counts: ClassVar[tuple[int, ...]]
    # The labels of places that are counted after the players but belong to nobody (core/outcome.py).
    extras: ClassVar[tuple[str, ...]] = ()
    limits: ClassVar[tuple[Limit, ...]] = ()
    # The message with a total.
    total_key: ClassVar[str] = "count-points"

    def variant(self, options: Options) -> ScorePad:
        """The pad for a match with these options, if they change what is counted."""
        return self

    @abstractmethod
    def pages(self, players: int, sheet: Sheet) -> tuple[Page, ...]:
        """The pages of a sheet; if their number is open, one more than are complete."""

    @abstractmethod
    def score(self, players: int, sheet: Sheet) -> PadScore:
        """Score a checked sheet."""

    def is_over(self, players: int, sheet: Sheet) -> bool:
        """Whether everything has been counted."""
        return len(sheet) == len(self.pages(players, sheet)) and all(map(is_complete, sheet))

    def check(self, players: int, sheet: Sheet) -> None:
        """Raise BadCount if a sheet counts something unknown, or more than the box has."""
        for page, rows in zip(self.pages(players, sheet), sheet, strict=False):
            known = {thing.name: thing for thing in page.things}
            for row in rows:
                for name, count in (row or {}).items():
                    if name not in known:
                        raise BadCount(
                            "this is not counted here", reason="not-counted-here", name=shown(name)
                        )
                    check_most(count, known[name].most, known[name].key)
        for limit in self.limits:
            sums = [sum(row.get(name, 0) for row in rows if row for name in limit.things) for rows in sheet]
            check_most(sum(sums) if limit.throughout else max(sums, default=0), limit.most, limit.key)


def is_complete(rows: Rows) -> bool:
    """Whether every row is filled in."""
    return all(row is not None for row in rows)


def check_most(count: int, most: int, key: str) -> None:
    """Raise BadCount if there can't be this many."""
    if not 0 <= count <= most:
        raise BadCount(
            f"there are at most {most}, not {count} ({key})",
            reason="more-than-the-box",
            count=count,
            most=most,
            thing=key,
        )
