"""Invariants of Sushi Go!, in addition to those of every game (tests/core/test_contract.py)."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bordspil
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.games.sushi_go.components import DECK, KINDS, Card
from bordspil.games.sushi_go.moves import PICKS
from bordspil.games.sushi_go.packed import kinds_in, lowest_kind, nth_kind, pack, pairs_in, size, unpack
from bordspil.games.sushi_go.points import (
    CHOPSTICKS,
    PUDDING,
    SALMON,
    TEMPURA,
    WASABI,
    pudding_points,
    round_points,
)
from bordspil.games.sushi_go.state import SushiGoState
from tests.games.sushi_go.referee import TABLES
from tests.helpers.uncompiled import printed

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)
hands = st.lists(st.sampled_from(KINDS), min_size=1, max_size=10).map(tuple)


def started(table: tuple[int, bool, bool], seed: int) -> SushiGoState:
    state = SushiGoState(*table)
    state.begin(Rng.from_seed(seed))
    return state


def anew(state: SushiGoState, observer: int | None, rng: Rng) -> SushiGoState:
    other = state.resampled(observer, rng)
    assert isinstance(other, SushiGoState)
    return other


def every_card(state: SushiGoState) -> Counter[Card]:
    """All cards, wherever they are."""
    cards = Counter(unpack(state.deck)) + Counter(unpack(state.discard))
    for hand in state.hand:
        cards += Counter(unpack(hand))
    for place in state.view(None).places:
        cards += Counter(place.tray) + Counter(place.dipped)
        cards[Card.WASABI] += len(place.dipped)
        cards[Card.PUDDING] += place.desserts
    return +cards


@given(tables, seeds)
def test_all_108_cards_are_always_there(table: tuple[int, bool, bool], seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    while due := state.due():
        assert every_card(state) == Counter(DECK)
        for seat in due:
            state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    assert every_card(state) == Counter(DECK)


@given(tables, seeds)
def test_the_order_in_which_choices_arrive_changes_nothing(table: tuple[int, bool, bool], seed: int) -> None:
    one, other, rng = started(table, seed), started(table, seed), Rng.from_seed(seed)
    while due := one.due():
        moves = {seat: rng.choice(one.legal_moves(seat)) for seat in due}
        chance = rng.next_word()
        for state, order in ((one, due), (other, tuple(reversed(due)))):
            for seat in order:
                state.play(seat, moves[seat], Rng.from_seed(chance))
        assert one == other


@given(tables, seeds, st.integers(0, 27))
def test_a_changed_choice_leaves_no_trace(table: tuple[int, bool, bool], seed: int, turns: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(turns):
        for seat in state.due():
            state.play(seat, rng.choice(state.legal_moves(seat)), rng)
    due = state.due()
    if len(due) < 2:
        return
    seat, others = due[0], [None, *range(1, state.seat_count)]
    first, second = rng.choice(state.legal_moves(seat)), rng.choice(state.legal_moves(seat))
    once = state.clone()
    once.play(seat, second, Rng.from_seed(seed))
    before = [once.view(other).as_json() for other in others]
    state.play(seat, first, Rng.from_seed(seed))
    assert [state.view(other).as_json() for other in others] == before
    told = state.play(seat, second, Rng.from_seed(seed))
    assert all(event.audience() == (seat,) for event in told)
    assert state == once


@given(tables, seeds, seeds)
def test_states_with_the_same_view_give_a_seat_the_same_views_and_events(
    table: tuple[int, bool, bool], seed: int, other_seed: int
) -> None:
    """Non-interference: what a seat can't know never reaches it before everyone sees it."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    while due := state.due():
        observer = rng.below(state.seat_count + 1) - 1
        eye = None if observer < 0 else observer
        twin = state.resampled(eye, Rng.from_seed(other_seed + state.turn))
        assert twin.view(eye).as_json() == state.view(eye).as_json()
        # All but the last seat choose, in both worlds; the observer must see no difference.
        for seat in due[:-1]:
            move = rng.choice(state.legal_moves(seat))
            twin_move = move if seat == eye else rng.choice(twin.legal_moves(seat))
            seen = [event for event in state.play(seat, move, rng) if event.is_for(eye)]
            twin_seen = [event for event in twin.play(seat, twin_move, rng) if event.is_for(eye)]
            assert [event.as_data() for event in seen] == [event.as_data() for event in twin_seen]
            assert twin.view(eye).as_json() == state.view(eye).as_json()
        last = due[-1]
        state.play(last, rng.choice(state.legal_moves(last)), rng)


