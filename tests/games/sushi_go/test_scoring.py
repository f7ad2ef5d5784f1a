"""SG-14 to SG-22: the points of a round, and what is left on the table after it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bordspil.games.sushi_go.events import HandDealt, RoundScored, RoundStarted
from bordspil.games.sushi_go.packed import unpack
from tests.games.sushi_go.table import BOX, Words, census, dipped, go_on, hand, play_turn, said, table, tray
from tests.helpers.rule_assertions import of_kind


def scored(*trays: str, dipped: Words = ()) -> tuple[int, ...]:
    """Each seat's points for the trays at the end of a round."""
    state = table(trays=trays, dipped=dipped)
    go_on(state)
    return state.scores()


def alone(cards: str, dipped: str = "") -> int:
    """The points of some cards against an empty tray."""
    return scored(cards, "", dipped=[dipped])[0]


def rolls(counts: Sequence[int]) -> list[str]:
    """A tray for each number of maki rolls."""
    return [" ".join(["maki3"] * (count // 3) + [f"maki{count % 3}"] * (count % 3 > 0)) for count in counts]


# SG-14 to SG-16: maki


@pytest.mark.rule("SG-14")
@pytest.mark.rule("SG-15")
def test_the_worked_example_of_maki() -> None:
    assert scored(*rolls([5, 3, 3, 2])) == (6, 1, 1, 0)


@pytest.mark.rule("SG-14")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("maki3", "maki2"),
        ("maki2", "maki1"),
        ("maki3", "maki1 maki1"),
        ("maki1 maki1 maki1", "maki2"),
        ("maki3 maki2", "maki1 maki1 maki1 maki1"),
        ("maki2 maki2 maki2", "maki3 maki1 maki1"),
    ],
)
def test_maki_rolls_count_not_cards(one: str, other: str) -> None:
    assert scored(one, other) == (6, 3)
    assert scored(other, one) == (3, 6)


@pytest.mark.rule("SG-14")
def test_equal_rolls_on_different_cards_are_a_tie() -> None:
    assert scored("maki3", "maki1 maki2", "maki1 maki1 maki1") == (2, 2, 2)


@pytest.mark.rule("SG-14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 4), (3, 3)),
        ((4, 4, 4), (2, 2, 2)),
        ((3, 3, 3, 3), (1, 1, 1, 1)),  # 6 by four: the remainder of 2 is dropped
        ((2, 2, 2, 2, 2), (1, 1, 1, 1, 1)),  # 6 by five: the remainder of 1 is dropped
    ],
)
def test_players_tied_for_most_share_six_points(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SG-14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 4, 3), (3, 3, 0)),
        ((3, 4, 4), (0, 3, 3)),
        ((4, 3, 4, 3), (3, 0, 3, 0)),
        ((4, 4, 4, 3), (2, 2, 2, 0)),
        ((2, 3, 2, 3, 1), (0, 3, 0, 3, 0)),
        ((3, 3, 3, 3, 2), (1, 1, 1, 1, 0)),
    ],
)
def test_a_tie_for_most_leaves_no_second_place(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SG-15")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1), (6, 3)),
        ((1, 2, 3), (0, 3, 6)),
        ((3, 2, 1), (6, 3, 0)),
        ((2, 3, 1), (3, 6, 0)),
        ((2, 2, 5), (1, 1, 6)),  # 3 by two: the remainder of 1 is dropped
        ((5, 2, 2, 1), (6, 1, 1, 0)),
        ((2, 5, 2, 2), (1, 6, 1, 1)),
        ((1, 2, 2, 2, 4), (0, 1, 1, 1, 6)),
        ((2, 2, 2, 2, 4), (0, 0, 0, 0, 6)),
        ((4, 2, 2, 2, 2), (6, 0, 0, 0, 0)),
        ((5, 4, 3, 2, 1), (6, 3, 0, 0, 0)),
        ((1, 5, 2, 4, 3), (0, 6, 0, 3, 0)),
    ],
)
def test_the_second_place_scores_three_and_ties_share(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert scored(*rolls(counts)) == points


@pytest.mark.rule("SG-16")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_without_any_rolls_nobody_scores_for_maki(seat_count: int) -> None:
    assert scored(*[""] * seat_count) == (0,) * seat_count


@pytest.mark.rule("SG-16")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_no_rolls_never_make_a_second_place(seat_count: int) -> None:
    rest = seat_count - 1
    assert scored("maki1", *[""] * rest) == (6, *[0] * rest)
    assert scored(*[""] * rest, "maki3 maki3") == (*[0] * rest, 6)


@pytest.mark.rule("SG-16")
def test_no_rolls_never_make_a_second_place_beside_a_real_one() -> None:
    assert scored("maki2", "", "maki1", "") == (6, 0, 3, 0)
    assert scored("", "maki1", "", "maki1") == (0, 3, 0, 3)


# SG-17 to SG-19: what counts by number


@pytest.mark.rule("SG-17")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15), (7, 15), (8, 20)]
)
def test_each_pair_of_tempura_scores_five(count: int, points: int) -> None:
    assert alone("tempura " * count) == points


