"""SR-18 to SR-21: the points of a round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.sushi_roll.table import SEAT_COUNTS, Words, go_on, shapes, table

SETS = {
    "dumpling": (0, 2, 4, 8, 10, 12, 16),
    "tempura": (0, 1, 5, 10, 11, 15, 20),
    "sashimi": (0, 0, 6, 13, 13, 19, 26),
}


def scored(*trays: str, dipped: Words = ()) -> tuple[int, ...]:
    """Each seat's points for the trays at the end of a round."""
    state = table(trays=trays, dipped=dipped)
    go_on(state)
    return state.scores()


def alone(dice: str, dipped: str = "") -> int:
    """The points of some dice against an empty tray."""
    return scored(dice, "", dipped=[dipped])[0]


def rolls(counts: Sequence[int]) -> list[str]:
    """A tray for each number of maki symbols."""
    return [" ".join(["maki3"] * (count // 3) + [f"maki{count % 3}"] * (count % 3 > 0)) for count in counts]


# SR-18, SR-19: maki


@pytest.mark.rule("SR-18")
def test_the_worked_example_of_maki() -> None:
    assert scored(*rolls([4, 4, 3, 3])) == (6, 6, 3, 3)


@pytest.mark.rule("SR-18")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("maki3", "maki2"),
        ("maki2", "maki1"),
        ("maki3", "maki1 maki1"),
        ("maki1 maki1 maki1", "maki2"),
        ("maki3 maki2", "maki1 maki1 maki1 maki1"),
        ("maki2 maki2 maki2", "maki3 maki1 maki1"),
        ("maki3 maki3 maki3", "maki2 maki3 maki3"),
    ],
)
def test_maki_symbols_count_not_dice(one: str, other: str) -> None:
    assert scored(one, other) == (6, 3)
    assert scored(other, one) == (3, 6)


@pytest.mark.rule("SR-18")
def test_equal_symbols_on_different_dice_are_a_tie() -> None:
    assert scored("maki3", "maki1 maki2", "maki1 maki1 maki1") == (6, 6, 6)
    assert scored("maki3 maki1", "maki2 maki2") == (6, 6)


@pytest.mark.rule("SR-18")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), (6, 3)),
        ((1, 2, 3), (0, 3, 6)),
        ((3, 2, 1), (6, 3, 0)),
        ((2, 3, 1), (3, 6, 0)),
        ((4, 3, 2, 1), (6, 3, 0, 0)),
        ((1, 4, 2, 3), (0, 6, 0, 3)),
        ((1, 2, 3, 4, 0), (0, 0, 3, 6, 0)),
        ((6, 5, 3, 2), (6, 3, 0, 0)),
    ],
)
def test_most_symbols_score_six_and_second_most_three(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SR-18")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2), (6, 6)),
        ((2, 2, 2), (6, 6, 6)),
        ((3, 3, 3, 3, 3), (6, 6, 6, 6, 6)),
        ((3, 2, 2), (6, 3, 3)),
        ((2, 3, 2, 2), (3, 6, 3, 3)),
        ((1, 1, 1, 1, 2), (3, 3, 3, 3, 6)),
        ((3, 2, 2, 1, 1), (6, 3, 3, 0, 0)),
    ],
)
def test_everyone_tied_gets_the_full_points(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SR-18")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 4, 3), (6, 6, 3)),
        ((3, 4, 4), (3, 6, 6)),
        ((2, 2, 2, 1), (6, 6, 6, 3)),
        ((2, 3, 2, 3, 1), (3, 6, 3, 6, 0)),
        ((3, 3, 2, 2, 2), (6, 6, 3, 3, 3)),
        ((3, 1, 3, 2, 0), (6, 0, 6, 3, 0)),
    ],
)
def test_a_tie_for_first_still_leaves_a_second_place(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SR-18")
@pytest.mark.rule("SR-19")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_ties_of_every_shape(seat_count: int) -> None:
    for counts in shapes(seat_count):
        places = sorted(set(counts) - {0}, reverse=True)
        worth = dict(zip(places, (6, 3), strict=False))
        assert scored(*rolls(counts)) == tuple(worth.get(count, 0) for count in counts)


@pytest.mark.rule("SR-19")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_without_any_symbols_nobody_scores_for_maki(seat_count: int) -> None:
    assert scored(*[""] * seat_count) == (0,) * seat_count
    assert scored(*["egg"] * seat_count) == (1,) * seat_count


@pytest.mark.rule("SR-19")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_no_symbols_never_make_a_second_place(seat_count: int) -> None:
    rest = seat_count - 1
    assert scored("maki1", *[""] * rest) == (6, *[0] * rest)
    assert scored(*[""] * rest, "maki3 maki3") == (*[0] * rest, 6)
    assert scored("", *["maki2"] * rest) == (0, *[6] * rest)


@pytest.mark.rule("SR-19")
def test_no_symbols_never_make_a_second_place_beside_a_real_one() -> None:
    assert scored("maki2", "", "maki1", "") == (6, 0, 3, 0)
    assert scored("", "maki1", "", "maki1") == (0, 6, 0, 6)


# SR-20: nigiri


@pytest.mark.rule("SR-20")
@pytest.mark.parametrize(("nigiri", "points", "triple"), [("egg", 1, 3), ("salmon", 2, 6), ("squid", 3, 9)])
def test_a_nigiri_has_its_value_and_three_times_that_on_wasabi(nigiri: str, points: int, triple: int) -> None:
    assert alone(nigiri) == points
    assert alone(f"{nigiri} {nigiri}") == 2 * points
    assert alone(f"{nigiri} wasabi") == points
    assert alone("", dipped=nigiri) == triple
    assert alone(f"{nigiri} {nigiri}", dipped=f"{nigiri} {nigiri}") == 2 * points + 2 * triple


@pytest.mark.rule("SR-20")
def test_nigiri_add_up() -> None:
    assert alone("squid salmon egg egg") == 7
    assert alone("egg", dipped="squid salmon egg") == 9 + 6 + 3 + 1
    assert alone("wasabi", dipped="egg egg egg") == 9
    assert scored("egg", "salmon", "squid", dipped=["salmon", "squid"]) == (1 + 6, 2 + 9, 3)


@pytest.mark.rule("SR-20")
@pytest.mark.parametrize("count", range(1, 6))
def test_a_wasabi_alone_scores_nothing(count: int) -> None:
    assert scored("wasabi " * count, "") == (0, 0)
    assert scored("wasabi " * count + "squid", "egg") == (3, 1)


@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    "face", ["menu1", "menu2", "menu3", "chopsticks1", "chopsticks3", "pudding1", "pudding3"]
)
def test_dice_that_bring_tokens_or_puddings_score_nothing_in_the_round(face: str) -> None:
    assert scored(face, f"{face} {face}") == (0, 0)


