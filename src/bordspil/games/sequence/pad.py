"""The score pad of Sequence: the lines of each team, match by match; the team with most wins leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bordspil.core.errors import BadCount
from bordspil.core.outcome import Outcome, rank
from bordspil.core.pad import Counts, PadScore, Page, PageScore, ScorePad, Sheet, Thing, is_complete
from bordspil.games.sequence.components import LINES_TO_WIN
from bordspil.games.sequence.events import MatchScored

MATCHES = 40


def winners(lines: Sequence[int]) -> tuple[int, ...]:
    """SQ-13, SQ-16: the teams with most lines; teams that tie share the win."""
    return tuple(team for team, count in enumerate(lines) if count == max(lines))


def lines_of(rows: Sequence[Counts | None]) -> tuple[int, ...]:
    """The lines of each team on a page."""
    return tuple((row or {}).get("lines", 0) for row in rows)


class SequencePad(ScorePad):
    """A score pad whose players are the teams."""

    player_counts: ClassVar[tuple[int, ...]] = (2, 3)
    total_key: ClassVar[str] = "seq-pad-wins"

    def pages(self, players: int, sheet: Sheet) -> tuple[Page, ...]:
        # SQ-18: the last chip may complete two lines at once.
        things = (Thing("lines", LINES_TO_WIN[players] + 1, "seq-pad-lines"),)
        complete = sum(map(is_complete, sheet))
        count = min(max(len(sheet), complete + 1), MATCHES)
        return tuple(Page("match", number, "seq-pad-match", things) for number in range(1, count + 1))

    def is_over(self, players: int, sheet: Sheet) -> bool:
        # There can always be another match.
        return False

    def check(self, players: int, sheet: Sheet) -> None:
        super().check(players, sheet)
        for rows in sheet:
            if sum(count >= LINES_TO_WIN[players] for count in lines_of(rows)) > 1:
                raise BadCount(
                    f"a match ends with the first team that has {LINES_TO_WIN[players]} lines",
                    reason="two-winners",
                    rule="SQ-16",
                    count=LINES_TO_WIN[players],
                )

    def score(self, players: int, sheet: Sheet) -> PadScore:
        wins, total = [0] * players, [0] * players
        scored: list[PageScore] = []
        for number, rows in enumerate(sheet, 1):
            lines = lines_of(rows)
            # Nobody has won until every team has entered its lines.
            won = winners(lines) if is_complete(rows) else ()
            points = tuple(int(team in won) for team in range(players))
            wins = [before + more for before, more in zip(wins, points, strict=True)]
            total = [before + more for before, more in zip(total, lines, strict=True)]
            written = any(row is not None for row in rows)
            event = MatchScored(number, lines, won, tuple(wins)) if written else None
            scored.append(PageScore(event, points))
        standings = rank([(team, wins[team], total[team], None) for team in range(players)])
        first = tuple(sorted(line.seat for line in standings if line.rank == 1 and line.seat is not None))
        return PadScore(tuple(scored), Outcome(first, standings, "matches"))
