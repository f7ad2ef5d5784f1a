"""The score pad of Sushi Go!: people count cards, and maki by their rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bordspil.core.event import Event
from bordspil.core.game import expected
from bordspil.core.options import Options
from bordspil.core.pad import Counts, Limit, ScorePad, Thing
from bordspil.games.sushi.pad import ON_WASABI, SushiPad, nigiri
from bordspil.games.sushi.scores import Scoring
from bordspil.games.sushi_go.components import DECK, NIGIRI, Card
from bordspil.games.sushi_go.events import DessertsScored, RoundScored
from bordspil.games.sushi_go.explain import explain_puddings, explain_trays
from bordspil.games.sushi_go.options import SushiGoOptions
from bordspil.games.sushi_go.packed import ONE, pack_tray
from bordspil.games.sushi_go.text import KIND_KEYS

MAKI = {Card.MAKI3: 3, Card.MAKI2: 2, Card.MAKI1: 1}
ROLLS = sum(DECK[card] * rolls for card, rolls in MAKI.items())
SETS = (Card.TEMPURA, Card.SASHIMI, Card.DUMPLING)


def tray_of(counts: Counts) -> int:
    """The packed tray of what was counted, with as few maki cards as the rolls allow."""
    tray = sum(counts.get(card.value, 0) * ONE[card] for card in (*SETS, *NIGIRI))
    left = counts.get("maki", 0)
    for card, rolls in MAKI.items():
        number = min(left // rolls, DECK[card])
        tray += number * ONE[card]
        left -= number * rolls
    dipped = [card for card in NIGIRI for _ in range(counts.get(card.value + ON_WASABI, 0))]
    return tray + pack_tray((), dipped)


class SushiGoPad(SushiPad):
    """What each player has at the end of a round; puddings are counted at the end of the match."""

    round_things: ClassVar[tuple[Thing, ...]] = (
        Thing("maki", ROLLS, "kind-maki"),
        *[Thing(card.value, DECK[card], KIND_KEYS[card.value]) for card in SETS],
        *nigiri([card.value for card in NIGIRI], [DECK[card] for card in NIGIRI], DECK[Card.WASABI]),
    )
    end_things: ClassVar[tuple[Thing, ...]] = (Thing("pudding", DECK[Card.PUDDING], "kind-pudding"),)
    end_key: ClassVar[str] = "scored-desserts-scored"
    # Scored cards are out of the match, so the box limits all rounds together.
    limits: ClassVar[tuple[Limit, ...]] = (
        Limit(("maki",), ROLLS, "kind-maki", throughout=True),
        *[Limit((card.value,), DECK[card], KIND_KEYS[card.value], throughout=True) for card in SETS],
        *[
            Limit((card.value, card.value + ON_WASABI), DECK[card], f"card-{card.value}", throughout=True)
            for card in NIGIRI
        ],
        Limit(
            tuple(card.value + ON_WASABI for card in NIGIRI),
            DECK[Card.WASABI],
            "card-wasabi",
            throughout=True,
        ),
        Limit(("pudding",), DECK[Card.PUDDING], "kind-pudding"),
    )

    def variant(self, options: Options) -> ScorePad:
        return InvisiblePad() if expected(options, SushiGoOptions).invisible else self

    def explain(
        self, number: int | None, rows: Sequence[Counts], scores: Sequence[int]
    ) -> tuple[Event, Scoring]:
        if number is None:
            scoring = explain_puddings([row.get("pudding", 0) for row in rows], scores)
            return DessertsScored(scoring), scoring
        scoring = explain_trays([tray_of(row) for row in rows], scores)
        return RoundScored(number, scoring), scoring


class InvisiblePad(SushiGoPad):
    """SG-30: the invisible third player is counted and ranked like the others but never wins."""

    player_counts: ClassVar[tuple[int, ...]] = (2,)
    extras: ClassVar[tuple[str, ...]] = ("invisible",)