@pytest.mark.rule("SG-17")
def test_single_tempura_of_two_players_make_no_pair() -> None:
    assert scored("tempura", "tempura") == (0, 0)


@pytest.mark.rule("SG-18")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 10), (6, 20), (8, 20), (9, 30)]
)
def test_each_three_sashimi_score_ten(count: int, points: int) -> None:
    assert alone("sashimi " * count) == points


@pytest.mark.rule("SG-19")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 15, 15])))
def test_more_dumplings_score_more_up_to_five(count: int, points: int) -> None:
    assert alone("dumpling " * count) == points


# SG-20, SG-21: nigiri, wasabi, chopsticks


@pytest.mark.rule("SG-20")
@pytest.mark.parametrize(("nigiri", "points"), [("squid", 3), ("salmon", 2), ("egg", 1)])
def test_a_nigiri_has_its_value_and_three_times_that_on_wasabi(nigiri: str, points: int) -> None:
    assert alone(nigiri) == points
    assert alone("", dipped=nigiri) == 3 * points
    assert alone(f"{nigiri} {nigiri}", dipped=f"{nigiri} {nigiri}") == 8 * points


@pytest.mark.rule("SG-20")
def test_nigiri_add_up() -> None:
    assert alone("squid salmon egg egg") == 7
    assert alone("egg", dipped="squid salmon egg") == 9 + 6 + 3 + 1


@pytest.mark.rule("SG-21")
@pytest.mark.parametrize(
    "cards", ["wasabi", "chopsticks", "wasabi " * 6, "chopsticks " * 4, "wasabi chopsticks"]
)
def test_open_wasabi_and_chopsticks_score_nothing(cards: str) -> None:
    assert scored(cards, "") == (0, 0)
    assert scored(f"{cards} squid", "egg") == (3, 1)


@pytest.mark.rule("SG-14")
@pytest.mark.rule("SG-17")
@pytest.mark.rule("SG-18")
@pytest.mark.rule("SG-19")
@pytest.mark.rule("SG-20")
@pytest.mark.rule("SG-21")
def test_all_kinds_of_a_tray_are_added_up() -> None:
    full = "tempura tempura sashimi sashimi sashimi dumpling dumpling maki2 salmon wasabi chopsticks pudding"
    assert scored(full, "maki1", dipped=["egg"]) == (5 + 10 + 3 + 6 + 2 + 3, 3)


# SG-22


@pytest.mark.rule("SG-22")
def test_after_the_scoring_everything_but_the_puddings_is_discarded() -> None:
    state = table(
        trays=["tempura pudding wasabi", "maki2 chopsticks", "pudding pudding"], dipped=["squid egg"]
    )
    go_on(state)
    assert said(unpack(state.discard)) == "tempura maki2 squid egg wasabi wasabi wasabi chopsticks"
    assert said(state.view(None).discard) == said(unpack(state.discard))
    assert [tray(state, place) + dipped(state, place) for place in range(3)] == ["", "", ""]
    assert [place.desserts for place in state.view(None).places] == [1, 0, 2]
    assert census(state) == BOX


@pytest.mark.rule("SG-22")
@pytest.mark.parametrize("round", [1, 2])
def test_puddings_score_nothing_yet_and_add_up_over_the_rounds(round: int) -> None:
    state = table(trays=["pudding pudding", "pudding"], desserts=[1, 3], scores=[20, 30], round=round)
    go_on(state)
    assert [place.desserts for place in state.view(None).places] == [3, 4]
    assert state.scores() == (20, 30)


@pytest.mark.rule("SG-22")
def test_points_add_up_over_the_rounds() -> None:
    state = table(trays=["maki1", "squid"], scores=[20, -3], round=2)
    go_on(state)
    assert state.scores() == (26, 0)


@pytest.mark.rule("SG-2")
@pytest.mark.rule("SG-22")
@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("seat_count", "size"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_new_hands_of_the_same_size_are_dealt(seat_count: int, size: int, round: int) -> None:
    state = table(["tempura egg"] * seat_count, round=round)
    events = play_turn(state, *["egg"] * seat_count)
    assert of_kind(events, RoundScored)[0].round == round
    assert of_kind(events, RoundStarted) == [RoundStarted(round + 1, size, False)]
    assert [len(event.cards) for event in of_kind(events, HandDealt)] == [size] * seat_count
    assert [len(hand(state, seat).split()) for seat in range(seat_count)] == [size] * seat_count
    assert (state.due(), state.round_turn) == (tuple(range(seat_count)), 0)


def test_the_scoring_shows_the_trays_that_are_cleared() -> None:
    state = table(["tempura egg", "egg egg"], trays=["wasabi", "maki1"], scores=[4, 7])
    events = play_turn(state, "egg", "egg")
    [scored] = of_kind(events, RoundScored)
    assert [said(place.tray) for place in scored.places] == ["egg", "tempura maki1 egg"]
    assert [said(place.dipped) for place in scored.places] == ["egg", ""]
    assert [place.score for place in scored.places] == [4, 7]
    assert tray(state, 0) == tray(state, 1) == ""
