"""SQ-13: all matches end, and a blocked one is stuck for good."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record
from tests.games.sequence.lengths import MOST_MOVES, TABLES, Plan, Tally, play_chunk
from tests.games.sequence.oracle_steps import Drawn, Play
from tests.games.sequence.sitting import sitting
from tests.games.sequence.stuck import doubt_of, way_out
from tests.games.sequence.table import crowded, without


@pytest.mark.parametrize("hands", [["", ""], ["JD", "JC JD"], ["JC", "", "JD", ""]])
def test_a_full_board_without_one_eyed_jacks_is_stuck(hands: list[str]) -> None:
    assert way_out(sitting(hands, crowded())) is None


@pytest.mark.parametrize("hands", [["JS", "JH"], ["JS", "", "JH"], ["", "JS JH"]])
def test_an_empty_board_with_only_one_eyed_jacks_is_stuck(hands: list[str]) -> None:
    assert way_out(sitting(hands)) is None


def test_a_team_without_chips_is_stuck_even_with_cards_for_free_cells() -> None:
    full, _ = crowded()
    assert way_out(sitting(["7S JD JS", ""], [full])) is None


@pytest.mark.parametrize(
    ("hands", "way"),
    [
        (["JD", "JC 7S"], "seat 1 could exchange 7S"),
        (["JD", "JC JS"], "seat 1 could play JS b1"),
        (["JD", "JC", "JD", "JC 9D"], "seat 3 could exchange 9D"),
    ],
)
def test_one_playable_card_in_any_hand_is_a_way_out(hands: list[str], way: str) -> None:
    assert way_out(sitting(hands, crowded())) == way


def test_a_dead_card_is_a_way_out_even_after_an_exchange_in_this_turn() -> None:
    referee = sitting(["7S", ""], crowded())
    referee.exchanged = True
    assert referee.legal(0) == {("pass",)}
    assert way_out(referee) == "seat 0 could exchange 7S"


def test_a_free_cell_is_a_way_out_for_a_seat_with_its_card_or_a_wild_jack() -> None:
    one, other = crowded()
    free = next(cell for cell in ("b9", "g1") if cell in other.split())
    for held in ("7S", "JD"):
        referee = sitting(["", held], [one, without(other, free)])
        assert way_out(referee) == f"seat 1 could play {held} {free}"


def test_a_card_to_draw_or_a_line_to_choose_is_a_way_out() -> None:
    referee = sitting(["7S", "JD"], draw_yourself=True)
    referee.step(Play(0, "7S", "b9"))
    assert way_out(referee) == "seat 0 has a card to draw"
    referee.step(Drawn(0, "KC"))
    assert way_out(referee) == "seat 0 could play KC a8"
    referee = sitting(["2H", "JS"], ["b2-h2"], ["b2-f2"], active=1, advanced=True)
    referee.step(Play(1, "JS", "b2"))
    assert way_out(referee) == "seat 0 has a line to choose"


# Whole matches.


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("rulings", [0, 12])
def test_every_match_ends_and_every_blocked_one_is_stuck(rulings: int) -> None:
    plan = Plan(matches=4, bots="uniform", seed="ends", rulings=rulings, most_moves=MOST_MOVES)
    total = Tally()
    for chunk in plan.chunks():
        total.add(play_chunk(plan, chunk)[1])
    assert (total.endless, total.doubts) == ([], [])
    assert len(total.lengths) == 4 * len(TABLES)
    # After so many rulings nobody has a card left.
    assert total.blocked > 0 or not rulings


@pytest.mark.parametrize("bots", ["uniform", "greedy"])
def test_a_match_that_does_not_end_is_stopped_and_reported(bots: str) -> None:
    plan = Plan(matches=1, bots=bots, seed="endless", rulings=0, most_moves=9)
    _, tally = play_chunk(plan, (0, range(1)))
    assert tally.endless == ["endless 2 2  0: still running after 9 moves"]
    _, tally = play_chunk(replace(plan, most_moves=MOST_MOVES), (0, range(1)))
    assert (tally.endless, tally.doubts) == ([], [])
    assert tally.lengths[0] > 9


@pytest.mark.rule("SQ-13")
def test_the_record_of_a_blocked_match_proves_that_it_was_stuck() -> None:
    rng = Rng.from_seed("blocked")
    match = Match(GAME, 4, SequenceOptions(no_table_talk=True), seed=seed_from("blocked"))
    while due := match.due():
        if match.rulings() and rng.below(3) == 0:
            match.submit(None, rng.choice(match.rulings()))
        else:
            match.submit(due[0], rng.choice(match.view(due[0]).legal_moves))
    assert match.outcome is not None
    assert match.outcome.reason == "blocked"
    record = Record.from_json(match.record().as_json())
    assert doubt_of(record) is None
