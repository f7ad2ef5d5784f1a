"""Explanations of points: every reason with its facts, and no point unexplained."""

from __future__ import annotations

from itertools import product

import pytest

from bordspil.games.sushi.scores import PointsLine, Scoring, Why
from bordspil.games.sushi_roll.events import RestScored, RoundScored
from tests.games.sushi_roll.table import SEAT_COUNTS, Words, fresh, go_on, random_play, table
from tests.helpers.rule_assertions import of_kind

Lines = dict[int, list[PointsLine]]

MAKI: list[tuple[Words, Lines]] = [
    (
        ["maki3", "maki2", "maki1 maki1", "maki1", ""],
        {
            0: [PointsLine("maki", 6, Why.MOST, 3)],
            1: [PointsLine("maki", 3, Why.SECOND_TIED, 2, tied=(2,))],
            2: [PointsLine("maki", 3, Why.SECOND_TIED, 2, tied=(1,))],
            3: [PointsLine("maki", 0, Why.BEHIND, 1)],
            4: [],
        },
    ),
    (
        ["maki1", "maki2", ""],
        {0: [PointsLine("maki", 3, Why.SECOND, 1)], 1: [PointsLine("maki", 6, Why.MOST, 2)], 2: []},
    ),
    (
        ["maki3", "maki2", "maki2 maki1", "maki1", "maki1"],
        {
            0: [PointsLine("maki", 6, Why.MOST_TIED, 3, tied=(2,))],
            1: [PointsLine("maki", 3, Why.SECOND, 2)],
            2: [PointsLine("maki", 6, Why.MOST_TIED, 3, tied=(0,))],
            3: [PointsLine("maki", 0, Why.BEHIND, 1)],
            4: [PointsLine("maki", 0, Why.BEHIND, 1)],
        },
    ),
    (
        ["maki3 maki1", "maki3 maki1", "maki3", "maki3"],
        {
            0: [PointsLine("maki", 6, Why.MOST_TIED, 4, tied=(1,))],
            1: [PointsLine("maki", 6, Why.MOST_TIED, 4, tied=(0,))],
            2: [PointsLine("maki", 3, Why.SECOND_TIED, 3, tied=(3,))],
            3: [PointsLine("maki", 3, Why.SECOND_TIED, 3, tied=(2,))],
        },
    ),
    (
        ["maki1", "maki1", "maki1", "maki2", "maki1"],
        {
            0: [PointsLine("maki", 3, Why.SECOND_TIED, 1, tied=(1, 2, 4))],
            3: [PointsLine("maki", 6, Why.MOST, 2)],
            4: [PointsLine("maki", 3, Why.SECOND_TIED, 1, tied=(0, 1, 2))],
        },
    ),
    (
        ["maki2"] * 5,
        {
            0: [PointsLine("maki", 6, Why.MOST_TIED, 2, tied=(1, 2, 3, 4))],
            2: [PointsLine("maki", 6, Why.MOST_TIED, 2, tied=(0, 1, 3, 4))],
        },
    ),
    (["", ""], {0: [], 1: []}),
]

PUDDINGS: list[tuple[list[int], list[PointsLine]]] = [
    (
        [6, 6, 0, 0],
        [
            PointsLine("pudding", 6, Why.MOST_TIED, 6, tied=(1,)),
            PointsLine("pudding", 6, Why.MOST_TIED, 6, tied=(0,)),
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(3,)),
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(2,)),
        ],
    ),
    (
        [4, 3, 2, 3, 1],
        [
            PointsLine("pudding", 6, Why.MOST, 4),
            PointsLine("pudding", 0, Why.BETWEEN, 3),
            PointsLine("pudding", 0, Why.BETWEEN, 2),
            PointsLine("pudding", 0, Why.BETWEEN, 3),
            PointsLine("pudding", -6, Why.FEWEST, 1),
        ],
    ),
    ([1, 2], [PointsLine("pudding", 0, Why.FEWEST_SPARED, 1), PointsLine("pudding", 6, Why.MOST, 2)]),
    (
        [2, 2],
        [
            PointsLine("pudding", 6, Why.MOST_TIED, 2, tied=(1,)),
            PointsLine("pudding", 6, Why.MOST_TIED, 2, tied=(0,)),
        ],
    ),
    (
        [0, 0],
        [
            PointsLine("pudding", 6, Why.MOST_TIED, 0, tied=(1,)),
            PointsLine("pudding", 6, Why.MOST_TIED, 0, tied=(0,)),
        ],
    ),
    (
        [3, 3, 3],
        [
            PointsLine("pudding", 0, Why.ALL_EQUAL, 3, tied=(1, 2)),
            PointsLine("pudding", 0, Why.ALL_EQUAL, 3, tied=(0, 2)),
            PointsLine("pudding", 0, Why.ALL_EQUAL, 3, tied=(0, 1)),
        ],
    ),
    (
        [0, 0, 1, 0, 0],
        [
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(1, 3, 4)),
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(0, 3, 4)),
            PointsLine("pudding", 6, Why.MOST, 1),
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(0, 1, 4)),
            PointsLine("pudding", -6, Why.FEWEST_TIED, 0, tied=(0, 1, 3)),
        ],
    ),
]

