"""The options of Sushi Go!."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.errors import BadOptions
from bordspil.core.options import Options, switch


@dataclass(frozen=True)
class SushiGoOptions(Options):
    """SG-28 *both ways*, SG-29 *invisible third player*."""

    both_ways: bool = switch()
    invisible: bool = switch()

    def check(self, seat_count: int) -> None:
        if self.invisible and seat_count != 2:
            raise BadOptions(
                f"the invisible third player is for 2 players, not {seat_count}",
                reason="invisible-needs-two",
                rule="SG-29",
                count=seat_count,
            )
