"""SQ-14, SQ-21 and SQ-22: drawing as a move of its own, rulings, and lines that can be broken."""

from __future__ import annotations

from itertools import permutations

import pytest

from bordspil.core.errors import IllegalMove, MatchOver, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.games.sequence.events import (
    CardDrawn,
    CardLost,
    CardReceived,
    ChipPlaced,
    ChipRemoved,
    DeckRenewed,
    DrawLost,
    LineBroken,
    LineCompleted,
    RulingMade,
)
from bordspil.games.sequence.moves import Draw, Pass, Ruling, parse
from bordspil.games.sequence.parts import Card
from bordspil.games.sequence.rules import SequenceState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import replay, verify
from tests.games.sequence.table import (
    cells,
    census,
    chips,
    deck,
    discards,
    fresh,
    hand,
    lines,
    moves,
    of_kind,
    play,
    play_on,
    refusal,
    sizes,
    table,
)


def open_draws(state: SequenceState) -> set[int]:
    """The seats that may still draw."""
    return {seat for seat, _ in state.view(None).open_draws}


def refused_ruling(state: SequenceState, ruling: str) -> str:
    """Why a ruling is refused; nothing may have changed."""
    before = state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        play(state, None, ruling)
    assert state.snapshot() == before
    return caught.value.reason


# SQ-14


def slow(*hands: str) -> SequenceState:
    """A table at which everyone draws by themselves."""
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
def test_who_may_draw_is_waited_for_but_the_next_player_may_go_on_at_once() -> None:
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
    # It was drawn in time, and for the older play: the next player's draw is still open.
    assert open_draws(state) == {1}
    assert moves(state, 1) == {"draw"}


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
def test_the_next_player_after_the_last_seat_is_the_first(first: int) -> None:
    state = table(["7S 2H", "3H 4H", "5H 6H"], active=first, draw_yourself=True)
    plays = ["7S b9", "3H f6", "5H e5"]
    after = (first + 1) % 3
    play(state, first, plays[first])
    play(state, after, plays[after])
    assert open_draws(state) == {first, after}
    assert of_kind(play(state, after, "draw"), DrawLost) == [DrawLost(first)]


@pytest.mark.rule("SQ-14")
def test_who_plays_their_own_next_card_has_given_the_draw_up() -> None:
    state = slow("7S 2H", "3H 4H", "5H 6H")
    play_on(state, "7S b9", "3H f6", "5H e5")
    events = play(state, 0, "2H e6")
    assert of_kind(events, DrawLost) == [DrawLost(0)]
    # The new play has a draw of its own: one, not two.
    assert open_draws(state) == {0, 1, 2}
    play(state, 0, "draw")
    assert (sizes(state)[0], 0 in open_draws(state)) == (1, False)


@pytest.mark.rule("SQ-14")
def test_of_two_players_the_one_who_draws_after_the_other_has_played_and_drawn_is_too_late() -> None:
    state = slow("7S 2H", "3H 4H")
    play_on(state, "7S b9", "3H f6")
    # The older draw closes nothing.
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
def test_a_pass_brings_no_draw_and_closes_none() -> None:
    state = slow("7S 2H", "", "")
    play_on(state, "7S b9", "pass", "pass")
    assert (open_draws(state), moves(state, 1)) == ({0}, set())
    assert "draw" in moves(state, 0)
    play(state, 0, "draw")
    assert sizes(state) == (2, 0, 0)


@pytest.mark.rule("SQ-13")
@pytest.mark.rule("SQ-14")
def test_nobody_passes_who_might_still_draw_a_card_to_play() -> None:
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
def test_a_draw_as_a_move_renews_an_empty_deck_from_what_lies_there_then() -> None:
    state = table(["7S 2H", "3H 4H"], deck="", draw_yourself=True)
    play(state, 0, "7S b9")
    assert "7S" in discards(state).split()
    play(state, 1, "3H f6")
    assert len(of_kind(play(state, 0, "draw"), DeckRenewed)) == 1
    assert (discards(state), deck(state).total()) == ("", 104 - 4 + 1)


