"""Garden Party, for 2 to 4 players: lay three cards on your blanket and serve the best party."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

from bordspil.core.game import Game, expected
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.pad import ScorePad
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.text import GameText
from bordspil.core.view import View

from .moves import MOVES, Lay, parse
from .options import GardenPartyOptions
from .pad import GardenPartyPad
from .reasons import reasons
from .state import GardenPartyState
from .text import GardenPartyText
from .view import GardenPartyView

__all__ = ["GAME"]


class GardenPartyGame(Game):
    """Everything that the rest of the program needs from a game."""

    name: ClassVar[str] = "garden-party"
    title: ClassVar[str] = "Garden Party"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    default_seat_count: ClassVar[int] = 3
    options: ClassVar[type[Options]] = GardenPartyOptions
    view: ClassVar[type[View]] = GardenPartyView
    action_count: ClassVar[int] = len(MOVES)

    def new_state(self, seat_count: int, options: Options) -> GardenPartyState:
        return GardenPartyState(seat_count, expected(options, GardenPartyOptions))

    def parse_move(self, text: str) -> Move:
        return parse(text)

    def sample_state(self, view: View, rng: Rng) -> GardenPartyState:
        return GardenPartyState.sampled(expected(view, GardenPartyView), rng)

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        return reasons(expected(view, GardenPartyView), expected(move, Lay))

    @cached_property
    def text(self) -> GameText:
        return GardenPartyText()

    @cached_property
    def pad(self) -> ScorePad:
        return GardenPartyPad()


GAME = GardenPartyGame()
