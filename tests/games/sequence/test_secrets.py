"""Nothing that a seat of Sequence can't know ever reaches it."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, events, view
from bordspil.games.sequence.card_sets import unpack
from bordspil.games.sequence.components import CARDS, Card
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.positions import (
    COMPILED,
    check_laws,
    copied,
    few,
    go_on,
    played,
    positions,
    seeds,
    started,
    tables,
)
from tests.games.sequence.referee import Table


def anew(state: SequenceState, observer: int | None, rng: Rng) -> SequenceState:
    other = state.resampled(observer, rng)
    assert isinstance(other, SequenceState)
    return other


@given(tables, seeds)
@few
def test_states_with_the_same_view_give_a_seat_the_same_views_and_events(table: Table, seed: int) -> None:
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
                # Only the observer's own new card may differ.
                assert [hide(event) for event in told[0]] == [hide(event) for event in told[1]]
                assert hidden_hand(one.view(eye)) == hidden_hand(twin.view(eye))
            compared += 1
            break
        go_on(state, rng)
    assert compared


def hide(event: dict[str, Any]) -> dict[str, Any]:
    """An event without the card that was drawn."""
    return {**event, "card": "?"} if event["event"] == "card-received" else event


def hidden_hand(seen: view.SequenceView) -> view.SequenceView:
    """A view without the seat's hand and its legal moves."""
    return dataclasses.replace(seen, hand=(), legal_moves=())


@given(tables, seeds)
@few
def test_cards_appear_only_in_events_of_their_own_seat(table: Table, seed: int) -> None:
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
def test_a_view_shows_its_own_hand_and_a_spectators_view_none(state: SequenceState, seed: int) -> None:
    spectators = state.view(None)
    assert spectators.hand == ()
    assert spectators.legal_moves == ()
    assert spectators.team is None
    assert spectators.as_json() == anew(state, None, Rng.from_seed(seed)).view(None).as_json()
    for seat in range(state.seat_count):
        seen = state.view(seat)
        assert seen.hand == unpack(state.hand[seat], state.hand_twice[seat])
        assert seen.legal_moves == state.legal_moves(seat)
        # Everything else is the same for all seats.
        bare = dataclasses.replace(seen, hand=(), legal_moves=(), seat=None, team=None)
        assert bare.as_json() == spectators.as_json()
        assert dataclasses.replace(seen, seat=None, team=None, hand=(), legal_moves=()) == spectators


@given(positions, seeds)
@few
def test_a_state_sampled_from_a_view_has_that_view(state: SequenceState, seed: int) -> None:
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
def test_resampling_deals_fairly(table: Table, steps: int) -> None:
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


def test_resampling_deals_both_copies_of_a_card_together_as_often_as_expected() -> None:
    state = started((12, 3, False, False, False), 1)
    tries = 4000 if COMPILED else 1000
    hands = [anew(state, 0, Rng.from_seed(number)) for number in range(tries)]
    pairs = sum(other.hand_twice[seat].bit_count() for other in hands for seat in range(1, 12))
    own = Counter(state.view(0).hand)
    both = sum(own[card] == 0 for card in CARDS)
    # A hand of three has three pairs of cards; 101 cards are unseen.
    expected = tries * 11 * 3 * both / (101 * 100 / 2)
    assert abs(pairs - expected) < 4 * expected**0.5