# A tray, its dipped nigiri, and the line about them.
KINDS: list[tuple[str, str, PointsLine]] = [
    ("dumpling", "", PointsLine("dumpling", 2, Why.SETS, 1, sets=0, parts=(2,))),
    ("dumpling " * 5, "", PointsLine("dumpling", 12, Why.SETS, 5, sets=1, parts=(8, 4))),
    ("tempura " * 4, "", PointsLine("tempura", 11, Why.SETS, 4, sets=1, parts=(10, 1))),
    ("tempura " * 6, "", PointsLine("tempura", 20, Why.SETS, 6, sets=2, parts=(10, 10))),
    ("sashimi", "", PointsLine("sashimi", 0, Why.SETS, 1, sets=0, parts=(0,))),
    ("sashimi " * 3, "", PointsLine("sashimi", 13, Why.SETS, 3, sets=1, parts=(13,))),
    ("sashimi " * 8, "", PointsLine("sashimi", 32, Why.SETS, 8, sets=2, parts=(13, 13, 6))),
    ("salmon", "salmon salmon", PointsLine("salmon", 2 + 12, Why.NIGIRI, 3, dipped=2)),
    ("squid squid", "", PointsLine("squid", 6, Why.NIGIRI, 2, dipped=0)),
    ("", "egg", PointsLine("egg", 3, Why.NIGIRI, 1, dipped=1)),
    ("", "squid", PointsLine("squid", 9, Why.NIGIRI, 1, dipped=1)),
    ("wasabi wasabi", "", PointsLine("wasabi", 0, Why.UNUSED, 2)),
]

TOKENS = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1), (3, 2, 2), (5, 1, 3), (18, 12, 15)]


def adds_up(scoring: Scoring) -> bool:
    return all(
        place.points == sum(line.points for line in place.lines)
        and all(line.points == sum(line.parts) for line in place.lines if line.why is Why.SETS)
        for place in scoring.places
    )


@pytest.mark.rule("SR-18")
@pytest.mark.rule("SR-19")
@pytest.mark.parametrize(("trays", "lines"), MAKI)
def test_maki_points_are_explained_by_symbols_and_ties(trays: Words, lines: Lines) -> None:
    scores = [10, 20, 30, 40, 50][: len(trays)]
    scoring = of_kind(go_on(table(trays=trays, scores=scores)), RoundScored)[0].scoring
    assert adds_up(scoring)
    assert [place.score - place.points for place in scoring.places] == scores
    for place, expected in lines.items():
        assert list(scoring.places[place].lines) == expected


@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(("dice", "dipped", "line"), KINDS)
def test_dice_that_score_without_comparison_are_explained_by_their_counts(
    dice: str, dipped: str, line: PointsLine
) -> None:
    state = table(trays=["", dice], dipped=["", dipped], scores=[5, 7])
    scoring = of_kind(go_on(state), RoundScored)[0].scoring
    assert scoring.places[0].lines == ()
    assert scoring.places[1].lines == (line,)
    assert [place.score for place in scoring.places] == [5, 7 + line.points]
    assert adds_up(scoring)


@pytest.mark.rule("SR-20")
def test_only_open_wasabi_count_as_unused() -> None:
    state = table(trays=["wasabi wasabi egg", ""], dipped=["egg squid"])
    assert of_kind(go_on(state), RoundScored)[0].scoring.places[0].lines == (
        PointsLine("egg", 1 + 3, Why.NIGIRI, 2, dipped=1),
        PointsLine("squid", 9, Why.NIGIRI, 1, dipped=1),
        PointsLine("wasabi", 0, Why.UNUSED, 2),
    )


