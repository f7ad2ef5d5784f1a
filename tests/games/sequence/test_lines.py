"""SQ-10 and SQ-15 to SQ-19: lines, what they may share, which five are chosen, and who wins."""

from __future__ import annotations

from itertools import product

import pytest

from bordspil.core.errors import MatchOver, NotDue
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import (
    CardDrawn,
    ChipPlaced,
    LineCompleted,
    LineOpen,
    MatchEnded,
)
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import (
    CORNERS,
    EVERY_CELL,
    TABLES,
    cells,
    chips,
    go_on,
    lines,
    play,
    play_on,
    safe,
    sizes,
    spot_of,
    table,
)
from tests.helpers.rule_assertions import moves, of_kind, refusal

WAYS = {"across": (1, 0), "down": (0, 1), "down to the right": (1, 1), "down to the left": (-1, 1)}
# Runs of eight cells without a corner in them or beside them, in each direction.
EIGHT = {
    "across": "b2 c2 d2 e2 f2 g2 h2 i2",
    "down": "d2 d3 d4 d5 d6 d7 d8 d9",
    "down to the right": "c2 d3 e4 f5 g6 h7 i8 j9",
    "down to the left": "h2 g3 f4 e5 d6 c7 b8 a9",
}
CHOICES = [
    (way, length, spot, first)
    for way in EIGHT
    for length, spots in ((6, (1, 2, 3, 4)), (7, (2, 3, 4)), (8, (3, 4)))
    for spot in spots
    for first in range(length - 4)
]


def rows(way: str, length: int = 5) -> list[list[str]]:
    """All rows of a length in a direction; computed here, independently of the engine."""
    right, down = WAYS[way]
    found = []
    for row, column in product(range(10), range(10)):
        places = [(column + step * right, row + step * down) for step in range(length)]
        if all(0 <= x < 10 and 0 <= y < 10 for x, y in places):
            found.append([f"{'abcdefghij'[x]}{y + 1}" for x, y in places])
    return found


def beside_corner(row: list[str]) -> bool:
    """Whether a corner would make the row longer."""
    (x, y), (to_x, to_y) = spot_of(row[0]), spot_of(row[-1])
    right, down = (to_x - x) // (len(row) - 1), (to_y - y) // (len(row) - 1)
    ends = [(x - right, y - down), (to_x + right, to_y + down)]
    return any(end in [(0, 1), (9, 1), (0, 10), (9, 10)] for end in ends)


def placed(chips: list[str], spot: str, *, lines: list[str] | None = None, seats: int = 2) -> SequenceState:
    """The position after seat 0 has placed a chip on a cell with a jack."""
    state = table(["JD", "JS", *[""] * (seats - 2)], chips, lines=lines or [])
    play(state, 0, f"JD {spot}")
    return state


def outcome_of(state: SequenceState) -> tuple[tuple[int, ...], str] | None:
    outcome = state.outcome()
    return None if outcome is None else (outcome.winners, outcome.reason)


def removable(state: SequenceState) -> set[str]:
    """The cells from which seat 1 can remove a chip with a one-eyed jack."""
    return {move.split()[1] for move in moves(state, 1) if move.startswith("JS ")}


# SQ-10


@pytest.mark.rule("SQ-10")
@pytest.mark.parametrize(
    "own",
    ["b1-e1", "a2-a5", "b2-e5", "f1-i1", "j2-j5", "i2-f5", "b10-e10", "a6-a9", "b9-e6", "f10-i10", "j6-j9"],
)
@pytest.mark.parametrize("team", [0, 1])
def test_four_chips_and_a_corner_are_a_line_for_any_team(own: str, team: int) -> None:
    for spot in sorted(cells(own)):
        rest = " ".join(cells(own) - {spot})
        state = table(["JD", "JD"], [*[""] * team, rest], active=team)
        play(state, team, f"JD {spot}")
        assert len(lines(state, team)) == 1
        assert safe(state, team) == cells(own)
        assert lines(state, 1 - team) == []


