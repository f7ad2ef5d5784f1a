"""What a seat may know: its own hand and everything on the table."""

from __future__ import annotations

from dataclasses import dataclass

from bordspil.core.view import View

from .components import Food
from .options import GardenPartyOptions


@dataclass(frozen=True)
class GardenPartyView(View):
    """A seat's view; a spectator has no hand."""

    options: GardenPartyOptions
    hand: tuple[Food, ...]
    hand_sizes: tuple[int, ...]
    blankets: tuple[tuple[Food, ...], ...]