@pytest.mark.rule("SQ-14")
def test_who_has_a_draw_open_may_do_nothing_else_out_of_turn() -> None:
    state = slow()
    play(state, 0, "7S b9")
    assert refusal(state, 0, "2H e6") == ("not-your-turn", "SQ-4")


@pytest.mark.rule("SQ-14")
def test_the_draw_comes_after_a_choice_and_others_may_draw_meanwhile() -> None:
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


# SQ-21


def talking(**more: int) -> SequenceState:
    """Four players, seats 0 and 2 against 1 and 3; seat 1 has the turn."""
    return table(["7S 2H", "3H 4H", "5H 6H JD", "8H 9H"], active=more.get("active", 1), no_table_talk=True)


@pytest.mark.rule("SQ-21")
def test_without_the_option_there_are_no_rulings() -> None:
    state = table(["7S", "2H"])
    assert state.rulings() == ()
    assert refused_ruling(state, "ruling 0") == "no-such-ruling"
    assert not SequenceOptions().no_table_talk


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize(("seat_count", "teams"), [(2, 2), (4, 2), (6, 3), (9, 3)])
def test_the_table_may_rule_against_any_team(seat_count: int, teams: int) -> None:
    state = fresh(seat_count, teams=teams, no_table_talk=True)
    assert state.rulings() == tuple(Ruling(team) for team in range(teams))
    if teams == 2:
        assert refused_ruling(state, "ruling 2") == "no-such-ruling"
    for team in range(teams):
        ruled = state.clone()
        assert play(ruled, None, f"ruling {team}") == [RulingMade(team)]
        assert ruled.due() == tuple(range(team, seat_count, teams))


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize("order", list(permutations([0, 2])))
def test_all_members_give_up_a_card_of_their_choice_in_any_order(order: tuple[int, ...]) -> None:
    state = talking()
    play(state, None, "ruling 0")
    assert (state.due(), state.view(None).losing) == ((0, 2), (0, 2))
    assert moves(state, 0) == {"lose 7S", "lose 2H"}
    assert moves(state, 2) == {"lose 5H", "lose 6H", "lose JD"}
    assert moves(state, 1) == moves(state, 3) == set()
    lost = {0: "2H", 2: "JD"}
    for number, seat in enumerate(order):
        assert state.due() == tuple(sorted(order[number:]))
        assert play(state, seat, f"lose {lost[seat]}") == [CardLost(seat, Card(lost[seat]))]
    # No replacement, openly on the discards, and play goes on where it was.
    assert [hand(state, seat) for seat in range(4)] == ["7S", "3H 4H", "5H 6H", "8H 9H"]
    assert discards(state) == "2H JD"
    assert state.view(None).tops == (Card.TWO_HEARTS, None, Card.JACK_DIAMONDS, None)
    assert (state.due(), state.view(None).active) == ((1,), 1)
    assert "3H f6" in moves(state, 1)
    # With a card fewer for good.
    play_on(state, "3H f6", "5H e5", "8H d7", "7S b9")
    assert sizes(state) == (1, 2, 2, 2)


@pytest.mark.rule("SQ-21")
def test_a_ruling_changes_nothing_but_who_must_give_a_card_up() -> None:
    state = table(["", "7S 7S", "", "9H"], active=1, passes=1, no_table_talk=True)
    before = state.view(None)
    play_on_ruling = play(state, None, "ruling 1")
    assert play_on_ruling == [RulingMade(1)]
    play(state, 3, "lose 9H")
    play(state, 1, "lose 7S")
    after = state.view(None)
    assert (after.active, after.passes, after.turn, after.board) == (
        before.active,
        before.passes,
        before.turn,
        before.board,
    )
    assert hand(state, 1) == "7S"