# SR-21: appetizers


@pytest.mark.rule("SR-21")
def test_the_worked_example_of_appetizers() -> None:
    assert alone("tempura tempura tempura tempura") == 11
    assert alone("tempura tempura tempura tempura sashimi sashimi") == 17


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("face", SETS)
def test_full_sets_of_three_come_first_and_the_rest_is_a_smaller_set(face: str, count: int) -> None:
    assert alone(f"{face} " * count) == SETS[face][count]


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(
    ("face", "seven", "eight"), [("dumpling", 18, 20), ("tempura", 21, 25), ("sashimi", 26, 32)]
)
def test_even_a_whole_tray_of_one_appetizer_counts_by_sets(face: str, seven: int, eight: int) -> None:
    assert alone(f"{face} " * 7) == seven
    assert alone(f"{face} " * 8) == eight


@pytest.mark.rule("SR-21")
def test_different_appetizers_dont_make_a_set() -> None:
    assert alone("dumpling tempura sashimi") == 2 + 1 + 0
    assert alone("sashimi sashimi tempura tempura dumpling dumpling") == 6 + 5 + 4


@pytest.mark.rule("SR-21")
def test_appetizers_of_different_players_dont_make_a_set() -> None:
    assert scored("tempura", "tempura", "tempura") == (1, 1, 1)
    assert scored("sashimi", "sashimi sashimi", "dumpling") == (0, 6, 2)


@pytest.mark.rule("SR-18")
@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
def test_all_kinds_of_a_tray_are_added_up() -> None:
    assert scored(
        "tempura tempura dumpling maki2 salmon wasabi", "maki1 sashimi sashimi", dipped=["egg"]
    ) == (
        5 + 2 + 6 + 2 + 3,
        3 + 6,
    )


@pytest.mark.rule("SR-18")
@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
@pytest.mark.parametrize("round", [1, 2])
def test_points_add_up_over_the_rounds(round: int) -> None:
    state = table(trays=["maki1", "squid", "tempura"], scores=[20, -3, 0], round=round)
    go_on(state)
    assert state.scores() == (26, 0, 1)
