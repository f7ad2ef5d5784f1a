"""The score pad of Sushi Roll: it counts dice (maki by symbols) and, at the end, puddings and tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.pad import Counts, Limit, Thing
from bordspil.games.sushi.pad import ON_WASABI, SushiPad, nigiri
from bordspil.games.sushi.scores import Scoring
from bordspil.games.sushi_roll.components import (
    BOX,
    CHOPSTICKS,
    FACES_OF,
    MENUS,
    NIGIRI,
    PUDDINGS,
    Face,
    Kind,
)
from bordspil.games.sushi_roll.events import RestScored, RoundScored
from bordspil.games.sushi_roll.explain import explain_left, explain_trays
from bordspil.games.sushi_roll.packed import pack_tray
from bordspil.games.sushi_roll.text import KIND_KEYS

SYMBOLS = 3 * BOX[Kind.MAKI]
APPETIZERS = FACES_OF[Kind.APPETIZER]
NAMES = tuple(face.value for face in NIGIRI)


def tray_of(counts: Counts) -> tuple[int, int]:
    """The counts as a packed tray and its dipped nigiri; symbols go on as few dice as possible."""
    symbols = counts.get("maki", 0)
    dice = [Face.MAKI3] * (symbols // 3) + [[], [Face.MAKI1], [Face.MAKI2]][symbols % 3]
    for face in APPETIZERS:
        dice += [face] * counts.get(face.value, 0)
    dipped = []
    for face in NIGIRI:
        dice += [face] * counts.get(face.value, 0)
        dipped += [face] * counts.get(face.value + ON_WASABI, 0)
    return pack_tray(dice, dipped)


class SushiRollPad(SushiPad):
    """What each player has taken in a round; dice return to the bag, so the box limits each round."""

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