@pytest.mark.rule("SQ-10")
def test_several_lines_and_teams_may_use_the_same_corner() -> None:
    state = table(["JD JC", "JC JD"], ["b1-d1 a2-a4", "b2-d4"])
    play_on(state, "JD e1", "JC e5")
    assert (lines(state, 0), lines(state, 1)) == (["a1-e1"], ["a1-e5"])
    play_on(state, "JC a5")
    assert lines(state, 0) == ["a1-e1", "a1-a5"]
    assert outcome_of(state) == ((0,), "lines")


@pytest.mark.rule("SQ-10")
def test_three_chips_and_a_corner_are_not_a_line() -> None:
    assert lines(placed(["b1-c1"], "d1"), 0) == []


@pytest.mark.rule("SQ-10")
def test_a_corner_is_not_shown_as_anyones_chip() -> None:
    state = placed(["b1-d1"], "e1")
    assert lines(state, 0) == ["a1-e1"]
    assert chips(state, 0) == {"b1", "c1", "d1", "e1"}


@pytest.mark.rule("SQ-10")
@pytest.mark.rule("SQ-17")
def test_both_corners_of_an_edge_make_two_lines_of_eight_chips() -> None:
    state = table(["JD JC", ""], ["b1-d1 g1-i1"])
    play_on(state, "JD e1", "pass")
    assert lines(state, 0) == ["a1-e1"]
    play(state, 0, "JC f1")
    # f1-j1 is one, e1-i1 another: either may be the second line.
    assert len(lines(state, 0)) == 2
    assert outcome_of(state) == ((0,), "lines")


# SQ-15


@pytest.mark.rule("SQ-15")
@pytest.mark.parametrize(
    ("way", "count"), [("across", 60), ("down", 60), *[(way, 36) for way in list(WAYS)[2:]]]
)
def test_any_five_in_a_row_are_a_line_whichever_chip_comes_last(way: str, count: int) -> None:
    found = rows(way)
    assert len(found) == count
    for row in found:
        if beside_corner(row):
            # Six in a row: SQ-19.
            continue
        own = [cell for cell in row if cell not in CORNERS]
        for spot in own:
            state = placed([" ".join(cell for cell in own if cell != spot)], spot)
            assert [set(line.cells) for line in state.view(None).lines] == [set(row)]
            assert safe(state, 0) == set(own)
            assert state.outcome() is None


@pytest.mark.rule("SQ-15")
@pytest.mark.parametrize("way", WAYS)
def test_four_in_a_row_are_not_a_line(way: str) -> None:
    for row in rows(way, 4):
        if not CORNERS & set(row) and not beside_corner(row):
            for spot in row:
                assert lines(placed([" ".join(set(row) - {spot})], spot), 0) == []


@pytest.mark.rule("SQ-15")
def test_rows_do_not_wrap_around_the_edge_of_the_board() -> None:
    run = EVERY_CELL[17:23]
    assert run == ["h2", "i2", "j2", "a3", "b3", "c3"]
    assert lines(placed(["h2 i2 j2 b3 c3"], "a3"), 0) == []
    # h3, i4, j5, a7, b8 and c3, b4, a5, j5, i6 are eleven and nine cells apart, but aren't diagonals.
    assert lines(placed(["h3 i4 a7 b8"], "j5"), 0) == []
    assert lines(placed(["c3 b4 j5 i6"], "a5"), 0) == []


@pytest.mark.rule("SQ-15")
@pytest.mark.parametrize("other", ["b2", "c2", "d2", "f2"])
def test_a_chip_of_another_team_is_not_part_of_a_line(other: str) -> None:
    assert lines(placed([" ".join(cells("b2-f2") - {other, "e2"}), other], "e2"), 0) == []
    assert lines(placed([" ".join(cells("b2-f2") - {other, "e2"}), other], "e2"), 1) == []


