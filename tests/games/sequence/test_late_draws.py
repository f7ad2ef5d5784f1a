"""SQ-14, draw yourself: drawing is a move of its own, and can be lost."""

from __future__ import annotations

import pytest

from bordspil.core.errors import IllegalMove, MatchOver, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import (
    CardDrawn,
    CardReceived,
    ChipPlaced,
    ChipRemoved,
    DeckRenewed,
    DrawLost,
)
from bordspil.games.sequence.moves import Pass
from bordspil.games.sequence.state import SequenceState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sequence.table import deck, discards, play, play_on, sizes, table
from tests.helpers.rule_assertions import moves, of_kind, refusal


def open_draws(state: SequenceState) -> set[int]:
    """The seats that may still draw."""
    return {seat for seat, _ in state.view(None).open_draws}


def slow(*hands: str) -> SequenceState:
    """A table with *draw it yourself*."""
    return table(hands or ["7S 2H QC", "3H 4H", "5H 6H", "8H 9H"], draw_yourself=True)


@pytest.mark.rule("SQ-14")
def test_without_the_option_the_card_is_drawn_for_the_player() -> None:
    state = table(["7S 2H", "3H"])
    assert len(of_kind(play(state, 0, "7S b9"), CardDrawn)) == 1
    assert (open_draws(state), sizes(state)) == (set(), (2, 1))
    assert refusal(state, 1, "draw") == ("nothing-to-draw", "SQ-14")
    assert not SequenceOptions().draw_yourself


@pytest.mark.rule("SQ-14")
@pytest.mark.parametrize("move", ["7S b9", "JD e5", "JS h8"])
def test_with_the_option_drawing_is_a_move_of_its_own(move: str) -> None:
    state = table(["7S JD JS", "3H"], ["", "h8"], deck="KC", draw_yourself=True)
    assert refusal(state, 0, "draw") == ("nothing-to-draw", "SQ-14")
    (played,) = play(state, 0, move)
    assert isinstance(played, ChipPlaced | ChipRemoved)
    assert (sizes(state), open_draws(state)) == ((2, 1), {0})
    assert state.view(None).active == 1
    assert moves(state, 0) == {"draw"}
    assert play(state, 0, "draw") == [CardDrawn(0), CardReceived(0, Card.KING_CLUBS)]
    assert (sizes(state), open_draws(state), moves(state, 0)) == ((3, 1), set(), set())
    assert state.view(None).active == 1
    with pytest.raises(NotDue):
        play(state, 0, "draw")


@pytest.mark.rule("SQ-14")
def test_the_next_player_need_not_wait_for_a_player_who_may_draw() -> None:
    state = slow()
    play(state, 0, "7S b9")
    assert state.due() == (0,)
    assert "3H f6" in moves(state, 1)
    play(state, 1, "3H f6")
    assert state.due() == (0, 1)
    play(state, 1, "draw")
    play(state, 2, "5H e5")
    play(state, 2, "draw")
    assert state.due() == (3,)


@pytest.mark.rule("SQ-14")
def test_a_draw_is_not_lost_while_the_next_player_has_placed_but_not_drawn() -> None:
    state = slow()
    play_on(state, "7S b9", "3H f6")
    assert moves(state, 0) == {"draw"}
    assert of_kind(play(state, 0, "draw"), DrawLost) == []
    assert sizes(state) == (3, 1, 2, 2)
    # The draw was in time, and it was for the older play: the next player's draw is still open.
    assert open_draws(state) == {1}
    assert moves(state, 1) == {"draw"}


@pytest.mark.rule("SQ-14")
@pytest.mark.rule("SQ-19")
def test_a_player_who_plays_on_loses_the_draw_before_choosing_a_line() -> None:
    state = table(["7S JD 2H", "3H 4H"], ["b2-e2 g2"], draw_yourself=True)
    play_on(state, "7S b9", "3H f6")
    assert open_draws(state) == {0, 1}
    play(state, 0, "JD f2")
    assert moves(state, 0) == {"line b2-f2", "line c2-g2"}
    assert open_draws(state) == {1}
    play(state, 0, "line b2-f2")
    assert (open_draws(state), moves(state, 0)) == ({0, 1}, {"draw"})


