"""Sushi Go!, for 2 to 5 players, with both printed variants."""

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
from bordspil.games.sushi_go.about import about
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.evaluation import SushiGoEvaluator
from bordspil.games.sushi_go.highlights import highlights
from bordspil.games.sushi_go.looks import look, pieces
from bordspil.games.sushi_go.moves import ACTION_COUNT, Pick, parse
from bordspil.games.sushi_go.options import SushiGoOptions
from bordspil.games.sushi_go.pad import SushiGoPad
from bordspil.games.sushi_go.reasons import reasons
from bordspil.games.sushi_go.sample import sample
from bordspil.games.sushi_go.state import SushiGoState
from bordspil.games.sushi_go.text import SushiGoText
from bordspil.games.sushi_go.view import SushiGoView, without_memory

__all__ = ["GAME", "Card", "Pick", "SushiGoOptions"]


class SushiGo(Game):
    """Keep a card, pass the rest on."""

    name: ClassVar[str] = "sushi-go"
    title: ClassVar[str] = "Sushi Go!"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    default_seat_count: ClassVar[int] = 4
    options: ClassVar[type[Options]] = SushiGoOptions
    view: ClassVar[type[View]] = SushiGoView
    action_count: ClassVar[int] = ACTION_COUNT

    def new_state(self, seat_count: int, options: Options) -> SushiGoState:
        options = expected(options, SushiGoOptions)
        return SushiGoState(seat_count, options.both_ways, options.invisible)

    def parse_move(self, text: str) -> Move:
        return parse(text)

    def plain_view(self, view: View) -> View:
        return without_memory(expected(view, SushiGoView))

    def sample_state(self, view: View, rng: Rng) -> SushiGoState:
        view = expected(view, SushiGoView)
        return sample(view, rng)

    def reasons(self, view: View, move: Move) -> tuple[Reason, ...]:
        return reasons(expected(view, SushiGoView), expected(move, Pick))

    def look(self, view: View, move: Move) -> Look | None:
        return look(expected(view, SushiGoView), expected(move, Pick))

    def pieces(self, view: View, move: Move) -> tuple[str, ...]:
        return pieces(expected(view, SushiGoView), expected(move, Pick))

    def highlights(self, events: Sequence[Event], outcome: Outcome) -> Highlights:
        return highlights(events, outcome)

    def find_about(self, view: View, piece: str) -> About | None:
        return about(expected(view, SushiGoView), piece)

    @cached_property
    def evaluator(self) -> SushiGoEvaluator:
        return SushiGoEvaluator()

    @cached_property
    def text(self) -> GameText:
        return SushiGoText()

    @cached_property
    def pad(self) -> ScorePad:
        return SushiGoPad()


GAME = SushiGo()
