"""SQ-13: a player who can do nothing passes, and when nobody can do anything the match is blocked."""

from __future__ import annotations

from typing import Any

import pytest

from bordspil.core.errors import MatchOver
from bordspil.games.sequence.events import CardDrawn, MatchEnded, TurnPassed
from bordspil.games.sequence.moves import Pass
from bordspil.games.sequence.state import SequenceState
from tests.games.sequence.table import crowded, discards, hand, play, play_on, sizes, table
from tests.helpers.rule_assertions import moves, of_kind, refusal


def with_dead(*hands: str, **more: Any) -> SequenceState:
    """A position where 7S and 2H are dead."""
    return table(list(hands), ["b9 e6", "g1 h9"], **more)


def reason_of(state: SequenceState) -> str | None:
    """Why the match is over; None while it is running."""
    outcome = state.outcome()
    return None if outcome is None else outcome.reason


@pytest.mark.rule("SQ-13")
def test_a_player_who_can_play_nothing_passes_and_draws_nothing() -> None:
    state = table(["JS", "4H 4H"], ["b9", ""], passes=0)
    assert moves(state, 0) == {"pass"}
    assert play(state, 0, "pass") == [TurnPassed(0)]
    assert hand(state, 0) == "JS"
    assert (state.due(), state.turn, state.view(None).passes) == ((1,), 1, 1)
    assert discards(state) == ""


