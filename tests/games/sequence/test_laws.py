"""Laws of Sequence beyond those of every game (tests/core/test_contract.py)."""

from __future__ import annotations

import dataclasses
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bordspil
from bordspil.core.errors import GameError, IllegalMove
from bordspil.core.event import Event
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, events, moves, phases, rules, view
from bordspil.games.sequence.bits import bit, bit_count, has_five, lowest, nth, nth_of_two
from bordspil.games.sequence.board import (
    CELLS,
    CELLS_OF,
    CORNERS,
    FIRSTS,
    NAMES,
    PLAIN_CELLS,
    STEPS,
    WINDOWS,
    cells_in,
    lower,
    upper,
)
from bordspil.games.sequence.hand import pack, unpack
from bordspil.games.sequence.moves import ACTION_COUNT, MOVES, Draw, Play, Ruling
from bordspil.games.sequence.parts import CARDS, CHIPS, HAND_SIZES, INDEX, Card
from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, LOSING, OVER
from bordspil.games.sequence.rules import REMOVE, WILD, SequenceState
from tests.games.sequence.referee import SIZES, TABLES, Table

ROOT = Path(__file__).parent.parent.parent.parent
COMPILED = bordspil.is_compiled()
PROPER = (TypeError, ValueError, OverflowError, GameError)
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)
card_sets = st.sets(st.integers(0, 51)).map(lambda cards: sum([1 << card for card in cards]))
few = settings(max_examples=20 if COMPILED else 10)


def started(table: Table, seed: int | str) -> SequenceState:
    state = SequenceState(*table)
    state.begin(Rng.from_seed(seed))
    return state


def copied(state: SequenceState) -> SequenceState:
    other = state.clone()
    assert isinstance(other, SequenceState)
    return other


def anew(state: SequenceState, observer: int | None, rng: Rng) -> SequenceState:
    other = state.resampled(observer, rng)
    assert isinstance(other, SequenceState)
    return other


def go_on(state: SequenceState, rng: Rng) -> tuple[Event, ...]:
    """A random move, mostly of who is due, sometimes of whoever else may; now and then a ruling."""
    if state.rulings() and rng.below(40) == 0:
        return state.play(None, rng.choice(state.rulings()), rng)
    movers = [seat for seat in range(state.seat_count) if state.actions(seat)]
    seat = rng.choice(state.due() if rng.below(3) else movers)
    return state.play(seat, rng.choice(state.legal_moves(seat)), rng)


def played(table: Table, seed: int, steps: int) -> SequenceState:
    """Some random moves into a match; at its end where it has no more."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(steps):
        if state.due():
            go_on(state, rng)
    return state


positions = st.builds(played, tables, seeds, st.integers(0, 160))


def check_laws(state: SequenceState) -> None:
    """SQ-1, SQ-5, SQ-17, SQ-20: everything is there once, and all that is kept twice agrees."""
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
        lines = [set(WINDOWS[line]) for line in state.line[2 * team : 2 * team + 2] if line >= 0]
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


# Nothing is lost and nothing comes from nowhere.


@pytest.mark.parametrize("size", SIZES)
def test_cards_chips_and_lines_are_as_the_events_tell_after_every_step(size: tuple[int, int]) -> None:
    for number, table in enumerate([table for table in TABLES if table[:2] == size]):
        if not COMPILED and number % 3:
            continue
        state, rng = started(table, number), Rng.from_seed(f"{size} {number}")
        board: dict[str, int] = {}
        lines: set[tuple[int, tuple[str, ...]]] = set()
        while state.due():
            check_laws(state)
            for event in go_on(state, rng):
                match event:
                    case events.ChipPlaced():
                        assert event.cell not in board
                        board[event.cell] = event.seat % state.teams
                    case events.ChipRemoved():
                        assert board.pop(event.cell) == event.team != event.seat % state.teams
                    case events.LineCompleted():
                        assert event.team == event.seat % state.teams
                        lines.add((event.team, event.cells))
                    case events.LineBroken():
                        assert state.advanced
                        lines.remove((event.team, event.cells))
            seen = state.view(None)
            assert {NAMES[cell]: team for cell, team in enumerate(seen.board) if team is not None} == board
            assert {(line.team, line.cells) for line in seen.lines} == lines
            assert sum(state.chips) == len(board)
        check_laws(state)
        outcome = state.outcome()
        assert outcome is not None
        assert state.winners() == outcome.winners
        assert state.payoffs() == state.scores() == outcome.scores


def test_everything_happens_in_these_matches() -> None:
    """Otherwise the laws would say little."""
    wanted = {
        *("ChipPlaced", "ChipRemoved", "LineCompleted", "LineBroken", "LineOpen", "DeadCardShown"),
        *("DeckRenewed", "CardDrawn", "DrawLost", "RulingMade", "CardLost", "MatchEnded"),
    }
    for number in range(400):
        rng = Rng.from_seed(number)
        state = started(TABLES[number % len(TABLES)], number)
        while state.due():
            wanted -= {type(event).__name__ for event in go_on(state, rng)}
        if not wanted:
            return
    raise AssertionError(wanted)


# What a seat can't know never reaches it.


@given(tables, seeds)
@few
def test_states_that_agree_in_a_view_show_and_tell_a_seat_the_same(table: Table, seed: int) -> None:
    """Non-interference: two worlds that a seat can't tell apart stay so until it draws a card itself."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    compared = 0
    while state.due():
        if rng.below(3):
            go_on(state, rng)
            continue
        observer = rng.below(state.seat_count + 1) - 1
        eye = None if observer < 0 else observer
        twin = anew(state, eye, rng)
        check_laws(twin)
        assert twin.view(eye).as_json() == state.view(eye).as_json()
        if eye is not None:
            assert twin.legal_moves(eye) == state.legal_moves(eye)
        assert twin.rulings() == state.rulings()
        for seat in state.due():
            common = [move for move in state.legal_moves(seat) if move in twin.legal_moves(seat)]
            if not common:
                continue
            one, move, chance = copied(state), rng.choice(common), rng.next_word()
            told = [
                [
                    event.as_data()
                    for event in world.play(seat, move, Rng.from_seed(chance))
                    if event.is_for(eye)
                ]
                for world in (one, twin)
            ]
            if seat != eye:
                assert told[0] == told[1]
                assert one.view(eye).as_json() == twin.view(eye).as_json()
            else:
                # The observer's own new card is all that may differ.
                assert [hide(event) for event in told[0]] == [hide(event) for event in told[1]]
                assert hidden_hand(one.view(eye)) == hidden_hand(twin.view(eye))
            compared += 1
            break
        go_on(state, rng)
    assert compared


