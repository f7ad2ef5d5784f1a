from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.errors import (
    BadOptions,
    BadSeatCount,
    BadSeed,
    GameError,
    IllegalMove,
    InvalidMove,
    MatchOver,
    NoSuchSeat,
    NotDue,
    NothingToTakeBack,
    StaleView,
    shown,
)
from bordspil.core.rng import Rng
from bordspil.games import find_game
from bordspil.games.sushi_go import Card, Pick, SushiGoOptions
from bordspil.match.fairness import commitment, keeps_commitment, seed_from
from bordspil.match.match import Match

SUSHI_GO = find_game("sushi-go")


def new_match(count: int = 3, seed: str = "match", **options: bool) -> Match:
    return Match(SUSHI_GO, count, SushiGoOptions(**options), seed=seed_from(seed))


def play_on(match: Match, seed: str = "play", moves: int = 10_000) -> Match:
    rng = Rng.from_seed(seed)
    for _ in range(moves):
        due = match.due()
        if not due:
            break
        seat = rng.choice(due)
        match.submit(seat, rng.choice(match.view(seat).legal_moves))
    return match


def test_moves_can_be_submitted_as_text() -> None:
    match = new_match()
    move = match.view(0).legal_moves[0]
    match.submit(0, str(move))
    assert match.view(0).as_data()["chosen"] == str(move)
    assert match.due() == (1, 2)


def test_a_finished_match_reveals_its_seed() -> None:
    match = new_match()
    assert match.seed is None
    play_on(match)
    assert match.outcome is not None
    assert match.seed == seed_from("match")
    assert match.events(None)[-1].as_data() == {
        "event": "seed-opened",
        "audience": None,
        "seed": seed_from("match").hex(),
    }


def test_the_commitment_is_the_sha256_of_the_seed_and_comes_first() -> None:
    match = new_match()
    assert match.commitment == hashlib.sha256(seed_from("match")).hexdigest()
    assert match.events(None)[0].as_data()["commitment"] == match.commitment
    assert keeps_commitment(seed_from("match"), match.commitment)
    assert not keeps_commitment(seed_from("other"), match.commitment)


def test_new_matches_have_new_seeds() -> None:
    assert Match(SUSHI_GO, 2).commitment != Match(SUSHI_GO, 2).commitment


def test_equal_seeds_and_moves_give_equal_matches() -> None:
    """The cards of round 2 depend on the cards left, but the randomness comes only from the seed."""
    one, other = play_on(new_match(), "a"), play_on(new_match(), "a")
    assert one.record() == other.record()
    assert play_on(new_match(seed="x"), "a").record().seed != one.record().seed


def test_changing_a_choice_does_not_affect_later_deals() -> None:
    """Otherwise a seat could manipulate the next deal by changing its choice back and forth."""
    decided, undecided = new_match(2), new_match(2)
    rng = Rng.from_seed("same")
    while decided.due():
        for seat in decided.due():
            legal = decided.view(seat).legal_moves
            move = rng.choice(legal)
            decided.submit(seat, move)
            if seat == 0:
                undecided.submit(seat, legal[0])
                undecided.submit(seat, legal[-1])
            undecided.submit(seat, move)
    assert decided.record() == undecided.record()


@pytest.mark.rule("SG-5")
def test_a_choice_can_be_taken_back_until_everyone_has_chosen() -> None:
    match = Match(find_game("sushi-go"), 2, seed=seed_from("back"))
    first, second = match.view(0).legal_moves[:2]
    match.submit(0, first)
    events = match.take_back(0, turn=0)
    assert [(event.name(), event.audience()) for event in events] == [("choice-taken-back", None)]
    assert match.due() == (0, 1)
    assert match.view(0).as_data()["chosen"] is None
    assert match.record().moves == ()
    match.submit(1, match.view(1).legal_moves[0])
    assert match.turn == 0
    match.submit(0, second)
    assert match.turn == 1
    assert [move.text for move in match.record().moves if move.seat == 0] == [str(second)]


