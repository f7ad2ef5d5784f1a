"""The options of Sequence."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.errors import BadOptions
from bordspil.core.options import Options, choice, switch
from bordspil.games.sequence.components import HAND_SIZES


@dataclass(frozen=True)
class SequenceOptions(Options):
    """SQ-2 *teams*; SQ-14 *draw it yourself*, SQ-21 *no table talk*, SQ-22 *advanced*."""

    teams: str = choice("auto", ("auto", "2", "3"))
    draw_yourself: bool = switch()
    no_table_talk: bool = switch()
    advanced: bool = switch()

    def check(self, seat_count: int) -> None:
        if self.teams != "auto" and seat_count not in HAND_SIZES[int(self.teams)]:
            allowed = ", ".join(str(count) for count in HAND_SIZES[int(self.teams)])
            raise BadOptions(
                f"{self.teams} teams are for {allowed} players, not {seat_count}",
                reason="teams-dont-fit",
                rule="SQ-2",
                teams=self.teams,
                allowed=allowed,
                count=seat_count,
            )

    def team_count(self, seat_count: int) -> int:
        """How many teams play: as chosen, or two where the number of players allows it."""
        if self.teams != "auto":
            return int(self.teams)
        return 2 if seat_count in HAND_SIZES[2] else 3