@pytest.mark.rule("SQ-15")
def test_chips_of_teammates_make_a_line_together() -> None:
    state = table(["JD", "", "JC", ""], ["b2-d2"])
    play_on(state, "JD e2", "pass")
    events = play(state, 2, "JC f2")
    assert of_kind(events, LineCompleted) == [LineCompleted(2, 0, ("b2", "c2", "d2", "e2", "f2"))]
    assert state.scores() == (1, 0, 1, 0)


@pytest.mark.rule("SQ-15")
def test_chips_of_a_line_are_safe_from_then_on_and_others_are_not() -> None:
    state = table(["JD 2H", "JS 3H"], ["b2-e2 h8"])
    play(state, 0, "JD f2")
    assert removable(state) == {"h8"}
    for cell in sorted(cells("b2-f2")):
        assert refusal(state, 1, f"JS {cell}") == ("safe-chip", "SQ-9")
    play_on(state, "3H f6", "2H e6")
    assert removable(state) <= {"h8", "e6"}


@pytest.mark.rule("SQ-15")
@pytest.mark.parametrize("row", ["b9-f9", "d3-d7", "c4-g8"])
def test_chips_of_a_line_are_safe_everywhere_on_the_board(row: str) -> None:
    spot = row.split("-", maxsplit=1)[0]
    state = placed([" ".join(cells(row) - {spot}) + " h2"], spot)
    assert (lines(state, 0), removable(state)) == ([row], {"h2"})


@pytest.mark.rule("SQ-15")
def test_an_ordinary_card_completes_a_line_like_a_jack() -> None:
    state = table(["AH", "2H"], ["b2-e2"], deck="KC")
    events = play(state, 0, "AH f2")
    assert [event.name() for event in events] == [
        "chip-placed",
        "line-completed",
        "card-drawn",
        "card-received",
    ]
    assert state.due() == (1,)


@pytest.mark.rule("SQ-15")
def test_only_placing_a_chip_completes_a_line_and_only_lines_through_it() -> None:
    # Five in a row that are not a line: no match gets there, but even then only a new chip makes them one.
    state = table(["JS JD", "2H"], ["b2-f2", "h8 h9"])
    play(state, 0, "JS h8")
    assert lines(state, 0) == []
    state = table(["JD", "2H"], ["b2-f2"])
    play(state, 0, "JD h8")
    assert lines(state, 0) == []


# SQ-16


@pytest.mark.rule("SQ-16")
@pytest.mark.parametrize(("seat_count", "teams"), TABLES)
def test_two_lines_of_two_teams_or_one_line_of_three_win_at_once(seat_count: int, teams: int) -> None:
    for seat in range(min(seat_count, 2 * teams)):
        own = seat % teams
        hands = ["" if other != seat else "JD JC" for other in range(seat_count)]
        state = table(hands, [""] * own + ["b2-e2 b4-e4"], active=seat, teams=teams)
        events = play(state, seat, "JD f2")
        if teams == 2:
            assert state.outcome() is None
            assert state.winners() == ()
            play_on(state, *["pass"] * (seat_count - 1))
            events = play(state, seat, "JC f4")
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners == tuple(range(own, seat_count, teams)) == state.winners()
        assert outcome.scores == tuple(
            (2 if teams == 2 else 1) * (other % teams == own) for other in range(seat_count)
        )
        assert (outcome.reason, outcome.teams) == ("lines", tuple(s % teams for s in range(seat_count)))
        assert outcome.shares == tuple(float(other % teams == own) for other in range(seat_count))
        # At once: no card is drawn any more.
        assert events[-1] == MatchEnded(outcome)
        assert of_kind(events, CardDrawn) == []
        assert state.due() == ()
        before = state.snapshot()
        with pytest.raises(MatchOver):
            play(state, (seat + 1) % seat_count, "pass")
        assert go_on(state) == []
        assert state.snapshot() == before


