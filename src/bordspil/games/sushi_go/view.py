"""What a seat may know of a match of Sushi Go!."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from bordspil.core.view import View
from bordspil.games.sushi_go.components import KINDS, Card
from bordspil.games.sushi_go.explain import tray_points
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.options import SushiGoOptions
from bordspil.games.sushi_go.packed import count_of, size, tray_cards, tray_dipped, unpack

if TYPE_CHECKING:
    from bordspil.games.sushi_go.state import SushiGoState


@dataclass(frozen=True, slots=True)
class Place:
    """What lies in front of a player (or of the invisible one, whose `seat` is None), for all to see.

    `tray` are the cards of this round, open wasabi among them; `dipped` the nigiri that lie on a wasabi
    each; `desserts` the puddings of earlier rounds; `worth` what the tray would score if the round ended now.
    """

    seat: int | None
    tray: tuple[Card, ...]
    dipped: tuple[Card, ...]
    desserts: int
    score: int
    worth: int


@dataclass(frozen=True)
class SushiGoView(View):
    """A seat's view.

    Of other hands it has the cards that the seat saw when it held them (`known_hands`) and the number of
    chopsticks that everyone saw go back into them (`returned`, by seat; these are among the known cards too).
    """

    options: SushiGoOptions
    round: int
    round_turn: int
    passes_right: bool
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known_hands: tuple[tuple[Card, ...], ...]
    returned: tuple[int, ...]
    chosen: Pick | None
    places: tuple[Place, ...]
    discard: tuple[Card, ...]
    deck_size: int
    pile_size: int
    controller: int | None
    drawn: Card | None


def build_view(state: SushiGoState, seat: int | None) -> SushiGoView:
    """The view of a seat (None: a spectator)."""
    known = [unpack(hand) for hand in state.known_hands(seat)]
    outcome = state.outcome()
    running = outcome is None
    controller = state.controller if state.invisible and running else None
    return SushiGoView(
        game="sushi-go",
        options=OPTIONS[bool(state.both_ways), bool(state.invisible)],
        seat_count=state.seat_count,
        seat=seat,
        turn=state.turn,
        due=state.due(),
        legal_moves=() if seat is None else state.legal_moves(seat),
        scores=state.scores(),
        outcome=outcome,
        round=state.round,
        round_turn=state.round_turn,
        passes_right=state.passes_right(),
        hand=() if seat is None else known[seat],
        hand_sizes=tuple([size(hand) for hand in state.hand[: state.seat_count]]),
        known_hands=tuple(known),
        returned=tuple([count_of(state.returned, other) for other in range(state.seat_count)]),
        chosen=None if seat is None else state.pick_of(seat),
        places=places_of(state),
        discard=unpack(state.discard),
        deck_size=size(state.deck) - state.pile,
        pile_size=state.pile,
        controller=controller,
        drawn=KINDS[state.drawn] if running and controller is not None and controller == seat else None,
    )


def without_memory(view: SushiGoView) -> SushiGoView:
    """The view of a seat that remembers no hand: of the others it has the chopsticks that all saw go in."""
    known = tuple(
        [
            cards if seat == view.seat else (Card.CHOPSTICKS,) * returned
            for seat, (cards, returned) in enumerate(zip(view.known_hands, view.returned, strict=True))
        ]
    )
    return replace(view, known_hands=known)


def places_of(state: SushiGoState) -> tuple[Place, ...]:
    """What lies in front of everyone now."""
    return places_shown(
        tuple(state.tray), tuple(state.score), tuple(state.dessert), state.seat_count, state.places
    )


@lru_cache(maxsize=256)
def places_shown(
    trays: tuple[int, ...], scores: tuple[int, ...], desserts: tuple[int, ...], seat_count: int, places: int
) -> tuple[Place, ...]:
    """What lies in front of everyone; cached, because all seats see the same."""
    return tuple(
        Place(
            seat=place if place < seat_count else None,
            tray=unpack(tray_cards(trays[place])),
            dipped=unpack(tray_dipped(trays[place])),
            desserts=desserts[place],
            score=scores[place],
            worth=points.total,
        )
        for place, points in enumerate(tray_points(trays, places))
    )


OPTIONS = {
    (both_ways, invisible): SushiGoOptions(both_ways=both_ways, invisible=invisible)
    for both_ways in (False, True)
    for invisible in (False, True)
}
