"""Explanations of points: every reason with its facts, and no point unexplained."""

from __future__ import annotations

import pytest

from bordspil.games.sushi.scores import PointsLine, Scoring, Why
from bordspil.games.sushi_go.events import DessertsScored, RoundScored
from bordspil.games.sushi_go.state import SushiGoState
from tests.games.sushi_go.table import Words, go_on, random_play, table
from tests.helpers.rule_assertions import of_kind

Lines = dict[int, list[PointsLine]]

MAKI: list[tuple[Words, Lines]] = [
    (
        ["maki3 maki2", "maki3", "maki2 maki1", "maki2", ""],
        {
            0: [PointsLine("maki", 6, Why.MOST, 5)],
            1: [PointsLine("maki", 1, Why.SECOND_TIED, 3, tied=(2,))],
            2: [PointsLine("maki", 1, Why.SECOND_TIED, 3, tied=(1,))],
            3: [PointsLine("maki", 0, Why.BEHIND, 2)],
            4: [],
        },
    ),
    (
        ["maki1", "maki2", ""],
        {0: [PointsLine("maki", 3, Why.SECOND, 1)], 1: [PointsLine("maki", 6, Why.MOST, 2)], 2: []},
    ),
    (
        ["maki3", "maki2", "maki2 maki1", "maki1", "maki2"],
        {
            0: [PointsLine("maki", 3, Why.MOST_TIED, 3, tied=(2,))],
            1: [PointsLine("maki", 0, Why.SECOND_VOID, 2)],
            2: [PointsLine("maki", 3, Why.MOST_TIED, 3, tied=(0,))],
            3: [PointsLine("maki", 0, Why.BEHIND, 1)],
            4: [PointsLine("maki", 0, Why.SECOND_VOID, 2)],
        },
    ),
    (
        ["maki1", "maki1", "maki1", "maki2", "maki1"],
        {
            0: [PointsLine("maki", 0, Why.SECOND_TIED, 1, tied=(1, 2, 4))],
            3: [PointsLine("maki", 6, Why.MOST, 2)],
            4: [PointsLine("maki", 0, Why.SECOND_TIED, 1, tied=(0, 1, 2))],
        },
    ),
    (
        ["maki2"] * 5,
        {
            0: [PointsLine("maki", 1, Why.MOST_TIED, 2, tied=(1, 2, 3, 4))],
            2: [PointsLine("maki", 1, Why.MOST_TIED, 2, tied=(0, 1, 3, 4))],
        },
    ),
]

PUDDINGS: list[tuple[list[int], list[PointsLine]]] = [
    (
        [4, 3, 0, 0],
        [
            PointsLine("pudding", 6, Why.MOST, 4),
            PointsLine("pudding", 0, Why.BETWEEN, 3),
            PointsLine("pudding", -3, Why.FEWEST_TIED, 0, tied=(3,)),
            PointsLine("pudding", -3, Why.FEWEST_TIED, 0, tied=(2,)),
        ],
    ),
    (
        [2, 1, 2],
        [
            PointsLine("pudding", 3, Why.MOST_TIED, 2, tied=(2,)),
            PointsLine("pudding", -6, Why.FEWEST, 1),
            PointsLine("pudding", 3, Why.MOST_TIED, 2, tied=(0,)),
        ],
    ),
    ([1, 2], [PointsLine("pudding", 0, Why.FEWEST_SPARED, 1), PointsLine("pudding", 6, Why.MOST, 2)]),
    ([2, 2], [PointsLine("pudding", 0, Why.ALL_EQUAL, 2)] * 2),
    ([0] * 5, [PointsLine("pudding", 0, Why.ALL_EQUAL, 0)] * 5),
    (
        [0, 0, 1, 0, 0],
        [
            PointsLine("pudding", -1, Why.FEWEST_TIED, 0, tied=(1, 3, 4)),
            PointsLine("pudding", -1, Why.FEWEST_TIED, 0, tied=(0, 3, 4)),
            PointsLine("pudding", 6, Why.MOST, 1),
            PointsLine("pudding", -1, Why.FEWEST_TIED, 0, tied=(0, 1, 4)),
            PointsLine("pudding", -1, Why.FEWEST_TIED, 0, tied=(0, 1, 3)),
        ],
    ),
]

# A tray, its dipped nigiri, and the line about them.
KINDS: list[tuple[str, str, PointsLine]] = [
    ("tempura", "", PointsLine("tempura", 0, Why.SETS, 1, sets=0)),
    ("tempura " * 5, "", PointsLine("tempura", 10, Why.SETS, 5, sets=2)),
    ("sashimi sashimi", "", PointsLine("sashimi", 0, Why.SETS, 2, sets=0)),
    ("sashimi " * 7, "", PointsLine("sashimi", 20, Why.SETS, 7, sets=2)),
    ("dumpling " * 4, "", PointsLine("dumpling", 10, Why.COUNT, 4)),
    ("dumpling " * 6, "", PointsLine("dumpling", 15, Why.COUNT, 6)),
    ("salmon", "salmon salmon", PointsLine("salmon", 2 + 12, Why.NIGIRI, 3, dipped=2)),
    ("squid squid", "", PointsLine("squid", 6, Why.NIGIRI, 2, dipped=0)),
    ("", "egg", PointsLine("egg", 3, Why.NIGIRI, 1, dipped=1)),
    ("wasabi wasabi", "", PointsLine("wasabi", 0, Why.UNUSED, 2)),
    ("chopsticks", "", PointsLine("chopsticks", 0, Why.UNUSED, 1)),
]


