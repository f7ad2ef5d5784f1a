"""SR-16, SR-17: belts are passed on until they are empty."""

from __future__ import annotations

from collections import Counter

import pytest

from bordspil.games.sushi_roll.events import BeltsMoved, BeltsRolled, DieTaken, RoundScored, RoundStarted
from tests.games.sushi_roll.table import (
    BELT_SIZES,
    EVERY_RED,
    KIND_OF,
    LOADED,
    NIGIRI,
    SEAT_COUNTS,
    belt,
    belts,
    fallen,
    fresh,
    kinds,
    play_on,
    random_play,
    table,
    take_first,
    tray,
)
from tests.helpers.rule_assertions import of_kind

# SR-16


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize(("seat_count", "red"), EVERY_RED)
def test_all_belts_move_one_place_to_the_left(seat_count: int, red: int, round: int) -> None:
    rests = ["egg maki1", "maki1 maki1", "wasabi egg", "pudding1 maki1", "dumpling dumpling"][:seat_count]
    state = table([f"tempura {rest}" for rest in rests], red=red, round=round)
    events = play_on(state, *["tempura"] * seat_count)
    assert [kinds(words) for words in belts(state)] == [kinds(rest) for rest in (rests[-1], *rests[:-1])]
    new_red = (red + 1) % seat_count
    assert of_kind(events, BeltsMoved) == [BeltsMoved(new_red)]
    assert (state.view(None).red, state.due()) == (new_red, (new_red,))
    assert [tray(state, seat) for seat in range(seat_count)] == ["tempura"] * seat_count


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_belts_do_not_move_before_everyone_has_taken_a_die(seat_count: int) -> None:
    state = table(["egg maki1"] * seat_count, red=1, dice=LOADED)
    for taken in range(seat_count - 1):
        events = play_on(state, "egg")
        assert [event.name() for event in events] == ["die-taken"]
        assert state.due() == ((taken + 2) % seat_count,)
        assert sorted(belts(state)) == sorted(
            ["maki1"] * (taken + 1) + ["egg maki1"] * (seat_count - taken - 1)
        )
    events = play_on(state, "egg")
    assert [event.name() for event in events] == ["die-taken", "belts-moved", "belts-rolled"]
    assert belts(state) == ["maki3"] * seat_count


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_everyone_rolls_all_dice_on_their_new_belt(seat_count: int) -> None:
    words = ["egg maki1 dumpling", "wasabi pudding1 dumpling", "salmon maki2 dumpling", "egg menu1 dumpling"]
    words = [*words, "chopsticks1 pudding2 dumpling"][:seat_count]
    state = table(words, dice=LOADED)
    events = play_on(state, *["dumpling"] * seat_count)
    rests = [each.removesuffix(" dumpling") for each in words]
    assert belts(state) == [fallen(rest) for rest in (rests[-1], *rests[:-1])]
    (rolled,) = of_kind(events, BeltsRolled)
    assert rolled.belts == tuple(own.belt for own in state.view(None).places)


@pytest.mark.rule("SR-16")
def test_dice_are_rolled_at_random_after_the_belts_have_moved() -> None:
    found: list[Counter[str]] = [Counter(), Counter()]
    for seed in range(600):
        state = table(["squid maki1", "salmon maki3"])
        play_on(state, "maki1", "maki3", seed=seed)
        for seat in (0, 1):
            found[seat][belt(state, seat)] += 1
    for faces in found:
        assert all(
            abs(faces[face] - share) < 50 for face, share in (("egg", 300), ("salmon", 200), ("squid", 100))
        )
        assert set(faces) == set(NIGIRI)


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_all_belts_keep_moving_around_the_table_with_the_red_one(seat_count: int) -> None:
    state = fresh(seat_count)
    red = state.view(None).red
    for turn in range(1, BELT_SIZES[seat_count]):
        before = [kinds(words) for words in belts(state)]
        for _ in range(seat_count):
            (seat,) = state.due()
            before[seat].remove(KIND_OF[belt(state, seat).split()[0]])
            take_first(state, seed=turn)
        assert [kinds(words) for words in belts(state)] == [before[seat - 1] for seat in range(seat_count)]
        assert state.view(None).red == (red + turn) % seat_count
        assert state.view(None).round_turn == turn
        assert state.due() == (state.view(None).red,)


# SR-17


@pytest.mark.rule("SR-17")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_round_is_scored_when_the_belts_are_empty(seat_count: int) -> None:
    state = table(["egg"] * seat_count)
    early = play_on(state, *["egg"] * (seat_count - 1))
    assert [event.name() for event in early] == ["die-taken"] * (seat_count - 1)
    assert state.scores() == (0,) * seat_count
    late = play_on(state, "egg")
    assert [event.name() for event in late] == ["die-taken", "round-scored", "round-started", "belts-rolled"]
    assert of_kind(late, RoundScored)[0].round == 1
    assert state.scores() == (1,) * seat_count


@pytest.mark.rule("SR-17")
def test_the_round_continues_while_belts_have_dice() -> None:
    state = table(["egg egg", "egg egg", "maki1 maki1"])
    events = play_on(state, "egg", "egg", "maki1")
    assert of_kind(events, RoundScored) == []
    assert [len(words.split()) for words in belts(state)] == [1, 1, 1]


@pytest.mark.rule("SR-17")
@pytest.mark.parametrize(("seat_count", "dice"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_a_round_has_as_many_turns_as_a_belt_has_dice(seat_count: int, dice: int) -> None:
    state = fresh(seat_count)
    taken = moved = rounds = 0
    for events in random_play(state, 4):
        taken += len(of_kind(events, DieTaken))
        moved += len(of_kind(events, BeltsMoved))
        if of_kind(events, RoundScored):
            assert (taken, moved) == (seat_count * dice, dice - 1)
            taken, moved, rounds = 0, 0, rounds + 1
            assert len(of_kind(events, RoundStarted)) == (rounds < 3)
    assert rounds == 3


@pytest.mark.rule("SR-17")
def test_the_last_dice_count_in_the_scoring() -> None:
    state = table(["squid", "tempura"], ["wasabi", "tempura tempura"])
    events = play_on(state, "squid", "tempura")
    assert [place.points for place in of_kind(events, RoundScored)[0].scoring.places] == [9, 10]
