"""Random positions of Sequence, and invariants that hold in all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import bordspil
from bordspil.core.event import Event
from bordspil.core.rng import Rng
from bordspil.games.sequence.board import CELLS_OF, CORNERS, WINDOWS, cells_in, lower, upper
from bordspil.games.sequence.card_sets import unpack
from bordspil.games.sequence.components import CARDS, CHIPS, HAND_SIZES
from bordspil.games.sequence.rules import ACT, OVER
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.referee import TABLES, Table

COMPILED = bordspil.is_compiled()
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)
few = settings(max_examples=20 if COMPILED else 10)


def started(table: Table, seed: int | str) -> SequenceState:
    state = SequenceState(*table)
    state.begin(Rng.from_seed(seed))
    return state


def copied(state: SequenceState) -> SequenceState:
    other = state.clone()
    assert isinstance(other, SequenceState)
    return other


def go_on(state: SequenceState, rng: Rng) -> tuple[Event, ...]:
    """Play a random move, usually by a due seat, sometimes by another that has one; rarely make a ruling."""
    if state.rulings() and rng.below(40) == 0:
        return state.play(None, rng.choice(state.rulings()), rng)
    movers = [seat for seat in range(state.seat_count) if state.actions(seat)]
    seat = rng.choice(state.due() if rng.below(3) else movers)
    return state.play(seat, rng.choice(state.legal_moves(seat)), rng)


def played(table: Table, seed: int, steps: int) -> SequenceState:
    """A position some random moves into a match, or its end."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(steps):
        if state.due():
            go_on(state, rng)
    return state


positions = st.builds(played, tables, seeds, st.integers(0, 160))


def check_laws(state: SequenceState) -> None:
    """SQ-1, SQ-5, SQ-17, SQ-20: check that nothing is missing, and that redundant fields agree."""
    cards = Counter(unpack(state.deck, state.deck_twice))
    cards += Counter(unpack(state.discard, state.discard_twice))
    for seat in range(12):
        hand = unpack(state.hand[seat], state.hand_twice[seat])
        cards += Counter(hand)
        assert len(hand) <= (HAND_SIZES[state.teams][state.seat_count] if seat < state.seat_count else 0)
        assert -1 <= state.open_draw[seat] <= state.turn
        assert -1 <= state.top[seat] < len(CARDS)
    assert cards == Counter(dict.fromkeys(CARDS, 2))
    assert state.hand_size == HAND_SIZES[state.teams][state.seat_count]
    owners: dict[int, int] = {}
    to_win = 2 if state.teams == 2 else 1
    winners = 0
    for team in range(3):
        chips = cells_in(state.up[team], state.low[team])
        assert state.chips[team] == len(chips) <= (CHIPS if team < state.teams else 0)
        assert not set(chips) & (set(owners) | set(CORNERS))
        owners.update(dict.fromkeys(chips, team))
        lines = [
            set(WINDOWS[line]) for line in (state.first_line[team], state.second_line[team]) if line >= 0
        ]
        for line in lines:
            assert line <= {*chips, *CORNERS}
        safe = set(cells_in(state.safe_up[team], state.safe_low[team]))
        assert safe == {cell for line in lines for cell in line} - set(CORNERS)
        if len(lines) == 2:
            assert len((lines[0] & lines[1]) - set(CORNERS)) <= 1
        winners += len(lines) >= to_win
    assert winners <= (state.phase == OVER)
    for index, card in enumerate(CARDS):
        first, second = CELLS_OF[card] or (None, None)
        assert state.open_first >> index & 1 == (first is not None and first not in owners)
        assert state.open_second >> index & 1 == (second is not None and second not in owners)
    assert state.open_first >> 52 == state.open_second >> 52 == 0


def board_of(chips: dict[int, int], hands: tuple[int, int], **changed: Any) -> dict[str, Any]:
    """A snapshot of two seats with some chips (team by cell) and one card each."""
    up, low = [0] * 3, [0] * 3
    for cell, team in chips.items():
        up[team] |= upper((cell,))
        low[team] |= lower((cell,))
    hand = (1 << hands[0], 1 << hands[1], *[0] * 10)
    deck = Counter(dict.fromkeys(range(52), 2))
    deck.subtract(hands)
    once, twice = (sum([1 << card for card, left in deck.items() if left >= least]) for least in (1, 2))
    return {
        **SequenceState(2).snapshot(),
        "turn": 9,
        "hand": hand,
        "deck": once,
        "deck_twice": twice,
        "up": tuple(up),
        "low": tuple(low),
        "phase": ACT,
        "dealer": 1,
        **changed,
    }
