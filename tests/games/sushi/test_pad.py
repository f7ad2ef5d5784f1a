"""The score pads of the sushi games give the same points as the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bordspil import Match, Rng, find_game
from bordspil.core.errors import BadCount
from bordspil.core.options import Options
from bordspil.core.pad import ScorePad
from bordspil.games.sushi.scores import PlaceScoring, Scoring
from bordspil.games.sushi_go import SushiGoOptions
from bordspil.match.fairness import seed_from

SUSHI = ("sushi-go", "sushi-roll")
INVISIBLE = SushiGoOptions(invisible=True)


def pad_of(name: str) -> ScorePad:
    pad = find_game(name).pad
    assert pad is not None
    return pad


def played(name: str, players: int, seed: int, options: Options | None = None) -> Match:
    """A finished match with random moves."""
    match = Match(find_game(name), players, options, seed=seed_from(str(seed)))
    rng = Rng.from_seed(seed)
    while not match.is_over:
        for seat in match.due():
            moves = match.view(seat).legal_moves
            match.submit(seat, moves[rng.below(len(moves))])
    return match


def scorings(match: Match) -> list[Scoring]:
    """The scorings of a match: each round, then the end."""
    return [event.scoring for event in match.events(None) if hasattr(event, "scoring")]


def counted(place: PlaceScoring) -> dict[str, int]:
    """What people would count in front of a player."""
    counts: dict[str, int] = {}
    for line in place.lines:
        if line.dipped:
            counts[f"{line.kind}-on-wasabi"] = line.dipped
        if line.kind not in ("wasabi", "chopsticks", "tokens"):
            counts[line.kind] = line.count - line.dipped
    return counts


def without_unused(scoring: Scoring) -> Scoring:
    """The scoring without the lines for things that score nothing, which nobody counts at home."""
    places = [
        replace(place, lines=tuple(line for line in place.lines if line.kind not in ("wasabi", "chopsticks")))
        for place in scoring.places
    ]
    return Scoring(tuple(places))


@pytest.mark.parametrize("name", SUSHI)
@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
def test_a_match_entered_as_counts_has_the_same_points_ties_and_winners(
    name: str, players: int, seed: int
) -> None:
    match, pad = played(name, players, seed), pad_of(name)
    told = scorings(match)
    sheet: list[list[Mapping[str, int]]] = [[counted(place) for place in scoring.places] for scoring in told]
    if name == "sushi-roll":
        for seat, place in enumerate(match.view(None).places):  # type: ignore[attr-defined]
            sheet[-1][seat] = {**sheet[-1][seat], "menu": place.menus, "chopsticks": place.chopsticks}
    pad.check(players, sheet)
    score = pad.score(players, sheet)
    assert [page.event and page.event.scoring for page in score.pages] == [  # type: ignore[attr-defined]
        without_unused(scoring) for scoring in told
    ]
    assert score.outcome == match.outcome
    assert pad.is_over(players, sheet)


@pytest.mark.rule("SG-30")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_the_invisible_third_player_is_counted_and_ranked_but_never_wins(seed: int) -> None:
    match = played("sushi-go", 2, seed, INVISIBLE)
    pad, told = pad_of("sushi-go").variant(INVISIBLE), scorings(match)
    sheet = [[counted(place) for place in scoring.places] for scoring in told]
    pad.check(2, sheet)
    score = pad.score(2, sheet)
    assert [page.event and page.event.scoring for page in score.pages] == [  # type: ignore[attr-defined]
        without_unused(scoring) for scoring in told
    ]
    assert score.outcome == match.outcome
    assert pad.is_over(2, sheet)
    assert pad.score(2, []).outcome.standings[-1].label == "invisible"


def test_rolls_are_counted_on_any_number_of_cards() -> None:
    pad = pad_of("sushi-go")
    for rolls in range(55):
        event: Any = pad.score(2, [[{"maki": rolls}, None]]).pages[0].event
        assert [line.count for line in event.scoring.places[0].lines] == ([rolls] if rolls else [])


@pytest.mark.parametrize(
    ("name", "sheet"),
    [
        ("sushi-go", [[{"tempura": 15}, None]]),
        ("sushi-go", [[{"tempura": 8}, {"tempura": 7}]]),
        # Cards of earlier rounds are out of play.
        ("sushi-go", [[{"tempura": 8}, None], [{"tempura": 7}, None]]),
        ("sushi-go", [[{"egg": 3, "egg-on-wasabi": 3}, None]]),
        ("sushi-go", [[{"salmon-on-wasabi": 4}, {"squid-on-wasabi": 3}]]),
        ("sushi-go", [[{"pudding": 1}, None]]),
        ("sushi-go", [[{"egg": -1}, None]]),
        ("sushi-roll", [[{"egg": 3}, {"salmon": 3}]]),
        ("sushi-roll", [[{"dumpling": 6}, {"tempura": 5}]]),
        ("sushi-roll", [[None] * 2] * 3 + [[{"menu": 10}, {"menu": 9}]]),
    ],
)
def test_more_than_the_box_has_is_refused(name: str, sheet: list[list[Any]]) -> None:
    with pytest.raises(BadCount):
        pad_of(name).check(2, sheet)


def test_dice_can_be_counted_again_in_every_round() -> None:
    pad_of("sushi-roll").check(2, [[{"egg": 5}, None]] * 3)


def test_an_empty_page_scores_nothing_although_a_tie_at_zero_would() -> None:
    rounds: list[list[Any]] = [[{"maki": 3}, {}]] * 3
    pad = pad_of("sushi-roll")
    assert pad.score(2, [*rounds, [None, None]]).outcome.scores == (18, 0)
    assert pad.score(2, [*rounds, [{}, {}]]).outcome.scores == (24, 6)
    assert not pad.is_over(2, [*rounds, [None, {}]])
