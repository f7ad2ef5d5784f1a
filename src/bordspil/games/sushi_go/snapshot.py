"""Whether a snapshot can be one of a match: the compiled rules trust what they are given."""

from __future__ import annotations

from typing import Any

from bordspil.games.sushi_go.bunch import size
from bordspil.games.sushi_go.moves import ACTION_COUNT
from bordspil.games.sushi_go.parts import DECK, INDEX, Card

PLACES = 5
WHOLE = {int, bool}
LAST_PHASE = 8
TRAY_BITS = 60
CARD_BITS = 48
EVERY_SECOND = 0x0F0F0F0F0F0F
ALL_CARDS = sum(count << 4 * INDEX[card] for card, count in DECK.items())
WASABI, PUDDING = INDEX[Card.WASABI], INDEX[Card.PUDDING]


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
        and {type(number) for part in snapshot for number in part} <= WHOLE
        and both_ways in (0, 1)
        and invisible in (0, 1)
        and 2 <= seat_count <= (2 if invisible else PLACES)
        and -1 <= min(pick) <= max(pick) < ACTION_COUNT
        and -1000 < min(score) <= max(score) < 1000
        and 0 <= min(dessert) <= max(dessert) <= DECK[Card.PUDDING]
        and 0 <= min(*hand, deck, discard) <= max(*hand, deck, discard) < 1 << CARD_BITS
        and 0 <= min(tray) <= max(tray) < 1 << TRAY_BITS
        and max([size(bunch) for bunch in hand]) <= 11
        and max([size(bunch >> CARD_BITS) for bunch in tray]) <= 11
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
        and has_all_cards(snapshot)
    )


def has_all_cards(snapshot: tuple[Any, ...]) -> bool:
    """Whether there are as many cards of each kind as in the box, wherever they lie."""
    hand, tray, _, _, dessert, (deck, discard, *_), *_ = snapshot
    dipped = [bunch >> CARD_BITS for bunch in tray]
    bunches = [
        *(*hand, deck, discard),
        *[bunch & (1 << CARD_BITS) - 1 for bunch in tray],
        *[nigiri << 4 * INDEX[Card.SALMON] for nigiri in dipped],
    ]
    # Every second kind at a time: eight bits hold each sum, so no count can pass for one of another kind.
    for shift in (0, 4):
        counts = sum([bunch >> shift & EVERY_SECOND for bunch in bunches])
        for kind, more in ((WASABI, sum(map(size, dipped))), (PUDDING, sum(dessert))):
            if 4 * kind % 8 == shift:
                counts += more << 4 * kind - shift
        if counts != ALL_CARDS >> shift & EVERY_SECOND:
            return False
    return True
