"""Whether the fields of a position of Sushi Go! fit together: the C side trusts what it is given."""

from __future__ import annotations

from typing import Any

from bordspil.games.sushi_go.components import INDEX, Card
from bordspil.games.sushi_go.packed import FULL_DECK, size, tray_cards, tray_dipped

PLACES = 5
EVERY_SECOND = 0x0F0F0F0F0F0F
WASABI, PUDDING = INDEX[Card.WASABI], INDEX[Card.PUDDING]


def check_position(values: dict[str, Any]) -> None:
    """Raise ValueError if fields that are each within their bounds can't be those of one position."""
    seats = values["seat_count"]
    fits = (
        2 <= seats <= (2 if values["invisible"] else PLACES)
        and values["waiting"] < 1 << seats
        and values["returned"] < 1 << 4 * seats
        and max(map(size, values["hand"])) <= 11
        and max(size(tray_dipped(tray)) for tray in values["tray"]) <= 11
        and has_all_cards(values)
    )
    if not fits:
        raise ValueError("this is not a position of Sushi Go!")


def has_all_cards(values: dict[str, Any]) -> bool:
    """Whether there are as many cards of each kind as in the box, wherever they are."""
    dipped = [tray_dipped(tray) for tray in values["tray"]]
    piles = [*values["hand"], values["deck"], values["discard"], *map(tray_cards, values["tray"]), *dipped]
    # Every other kind at a time: each sum has eight bits, so no count can spill into another kind.
    for shift in (0, 4):
        counts = sum([cards >> shift & EVERY_SECOND for cards in piles])
        for kind, more in ((WASABI, sum(map(size, dipped))), (PUDDING, sum(values["dessert"]))):
            if 4 * kind % 8 == shift:
                counts += more << 4 * kind - shift
        if counts != FULL_DECK >> shift & EVERY_SECOND:
            return False
    return True