@pytest.mark.rule("SQ-16")
def test_a_line_of_each_of_two_teams_wins_nothing_yet() -> None:
    state = table(["JD", "JC"], ["b2-e2", "b4-e4"])
    play_on(state, "JD f2", "JC f4")
    assert (lines(state, 0), lines(state, 1), state.outcome()) == (["b2-f2"], ["b4-f4"], None)
    assert state.scores() == (1, 1)
    assert state.due() == (0,)


@pytest.mark.rule("SQ-16")
@pytest.mark.rule("SQ-19")
def test_nothing_is_chosen_if_the_match_is_won_anyway() -> None:
    three = placed(["b2-e2 g2-i2"], "f2", seats=3)
    assert outcome_of(three) == ((0,), "lines")
    assert len(lines(three, 0)) == 1
    second = placed(["b2-e2 g2-i2 b8-f8"], "f2", lines=["b8-f8"])
    assert outcome_of(second) == ((0,), "lines")
    assert len(lines(second, 0)) == 2


# SQ-17


@pytest.mark.rule("SQ-17")
@pytest.mark.parametrize(
    ("own", "first", "spot"),
    [
        ("b2-f2 g2-i2", "b2-f2", "j2"),
        ("b2-f2 d3-d5", "b2-f2", "d6"),
        ("b2-f2 c3-e5", "b2-f2", "f6"),
        ("c3-g7 c7 d6 f4", "c3-g7", "g3"),
        ("d2-d6 d7-d9", "d2-d6", "d10"),
    ],
)
def test_a_second_line_that_shares_one_cell_counts(own: str, first: str, spot: str) -> None:
    state = placed([own], spot, lines=[first])
    assert len(lines(state, 0)) == 2
    assert outcome_of(state) == ((0,), "lines")


@pytest.mark.rule("SQ-17")
@pytest.mark.parametrize("way", EIGHT)
@pytest.mark.parametrize("shared", [1, 2, 3, 4])
def test_a_second_line_in_the_same_row_shares_at_most_one_cell(way: str, shared: int) -> None:
    # The first line, and chips beside it for a second line that would share `shared` cells.
    run = next(row for row in rows(way, 9) if not CORNERS & set(row))
    *own, spot = run[: 10 - shared]
    state = placed([" ".join(own)], spot, lines=[f"{run[0]}-{run[4]}"])
    if shared == 1:
        assert lines(state, 0) == [f"{run[0]}-{run[4]}", f"{run[4]}-{run[8]}"]
        assert outcome_of(state) == ((0,), "lines")
    else:
        assert lines(state, 0) == [f"{run[0]}-{run[4]}"]
        assert (state.outcome(), state.due()) == (None, (1,))


@pytest.mark.rule("SQ-17")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("shared", [2, 3, 4])
def test_no_second_line_shares_more_than_one_cell_anywhere_on_the_board(way: str, shared: int) -> None:
    for run in rows(way, 10 - shared):
        if CORNERS & set(run) or beside_corner(run):
            continue
        for line, spot in ((run[:5], run[-1]), (run[-5:], run[0])):
            first = f"{line[0]}-{line[-1]}"
            own = " ".join([cell for cell in run if cell != spot])
            assert lines(placed([own], spot, lines=[first]), 0) == [first]


@pytest.mark.rule("SQ-17")
def test_the_worked_example_of_a_shared_line() -> None:
    state = table(["JD JC", ""], ["b2-f2 h2-j2"], lines=["b2-f2"])
    play(state, 0, "JD g2")
    assert lines(state, 0) == ["b2-f2", "f2-j2"]
    state = table(["JD JC", ""], ["b2-f2"], lines=["b2-f2"])
    play(state, 0, "JD g2")
    assert lines(state, 0) == ["b2-f2"]


@pytest.mark.rule("SQ-17")
def test_a_line_cannot_share_a_cell_with_a_line_of_another_team() -> None:
    # f2 belongs to the other team.
    state = placed(["f3-f5", "b2-f2"], "f6", lines=["", "b2-f2"])
    assert lines(state, 0) == []


