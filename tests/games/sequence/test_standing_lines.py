"""SQ-22, advanced: if five in a row remain after a line is broken, they are a line at once."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bordspil.core.errors import NotDue
from bordspil.core.event import Event
from bordspil.games.sequence.board import WINDOW_NAMES
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import (
    CardDrawn,
    CardReceived,
    ChipRemoved,
    DrawLost,
    LineBroken,
    LineCompleted,
    LineOpen,
)
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import CORNERS, TABLES, cells, chips, lines, play, play_on, safe, sizes, table
from tests.helpers.rule_assertions import moves, of_kind, refusal

# Seven cells in a row without a corner in or beside them: in both halves of the board and across its middle.
SEVEN = {
    "across, above": "b2 c2 d2 e2 f2 g2 h2",
    "across, below": "c9 d9 e9 f9 g9 h9 i9",
    "down": "d2 d3 d4 d5 d6 d7 d8",
    "down to the right": "c2 d3 e4 f5 g6 h7 i8",
    "down to the left": "h2 g3 f4 e5 d6 c7 b8",
}
# Whole rows of the board, with corners and without.
WHOLE = {
    "the top, with two corners": "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1",
    "the right edge, with two corners": "j1 j2 j3 j4 j5 j6 j7 j8 j9 j10",
    "a diagonal, with two corners": "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10",
    "the other diagonal, with two corners": "j1 i2 h3 g4 f5 e6 d7 c8 b9 a10",
    "across, above": "a5 b5 c5 d5 e5 f5 g5 h5 i5 j5",
    "across, below": "a6 b6 c6 d6 e6 f6 g6 h6 i6 j6",
    "down": "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10",
}


def ends(row: list[str]) -> str:
    """The name of five in a row: its two ends."""
    assert len(row) == 5
    return f"{row[0]}-{row[4]}"


def after_removal(run: list[str], line: str, cell: str, *more: str, **options: Any) -> SequenceState:
    """The position after seat 1 removed a chip of team 0, which had a run with a line in it, and `more`."""
    state, _ = removal(run, line, cell, *more, **options)
    return state


def removal(
    run: list[str], line: str, cell: str, *more: str, **options: Any
) -> tuple[SequenceState, list[Event]]:
    """The same, with the events."""
    own = " ".join([*run, *more])
    state = table(["JD JC 2H", "JS JH 3H"], [own], lines=[line], active=1, advanced=True, **options)
    return state, play(state, 1, f"JS {cell}")


def standing(own: set[str], whole: list[str]) -> list[list[str]]:
    """Every five in a row that a team has in a whole row of the board, including corners."""
    fives = [whole[start : start + 5] for start in range(len(whole) - 4)]
    return [five for five in fives if set(five) <= own | CORNERS]


# Nothing remains.


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("way", SEVEN)
@pytest.mark.parametrize("first", [0, 1])
def test_removing_a_chip_from_the_middle_of_six_leaves_no_line(way: str, first: int) -> None:
    run = SEVEN[way].split()[:6]
    line = run[first : first + 5]
    for cell in run[1:5]:
        state, events = removal(run, ends(line), cell)
        assert [event.name() for event in events] == [
            *("chip-removed", "line-broken"),
            *("card-drawn", "card-received"),
        ]
        assert of_kind(events, LineBroken) == [LineBroken(0, tuple(line))]
        assert (lines(state, 0), state.scores(), state.due()) == ([], (0, 0), (0,))
        assert state.view(None).choosing is None
        assert chips(state, 0) == set(run) - {cell}


@pytest.mark.rule("SQ-22")
def test_replacing_the_chip_in_six_lets_the_owner_choose_the_line_again() -> None:
    run = SEVEN["across, above"].split()[:6]
    state = after_removal(run, "b2-f2", "d2")
    assert of_kind(play(state, 0, "JD d2"), LineOpen) == [LineOpen(0)]
    assert moves(state, 0) == {"line b2-f2", "line c2-g2"}
    play(state, 0, "line c2-g2")
    assert (lines(state, 0), state.scores(), state.outcome()) == (["c2-g2"], (1, 0), None)


# One five remains.


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("way", SEVEN)
@pytest.mark.parametrize("end", [0, 5])
def test_removing_an_end_of_six_makes_the_other_five_a_line_at_once(way: str, end: int) -> None:
    run = SEVEN[way].split()[:6]
    line, left = (run[:5], run[1:]) if end == 0 else (run[1:], run[:5])
    state, events = removal(run, ends(line), run[end])
    assert events[:2] == [ChipRemoved(1, Card.JACK_SPADES, run[end], 0), LineBroken(0, tuple(line))]
    (made,) = of_kind(events, LineCompleted)
    assert (events[2], made.team, made.cells) == (made, 0, tuple(left))
    assert [event.name() for event in events[3:]] == ["card-drawn", "card-received"]
    assert (lines(state, 0), safe(state, 0), state.scores()) == ([ends(left)], set(left), (1, 0))
    # There is nothing to choose: the remover has drawn, and play continues.
    assert (state.due(), state.outcome(), sizes(state)) == ((0,), None, (3, 3))
    assert state.view(None).choosing is None


@pytest.mark.rule("SQ-22")
def test_removing_an_end_of_a_line_inside_seven_leaves_one_five() -> None:
    run = SEVEN["down"].split()
    state = after_removal(run, "d3-d7", "d3")
    assert (lines(state, 0), state.due()) == (["d4-d8"], (0,))
    # d2 was never in a line and isn't now.
    assert safe(state, 0) == cells("d4-d8")
    state = after_removal(run, "d3-d7", "d7")
    assert (lines(state, 0), safe(state, 0)) == (["d2-d6"], cells("d2-d6"))


@pytest.mark.rule("SQ-22")
def test_the_other_chips_of_a_broken_line_are_no_longer_safe() -> None:
    # Eight in a row: without d2, only e2-i2 remain. b2 and c2 are no longer in a line.
    state = after_removal(["b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2"], "b2-f2", "d2")
    assert safe(state, 0) == cells("e2-i2")
    play(state, 0, "2H e6")
    events = play(state, 1, "JH c2")
    assert of_kind(events, LineBroken) == []
    assert lines(state, 0) == ["e2-i2"]


@pytest.mark.rule("SQ-22")
def test_the_remaining_line_can_be_broken_in_turn() -> None:
    state = after_removal(["b2", "c2", "d2", "e2", "f2", "g2", "h2"], "c2-g2", "c2")
    assert lines(state, 0) == ["d2-h2"]
    play(state, 0, "2H e6")
    events = play(state, 1, "JH f2")
    assert of_kind(events, LineBroken) == [LineBroken(0, ("d2", "e2", "f2", "g2", "h2"))]
    assert (lines(state, 0), state.scores()) == ([], (0, 0))


# Several fives remain.


@pytest.mark.rule("SQ-22")
def test_what_remains_of_six_is_found_anywhere_on_the_board() -> None:
    found = set()
    for line, left in permutations(WINDOW_NAMES, 2):
        removed = cells(line) - cells(left)
        if len(removed) > 1 or removed <= CORNERS:
            continue
        run = (cells(line) | cells(left)) - CORNERS
        fives = {five for five in WINDOW_NAMES if cells(five) <= run - removed | CORNERS}
        state = after_removal(sorted(run), line, *removed)
        # Beside a corner there is a second five, and the owner chooses.
        stands = set(lines(state, 0)) or {move.removeprefix("line ") for move in moves(state, 0)}
        assert stands == fives
        found |= fives
    # All but the four diagonals that are only five cells long: nothing remains of those.
    assert set(WINDOW_NAMES) - found == {"a6-e10", "f1-j5", "e1-a5", "j6-f10"}


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("way", SEVEN)
@pytest.mark.parametrize("end", [0, 6])
@pytest.mark.parametrize("choice", [0, 1])
def test_after_removing_an_end_of_seven_the_owner_chooses_five(way: str, end: int, choice: int) -> None:
    run = SEVEN[way].split()
    line, left = (run[:5], run[1:]) if end == 0 else (run[2:], run[:6])
    state, events = removal(run, ends(line), run[end])
    assert events == [
        ChipRemoved(1, Card.JACK_SPADES, run[end], 0),
        LineBroken(0, tuple(line)),
        LineOpen(0),
    ]
    # Nothing is a line yet, and the remover has not drawn.
    assert (lines(state, 0), state.scores(), sizes(state)) == ([], (0, 0), (3, 2))
    assert (state.due(), moves(state, 1)) == ((0,), set())
    for seat in (None, 0, 1):
        assert (state.view(seat).choosing, state.view(seat).spot) == (0, run[end])
    assert moves(state, 0) == {f"line {ends(left[:5])}", f"line {ends(left[1:])}"}
    chosen = left[choice : choice + 5]
    events = play(state, 0, f"line {ends(chosen)}")
    assert events[0] == LineCompleted(0, 0, tuple(chosen))
    (received,) = of_kind(events, CardReceived)
    assert events[1:] == [CardDrawn(1), received]
    assert received.seat == 1
    assert (lines(state, 0), safe(state, 0), state.scores()) == ([ends(chosen)], set(chosen), (1, 0))
    assert (state.due(), sizes(state), state.outcome()) == ((0,), (3, 3), None)
    assert (state.view(None).choosing, state.view(None).spot) == (None, None)


@pytest.mark.rule("SQ-22")
def test_a_chip_that_was_not_chosen_is_in_no_line() -> None:
    for chosen, broken in (("e9-i9", 0), ("d9-h9", 1)):
        state = after_removal(SEVEN["across, below"].split(), "c9-g9", "c9")
        play(state, 0, f"line {chosen}")
        play(state, 0, "2H e6")
        assert len(of_kind(play(state, 1, "JH d9"), LineBroken)) == broken
        # Without d9, e9-i9 remain.
        assert lines(state, 0) == ["e9-i9"]


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(("seat_count", "teams"), [size for size in TABLES if size[1] == 2])
def test_the_seat_after_the_remover_chooses_for_its_team(seat_count: int, teams: int) -> None:
    for remover in range(seat_count):
        owner, chooser = 1 - remover % 2, (remover + 1) % seat_count
        held = {remover: "JS 3H", chooser: "2H"}
        none = [""] * owner
        state = table(
            [held.get(seat, "") for seat in range(seat_count)],
            [*none, "b2-h2"],
            lines=[*none, "b2-f2"],
            active=remover,
            teams=teams,
            advanced=True,
        )
        play(state, remover, "JS b2")
        assert (state.due(), state.view(None).choosing) == ((chooser,), chooser)
        assert moves(state, chooser) == {"line c2-g2", "line d2-h2"}
        assert all(moves(state, seat) == set() for seat in range(seat_count) if seat != chooser)
        events = play(state, chooser, "line d2-h2")
        assert events[:2] == [
            LineCompleted(chooser, owner, ("d2", "e2", "f2", "g2", "h2")),
            CardDrawn(remover),
        ]
        assert (lines(state, owner), lines(state, 1 - owner)) == (["d2-h2"], [])
        assert (state.due(), state.view(None).active, sizes(state)[remover]) == ((chooser,), chooser, 2)


@pytest.mark.rule("SQ-22")
def test_nobody_can_do_anything_else_while_the_owner_chooses() -> None:
    state = table(
        ["2H 7S", "JS 3H", "4H", "5H"], ["b2-h2 b9", "g1"], lines=["b2-f2"], active=1, advanced=True
    )
    play(state, 1, "JS b2")
    assert refusal(state, 2, "4H f5") == ("choose-line-first", "SQ-19")
    # b2-f2 is the broken line, and e2-i2 was never one.
    for other in ("b2-f2", "e2-i2", "a1-e1"):
        assert refusal(state, 2, f"line {other}") == ("no-such-line", "SQ-19")
    before = state.snapshot()
    for seat, move in ((0, "line c2-g2"), (1, "line c2-g2"), (1, "3H f6"), (1, "draw"), (3, "5H e5")):
        with pytest.raises(NotDue):
            play(state, seat, move)
    assert state.snapshot() == before
    play(state, 2, "line c2-g2")
    # And now it is their turn.
    assert state.due() == (2,)
    play(state, 2, "4H f5")
    assert state.due() == (3,)


@pytest.mark.rule("SQ-21")
@pytest.mark.rule("SQ-22")
def test_there_is_no_ruling_before_the_line_is_chosen() -> None:
    state = after_removal(SEVEN["down"].split(), "d2-d6", "d2", no_table_talk=True)
    assert state.rulings() == ()
    play(state, 0, "line d4-d8")
    assert len(state.rulings()) == 2


# Longer rows.


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(
    ("run", "line", "cell", "left"),
    [
        # Eight
        ("b2-i2", "b2-f2", "b2", "c2-g2 d2-h2 e2-i2"),
        ("b2-i2", "b2-f2", "c2", "d2-h2 e2-i2"),
        ("b2-i2", "b2-f2", "d2", "e2-i2"),
        ("b2-i2", "b2-f2", "e2", ""),
        ("b2-i2", "b2-f2", "f2", ""),
        ("b2-i2", "c2-g2", "g2", "b2-f2"),
        # Nine
        ("a5-i5", "c5-g5", "c5", "d5-h5 e5-i5"),
        ("a5-i5", "c5-g5", "d5", "e5-i5"),
        ("a5-i5", "c5-g5", "e5", ""),
        ("a5-i5", "c5-g5", "f5", "a5-e5"),
        ("a5-i5", "c5-g5", "g5", "a5-e5 b5-f5"),
        ("a5-i5", "b5-f5", "b5", "c5-g5 d5-h5 e5-i5"),
        # Ten
        ("e1-e10", "e3-e7", "e3", "e4-e8 e5-e9 e6-e10"),
        ("e1-e10", "e3-e7", "e4", "e5-e9 e6-e10"),
        ("e1-e10", "e3-e7", "e5", "e6-e10"),
        ("e1-e10", "e3-e7", "e6", "e1-e5"),
        ("e1-e10", "e3-e7", "e7", "e1-e5 e2-e6"),
        # Ten with two corners
        ("a1-j1", "c1-g1", "c1", "d1-h1 e1-i1 f1-j1"),
        ("a1-j1", "c1-g1", "f1", "a1-e1"),
        ("a1-j1", "c1-g1", "g1", "a1-e1 b1-f1"),
        # A corner can't be removed: with it, four chips make five.
        ("a1-f1", "b1-f1", "f1", "a1-e1"),
        ("a1-f1", "a1-e1", "b1", ""),
        ("a1-g1", "b1-f1", "b1", "c1-g1"),
    ],
)
def test_whatever_remains_of_eight_nine_or_ten_in_a_row_is_a_line(
    run: str, line: str, cell: str, left: str
) -> None:
    state = after_removal(sorted(cells(run)), line, cell)
    fives = left.split()
    if len(fives) > 1:
        assert (lines(state, 0), state.view(None).choosing) == ([], 0)
        assert moves(state, 0) == {f"line {five}" for five in fives}
        play(state, 0, f"line {fives[-1]}")
    assert (lines(state, 0), state.due(), state.outcome()) == (fives[-1:], (0,), None)


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("way", WHOLE)
def test_breaking_any_line_in_any_row_leaves_what_remains(way: str) -> None:
    whole = WHOLE[way].split()
    seen = set()
    for first in range(10):
        for last in range(first + 5, 11):
            run = set(whole[first:last]) - CORNERS
            for line in standing(run, whole):
                if any(len(set(line) & set(five) - CORNERS) <= 1 for five in standing(run, whole)):
                    # Two lines would have won.
                    continue
                for cell in set(line) - CORNERS:
                    left = standing(run - {cell}, whole)
                    state = after_removal(sorted(run), ends(line), cell)
                    assert state.outcome() is None
                    if len(left) > 1:
                        assert moves(state, 0) == {f"line {ends(five)}" for five in left}
                    else:
                        assert lines(state, 0) == [ends(five) for five in left]
                        assert state.view(None).choosing is None
                    seen.add(len(left))
    assert seen == {0, 1, 2, 3}


# Afterwards.


@pytest.mark.rule("SQ-17")
@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("chosen", ["", "c2-g2", "d2-h2"])
def test_a_chip_put_back_beside_the_remaining_line_makes_no_second_line(chosen: str) -> None:
    run = SEVEN["across, above"].split()
    state = after_removal(run if chosen else run[:6], "b2-f2", "b2")
    if chosen:
        play(state, 0, f"line {chosen}")
    events = play(state, 0, "JD b2")
    assert (of_kind(events, LineCompleted), of_kind(events, LineOpen)) == ([], [])
    assert (lines(state, 0), state.scores(), state.outcome()) == ([chosen or "c2-g2"], (1, 0), None)
    assert state.due() == (1,)


@pytest.mark.rule("SQ-16")
@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(
    ("more", "spot"),
    [
        # Across the line, sharing one cell.
        ("g3 g4 g5", "g6"),
        # Somewhere else.
        ("b8 c8 d8 e8", "f8"),
    ],
)
def test_a_second_line_beside_the_remaining_one_wins(more: str, spot: str) -> None:
    state = after_removal(SEVEN["across, above"].split()[:6], "b2-f2", "b2", more)
    play(state, 0, f"JD {spot}")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "lines", (2, 0))


@pytest.mark.rule("SQ-17")
@pytest.mark.rule("SQ-22")
def test_a_second_line_may_share_one_cell_with_the_remaining_line() -> None:
    # a5-f5 with the line b5-f5: e5-i5 would share two cells with it. With f5 taken, a5-e5 is the line, and
    # e5-i5 shares only one.
    own = ["a5", "b5", "c5", "d5", "e5", "f5"]
    state = after_removal(own, "b5-f5", "f5", "g5 h5 i5")
    assert lines(state, 0) == ["a5-e5"]
    play(state, 0, "JD f5")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, lines(state, 0)) == ((0,), ["a5-e5", "e5-i5"])


@pytest.mark.rule("SQ-22")
def test_a_new_line_does_not_win_if_nothing_remained_of_the_first() -> None:
    state = after_removal(SEVEN["across, above"].split()[:6], "b2-f2", "d2", "b8 c8 d8 e8")
    play(state, 0, "JD f8")
    assert (lines(state, 0), state.outcome()) == (["b8-f8"], None)


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("cell", ["b2", "h2"])
def test_removing_a_chip_of_the_row_outside_the_line_breaks_nothing(cell: str) -> None:
    state, events = removal(SEVEN["across, above"].split(), "c2-g2", cell)
    assert [event.name() for event in events] == ["chip-removed", "card-drawn", "card-received"]
    assert (lines(state, 0), state.scores(), state.due()) == (["c2-g2"], (1, 0), (0,))


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("row", ["b2-g2", "b2-h2"])
def test_the_lines_of_the_remover_stay_as_they_are(row: str) -> None:
    # Their own six in a row are not affected.
    state = table(["2H", "JS 3H"], [row, "b4-g4"], lines=["b2-f2", "b4-f4"], active=1, advanced=True)
    play(state, 1, "JS b2")
    if row == "b2-h2":
        play(state, 0, "line c2-g2")
    assert (lines(state, 0), lines(state, 1), state.scores()) == (["c2-g2"], ["b4-f4"], (1, 1))


@pytest.mark.rule("SQ-22")
def test_without_the_option_only_the_chip_beside_the_line_can_be_removed_from_six() -> None:
    state = table(["2H", "JS"], ["b2-g2"], lines=["b2-f2"], active=1)
    assert moves(state, 1) == {"JS g2"}
    play(state, 1, "JS g2")
    assert lines(state, 0) == ["b2-f2"]


# With *draw it yourself*.


def drawers(state: SequenceState) -> set[int]:
    """The seats that may still draw."""
    return {seat for seat, _ in state.view(None).open_draws}


@pytest.mark.rule("SQ-14")
@pytest.mark.rule("SQ-22")
def test_the_remover_may_draw_once_the_line_is_chosen() -> None:
    state, events = removal(SEVEN["down"].split(), "d2-d6", "d2", draw_yourself=True)
    assert [event.name() for event in events] == ["chip-removed", "line-broken", "line-open"]
    assert (drawers(state), moves(state, 1), state.due()) == (set(), set(), (0,))
    events = play(state, 0, "line d3-d7")
    assert events == [LineCompleted(0, 0, ("d3", "d4", "d5", "d6", "d7"))]
    assert (drawers(state), moves(state, 1), state.view(None).active) == ({1}, {"draw"}, 0)
    play(state, 1, "draw")
    assert sizes(state) == (3, 3)


@pytest.mark.rule("SQ-14")
@pytest.mark.rule("SQ-22")
def test_if_one_five_remains_the_draw_is_open_at_once() -> None:
    state, events = removal(SEVEN["down"].split()[:6], "d2-d6", "d2", draw_yourself=True)
    assert [event.name() for event in events] == ["chip-removed", "line-broken", "line-completed"]
    assert (lines(state, 0), drawers(state), moves(state, 1)) == (["d3-d7"], {1}, {"draw"})


@pytest.mark.rule("SQ-14")
@pytest.mark.rule("SQ-22")
def test_other_open_draws_can_be_made_while_the_line_is_chosen() -> None:
    hands = ["2H 7S", "JS 3H", "4H", "5H"]
    state = table(hands, ["b2-h2"], lines=["b2-f2"], advanced=True, draw_yourself=True)
    play_on(state, "7S b9", "JS b2")
    assert moves(state, 0) == {"draw"}
    assert moves(state, 2) == {"line c2-g2", "line d2-h2"}
    assert (moves(state, 1), moves(state, 3)) == (set(), set())
    play(state, 0, "draw")
    assert (state.due(), state.view(None).choosing, sizes(state)[0]) == ((2,), 2, 2)
    play(state, 2, "line d2-h2")
    assert (drawers(state), state.view(None).active) == ({1}, 2)


@pytest.mark.rule("SQ-14")
@pytest.mark.rule("SQ-22")
def test_the_chooser_may_draw_before_or_after_choosing_or_lose_the_draw() -> None:
    for first in (True, False):
        state = table(["2H 7S", "JS 3H"], ["b2-h2"], lines=["b2-f2"], advanced=True, draw_yourself=True)
        play_on(state, "7S b9", "JS b2")
        assert moves(state, 0) == {"draw", "line c2-g2", "line d2-h2"}
        if first:
            play(state, 0, "draw")
            assert moves(state, 0) == {"line c2-g2", "line d2-h2"}
        play(state, 0, "line c2-g2")
        assert drawers(state) == ({1} if first else {0, 1})
        # The remover has played and now draws, so a seat that has not drawn yet loses its draw.
        assert of_kind(play(state, 1, "draw"), DrawLost) == ([] if first else [DrawLost(0)])
        assert (drawers(state), sizes(state)) == (set(), (2 if first else 1, 2))