@pytest.mark.rule("SQ-21")
def test_members_without_cards_lose_nothing() -> None:
    state = table(["7S", "3H", "", "8H"], active=1, no_table_talk=True)
    play(state, None, "ruling 0")
    assert state.due() == (0,)
    play(state, 0, "lose 7S")
    assert (state.due(), sizes(state)) == ((1,), (0, 1, 0, 1))
    # Where no member has a card, play goes on at once.
    assert play(state, None, "ruling 0") == [RulingMade(0)]
    assert (state.due(), state.view(None).losing) == ((1,), ())
    play(state, 1, "3H f6")


@pytest.mark.rule("SQ-21")
def test_the_player_whose_turn_it_is_may_be_ruled_against_too() -> None:
    state = talking(active=0)
    play(state, None, "ruling 0")
    assert refusal(state, 0, "7S b9") == ("ruling-first", "SQ-21")
    play(state, 0, "lose 7S")
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "2H e6")
    assert state.snapshot() == before
    play(state, 2, "lose 5H")
    assert state.due() == (0,)
    assert moves(state, 0) == {"2H e6", "2H h9"}


@pytest.mark.rule("SQ-21")
def test_what_can_not_be_given_up_is_refused() -> None:
    state = talking()
    assert refusal(state, 1, "lose 3H") == ("nothing-to-lose", "SQ-21")
    play(state, None, "ruling 0")
    assert refusal(state, 0, "lose 3H") == ("card-not-in-hand", "SQ-21")
    assert refusal(state, 2, "dead 5H") == ("no-exchange-now", "SQ-11")
    before = state.snapshot()
    for seat, move in ((1, "lose 3H"), (1, "3H f6"), (3, "pass")):
        with pytest.raises(NotDue):
            play(state, seat, move)
    assert state.snapshot() == before
    play(state, 0, "lose 7S")
    with pytest.raises(NotDue):
        play(state, 0, "lose 2H")


@pytest.mark.rule("SQ-21")
def test_a_ruling_is_made_only_at_the_beginning_of_a_turn() -> None:
    # Not after an exchange, but in the next turn again.
    state = table(["7S 2H", "3H"], ["b9", "g1"], no_table_talk=True)
    assert state.rulings() != ()
    play(state, 0, "dead 7S")
    assert refused_ruling(state, "ruling 1") == "no-such-ruling"
    play(state, 0, "2H e6")
    assert state.rulings() != ()
    # Not while a line is to be chosen.
    state = table(["JD 2H", "3H"], ["b2-e2 g2"], no_table_talk=True)
    play(state, 0, "JD f2")
    assert refused_ruling(state, "ruling 1") == "no-such-ruling"
    play(state, 0, "line b2-f2")
    # Not while the last ruling's cards are given up; then again, and twice if need be.
    play(state, None, "ruling 1")
    for team in (0, 1):
        assert refused_ruling(state, f"ruling {team}") == "no-such-ruling"
    play(state, 1, "lose 3H")
    play(state, None, "ruling 0")
    assert state.due() == (0,)


@pytest.mark.rule("SQ-21")
def test_there_is_no_ruling_after_the_match() -> None:
    state = table(["", ""], no_table_talk=True)
    play_on(state, "pass", "pass")
    before = state.snapshot()
    with pytest.raises(MatchOver):
        play(state, None, "ruling 0")
    assert (state.snapshot(), state.rulings()) == (before, ())


@pytest.mark.rule("SQ-21")
def test_a_ruling_is_nobodys_move() -> None:
    state = talking()
    for team in (0, 1):
        assert refusal(state, 1, f"ruling {team}") == ("ruling-by-seat", "SQ-21")
    for seat in range(4):
        assert not any(isinstance(move, Ruling) for move in state.legal_moves(seat))
        assert not any(isinstance(move, Ruling) for move in state.view(seat).legal_moves)
    # And a seat's move is no ruling.
    before = state.snapshot()
    with pytest.raises(IllegalMove):
        state.play(None, parse("3H f6"), Rng.from_seed(0))
    assert state.snapshot() == before


