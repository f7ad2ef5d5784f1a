"""SQ-11 and SQ-12: dead cards are exchanged, and an empty deck is renewed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bordspil.core.errors import NotDue
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import (
    CardDrawn,
    CardReceived,
    DeadCardShown,
    DeckRenewed,
)
from bordspil.games.sequence.moves import Dead
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import (
    PACKS,
    REMOVERS,
    WILD,
    census,
    crowded,
    deck,
    discards,
    fresh,
    hand,
    play,
    play_on,
    random_play,
    table,
)
from tests.helpers.rule_assertions import moves, of_kind, refusal

# SQ-11


def with_dead(*hands: str, **more: Any) -> SequenceState:
    """A position where 7S and 2H are dead."""
    return table(list(hands), ["b9 e6", "g1 h9"], **more)


@pytest.mark.rule("SQ-11")
def test_a_dead_card_is_shown_discarded_and_replaced_and_the_turn_continues() -> None:
    state = with_dead("7S 3H", "4H", deck="KC")
    assert moves(state, 0) == {"3H f6", "3H i9", "dead 7S"}
    events = play(state, 0, "dead 7S")
    assert events == [
        DeadCardShown(0, Card.SEVEN_SPADES),
        CardDrawn(0),
        CardReceived(0, Card.KING_CLUBS),
    ]
    assert hand(state, 0) == "3H KC"
    assert state.view(None).tops == (Card.SEVEN_SPADES, None)
    assert state.due() == (0,)
    assert moves(state, 0) == {"3H f6", "3H i9", "KC a8", "KC e8"}
    play(state, 0, "KC a8")
    assert state.due() == (1,)
    assert len(hand(state, 0).split()) == 2


@pytest.mark.rule("SQ-11")
def test_a_second_exchange_is_refused_until_the_next_turn() -> None:
    state = with_dead("7S 2H 3H", "4H 4H", deck="KC 5D 5D")
    play(state, 0, "dead 7S")
    assert refusal(state, 0, "dead 2H") == ("exchanged-already", "SQ-11")
    play_on(state, "3H f6", "4H f5")
    play(state, 0, "dead 2H")
    assert state.view(0).exchanged


@pytest.mark.rule("SQ-11")
def test_each_player_may_exchange_once_in_their_own_turn() -> None:
    state = with_dead("7S 3H", "2H 4H", deck="KC 5D QD")
    play_on(state, "dead 7S", "3H f6", "dead 2H", "4H f5")
    assert state.due() == (0,)
    assert not state.view(None).exchanged


@pytest.mark.rule("SQ-11")
def test_only_one_of_two_equal_dead_cards_is_exchanged() -> None:
    state = with_dead("7S 7S", "4H", deck="KC")
    play(state, 0, "dead 7S")
    assert hand(state, 0) == "7S KC"
    assert moves(state, 0) == {"KC a8", "KC e8"}


@pytest.mark.rule("SQ-11")
def test_an_exchange_is_voluntary() -> None:
    state = with_dead("7S 3H", "4H", deck="KC")
    play(state, 0, "3H f6")
    assert hand(state, 0) == "7S KC"
    assert state.due() == (1,)


@pytest.mark.rule("SQ-11")
@pytest.mark.parametrize("taken", [["b9", ""], ["", "g1"], ["", ""]])
def test_a_card_with_a_free_cell_is_not_dead(taken: list[str]) -> None:
    assert refusal(table(["7S", "4H"], taken), 0, "dead 7S") == ("not-dead", "SQ-11")


@pytest.mark.rule("SQ-11")
def test_only_a_card_in_hand_can_be_exchanged_and_only_on_your_turn() -> None:
    state = with_dead("3H", "7S 4H")
    assert refusal(state, 0, "dead 7S") == ("card-not-in-hand", "SQ-11")
    with pytest.raises(NotDue):
        play(state, 1, "dead 7S")
    drawing = with_dead("3H", "7S 4H", draw_yourself=True, draws={1: 1}, turn=1)
    assert refusal(drawing, 1, "dead 7S") == ("no-exchange-now", "SQ-11")


@pytest.mark.rule("SQ-11")
@pytest.mark.parametrize("cell", ["b9", "g1"])
def test_a_dead_card_comes_to_life_when_a_chip_is_removed(cell: str) -> None:
    state = table(["JS", "7S"], ["", "b9 g1"])
    play(state, 0, f"JS {cell}")
    assert refusal(state, 1, "dead 7S") == ("not-dead", "SQ-11")


@pytest.mark.rule("SQ-11")
@pytest.mark.parametrize("jack", [*WILD, *REMOVERS])
def test_a_jack_is_never_dead_even_if_it_cannot_be_played(jack: str) -> None:
    # A wild jack doesn't fit on a full board; without opponents' chips there is nothing to remove.
    halves = crowded()
    state = table([jack, ""], halves if jack in WILD else ["b9", ""])
    assert moves(state, 0) == {"pass"}
    assert refusal(state, 0, Dead(Card(jack))) == ("jack-not-dead", "SQ-11")


@pytest.mark.rule("SQ-11")
def test_a_player_who_can_exchange_a_dead_card_may_not_pass() -> None:
    state = with_dead("7S 2H", "4H", deck="2H 5D")
    assert moves(state, 0) == {"dead 7S", "dead 2H"}
    assert refusal(state, 0, "pass") == ("no-pass", "SQ-13")
    state = with_dead("7S 2H", "4H", deck="2H")
    play(state, 0, "dead 7S")
    # The new card is dead too, but only one exchange a turn is allowed.
    assert hand(state, 0) == "2H 2H"
    assert moves(state, 0) == {"pass"}


@pytest.mark.rule("SQ-11")
@pytest.mark.rule("SQ-12")
def test_a_dead_card_is_shuffled_into_the_new_deck() -> None:
    for seed in range(40):
        state = with_dead("7S 3H", "4H 7S", deck="")
        before = Counter(discards(state).split())
        events = play(state, 0, "dead 7S", seed)
        assert [event.name() for event in events] == [
            "dead-card-shown",
            "deck-renewed",
            "card-drawn",
            "card-received",
        ]
        # No discard is left on the table, not even the dead card.
        assert (discards(state), state.view(None).tops) == ("", (None, None))
        (drawn,) = (Counter(hand(state, 0).split()) - Counter(["3H"])).elements()
        assert deck(state) == before + Counter(["7S"]) - Counter([drawn])
        assert (state.view(None).deck_size, state.view(0).exchanged) == (100, True)


@pytest.mark.rule("SQ-11")
@pytest.mark.rule("SQ-12")
def test_a_dead_card_that_is_drawn_again_still_uses_up_the_exchange() -> None:
    drawn = set()
    for seed in range(600):
        # The other 7S is in a hand: if one is drawn, it is the very card that was discarded.
        state = with_dead("7S 3H", "4H 7S", deck="")
        (received,) = of_kind(play(state, 0, "dead 7S", seed), CardReceived)
        drawn.add(received.card.value)
        if received.card is Card.SEVEN_SPADES:
            assert moves(state, 0) == {"3H f6", "3H i9"}
            assert refusal(state, 0, "dead 7S") == ("exchanged-already", "SQ-11")
    assert drawn == set(PACKS)


@pytest.mark.rule("SQ-11")
def test_a_dead_card_is_replaced_from_the_deck_while_there_is_one() -> None:
    drawn = set()
    for seed in range(40):
        state = with_dead("7S 3H", "4H", deck="KC 5D")
        before = Counter(discards(state).split())
        assert of_kind(play(state, 0, "dead 7S", seed), DeckRenewed) == []
        drawn.add(hand(state, 0))
        assert Counter(discards(state).split()) == before + Counter(["7S"])
        assert state.view(None).tops == (Card.SEVEN_SPADES, None)
    assert drawn == {"3H KC", "3H 5D"}


@pytest.mark.rule("SQ-11")
def test_the_last_card_of_the_deck_replaces_a_dead_card_without_a_new_deck() -> None:
    state = with_dead("7S 3H", "4H", deck="KC")
    assert of_kind(play(state, 0, "dead 7S"), DeckRenewed) == []
    assert state.view(None).deck_size == 0
    assert "7S" in discards(state).split()


# SQ-12


@pytest.mark.rule("SQ-12")
@pytest.mark.parametrize("move", ["7S b9", "JD e5", "JS h8"])
def test_a_new_deck_has_all_discards_including_the_card_just_played(move: str) -> None:
    back = 0
    for seed in range(40):
        state = table(["7S JD JS 3H", "4H"], ["", "h8"], deck="")
        before = Counter(discards(state).split()) + Counter([move[:2]])
        assert before.total() == 100
        events = play(state, 0, move, seed)
        assert [event.name() for event in events[1:]] == ["deck-renewed", "card-drawn", "card-received"]
        assert discards(state) == ""
        assert state.view(None).tops == (None, None)
        (received,) = of_kind(events, CardReceived)
        assert deck(state) == before - Counter([received.card.value])
        assert state.view(None).deck_size == 99
        back += received.card.value == move[:2]
    assert back < 40


@pytest.mark.rule("SQ-12")
def test_the_card_just_played_can_be_drawn_again_at_once() -> None:
    drawn = set()
    for seed in range(600):
        state = table(["7S 7S", "4H"], deck="")
        play(state, 0, "7S b9", seed)
        drawn.add(hand(state, 0))
    assert "7S 7S" in drawn
    assert len(drawn) == 52


@pytest.mark.rule("SQ-12")
def test_the_deck_is_not_renewed_before_a_card_must_be_drawn() -> None:
    state = table(["7S", "4H"], deck="KC")
    assert of_kind(play(state, 0, "7S b9"), DeckRenewed) == []
    assert (state.view(None).deck_size, state.view(None).tops[0]) == (0, Card.SEVEN_SPADES)
    assert len(discards(state).split()) == 102
    assert len(of_kind(play(state, 1, "4H f5"), DeckRenewed)) == 1
    assert (state.view(None).deck_size, discards(state)) == (102, "")


@pytest.mark.rule("SQ-12")
def test_whole_matches_continue_with_new_decks() -> None:
    renewed = 0
    for seed in range(12):
        state = fresh(12, seed, teams=2)
        for events in random_play(state, seed):
            renewed += len(of_kind(events, DeckRenewed))
            if of_kind(events, DeckRenewed):
                assert sum(census(state).values()) == 104
    assert renewed > 0