def hide(event: dict[str, Any]) -> dict[str, Any]:
    """An event but for the card that was drawn."""
    return {**event, "card": "?"} if event["event"] == "card-received" else event


def hidden_hand(seen: view.SequenceView) -> view.SequenceView:
    """A view but for the own hand and what follows from it."""
    return dataclasses.replace(seen, hand=(), legal_moves=())


@given(tables, seeds)
@few
def test_cards_are_told_to_their_own_seat_only(table: Table, seed: int) -> None:
    state, rng = SequenceState(*table), Rng.from_seed(seed)
    happened = list(state.begin(rng))
    while state.due():
        happened += go_on(state, rng)
    for event in happened:
        if isinstance(event, (events.HandDealt, events.CardReceived)):
            assert event.audience() == (event.seat,)
            assert not event.is_for(None)
            assert [seat for seat in range(state.seat_count) if event.is_for(seat)] == [event.seat]
        else:
            assert event.is_for(None)


@given(positions, seeds)
@few
def test_a_view_shows_one_hand_and_a_spectators_none(state: SequenceState, seed: int) -> None:
    spectators = state.view(None)
    assert spectators.hand == ()
    assert spectators.legal_moves == ()
    assert spectators.team is None
    assert spectators.as_json() == anew(state, None, Rng.from_seed(seed)).view(None).as_json()
    for seat in range(state.seat_count):
        seen = state.view(seat)
        assert seen.hand == unpack(state.hand[seat], state.hand_twice[seat])
        assert seen.legal_moves == state.legal_moves(seat)
        # Nothing else is a seat's own.
        bare = dataclasses.replace(seen, hand=(), legal_moves=(), seat=None, team=None)
        assert bare.as_json() == spectators.as_json()
        assert dataclasses.replace(seen, seat=None, team=None, hand=(), legal_moves=()) == spectators


@given(positions, seeds)
@few
def test_a_state_made_of_a_view_has_that_view(state: SequenceState, seed: int) -> None:
    for eye in (None, *range(state.seat_count)):
        seen = state.view(eye)
        sampled = GAME.sample_state(seen, Rng.from_seed(seed))
        check_laws(sampled)
        assert sampled.view(eye) == seen
        assert sampled.view(eye).as_json() == seen.as_json()
        assert anew(state, eye, Rng.from_seed(seed)).view(eye) == seen


