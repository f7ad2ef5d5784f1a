"""SQ-21, no table talk: a ruling costs each member of a team a card."""

from __future__ import annotations

from itertools import permutations

import pytest

from bordspil.core.errors import IllegalMove, MatchOver, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sequence import GAME, SequenceOptions
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import CardLost, RulingMade
from bordspil.games.sequence.moves import Draw, Pass, Ruling, parse
from bordspil.games.sequence.state import SequenceState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import replay, verify
from tests.games.sequence.table import discards, fresh, hand, play, play_on, sizes, table
from tests.helpers.rule_assertions import moves, refusal


def refused_ruling(state: SequenceState, ruling: str) -> str:
    """Why a ruling is refused; checks that it changes nothing."""
    before = state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        play(state, None, ruling)
    assert state.snapshot() == before
    return caught.value.reason


def talking(**more: int) -> SequenceState:
    """A position with four players, seats 0 and 2 against 1 and 3; by default it is seat 1's turn."""
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
    # The cards are discarded face up and not replaced, and play continues where it was.
    assert [hand(state, seat) for seat in range(4)] == ["7S", "3H 4H", "5H 6H", "8H 9H"]
    assert discards(state) == "2H JD"
    assert state.view(None).tops == (Card.TWO_HEARTS, None, Card.JACK_DIAMONDS, None)
    assert (state.due(), state.view(None).active) == ((1,), 1)
    assert "3H f6" in moves(state, 1)
    # The hand stays one card smaller.
    play_on(state, "3H f6", "5H e5", "8H d7", "7S b9")
    assert sizes(state) == (1, 2, 2, 2)


@pytest.mark.rule("SQ-21")
def test_a_ruling_changes_only_who_must_give_up_a_card() -> None:
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
    # If no member has a card, play continues at once.
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
def test_only_a_card_in_hand_can_be_given_up_and_only_when_due() -> None:
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
    # Not until the cards of the last ruling have been given up; after that, even twice in a row.
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
    # A seat's move isn't a ruling either.
    before = state.snapshot()
    with pytest.raises(IllegalMove):
        state.play(None, parse("3H f6"), Rng.from_seed(0))
    assert state.snapshot() == before


@pytest.mark.rule("SQ-21")
def test_a_ruling_leaves_open_draws_open() -> None:
    state = table(["7S 2H", "3H 4H"], draw_yourself=True, no_table_talk=True)
    play(state, 0, "7S b9")
    play(state, None, "ruling 1")
    assert (state.due(), moves(state, 0)) == ((1,), set())
    play(state, 1, "lose 3H")
    assert (state.due(), moves(state, 0)) == ((0,), {"draw"})


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize("draw_yourself", [False, True])
def test_rulings_are_in_the_record_which_replays_and_verifies(draw_yourself: bool) -> None:
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


@pytest.mark.rule("SQ-21")
@pytest.mark.parametrize("team", [True, 1.0, "1", None])
def test_a_ruling_names_a_team_by_its_number(team: object) -> None:
    match = Match(GAME, 2, SequenceOptions(no_table_talk=True), seed=seed_from("ruling"))
    with pytest.raises(IllegalMove):
        match.submit(None, Ruling(team))  # type: ignore[arg-type]
    match.submit(None, Ruling(1))
    assert match.record().moves[0].text == "ruling 1"
