"""Moves of Sushi Go!: which card to keep, never its position in the hand.

As text, `squid` keeps a squid nigiri; `wasabi+squid` uses chopsticks and plays the wasabi first; a card after
a slash is for the invisible player: `squid/egg`, `wasabi+squid/egg`.

Every move has an action number, first + PAIRS·(second + 1) + INVISIBLE·(invisible + 1), where a missing card
counts as -1: 0 to 11 are one card, 12 to 155 two cards, and from 156 on one is for the invisible player.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move
from bordspil.games.sushi_go.components import INDEX, KINDS, Card

PAIRS = 12
INVISIBLE = 156
ACTION_COUNT = INVISIBLE * (PAIRS + 1)


@dataclass(frozen=True, slots=True)
class Pick(Move):
    """Keep a card; `second` by chopsticks; `invisible` for the invisible third player.

    >>> str(Pick(Card.WASABI, Card.SQUID))
    'wasabi+squid'
    """

    first: Card
    second: Card | None = None
    invisible: Card | None = None

    def is_well_formed(self) -> bool:
        """Whether it is made of cards: Python callers can pass anything."""
        return isinstance(self.first, Card) and all(
            card is None or isinstance(card, Card) for card in (self.second, self.invisible)
        )

    def __str__(self) -> str:
        own = self.first.value + (f"+{self.second.value}" if self.second else "")
        return f"{own}/{self.invisible.value}" if self.invisible else own


# Action numbers, taken apart and put together; moves.pxd has the same functions as inline C.


def with_second(first: int, second: int) -> int:
    """The action of two cards."""
    return first + PAIRS * (second + 1)


def with_invisible(action: int, kind: int) -> int:
    """An action with a card for the invisible player added."""
    return action + INVISIBLE * (kind + 1)


def first_of(action: int) -> int:
    """The first card of an action."""
    return action % PAIRS


def second_of(action: int) -> int:
    """The second card of an action; -1 for none."""
    return action // PAIRS % (PAIRS + 1) - 1


def invisible_of(action: int) -> int:
    """The card for the invisible player; -1 for none."""
    return action // INVISIBLE - 1


def number_of(pick: Pick) -> int:
    """The action number of a pick."""
    number = INDEX[pick.first]
    if pick.second is not None:
        number = with_second(number, INDEX[pick.second])
    return number if pick.invisible is None else with_invisible(number, INDEX[pick.invisible])


def _pick_of(number: int) -> Pick:
    second, invisible = second_of(number), invisible_of(number)
    return Pick(
        KINDS[first_of(number)],
        KINDS[second] if second >= 0 else None,
        KINDS[invisible] if invisible >= 0 else None,
    )


PICKS: tuple[Pick, ...] = tuple(_pick_of(number) for number in range(ACTION_COUNT))
_BY_TEXT: dict[str, Pick] = {str(pick): pick for pick in PICKS}


def parse(text: str) -> Pick:
    """Read a pick from its text.

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