@pytest.mark.rule("SQ-14")
def test_a_draw_is_lost_for_good_when_the_next_player_has_placed_and_drawn() -> None:
    state = slow()
    play_on(state, "7S b9", "3H f6")
    events = play(state, 1, "draw")
    assert [event.name() for event in events] == ["card-drawn", "card-received", "draw-lost"]
    assert of_kind(events, DrawLost) == [DrawLost(0)]
    assert (open_draws(state), sizes(state)) == (set(), (2, 2, 2, 2))
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "draw")
    assert state.snapshot() == before
    # One card fewer from now on: the next play brings one card, not two.
    play(state, 2, "5H e5")
    play(state, 3, "8H d7")
    play(state, 0, "2H e6")
    play(state, 0, "draw")
    assert sizes(state)[0] == 2
    assert refusal(state, 1, "draw") == ("nothing-to-draw", "SQ-14")


@pytest.mark.rule("SQ-14")
def test_a_draw_is_not_lost_when_the_player_after_next_draws() -> None:
    state = slow()
    play_on(state, "7S b9", "3H f6", "5H e5")
    assert of_kind(play(state, 2, "draw"), DrawLost) == [DrawLost(1)]
    assert open_draws(state) == {0}
    play(state, 0, "draw")
    assert sizes(state) == (3, 1, 2, 2)


@pytest.mark.rule("SQ-14")
def test_a_draw_is_not_lost_when_the_next_player_draws_for_an_older_play() -> None:
    state = slow("7S 2H", "3H 4H", "5H 6H")
    play_on(state, "7S b9", "3H f6", "5H e5")
    play(state, 0, "draw")
    play(state, 0, "2H e6")
    # Seat 1 draws for its own first play, which was before seat 0's second.
    assert of_kind(play(state, 1, "draw"), DrawLost) == []
    assert open_draws(state) == {0, 2}
    # Seat 1 plays on and draws: now the draw is lost.
    play(state, 1, "4H f5")
    assert of_kind(play(state, 1, "draw"), DrawLost) == [DrawLost(0)]
    assert open_draws(state) == {2}


@pytest.mark.rule("SQ-14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_comes_after_the_last(first: int) -> None:
    state = table(["7S 2H", "3H 4H", "5H 6H"], active=first, draw_yourself=True)
    plays = ["7S b9", "3H f6", "5H e5"]
    after = (first + 1) % 3
    play(state, first, plays[first])
    play(state, after, plays[after])
    assert open_draws(state) == {first, after}
    assert of_kind(play(state, after, "draw"), DrawLost) == [DrawLost(first)]


@pytest.mark.rule("SQ-14")
def test_a_player_who_plays_again_without_drawing_loses_the_draw() -> None:
    state = slow("7S 2H", "3H 4H", "5H 6H")
    play_on(state, "7S b9", "3H f6", "5H e5")
    events = play(state, 0, "2H e6")
    assert of_kind(events, DrawLost) == [DrawLost(0)]
    # The new play has its own draw: one card, not two.
    assert open_draws(state) == {0, 1, 2}
    play(state, 0, "draw")
    assert (sizes(state)[0], 0 in open_draws(state)) == (1, False)


@pytest.mark.rule("SQ-14")
def test_with_two_players_a_draw_is_lost_once_the_other_has_played_and_drawn() -> None:
    state = slow("7S 2H", "3H 4H")
    play_on(state, "7S b9", "3H f6")
    # A draw for the older play costs the other player nothing.
    assert of_kind(play(state, 0, "draw"), DrawLost) == []
    assert open_draws(state) == {1}
    play(state, 0, "2H e6")
    assert open_draws(state) == {0, 1}
    assert of_kind(play(state, 0, "draw"), DrawLost) == [DrawLost(1)]
    assert sizes(state) == (2, 1)


@pytest.mark.rule("SQ-14")
def test_playing_a_one_eyed_jack_and_drawing_counts_like_placing() -> None:
    state = slow("7S 2H", "JS 4H")
    play_on(state, "7S b9", "JS b9")
    assert open_draws(state) == {0, 1}
    assert of_kind(play(state, 1, "draw"), DrawLost) == [DrawLost(0)]


@pytest.mark.rule("SQ-14")
def test_a_pass_neither_opens_nor_closes_a_draw() -> None:
    state = slow("7S 2H", "", "")
    play_on(state, "7S b9", "pass", "pass")
    assert (open_draws(state), moves(state, 1)) == ({0}, set())
    assert "draw" in moves(state, 0)
    play(state, 0, "draw")
    assert sizes(state) == (2, 0, 0)


@pytest.mark.rule("SQ-13")
@pytest.mark.rule("SQ-14")
def test_a_player_with_an_open_draw_may_not_pass() -> None:
    state = slow("7S", "", "")
    play_on(state, "7S b9", "pass", "pass")
    assert moves(state, 0) == {"draw"}
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, "pass")
    assert (caught.value.reason, caught.value.rule) == ("no-pass", "SQ-13")
    play(state, 0, "draw")
    assert "draw" not in moves(state, 0)
    assert state.outcome() is None