@pytest.mark.rule("SQ-21")
def test_open_draws_stay_open_over_a_ruling() -> None:
    state = table(["7S 2H", "3H 4H"], draw_yourself=True, no_table_talk=True)
    play(state, 0, "7S b9")
    play(state, None, "ruling 1")
    assert (state.due(), moves(state, 0)) == ((1,), set())
    play(state, 1, "lose 3H")
    assert (state.due(), moves(state, 0)) == ((0,), {"draw"})


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize("draw_yourself", [False, True])
def test_rulings_are_in_the_record_which_can_be_played_again_and_verified(draw_yourself: bool) -> None:
    options = SequenceOptions(no_table_talk=True, draw_yourself=draw_yourself)
    match = Match(GAME, 4, options, seed=seed_from("ruling"))
    rng = Rng.from_seed(1)
    (seat,) = match.due()
    with pytest.raises(IllegalMove) as caught:
        match.submit(seat, "ruling 1")
    assert caught.value.reason == "ruling-by-seat"
    assert match.record().moves == ()
    ruled = 0
    for number in range(2000):
        if match.is_over:
            break
        if number in (0, 30) and match.rulings():
            assert match.submit(None, "ruling 1") == (RulingMade(1),)
            assert match.due() == (1, 3)
            ruled += 1
        seat = rng.choice(match.due())
        match.submit(seat, rng.choice(match.view(seat).legal_moves))
    assert match.is_over
    assert ruled >= 1
    record = match.record()
    data = record.as_data()["moves"]
    assert data[0] == [None, "ruling 1"]
    assert data.count([None, "ruling 1"]) == ruled
    assert verify(record) == []
    read = Record.from_json(record.as_json())
    assert read == record
    assert verify(read) == []
    told = [event for _, events in replay(read) for event in events]
    assert told == list(match.story())


# SQ-22


def broken(own: str = "b2-f2", **more: str) -> SequenceState:
    """Team 0 has the line b2-f2, seat 1 a one-eyed jack and the turn."""
    return table(
        [more.get("hand", "JD 2H"), "JS JH 3H"], [own, "h8"], lines=["b2-f2"], active=1, advanced=True
    )


@pytest.mark.rule("SQ-22")
def test_without_the_option_a_line_can_not_be_broken() -> None:
    state = table(["JD 2H", "JS 3H"], ["b2-f2", "h8"], lines=["b2-f2"], active=1)
    for cell in sorted(cells("b2-f2")):
        assert refusal(state, 1, f"JS {cell}") == ("safe-chip", "SQ-9")
    assert not SequenceOptions().advanced


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize("jack", ["JS", "JH"])
@pytest.mark.parametrize("cell", ["b2", "c2", "d2", "e2", "f2"])
def test_any_chip_of_a_line_can_be_removed_and_completed_again(jack: str, cell: str) -> None:
    state = broken()
    events = play(state, 1, f"{jack} {cell}")
    row = ("b2", "c2", "d2", "e2", "f2")
    assert events[:2] == [ChipRemoved(1, Card(jack), cell, 0), LineBroken(0, row)]
    assert (lines(state, 0), state.scores()) == ([], (0, 0))
    assert chips(state, 0) == set(row) - {cell}
    events = play(state, 0, f"JD {cell}")
    assert of_kind(events, LineCompleted) == [LineCompleted(0, 0, row)]
    assert (lines(state, 0), state.scores(), state.outcome()) == (["b2-f2"], (1, 0), None)