@pytest.mark.rule("SQ-17")
def test_two_lines_may_go_through_the_same_corner() -> None:
    state = placed(["b1-e1 a2-a4"], "a5", lines=["a1-e1"])
    assert lines(state, 0) == ["a1-e1", "a1-a5"]
    assert outcome_of(state) == ((0,), "lines")


# SQ-18


CROSSES = [
    ("across", "down"),
    ("across", "down to the right"),
    ("across", "down to the left"),
    ("down", "down to the right"),
    ("down", "down to the left"),
    ("down to the right", "down to the left"),
]


@pytest.mark.rule("SQ-18")
@pytest.mark.parametrize(("one", "two"), CROSSES)
@pytest.mark.parametrize("team", [0, 1])
def test_a_chip_that_completes_two_lines_at_once_wins(one: str, two: str, team: int) -> None:
    for first, second in product(rows(one), rows(two)):
        if "e6" not in first or "e6" not in second:
            continue
        own = " ".join((set(first) | set(second)) - {"e6"} - CORNERS)
        state = table(["JD", "JD"], [""] * team + [own], active=team)
        events = play(state, team, "JD e6")
        assert {line.cells for line in state.view(None).lines} == {tuple(first), tuple(second)}
        assert [event.name() for event in events] == [
            "chip-placed",
            "line-completed",
            "line-completed",
            "match-ended",
        ]
        assert outcome_of(state) == ((team,), "lines")


@pytest.mark.rule("SQ-18")
@pytest.mark.parametrize("way", WAYS)
def test_nine_in_a_row_are_two_lines_that_share_the_middle(way: str) -> None:
    for run in rows(way, 9):
        if CORNERS & set(run):
            continue
        state = placed([" ".join([*run[:4], *run[5:]])], run[4])
        assert lines(state, 0) == [f"{run[0]}-{run[4]}", f"{run[4]}-{run[8]}"]
        assert outcome_of(state) == ((0,), "lines")


@pytest.mark.rule("SQ-18")
@pytest.mark.parametrize("spot", [4, 5])
@pytest.mark.parametrize("earlier", [True, False])
def test_ten_in_a_row_are_two_lines(spot: int, earlier: bool) -> None:
    run = [f"{column}5" for column in "abcdefghij"]
    first = [] if not earlier else ["f5-j5"] if spot == 4 else ["a5-e5"]
    state = placed([" ".join([*run[:spot], *run[spot + 1 :]])], run[spot], lines=first)
    one, two = (cells(line) for line in lines(state, 0))
    assert len(one & two) <= 1
    assert outcome_of(state) == ((0,), "lines")


@pytest.mark.rule("SQ-18")
def test_eight_in_a_row_are_only_one_line() -> None:
    state = placed(["b2-e2 g2-i2"], "f2")
    assert state.outcome() is None
    play(state, 0, "line b2-f2")
    assert lines(state, 0) == ["b2-f2"]
    assert state.outcome() is None


@pytest.mark.rule("SQ-18")
def test_a_chip_that_completes_six_in_a_row_and_a_line_across_it_wins_without_a_choice() -> None:
    state = placed(["b5-e5 g5 f1-f4"], "f5")
    assert outcome_of(state) == ((0,), "lines")
    one, two = (cells(line) for line in lines(state, 0))
    assert one & two == {"f5"}


# SQ-19


