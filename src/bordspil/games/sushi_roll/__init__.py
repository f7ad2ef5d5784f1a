"""Sushi Roll, for 2 to 5 players, with any dice set."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from bordspil.core.about import About
from bordspil.core.event import Event
from bordspil.core.game import Game, expected
from bordspil.core.highlight import Highlights
from bordspil.core.look import Look
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.pad import ScorePad
from bordspil.core.reason import Reason
from bordspil.core.rng import Rng
from bordspil.core.text import GameText
from bordspil.core.view import View
from bordspil.games.sushi_roll.about import about
from bordspil.games.sushi_roll.components import Face, Kind
from bordspil.games.sushi_roll.dice import DEFAULT, Dice, DiceSet
from bordspil.games.sushi_roll.evaluation import SushiRollEvaluator
from bordspil.games.sushi_roll.highlights import highlights
from bordspil.games.sushi_roll.looks import look, pieces
from bordspil.games.sushi_roll.moves import ACTION_COUNT, Reroll, Swap, Take, parse
from bordspil.games.sushi_roll.odds import face_odds, reroll_odds
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.pad import SushiRollPad
from bordspil.games.sushi_roll.reasons import reasons
from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.games.sushi_roll.text import SushiRollText
from bordspil.games.sushi_roll.view import SushiRollView

__all__ = [
    "DEFAULT",
    "GAME",
    "Dice",
    "DiceSet",
    "Face",
    "Kind",
    "Reroll",
    "SushiRollOptions",
    "Swap",
    "Take",
    "face_odds",
    "reroll_odds",
]


class SushiRoll(Game):
    """Take a die, pass the belts on, roll again."""

    name: ClassVar[str] = "sushi-roll"
    title: ClassVar[str] = "Sushi Roll"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    default_seat_count: ClassVar[int] = 3
    options: ClassVar[type[Options]] = SushiRollOptions
    view: ClassVar[type[View]] = SushiRollView
    action_count: ClassVar[int] = ACTION_COUNT

    def new_state(self, seat_count: int, options: Options) -> SushiRollState:
        options = expected(options, SushiRollOptions)
        return SushiRollState(seat_count, options.dice.words())

    def parse_move(self, text: str) -> Move:
        return parse(text)

    def sample_state(self, view: View, rng: Rng) -> SushiRollState:
        Rng.checked(rng)
        return sample(expected(view, SushiRollView))

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        return reasons(expected(view, SushiRollView), move)

    def look(self, view: View, move: Move) -> Look | None:
        return look(expected(view, SushiRollView), move)

    def pieces(self, view: View, move: Move) -> tuple[str, ...]:
        return pieces(expected(view, SushiRollView), move)

    def highlights(self, events: Sequence[Event], outcome: Outcome) -> Highlights:
        return highlights(events, outcome)

    def find_about(self, view: View, piece: str) -> About | None:
        return about(expected(view, SushiRollView), piece)

    @cached_property
    def evaluator(self) -> SushiRollEvaluator:
        return SushiRollEvaluator()

    @cached_property
    def text(self) -> GameText:
        return SushiRollText()

    @cached_property
    def pad(self) -> ScorePad:
        return SushiRollPad()


GAME = SushiRoll()
