"""SQ-7 to SQ-13 and SQ-20: playing cards, jacks, dead cards, the deck, passing and chips."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove, MatchOver, NoSuchSeat, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sequence.events import (
    CardDrawn,
    CardReceived,
    ChipPlaced,
    ChipRemoved,
    DeadCardShown,
    DeckRenewed,
    MatchEnded,
    TurnPassed,
)
from bordspil.games.sequence.moves import Dead, Pass, Play
from bordspil.games.sequence.parts import Card
from bordspil.games.sequence.rules import SequenceState
from tests.games.sequence.table import (
    CORNERS,
    PLAIN,
    cells,
    census,
    chips,
    crowded,
    deck,
    discards,
    fresh,
    hand,
    lines,
    moves,
    of_kind,
    play,
    play_on,
    random_play,
    refusal,
    sizes,
    table,
    without,
)

WILD = ["JD", "JC"]
REMOVERS = ["JS", "JH"]


# SQ-7


@pytest.mark.rule("SQ-7")
def test_a_card_is_played_openly_a_chip_is_placed_and_a_card_is_drawn() -> None:
    state = table(["7S 2H", "3H"], deck="KC")
    events = play(state, 0, "7S b9")
    assert events == [
        ChipPlaced(0, Card.SEVEN_SPADES, "b9"),
        CardDrawn(0),
        CardReceived(0, Card.KING_CLUBS),
    ]
    assert hand(state, 0) == "2H KC"
    assert (chips(state, 0), chips(state, 1)) == ({"b9"}, set())
    assert "7S" in discards(state).split()
    assert state.view(1).tops == (Card.SEVEN_SPADES, None)
    assert (state.due(), state.turn) == ((1,), 1)


@pytest.mark.rule("SQ-7")
def test_each_player_has_a_discard_pile_of_their_own_for_all_to_see() -> None:
    state = table(["7S 2H", "3H 4H", "5H", "6H"])
    play_on(state, "7S b9", "3H f6", "5H e5", "6H i6", "2H e6")
    assert state.view(None).tops == tuple([Card(text) for text in ("2H", "3H", "5H", "6H")])
    assert Counter(discards(state).split()) == Counter(["7S", "3H", "5H", "6H", "2H"])
    assert sizes(state) == (2, 2, 1, 1)


@pytest.mark.rule("SQ-7")
def test_of_two_equal_cards_one_is_played() -> None:
    state = table(["7S 7S", "3H"], deck="KC")
    play(state, 0, "7S b9")
    assert hand(state, 0) == "7S KC"
    play(state, 1, "3H f6")
    assert moves(state, 0) >= {"7S g1"}
    play(state, 0, "7S g1")
    assert chips(state, 0) == {"b9", "g1"}
    assert "7S" not in hand(state, 0)


@pytest.mark.rule("SQ-7")
@pytest.mark.parametrize("taken", [0, 1])
def test_a_taken_cell_is_refused_whoever_has_it(taken: int) -> None:
    state = table(["7S", "3H"], ["b9", ""] if taken == 0 else ["", "b9"])
    assert moves(state, 0) == {"7S g1"}
    assert refusal(state, 0, "7S b9") == ("cell-taken", "SQ-7")


@pytest.mark.rule("SQ-7")
@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, "7S b8", "wrong-cell"),
        (0, "7S a2", "wrong-cell"),
        (0, "3H f6", "card-not-in-hand"),
        (0, "JD e5", "card-not-in-hand"),
        (0, "JS e5", "card-not-in-hand"),
        (0, "KD c10", "card-not-in-hand"),
    ],
)
def test_a_card_goes_only_from_the_own_hand_onto_its_own_cells(seat: int, move: str, reason: str) -> None:
    state = table(["7S 2C", "3H"])
    assert moves(state, 0) == {"7S g1", "7S b9", "2C e2", "2C g4"}
    assert refusal(state, seat, move) == (reason, "SQ-7")


@pytest.mark.rule("SQ-7")
def test_nobody_plays_out_of_turn() -> None:
    state = table(["7S", "3H", "3H", "4H"])
    before = state.snapshot()
    for seat in (1, 2, 3):
        with pytest.raises(NotDue):
            play(state, seat, "3H f6")
    for nobody in (4, -1):
        with pytest.raises(NoSuchSeat):
            play(state, nobody, "3H f6")
    assert state.snapshot() == before


@pytest.mark.rule("SQ-7")
@pytest.mark.parametrize("odd", [None, 3, ("7S", "b9"), Play("7S", "b9"), Play(Card.SEVEN_SPADES, "z9")])  # type: ignore[arg-type]
def test_what_is_no_move_is_refused(odd: Any) -> None:
    state = table(["7S", "3H"])
    before = state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, odd, Rng.from_seed(0))
    assert caught.value.reason == "move-not-a-play"
    assert state.snapshot() == before


@pytest.mark.rule("SQ-7")
def test_everyone_may_draw_any_card_of_the_deck() -> None:
    drawn = set()
    for seed in range(80):
        state = table(["7S", "3H"], deck="KC KC 5D AH")
        play(state, 0, "7S b9", seed)
        drawn.add(hand(state, 0))
        assert deck(state).total() == 3
    assert drawn == {"KC", "5D", "AH"}


# SQ-8


@pytest.mark.rule("SQ-8")
@pytest.mark.parametrize("jack", WILD)
def test_a_two_eyed_jack_puts_a_chip_on_any_free_cell(jack: str) -> None:
    taken = cells("b1 a2 e5 j5 a6 f6 j9 i10 e7")
    state = table([f"{jack} 2H", "3H"], ["b1 e5 a6 j9", "a2 j5 f6 i10 e7"], deck="KC")
    free = set(PLAIN) - taken
    assert {move for move in moves(state, 0) if move[0] == "J"} == {f"{jack} {cell}" for cell in free}
    for cell in sorted(free):
        tried = state.clone()
        events = play(tried, 0, f"{jack} {cell}")
        assert events[0] == ChipPlaced(0, Card(jack), cell)
        assert chips(tried, 0) == chips(state, 0) | {cell}
        assert chips(tried, 1) == chips(state, 1)
        assert hand(tried, 0) == "2H KC"
        assert tried.view(None).tops == (Card(jack), None)


@pytest.mark.rule("SQ-8")
@pytest.mark.parametrize("jack", WILD)
@pytest.mark.parametrize("cell", ["b1", "h8"])
def test_a_two_eyed_jack_is_refused_on_a_taken_cell(jack: str, cell: str) -> None:
    state = table([jack, "3H"], ["b1", "h8"])
    assert refusal(state, 0, f"{jack} {cell}") == ("cell-taken", "SQ-7")


@pytest.mark.rule("SQ-8")
def test_both_two_eyed_jacks_in_a_hand_can_be_played() -> None:
    state = table(["JD JC JD", "3H"])
    assert moves(state, 0) == {f"{jack} {cell}" for jack in WILD for cell in PLAIN}
    play_on(state, "JC e5", "3H f6", "JD e6")
    assert chips(state, 0) == {"e5", "e6"}
    assert Counter(discards(state).split()) == Counter(["JC", "3H", "JD"])
    assert hand(state, 0).split().count("JD") >= 1


# SQ-9


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("jack", REMOVERS)
def test_a_one_eyed_jack_removes_a_chip_of_an_opponent_and_places_none(jack: str) -> None:
    state = table([f"{jack} 2H", "3H"], ["e5", "b9 i2"], deck="KC")
    assert {move for move in moves(state, 0) if move[0] == "J"} == {f"{jack} b9", f"{jack} i2"}
    events = play(state, 0, f"{jack} b9")
    assert events == [
        ChipRemoved(0, Card(jack), "b9", 1),
        CardDrawn(0),
        CardReceived(0, Card.KING_CLUBS),
    ]
    assert (chips(state, 0), chips(state, 1)) == ({"e5"}, {"i2"})
    assert hand(state, 0) == "2H KC"
    assert state.view(None).tops == (Card(jack), None)
    assert state.due() == (1,)


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("jack", REMOVERS)
def test_every_chip_of_every_opponent_can_be_removed(jack: str) -> None:
    halves = crowded()
    state = table([jack, ""], halves)
    assert moves(state, 0) == {f"{jack} {cell}" for cell in halves[1].split()}
    three = table([jack, "", "", "", "", ""], ["b2 b7", "c3 c8", "d4 d9"], teams=3)
    assert moves(three, 0) == {f"{jack} {cell}" for cell in cells("c3 c8 d4 d9")}
    play(three, 0, f"{jack} d9")
    assert [chips(three, team) for team in range(3)] == [{"b2", "b7"}, {"c3", "c8"}, {"d4"}]


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("jack", REMOVERS)
@pytest.mark.parametrize(
    ("cell", "reason"),
    [("e5", "own-chip"), ("g7", "own-chip"), ("h8", "no-chip"), ("c2", "safe-chip"), ("f2", "safe-chip")],
)
def test_own_chips_team_mates_chips_no_chips_and_safe_chips_are_refused(
    jack: str, cell: str, reason: str
) -> None:
    # Seats 0 and 2 are a team: e5 may be of either of them, and g7 too.
    state = table([f"{jack}", "3H", jack, "4H"], ["e5 g7", "b2-f2 b9"], lines=["", "b2-f2"])
    for seat in (0, 2):
        own = table(["JS JH", "3H", "JS JH", "4H"], ["e5 g7", "b2-f2 b9"], lines=["", "b2-f2"], active=seat)
        assert refusal(own, seat, f"{jack} {cell}") == (reason, "SQ-9")
    assert moves(state, 0) == {f"{jack} b9"}


@pytest.mark.rule("SQ-9")
def test_a_chip_that_a_team_mate_placed_can_not_be_removed() -> None:
    state = table(["7S", "3H", "JS", "4H"])
    play_on(state, "7S b9", "3H f6")
    assert refusal(state, 2, "JS b9") == ("own-chip", "SQ-9")
    play(state, 2, "JS f6")
    assert (chips(state, 0), chips(state, 1)) == ({"b9"}, set())


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("cell", ["b9", "g1"])
def test_a_cell_that_was_emptied_can_be_taken_again(cell: str) -> None:
    state = table(["JS", "7S"], ["", "b9 g1"])
    play(state, 0, f"JS {cell}")
    assert moves(state, 1) == {f"7S {cell}"}
    play(state, 1, f"7S {cell}")
    assert chips(state, 1) == {"b9", "g1"}


@pytest.mark.rule("SQ-9")
def test_chips_of_the_line_of_a_third_team_are_safe_and_the_line_stays() -> None:
    state = table(["JS", "3H"], ["", "b2-f2 h6-h10 g2"], lines=["", "b2-f2"])
    # h6 to h10 are no line: nothing keeps them safe. Nor is g2, though it stands beside the line.
    assert moves(state, 0) == {f"JS {cell}" for cell in cells("h6-h10 g2")}
    play(state, 0, "JS g2")
    assert lines(state, 1) == ["b2-f2"]


# SQ-10: see test_lines.py for lines with corners.


@pytest.mark.rule("SQ-10")
@pytest.mark.parametrize("corner", sorted(CORNERS))
@pytest.mark.parametrize("card", ["7S", *WILD, *REMOVERS])
def test_corners_can_be_neither_covered_nor_emptied(corner: str, card: str) -> None:
    state = table(["7S JD JC JS JH", "3H"], ["e5", "b9"])
    assert refusal(state, 0, f"{card} {corner}") == ("corner", "SQ-10")


# SQ-11


def with_dead(*hands: str, **more: Any) -> SequenceState:
    """A position in which 7S and 2H are dead."""
    return table(list(hands), ["b9 e6", "g1 h9"], **more)


@pytest.mark.rule("SQ-11")
def test_a_dead_card_is_shown_discarded_and_replaced_and_the_turn_goes_on() -> None:
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
def test_a_second_exchange_in_a_turn_is_refused_and_in_the_next_turn_allowed() -> None:
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
def test_of_two_equal_dead_cards_one_is_exchanged() -> None:
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
def test_only_a_card_in_hand_can_be_exchanged_and_only_in_the_own_turn() -> None:
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
def test_a_jack_is_never_dead_even_if_it_can_not_be_played(jack: str) -> None:
    # A full board is no place for a wild jack; without opponents' chips there is nothing to remove.
    halves = crowded()
    state = table([jack, ""], halves if jack in WILD else ["b9", ""])
    assert moves(state, 0) == {"pass"}
    assert refusal(state, 0, Dead(Card(jack))) == ("jack-not-dead", "SQ-11")


@pytest.mark.rule("SQ-11")
def test_who_could_still_exchange_a_dead_card_may_not_pass() -> None:
    state = with_dead("7S 2H", "4H", deck="2H 5D")
    assert moves(state, 0) == {"dead 7S", "dead 2H"}
    assert refusal(state, 0, "pass") == ("no-pass", "SQ-13")
    state = with_dead("7S 2H", "4H", deck="2H")
    play(state, 0, "dead 7S")
    # Another dead card came, and one a turn is all.
    assert hand(state, 0) == "2H 2H"
    assert moves(state, 0) == {"pass"}


@pytest.mark.rule("SQ-11")
@pytest.mark.rule("SQ-12")
def test_a_dead_card_can_not_come_back_even_if_the_deck_is_renewed_for_its_replacement() -> None:
    for seed in range(60):
        state = with_dead("7S 3H", "4H 7S", deck="")
        before = Counter(discards(state).split())
        events = play(state, 0, "dead 7S", seed)
        assert [event.name() for event in events] == [
            "dead-card-shown",
            "deck-renewed",
            "card-drawn",
            "card-received",
        ]
        assert discards(state) == "7S"
        assert "7S" not in hand(state, 0)
        (drawn,) = (Counter(hand(state, 0).split()) - Counter(["3H"])).elements()
        assert deck(state) == before - Counter([drawn])
        assert state.view(None).tops == (Card.SEVEN_SPADES, None)


@pytest.mark.rule("SQ-11")
def test_the_last_card_of_the_deck_replaces_a_dead_card_without_a_new_deck() -> None:
    state = with_dead("7S 3H", "4H", deck="KC")
    assert of_kind(play(state, 0, "dead 7S"), DeckRenewed) == []
    assert state.view(None).deck_size == 0
    assert "7S" in discards(state).split()


# SQ-12


@pytest.mark.rule("SQ-12")
@pytest.mark.parametrize("move", ["7S b9", "JD e5", "JS h8"])
def test_an_empty_deck_is_made_of_all_discards_the_card_just_played_too(move: str) -> None:
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
def test_the_deck_is_not_renewed_before_a_card_has_to_be_drawn() -> None:
    state = table(["7S", "4H"], deck="KC")
    assert of_kind(play(state, 0, "7S b9"), DeckRenewed) == []
    assert (state.view(None).deck_size, state.view(None).tops[0]) == (0, Card.SEVEN_SPADES)
    assert len(discards(state).split()) == 102
    assert len(of_kind(play(state, 1, "4H f5"), DeckRenewed)) == 1
    assert (state.view(None).deck_size, discards(state)) == (102, "")


@pytest.mark.rule("SQ-12")
def test_whole_matches_go_on_through_new_decks() -> None:
    renewed = 0
    for seed in range(12):
        state = fresh(12, seed, teams=2)
        for events in random_play(state, seed):
            renewed += len(of_kind(events, DeckRenewed))
            if of_kind(events, DeckRenewed):
                assert sum(census(state).values()) == 104
    assert renewed > 0


# SQ-13


@pytest.mark.rule("SQ-13")
def test_who_can_play_nothing_passes_and_draws_nothing() -> None:
    state = table(["JS", "4H 4H"], ["b9", ""], passes=0)
    assert moves(state, 0) == {"pass"}
    assert play(state, 0, "pass") == [TurnPassed(0)]
    assert hand(state, 0) == "JS"
    assert (state.due(), state.turn, state.view(None).passes) == ((1,), 1, 1)
    assert discards(state) == ""


@pytest.mark.rule("SQ-13")
def test_who_has_no_cards_passes() -> None:
    state = table(["", "4H"])
    assert moves(state, 0) == {"pass"}
    play(state, 0, "pass")
    assert sizes(state) == (0, 1)


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize(
    ("held", "chips"), [("7S", ["b9", ""]), ("JD", ["", ""]), ("JS", ["", "b9"]), ("7S", ["b9", "g1"])]
)
def test_who_can_play_or_exchange_anything_may_not_pass(held: str, chips: list[str]) -> None:
    state = table([held, "4H"], chips)
    assert refusal(state, 0, "pass") == ("no-pass", "SQ-13")
    assert refusal(state, 0, Pass()) == ("no-pass", "SQ-13")


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_when_all_pass_one_after_another_the_match_ends(seat_count: int, first: int) -> None:
    state = table([""] * seat_count, active=first)
    for number in range(seat_count):
        assert state.outcome() is None
        seat = (first + number) % seat_count
        assert state.due() == (seat,)
        events = play(state, seat, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert events == [TurnPassed((first - 1) % seat_count), MatchEnded(outcome)]
    assert (state.due(), outcome.reason) == ((), "blocked")
    before = state.snapshot()
    with pytest.raises(MatchOver):
        play(state, 0, "pass")
    assert state.snapshot() == before


@pytest.mark.rule("SQ-13")
def test_a_play_between_passes_makes_them_count_anew() -> None:
    for move in ("7S b9", "JD c3", "JS h8"):
        state = table(["", "", "", move[:2]], ["h8", ""], deck="JH")
        play_on(state, "pass", "pass", "pass", move)
        assert state.view(None).passes == 0
        play_on(state, "pass", "pass", "pass")
        assert state.outcome() is None
        assert state.due() == (3,)


@pytest.mark.rule("SQ-13")
def test_a_turn_with_an_exchange_that_ends_in_a_pass_is_a_pass() -> None:
    state = with_dead("", "7S", deck="2H")
    play_on(state, "pass", "dead 7S")
    assert moves(state, 1) == {"pass"}
    play(state, 1, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "blocked"


@pytest.mark.rule("SQ-13")
def test_who_draws_a_playable_card_for_a_dead_one_plays_on() -> None:
    state = with_dead("", "7S", deck="KC")
    play_on(state, "pass", "dead 7S")
    assert refusal(state, 1, "pass") == ("no-pass", "SQ-13")


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize(
    ("lined", "winners", "scores"),
    [
        (["b2-f2", ""], (0, 2), (1, 0, 1, 0)),
        (["", "b4-f4"], (1, 3), (0, 1, 0, 1)),
        (["b2-f2", "b4-f4"], (0, 1, 2, 3), (1, 1, 1, 1)),
        (["", ""], (0, 1, 2, 3), (0, 0, 0, 0)),
    ],
)
def test_of_a_blocked_match_the_team_with_most_lines_wins_and_equal_ones_share(
    lined: list[str], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    state = table([""] * 4, ["b2-f2", "b4-f4"], lines=lined)
    play_on(state, *["pass"] * 4)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "blocked")
    assert outcome.teams == (0, 1, 0, 1)
    assert state.winners() == winners
    assert {line.seat for line in outcome.standings if line.rank == 1} == set(winners)


@pytest.mark.rule("SQ-13")
def test_three_teams_without_a_line_share_a_blocked_match() -> None:
    state = table([""] * 9)
    play_on(state, *["pass"] * 9)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(range(9))
    assert outcome.shares == (1 / 3,) * 9


# SQ-20


@pytest.mark.rule("SQ-20")
@pytest.mark.parametrize("active", [0, 1])
def test_a_team_without_chips_left_can_only_play_one_eyed_jacks(active: int) -> None:
    full, other = crowded()
    other = without(other, "g1", "e4")
    teams = [full, other] if active == 0 else [other, full]
    held = "7S JD JC JS JH"
    state = table([held, held] if active == 0 else ["", held], teams, active=active)
    assert moves(state, active) == {f"{jack} {cell}" for jack in REMOVERS for cell in other.split()}
    for move in ("7S g1", "JD g1", "JC e4"):
        assert refusal(state, active, move) == ("no-chips-left", "SQ-20")


@pytest.mark.rule("SQ-20")
def test_a_team_without_chips_left_passes_where_it_can_remove_nothing() -> None:
    full, _ = crowded()
    state = table(["7S JD JS", "4H"], [full, ""])
    assert moves(state, 0) == {"pass"}
    # Its cards are not dead for that.
    assert refusal(state, 0, "dead 7S") == ("not-dead", "SQ-11")


@pytest.mark.rule("SQ-20")
def test_the_last_of_48_chips_can_be_placed() -> None:
    full, _ = crowded()
    state = table(["JD JD", "JS"], [without(full, "b9"), ""])
    assert len(chips(state, 0)) == 47
    play(state, 0, "JD b9")
    assert len(chips(state, 0)) == 48
    # A removed chip goes back to its team.
    play(state, 1, "JS b9")
    assert "JD b9" in moves(state, 0)
    assert len(chips(state, 0)) == 47


@pytest.mark.rule("SQ-20")
def test_the_chips_of_team_mates_are_counted_together() -> None:
    full, _ = crowded()
    state = table(["JD", "", "JC", ""], [without(full, "b9"), ""])
    play_on(state, "JD b9", "pass")
    assert refusal(state, 2, "JC h8") == ("cell-taken", "SQ-7")
    assert refusal(state, 2, "JC c7") == ("no-chips-left", "SQ-20")
    assert moves(state, 2) == {"pass"}
