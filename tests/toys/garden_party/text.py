"""Moves, events, the table and hints in words; the messages are in locales/ beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.game import expected
from bordspil.core.move import Move
from bordspil.core.reason import Purpose
from bordspil.core.text import Block, Cell, GameText, Say, point_style
from bordspil.core.view import View

from .components import Food
from .events import CardLaid, HandDealt, PartyScored
from .moves import Lay
from .points import Points
from .view import GardenPartyView

FOOD_KEYS = {
    Food.CAKE: "garden-party-cake",
    Food.SANDWICH: "garden-party-sandwich",
    Food.LEMONADE: "garden-party-lemonade",
}


class GardenPartyText(GameText):
    """The words of the game."""

    reason_keys: ClassVar[Mapping[tuple[Purpose, str], str]] = {
        (Purpose.FORCED, "only"): "garden-party-reason-only",
        (Purpose.SCORES, "cake"): "garden-party-reason-cake",
        (Purpose.SCORES, "sandwich"): "garden-party-reason-pair",
        (Purpose.SCORES, "lemonade"): "garden-party-reason-most",
        (Purpose.BUILDS, "sandwich"): "garden-party-reason-half",
        (Purpose.COSTS, "sandwich"): "garden-party-reason-single",
        (Purpose.COSTS, "lemonade"): "garden-party-reason-behind",
        (Purpose.DENIES, "lemonade"): "garden-party-reason-overtaken",
    }

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        return say(FOOD_KEYS[expected(move, Lay).food])

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        match event:
            case HandDealt():
                cards = listed(event.cards, say)
                return [say("garden-party-dealt", name=names[event.seat], cards=cards)]
            case CardLaid():
                card = say(FOOD_KEYS[event.food])
                return [say("garden-party-laid", name=names[event.seat], card=card)]
            case PartyScored():
                return [say("garden-party-scored")]
        return []

    def scoring(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[Block]:
        if not isinstance(event, PartyScored):
            return []
        return [points_block(name, points, say) for name, points in zip(names, event.points, strict=True)]

    def table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        view = expected(view, GardenPartyView)
        rows = tuple(
            (
                Cell(names[seat], "strong" if seat == view.seat else ""),
                Cell(listed(blanket, say)),
                Cell(str(view.scores[seat]), "strong"),
            )
            for seat, blanket in enumerate(view.blankets)
        )
        headings = (say("table-player"), say("garden-party-blanket"), say("table-score"))
        return [Block("", headings, rows)]

    def prompt(self, view: View, say: Say) -> str:
        return say("garden-party-prompt")


def listed(cards: Sequence[Food], say: Say) -> str:
    """The names of some cards."""
    return ", ".join(say(FOOD_KEYS[card]) for card in cards)


def points_block(name: str, points: Points, say: Say) -> Block:
    """The points of a player as a table."""
    rows = (
        (say("garden-party-cakes"), points.cake),
        (say("garden-party-sandwiches"), points.sandwich),
        (say("garden-party-lemonades"), points.lemonade),
    )
    title = say("scoring-title", name=name, points=points.total, score=points.total)
    return Block(title, (), tuple((Cell(word), Cell(str(each), point_style(each))) for word, each in rows))