def test_only_a_choice_that_nobody_has_seen_can_be_taken_back() -> None:
    match = Match(find_game("sushi-go"), 2, seed=seed_from("back"))
    before = match.story()
    with pytest.raises(NothingToTakeBack):
        match.take_back(0)
    for seat in match.due():
        match.submit(seat, match.view(seat).legal_moves[0])
    match.submit(0, match.view(0).legal_moves[0])
    with pytest.raises(NothingToTakeBack):
        match.take_back(0, turn=0)
    with pytest.raises(NothingToTakeBack):
        match.take_back(1)
    sequence = Match(find_game("sequence"), 2, seed=seed_from("back"))
    with pytest.raises(NothingToTakeBack):
        sequence.take_back(0)
    assert match.story()[: len(before)] == before


def test_nobody_else_learns_that_a_choice_was_changed() -> None:
    match = new_match()
    legal = match.view(0).legal_moves
    match.submit(0, legal[0])
    before = [(match.view(seat).as_json(), match.events(seat)) for seat in (None, 1, 2)]
    record = match.record()
    events = match.submit(0, legal[-1])
    assert [(match.view(seat).as_json(), match.events(seat)) for seat in (None, 1, 2)] == before
    assert match.record() == record
    assert {event.audience() for event in events} == {(0,)}
    play_on(match)
    assert sum(move.seat == 0 for move in match.record().moves) == 24


def test_the_record_of_a_running_match_contains_no_secrets() -> None:
    match = play_on(new_match(), moves=9)
    settled = match.record()
    seat = match.due()[0]
    match.submit(seat, match.view(seat).legal_moves[0])
    running = match.record()
    assert running == settled
    assert running.seed is None
    assert running.outcome is None
    assert seed_from("match").hex() not in running.as_json()


def test_events_reach_only_their_audience() -> None:
    match = play_on(new_match())
    for seat in (None, 0, 1, 2):
        for event in match.events(seat):
            audience = event.audience()
            assert audience is None or seat in audience
    assert len(match.events(0)) < len(match.story())


def test_each_seat_has_its_own_event_numbers() -> None:
    match = new_match()
    seen = len(match.events(1))
    match.submit(0, match.view(0).legal_moves[0])
    assert [event.name() for event in match.events(1, seen)] == ["card-chosen"]
    assert [event.name() for event in match.events(0, len(match.events(0)) - 1)] == ["choice-noted"]


def test_moving_after_the_end_is_refused() -> None:
    match = play_on(new_match())
    with pytest.raises(MatchOver):
        match.submit(0, "squid")


def test_a_seat_with_nothing_to_choose_is_refused() -> None:
    toy = Match(find_game("high-card"), 2, seed=seed_from(1))
    waiting = 1 - toy.due()[0]
    with pytest.raises(NotDue, match=f"seat {waiting}"):
        toy.submit(waiting, "3")


def test_a_move_for_an_earlier_turn_is_refused() -> None:
    match = new_match(2)
    for seat in (0, 1):
        match.submit(seat, match.view(seat).legal_moves[0], turn=0)
    with pytest.raises(StaleView, match="turn 0"):
        match.submit(0, match.view(0).legal_moves[0], turn=0)
    for turn in (10**5000, "1", -1):
        with pytest.raises(StaleView):
            match.submit(0, match.view(0).legal_moves[0], turn=turn)  # type: ignore[arg-type]
    match.submit(0, match.view(0).legal_moves[0], turn=1)