@given(tables, seeds, st.integers(0, 60))
def test_known_cards_are_really_in_the_hand(table: tuple[int, bool, bool], seed: int, steps: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(steps):
        if due := state.due():
            state.play(due[0], rng.choice(state.legal_moves(due[0])), rng)
    for seat in range(state.seat_count):
        view = state.view(seat)
        for other, known in enumerate(view.known_hands):
            hand = Counter(unpack(state.hand[other]))
            assert not Counter(known) - hand
            # A seat knows all cards of a hand it has held, except one drawn from the pile.
            unknown = sum((hand - Counter(known)).values())
            held_before = view.round_turn >= 1 and (
                state.invisible or (other - seat) % state.seat_count <= view.round_turn
            )
            if held_before and not view.passes_right and state.due():
                assert unknown == (1 if state.invisible and other == view.controller and other != seat else 0)


@given(tables, seeds)
def test_a_random_action_is_a_fair_draw_from_the_legal_ones(table: tuple[int, bool, bool], seed: int) -> None:
    """A playout with `random_action` equals one that draws from the list of legal actions."""
    state = started(table, seed)
    fast, slow = state.clone(), state.clone()
    fast.play_randomly(Rng.from_seed(seed))
    rng = Rng.from_seed(seed)
    while due := slow.due():
        seat = due[0]
        actions = slow.actions(seat)
        slow.play_unchecked(seat, PICKS[actions[rng.below(len(actions))]], rng)
    assert fast == slow


@given(hands, hands)
def test_packed_cards_count_as_lists_do(cards: tuple[Card, ...], more: tuple[Card, ...]) -> None:
    packed = pack(cards)
    assert Counter(unpack(packed)) == Counter(cards)
    assert size(packed) == len(cards)
    assert size(packed + pack(more)) == len(cards) + len(more)
    kinds = sorted({KINDS.index(card) for card in cards})
    assert [nth_kind(kinds_in(packed), number) for number in range(len(kinds))] == kinds
    assert lowest_kind(kinds_in(packed)) == kinds[0]
    pairs = {KINDS.index(card) for card, count in Counter(cards).items() if count > 1}
    assert {kind for kind in range(12) if pairs_in(packed) >> 4 * kind & 1} == pairs


def test_the_headers_and_the_sources_have_the_same_numbers() -> None:
    assert [KINDS[number] for number in (TEMPURA, SALMON, PUDDING, WASABI, CHOPSTICKS)] == [
        Card.TEMPURA,
        Card.SALMON,
        Card.PUDDING,
        Card.WASABI,
        Card.CHOPSTICKS,
    ]
    assert len(PICKS) == find_game("sushi-go").action_count


HASHES = """
import json
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.state import SushiGoState
hashes = []
for table in {tables!r}:
    for seed in range(12):
        rng = Rng.from_seed(seed)
        state = SushiGoState(*table)
        hashes.append(run_playouts(state, 5, rng))
        state.begin(rng)
        for step in range(seed * 3):
            for seat in state.due():
                state.play(seat, rng.choice(state.legal_moves(seat)), rng)
        for eye in (None, 0, 1):
            hashes.append(state.resampled(eye, rng).view(eye).as_json())
        hashes.append(repr(state.snapshot()))
print(json.dumps(hashes))
"""


def test_compiled_and_uncompiled_rules_give_equal_hashes() -> None:
    program = HASHES.format(tables=TABLES)
    results = [json.loads(printed(program, uncompiled=uncompiled)) for uncompiled in (False, True)]
    assert results[0] == results[1]
    assert len(set(map(str, results[0]))) > 100


@pytest.mark.parametrize("table", [(0,), (1,), (6,), (99,), (3, False, True), (5, True, True)])
def test_a_state_refuses_any_other_number_of_seats(table: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        SushiGoState(*table)  # type: ignore[arg-type]


def test_a_broken_snapshot_is_refused() -> None:
    state = started((3, False, False), 1)
    before = state.snapshot()
    for name, value in (
        ("phase", 200),
        ("deck", 0),
        ("deck", 2**64 - 1),
        ("round", 77),
        ("controller", 7),
        ("drawn", 30),
        ("seat_count", 80),
        ("seat_count", 0),
        ("seat_count", -3),
        ("pick", (30_000, -1, -1, -1, -1)),
        ("hand", (before["hand"][0], 5, *before["hand"][2:])),
        ("hand", before["hand"][:4]),
        ("waiting", "7"),
    ):
        with pytest.raises(ValueError, match=f"{name}|position"):
            state.restore(before | {name: value})
    for odd in (None, (), {"hand": 1}, {name: value for name, value in before.items() if name != "pile"}):
        with pytest.raises(ValueError, match="snapshot"):
            state.restore(odd)  # type: ignore[arg-type]
    assert state.snapshot() == before


def test_points_are_counted_for_at_most_five_places() -> None:
    for numbers, places in ((9, 9), (3, 5), (5, 0), (5, -1)):
        with pytest.raises(ValueError, match="places"):
            round_points([0] * numbers, places)
        with pytest.raises(ValueError, match="places"):
            pudding_points([0] * numbers, places)


def test_everyone_knows_that_chopsticks_put_back_are_in_that_hand() -> None:
    """Everyone saw them put back, including spectators and seats that never held the hand."""
    returned: Counter[int] = Counter()
    for number in range(60):
        rng = Rng.from_seed(number)
        state = started((5, number % 2 == 1, False), number)
        while state.round == 1 and state.due():
            for seat in state.due():
                moves = state.legal_moves(seat)
                eager = [move for move in moves if "+" in str(move) or str(move) == "chopsticks"]
                state.play_unchecked(seat, rng.choice(eager or list(moves)), rng)
            for observer in (None, *range(5)):
                view = state.view(observer)
                for seat, count in enumerate(view.returned):
                    assert view.known_hands[seat].count(Card.CHOPSTICKS) >= count
                    returned[count] += 1
                    sampled = anew(state, observer, rng)
                    assert unpack(sampled.hand[seat]).count(Card.CHOPSTICKS) >= count
        if returned[1] > 100:
            break
    assert returned[1] > 100


def test_resampling_deals_fairly() -> None:
    """Every unseen card is equally likely to be in an unknown hand."""
    state = started((4, False, False), 3)
    own = Counter(unpack(state.hand[0]))
    unseen = {card: count - own[card] for card, count in DECK.items()}
    total, tries = sum(unseen.values()), 2000
    seen: Counter[Card] = Counter()
    for number in range(tries):
        seen += Counter(unpack(anew(state, 0, Rng.from_seed(number)).hand[2]))
    chi_square = 0.0
    for card, count in unseen.items():
        expected = tries * 8 * count / total
        chi_square += (seen[card] - expected) ** 2 / expected
    assert chi_square < 31.3  # 11 degrees of freedom, one in a thousand


def test_resampling_changes_unseen_choices_and_the_drawn_card() -> None:
    state = started((3, False, False), 4)
    for seat in (1, 2):
        state.play(seat, state.legal_moves(seat)[0], Rng.from_seed(1))
    picks = {tuple(anew(state, 0, Rng.from_seed(number)).pick) for number in range(60)}
    assert len({pick[1] for pick in picks}) > 5
    assert len({pick[2] for pick in picks}) > 5
    hidden = started((2, False, True), 4)
    drawn = {anew(hidden, 1 - hidden.controller, Rng.from_seed(number)).drawn for number in range(60)}
    assert len(drawn) > 5


@given(tables, seeds)
def test_winners_and_payoffs_agree_with_the_outcome(table: tuple[int, bool, bool], seed: int) -> None:
    state = started(table, seed)
    assert state.winners() == ()
    state.play_randomly(Rng.from_seed(seed))
    outcome = state.outcome()
    assert outcome is not None
    assert state.winners() == outcome.winners
    assert state.payoffs() == state.scores() == outcome.scores
    best = max((score, state.dessert[seat]) for seat, score in enumerate(state.scores()))
    assert all((state.scores()[seat], state.dessert[seat]) == best for seat in outcome.winners)


def test_an_impossible_view_is_refused() -> None:
    view = started((3, False, False), 1).view(0)
    broken = dataclasses.replace(view, hand_sizes=(200, 200, 200))
    with pytest.raises(ValueError, match="impossible"):
        find_game("sushi-go").sample_state(broken, Rng.from_seed(1))


def test_objects_created_without_init_do_not_crash() -> None:
    if bordspil.is_compiled():
        assert 0 <= Rng.__new__(Rng).below(3) < 3
        SushiGoState.__new__(SushiGoState).payoffs()