@pytest.mark.parametrize(
    ("table", "steps"), [((4, 2, False, False, False), 0), ((3, 3, False, False, True), 45)]
)
def test_what_is_dealt_anew_is_dealt_fairly(table: Table, steps: int) -> None:
    """Every unseen card is equally likely in every other hand."""
    state = played(table, 3, steps)
    assert state.due()
    gone = Counter(state.view(0).hand) + Counter(state.view(0).discards)
    unseen = {card: 2 - gone[card] for card in CARDS if gone[card] < 2}
    total, tries = sum(unseen.values()), 2000 if COMPILED else 500
    seen: list[Counter[Card]] = [Counter() for _ in range(state.seat_count)]
    for number in range(tries):
        other = anew(state, 0, Rng.from_seed(number))
        for seat in range(1, state.seat_count):
            seen[seat].update(unpack(other.hand[seat], other.hand_twice[seat]))
    freedom = len(unseen) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 3.29 * (2 / (9 * freedom)) ** 0.5) ** 3
    for seat in range(1, state.seat_count):
        size = state.view(None).hand_sizes[seat]
        assert seen[seat].total() == size * tries
        chi_square = 0.0
        for card, count in unseen.items():
            expected = tries * size * count / total
            chi_square += (seen[seat][card] - expected) ** 2 / expected
        assert chi_square < limit


def test_the_two_copies_of_a_card_are_dealt_together_as_often_as_they_should() -> None:
    state = started((12, 3, False, False, False), 1)
    tries = 4000 if COMPILED else 1000
    hands = [anew(state, 0, Rng.from_seed(number)) for number in range(tries)]
    pairs = sum(other.hand_twice[seat].bit_count() for other in hands for seat in range(1, 12))
    own = Counter(state.view(0).hand)
    both = sum(own[card] == 0 for card in CARDS)
    # Three pairs of places in a hand, 101 unseen cards.
    expected = tries * 11 * 3 * both / (101 * 100 / 2)
    assert abs(pairs - expected) < 4 * expected**0.5


# Chance.


@given(tables, seeds)
@few
def test_a_random_action_is_a_fair_draw_from_the_legal_ones(table: Table, seed: int) -> None:
    """One playout by `random_action` equals one by drawing from the list of legal actions."""
    fast, slow = started(table, seed), started(table, seed)
    fast.play_randomly(Rng.from_seed(seed))
    rng = Rng.from_seed(seed)
    while due := slow.due():
        actions = slow.actions(due[0])
        slow.play_step(due[0], actions[rng.below(len(actions))], rng)
    assert fast == slow
    check_laws(fast)


@given(positions, seeds)
def test_every_seats_random_action_is_the_drawn_one_of_its_list(state: SequenceState, seed: int) -> None:
    for seat in range(state.seat_count):
        one, other = Rng.from_seed(seed), Rng.from_seed(seed)
        for _ in range(5):
            actions = state.actions(seat)
            assert len(set(actions)) == len(actions)
            drawn = actions[other.below(len(actions))] if actions else -1
            assert state.run_choices(seat, 1, one) == drawn
        assert [str(move) for move in state.legal_moves(seat)] == [str(MOVES[action]) for action in actions]


@given(positions, seeds)
def test_the_card_drawn_is_the_one_counted_off_in_the_deck(state: SequenceState, seed: int) -> None:
    """The compiled `nth_of_two`, against a list."""
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
    assert bit_count(bits) == len(things)
    assert [nth(bits, number) for number in range(len(things))] == things
    both = things + others
    assert [nth_of_two(bits, more, number) for number in range(len(both))] == both
    assert sum([bit(number) for number in things]) == bits
    if things:
        assert lowest(bits) == things[0]


@given(st.sets(st.integers(0, CELLS - 1), min_size=30), st.integers(0, CELLS - 1))
def test_five_in_a_row_are_found_as_by_counting(cells: set[int], cell: int) -> None:
    up, low = upper(tuple(cells)), lower(tuple(cells))
    for way, step in enumerate(STEPS):
        firsts = FIRSTS[4 * cell + way]
        naive = any(
            set(window) <= cells
            for window in WINDOWS
            if cell in window and window[1] - window[0] == step and window[0] in firsts
        )
        assert has_five(up, low, step, upper(firsts), lower(firsts)) == naive


def board_of(chips: dict[int, int], hands: tuple[int, int], **changed: int) -> tuple[Any, ...]:
    """A snapshot of two seats with some chips (team by cell) and one card each."""
    up, low = [0] * 3, [0] * 3
    for cell, team in chips.items():
        up[team] |= upper((cell,))
        low[team] |= lower((cell,))
    hand = [1 << hands[0], 1 << hands[1], *[0] * 10]
    deck = Counter(dict.fromkeys(range(52), 2))
    deck.subtract(hands)
    once, twice = (sum([1 << card for card, left in deck.items() if left >= least]) for least in (1, 2))
    table = {"turn": 9, "phase": ACT, "active": 0, "dealer": 1, "exchanged": 0, "passes": 0, "spot": 0}
    return (
        *(tuple(hand), (0,) * 12, tuple(up), tuple(low), (-1,) * 6, (-1,) * 12, (-1,) * 12),
        (once, twice, 0, 0),
        (*{**table, **changed}.values(), 0),
        (2, 2, 0, 0, 0),
    )