@pytest.mark.rule("SQ-22")
@pytest.mark.parametrize(
    ("row", "cell"), [("d6-d10", "d8"), ("d3-d7", "d4"), ("d3-d7", "d7"), ("f6-j10", "g7"), ("a6-a10", "a6")]
)
def test_lines_anywhere_on_the_board_can_be_broken(row: str, cell: str) -> None:
    state = table(["JD", "JS"], [row], lines=[row], active=1, advanced=True)
    assert {f"JS {each}" for each in cells(row) - {"a10", "j10"}} == moves(state, 1)
    play(state, 1, f"JS {cell}")
    assert lines(state, 0) == []
    play(state, 0, f"JD {cell}")
    assert lines(state, 0) == [row]


@pytest.mark.rule("SQ-22")
def test_a_broken_line_counts_no_more_for_the_win() -> None:
    state = broken("b2-f2 b4-e4")
    play_on(state, "JS c2", "JD f4")
    assert (lines(state, 0), state.outcome()) == (["b4-f4"], None)


@pytest.mark.rule("SQ-22")
def test_a_new_line_may_use_the_chips_of_a_broken_one() -> None:
    # c2-g2 shares four cells with b2-f2, which counts no more.
    state = broken()
    play_on(state, "JS b2", "JD g2")
    assert lines(state, 0) == ["c2-g2"]


@pytest.mark.rule("SQ-22")
def test_removing_a_chip_beside_a_line_leaves_the_line() -> None:
    state = broken("b2-f2 g2 h3")
    events = play(state, 1, "JS g2")
    assert of_kind(events, LineBroken) == []
    assert lines(state, 0) == ["b2-f2"]
    assert state.scores() == (1, 0)


@pytest.mark.rule("SQ-22")
def test_the_lines_of_other_teams_stay_and_own_lines_are_still_refused() -> None:
    state = table(["JS", "JS"], ["b2-f2", "b4-f4"], lines=["b2-f2", "b4-f4"], active=1, advanced=True)
    assert refusal(state, 1, "JS b4") == ("own-chip", "SQ-9")
    play(state, 1, "JS b2")
    assert (lines(state, 0), lines(state, 1), state.scores()) == ([], ["b4-f4"], (0, 1))
    play(state, 0, "JS f4")
    assert (lines(state, 1), state.scores()) == ([], (0, 0))


@pytest.mark.rule("SQ-22")
def test_an_opponent_may_take_the_cell_of_a_broken_line() -> None:
    state = broken()
    play_on(state, "JS d2", "2H e6", "JH c2")
    assert chips(state, 0) == {"b2", "e2", "f2", "e6"}
    assert lines(state, 0) == []
    assert census(state).total() == 104


@pytest.mark.rule("SQ-21")
def test_until_the_cards_are_given_up_nobody_draws_or_passes() -> None:
    state = SequenceState(2, 2, True, True)
    rng = Rng.from_seed(3)
    state.begin(rng)
    first = state.due()[0]
    state.play(first, state.legal_moves(first)[0], rng)
    state.play(None, Ruling(first), rng)
    for move in (Draw(), Pass()):
        with pytest.raises(IllegalMove) as caught:
            state.play(first, move, rng)
        assert (caught.value.reason, caught.value.rule) == ("ruling-first", "SQ-21")


@pytest.mark.rule("SQ-14")
def test_who_may_only_draw_cant_pass() -> None:
    state = SequenceState(2, 2, True)
    rng = Rng.from_seed(3)
    state.begin(rng)
    first = state.due()[0]
    state.play(first, state.legal_moves(first)[0], rng)
    with pytest.raises(IllegalMove) as caught:
        state.play(first, Pass(), rng)
    assert caught.value.reason == "not-your-turn"


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize("team", [True, 1.0, "1", None])
def test_a_ruling_is_against_a_team_by_its_number(team: object) -> None:
    match = Match(GAME, 2, SequenceOptions(no_table_talk=True), seed=seed_from("ruling"))
    with pytest.raises(IllegalMove):
        match.submit(None, Ruling(team))  # type: ignore[arg-type]
    match.submit(None, Ruling(1))
    assert match.record().moves[0].text == "ruling 1"


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