@pytest.mark.rule("SR-24")
@pytest.mark.rule("SR-25")
@pytest.mark.rule("SR-26")
@pytest.mark.parametrize(("counts", "lines"), PUDDINGS)
def test_pudding_points_are_explained_by_numbers_and_ties(counts: list[int], lines: list[PointsLine]) -> None:
    seats = len(counts)
    none, scores = [0] * seats, [10, 20, 30, 40, 50][:seats]
    state = table(trays=[""] * seats, puddings=counts, scores=scores, menus=none, chopsticks=none, round=3)
    scoring = of_kind(go_on(state), RestScored)[0].scoring
    nothing = PointsLine("tokens", 0, Why.COUNT, 0)
    assert [place.lines for place in scoring.places] == [(line, nothing) for line in lines]
    assert tuple(place.score for place in scoring.places) == state.scores()
    assert adds_up(scoring)


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize(("menus", "chopsticks", "points"), TOKENS)
def test_token_points_are_explained_by_their_number(menus: int, chopsticks: int, points: int) -> None:
    state = table(
        trays=["", ""], puddings=[1, 2], scores=[3, 4], menus=[menus, 0], chopsticks=[chopsticks, 0], round=3
    )
    scoring = of_kind(go_on(state), RestScored)[0].scoring
    assert scoring.places[0].lines[1] == PointsLine("tokens", points, Why.COUNT, menus + chopsticks)
    assert scoring.places[1].lines[1] == PointsLine("tokens", 0, Why.COUNT, 0)
    assert [(place.place, place.points, place.score) for place in scoring.places] == [
        (0, points, 3 + points),
        (1, 6, 10),
    ]
    assert adds_up(scoring)


def test_every_reason_of_this_game_has_an_example() -> None:
    shown = [line.why for _, lines in MAKI for group in lines.values() for line in group]
    shown += [line.why for _, lines in PUDDINGS for line in lines]
    shown += [line.why for *_, line in KINDS]
    # In Sushi Roll, a tie for first leaves the second place (SR-18).
    assert {*shown, Why.COUNT, Why.SECOND_VOID} == set(Why)


@pytest.mark.rule("SR-18")
@pytest.mark.rule("SR-20")
@pytest.mark.rule("SR-21")
def test_a_full_tray_is_explained_kind_by_kind_without_puddings_and_tokens() -> None:
    full = "maki1 tempura dumpling dumpling egg pudding2 wasabi menu1"
    scoring = of_kind(go_on(table(trays=[full, ""])), RoundScored)[0].scoring
    assert [(line.kind, line.points) for line in scoring.places[0].lines] == [
        ("maki", 6),
        ("dumpling", 4),
        ("tempura", 1),
        ("egg", 1),
        ("wasabi", 0),
    ]
    assert scoring.places[0].points == 6 + 4 + 1 + 1


@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_explained_points_are_the_change_of_the_scores(seat_count: int) -> None:
    for seed in range(5):
        state = fresh(seat_count, seed)
        scores, rounds = [0] * seat_count, []
        for events in random_play(state, seed):
            for event in events:
                if isinstance(event, (RoundScored, RestScored)):
                    rounds.append(event.round if isinstance(event, RoundScored) else 0)
                    assert adds_up(event.scoring)
                    assert [place.place for place in event.scoring.places] == list(range(seat_count))
                    for place in event.scoring.places:
                        scores[place.place] += place.points
                        assert place.score == scores[place.place]
            assert list(state.scores()) == scores
        assert rounds == [1, 2, 3, 0]


def test_a_tie_is_mentioned_to_exactly_those_who_share_it() -> None:
    for counts in product(range(3), repeat=4):
        state = table(trays=[f"maki{count}" if count else "" for count in counts], puddings=counts, round=3)
        events = go_on(state)
        for scoring in (of_kind(events, RoundScored)[0].scoring, of_kind(events, RestScored)[0].scoring):
            for place in scoring.places:
                for line in place.lines[:1]:
                    tied = line.why in (Why.MOST_TIED, Why.SECOND_TIED, Why.FEWEST_TIED, Why.ALL_EQUAL)
                    equal = [seat for seat in range(4) if seat != place.place and counts[seat] == line.count]
                    assert list(line.tied) == (equal if tied else [])
                    assert tied == bool(line.points or line.why is Why.ALL_EQUAL) * bool(equal)


def test_a_tray_shows_what_it_would_score_now() -> None:
    trays, dipped = ["maki2 tempura tempura", "maki1 dumpling dumpling", "sashimi sashimi pudding2"], ["egg"]
    state = table(["egg salmon"] * 2 + ["maki1 maki1"], trays, dipped=dipped)
    assert [place.worth for place in state.view(None).places] == [6 + 5 + 3, 3 + 4, 6]