@pytest.mark.rule("SQ-19")
@pytest.mark.parametrize(("way", "length", "spot", "first"), CHOICES)
def test_any_five_with_the_new_chip_can_be_chosen_from_six_seven_or_eight_in_a_row(
    way: str, length: int, spot: int, first: int
) -> None:
    run = EIGHT[way].split()[:length]
    state = table(["JD 2S", "JS"], [" ".join([*run[:spot], *run[spot + 1 :]])], deck="KC")
    events = play(state, 0, f"JD {run[spot]}")
    assert events == [ChipPlaced(0, Card.JACK_DIAMONDS, run[spot]), LineOpen(0)]
    view = state.view(0)
    assert (state.due(), view.choosing, view.spot) == ((0,), 0, run[spot])
    # Nothing is a line yet, and nothing has been drawn.
    assert (lines(state, 0), sizes(state), state.scores()) == ([], (1, 1), (0, 0))
    assert moves(state, 0) == {f"line {run[start]}-{run[start + 4]}" for start in range(length - 4)}
    chosen = run[first : first + 5]
    events = play(state, 0, f"line {chosen[0]}-{chosen[4]}")
    assert events[0] == LineCompleted(0, 0, tuple(chosen))
    assert [event.name() for event in events[1:]] == ["card-drawn", "card-received"]
    assert lines(state, 0) == [f"{chosen[0]}-{chosen[4]}"]
    assert (state.due(), sizes(state), state.outcome()) == ((1,), (2, 1), None)
    assert state.view(None).choosing is None
    # The chosen ones are safe and the others are not.
    assert removable(state) == set(run) - set(chosen)
    for cell in chosen:
        assert refusal(state, 1, f"JS {cell}") == ("safe-chip", "SQ-9")


@pytest.mark.rule("SQ-19")
def test_the_choice_decides_what_can_be_shared() -> None:
    for choice, won in (("b2-f2", True), ("c2-g2", False)):
        state = table(["JD JC", ""], ["b2-e2 g2 h2 i2"])
        play_on(state, "JD f2", f"line {choice}", "pass", "JC j2")
        assert (state.outcome() is not None) == won
        assert lines(state, 0) == [choice, "f2-j2"][: 1 + won]


@pytest.mark.rule("SQ-19")
def test_a_player_with_a_line_to_choose_can_do_nothing_else() -> None:
    state = table(["JD 2H 7S", "JS 3H"], ["b2-e2 g2 b9", "g1"])
    play(state, 0, "JD f2")
    assert refusal(state, 0, "2H e6") == ("choose-line-first", "SQ-19")
    assert refusal(state, 0, "pass") == ("choose-line-first", "SQ-19")
    assert refusal(state, 0, "dead 7S")[0] == "no-exchange-now"
    assert refusal(state, 0, "draw")[0] == "nothing-to-draw"
    for other in ("d2-h2", "a2-e2", "b2-f6", "a1-e1"):
        assert refusal(state, 0, f"line {other}") == ("no-such-line", "SQ-19")
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 1, "3H f6")
    assert state.snapshot() == before


@pytest.mark.rule("SQ-19")
def test_a_line_can_only_be_chosen_when_there_is_a_choice() -> None:
    state = table(["JD 2H", "JS 3H"], ["b2-e2"])
    assert refusal(state, 0, "line b2-f2") == ("no-such-line", "SQ-19")
    play(state, 0, "JD f2")
    assert state.due() == (1,)
    assert refusal(state, 1, "line b2-f2") == ("no-such-line", "SQ-19")


@pytest.mark.rule("SQ-19")
def test_rows_with_a_corner_can_offer_a_choice_too() -> None:
    state = placed(["b1-d1 f1 g1"], "e1")
    assert moves(state, 0) == {"line a1-e1", "line b1-f1", "line c1-g1"}
    play(state, 0, "line a1-e1")
    assert removable(state) == {"f1", "g1"}


@pytest.mark.rule("SQ-19")
def test_the_team_that_placed_the_chip_chooses() -> None:
    state = table(["", "JD", "", "", "", "JC"], ["", "b2-e2 g2"], active=1)
    play(state, 1, "JD f2")
    assert (state.due(), moves(state, 3), moves(state, 1)) == ((1,), set(), {"line b2-f2", "line c2-g2"})
    play(state, 1, "line c2-g2")
    assert (lines(state, 1), lines(state, 0), state.due()) == (["c2-g2"], [], (2,))
