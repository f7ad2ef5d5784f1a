"""Full states out of views: what the view does not tell is dealt at random."""

from __future__ import annotations

from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CELL_OF, HALF, WINDOW_OF
from bordspil.games.sequence.hand import EVERY_CARD, pack, unpack
from bordspil.games.sequence.parts import INDEX
from bordspil.games.sequence.phases import ACT, CHOOSE, LOSING, OVER
from bordspil.games.sequence.rules import RULES_VERSION, SequenceState
from bordspil.games.sequence.view import SequenceView


def sample(view: SequenceView, rng: Rng, rules_version: int = RULES_VERSION) -> SequenceState:
    """A state in which the seat would have exactly this view."""
    own, own_twice = pack(view.hand)
    discards, discards_twice = pack(view.discards)
    if own_twice & discards or own & discards_twice:
        raise ValueError("this view can't be: it tells of more cards than there are")
    unseen = unpack(
        EVERY_CARD & ~(own_twice | discards_twice | own & discards), EVERY_CARD & ~(own | discards)
    )
    # Any cards fill the other hands: `resample` deals them anew.
    hands, twice = [0] * 12, [0] * 12
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands[seat], twice[seat] = own, own_twice
        else:
            hands[seat], twice[seat] = pack(unseen[:size])
            unseen = unseen[size:]
    up, low, line = [0] * 3, [0] * 3, [-1] * 6
    for cell, team in enumerate(view.board):
        if team is not None and team not in range(view.team_count):
            raise ValueError(f"this view can't be: there is no team {team}")
        if team is not None and cell < HALF:
            up[team] |= 1 << cell
        elif team is not None:
            low[team] |= 1 << cell - HALF
    for each in view.lines:
        place = 2 * each.team + (line[2 * each.team] >= 0)
        line[place] = WINDOW_OF[f"{each.cells[0]}-{each.cells[-1]}"]
    tops, draws = [-1] * 12, [-1] * 12
    for seat, card in enumerate(view.tops):
        tops[seat] = -1 if card is None else INDEX[card]
    for seat, turn in view.open_draws:
        draws[seat] = turn
    if view.outcome is not None:
        phase = OVER
    elif view.losing:
        phase = LOSING
    else:
        phase = ACT if view.choosing is None else CHOOSE
    options = view.options
    state = SequenceState(view.seat_count, view.team_count, rules_version=rules_version)
    state.restore(
        (
            *(tuple(part) for part in (hands, twice, up, low, line, tops, draws)),
            (*pack(unseen), discards, discards_twice),
            (
                *(view.turn, phase, view.active, view.dealer, int(view.exchanged), view.passes),
                *(0 if view.spot is None else CELL_OF[view.spot], sum([1 << seat for seat in view.losing])),
            ),
            (
                *(view.seat_count, view.team_count, int(options.draw_yourself)),
                *(int(options.no_table_talk), int(options.advanced)),
            ),
        )
    )
    state.resample_for(view.seat, rng)
    return state
