"""Sample full states from views: what the view doesn't show is dealt at random."""

from __future__ import annotations

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CELL_OF, HALF, WINDOW_OF
from bordspil.games.sequence.card_sets import EVERY_CARD, pack, unpack
from bordspil.games.sequence.components import INDEX, RULES_VERSION
from bordspil.games.sequence.rules import ACT, CHOOSE, LOSING, OVER
from bordspil.games.sequence.state import SequenceState
from bordspil.games.sequence.view import SequenceView


def sample(view: SequenceView, rng: Rng, rules_version: int = RULES_VERSION) -> SequenceState:
    """A state in which the seat would have exactly this view."""
    own, own_twice = pack(view.hand)
    discards, discards_twice = pack(view.discards)
    if own_twice & discards or own & discards_twice:
        raise ValueError("this view is impossible: it has more cards than there are")
    unseen = unpack(
        EVERY_CARD & ~(own_twice | discards_twice | own & discards), EVERY_CARD & ~(own | discards)
    )
    # Any cards will do for the other hands: resampling deals them again.
    hands, twice = [0] * 12, [0] * 12
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands[seat], twice[seat] = own, own_twice
        else:
            hands[seat], twice[seat] = pack(unseen[:size])
            unseen = unseen[size:]
    deck, deck_twice = pack(unseen)
    up, low = [0] * 3, [0] * 3
    for cell, team in enumerate(view.board):
        if team is not None and team not in range(view.team_count):
            raise ValueError(f"this view is impossible: there is no team {team}")
        if team is not None and cell < HALF:
            up[team] |= 1 << cell
        elif team is not None:
            low[team] |= 1 << cell - HALF
    first_line, second_line = [-1] * 3, [-1] * 3
    for line in view.lines:
        lines = first_line if first_line[line.team] < 0 else second_line
        lines[line.team] = WINDOW_OF[f"{line.cells[0]}-{line.cells[-1]}"]
    tops, draws = [-1] * 12, [-1] * 12
    for seat, card in enumerate(view.tops):
        tops[seat] = -1 if card is None else INDEX[card]
    for seat, turn in view.open_draws:
        draws[seat] = turn
    state = SequenceState(view.seat_count, view.team_count, rules_version=rules_version)
    state.restore(
        state.snapshot()
        | {
            "turn": view.turn,
            "hand": hands,
            "hand_twice": twice,
            "deck": deck,
            "deck_twice": deck_twice,
            "discard": discards,
            "discard_twice": discards_twice,
            "up": up,
            "low": low,
            "first_line": first_line,
            "second_line": second_line,
            "top": tops,
            "open_draw": draws,
            "losing": sum([1 << seat for seat in view.losing]),
            "phase": phase_of(view),
            "active": view.active,
            "dealer": view.dealer,
            "exchanged": int(view.exchanged),
            "passes": view.passes,
            "spot": 0 if view.spot is None else CELL_OF[view.spot],
            "draw_yourself": int(view.options.draw_yourself),
            "no_table_talk": int(view.options.no_table_talk),
            "advanced": int(view.options.advanced),
        }
    )
    state.resample_for(view.seat, rng)
    return state


def phase_of(view: SequenceView) -> int:
    """The phase in which a seat has this view."""
    if view.outcome is not None:
        return OVER
    if view.losing:
        return LOSING
    return ACT if view.choosing is None else CHOOSE
