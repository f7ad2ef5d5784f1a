"""The options of Garden Party."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.options import Options, number


@dataclass(frozen=True)
class GardenPartyOptions(Options):
    """GP-2: how many cards everyone is dealt."""

    hand_size: int = number(5, 4, 6)
