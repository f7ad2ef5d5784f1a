"""SQ-7 to SQ-10 and SQ-20: playing a card and placing a chip, jacks, corners and the last chip."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove, NoSuchSeat, NotDue
from bordspil.core.playouts import run_choices
from bordspil.core.rng import Rng
from bordspil.games.sequence.board import WINDOW_NAMES
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import CardDrawn, CardReceived, ChipPlaced, ChipRemoved
from bordspil.games.sequence.moves import Play, number_of, parse
from tests.games.sequence.table import (
    CORNERS,
    PLAIN,
    REMOVERS,
    WILD,
    cells,
    chips,
    crowded,
    deck,
    discards,
    hand,
    lines,
    play,
    play_on,
    sizes,
    table,
    without,
)
from tests.helpers.rule_assertions import moves, refusal

# SQ-7


@pytest.mark.rule("SQ-7")
def test_a_card_is_played_face_up_a_chip_is_placed_and_a_card_is_drawn() -> None:
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
def test_each_player_has_their_own_discard_pile_which_everyone_sees() -> None:
    state = table(["7S 2H", "3H 4H", "5H", "6H"])
    play_on(state, "7S b9", "3H f6", "5H e5", "6H i6", "2H e6")
    assert state.view(None).tops == tuple([Card(text) for text in ("2H", "3H", "5H", "6H")])
    assert Counter(discards(state).split()) == Counter(["7S", "3H", "5H", "6H", "2H"])
    assert sizes(state) == (2, 2, 1, 1)


@pytest.mark.rule("SQ-7")
def test_only_one_of_two_equal_cards_is_played() -> None:
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
def test_a_taken_cell_is_refused_whoever_took_it(taken: int) -> None:
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
def test_a_card_must_be_in_hand_and_fits_only_its_own_cells(seat: int, move: str, reason: str) -> None:
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
def test_anything_but_a_move_is_refused(odd: Any) -> None:
    state = table(["7S", "3H"])
    before = state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, odd, Rng.from_seed(0))
    assert caught.value.reason == "move-not-a-play"
    assert state.snapshot() == before


@pytest.mark.rule("SQ-7")
def test_any_card_of_the_deck_can_be_drawn() -> None:
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
def test_a_two_eyed_jack_places_a_chip_on_any_free_cell(jack: str) -> None:
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
def test_a_one_eyed_jack_removes_an_opponents_chip_and_places_none(jack: str) -> None:
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
def test_a_one_eyed_jack_is_refused_on_own_safe_or_missing_chips(jack: str, cell: str, reason: str) -> None:
    # Seats 0 and 2 are a team: either of them may have placed e5 and g7.
    state = table([f"{jack}", "3H", jack, "4H"], ["e5 g7", "b2-f2 b9"], lines=["", "b2-f2"])
    for seat in (0, 2):
        own = table(["JS JH", "3H", "JS JH", "4H"], ["e5 g7", "b2-f2 b9"], lines=["", "b2-f2"], active=seat)
        assert refusal(own, seat, f"{jack} {cell}") == (reason, "SQ-9")
    assert moves(state, 0) == {f"{jack} b9"}


@pytest.mark.rule("SQ-9")
def test_a_chip_that_a_teammate_placed_cannot_be_removed() -> None:
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
def test_chips_of_an_opponents_line_are_safe_and_others_beside_it_are_not() -> None:
    state = table(["JS", "3H"], ["", "b2-f2 h6-h10 g2"], lines=["", "b2-f2"])
    # h6 to h10 are not a line, so they aren't safe. Neither is g2, although it is beside the line.
    assert moves(state, 0) == {f"JS {cell}" for cell in cells("h6-h10 g2")}
    play(state, 0, "JS g2")
    assert lines(state, 1) == ["b2-f2"]


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("jack", REMOVERS)
@pytest.mark.parametrize("team", [0, 1])
def test_safe_chips_are_safe_wherever_the_line_is_on_the_board(jack: str, team: int) -> None:
    # All fives in a row: in the upper half of the board, in the lower half and across the middle.
    seat = 1 - team
    taken = number_of(parse(f"{jack} d5"))
    for line in WINDOW_NAMES:
        if "d5" in cells(line):
            continue
        own = ["", ""]
        own[team] = f"{line} d5"
        held = ["3H", "3H"]
        held[seat] = jack
        state = table(held, own, lines=["", line] if team else [line], active=seat)
        for known in (state, state.clone(), state.resampled(seat, Rng.from_seed(line))):
            assert moves(known, seat) == {f"{jack} d5"}
            # Random actions don't remove a safe chip either.
            assert run_choices(known, seat, 9, Rng.from_seed(line)) == 9 * taken
        for cell in cells(line) - CORNERS:
            assert refusal(state, seat, f"{jack} {cell}") == ("safe-chip", "SQ-9")


@pytest.mark.rule("SQ-9")
@pytest.mark.parametrize("line", ["b2-f2", "b9-f9", "d3-d7", "d6-d10", "f6-j10", "e6-a10"])
def test_chips_are_safe_as_soon_as_they_make_a_line_and_the_others_are_not(line: str) -> None:
    last = line.split("-", maxsplit=1)[0]
    own = " ".join(sorted(cells(line) - CORNERS - {last}))
    state = table(["JD", "JS"], [f"{own} h4 h7"])
    play(state, 0, f"JD {last}")
    assert moves(state, 1) == {"JS h4", "JS h7"}
    play(state, 1, "JS h7")
    assert (lines(state, 0), chips(state, 0)) == ([line], cells(line) - CORNERS | {"h4"})


# SQ-10: see test_lines.py for lines with corners.


@pytest.mark.rule("SQ-10")
@pytest.mark.parametrize("corner", sorted(CORNERS))
@pytest.mark.parametrize("card", ["7S", *WILD, *REMOVERS])
def test_corners_can_be_neither_covered_nor_emptied(corner: str, card: str) -> None:
    state = table(["7S JD JC JS JH", "3H"], ["e5", "b9"])
    assert refusal(state, 0, f"{card} {corner}") == ("corner", "SQ-10")


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
def test_a_team_without_chips_left_passes_if_it_can_remove_nothing() -> None:
    full, _ = crowded()
    state = table(["7S JD JS", "4H"], [full, ""])
    assert moves(state, 0) == {"pass"}
    # That doesn't make its cards dead.
    assert refusal(state, 0, "dead 7S") == ("not-dead", "SQ-11")


@pytest.mark.rule("SQ-1")
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
def test_the_chips_of_teammates_are_counted_together() -> None:
    full, _ = crowded()
    state = table(["JD", "", "JC", ""], [without(full, "b9"), ""])
    play_on(state, "JD b9", "pass")
    assert refusal(state, 2, "JC h8") == ("cell-taken", "SQ-7")
    assert refusal(state, 2, "JC c7") == ("no-chips-left", "SQ-20")
    assert moves(state, 2) == {"pass"}
