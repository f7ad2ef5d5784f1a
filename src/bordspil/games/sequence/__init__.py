"""Sequence, for 2 to 12 players in two or three teams, with every printed option."""

from __future__ import annotations

import collections.abc
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
from bordspil.core.search_settings import SearchSettings
from bordspil.core.text import GameText
from bordspil.core.view import View
from bordspil.games.sequence.about import about
from bordspil.games.sequence.components import RULES_VERSION, Card
from bordspil.games.sequence.evaluation import SequenceEvaluator
from bordspil.games.sequence.highlights import highlights
from bordspil.games.sequence.looks import look, pieces
from bordspil.games.sequence.moves import (
    ACTION_COUNT,
    ChooseLine,
    Dead,
    Draw,
    Lose,
    Pass,
    Play,
    Ruling,
    parse,
)
from bordspil.games.sequence.options import SequenceOptions
from bordspil.games.sequence.pad import SequencePad
from bordspil.games.sequence.reasons import reasons
from bordspil.games.sequence.sample import sample
from bordspil.games.sequence.state import SequenceState
from bordspil.games.sequence.text import SequenceText
from bordspil.games.sequence.view import SequenceView

__all__ = [
    "GAME",
    "Card",
    "ChooseLine",
    "Dead",
    "Draw",
    "Lose",
    "Pass",
    "Play",
    "Ruling",
    "SequenceOptions",
]


class Sequence(Game):
    """Play a card, put a chip on its cell, get five in a row."""

    name: ClassVar[str] = "sequence"
    title: ClassVar[str] = "Sequence"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 6, 8, 9, 10, 12)
    default_seat_count: ClassVar[int] = 2
    options: ClassVar[type[Options]] = SequenceOptions
    view: ClassVar[type[View]] = SequenceView
    action_count: ClassVar[int] = ACTION_COUNT
    # Moves differ little and deals a lot, so walks are short, without noise, and compared in the same deals.
    search_settings: ClassVar[SearchSettings] = SearchSettings(
        exploration=0.1, sharpness=20.0, noise=0.0, rounds=0, plies=6, paired=True
    )

    def __init__(self, rules_version: int = RULES_VERSION) -> None:
        self.rules_version = rules_version

    def earlier_rules(self, version: int) -> Sequence:
        return Sequence(version)

    def new_state(self, seat_count: int, options: Options) -> SequenceState:
        options = expected(options, SequenceOptions)
        return SequenceState(
            seat_count,
            options.team_count(seat_count),
            options.draw_yourself,
            options.no_table_talk,
            options.advanced,
            rules_version=self.rules_version,
        )

    def sides(self, seat_count: int, options: Options) -> tuple[int, ...]:
        # SQ-3: teams sit alternately.
        teams = expected(options, SequenceOptions).team_count(seat_count)
        return tuple(seat % teams for seat in range(seat_count))

    def parse_move(self, text: str) -> Move:
        return parse(text)

    def sample_state(self, view: View, rng: Rng) -> SequenceState:
        return sample(expected(view, SequenceView), Rng.checked(rng), self.rules_version)

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        return reasons(expected(view, SequenceView), move)

    def look(self, view: View, move: Move) -> Look | None:
        return look(expected(view, SequenceView), move)

    def pieces(self, view: View, move: Move) -> tuple[str, ...]:
        return pieces(expected(view, SequenceView), move)

    def highlights(self, events: collections.abc.Sequence[Event], outcome: Outcome) -> Highlights:
        return highlights(events, outcome)

    def find_about(self, view: View, piece: str) -> About | None:
        return about(expected(view, SequenceView), piece)

    @cached_property
    def evaluator(self) -> SequenceEvaluator:
        return SequenceEvaluator()

    @cached_property
    def text(self) -> GameText:
        return SequenceText()

    @cached_property
    def pad(self) -> ScorePad:
        return SequencePad()


GAME = Sequence()