def adds_up(scoring: Scoring) -> bool:
    return all(place.points == sum(line.points for line in place.lines) for place in scoring.places)


@pytest.mark.rule("SG-14")
@pytest.mark.rule("SG-15")
@pytest.mark.rule("SG-16")
@pytest.mark.parametrize(("trays", "lines"), MAKI)
def test_maki_points_are_explained_by_rolls_and_ties(trays: Words, lines: Lines) -> None:
    scoring = of_kind(go_on(table(trays=trays)), RoundScored)[0].scoring
    assert adds_up(scoring)
    for place, expected in lines.items():
        assert list(scoring.places[place].lines) == expected


@pytest.mark.rule("SG-17")
@pytest.mark.rule("SG-18")
@pytest.mark.rule("SG-19")
@pytest.mark.rule("SG-20")
@pytest.mark.rule("SG-21")
@pytest.mark.parametrize(("cards", "dipped", "line"), KINDS)
def test_cards_that_score_without_comparison_are_explained_by_their_counts(
    cards: str, dipped: str, line: PointsLine
) -> None:
    scoring = of_kind(go_on(table(trays=["", cards], dipped=["", dipped])), RoundScored)[0].scoring
    assert scoring.places[0].lines == ()
    assert scoring.places[1].lines == (line,)
    assert adds_up(scoring)


@pytest.mark.rule("SG-23")
@pytest.mark.rule("SG-24")
@pytest.mark.rule("SG-25")
@pytest.mark.rule("SG-26")
@pytest.mark.parametrize(("counts", "lines"), PUDDINGS)
def test_pudding_points_are_explained_by_numbers_and_ties(counts: list[int], lines: list[PointsLine]) -> None:
    state = table(
        trays=[""] * len(counts), desserts=counts, scores=[10, 20, 30, 40, 50][: len(counts)], round=3
    )
    scoring = of_kind(go_on(state), DessertsScored)[0].scoring
    assert [place.lines for place in scoring.places] == [(line,) for line in lines]
    assert [place.score for place in scoring.places] == state.score[: len(counts)]
    assert adds_up(scoring)


def test_every_reason_has_an_example_here() -> None:
    shown = [line.why for _, lines in MAKI for group in lines.values() for line in group]
    shown += [line.why for _, lines in PUDDINGS for line in lines]
    shown += [line.why for *_, line in KINDS]
    assert set(shown) == set(Why)


def test_a_full_tray_is_explained_kind_by_kind_without_its_puddings() -> None:
    full = "tempura sashimi dumpling maki1 salmon squid egg pudding wasabi chopsticks"
    scoring = of_kind(go_on(table(trays=[full, ""])), RoundScored)[0].scoring
    kinds = ["maki", "tempura", "sashimi", "dumpling", "salmon", "squid", "egg", "wasabi", "chopsticks"]
    assert [line.kind for line in scoring.places[0].lines] == kinds
    assert scoring.places[0].points == 6 + 1 + 2 + 3 + 1


@pytest.mark.rule("SG-30")
def test_the_invisible_player_is_explained_as_the_place_after_the_last_seat() -> None:
    state = table(trays=["maki1", "maki2 pudding", "maki2"], invisible=True, scores=[1, 2, 3], round=3)
    events = go_on(state)
    round_scoring = of_kind(events, RoundScored)[0].scoring
    assert [place.place for place in round_scoring.places] == [0, 1, 2]
    assert round_scoring.places[2].lines == (PointsLine("maki", 3, Why.MOST_TIED, 2, tied=(1,)),)
    assert round_scoring.places[2].score == 6
    assert of_kind(events, DessertsScored)[0].scoring.places[2].lines == (
        PointsLine("pudding", -3, Why.FEWEST_TIED, 0, tied=(0,)),
    )
    assert state.score[:3] == [1 - 3, 2 + 3 + 6, 3 + 3 - 3]


@pytest.mark.parametrize(
    ("seat_count", "both_ways", "invisible"),
    [(2, False, False), (3, True, False), (4, False, False), (5, True, False), (2, False, True)],
)
def test_the_explained_points_are_the_change_of_the_scores(
    seat_count: int, both_ways: bool, invisible: bool
) -> None:
    for seed in range(5):
        state = SushiGoState(seat_count, both_ways, invisible)
        go_on(state, seed)
        places = seat_count + invisible
        scores, scorings = [0] * places, 0
        for events in random_play(state, seed):
            for event in events:
                if isinstance(event, (RoundScored, DessertsScored)):
                    scorings += 1
                    assert adds_up(event.scoring)
                    for place in event.scoring.places:
                        scores[place.place] += place.points
                        assert place.score == scores[place.place]
            assert state.score[:places] == scores
        assert scorings == 4


def test_a_tray_shows_what_it_would_score_now() -> None:
    trays, dipped = ["maki2 tempura tempura", "maki1 dumpling dumpling", "sashimi sashimi pudding"], ["egg"]
    state = table(["egg salmon"] * 3, trays, dipped=dipped)
    assert [place.worth for place in state.view(None).places] == [6 + 5 + 3, 3 + 3, 0]