def lines_found(chips: dict[int, int], cell: int) -> set[int]:
    """What the rules say that the first team completes with a chip on a cell."""
    wild, rng = INDEX[Card.JACK_DIAMONDS], Rng.from_seed(1)
    state = SequenceState(2)
    state.restore(board_of(chips, (wild, wild)))
    state.do(0, WILD + cell, rng)
    if state.phase == CHOOSE:
        return {action - moves.LINE for action in state.actions(0)}
    return {line for line in state.line if line >= 0}


def lines_counted(chips: dict[int, int], cell: int) -> set[int]:
    """The same from the list of all lines."""
    own = {*CORNERS, cell, *(other for other, team in chips.items() if team == 0)}
    return {number for number, window in enumerate(WINDOWS) if cell in window and own.issuperset(window)}


@pytest.mark.parametrize("missing", range(5))
def test_the_fifth_chip_completes_every_line_and_the_fourth_none(missing: int) -> None:
    """The compiled `has_five`, against the list of lines, in both halves of the board and across."""
    for number, window in enumerate(WINDOWS):
        cell = window[missing]
        if cell in CORNERS or (not COMPILED and number % 3):
            continue
        others = [other for other in window if other != cell and other not in CORNERS]
        whole = dict.fromkeys(others, 0)
        assert number in lines_found(whole, cell)
        for chips in (whole, dict.fromkeys(others[1:], 0), {**whole, others[0]: 1}):
            assert lines_found(chips, cell) == lines_counted(chips, cell)


def test_cells_in_a_row_around_an_edge_make_no_line() -> None:
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


def test_numbers_in_the_headers_are_those_of_the_sources() -> None:
    names = ("CUT", "DEAL", "ACT", "CHOOSE", "LOSING", "REFILL", "OVER")
    for module in (rules, phases):
        assert [getattr(module, name) for name in names] == list(range(7))
    for name in ("DEAD", "LOSE", "DRAW", "PASS", "LINE"):
        assert getattr(rules, name) == getattr(moves, name)
    for name in ("JACK_SPADES", "JACK_HEARTS", "JACK_DIAMONDS", "JACK_CLUBS"):
        assert getattr(rules, name) == INDEX[Card[name]]
    for base, jack in zip((WILD, WILD + 100, REMOVE, REMOVE + 100), moves.JACKS, strict=True):
        assert [MOVES[base + cell] for cell in PLAIN_CELLS] == [
            Play(jack, NAMES[cell]) for cell in PLAIN_CELLS
        ]
    assert len(MOVES) == ACTION_COUNT == GAME.action_count == moves.LINE + len(WINDOWS)
    assert rules.WILD == moves.PLAY + CELLS
    assert rules.REMOVE == rules.WILD + 2 * CELLS
    assert moves.DEAD == rules.REMOVE + 2 * CELLS
    assert [card for card in CARDS if card.is_wild] == [Card.JACK_DIAMONDS, Card.JACK_CLUBS]
    assert [card for card in CARDS if card.is_remover] == [Card.JACK_SPADES, Card.JACK_HEARTS]


HASHES = """
import json, sys
sys.path.insert(0, {root!r})
if {plain}:
    from tests.plain import import_plain
    import_plain()
import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, LOSING, OVER
from bordspil.games.sequence.rules import REMOVE, WILD, SequenceState
assert bordspil.is_compiled() is not {plain}
hashes = []
for number, table in enumerate({tables!r}):
    rng = Rng.from_seed(number)
    state = SequenceState(*table)
    hashes.append([event.as_data() for event in state.begin(rng)])
    hashes.append(state.run_playouts(3, rng))
    for step in range(number % 8 * 12):
        for seat in state.due():
            actions = state.actions(seat)
            if actions:
                hashes.append([actions, state.run_choices(seat, 3, rng)])
                told = state.play(seat, rng.choice(state.legal_moves(seat)), rng)
                hashes.append([event.as_data() for event in told])
    for eye in (None, 0, 1):
        hashes.append(state.resampled(eye, rng).view(eye).as_json())
    hashes.append(repr(state.snapshot()))
    if state.rulings():
        state.play(None, state.rulings()[0], rng)
    state.play_randomly(rng)
    hashes.append([repr(state.snapshot()), state.winners(), state.payoffs(), rng.key().hex()])
print(json.dumps(hashes))
"""


def test_compiled_and_uncompiled_rules_give_equal_hashes() -> None:
    chosen = [*TABLES[::3], *TABLES[1::7]]
    results = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", HASHES.format(root=str(ROOT), plain=plain, tables=chosen)],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
        )
        for plain in (False, True)
    ]
    assert results[0] == results[1]
    assert len(set(map(str, results[0]))) > 500


