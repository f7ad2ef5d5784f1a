"""SQ-22, advanced: a chip of a line can be removed, which breaks the line."""

from __future__ import annotations

import pytest

from bordspil.games.sequence import SequenceOptions
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import ChipRemoved, LineBroken, LineCompleted
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import cells, census, chips, lines, play, play_on, table
from tests.helpers.rule_assertions import moves, of_kind, refusal


def broken(own: str = "b2-f2", **more: str) -> SequenceState:
    """A position where team 0 has the line b2-f2, and seat 1 a one-eyed jack and the turn."""
    return table(
        [more.get("hand", "JD 2H"), "JS JH 3H"], [own, "h8"], lines=["b2-f2"], active=1, advanced=True
    )


@pytest.mark.rule("SQ-22")
def test_without_the_option_a_line_cannot_be_broken() -> None:
    state = table(["JD 2H", "JS 3H"], ["b2-f2", "h8"], lines=["b2-f2"], active=1)
    for cell in sorted(cells("b2-f2")):
        assert refusal(state, 1, f"JS {cell}") == ("safe-chip", "SQ-9")
    assert not SequenceOptions().advanced


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("jack", ["JS", "JH"])
@pytest.mark.parametrize("cell", ["b2", "c2", "d2", "e2", "f2"])
def test_any_chip_of_a_line_can_be_removed_and_the_line_completed_again(jack: str, cell: str) -> None:
    state = broken()
    events = play(state, 1, f"{jack} {cell}")
    row = ("b2", "c2", "d2", "e2", "f2")
    assert events[:2] == [ChipRemoved(1, Card(jack), cell, 0), LineBroken(0, row)]
    assert (lines(state, 0), state.scores()) == ([], (0, 0))
    assert chips(state, 0) == set(row) - {cell}
    events = play(state, 0, f"JD {cell}")
    assert of_kind(events, LineCompleted) == [LineCompleted(0, 0, row)]
    assert (lines(state, 0), state.scores(), state.outcome()) == (["b2-f2"], (1, 0), None)


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(
    ("row", "cell"), [("d6-d10", "d8"), ("d3-d7", "d4"), ("d3-d7", "d7"), ("f6-j10", "g7"), ("a6-a10", "a6")]
)
def test_lines_anywhere_on_the_board_can_be_broken(row: str, cell: str) -> None:
    state = table(["JD", "JS"], [row], lines=[row], active=1, advanced=True)
    assert {f"JS {each}" for each in cells(row) - {"a10", "j10"}} == moves(state, 1)
    play(state, 1, f"JS {cell}")
    assert lines(state, 0) == []
    play(state, 0, f"JD {cell}")
    assert lines(state, 0) == [row]


@pytest.mark.rule("SQ-22")
def test_a_broken_line_no_longer_counts_towards_a_win() -> None:
    state = broken("b2-f2 b4-e4")
    play_on(state, "JS c2", "JD f4")
    assert (lines(state, 0), state.outcome()) == (["b4-f4"], None)


@pytest.mark.rule("SQ-22")
def test_a_new_line_may_use_the_chips_of_a_broken_one() -> None:
    # c2-g2 shares four cells with b2-f2, which no longer counts.
    state = broken()
    play_on(state, "JS b2", "JD g2")
    assert lines(state, 0) == ["c2-g2"]


@pytest.mark.rule("SQ-22")
def test_removing_a_chip_beside_a_line_does_not_break_it() -> None:
    state = broken("b2-f2 g2 h3")
    events = play(state, 1, "JS g2")
    assert of_kind(events, LineBroken) == []
    assert lines(state, 0) == ["b2-f2"]
    assert state.scores() == (1, 0)


@pytest.mark.rule("SQ-22")
def test_the_lines_of_other_teams_stay_and_own_lines_are_still_refused() -> None:
    state = table(["JS", "JS"], ["b2-f2", "b4-f4"], lines=["b2-f2", "b4-f4"], active=1, advanced=True)
    assert refusal(state, 1, "JS b4") == ("own-chip", "SQ-9")
    play(state, 1, "JS b2")
    assert (lines(state, 0), lines(state, 1), state.scores()) == ([], ["b4-f4"], (0, 1))
    play(state, 0, "JS f4")
    assert (lines(state, 1), state.scores()) == ([], (0, 0))


@pytest.mark.rule("SQ-22")
def test_an_opponent_may_take_the_cell_of_a_broken_line() -> None:
    state = broken()
    play_on(state, "JS d2", "2H e6", "JH c2")
    assert chips(state, 0) == {"b2", "e2", "f2", "e6"}
    assert lines(state, 0) == []
    assert census(state).total() == 104
