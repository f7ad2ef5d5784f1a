"""Sample full states from views: what the view doesn't show is dealt at random."""

from __future__ import annotations

from bordspil.core.rng import Rng
from bordspil.games.sushi_go.components import INDEX, Card
from bordspil.games.sushi_go.moves import number_of
from bordspil.games.sushi_go.packed import kinds_in, lowest_kind, one, pack, pack_tray, size
from bordspil.games.sushi_go.rules import CHOOSE, FULL_DECK, OVER, full_hand
from bordspil.games.sushi_go.state import SushiGoState
from bordspil.games.sushi_go.view import SushiGoView

PUDDING, WASABI = INDEX[Card.PUDDING], INDEX[Card.WASABI]


def sample(view: SushiGoView, rng: Rng) -> SushiGoState:
    """A state in which the seat would have exactly this view."""
    options, running = view.options, view.outcome is None
    hands, trays, scores, desserts, picks = [0] * 5, [0] * 5, [0] * 5, [0] * 5, [-1] * 5
    pool = FULL_DECK - pack(view.discard) - sum([pack(cards) for cards in view.known_hands])
    for place, shown in enumerate(view.places):
        trays[place] = pack_tray(shown.tray, shown.dipped)
        scores[place], desserts[place] = shown.score, shown.desserts
        pool -= pack(shown.tray) + pack(shown.dipped)
        pool -= shown.desserts * one(PUDDING) + len(shown.dipped) * one(WASABI)
    # Any cards and choices will do for what is unseen: resampling replaces them.
    drawn = 0
    for seat, cards in enumerate(view.known_hands):
        hands[seat] = pack(cards)
        while size(hands[seat]) < view.hand_sizes[seat]:
            if not pool:
                raise ValueError("this view is impossible: it has more cards than there are")
            card = lowest_kind(kinds_in(pool))
            hands[seat] += one(card)
            pool -= one(card)
            if seat == view.controller:
                drawn = card
        picks[seat] = 0 if view.hand_sizes[seat] and seat not in view.due else -1
    if view.chosen is not None and view.seat is not None:
        picks[view.seat] = number_of(view.chosen)
    state = SushiGoState(view.seat_count, options.both_ways, options.invisible)
    state.restore(
        state.snapshot()
        | {
            "turn": view.turn,
            "hand": hands,
            "tray": trays,
            "deck": pool,
            "discard": pack(view.discard),
            "pick": picks,
            "score": scores,
            "dessert": desserts,
            "phase": CHOOSE if running else OVER,
            "round": view.round,
            "round_turn": view.round_turn,
            "hand_size": full_hand(state.places) - view.round_turn if running else 0,
            "waiting": sum([1 << seat for seat in view.due]),
            "controller": view.controller or 0,
            "drawn": drawn if view.drawn is None else INDEX[view.drawn],
            "pile": view.pile_size,
            "returned": sum([chopsticks << 4 * seat for seat, chopsticks in enumerate(view.returned)]),
        }
    )
    state.resample_for(view.seat, rng)
    return state
