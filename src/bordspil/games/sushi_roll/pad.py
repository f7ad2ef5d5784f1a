"""The score pad of Sushi Roll: dice are counted, maki by their symbols; at the end puddings and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.pad import Counts, Limit, Thing
from bordspil.games.sushi import Scoring
from bordspil.games.sushi_pad import ON_WASABI, SushiPad, nigiri
from bordspil.games.sushi_roll.bunch import pack
from bordspil.games.sushi_roll.events import RestScored, RoundScored
from bordspil.games.sushi_roll.explain import explain_left, explain_trays
from bordspil.games.sushi_roll.parts import (
    BOX,
    CHOPSTICKS,
    FACES_OF,
    INDEX,
    MENUS,
    NIGIRI,
    PUDDINGS,
    Face,
    Kind,
)
from bordspil.games.sushi_roll.text import KIND_KEYS

SYMBOLS = 3 * BOX[Kind.MAKI]
APPETIZERS = FACES_OF[Kind.APPETIZER]
NAMES = tuple(face.value for face in NIGIRI)


def tray_of(counts: Counts) -> tuple[int, int]:
    """The bunch of what was counted, symbols on as few dice as can be, and what of it lies on wasabi."""
    symbols = counts.get("maki", 0)
    dice = [Face.MAKI3] * (symbols // 3) + [[], [Face.MAKI1], [Face.MAKI2]][symbols % 3]
    for face in APPETIZERS:
        dice += [face] * counts.get(face.value, 0)
    dipped = 0
    for face in NIGIRI:
        on_wasabi = counts.get(face.value + ON_WASABI, 0)
        dice += [face] * (counts.get(face.value, 0) + on_wasabi) + [Face.WASABI] * on_wasabi
        dipped += on_wasabi << 3 * INDEX[face]
    return pack(dice), dipped


class SushiRollPad(SushiPad):
    """What each player has taken in a round; dice go back into the bag, so the box must do for one round."""

    round_things: ClassVar[tuple[Thing, ...]] = (
        Thing("maki", SYMBOLS, "kind-maki"),
        *[Thing(face.value, BOX[Kind.APPETIZER], KIND_KEYS[face.value]) for face in APPETIZERS],
        *nigiri(NAMES, [BOX[Kind.NIGIRI]] * 3, BOX[Kind.SPECIAL]),
    )
    end_things: ClassVar[tuple[Thing, ...]] = (
        Thing("pudding", PUDDINGS, "kind-pudding"),
        Thing("menu", MENUS, "roll-table-menus"),
        Thing("chopsticks", CHOPSTICKS, "roll-table-chopsticks"),
    )
    end_key: ClassVar[str] = "scored-rest-scored"
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(("maki",), SYMBOLS, "kind-maki"),
        Limit(tuple(face.value for face in APPETIZERS), BOX[Kind.APPETIZER], "die-appetizer"),
        Limit((*NAMES, *[name + ON_WASABI for name in NAMES]), BOX[Kind.NIGIRI], "die-nigiri"),
        Limit(("pudding",), PUDDINGS, "kind-pudding"),
        Limit(("menu",), MENUS, "roll-table-menus"),
        Limit(("chopsticks",), CHOPSTICKS, "roll-table-chopsticks"),
    )

    def explain(
        self, number: int | None, rows: Sequence[Counts], scores: Sequence[int]
    ) -> tuple[Event, Scoring]:
        if number is None:
            puddings, menus, chopsticks = (
                [row.get(thing.name, 0) for row in rows] for thing in self.end_things
            )
            scoring = explain_left(puddings, menus, chopsticks, scores)
            return RestScored(scoring), scoring
        trays = [tray_of(row) for row in rows]
        scoring = explain_trays([tray for tray, _ in trays], [dipped for _, dipped in trays], scores)
        return RoundScored(number, scoring), scoring