# Nothing that Python can pass in breaks the compiled rules.

HUGE = 10**30
GARBAGE: list[Any] = [
    *(-1, -HUGE, HUGE, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**5000),
    *(None, 0.5, float("nan"), float("inf"), 1j, "0", b"0", (), [], {}, [0], set(), object(), True),
    *(int, Rng.from_seed(1), Card.ACE_CLUBS, Play(Card.ACE_CLUBS, "a1"), Ruling(0), lambda: 0),
]


def check_goes_on(changed: tuple[Any, ...], *, stepwise: bool) -> bool:
    """Whether a snapshot is accepted: then it must lead to a proper end, else nothing may have changed."""
    state = SequenceState(2)
    before = state.snapshot()
    try:
        state.restore(changed)
    except ValueError:
        assert state.snapshot() == before
        return False
    rng = Rng.from_seed(1)
    assert state.snapshot() == changed
    try:
        check_laws(state)
        if state.phase == CUT:
            state.begin(rng)
            check_laws(state)
        if stepwise:
            while due := state.due():
                go_on(state, rng)
                check_laws(state)
                assert due
        else:
            state.play_randomly(rng)
            check_laws(state)
        assert state.phase == OVER
        assert state.outcome() is not None
        assert state.winners()
        for eye in (None, 0):
            state.view(eye).as_json()
        SequenceState(2).restore(state.snapshot())
    except (AssertionError, ArithmeticError, LookupError, RuntimeError, TypeError, ValueError) as problem:
        raise AssertionError(f"accepted, but {problem!r}: {changed}") from problem
    return True


def chosen_snapshots() -> Iterator[tuple[Any, ...]]:
    """For many tables a snapshot of each phase that a match has stood still in."""
    for index, table in enumerate(TABLES[:: 13 if COMPILED else 21]):
        choice, rng = random.Random(index), Rng.from_seed(index)
        state = SequenceState(*table)
        found: dict[int, list[tuple[Any, ...]]] = {CUT: [state.snapshot()]}
        state.begin(rng)
        while True:
            found.setdefault(state.phase, []).append(state.snapshot())
            if not state.due():
                break
            go_on(state, rng)
        for each in found.values():
            yield choice.choice(each)


def replaced(whole: tuple[Any, ...], part: int, index: int, value: object) -> tuple[Any, ...]:
    changed = [list(each) for each in whole]
    changed[part][index] = value
    return tuple([tuple(each) for each in changed])


def test_snapshots_of_every_phase_come_back() -> None:
    phases: Counter[int] = Counter()
    for number, whole in enumerate(chosen_snapshots()):
        phases[whole[8][1]] += 1
        assert check_goes_on(whole, stepwise=number % 4 == 0)
    assert set(phases) >= {CUT, ACT, LOSING, OVER}


def test_a_snapshot_with_one_number_changed_is_refused_or_leads_to_a_proper_end() -> None:
    extremes: list[Any] = [
        *(-2, -1, 0, 1, 2, 3, 5, 6, 7, 8, 12, 13, 48, 49, 51, 52, 99, 100, 127, 128, 191, 192, 255, 256),
        *(2**15 - 1, 2**15, 2**16, 2**31, 2**32, 2**49, 2**50, 2**51, 2**52 - 1, 2**52, 2**63, 2**64),
        *(-(2**15), -(2**31), -(2**63), HUGE, 10**5000),
        *(None, 1.0, float("nan"), "1", b"1", (), [0], 1j),
    ]
    choice, tried, accepted = random.Random(1), 0, 0
    for whole in chosen_snapshots():
        for part, numbers in enumerate(whole):
            for index, number in enumerate(numbers):
                near = (number + 1, number - 1, number ^ 1 << choice.randrange(64), number - 5, -number)
                for value in (choice.choice(extremes), *(near if part >= 8 else [choice.choice(near)])):
                    tried += 1
                    accepted += check_goes_on(replaced(whole, part, index, value), stepwise=tried % 50 == 0)
    assert tried > (3_000 if COMPILED else 1_500)
    assert accepted > tried // 50


