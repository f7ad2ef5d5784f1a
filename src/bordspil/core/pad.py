"""A score pad for the box at home: what people count at the end of a round, and what the rules make of it.

A sheet has pages, a page a row for each player, and for each place that nobody holds (`extras`). A row that
nobody has written yet is None: it counts as nothing, and its page as not complete. A game that has a pad
gives it as `Game.pad`.
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
    """Something that is counted; `key` is its name in words, `around` a message that has the name in it."""

    name: str
    most: int
    key: str
    around: str = ""

    def label(self, say: Say) -> str:
        """The thing in words."""
        own = say(self.key)
        return say(self.around, card=own) if self.around else own


@dataclass(frozen=True, slots=True)
class Limit:
    """So many of some things all players can have together: on each page, or on all (`throughout`)."""

    things: tuple[str, ...]
    most: int
    key: str
    throughout: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page: a round by its number, or what is scored once (None); `key` is its title in words."""

    name: str
    number: int | None
    key: str
    things: tuple[Thing, ...]

    def title(self, say: Say) -> str:
        """The page in words, as a heading."""
        words = say(self.key, round=self.number or 0)
        return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class PageScore:
    """What a page brought: the event that explains it (None: nobody has written there) and the points."""

    event: Event | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PadScore:
    """What a sheet brought, and how the players stand by it."""

    pages: tuple[PageScore, ...]
    outcome: Outcome


class ScorePad(ABC):
    """The pad of a game: it knows what can be counted. Points, ties and words are those of the rules."""

    player_counts: ClassVar[tuple[int, ...]]
    # Places that are counted like players, after them, but that nobody holds: their labels (core/outcome.py).
    extras: ClassVar[tuple[str, ...]] = ()
    limits: ClassVar[tuple[Limit, ...]] = ()
    # The message that says a total.
    total_key: ClassVar[str] = "count-points"

    def variant(self, options: Options) -> ScorePad:
        """The pad for a match with these options, where they change what is counted."""
        return self

    @abstractmethod
    def pages(self, players: int, sheet: Sheet) -> tuple[Page, ...]:
        """The pages of a sheet; where their number is open, one more than are complete."""

    @abstractmethod
    def score(self, players: int, sheet: Sheet) -> PadScore:
        """The points of a sheet that was checked."""

    def is_over(self, players: int, sheet: Sheet) -> bool:
        """Whether nothing is left to be counted."""
        return len(sheet) == len(self.pages(players, sheet)) and all(map(is_complete, sheet))

    def check(self, players: int, sheet: Sheet) -> None:
        """Raises BadCount where a sheet can't be: no such thing, or more than the box has."""
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
    """Whether every player's row is written."""
    return all(row is not None for row in rows)


def check_most(count: int, most: int, key: str) -> None:
    """Raises BadCount where there can't be so many."""
    if not 0 <= count <= most:
        raise BadCount(
            f"there are at most {most}, not {count} ({key})",
            reason="more-than-the-box",
            count=count,
            most=most,
            thing=key,
        )
