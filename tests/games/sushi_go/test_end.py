"""SG-23 to SG-27: the puddings and the winner."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bordspil.core.outcome import Outcome, Standing
from bordspil.games.sushi_go.events import DessertsScored, MatchEnded, RoundScored
from tests.games.sushi_go.table import go_on, play_turn, table
from tests.helpers.rule_assertions import of_kind


def puddings(*counts: int) -> tuple[int, ...]:
    """Each seat's points for its puddings at the end."""
    state = table(trays=[""] * len(counts), desserts=counts, round=3)
    go_on(state)
    return state.scores()


def ended(scores: Sequence[int], desserts: Sequence[int]) -> Outcome:
    """The outcome if the third round scores nothing and the puddings are still to be scored."""
    state = table(trays=[""] * len(scores), scores=scores, desserts=desserts, round=3)
    assert state.outcome() is None
    events = go_on(state)
    outcome = state.outcome()
    assert outcome is not None
    assert of_kind(events, MatchEnded) == [MatchEnded(outcome)]
    assert outcome.scores == state.scores()
    return outcome


# SG-23 to SG-26: puddings


@pytest.mark.rule("SG-23")
@pytest.mark.rule("SG-24")
def test_the_worked_example_of_puddings() -> None:
    assert puddings(4, 3, 0, 0) == (6, 0, -3, -3)


@pytest.mark.rule("SG-23")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), (6, 0, -6)),
        ((1, 2, 3), (-6, 0, 6)),
        ((2, 2, 1), (3, 3, -6)),
        ((2, 2, 2, 0), (2, 2, 2, -6)),
        ((0, 2, 2, 2, 2), (-6, 1, 1, 1, 1)),  # 6 by four: the remainder of 2 is dropped
        ((1, 2, 1, 2, 0), (0, 3, 0, 3, -6)),
    ],
)
def test_most_puddings_score_six_and_ties_share(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SG-24")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 0), (6, 0, -6)),
        ((3, 2, 1), (6, 0, -6)),
        ((1, 3, 1), (-3, 6, -3)),
        ((0, 0, 0, 1), (-2, -2, -2, 6)),
        ((1, 0, 0, 0, 0), (6, -1, -1, -1, -1)),  # 6 by four: the remainder of 2 is dropped
        ((2, 2, 2, 2, 1), (1, 1, 1, 1, -6)),
        ((2, 2, 0, 0), (3, 3, -3, -3)),
        ((0, 1, 3, 1, 0), (-3, 0, 6, 0, -3)),
    ],
)
def test_fewest_puddings_lose_six_and_ties_share(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SG-25")
@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_equal_puddings_for_everyone_change_nothing(seat_count: int, count: int) -> None:
    assert puddings(*[count] * seat_count) == (0,) * seat_count


@pytest.mark.rule("SG-26")
@pytest.mark.parametrize(("counts", "points"), [((1, 0), (6, 0)), ((2, 5), (0, 6)), ((3, 3), (0, 0))])
def test_with_two_players_nobody_loses_points_for_puddings(
    counts: Sequence[int], points: tuple[int, ...]
) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SG-23")
@pytest.mark.rule("SG-24")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_puddings_count_only_at_the_end_including_those_of_the_last_round(round: int) -> None:
    state = table(["pudding tempura", "egg tempura", "egg tempura"], desserts=[0, 1, 0], round=round)
    events = play_turn(state, "pudding", "egg", "egg")
    if round < 3:
        assert of_kind(events, DessertsScored) == []
        assert state.scores() == (0, 1, 1)
        return
    assert [
        event.name() for event in events if isinstance(event, (RoundScored, DessertsScored, MatchEnded))
    ] == [
        "round-scored",
        "desserts-scored",
        "match-ended",
    ]
    assert state.scores() == (0 + 3, 1 + 3, 1 - 6)


# SG-27: the winner


@pytest.mark.rule("SG-27")
@pytest.mark.parametrize(
    ("scores", "winner"), [((30, 20, 10), 0), ((20, 30, 10), 1), ((-2, -3, -1), 2), ((0, 0, 0, 0, 1), 4)]
)
def test_most_points_win(scores: Sequence[int], winner: int) -> None:
    outcome = ended(scores, [1] * len(scores))
    assert (outcome.winners, outcome.reason) == ((winner,), "points")
    assert outcome.scores == tuple(scores)


@pytest.mark.rule("SG-27")
def test_pudding_points_count_before_the_winner_is_determined() -> None:
    outcome = ended([30, 25, 40], [1, 3, 0])
    assert outcome.scores == (30, 31, 34)
    assert ended([30, 29, 30], [1, 3, 0]).winners == (1,)


@pytest.mark.rule("SG-27")
def test_more_points_beat_more_puddings() -> None:
    outcome = ended([30, 37, 0], [4, 3, 0])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((36, 37, -6), (1,), "points")


@pytest.mark.rule("SG-27")
def test_most_puddings_break_a_tie_on_points() -> None:
    outcome = ended([30, 36, 36, 10], [4, 3, 2, 0])
    assert outcome.scores == (36, 36, 36, 4)
    assert (outcome.winners, outcome.reason) == ((0,), "puddings")
    assert outcome.standings == (
        Standing(1, 0, 36, 4),
        Standing(2, 1, 36, 3),
        Standing(3, 2, 36, 2),
        Standing(4, 3, 4, 0),
    )
    assert ended([36, 36, 30, 10], [2, 3, 4, 0]).winners == (2,)


@pytest.mark.rule("SG-27")
def test_puddings_do_not_help_a_player_with_fewer_points() -> None:
    outcome = ended([30, 30, 3], [1, 2, 3])
    # Seat 2 has most puddings, but only 9 points; of the others, seat 0 loses 6.
    assert outcome.scores == (24, 30, 9)
    assert outcome.winners == (1,)


@pytest.mark.rule("SG-27")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_players_tied_on_points_and_puddings_share_the_win(seat_count: int) -> None:
    outcome = ended([25] * seat_count, [1] * seat_count)
    assert (outcome.winners, outcome.reason) == (tuple(range(seat_count)), "shared")
    assert outcome.standings == tuple(Standing(1, seat, 25, 1) for seat in range(seat_count))


@pytest.mark.rule("SG-27")
def test_only_the_best_of_the_tied_players_share_a_win() -> None:
    outcome = ended([20, 33, 28, 33], [3, 2, 3, 2])
    # 3 each for most puddings, 3 lost each for fewest: 23, 30, 31, 30.
    assert (outcome.scores, outcome.winners) == ((23, 30, 31, 30), (2,))
    outcome = ended([20, 36, 28, 36], [3, 2, 3, 2])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((23, 33, 31, 33), (1, 3), "shared")
    assert [line.rank for line in outcome.standings] == [1, 1, 3, 4]
    # Three are tied for the most points, but one has fewer puddings.
    outcome = ended([33, 36, 33, 36], [3, 2, 3, 1])
    assert outcome.scores == (36, 36, 36, 30)
    assert (outcome.winners, outcome.reason) == ((0, 2), "shared")
