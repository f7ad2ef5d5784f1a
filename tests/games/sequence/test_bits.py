"""Draws, cards and lines as sets of bits, compared with naive counting."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.playouts import run_choices
from bordspil.core.rng import Rng
from bordspil.games.sequence import events, moves
from bordspil.games.sequence.bits import bit, has_five, nth, nth_of_two
from bordspil.games.sequence.board import CELLS, CORNERS, FIRSTS, STEPS, WINDOWS, lower, upper
from bordspil.games.sequence.components import INDEX, Card
from bordspil.games.sequence.moves import MOVES, WILD_DIAMONDS, Draw
from bordspil.games.sequence.rules import CHOOSE
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.positions import (
    COMPILED,
    board_of,
    check_laws,
    copied,
    few,
    positions,
    seeds,
    started,
    tables,
)
from tests.games.sequence.referee import Table

card_sets = st.sets(st.integers(0, 51)).map(lambda cards: sum([1 << card for card in cards]))


@given(tables, seeds)
@few
def test_a_random_action_is_a_fair_draw_from_the_legal_ones(table: Table, seed: int) -> None:
    """A playout with `random_action` equals one that draws from the list of legal actions."""
    fast, slow = started(table, seed), started(table, seed)
    fast.play_randomly(Rng.from_seed(seed))
    rng = Rng.from_seed(seed)
    while due := slow.due():
        actions = slow.actions(due[0])
        slow.play_step(due[0], actions[rng.below(len(actions))], rng)
    assert fast == slow
    check_laws(fast)


@given(positions, seeds)
def test_a_random_action_of_any_seat_is_drawn_from_its_legal_actions(state: SequenceState, seed: int) -> None:
    for seat in range(state.seat_count):
        one, other = Rng.from_seed(seed), Rng.from_seed(seed)
        for _ in range(5):
            actions = state.actions(seat)
            assert len(set(actions)) == len(actions)
            drawn = actions[other.below(len(actions))] if actions else -1
            assert run_choices(state, seat, 1, one) == drawn
        assert [str(move) for move in state.legal_moves(seat)] == [str(MOVES[action]) for action in actions]


@given(positions, seeds)
def test_a_drawn_card_is_the_one_counted_off_in_the_deck(state: SequenceState, seed: int) -> None:
    """Compare the compiled `nth_of_two` with a list."""
    for seat in range(state.seat_count):
        if Draw() in state.legal_moves(seat) and state.deck:
            after = copied(state)
            once = [index for index in range(52) if state.deck >> index & 1]
            deck = once + [index for index in range(52) if state.deck_twice >> index & 1]
            told = after.play(seat, Draw(), Rng.from_seed(seed))
            (received,) = [event for event in told if isinstance(event, events.CardReceived)]
            assert INDEX[received.card] == deck[Rng.from_seed(seed).below(len(deck))]


@given(card_sets, card_sets)
def test_sets_of_bits_count_as_lists_do(bits: int, more: int) -> None:
    things = [number for number in range(64) if bits >> number & 1]
    others = [number for number in range(64) if more >> number & 1]
    assert [nth(bits, number) for number in range(len(things))] == things
    both = things + others
    assert [nth_of_two(bits, more, number) for number in range(len(both))] == both
    assert sum([bit(number) for number in things]) == bits


@given(st.sets(st.integers(0, CELLS - 1), min_size=30), st.integers(0, CELLS - 1))
def test_five_in_a_row_are_found_as_in_a_naive_search(cells: set[int], cell: int) -> None:
    up, low = upper(tuple(cells)), lower(tuple(cells))
    for way, step in enumerate(STEPS):
        firsts = FIRSTS[4 * cell + way]
        naive = any(
            set(window) <= cells
            for window in WINDOWS
            if cell in window and window[1] - window[0] == step and window[0] in firsts
        )
        assert has_five(up, low, step, upper(firsts), lower(firsts)) == naive


def lines_found(chips: dict[int, int], cell: int) -> set[int]:
    """The lines that the first team completes with a chip on a cell, according to the rules."""
    wild, rng = INDEX[Card.JACK_DIAMONDS], Rng.from_seed(1)
    state = SequenceState(2)
    state.restore(board_of(chips, (wild, wild)))
    state.play_action(0, WILD_DIAMONDS + cell, rng)
    if state.phase == CHOOSE:
        return {action - moves.LINE for action in state.actions(0)}
    return {line for line in (*state.first_line, *state.second_line) if line >= 0}


def lines_counted(chips: dict[int, int], cell: int) -> set[int]:
    """The same from the list of all lines."""
    own = {*CORNERS, cell, *(other for other, team in chips.items() if team == 0)}
    return {number for number, window in enumerate(WINDOWS) if cell in window and own.issuperset(window)}


@pytest.mark.parametrize("missing", range(5))
def test_the_fifth_chip_completes_every_line_and_the_fourth_none(missing: int) -> None:
    """Compare the compiled `has_five` with the list of lines, in both halves of the board and across."""
    for number, window in enumerate(WINDOWS):
        cell = window[missing]
        if cell in CORNERS or (not COMPILED and number % 3):
            continue
        others = [other for other in window if other != cell and other not in CORNERS]
        whole = dict.fromkeys(others, 0)
        assert number in lines_found(whole, cell)
        for chips in (whole, dict.fromkeys(others[1:], 0), {**whole, others[0]: 1}):
            assert lines_found(chips, cell) == lines_counted(chips, cell)


def test_cells_that_wrap_around_an_edge_make_no_line() -> None:
    for step in STEPS:
        for first in range(CELLS - 4 * step):
            cells = tuple([first + number * step for number in range(5)])
            if cells in WINDOWS:
                continue
            for cell in cells:
                if cell in CORNERS:
                    continue
                others = {other: 0 for other in cells if other != cell and other not in CORNERS}
                assert lines_found(others, cell) == lines_counted(others, cell)
                if not COMPILED:
                    break
