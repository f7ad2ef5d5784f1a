"""The referee itself, in hand-made positions: what it allows, and what it calls a foul."""

from __future__ import annotations

import pytest

from tests.games.sequence.oracle import Referee, RuleBroken
from tests.games.sequence.oracle_board import BOARD, is_spiral, two_of_each
from tests.games.sequence.oracle_steps import (
    Dead,
    Drawn,
    Line,
    Passed,
    Play,
    Reshuffled,
    Step,
)
from tests.games.sequence.sitting import sitting
from tests.games.sequence.table import cells


@pytest.mark.rule("SQ-6")
def test_the_referees_board_is_the_spiral_with_every_card_twice() -> None:
    assert is_spiral(BOARD)
    assert two_of_each(BOARD)


def after(referee: Referee, *steps: Step) -> Referee:
    for step in steps:
        referee.step(step)
    return referee


def foul(referee: Referee, step: Step) -> str:
    """The rule that a step breaks."""
    with pytest.raises(RuleBroken) as caught:
        referee.step(step)
    return str(caught.value).partition(":")[0]


def line(words: str) -> tuple[int, frozenset[str]]:
    return 0, frozenset(cells(words))


def after_removal(run: str, broken: str, cell: str, *, draw_yourself: bool = False) -> Referee:
    """The referee after seat 1 of four has removed a chip from the line of team 0."""
    hands = ["2H", "JS", "4H", "5H"]
    referee = sitting(hands, [run], [broken], active=1, advanced=True, draw_yourself=draw_yourself)
    return after(referee, Play(1, "JS", cell))


# SQ-11


def test_a_dead_card_is_discarded_before_its_replacement_is_drawn() -> None:
    referee = sitting(["7S", "7S 3H"], ["b9", "g1"], deck="")
    after(referee, Dead(0, "7S"))
    assert "7S" in referee.discards
    after(referee, Reshuffled(), Drawn(0, "7S"))
    assert (referee.hands[0], referee.discards, referee.turn) == (["7S"], [], 0)
    assert referee.legal(0) == {("pass",)}


def test_a_dead_card_does_not_renew_a_deck_that_still_has_cards() -> None:
    referee = after(sitting(["7S", "3H"], ["b9", "g1"], deck="KC"), Dead(0, "7S"))
    assert foul(referee, Reshuffled()) == "SQ-12"
    assert foul(referee, Drawn(0, "7S")) == "SQ-1"
    after(referee, Drawn(0, "KC"))
    assert foul(referee, Dead(0, "KC")) == "SQ-11"


# SQ-13


def test_only_passes_in_turns_without_an_exchange_block_a_match() -> None:
    referee = sitting(["", "7S", ""], ["", "b9 g1"], deck="JS")
    after(referee, Passed(0), Dead(1, "7S"), Drawn(1, "JS"), Passed(1), Passed(2))
    assert not referee.over
    after(referee, Passed(0))
    assert not referee.over
    after(referee, Passed(1))
    assert (referee.over, referee.reason, referee.verdict().winners) == (True, "blocked", [0, 1, 2])


def test_a_pass_with_a_card_to_play_or_exchange_is_a_foul() -> None:
    assert foul(sitting(["7S", ""], ["b9", "g1"]), Passed(0)) == "SQ-13"
    assert foul(sitting(["7S", ""], ["b9", ""]), Passed(0)) == "SQ-13"
    referee = after(sitting(["7S", ""], draw_yourself=True), Play(0, "7S", "b9"), Passed(1))
    assert foul(referee, Passed(0)) == "SQ-13"


def test_after_a_pass_there_is_nothing_to_draw() -> None:
    referee = after(sitting(["", "7S"]), Passed(0))
    assert foul(referee, Drawn(0, "KC")) == "SQ-7"


# SQ-22


def test_a_remaining_five_becomes_a_line_before_anything_else_happens() -> None:
    referee = after_removal("b2-g2", "b2-f2", "b2")
    assert (referee.lines, referee.choices, referee.drawing) == ([line("c2-g2")], [], 1)
    assert foul(referee, Line(2, sorted(cells("c2-g2")))) == "SQ-7"
    after(referee, Drawn(1, "KC"))
    assert referee.turn == 2


def test_removing_a_chip_from_the_middle_of_six_leaves_no_line() -> None:
    assert after_removal("b2-g2", "b2-f2", "d2").lines == []


def test_if_two_fives_remain_the_next_seat_chooses_before_the_draw() -> None:
    referee = after_removal("b2-h2", "b2-f2", "b2")
    assert (referee.lines, referee.chooser, referee.spot, referee.drawing) == ([], 2, "b2", None)
    assert referee.legal(2) == {("line", "c2", "g2"), ("line", "d2", "h2")}
    assert [referee.legal(seat) for seat in (0, 1, 3)] == [set()] * 3
    for step in (Drawn(1, "KC"), Play(2, "4H", "f5"), Line(0, sorted(cells("c2-g2"))), Passed(2)):
        assert foul(referee, step) == "SQ-19"
    assert foul(referee, Line(2, sorted(cells("b2-f2")))) == "SQ-19"
    after(referee, Line(2, sorted(cells("d2-h2"))), Drawn(1, "KC"))
    assert (referee.lines, referee.turn, referee.choices) == ([line("d2-h2")], 2, [])


def test_with_draw_it_yourself_the_draw_comes_after_the_choice() -> None:
    referee = after_removal("b2-h2", "b2-f2", "b2", draw_yourself=True)
    assert foul(referee, Drawn(1, "KC")) in ("SQ-14", "SQ-19")
    after(referee, Line(2, sorted(cells("c2-g2"))), Drawn(1, "KC"))
    assert (referee.turn, referee.open_draws) == (2, {})


def test_without_the_option_a_chip_of_a_line_cannot_be_removed() -> None:
    referee = sitting(["2H", "JS"], ["b2-g2"], ["b2-f2"], active=1)
    assert foul(referee, Play(1, "JS", "b2")) == "SQ-9"
    after(referee, Play(1, "JS", "g2"))
    assert referee.lines == [line("b2-f2")]
