"""SR-8 to SR-10: tokens, the dice rolled again and the dice swapped."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import Face
from bordspil.games.sushi_roll.events import DiceRerolled, DiceSwapped, DieTaken
from bordspil.games.sushi_roll.moves import GET, OFFER, Reroll, Swap
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.table import (
    EVERY_RED,
    LOADED,
    SEAT_COUNTS,
    belt,
    belts,
    dipped,
    fallen,
    fresh,
    held,
    in_order,
    kinds,
    play,
    play_on,
    supply,
    table,
    take_first,
    three,
    tray,
)
from tests.helpers.rule_assertions import moves, of_kind, refusal

# SR-8


@pytest.mark.rule("SR-8")
def test_tokens_are_optional() -> None:
    state = three()
    (event,) = play(state, 0, "egg")
    assert event == DieTaken(0, Face.EGG, False, 0)
    assert [held(state, seat) for seat in range(3)] == [(3, 2, 0)] * 3
    assert state.due() == (1,)


@pytest.mark.rule("SR-8")
@pytest.mark.parametrize("order", sorted(set(permutations(["menu", "menu", "menu", "swap", "swap"]))))
def test_all_tokens_may_be_used_in_one_turn_in_any_order_and_mix(order: tuple[str, ...]) -> None:
    state = three()
    for seed, used in enumerate(order):
        assert state.due() == (0,)
        options = sorted(moves(state, 0))
        chosen = [move for move in options if move.startswith("reroll" if used == "menu" else "swap")]
        play(state, 0, chosen[7 * seed % len(chosen)], seed)
    assert held(state, 0) == (0, 0, 0)
    assert supply(state) == (9 + 3, 6 + 2, 32)
    assert state.due() == (0,)
    # Only taking a die is left.
    assert moves(state, 0) == set(belt(state, 0).split())
    take_first(state)
    assert state.due() == (1,)


@pytest.mark.rule("SR-8")
@pytest.mark.parametrize("used", range(4))
def test_any_number_of_tokens_may_be_used_before_the_take(used: int) -> None:
    state = table(["egg maki1", "squid maki2", "salmon maki3"], dice=LOADED)
    play_on(state, *["reroll maki1", "reroll maki3", "reroll maki3"][:used], "swap egg for squid of 1")
    assert held(state, 0) == (3 - used, 1, 0)
    play(state, 0, "squid")
    assert (tray(state, 0), state.due()) == ("squid", (1,))


@pytest.mark.rule("SR-8")
def test_a_die_may_be_rolled_again_and_swapped_and_what_was_swapped_rolled_again() -> None:
    state = table(["egg maki1 dumpling", "salmon maki2 tempura"], dice=LOADED)
    play_on(state, "reroll egg", "swap squid for salmon of 1", "reroll salmon", "swap maki1 for squid of 1")
    assert belts(state) == ["squid squid dumpling", "maki1 maki2 tempura"]
    play(state, 0, "squid")
    assert belts(state) == ["squid dumpling", "maki1 maki2 tempura"]
    assert (held(state, 0), supply(state)) == ((1, 0, 0), (14, 10, 32))


@pytest.mark.rule("SR-8")
def test_everyone_may_use_tokens_in_every_turn() -> None:
    state = table(["egg maki1"] * 3, dice=LOADED)
    for seat in (0, 1, 2):
        play_on(state, "reroll egg", f"swap maki1 for maki1 of {(seat + 1) % 3}")
        assert held(state, seat) == (2, 1, 0)
        play(state, seat, "squid")
    play(state, 1, "reroll maki3")
    play(state, 1, "swap maki3 for maki3 of 0")
    assert [held(state, seat) for seat in range(3)] == [(2, 1, 0), (1, 0, 0), (2, 1, 0)]


@pytest.mark.rule("SR-8")
def test_a_move_with_a_token_is_one_turn_in_a_match_but_the_same_seat_stays_due() -> None:
    match = Match(GAME, 3, seed=seed_from(4))
    (seat,) = match.due()
    for _ in range(3):
        face = match.view(seat).legal_moves[0]
        match.submit(seat, f"reroll {face}")
        assert match.due() == (seat,)
    match.submit(seat, match.view(seat).legal_moves[0])
    assert match.due() == ((seat + 1) % 3,)
    assert len(of_kind(match.story(), DiceRerolled)) == 3


# SR-9


@pytest.mark.rule("SR-9")
def test_a_menu_token_is_returned_and_the_dice_picked_up_are_rolled() -> None:
    other = "egg egg salmon maki2 maki3 tempura sashimi"
    state = table(["egg maki1 wasabi pudding1 dumpling dumpling tempura", other], dice=LOADED)
    events = play(state, 0, "reroll egg+pudding1+dumpling+tempura")
    assert belts(state) == ["squid maki1 wasabi pudding3 dumpling sashimi sashimi", other]
    rolled = (Face.SQUID, Face.PUDDING3, Face.SASHIMI, Face.SASHIMI)
    assert events == [DiceRerolled(0, (Face.EGG, Face.PUDDING1, Face.DUMPLING, Face.TEMPURA), rolled)]
    assert events[0].audience() is None
    assert (held(state, 0), held(state, 1), supply(state)) == ((2, 2, 0), (3, 2, 0), (13, 8, 32))
    assert (tray(state, 0), state.due()) == ("", (0,))


@pytest.mark.rule("SR-9")
def test_any_dice_may_be_rolled_again_and_the_others_keep_their_faces() -> None:
    words = "egg maki1 maki1 wasabi pudding1 dumpling dumpling tempura"
    others = "salmon maki2 menu1 pudding2 sashimi sashimi sashimi sashimi"
    state = table([words, others], dice=LOADED)
    rerolls = [move for move in state.legal_moves(0) if isinstance(move, Reroll)]
    # One of each, but none, one or two of two kinds: 2^4 · 3^2 choices, of which one is empty.
    assert len(set(rerolls)) == len(rerolls) == 2**4 * 3**2 - 1
    for move in rerolls:
        other = state.clone()
        (event,) = play(other, 0, move)
        picked = str(move).removeprefix("reroll ").split("+")
        left = Counter(words.split()) - Counter(picked)
        new = fallen(" ".join(picked))
        assert belts(other) == [in_order(" ".join([*left.elements(), new])), others]
        assert isinstance(event, DiceRerolled)
        assert " ".join(face.value for face in event.rolled) == new
        assert held(other, 0) == (2, 2, 0)


@pytest.mark.rule("SR-9")
def test_a_reroll_keeps_the_kinds_of_all_dice() -> None:
    for seed in range(40):
        state = fresh(2, seed)
        (seat,) = state.due()
        before = belts(state)
        rerolls = [move for move in state.legal_moves(seat) if isinstance(move, Reroll)]
        move = Rng.from_seed(seed).choice(rerolls)
        (event,) = of_kind(play(state, seat, move, seed), DiceRerolled)
        assert [kinds(words) for words in belts(state)] == [kinds(words) for words in before]
        assert belts(state)[1 - seat] == before[1 - seat]
        untouched = Counter(before[seat].split()) - Counter(face.value for face in event.faces)
        assert Counter(belt(state, seat).split()) == untouched + Counter(face.value for face in event.rolled)


@pytest.mark.rule("SR-9")
def test_a_rerolled_die_can_show_each_of_its_faces() -> None:
    state = table(["egg dumpling maki3", "egg egg egg"])
    found = Counter[str]()
    for seed in range(1200):
        other = state.clone()
        play(other, 0, "reroll egg+dumpling", seed)
        found.update(belt(other, 0).split())
    assert set(found) == {"egg", "salmon", "squid", "dumpling", "tempura", "sashimi", "maki3"}
    sixths = {"egg": 3, "salmon": 2, "squid": 1, "dumpling": 3, "tempura": 2, "sashimi": 1}
    assert all(abs(found[face] - 200 * count) < 70 for face, count in sixths.items())


@pytest.mark.rule("SR-9")
def test_rerolled_dice_are_independent() -> None:
    state = table(["egg egg maki3", "egg egg egg"])
    found = Counter[str]()
    for seed in range(1800):
        other = state.clone()
        play(other, 0, "reroll egg+egg", seed)
        found[belt(other, 0).removesuffix(" maki3")] += 1
    # Of 36: 3 · 3, twice 3 · 2, twice 3 · 1, 2 · 2, twice 2 · 1, 1 · 1.
    shares = {
        "egg egg": 9,
        "egg salmon": 12,
        "egg squid": 6,
        "salmon salmon": 4,
        "salmon squid": 4,
        "squid squid": 1,
    }
    assert set(found) == set(shares)
    assert all(abs(found[pair] - 50 * share) < 30 + 4 * share for pair, share in shares.items())


@pytest.mark.rule("SR-9")
def test_the_same_dice_may_be_rolled_again_with_another_token() -> None:
    state = table(["egg maki1", "salmon maki2"], menus=[2, 0], dice=LOADED)
    play_on(state, "reroll egg", "reroll squid")
    assert (belt(state, 0), held(state, 0)) == ("squid maki1", (0, 2, 0))
    assert refusal(state, 0, "reroll squid") == ("no-menu", "SR-9")


@pytest.mark.rule("SR-9")
def test_a_reroll_without_a_menu_token_is_refused() -> None:
    state = table(["egg maki1 menu2", "salmon maki2 dumpling"], menus=[0, 18])
    assert refusal(state, 0, "reroll egg") == ("no-menu", "SR-9")
    assert refusal(state, 0, "reroll tempura") == ("no-menu", "SR-9")
    assert not [move for move in moves(state, 0) if move.startswith("reroll")]
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, "reroll egg+maki1")
    assert caught.value.facts == {"move": "reroll egg+maki1"}


@pytest.mark.rule("SR-9")
@pytest.mark.parametrize(
    ("move", "lacking"),
    [
        ("reroll squid", "squid"),
        ("reroll egg+egg", "egg"),
        ("reroll maki1+maki1+maki1", "maki1"),
        ("reroll egg+maki1+tempura", "tempura"),
        ("reroll " + "+".join(["egg"] * 8), "egg"),
        ("reroll dumpling", "dumpling"),
    ],
)
def test_only_dice_on_your_own_belt_can_be_rolled_again(move: str, lacking: str) -> None:
    state = table(["egg maki1 maki1", "squid squid tempura"], ["dumpling", ""])
    assert refusal(state, 0, move) == ("not-on-belt", "SR-9")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == {"card": lacking}


@pytest.mark.rule("SR-9")
def test_a_reroll_of_no_dice_is_refused() -> None:
    assert refusal(three(), 0, Reroll(())) == ("move-not-a-roll", None)


# SR-10


@pytest.mark.rule("SR-10")
def test_chopsticks_are_returned_and_two_dice_swap_places_unturned() -> None:
    state = table(["egg maki1 dumpling", "squid maki2 tempura", "salmon maki3 sashimi"], dice=LOADED)
    events = play(state, 0, "swap egg for tempura of 1")
    assert events == [DiceSwapped(0, Face.EGG, Face.TEMPURA, 1)]
    assert events[0].audience() is None
    # Loaded dice: had any of them been rolled, it would show another face.
    assert belts(state) == ["maki1 dumpling tempura", "egg squid maki2", "salmon maki3 sashimi"]
    assert [held(state, seat) for seat in range(3)] == [(3, 1, 0), (3, 2, 0), (3, 2, 0)]
    assert supply(state) == (9, 7, 32)
    assert state.due() == (0,)


@pytest.mark.rule("SR-10")
def test_any_die_on_your_belt_may_be_swapped_for_any_die_on_another() -> None:
    state = three()
    swaps = [move for move in state.legal_moves(0) if isinstance(move, Swap)]
    assert {str(move) for move in swaps} == {
        f"swap {give} for {get} of {seat}"
        for give in ("egg", "maki1", "dumpling")
        for seat, words in ((1, "squid maki2 tempura"), (2, "salmon maki3 sashimi"))
        for get in words.split()
    }
    for move in swaps:
        other = state.clone()
        play(other, 0, move)
        expected = [belt(state, seat).split() for seat in range(3)]
        expected[0].remove(move.give.value)
        expected[0].append(move.get.value)
        expected[move.seat].remove(move.get.value)
        expected[move.seat].append(move.give.value)
        assert belts(other) == [in_order(" ".join(words)) for words in expected]
        assert [tray(other, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize(("seat_count", "red"), EVERY_RED)
def test_a_swap_may_be_with_every_other_seat(seat_count: int, red: int) -> None:
    rests = ["egg egg", "maki1 maki1", "wasabi wasabi", "pudding1 pudding1", "dumpling dumpling"][:seat_count]
    state = table(rests, red=red)
    own = rests[red].split()[0]
    for other in range(seat_count):
        get = rests[other].split()[0]
        if other == red:
            assert refusal(state, red, f"swap {own} for {get} of {other}") == ("swap-with-nobody", "SR-10")
            continue
        after = state.clone()
        assert f"swap {own} for {get} of {other}" in moves(state, red)
        play(after, red, f"swap {own} for {get} of {other}")
        assert belt(after, red) == belt(after, other) == in_order(f"{own} {get}")


@pytest.mark.rule("SR-10")
def test_a_die_may_be_swapped_for_one_with_the_same_face() -> None:
    state = table(["egg maki1", "egg maki2"])
    play(state, 0, "swap egg for egg of 1")
    assert belts(state) == ["egg maki1", "egg maki2"]
    assert (held(state, 0), supply(state)) == ((3, 1, 0), (12, 9, 32))


@pytest.mark.rule("SR-10")
def test_a_swap_may_be_with_a_player_who_has_already_taken_a_die() -> None:
    state = table(["egg maki1 dumpling", "squid maki2 tempura", "salmon maki3 sashimi"], red=1)
    play(state, 1, "squid")
    play(state, 2, "swap salmon for tempura of 1")
    assert belts(state) == ["egg maki1 dumpling", "salmon maki2", "maki3 tempura sashimi"]
    play(state, 2, "tempura")
    play(state, 0, "swap egg for salmon of 1")
    assert belts(state) == ["salmon maki1 dumpling", "egg maki2", "maki3 sashimi"]


@pytest.mark.rule("SR-10")
def test_each_chopsticks_token_works_once() -> None:
    state = table(["egg maki1", "salmon maki2"], chopsticks=[2, 0])
    play_on(state, "swap egg for salmon of 1", "swap salmon for egg of 1")
    assert (held(state, 0), supply(state)) == ((3, 0, 0), (12, 12, 32))
    assert refusal(state, 0, "swap egg for salmon of 1") == ("no-chopsticks-token", "SR-10")


@pytest.mark.rule("SR-10")
def test_a_swap_without_chopsticks_is_refused() -> None:
    state = table(["egg chopsticks2", "salmon maki2"], chopsticks=[0, 12])
    assert refusal(state, 0, "swap egg for salmon of 1") == ("no-chopsticks-token", "SR-10")
    assert not [move for move in moves(state, 0) if move.startswith("swap")]
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, "swap squid for squid of 0")
    assert (caught.value.reason, caught.value.facts) == (
        "no-chopsticks-token",
        {"move": "swap squid for squid of 0"},
    )


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize(
    ("move", "reason", "facts"),
    [
        ("swap squid for maki2 of 1", "not-on-belt", {"card": "squid"}),
        ("swap wasabi for maki2 of 1", "not-on-belt", {"card": "wasabi"}),
        ("swap egg for salmon of 1", "not-on-other-belt", {"card": "salmon", "seat": 1}),
        ("swap egg for maki1 of 1", "not-on-other-belt", {"card": "maki1", "seat": 1}),
        ("swap egg for squid of 2", "not-on-other-belt", {"card": "squid", "seat": 2}),
        ("swap egg for maki1 of 0", "swap-with-nobody", {"seat": 0}),
        ("swap egg for egg of 0", "swap-with-nobody", {"seat": 0}),
        ("swap egg for squid of 3", "swap-with-nobody", {"seat": 3}),
        ("swap egg for squid of 4", "swap-with-nobody", {"seat": 4}),
    ],
)
def test_a_swap_of_missing_dice_is_refused(move: str, reason: str, facts: dict[str, Any]) -> None:
    state = three()
    assert refusal(state, 0, move) == (reason, "SR-10")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == facts


@pytest.mark.rule("SR-10")
def test_dice_on_trays_cannot_be_used() -> None:
    state = table(["egg maki1", "maki2 maki2"], ["sashimi", "squid wasabi"], dipped=["", "salmon"])
    assert refusal(state, 0, "swap egg for squid of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap egg for wasabi of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap egg for salmon of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap sashimi for maki2 of 1") == ("not-on-belt", "SR-10")
    play(state, 0, "swap egg for maki2 of 1")
    assert [tray(state, 0), tray(state, 1), dipped(state, 1)] == ["sashimi", "squid wasabi", "salmon"]


@pytest.mark.rule("SR-10")
def test_a_swap_with_an_empty_belt_is_refused() -> None:
    state = table(["", "egg", "squid"], ["salmon", "", ""], active=1)
    assert {move for move in moves(state, 1) if move.startswith("swap")} == {"swap egg for squid of 2"}
    assert refusal(state, 1, "swap egg for salmon of 0") == ("not-on-other-belt", "SR-10")
    play(state, 1, "swap egg for squid of 2")
    assert belts(state) == ["", "squid", "egg"]


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_the_last_player_of_a_round_has_nobody_to_swap_with(seat_count: int) -> None:
    last = seat_count - 1
    state = table([*[""] * last, "egg"], active=last)
    assert moves(state, last) == {"egg", "reroll egg"}
    assert refusal(state, last, "swap egg for egg of 0") == ("not-on-other-belt", "SR-10")


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_a_swap_can_only_be_started_while_another_belt_has_dice(seat_count: int) -> None:
    for seat in range(seat_count):
        state = table([*[""] * seat, *["egg"] * (seat_count - seat)], active=seat)
        can_start = any(OFFER <= action < GET for action in state.actions(seat))
        assert can_start is (seat < seat_count - 1)


@pytest.mark.rule("SR-10")
@pytest.mark.parametrize("seat", [5, 7, -1, 2**40])
def test_a_swap_with_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert refusal(three(), 0, Swap(Face.EGG, Face.SQUID, seat)) == ("move-not-a-roll", None)


@pytest.mark.rule("SR-10")
@pytest.mark.rule("SR-16")
def test_a_swapped_die_moves_on_with_its_new_belt() -> None:
    state = table(["egg egg", "maki1 maki1", "dumpling dumpling"])
    play_on(state, "swap egg for maki1 of 1", "egg", "maki1", "dumpling")
    assert [kinds(words) for words in belts(state)] == [["appetizer"], ["maki"], ["nigiri"]]
