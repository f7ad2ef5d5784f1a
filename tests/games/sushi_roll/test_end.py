"""SR-24 to SR-29: three rounds, the puddings, unused tokens and the winner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from bordspil.core.errors import MatchOver
from bordspil.core.outcome import Outcome, Standing
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.events import MatchEnded, RestScored, RoundScored, RoundStarted
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.table import LOADED, SEAT_COUNTS, go_on, held, play, play_on, shapes, table
from tests.helpers.rule_assertions import of_kind


def puddings(*counts: int) -> tuple[int, ...]:
    """What each seat gets for its puddings at the end."""
    return ended([0] * len(counts), counts).scores


def unused(menus: int, chopsticks: int) -> int:
    """The points of unused tokens, for a seat with neither most nor fewest puddings."""
    return ended([0] * 3, [2, 1, 0], [0, menus, 0], [0, chopsticks, 0]).scores[1]


def ended(
    scores: Sequence[int],
    puddings: Sequence[int],
    menus: Sequence[int] | None = None,
    chopsticks: Sequence[int] | None = None,
) -> Outcome:
    """The outcome if the third round scores nothing and the rest is still to be scored."""
    none = [0] * len(scores)
    state = table(
        trays=[""] * len(scores),
        scores=scores,
        puddings=puddings,
        menus=menus or none,
        chopsticks=chopsticks or none,
        round=3,
    )
    assert state.outcome() is None
    events = go_on(state)
    outcome = state.outcome()
    assert outcome is not None
    assert of_kind(events, MatchEnded) == [MatchEnded(outcome)]
    assert outcome.scores == state.scores() == state.view(None).scores
    return outcome


# SR-24: three rounds, then puddings


@pytest.mark.rule("SR-24")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_a_match_has_three_rounds(seat_count: int) -> None:
    match = Match(GAME, seat_count, seed=seed_from(2))
    while match.due():
        assert match.outcome is None
        (seat,) = match.due()
        match.submit(seat, match.view(seat).legal_moves[0])
    assert [event.round for event in of_kind(match.story(), RoundStarted)] == [1, 2, 3]
    assert [event.round for event in of_kind(match.story(), RoundScored)] == [1, 2, 3]
    assert len(of_kind(match.story(), RestScored)) == len(of_kind(match.story(), MatchEnded)) == 1
    assert match.outcome is not None


@pytest.mark.rule("SR-24")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_match_is_over_after_the_third_round_and_not_before(round: int) -> None:
    state = table(["tempura", "egg"], round=round)
    events = play_on(state, "tempura", "egg")
    if round < 3:
        assert [event.name() for event in events[2:]] == ["round-scored", "round-started", "belts-rolled"]
        assert (state.view(None).round, state.outcome()) == (round + 1, None)
        assert state.scores() == (1, 1)
        return
    assert [event.name() for event in events[2:]] == ["round-scored", "rest-scored", "match-ended"]
    assert state.due() == ()
    assert state.outcome() is not None
    before = state.snapshot()
    with pytest.raises(MatchOver):
        play(state, 0, "egg")
    assert state.snapshot() == before
    assert go_on(state) == []
    assert state.snapshot() == before


@pytest.mark.rule("SR-24")
def test_the_worked_example_of_puddings() -> None:
    assert puddings(6, 6, 0, 0) == (6, 6, -6, -6)


@pytest.mark.rule("SR-24")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), (6, 0, -6)),
        ((1, 2, 3), (-6, 0, 6)),
        ((2, 3, 1), (0, 6, -6)),
        ((3, 2, 0), (6, 0, -6)),
        ((0, 0, 1), (-6, -6, 6)),
        ((12, 11, 9), (6, 0, -6)),
        ((5, 4, 3, 2, 1), (6, 0, 0, 0, -6)),
        ((1, 5, 3, 2, 4), (-6, 6, 0, 0, 0)),
    ],
)
def test_most_puddings_gain_six_and_fewest_lose_six(counts: Sequence[int], points: tuple[int, ...]) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SR-24")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 1), (6, 6, -6)),
        ((1, 3, 1), (-6, 6, -6)),
        ((2, 2, 2, 0), (6, 6, 6, -6)),
        ((0, 0, 0, 1), (-6, -6, -6, 6)),
        ((0, 2, 2, 2, 2), (-6, 6, 6, 6, 6)),
        ((1, 0, 0, 0, 0), (6, -6, -6, -6, -6)),
        ((1, 2, 1, 2, 0), (0, 6, 0, 6, -6)),
        ((0, 1, 3, 1, 0), (-6, 0, 6, 0, -6)),
        ((4, 1, 4, 1, 2), (6, -6, 6, -6, 0)),
    ],
)
def test_everyone_tied_gets_the_full_gain_or_the_full_loss(
    counts: Sequence[int], points: tuple[int, ...]
) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SR-24")
@pytest.mark.rule("SR-26")
@pytest.mark.parametrize("seat_count", [3, 4, 5])
def test_pudding_ties_of_every_shape(seat_count: int) -> None:
    for counts in shapes(seat_count):
        most, fewest = max(counts), min(counts)
        expected = tuple(6 * (count == most) - 6 * (count == fewest) for count in counts)
        assert puddings(*counts) == expected


@pytest.mark.rule("SR-24")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_puddings_count_only_at_the_end_including_those_of_the_last_round(round: int) -> None:
    none = [0, 0, 0]
    state = table(["pudding2", "egg", "egg"], puddings=[0, 1, 0], menus=none, chopsticks=none, round=round)
    events = play_on(state, "pudding2", "egg", "egg")
    assert [held(state, seat)[2] for seat in range(3)] == [2, 1, 0]
    assert state.scores() == ((0, 1, 1) if round < 3 else (6, 1, 1 - 6))
    assert len(of_kind(events, RestScored)) == (round == 3)


# SR-25, SR-26


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((1, 0), (6, 0)), ((0, 1), (0, 6)), ((2, 5), (0, 6)), ((32, 0), (6, 0)), ((7, 6), (6, 0))],
)
def test_of_two_players_the_one_with_fewer_loses_nothing(
    counts: Sequence[int], points: tuple[int, ...]
) -> None:
    assert puddings(*counts) == points


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize("count", [0, 1, 5, 16])
def test_two_players_who_are_tied_both_gain_six(count: int) -> None:
    assert puddings(count, count) == (6, 6)


@pytest.mark.rule("SR-26")
@pytest.mark.parametrize("count", [0, 1, 2, 6])
@pytest.mark.parametrize("seat_count", [3, 4, 5])
def test_gain_and_loss_cancel_out_if_everyone_has_equally_many_puddings(seat_count: int, count: int) -> None:
    assert puddings(*[count] * seat_count) == (0,) * seat_count


# SR-27


@pytest.mark.rule("SR-27")
def test_the_worked_example_of_unused_tokens() -> None:
    assert unused(3, 2) == 2


@pytest.mark.rule("SR-27")
def test_every_two_unused_tokens_in_any_mix_score_a_point() -> None:
    for menus, chopsticks in product(range(19), range(13)):
        assert unused(menus, chopsticks) == (menus + chopsticks) // 2


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize(
    ("menus", "chopsticks", "points"),
    [
        (0, 0, 0),
        (1, 0, 0),
        (0, 1, 0),
        (1, 1, 1),
        (2, 0, 1),
        (0, 2, 1),
        (3, 0, 1),
        (2, 1, 1),
        (3, 3, 3),
        (5, 2, 3),
    ],
)
def test_an_odd_token_scores_nothing_and_mixes_count_together(
    menus: int, chopsticks: int, points: int
) -> None:
    assert unused(menus, chopsticks) == points


@pytest.mark.rule("SR-27")
def test_tokens_of_different_players_dont_pair_up_and_add_to_the_pudding_points() -> None:
    outcome = ended([10, 20, 30], [1, 2, 3], [1, 3, 4], [0, 0, 1])
    assert outcome.scores == (10 - 6 + 0, 20 + 1, 30 + 6 + 2)


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_tokens_count_only_at_the_end_including_those_of_the_last_die(round: int) -> None:
    state = table(["menu2", "chopsticks1", "egg"], puddings=[1, 1, 1], round=round)
    play_on(state, "menu2", "chopsticks1", "egg")
    assert state.scores() == ((0, 0, 1) if round < 3 else (3, 3, 1 + 2))


@pytest.mark.rule("SR-27")
def test_used_tokens_score_nothing() -> None:
    state = table(["egg", "squid", "squid"], puddings=[1, 1, 1], round=3, dice=LOADED)
    play_on(state, "reroll egg", "swap squid for squid of 1", "squid", "squid", "squid")
    assert state.scores() == (3 + 1, 3 + 2, 3 + 2)


# SR-28: the winner


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize(
    ("scores", "winner"), [((30, 20, 10), 0), ((20, 30, 10), 1), ((-2, -3, -1), 2), ((0, 0, 0, 0, 1), 4)]
)
def test_most_points_win(scores: Sequence[int], winner: int) -> None:
    outcome = ended(scores, [1] * len(scores))
    assert (outcome.winners, outcome.reason) == ((winner,), "points")
    assert outcome.scores == tuple(scores)


@pytest.mark.rule("SR-28")
def test_puddings_and_tokens_count_before_the_winner_is_determined() -> None:
    outcome = ended([30, 25, 36], [1, 3, 0])
    assert (outcome.scores, outcome.winners) == ((30, 31, 30), (1,))
    outcome = ended([30, 29, 20], [1, 1, 1], [1, 3, 3], [0, 1, 2])
    assert (outcome.scores, outcome.winners) == ((30, 31, 22), (1,))


@pytest.mark.rule("SR-28")
def test_more_points_beat_more_puddings() -> None:
    outcome = ended([30, 37, 0], [20, 3, 0])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((36, 37, -6), (1,), "points")


@pytest.mark.rule("SR-28")
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
    assert ended([20, 14], [0, 1]).winners == (1,)


@pytest.mark.rule("SR-28")
def test_puddings_do_not_help_a_player_with_fewer_points() -> None:
    outcome = ended([36, 30, 3], [1, 2, 3])
    assert outcome.scores == (30, 30, 9)
    assert (outcome.winners, outcome.reason) == ((1,), "puddings")


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_players_tied_on_points_and_puddings_share_the_win(seat_count: int) -> None:
    outcome = ended([25] * seat_count, [1] * seat_count)
    points = 31 if seat_count == 2 else 25
    assert (outcome.winners, outcome.reason) == (tuple(range(seat_count)), "shared")
    assert outcome.standings == tuple(Standing(1, seat, points, 1) for seat in range(seat_count))


@pytest.mark.rule("SR-28")
def test_only_the_best_of_the_tied_players_share_a_win() -> None:
    outcome = ended([24, 36, 28, 36], [3, 2, 3, 2])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((30, 30, 34, 30), (2,), "points")
    outcome = ended([22, 36, 22, 36], [3, 2, 3, 2])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((28, 30, 28, 30), (1, 3), "shared")
    assert [line.rank for line in outcome.standings] == [1, 1, 3, 3]
    # Three are tied for the most points, but one has fewer puddings.
    outcome = ended([30, 36, 30, 36], [3, 2, 3, 1])
    assert outcome.scores == (36, 36, 36, 30)
    assert (outcome.winners, outcome.reason) == ((0, 2), "shared")


@pytest.mark.rule("SR-28")
def test_nobody_has_won_while_the_match_is_running() -> None:
    state = table(["egg", "egg"], scores=[50, 10], round=3)
    play(state, 0, "egg")
    assert (state.winners(), state.outcome(), state.view(0).outcome) == ((), None, None)
    play(state, 1, "egg")
    outcome = state.outcome()
    assert outcome is not None
    assert state.winners() == outcome.winners == (0,)


# SR-29


@pytest.mark.rule("SR-29")
def test_a_score_may_be_negative() -> None:
    outcome = ended([0, 3, 0, 0], [0, 0, 1, 2])
    assert outcome.scores == (-6, -3, 0, 6)
    assert [line.score for line in outcome.standings] == [6, 0, -3, -6]
    outcome = ended([-20, -14, -30], [2, 1, 1])
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-14, -20, -36), (0,), "points")
    outcome = ended([-10, -4, -10], [1, 0, 1])
    assert (outcome.scores, outcome.winners) == ((-4, -10, -4), (0, 2))


@pytest.mark.rule("SR-29")
def test_a_negative_score_carries_over_to_the_next_round() -> None:
    state = table(trays=["egg", ""], scores=[-7, -1], round=2)
    go_on(state)
    assert (state.scores(), state.view(None).scores) == ((-6, -1), (-6, -1))


@pytest.mark.rule("SR-29")
@pytest.mark.parametrize("score", [252, 253, 254, 255, 256, 400])
def test_scores_are_not_limited_by_the_point_tokens(score: int) -> None:
    # All point tokens together are worth 253.
    assert 18 * 1 + 7 * 5 + 10 * 10 + 5 * 20 == 253
    state = table(trays=["sashimi sashimi sashimi", "maki1"], scores=[score, score], puddings=[1, 1], round=3)
    go_on(state)
    assert state.scores() == (score + 13 + 6 + 2, score + 6 + 6 + 2)


@pytest.mark.rule("SR-29")
def test_scores_are_not_limited_in_a_running_match_either() -> None:
    state = table(trays=["sashimi " * 6, "squid", "egg"], scores=[240, 250, 253], round=1)
    go_on(state)
    assert state.scores() == (266, 253, 254)