@pytest.mark.rule("SQ-14")
def test_a_dead_card_is_replaced_at_once_and_closes_no_draw() -> None:
    state = table(["3H 2H", "7S 4H"], ["b9", "g1"], deck="KC QD", draw_yourself=True)
    play(state, 0, "3H f6")
    assert [event.name() for event in play(state, 1, "dead 7S")] == [
        "dead-card-shown",
        "card-drawn",
        "card-received",
    ]
    assert (sizes(state), open_draws(state)) == ((1, 2), {0})


@pytest.mark.rule("SQ-14")
def test_a_late_draw_renews_an_empty_deck_from_all_discards_so_far() -> None:
    state = table(["7S 2H", "3H 4H"], deck="", draw_yourself=True)
    play(state, 0, "7S b9")
    assert "7S" in discards(state).split()
    play(state, 1, "3H f6")
    assert len(of_kind(play(state, 0, "draw"), DeckRenewed)) == 1
    assert (discards(state), deck(state).total()) == ("", 104 - 4 + 1)


@pytest.mark.rule("SQ-14")
def test_a_player_with_an_open_draw_may_do_nothing_else_out_of_turn() -> None:
    state = slow()
    play(state, 0, "7S b9")
    assert refusal(state, 0, "2H e6") == ("not-your-turn", "SQ-4")


@pytest.mark.rule("SQ-14")
def test_a_player_draws_after_choosing_a_line_and_others_may_draw_meanwhile() -> None:
    state = table(["JD", "7S"], ["b2-e2 g2"], active=1, draw_yourself=True)
    play(state, 1, "7S b9")
    play(state, 0, "JD f2")
    assert (open_draws(state), moves(state, 1)) == ({1}, {"draw"})
    play(state, 0, "line b2-f2")
    assert open_draws(state) == {0, 1}
    assert of_kind(play(state, 0, "draw"), DrawLost) == [DrawLost(1)]


@pytest.mark.rule("SQ-14")
def test_nothing_can_be_drawn_when_the_match_is_over() -> None:
    state = table(["JD", "7S"], ["b2-e2 b4-f4"], lines=["b4-f4"], active=1, draw_yourself=True)
    play(state, 1, "7S b9")
    play(state, 0, "JD f2")
    assert (state.due(), moves(state, 0), moves(state, 1)) == ((), set(), set())
    with pytest.raises(MatchOver):
        play(state, 1, "draw")


@pytest.mark.rule("SQ-14")
def test_a_player_who_can_only_draw_cannot_pass() -> None:
    state = SequenceState(2, 2, True)
    rng = Rng.from_seed(3)
    state.begin(rng)
    first = state.due()[0]
    state.play(first, state.legal_moves(first)[0], rng)
    with pytest.raises(IllegalMove) as caught:
        state.play(first, Pass(), rng)
    assert caught.value.reason == "not-your-turn"


@pytest.mark.rule("SQ-14")
def test_a_draw_that_is_still_open_is_never_stale() -> None:
    match = Match(GAME, 3, SequenceOptions(draw_yourself=True), seed=seed_from("late"))
    first = match.due()[0]
    match.submit(first, match.view(first).legal_moves[0])
    seen, second = match.turn, (first + 1) % 3
    match.submit(second, match.view(second).legal_moves[0])
    assert match.turn != seen
    match.submit(first, "draw", turn=seen)
    assert len(match.view(first).as_data()["hand"]) == 6
