"""SG-1 to SG-4: the box, the deal, secret hands, three rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from bordspil.core.errors import BadSeatCount, MatchOver
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import GAME, SushiGoOptions
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.events import (
    CardDrawn,
    HandDealt,
    HandReceived,
    MatchEnded,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_go.moves import parse
from bordspil.games.sushi_go.packed import pack, unpack
from bordspil.games.sushi_go.state import SushiGoState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_go.table import BOX, census, go_on, hand, play_turn, random_play, table
from tests.helpers.rule_assertions import of_kind

TABLES = [(2, False), (3, False), (4, False), (5, False), (2, True)]
HAND_SIZES = {(2, False): 10, (3, False): 9, (4, False): 8, (5, False): 7, (2, True): 9}


def fresh(seat_count: int, invisible: bool = False) -> SushiGoState:
    return SushiGoState(seat_count, False, invisible)


def swapped(state: SushiGoState, one: int, other: int) -> SushiGoState:
    """The same position with two hands swapped."""
    hands = list(state.hand)
    hands[one], hands[other] = hands[other], hands[one]
    twin = fresh(state.seat_count)
    twin.restore(state.snapshot() | {"hand": hands})
    return twin


def redealt(state: SushiGoState, seat: int) -> SushiGoState:
    """The same position with other cards from the deck in a seat's hand."""
    hands, deck = list(state.hand), unpack(state.deck)
    size = len(unpack(hands[seat]))
    hands[seat] = pack(deck[:: len(deck) // size][:size])
    assert hands[seat] != state.hand[seat]
    twin = fresh(state.seat_count)
    twin.restore(state.snapshot() | {"hand": hands, "deck": state.deck + state.hand[seat] - hands[seat]})
    assert census(twin) == BOX
    return twin


# SG-1


@pytest.mark.rule("SG-1")
def test_the_deck_has_108_cards_of_twelve_kinds() -> None:
    deck = Counter(card.value for card in unpack(fresh(4).deck))
    assert deck == BOX
    assert deck.total() == 108


@pytest.mark.rule("SG-1")
@pytest.mark.parametrize(("seat_count", "invisible"), TABLES)
def test_all_108_cards_are_somewhere_after_every_choice_of_a_match(seat_count: int, invisible: bool) -> None:
    for seed in range(3):
        state = fresh(seat_count, invisible)
        go_on(state, seed)
        assert census(state) == BOX
        for _ in random_play(state, seed):
            assert census(state) == BOX


# SG-2


@pytest.mark.rule("SG-2")
@pytest.mark.parametrize(("seat_count", "cards"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_hands_are_smaller_with_more_players(seat_count: int, cards: int) -> None:
    state = fresh(seat_count)
    events = go_on(state)
    assert of_kind(events, RoundStarted) == [RoundStarted(1, cards, False)]
    assert [len(event.cards) for event in of_kind(events, HandDealt)] == [cards] * seat_count
    assert state.view(None).hand_sizes == (cards,) * seat_count
    assert state.view(None).deck_size == 108 - cards * seat_count
    assert state.due() == tuple(range(seat_count))


@pytest.mark.rule("SG-2")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seat_count: int) -> None:
    assert GAME.check_seat_count(seat_count) == seat_count
    assert GAME.setup(seat_count, rng=Rng.from_seed(0)).due() == tuple(range(seat_count))


@pytest.mark.rule("SG-2")
@pytest.mark.parametrize("seat_count", [0, 1, 6, -2, True, False, "4", 4.0, None, (4,), 10**18, 2**64 + 4])
def test_any_other_number_of_players_is_refused(seat_count: Any) -> None:
    with pytest.raises(BadSeatCount) as caught:
        GAME.setup(seat_count, rng=Rng.from_seed(0))
    assert caught.value.reason == "bad-seat-count"
    assert caught.value.facts["allowed"] == "2, 3, 4, 5"
    with pytest.raises(BadSeatCount):
        Match(GAME, seat_count)


# SG-3


@pytest.mark.rule("SG-3")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_after_the_deal_everyone_sees_only_their_own_hand(seat_count: int) -> None:
    state = fresh(seat_count)
    go_on(state)
    for seat in range(seat_count):
        view = state.view(seat)
        assert view.hand == unpack(state.hand[seat])
        assert view.known_hands == tuple(view.hand if other == seat else () for other in range(seat_count))
    spectator = state.view(None)
    assert (spectator.hand, spectator.known_hands) == ((), ((),) * seat_count)
    assert spectator.legal_moves == ()


@pytest.mark.rule("SG-3")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_no_view_depends_on_a_hand_that_it_may_not_show(seat_count: int) -> None:
    state = fresh(seat_count)
    go_on(state)
    for seat in range(seat_count):
        twin = redealt(state, seat)
        for viewer in (None, *range(seat_count)):
            same = state.view(viewer).as_json() == twin.view(viewer).as_json()
            assert same is (viewer != seat)


@pytest.mark.rule("SG-3")
def test_only_players_who_have_held_a_hand_know_it() -> None:
    state = fresh(4)
    go_on(state)
    random = random_play(state, 7)
    for turn in range(7):
        for seat in range(4):
            # The hand at `seat` was with the seats before it, one for each turn played.
            holders = {(seat - back) % 4 for back in range(turn + 1)}
            twin = redealt(state, seat)
            for viewer in (None, 0, 1, 2, 3):
                same = state.view(viewer).as_json() == twin.view(viewer).as_json()
                assert same is (viewer not in holders)
        for _ in range(4):
            next(random)


@pytest.mark.rule("SG-3")
def test_swapping_two_unseen_hands_changes_no_view() -> None:
    state = table(["squid squid", "egg egg", "salmon salmon", "tempura tempura"], round_turn=0)
    twin = swapped(state, 1, 2)
    for viewer in (None, 0, 3):
        assert state.view(viewer) == twin.view(viewer)
    assert state.view(1) != twin.view(1)


@pytest.mark.rule("SG-3")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_no_event_reveals_the_cards_in_another_hand(seat_count: int) -> None:
    match = Match(GAME, seat_count, seed=seed_from(1))
    for seat in range(seat_count):
        match.submit(seat, match.view(seat).legal_moves[0])
    for viewer in (None, *range(seat_count)):
        told = match.events(viewer)
        private = [*of_kind(told, HandDealt), *of_kind(told, HandReceived)]
        assert [event.seat for event in private] == ([] if viewer is None else [viewer, viewer])
    assert len(of_kind(match.story(), HandDealt)) == seat_count


@pytest.mark.rule("SG-3")
@pytest.mark.parametrize(("seat_count", "invisible"), TABLES)
def test_the_deck_only_shrinks_and_the_discard_only_grows(seat_count: int, invisible: bool) -> None:
    for before, after, dealt in deals(seat_count, invisible):
        assert dealt <= before
        assert after == before - dealt


@pytest.mark.rule("SG-3")
@pytest.mark.parametrize(("seat_count", "invisible"), TABLES)
def test_what_is_dealt_in_three_rounds_never_exceeds_the_box(seat_count: int, invisible: bool) -> None:
    total: Counter[Card] = Counter()
    for _, _, dealt in deals(seat_count, invisible):
        total += dealt
    assert total.total() == seat_count * HAND_SIZES[seat_count, invisible] * 3
    assert Counter(card.value for card in total.elements()) <= Counter(BOX)


def deals(seat_count: int, invisible: bool) -> Iterator[tuple[Counter[Card], Counter[Card], Counter[Card]]]:
    """The deck (with the invisible player's pile) before and after each deal of a match, and the hands."""
    state = fresh(seat_count, invisible)
    deck, discard = Counter(unpack(state.deck)), Counter(unpack(state.discard))
    for events in chain([go_on(state, 5)], random_play(state, 5)):
        dealt = Counter(card for event in of_kind(events, HandDealt) for card in event.cards)
        drawn = Counter(event.card for event in of_kind(events, CardDrawn))
        left = Counter(unpack(state.deck))
        if dealt:
            yield deck, left + drawn, dealt
        else:
            assert left + drawn == deck
        assert discard <= Counter(unpack(state.discard))
        deck, discard = left, Counter(unpack(state.discard))


@pytest.mark.rule("SG-3")
@pytest.mark.rule("SG-22")
@pytest.mark.parametrize("round", [1, 2])
def test_the_next_round_is_dealt_from_what_is_left_of_the_deck(round: int) -> None:
    left = "squid " * 5 + "egg " * 5 + "salmon " * 10 + "wasabi " * 6 + "chopsticks " * 4
    state = table(trays=["dumpling", "tempura", "sashimi"], round=round, deck=left)
    go_on(state)
    dealt = " ".join(hand(state, seat) for seat in range(3)).split()
    assert len(dealt) == 27
    assert set(dealt) <= set(left.split())
    assert len(unpack(state.deck)) == 3
    assert state.view(None).deck_size == 3


# SG-4


@pytest.mark.rule("SG-4")
@pytest.mark.parametrize(("seat_count", "invisible"), TABLES)
def test_a_match_has_three_rounds(seat_count: int, invisible: bool) -> None:
    match = Match(GAME, seat_count, SushiGoOptions(invisible=invisible), seed=seed_from(2))
    while match.due():
        assert match.outcome is None
        match.submit(match.due()[0], match.view(match.due()[0]).legal_moves[-1])
    size = HAND_SIZES[seat_count, invisible]
    started = [(event.round, event.hand_size) for event in of_kind(match.story(), RoundStarted)]
    assert started == [(1, size), (2, size), (3, size)]
    assert [event.round for event in of_kind(match.story(), RoundScored)] == [1, 2, 3]
    assert len(of_kind(match.story(), MatchEnded)) == 1
    assert match.turn == 3 * (size if invisible else size - 1)
    assert match.outcome is not None


@pytest.mark.rule("SG-4")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_match_is_over_after_the_third_round_and_not_before(round: int) -> None:
    state = table(["tempura egg", "egg tempura"], round=round)
    play_turn(state, "egg", "egg")
    if round < 3:
        assert (state.round, state.due(), state.outcome()) == (round + 1, (0, 1), None)
        return
    assert state.due() == ()
    assert state.outcome() is not None
    before = state.snapshot()
    with pytest.raises(MatchOver):
        state.play(0, parse("egg"), Rng.from_seed(0))
    assert state.snapshot() == before