@pytest.mark.rule("SQ-13")
def test_a_player_without_cards_passes() -> None:
    state = table(["", "4H"])
    assert moves(state, 0) == {"pass"}
    play(state, 0, "pass")
    assert sizes(state) == (0, 1)


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize(
    ("held", "chips"), [("7S", ["b9", ""]), ("JD", ["", ""]), ("JS", ["", "b9"]), ("7S", ["b9", "g1"])]
)
def test_a_player_who_can_play_or_exchange_a_card_may_not_pass(held: str, chips: list[str]) -> None:
    state = table([held, "4H"], chips)
    assert refusal(state, 0, "pass") == ("no-pass", "SQ-13")
    assert refusal(state, 0, Pass()) == ("no-pass", "SQ-13")


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_when_all_pass_one_after_another_the_match_ends(seat_count: int, first: int) -> None:
    state = table([""] * seat_count, active=first)
    for number in range(seat_count):
        assert state.outcome() is None
        seat = (first + number) % seat_count
        assert state.due() == (seat,)
        events = play(state, seat, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert events == [TurnPassed((first - 1) % seat_count), MatchEnded(outcome)]
    assert (state.due(), outcome.reason) == ((), "blocked")
    before = state.snapshot()
    with pytest.raises(MatchOver):
        play(state, 0, "pass")
    assert state.snapshot() == before


@pytest.mark.rule("SQ-13")
def test_a_play_restarts_the_count_of_passes() -> None:
    for move in ("7S b9", "JD c3", "JS h8"):
        state = table(["", "", "", move[:2]], ["h8", ""], deck="JH")
        play_on(state, "pass", "pass", "pass", move)
        assert state.view(None).passes == 0
        play_on(state, "pass", "pass", "pass")
        assert state.outcome() is None
        assert state.due() == (3,)


@pytest.mark.rule("SQ-13")
def test_a_player_who_gets_a_playable_card_for_a_dead_one_plays_on() -> None:
    state = with_dead("", "7S", deck="KC")
    play_on(state, "pass", "dead 7S")
    assert refusal(state, 1, "pass") == ("no-pass", "SQ-13")


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize(
    ("lined", "winners", "scores"),
    [
        (["b2-f2", ""], (0, 2), (1, 0, 1, 0)),
        (["", "b4-f4"], (1, 3), (0, 1, 0, 1)),
        (["b2-f2", "b4-f4"], (0, 1, 2, 3), (1, 1, 1, 1)),
        (["", ""], (0, 1, 2, 3), (0, 0, 0, 0)),
    ],
)
def test_the_team_with_most_lines_wins_a_blocked_match_and_ties_share(
    lined: list[str], winners: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    state = table([""] * 4, ["b2-f2", "b4-f4"], lines=lined)
    play_on(state, *["pass"] * 4)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "blocked")
    assert outcome.teams == (0, 1, 0, 1)
    assert state.winners() == winners
    assert {line.seat for line in outcome.standings if line.rank == 1} == set(winners)


@pytest.mark.rule("SQ-13")
def test_three_teams_without_a_line_share_a_blocked_match() -> None:
    state = table([""] * 9)
    play_on(state, *["pass"] * 9)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(range(9))
    assert outcome.shares == (1 / 3,) * 9


# An exchange keeps the match going.


@pytest.mark.rule("SQ-13")
def test_with_two_players_an_exchange_keeps_the_match_going() -> None:
    # Seat 1 gets a dead card for each dead card: in each of its turns it exchanges one and passes.
    state = with_dead("", "7S", deck="2H 2H")
    for card in ("7S", "2H"):
        assert moves(state, 0) == {"pass"}
        play(state, 0, "pass")
        assert (state.view(None).passes, moves(state, 1)) == (1, {f"dead {card}"})
        play_on(state, f"dead {card}", "pass")
        # The pass of a turn with an exchange does not count.
        assert (state.outcome(), state.due(), state.view(None).passes) == (None, (0,), 0)


@pytest.mark.rule("SQ-13")
def test_after_an_exchange_a_whole_round_of_passes_blocks_the_match() -> None:
    # All chips belong to team 0, so seat 0 can remove nothing.
    state = table(["7S", ""], ["b9 g1", ""], deck="JS")
    play_on(state, "dead 7S", "pass", "pass")
    # Seat 1 has passed, but seat 0 only after an exchange.
    assert (state.outcome(), moves(state, 0)) == (None, {"pass"})
    events = play(state, 0, "pass")
    assert [event.name() for event in events] == ["turn-passed", "match-ended"]
    assert reason_of(state) == "blocked"


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("exchanger", [0, 1, 2])
@pytest.mark.parametrize("draw_yourself", [False, True])
def test_with_three_players_an_exchange_restarts_the_count_of_passes(
    exchanger: int, draw_yourself: bool
) -> None:
    hands = ["7S" if seat == exchanger else "" for seat in range(3)]
    chips = ["b9 g1" if seat == exchanger else "" for seat in range(3)]
    state = table(hands, chips, deck="JS", draw_yourself=draw_yourself)
    for seat in range(3):
        if seat == exchanger:
            play(state, seat, "dead 7S")
        play(state, seat, "pass")
    # All have passed in a row, but one of them exchanged a card first.
    assert (state.outcome(), state.view(None).passes) == (None, 2 - exchanger)
    for number in range(1 + exchanger):
        assert state.outcome() is None
        assert moves(state, number) == {"pass"}
        play(state, number, "pass")
    # Now all three have passed, and nobody exchanged.
    assert reason_of(state) == "blocked"


@pytest.mark.rule("SQ-13")
def test_passes_are_counted_from_the_last_of_several_exchanges() -> None:
    # Both cards in the deck are dead as well.
    state = with_dead("7S", "", "2H", "", deck="2H 7S")
    play_on(state, "dead 7S", "pass", "pass")
    assert state.view(None).passes == 1
    play_on(state, "dead 2H", "pass")
    assert state.view(None).passes == 0
    play_on(state, "pass")
    assert (state.outcome(), state.due(), state.view(None).passes) == (None, (0,), 1)


# A pass draws nothing.


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("draw_yourself", [False, True])
def test_a_pass_draws_nothing_after_an_exchange_either(draw_yourself: bool) -> None:
    state = with_dead("7S", "4H 4H", deck="2H 2H", draw_yourself=draw_yourself)
    play(state, 0, "dead 7S")
    assert play(state, 0, "pass") == [TurnPassed(0)]
    assert (hand(state, 0), sizes(state), state.view(None).deck_size) == ("2H", (1, 2), 1)
    assert (state.view(None).open_draws, state.due()) == ((), (1,))


# Blocked: nobody can ever move again.


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("seat_count", [2, 4, 8])
@pytest.mark.parametrize("draw_yourself", [False, True])
def test_a_match_with_a_full_board_and_only_wild_jacks_is_blocked(
    seat_count: int, draw_yourself: bool
) -> None:
    jacks = ["JD", "JC", "JD", "JC", "", "", "", ""][:seat_count]
    state = table(jacks, crowded(), draw_yourself=draw_yourself)
    for seat in range(seat_count):
        assert (state.outcome(), moves(state, seat)) == (None, {"pass"})
        assert of_kind(play(state, seat, "pass"), CardDrawn) == []
    assert reason_of(state) == "blocked"
    assert sizes(state) == tuple([len(jack.split()) for jack in jacks])


@pytest.mark.rule("SQ-13")
@pytest.mark.parametrize("hands", [["JS", "JH"], ["JS", "JH", "JS"], ["JS", "", "", "JH"]])
def test_a_match_with_an_empty_board_and_only_one_eyed_jacks_is_blocked(hands: list[str]) -> None:
    state = table(hands)
    for seat in range(len(hands)):
        assert (state.outcome(), moves(state, seat)) == (None, {"pass"})
        play(state, seat, "pass")
    assert reason_of(state) == "blocked"


@pytest.mark.rule("SQ-13")
@pytest.mark.rule("SQ-20")
def test_a_match_between_a_team_without_chips_and_one_without_cards_is_blocked() -> None:
    full, _ = crowded()
    state = table(["7S JD JS", ""], [full, ""])
    play_on(state, "pass", "pass")
    assert reason_of(state) == "blocked"


@pytest.mark.rule("SQ-13")
def test_no_match_is_blocked_while_a_dead_card_is_in_a_hand() -> None:
    # Only the last seat has one, and it may not pass.
    state = table(["JD", "JC", "JD", "JC 7S"], crowded(), deck="")
    play_on(state, "pass", "pass", "pass")
    assert moves(state, 3) == {"dead 7S"}
    assert refusal(state, 3, "pass") == ("no-pass", "SQ-13")
    assert state.outcome() is None
