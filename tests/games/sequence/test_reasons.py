"""Hand-made positions, and the reasons that a friendly expert would give."""

from __future__ import annotations

import pytest

from bordspil.core.reason import Purpose, Reason
from bordspil.games.sequence import GAME, Card
from bordspil.games.sequence.moves import parse
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import table


def why(state: SequenceState, move: str, seat: int = 0) -> tuple[Reason, ...]:
    return GAME.reasons(state.view(seat), parse(move))


def test_the_second_line_wins() -> None:
    state = table(["2C 2H", "3H"], ["b2-d2 f2 b1-e1", ""], lines=["a1-e1"])
    assert why(state, "2C e2")[0] == Reason.of(Purpose.WINS, "line", line="b2-f2")


def test_the_first_of_two_lines_does_not_win_yet() -> None:
    state = table(["2C 2H", "3H"], ["b2-d2 f2", ""])
    assert why(state, "2C e2")[0] == Reason.of(Purpose.SCORES, "line", line="b2-f2")


def test_stopping_a_four_names_the_team_and_the_line() -> None:
    state = table(["2C 2H", "3H"], ["", "b2-d2 f2"])
    assert why(state, "2C e2")[0] == Reason.of(Purpose.DENIES, "four", team=1, line="b2-f2")


def test_stopping_a_team_that_has_a_line_stops_it_from_winning() -> None:
    state = table(["2C 2H", "3H"], ["", "b2-d2 f2 b1-e1"], lines=["", "a1-e1"])
    assert why(state, "2C e2")[0] == Reason.of(Purpose.DENIES, "four-wins", team=1, line="b2-f2")


def test_four_of_five_says_what_is_missing_and_whether_it_is_held() -> None:
    four = table(["3C 2C 2H", "5C"], ["b2-c2 f2", "a2 g2"])
    build, risk, jacks = why(four, "3C d2")
    assert build == Reason.of(Purpose.BUILDS, "four-held", card=Card.TWO_CLUBS, cell="e2")
    assert risk == Reason.of(Purpose.RISKS, "taken", card=Card.TWO_CLUBS, cell="e2", count=1)
    assert jacks == Reason.of(Purpose.RISKS, "removed", count=4)


def test_a_wild_jack_in_hand_can_fill_the_gap() -> None:
    state = table(["3C JD 2H", "5C"], ["b2-c2 f2", "a2 g2"], discards="2C 2C")
    found = why(state, "3C d2")
    assert found[0] == Reason.of(Purpose.BUILDS, "four-wild", card=Card.TWO_CLUBS, cell="e2")
    assert "taken" not in [reason.about for reason in found], "both copies lie on the discards"
    assert Reason.of(Purpose.KEEPS, "jacks", count=1) in found


def test_a_chip_that_serves_two_fours_is_a_double() -> None:
    state = table(["2C 2H", "3H"], ["b2-c2 f2 e3-e5", "a2 g2"])
    assert why(state, "2C e2")[0] == Reason.of(Purpose.BUILDS, "double", cells=("d2", "e1", "e6"))


def test_three_of_five_and_open_lines_are_counted() -> None:
    state = table(["3C 2H", "3H"], ["b2-c2", "a2 f2"])
    assert why(state, "3C d2")[0].about == "open", "too narrow for five"
    wider = table(["3C 2H", "3H"], ["b2-c2", "a2"])
    assert why(wider, "3C d2")[0] == Reason.of(Purpose.BUILDS, "three", count=1)


def test_a_one_eyed_jack_cuts_a_four_and_the_chip_can_come_back() -> None:
    state = table(["JS 2H", "3H"], ["", "b2-d2 f2"])
    found = why(state, "JS c2")
    assert found[0] == Reason.of(Purpose.DENIES, "cut-four", team=1, line="b2-f2")
    assert Reason.of(Purpose.RISKS, "put-back", card=Card.FOUR_CLUBS, cell="c2", count=2) in found
    assert Reason.of(Purpose.COSTS, "jack", card=Card.JACK_SPADES, count=0) in found


@pytest.mark.rule("SQ-22")
def test_a_line_is_called_broken_only_if_no_other_five_are_left() -> None:
    for row, broken in (("b2-f2", True), ("b2-g2", False)):
        state = table(["JH 2H", "3H"], ["", row], lines=["", "b2-f2"], advanced=True)
        told = [reason for reason in why(state, "JH b2") if reason.kind is Purpose.DENIES]
        assert told == ([Reason.of(Purpose.DENIES, "line-broken", team=1, line="b2-f2")] if broken else [])


def test_the_last_free_cell_of_a_card_is_mentioned() -> None:
    state = table(["4C 2H", "3H"], ["", "c2"])
    assert Reason.of(Purpose.KEEPS, "last-cell", card=Card.FOUR_CLUBS) in why(state, "4C e4")


def test_exchanging_a_dead_card_costs_nothing() -> None:
    state = table(["4C 2H", "3H"], ["e4", "c2"])
    assert why(state, "dead 4C") == (Reason.of(Purpose.GAINS, "fresh-card", card=Card.FOUR_CLUBS),)
