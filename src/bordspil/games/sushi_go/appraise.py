"""What a pick is worth at first glance: points now, and a share of what it may still become.

A rule of thumb, not a rule: it looks only at the own tray and at how many turns are left, and denies nothing
to anybody. Bots start from it.
"""

from __future__ import annotations

from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.parts import NIGIRI, Card
from bordspil.games.sushi_go.view import Place, SushiGoView

ROLLS = {Card.MAKI1: 1, Card.MAKI2: 2, Card.MAKI3: 3}
NIGIRI_WORTH = {Card.SALMON: 2.0, Card.SQUID: 3.0, Card.EGG: 1.0}
# The next dumpling, by how many lie there; a little is added for the ones that may follow.
DUMPLING_WORTH = (1.7, 2.6, 3.5, 4.3, 5.0)
ROLL_WORTH = 0.95
# A set that still lacks cards, by how many are there already (this card included) and the turns left.
TEMPURA_HOPE = 2.3
SASHIMI_HOPE = (1.3, 3.9)
WASABI_HOPE = 3.2
CHOPSTICKS_HOPE = 0.9
PUDDING_WORTH = 2.2
# What the invisible player gets counts against both people, but only in part.
INVISIBLE_SHARE = 0.35


def appraise(view: SushiGoView, pick: Pick) -> float:
    """The worth of a pick to the seat that has this view, in points."""
    assert view.seat is not None
    turns_left = view.hand_sizes[view.seat] - 1
    tray = list(view.places[view.seat].tray)
    worth = card_worth(pick.first, tray, turns_left)
    if pick.second is not None:
        lay(pick.first, tray)
        worth += card_worth(pick.second, tray, turns_left)
        worth -= card_worth(Card.CHOPSTICKS, tray, turns_left)
    if pick.invisible is not None:
        worth -= INVISIBLE_SHARE * card_worth(pick.invisible, list(other_tray(view).tray), turns_left)
    return worth


def other_tray(view: SushiGoView) -> Place:
    """What lies in front of the invisible player."""
    return view.places[-1]


def lay(card: Card, tray: list[Card]) -> None:
    """Puts a card onto a tray of cards; a dipped nigiri vanishes together with its wasabi."""
    if card in NIGIRI and Card.WASABI in tray:
        tray.remove(Card.WASABI)
    else:
        tray.append(card)


def card_worth(card: Card, tray: list[Card], turns_left: int) -> float:
    """The worth of one more card on a tray with some turns left in the round."""
    # Hopes fade linearly over the last four turns.
    hope = min(turns_left, 4) / 4
    if card in NIGIRI_WORTH:
        return NIGIRI_WORTH[card] * (3 if Card.WASABI in tray else 1)
    if card in ROLLS:
        return ROLLS[card] * ROLL_WORTH
    if card is Card.TEMPURA:
        return 5.0 if tray.count(card) % 2 else TEMPURA_HOPE * hope
    if card is Card.SASHIMI:
        there = tray.count(card) % 3
        return 10.0 if there == 2 else SASHIMI_HOPE[there] * hope
    if card is Card.DUMPLING:
        there = tray.count(card)
        return DUMPLING_WORTH[there] if there < len(DUMPLING_WORTH) else 0.0
    if card is Card.PUDDING:
        return PUDDING_WORTH
    if card is Card.WASABI:
        return WASABI_HOPE * hope / (1 + tray.count(card))
    return CHOPSTICKS_HOPE * hope / (1 + tray.count(card))
