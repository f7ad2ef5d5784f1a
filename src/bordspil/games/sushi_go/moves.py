"""Moves of Sushi Go!: which card to keep, never where it lies in the hand.

Text: `squid` keeps a squid nigiri; `wasabi+squid` uses chopsticks, wasabi laid first; a part after a slash
is the card for the invisible player: `squid/egg`, `wasabi+squid/egg`.

Every move has a number (first + 12·(second + 1) + 156·(invisible + 1), where a missing card counts as -1),
the same in every position: 0 to 11 one card, 12 to 155 two cards, from 156 on with the invisible player.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move
from bordspil.games.sushi_go.parts import INDEX, KINDS, Card

PAIRS = 12
INVISIBLE = 156
ACTION_COUNT = 13 * 156


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Keep a card; `second` by chopsticks; `invisible` for the invisible third player.

    >>> str(Pick(Card.WASABI, Card.SQUID))
    'wasabi+squid'
    """

    first: Card
    second: Card | None = None
    invisible: Card | None = None

    def is_sound(self) -> bool:
        """Whether it is made of cards: Python lets people put anything in."""
        return isinstance(self.first, Card) and all(
            card is None or isinstance(card, Card) for card in (self.second, self.invisible)
        )

    def __str__(self) -> str:
        own = self.first.value + (f"+{self.second.value}" if self.second else "")
        return f"{own}/{self.invisible.value}" if self.invisible else own


def number_of(pick: Pick) -> int:
    """The action number of a pick."""
    number = INDEX[pick.first]
    if pick.second is not None:
        number += PAIRS * (INDEX[pick.second] + 1)
    if pick.invisible is not None:
        number += INVISIBLE * (INDEX[pick.invisible] + 1)
    return number


def _pick_of(number: int) -> Pick:
    own, invisible = number % INVISIBLE, number // INVISIBLE
    first, second = own % PAIRS, own // PAIRS
    return Pick(
        KINDS[first],
        KINDS[second - 1] if second else None,
        KINDS[invisible - 1] if invisible else None,
    )


PICKS: tuple[Pick, ...] = tuple(_pick_of(number) for number in range(ACTION_COUNT))
_BY_TEXT: dict[str, Pick] = {str(pick): pick for pick in PICKS}


def parse(text: str) -> Pick:
    """The pick that a text says.

    >>> parse("wasabi+squid")
    Pick(first=Card.WASABI, second=Card.SQUID, invisible=None)
    """
    if not isinstance(text, str):
        raise InvalidMove(
            f"a move is text such as 'squid', not {type(text).__name__}",
            reason="move-not-text",
            kind=type(text).__name__,
        )
    pick = _BY_TEXT.get(text)
    if pick is not None:
        return pick
    words = shown(text).replace("/", "+").split("+")
    names = [card.value for card in KINDS]
    wrong = next((word for word in words if word not in names), None)
    if wrong is None:
        raise InvalidMove(
            f"{shown(text)!r} is not a move; write 'squid', 'wasabi+squid' or 'squid/egg'",
            reason="move-shape",
            move=shown(text),
        )
    near = difflib.get_close_matches(wrong, names, 1)
    hint = f"did you mean {near[0]!r}?" if near else "cards: " + ", ".join(names)
    raise InvalidMove(
        f"there is no card {wrong!r}; {hint}",
        reason="unknown-card",
        card=wrong,
        cards=near[0] if near else ", ".join(names),
    )
