"""Whether a snapshot can be one of a match: the compiled rules trust what they are given."""

from __future__ import annotations

from typing import Any

from bordspil.games.sushi_go.bunch import count_of, size
from bordspil.games.sushi_go.moves import ACTION_COUNT
from bordspil.games.sushi_go.parts import DECK, INDEX, Card

PLACES = 5
LAST_PHASE = 8
TRAY_BITS = 60
CARD_BITS = 48
DIPPED = 12


def check_snapshot(snapshot: tuple[Any, ...]) -> None:
    """Raises ValueError for anything that is no snapshot of a match of Sushi Go!."""
    try:
        fits = is_snapshot(snapshot)
    except (TypeError, ValueError, IndexError) as problem:
        raise ValueError(f"this is no snapshot of a match of Sushi Go!: {problem}") from None
    if not fits:
        raise ValueError("this is no snapshot of a match of Sushi Go!")


def is_snapshot(snapshot: tuple[Any, ...]) -> bool:
    """Whether every number lies where it may, and all 108 cards are there."""
    hand, tray, pick, score, dessert, table, turn, options = snapshot
    deck, discard, turns, phase, round_, round_turn = table
    hand_size, waiting, controller, drawn, pile, shown = turn
    both_ways, invisible, seat_count = options
    arrays = (hand, tray, pick, score, dessert)
    return (
        all(len(array) == PLACES for array in arrays)
        and all(isinstance(number, int) for part in snapshot for number in part)
        and both_ways in (0, 1)
        and invisible in (0, 1)
        and 2 <= seat_count <= (2 if invisible else PLACES)
        and all(-1 <= number < ACTION_COUNT for number in pick)
        and all(-1000 < number < 1000 for number in score)
        and all(0 <= number <= DECK[Card.PUDDING] for number in dessert)
        and all(0 <= bunch < 1 << CARD_BITS for bunch in (*hand, deck, discard))
        and all(0 <= bunch < 1 << TRAY_BITS for bunch in tray)
        and all(size(bunch) <= 11 for bunch in hand)
        and 0 <= turns < 1 << 16
        and 0 <= phase <= LAST_PHASE
        and 0 <= round_ <= 3
        and 0 <= round_turn <= 10
        and 0 <= hand_size <= 10
        and 0 <= waiting < 1 << seat_count
        and controller in (0, 1)
        and 0 <= drawn < len(INDEX)
        and 0 <= pile <= 9
        and 0 <= shown < 1 << 4 * seat_count
        and all(cards_of(card, snapshot) == count for card, count in DECK.items())
    )


def cards_of(card: Card, snapshot: tuple[Any, ...]) -> int:
    """How many cards of a kind there are, wherever they lie."""
    hand, tray, _, _, dessert, (deck, discard, *_), *_ = snapshot
    kind = INDEX[card]
    count: int = sum(count_of(bunch, kind) for bunch in (*hand, *tray, deck, discard))
    if card in (Card.SALMON, Card.SQUID, Card.EGG):
        count += sum(count_of(bunch, DIPPED + kind - INDEX[Card.SALMON]) for bunch in tray)
    if card is Card.WASABI:
        count += sum(size(bunch >> CARD_BITS) for bunch in tray)
    if card is Card.PUDDING:
        count += sum(dessert)
    return count
