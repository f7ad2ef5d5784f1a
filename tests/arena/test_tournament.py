"""Schedules, the matches of a tournament, standings and tables."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from dataclasses import replace

import pytest

from bordspil.arena.csv_tables import match_table, standings_table
from bordspil.arena.seating import BadLineUp, line_ups, rotations
from bordspil.arena.simulate import Plan, new_match, play_match
from bordspil.arena.standings import Standings, standings
from bordspil.arena.tournament import PlayedMatch, Schedule, play, tournament
from bordspil.games import all_games, find_game

PAIRS = Plan("sushi-go", 2, ("greedy", "uniform"), 20, "pairs")
ALONE = Plan("sushi-go", 4, ("greedy", "uniform", "uniform", "uniform"), 10, "alone")
TEAMS = Plan("sequence", 4, ("greedy", "uniform"), 4, "teams")


def all_matches(plan: Plan, workers: int = 1) -> list[PlayedMatch]:
    found = [match for chunk in tournament(plan, workers=workers) for match in chunk]
    return sorted(found, key=lambda match: match.number)


def made_up(plan: Plan, places: tuple[int, ...]) -> Standings:
    """Standings where every match ends the same way by side."""
    schedule = Schedule(plan)
    shares = tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)
    scores, moves = tuple(10 * place for place in places), (1,) * len(places)
    spent = (0.5,) * len(places)
    return standings(
        schedule,
        [
            PlayedMatch(number, scores, places, shares, 7, moves, spent, spent)
            for number in range(len(schedule))
        ],
    )


def test_four_bots_in_a_two_player_game_meet_in_all_six_pairings() -> None:
    schedule = Schedule(Plan("sushi-go", 2, ("a", "b", "c", "d"), 10, "x"))
    assert len(schedule.line_ups) == 6
    assert len(schedule) == 60
    pairs = Counter(frozenset(schedule.by_side(number)) for number in range(60))
    assert set(pairs.values()) == {10}


def test_one_against_three_sits_in_every_seat_once_per_deal() -> None:
    schedule = Schedule(ALONE)
    assert schedule.deals == 3  # ten matches, rounded up to whole deals of four
    seats = [schedule.by_seat(number).index("greedy") for number in range(len(schedule))]
    assert sorted(seats) == sorted([0, 1, 2, 3] * 3)


def test_fewer_bots_than_seats_are_repeated_and_only_distinct_rotations_count() -> None:
    assert line_ups(("a", "b"), 4) == (("a", "b", "a", "b"),)
    assert len(rotations(("a", "b", "a", "b"))) == 2
    assert len(rotations(("a", "b", "b"))) == 3


@pytest.mark.parametrize(
    ("bots", "reason"),
    [(("a",), "line-up-alone"), (("a", "a"), "line-up-alone"), (("a", "b", "a"), "line-up-twice")],
)
def test_line_ups_without_two_distinct_bots_are_refused(bots: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadLineUp) as caught:
        line_ups(bots, 2)
    assert caught.value.reason == reason


def test_all_line_ups_and_rotations_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def watched(plan: Plan, names: tuple[str, ...], seed: bytes) -> object:
        seeds.append(seed)
        return new_match(plan, names, seed)

    monkeypatch.setattr("bordspil.arena.tournament.new_match", watched)
    schedule = Schedule(PAIRS)
    for number in range(4):
        play(schedule, number)
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_matches_are_the_same_with_any_number_of_processes_and_after_resuming() -> None:
    alone = all_matches(PAIRS)
    assert [match.number for match in alone] == list(range(20))
    assert alone == all_matches(PAIRS, workers=2)
    rest = [match for chunk in tournament(PAIRS, done=range(13), workers=1) for match in chunk]
    assert rest == alone[13:]
    assert alone != all_matches(replace(PAIRS, seed="other"))


def test_a_bot_plays_a_whole_team() -> None:
    assert Schedule(TEAMS).by_seat(0) == ("greedy", "uniform", "greedy", "uniform")
    six = Plan("sequence", 6, ("a", "b", "c"), 3, "x", {"teams": "3"})
    assert Schedule(six).by_seat(1) == ("c", "a", "b", "c", "a", "b")
    for match in all_matches(TEAMS):
        assert sorted(match.places) == [1, 2]
        assert sorted(match.shares) == [0.0, 1.0]
        assert len(match.moves) == 2


def test_simulate_gives_each_team_its_bot() -> None:
    plan = Plan("sequence", 6, ("greedy", "uniform"), 1, "x", {"teams": "3"})
    assert plan.seated == ("greedy", "uniform", "greedy", "greedy", "uniform", "greedy")
    names = play_match(plan, 0).record().seats
    assert [name.split()[0] for name in names] == list(plan.seated)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_sides_agree_with_the_teams_of_the_outcome(name: str) -> None:
    game = find_game(name)
    for count in game.seat_counts:
        plan = Plan(name, count, ("uniform",), 1, "sides")
        outcome = play_match(plan, 0).outcome
        assert outcome is not None
        assert plan.sides == (outcome.teams or tuple(range(count)))


def test_standings_add_up_places_shares_scores_and_times() -> None:
    # The first seat always wins, so rotations make the bots equal.
    found = made_up(PAIRS, (1, 2))
    for line in found.bots:
        assert line.rating.value == pytest.approx(0)
        assert line.firsts.value == 0.5
        assert (line.matches, line.score, line.place, line.seconds, line.longest) == (20, 15, 1.5, 0.5, 0.5)
    assert found.seats[None, 0].value == 1
    assert found.seats["greedy", 1].value == 0
    assert found.ahead["greedy", "uniform"].value == 0.5
    assert found.fair_share == 0.5


def test_ties_count_half_in_the_cross_table() -> None:
    found = made_up(ALONE, (1, 1, 1, 1))
    assert found.ahead["greedy", "uniform"].value == 0.5
    assert ("uniform", "uniform") not in found.ahead


def test_the_greedy_bot_is_rated_above_the_uniform_one() -> None:
    found = standings(Schedule(PAIRS), all_matches(PAIRS))
    assert found.names == ("greedy", "uniform")
    assert found.bots[0].rating.low > 0 > found.bots[1].rating.high
    ahead = found.ahead["greedy", "uniform"]
    assert ahead.value + found.ahead["uniform", "greedy"].value == pytest.approx(1)
    assert sum(found.scores["greedy"].values()) == 20


def test_an_unfinished_tournament_has_no_standings() -> None:
    with pytest.raises(ValueError, match="19 of 20"):
        standings(Schedule(PAIRS), all_matches(PAIRS)[1:])


def test_csv_tables_have_a_row_per_match_and_seat_and_per_bot() -> None:
    schedule, matches = Schedule(TEAMS), all_matches(TEAMS)
    rows = list(csv.DictReader(io.StringIO(match_table(schedule, matches))))
    assert len(rows) == len(schedule) * 4
    assert [row["bot"] for row in rows[:4]] == ["greedy", "uniform", "greedy", "uniform"]
    assert {row["seat"]: row["side"] for row in rows} == {"0": "0", "1": "1", "2": "0", "3": "1"}
    assert sum(float(row["share"]) for row in rows) == 2 * len(schedule)
    bots = list(csv.DictReader(io.StringIO(standings_table(standings(schedule, matches)))))
    assert [row["bot"] for row in bots] == ["greedy", "uniform"]
    assert float(bots[0]["rating_low"]) <= float(bots[0]["rating"]) <= float(bots[0]["rating_high"])
    assert json.loads(bots[0]["matches"]) == len(schedule)