def moved(whole: tuple[Any, ...], choice: random.Random) -> tuple[Any, ...]:
    """Some cards, chips and lines somewhere else: all are there, but not where a match would have them."""
    parts = [list(each) for each in whole]
    hand, twice, up, low, line, top, draws, cards, table, options = parts
    seat_count, teams = options[:2]
    for _ in range(choice.randint(1, 3)):
        match choice.randrange(8):
            case 0:  # two hands swapped
                one, other = choice.randrange(seat_count), choice.randrange(12)
                hand[one], hand[other] = hand[other], hand[one]
                twice[one], twice[other] = twice[other], twice[one]
            case 1:  # a card from a hand onto the discards
                seat = choice.randrange(seat_count)
                held = list(unpack(hand[seat], twice[seat]))
                if held:
                    card = held.pop(choice.randrange(len(held)))
                    hand[seat], twice[seat] = pack(held)
                    cards[2], cards[3] = pack([*unpack(cards[2], cards[3]), card])
            case 2:  # deck and discards swapped
                cards[:2], cards[2:] = cards[2:], cards[:2]
            case 3:  # chips of a whole line
                team = choice.randrange(teams)
                window = choice.randrange(len(WINDOWS))
                up[team] |= upper(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                low[team] |= lower(tuple([cell for cell in WINDOWS[window] if cell not in CORNERS]))
                if choice.random() < 0.5:
                    line[2 * team + choice.randrange(2)] = window
            case 4:  # a chip more or fewer, or of another team
                half = choice.choice((up, low))
                half[choice.randrange(3)] ^= 1 << choice.randrange(50)
            case 5:  # teams swapped
                one, other = choice.randrange(3), choice.randrange(3)
                up[one], up[other], low[one], low[other] = up[other], up[one], low[other], low[one]
                line[2 * one : 2 * one + 2], line[2 * other : 2 * other + 2] = (
                    line[2 * other : 2 * other + 2],
                    line[2 * one : 2 * one + 2],
                )
            case 6:
                draws[choice.randrange(seat_count)] = choice.randint(-1, table[0])
                top[choice.randrange(seat_count)] = choice.randrange(52)
            case _:
                number = choice.randrange(1, 7)
                table[number] = choice.randrange(8 if number != 6 else 100)
                table[7] = choice.choice((0, table[7], choice.randrange(1 << seat_count)))
    return tuple([tuple(each) for each in parts])


def test_a_snapshot_with_things_elsewhere_is_refused_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(2), 0, 0
    for whole in chosen_snapshots():
        for _ in range(50 if COMPILED else 20):
            tried += 1
            accepted += check_goes_on(moved(whole, choice), stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_every_phase_seat_and_spot_is_refused_or_leads_to_a_proper_end() -> None:
    choice, tried, accepted = random.Random(3), 0, 0
    for whole in list(chosen_snapshots())[:: 2 if COMPILED else 4]:
        seat_count = whole[9][0]
        for phase in range(8):
            for passes in (0, 1, seat_count):
                tried += 1
                losing = choice.choice((0, 1, (1 << seat_count) - 1))
                spot = choice.choice((0, whole[8][6], choice.randrange(CELLS)))
                active, exchanged = choice.randrange(seat_count), choice.randrange(2)
                numbers = (whole[8][0], phase, active, whole[8][3], exchanged, passes, spot, losing)
                changed = (*whole[:8], numbers, whole[9])
                accepted += check_goes_on(changed, stepwise=tried % 50 == 0)
    assert accepted > tried // 50


def test_a_match_that_has_not_begun_has_everything_in_the_deck() -> None:
    """Otherwise the deal would come on top of what is in the hands."""
    whole = started((2, 2, False, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        SequenceState(2).restore(replaced(whole, 8, 1, CUT))


def test_a_full_hand_has_no_draw_open() -> None:
    """SQ-5, SQ-14: otherwise the draw would bring a card too many."""
    whole = started((2, 2, True, False, False), 1).snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        SequenceState(2).restore(replaced(whole, 6, 0, 0))


def test_two_lines_of_a_team_that_share_too_much_are_no_end() -> None:
    """SQ-17, SQ-18: c2 to g2 and d2 to h2 are not two lines."""
    chips = dict.fromkeys(range(12, 18), 0)
    whole = board_of(chips, (0, 0), phase=OVER)
    first = next(number for number, window in enumerate(WINDOWS) if window == (12, 13, 14, 15, 16))
    second = next(number for number, window in enumerate(WINDOWS) if window == (13, 14, 15, 16, 17))
    for lines in ((first, second), (first, first)):
        with pytest.raises(ValueError, match="snapshot"):
            SequenceState(2).restore((*whole[:4], (*lines, -1, -1, -1, -1), *whole[5:]))


def test_the_last_turns_that_can_be_counted_lose_no_draw() -> None:
    whole = started((2, 2, True, False, False), 1).snapshot()
    state = SequenceState(2)
    try:
        state.restore(replaced(whole, 8, 0, 2**15 - 1))
    except ValueError:
        return
    (seat,) = state.due()
    state.play_step(seat, state.actions(seat)[0], Rng.from_seed(1))
    assert Draw() in state.legal_moves(seat)


@pytest.mark.parametrize(
    "wrong",
    [
        *(None, 5, "snapshot", (), (1,) * 10, ((),) * 10, [[0] * 12] * 10, (None,) * 10, {}, object()),
        *(((0,) * 12,) * 10, ((0,) * 6,) * 10, (((0,) * 5,) * 5,) * 10),
    ],
    ids=lambda wrong: str(wrong)[:20],
)
def test_what_is_no_snapshot_at_all_is_refused(wrong: Any) -> None:
    state = started((3, 3, False, False, False), 1)
    before = state.snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        state.restore(wrong)
    assert state.snapshot() == before


def test_parts_of_a_snapshot_may_not_be_longer_or_shorter_or_of_another_kind() -> None:
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    for part, numbers in enumerate(whole):
        for changed in (numbers[:-1], (*numbers, 0), (), None, 7):
            with pytest.raises(ValueError, match="snapshot"):
                state.restore((*whole[:part], changed, *whole[part + 1 :]))
    for wrong in (whole[:-1], (*whole, ())):
        with pytest.raises(ValueError, match="snapshot"):
            state.restore(wrong)
    assert state.snapshot() == whole


@pytest.mark.parametrize("part", range(10))
def test_what_was_checked_of_a_snapshot_is_what_is_taken(part: int) -> None:
    """Parts that give other things the second time are no way around the check."""
    state = started((3, 3, False, False, False), 1)
    whole = state.snapshot()
    odd: list[Any] = [iter(whole[part]), (number for number in whole[part])]
    odd.append(dict.fromkeys(range(len(whole[part])), 30_000))
    odd.append(dict.fromkeys(whole[part], 30_000))
    for wrong in odd:
        try:
            state.restore((*whole[:part], wrong, *whole[part + 1 :]))
        except ValueError:
            assert state.snapshot() == whole
        check_laws(state)
        state.view(0).as_json()
        state.restore(whole)


def refused(call: Callable[..., object], *given: object) -> None:
    with pytest.raises(PROPER):
        call(*given)


@pytest.mark.parametrize("number", range(len(GARBAGE)))
def test_garbage_is_refused_at_every_door(number: int) -> None:
    """Compiled code would crash on most of it, so it never gets that far."""
    garbage, rng = GARBAGE[number], Rng.from_seed(1)
    state = started((4, 2, True, True, False), 1)
    (seat,) = state.due()
    before = state.snapshot()
    refused(SequenceState, garbage)
    refused(SequenceState, 4, garbage)
    refused(state.restore, garbage)
    for call in (state.actions, state.legal_moves):
        refused(call, garbage)
    if garbage is not None:
        refused(state.view, garbage)
        refused(state.resampled, garbage, rng)
    for action_call in (state.play_step, state.do):
        refused(action_call, garbage, 1, rng)
    for move_call in (state.play, state.play_unchecked):
        refused(move_call, garbage, Play(Card.ACE_CLUBS, "a9"), rng)
    refused(state.do, seat, garbage, rng)
    refused(state.play_step, seat, garbage, rng)
    refused(state.rule_against, garbage)
    refused(state.move_of, garbage)
    refused(state.play, seat, garbage, rng)
    if not isinstance(garbage, Play):
        with pytest.raises((*PROPER, KeyError)):
            state.play_unchecked(seat, garbage, rng)
    if not isinstance(garbage, Ruling):
        refused(state.play, None, garbage, rng)
    if not isinstance(garbage, Rng):
        move, action = state.legal_moves(seat)[0], state.actions(seat)[0]
        for move_call in (state.play, state.play_unchecked):
            refused(move_call, seat, move, garbage)
        for action_call in (state.play_step, state.do):
            refused(action_call, seat, action, garbage)
        refused(state.play, None, Ruling(0), garbage)
        refused(state.run_playouts, 1, garbage)
        refused(state.run_choices, seat, 1, garbage)
        refused(state.resampled, 0, garbage)
        refused(GAME.sample_state, state.view(0), garbage)
        for chance_call in (state.play_randomly, SequenceState(2).advance, SequenceState(2).begin):
            refused(chance_call, garbage)
    refused(GAME.sample_state, garbage, rng)
    assert state.snapshot() == before


@pytest.mark.parametrize("wrong", [0.0, 0.5, 1.0, True, False])
def test_a_team_ruled_against_is_a_whole_number(wrong: Any) -> None:
    state = started((2, 2, False, True, False), 1)
    before = state.snapshot()
    refused(state.rule_against, wrong)
    assert state.snapshot() == before


@pytest.mark.parametrize("wrong", [(2.0,), (2, 2.0), (6, 3.0), (2, 2 + 0j)])
def test_numbers_of_seats_and_teams_are_whole(wrong: tuple[Any, ...]) -> None:
    refused(SequenceState, *wrong)


@pytest.mark.parametrize("seats", range(-1, 15))
def test_a_state_for_a_wrong_number_of_seats_is_never_made(seats: int) -> None:
    for teams in range(-1, 6):
        if (seats, teams) in SIZES or (teams == 0 and any(seats == size[0] for size in SIZES)):
            assert (
                SequenceState(seats, teams).hand_size == HAND_SIZES[teams or (3 if seats % 2 else 2)][seats]
            )
        else:
            with pytest.raises(ValueError, match="seats"):
                SequenceState(seats, teams)


@pytest.mark.parametrize("action", [number for number, move in enumerate(MOVES) if move is None])
def test_numbers_that_are_no_move_are_never_done(action: int) -> None:
    """Corners and dead jacks: the rules would look up the card of a cell that has none."""
    state = started((2, 2, False, False, False), 1)
    before = state.snapshot()
    refused(state.do, 0, action, Rng.from_seed(1))
    assert state.snapshot() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_step_that_is_not_open_is_refused_and_changes_nothing(seat: int) -> None:
    state = started((3, 3, True, False, False), 1)
    before, legal = state.snapshot(), state.actions(seat)
    for action in (*range(-200, 1000), 2**31, 2**32 + (legal or (0,))[0], 2**64, HUGE, -HUGE):
        if action not in legal:
            with pytest.raises(IllegalMove):
                state.play_step(seat, action, Rng.from_seed(1))
    for action in legal:
        for wrong in (float(action), complex(action), action + 0.5):
            refused(state.play_step, seat, wrong, Rng.from_seed(1))
    assert state.snapshot() == before


def test_a_view_that_cant_be_is_refused() -> None:
    seen = started((3, 3, False, False, False), 1).view(0)
    for change in (
        {"hand_sizes": (200, 200, 200)},
        {"hand": (Card.ACE_CLUBS,) * 6},
        {"hand": seen.hand[:-1]},
        {"deck_size": 7},
        {"discards": (Card.ACE_CLUBS,) * 3},
        {"board": (0,) * 100},
        {"board": (7,) * 100},
        {"turn": -1},
        {"active": 3},
        {"team_count": 2},
        {"seat_count": 5},
        {"losing": (0, 9)},
    ):
        broken = dataclasses.replace(seen, **change)
        try:
            state = GAME.sample_state(broken, Rng.from_seed(1))
        except (ValueError, LookupError):
            continue
        # What was not refused is at least a position like any other.
        check_laws(state)
        state.play_randomly(Rng.from_seed(1))


NONSENSE = """
import sys
sys.path.insert(0, {root!r})
from bordspil.core.rng import Rng
from bordspil.games.sequence.moves import MOVES
from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, LOSING, OVER
from bordspil.games.sequence.rules import REMOVE, WILD, SequenceState

sizes = {sizes!r}
real = [move for move in MOVES if move is not None]
for seed in range(400):
    rng = Rng.from_seed(seed)
    count, teams = sizes[seed % len(sizes)]
    state = SequenceState(count, teams, seed % 2 == 1, seed % 3 == 1, seed % 5 == 1)
    if seed % 3:
        state.begin(rng)
    for _ in range(80):
        seat = rng.below(count)
        try:
            match rng.below(6):
                case 0:
                    state.play_unchecked(seat, rng.choice(real), rng)
                case 1:
                    state.rule_against(rng.below(teams))
                case 2:
                    state.resample_for(seat, rng)
                case _:
                    state.do(seat, rng.below(len(MOVES)), rng)
        except ValueError:
            pass
        for _ in range(5):
            state.advance(rng)
        state.actions(seat), state.payoffs(), state.winners(), state.due(), state.snapshot()
        state.run_choices(seat, 3, rng)
for _ in range(100):
    nobody = SequenceState.__new__(SequenceState)
    nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
    for call in (nobody.play_randomly, nobody.advance, nobody.advance, nobody.advance, nobody.begin):
        try:
            call(Rng.from_seed(1))
        except (RuntimeError, ValueError):
            pass
        nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
print("alive")
"""

NOBODY_PLAYS = """
from bordspil.core.rng import Rng
from bordspil.games.sequence.phases import ACT, CHOOSE, CUT, LOSING, OVER
from bordspil.games.sequence.rules import REMOVE, WILD, SequenceState
nobody = SequenceState.__new__(SequenceState)
for call in (nobody.begin, nobody.play_randomly):
    try:
        call(Rng.from_seed(1))
    except (RuntimeError, ValueError, ZeroDivisionError):
        pass
print("alive")
"""


@pytest.mark.skipif(not COMPILED, reason="plain Python can't crash")
@pytest.mark.parametrize("program", [NONSENSE.format(root=str(ROOT), sizes=SIZES), NOBODY_PLAYS])
def test_not_even_unchecked_nonsense_crashes(program: str) -> None:
    """An illegal unchecked move breaks the state, as promised, but never the memory of the program."""
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr[-500:]