def bad_calls() -> list[tuple[str, object, object, type[GameError]]]:
    return [
        ("unknown card", 0, "sqid", InvalidMove),
        ("empty text", 0, "", InvalidMove),
        ("huge text", 0, "squid" * 100_000, InvalidMove),
        ("wrong shape", 0, "squid+egg+egg", InvalidMove),
        ("number", 0, 7, InvalidMove),
        ("nothing", 0, None, InvalidMove),
        ("bytes", 0, b"squid", InvalidMove),
        ("two cards without chopsticks", 0, "tempura+tempura", IllegalMove),
        ("card for the invisible player", 0, "tempura/egg", IllegalMove),
        ("no such seat", 3, "squid", NoSuchSeat),
        ("negative seat", -1, "squid", NoSuchSeat),
        ("seat as text", "0", "squid", NoSuchSeat),
        ("seat as truth", True, "squid", NoSuchSeat),
        ("huge seat", 10**30, "squid", NoSuchSeat),
        ("seat too long to print", 10**5000, "squid", NoSuchSeat),
    ]


@pytest.mark.parametrize(("what", "seat", "move", "error"), bad_calls(), ids=shown)
def test_a_bad_move_is_refused_and_changes_nothing(
    what: str, seat: object, move: object, error: type[GameError]
) -> None:
    match = new_match()
    before = (match.view(0), match.view(1), match.story(), match.record(), match.due())
    with pytest.raises(error) as caught:
        match.submit(seat, move)  # type: ignore[arg-type]
    assert caught.value.code == error.code
    assert len(str(caught.value)) < 400
    assert (match.view(0), match.view(1), match.story(), match.record(), match.due()) == before


@pytest.mark.parametrize("seed", [b"", b"x" * 31, "x" * 32, 5, bytearray(32)])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="32 bytes"):
        Match(SUSHI_GO, 2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [[], ["a"], ["a", "b", "c"], [1, 2], "ab", ["a", None]])
def test_there_must_be_one_name_per_seat(names: object) -> None:
    with pytest.raises(BadSeatCount, match="name for each"):
        Match(SUSHI_GO, 2, names=names)  # type: ignore[arg-type]


def test_options_must_fit_the_number_of_seats() -> None:
    with pytest.raises(BadOptions, match="for 2 players, not 3"):
        Match(SUSHI_GO, 3, SushiGoOptions(invisible=True))


@given(st.integers(2, 5), st.integers(0, 2**64), st.booleans())
def test_views_and_events_are_plain_json(count: int, seed: int, both_ways: bool) -> None:
    match = Match(SUSHI_GO, count, SushiGoOptions(both_ways=both_ways), seed=seed_from(seed))
    play_on(match, str(seed), moves=seed % 80)
    for seat in (None, *range(count)):
        data = match.view(seat).as_data()
        assert json.loads(match.view(seat).as_json()) == data
        for event in match.events(seat):
            assert json.loads(json.dumps(event.as_data())) == event.as_data()


def test_a_commitment_needs_a_complete_seed() -> None:
    with pytest.raises(BadSeed):
        commitment(b"short")


@pytest.mark.parametrize("pick", [Pick("tempura"), Pick(None), Pick(Card.EGG, "x"), Pick(Card.EGG, None, 5)])  # type: ignore[arg-type]
def test_a_pick_that_is_not_made_of_cards_is_refused(pick: Pick) -> None:
    with pytest.raises(IllegalMove, match="Pick of cards"):
        new_match().submit(0, pick)


def test_a_match_refuses_things_that_are_not_a_game_or_clock() -> None:
    for game in ("sushi-go", None, SUSHI_GO.options):
        with pytest.raises(TypeError, match="Game"):
            Match(game, 2)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="Clock"):
        Match(SUSHI_GO, 2, clock=5)  # type: ignore[arg-type]


def test_unprintable_characters_are_removed_from_names() -> None:
    match = Match(SUSHI_GO, 2, names=["A\x1b[31mnna\n", "\ud800Bo" + "b" * 100], seed=seed_from(1))
    assert match.names[0] == "A[31mnna"
    assert match.names[1].startswith("Bob")
    assert len(match.names[1]) == 60
    match.record().as_json().encode()


@pytest.mark.parametrize("since", [-1, 1.5, True, None, "0"])
def test_events_are_counted_from_zero(since: object) -> None:
    with pytest.raises(ValueError, match="0 or more"):
        new_match().events(0, since)  # type: ignore[arg-type]
