"""The score pad of both sushi games: three rounds, then what is scored once at the end."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.outcome import rank
from bordspil.core.pad import Counts, PadScore, Page, PageScore, ScorePad, Sheet, Thing
from bordspil.games.sushi.scores import Scoring, outcome_of

ROUNDS = 3
# Added to the name of a nigiri: those on wasabi.
ON_WASABI = "-on-wasabi"


def nigiri(names: Sequence[str], box: Sequence[int], wasabi: int) -> tuple[Thing, ...]:
    """Each kind of nigiri, alone and on wasabi."""
    return tuple(
        thing
        for name, most in zip(names, box, strict=True)
        for thing in (
            Thing(name, most, f"card-{name}"),
            Thing(name + ON_WASABI, min(most, wasabi), f"card-{name}", "tray-dipped"),
        )
    )


class SushiPad(ScorePad):
    """The common part; each game says what is counted and how its rules explain it."""

    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    round_things: ClassVar[tuple[Thing, ...]]
    end_things: ClassVar[tuple[Thing, ...]]
    end_key: ClassVar[str]

    @abstractmethod
    def explain(
        self, number: int | None, rows: Sequence[Counts], scores: Sequence[int]
    ) -> tuple[Event, Scoring]:
        """A page scored by the rules, given the scores before it."""

    def pages(self, players: int, sheet: Sheet) -> tuple[Page, ...]:
        rounds = [Page("round", number, "after-round", self.round_things) for number in range(1, ROUNDS + 1)]
        return (*rounds, Page("end", None, self.end_key, self.end_things))

    def score(self, players: int, sheet: Sheet) -> PadScore:
        places = players + len(self.extras)
        scores, puddings = [0] * places, [0] * places
        scored: list[PageScore] = []
        for page, rows in zip(self.pages(players, sheet), sheet, strict=False):
            if all(row is None for row in rows):
                scored.append(PageScore(None, (0,) * places))
                continue
            counted = [row or {} for row in rows]
            event, scoring = self.explain(page.number, counted, scores)
            scored.append(PageScore(event, tuple(place.points for place in scoring.places)))
            scores = [place.score for place in scoring.places]
            if page.number is None:
                puddings = [row.get("pudding", 0) for row in counted]
        lines: list[tuple[int | None, int, int, str | None]] = [
            (seat, scores[seat], puddings[seat], None) for seat in range(players)
        ]
        winners = tuple(sorted(line.seat for line in rank(lines) if line.rank == 1 and line.seat is not None))
        for place, label in enumerate(self.extras, players):
            lines.append((None, scores[place], puddings[place], label))
        return PadScore(tuple(scored), outcome_of(winners, lines))
