"""SR-8 to SR-17: tokens, the die taken and what it brings, wasabi, and belts that move on."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from bordspil.core.errors import IllegalMove, NoSuchSeat, NotDue
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.events import (
    BeltsMoved,
    BeltsRolled,
    DiceRerolled,
    DiceSwapped,
    DieTaken,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take, parse
from bordspil.games.sushi_roll.parts import Face
from bordspil.games.sushi_roll.rules import SushiRollState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.table import (
    BELT_SIZES,
    BOX,
    KIND_OF,
    LOADED,
    SEAT_COUNTS,
    TOKENS,
    belt,
    belts,
    census,
    dipped,
    fallen,
    fresh,
    held,
    in_order,
    kinds,
    moves,
    of_kind,
    play,
    play_on,
    random_play,
    refusal,
    supply,
    table,
    take_first,
    tokens,
    tray,
)

NIGIRI = ["egg", "salmon", "squid"]
OTHERS = [
    "maki1",
    "maki2",
    "maki3",
    "wasabi",
    "menu1",
    "chopsticks2",
    "pudding3",
    "dumpling",
    "tempura",
    "sashimi",
]
EVERY_RED = [(seat_count, red) for seat_count in SEAT_COUNTS for red in range(seat_count)]
# The pieces that a die may bring, and where their numbers stand in `held` and `supply`.
PIECES = ["menu", "chopsticks", "pudding"]


def three() -> SushiRollState:
    return table(["egg maki1 dumpling", "squid maki2 tempura", "salmon maki3 sashimi"])


def short(piece: str, left: int, belts: list[str]) -> SushiRollState:
    """A position in which so many menus, chopsticks or puddings are left; seat 1 has all others."""
    total = {"menu": 18, "chopsticks": 12, "pudding": 32}[piece]
    others = [0, total - left]
    return table(
        belts,
        menus=others if piece == "menu" else None,
        chopsticks=others if piece == "chopsticks" else None,
        puddings=others if piece == "pudding" else (),
    )


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
    # What is left is to take a die.
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
def test_tokens_may_be_used_in_every_turn_of_everyone() -> None:
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
def test_a_menu_token_goes_back_and_the_dice_picked_up_are_rolled() -> None:
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
def test_every_choice_of_at_least_one_die_may_be_rolled_and_the_others_stay_as_they_lie() -> None:
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
def test_a_rerolled_die_falls_on_each_of_its_faces() -> None:
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
def test_rerolled_dice_fall_independently() -> None:
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
def test_the_same_dice_may_be_rolled_once_more_with_another_token() -> None:
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
def test_only_dice_on_the_own_belt_can_be_rolled_again(move: str, lacking: str) -> None:
    state = table(["egg maki1 maki1", "squid squid tempura"], ["dumpling", ""])
    assert refusal(state, 0, move) == ("not-on-belt", "SR-9")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == {"card": lacking}


@pytest.mark.rule("SR-9")
def test_a_reroll_of_no_die_at_all_is_refused() -> None:
    assert refusal(three(), 0, Reroll(())) == ("move-not-a-roll", None)


# SR-10


@pytest.mark.rule("SR-10")
def test_chopsticks_go_back_and_two_dice_change_places_as_they_lie() -> None:
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
def test_any_own_die_may_be_swapped_for_any_die_on_any_other_belt() -> None:
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
def test_each_chopsticks_token_serves_once() -> None:
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
def test_a_swap_of_what_is_not_there_is_refused(move: str, reason: str, facts: dict[str, Any]) -> None:
    state = three()
    assert refusal(state, 0, move) == (reason, "SR-10")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == facts


@pytest.mark.rule("SR-10")
def test_dice_on_trays_can_not_be_touched() -> None:
    state = table(["egg maki1", "maki2 maki2"], ["sashimi", "squid wasabi"], dipped=["", "salmon"])
    assert refusal(state, 0, "swap egg for squid of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap egg for wasabi of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap egg for salmon of 1") == ("not-on-other-belt", "SR-10")
    assert refusal(state, 0, "swap sashimi for maki2 of 1") == ("not-on-belt", "SR-10")
    play(state, 0, "swap egg for maki2 of 1")
    assert [tray(state, 0), tray(state, 1), dipped(state, 1)] == ["sashimi", "squid wasabi", "salmon"]


@pytest.mark.rule("SR-10")
def test_a_belt_without_dice_can_not_be_swapped_with() -> None:
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
@pytest.mark.parametrize("seat", [5, 7, -1, 2**40])
def test_a_swap_with_a_seat_that_no_match_has_is_refused(seat: int) -> None:
    assert refusal(three(), 0, Swap(Face.EGG, Face.SQUID, seat)) == ("move-not-a-roll", None)


@pytest.mark.rule("SR-10")
@pytest.mark.rule("SR-16")
def test_a_swapped_die_moves_on_with_the_belt_that_it_came_to() -> None:
    state = table(["egg egg", "maki1 maki1", "dumpling dumpling"])
    play_on(state, "swap egg for maki1 of 1", "egg", "maki1", "dumpling")
    assert [kinds(words) for words in belts(state)] == [["appetizer"], ["maki"], ["nigiri"]]


# SR-11


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("face", [face.value for face in Face])
def test_the_die_taken_lies_on_the_own_tray_as_it_lay_on_the_belt(face: str) -> None:
    state = table([f"{face} tempura", "tempura egg"], ["tempura", "tempura"], dice=LOADED)
    (event,) = of_kind(play(state, 0, face), DieTaken)
    assert (event.seat, event.face.value, event.audience()) == (0, face, None)
    assert (tray(state, 0), tray(state, 1)) == (in_order(f"tempura {face}"), "tempura")
    assert belts(state) == ["tempura", "egg tempura"]
    assert (state.due(), census(state)) == ((1,), BOX)


@pytest.mark.rule("SR-11")
def test_of_dice_with_the_same_face_one_is_taken() -> None:
    state = table(["egg egg egg", "maki1 maki1 maki1"])
    assert {move for move in moves(state, 0) if " " not in move} == {"egg"}
    play(state, 0, "egg")
    assert (belt(state, 0), tray(state, 0)) == ("egg egg", "egg")


@pytest.mark.rule("SR-11")
def test_a_die_must_be_taken() -> None:
    state = table(["egg maki1 maki1", "squid maki2 tempura"], menus=[0, 3], chopsticks=[0, 2])
    # Without tokens there is nothing else to do, and nobody else may do anything before.
    assert state.legal_moves(0) == (Take(Face.EGG), Take(Face.MAKI1))
    assert (state.due(), state.legal_moves(1)) == ((0,), ())


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("move", ["squid", "maki2", "sashimi", "wasabi", "pudding1", "salmon"])
def test_a_die_that_is_not_on_the_own_belt_is_refused(move: str) -> None:
    state = table(["egg maki1", "squid maki2"], ["sashimi", "wasabi"], dipped=["", "salmon"])
    assert refusal(state, 0, move) == ("not-on-belt", "SR-11")
    with pytest.raises(IllegalMove) as caught:
        play(state, 0, move)
    assert caught.value.facts == {"card": move}


@pytest.mark.rule("SR-11")
def test_what_is_no_move_at_all_is_refused() -> None:
    state = three()
    before = state.snapshot()
    text: Any = "egg"
    broken: list[Any] = [text, 7, None, Take(text), Reroll((text,)), Reroll((Face.EGG, text))]
    broken += [Swap(text, Face.SQUID, 1), Swap(Face.EGG, text, 1), Swap(Face.EGG, Face.SQUID, text)]
    broken.append(Swap(Face.EGG, Face.SQUID, True))
    for nonsense in broken:
        with pytest.raises(IllegalMove) as caught:
            state.play(0, nonsense, Rng.from_seed(0))
        assert caught.value.reason == "move-not-a-roll"
    for seat in (3, -1):
        with pytest.raises(NoSuchSeat):
            play(state, seat, "egg")
    assert state.snapshot() == before


@pytest.mark.rule("SR-11")
@pytest.mark.parametrize("seat_count", SEAT_COUNTS)
def test_everyone_takes_exactly_one_die_in_each_turn(seat_count: int) -> None:
    state = fresh(seat_count)
    takers: list[int] = []
    for events in random_play(state, 1):
        takers += [event.seat for event in of_kind(events, DieTaken)]
        if any(isinstance(event, (BeltsMoved, RoundScored)) for event in events):
            assert sorted(takers) == list(range(seat_count))
            takers = []
        for seat in range(seat_count) if state.due() else ():
            laid = len(f"{tray(state, seat)} {dipped(state, seat)} {dipped(state, seat)}".split())
            assert laid == state.view(None).round_turn + (seat in takers)


# SR-12, SR-13


@pytest.mark.rule("SR-12")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_pudding_die_brings_as_many_puddings_as_it_shows_at_once(icons: int) -> None:
    state = table([f"pudding{icons} egg", "squid egg"], puddings=[4, 1])
    events = play(state, 0, f"pudding{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"pudding{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3, 2, 4 + icons), (3, 2, 1)]
    assert supply(state) == (12, 8, 27 - icons)


@pytest.mark.rule("SR-12")
def test_puddings_add_up_over_dice_and_rounds() -> None:
    state = table(["pudding2 pudding3", "egg egg"], dice=LOADED)
    play_on(state, "pudding2", "egg")
    assert held(state, 0)[2] == 2
    play_on(state, "pudding3")
    assert (held(state, 0)[2], held(state, 1)[2]) == (2, 3)
    play_on(state, "squid")
    assert state.view(None).round == 2
    assert [held(state, seat)[2] for seat in (0, 1)] == [2, 3]


@pytest.mark.rule("SR-13")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_menu_die_brings_as_many_menus_as_it_shows_at_once(icons: int) -> None:
    state = table([f"menu{icons} egg", "squid egg"])
    events = play(state, 0, f"menu{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"menu{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3 + icons, 2, 0), (3, 2, 0)]
    assert supply(state) == (12 - icons, 8, 32)


@pytest.mark.rule("SR-13")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_a_chopsticks_die_brings_as_many_chopsticks_as_it_shows_at_once(icons: int) -> None:
    state = table([f"chopsticks{icons} egg", "squid egg"])
    events = play(state, 0, f"chopsticks{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"chopsticks{icons}"), False, icons)]
    assert [held(state, seat) for seat in (0, 1)] == [(3, 2 + icons, 0), (3, 2, 0)]
    assert supply(state) == (12, 8 - icons, 32)


@pytest.mark.rule("SR-12")
@pytest.mark.rule("SR-13")
@pytest.mark.parametrize(
    "face", [*NIGIRI, "maki1", "maki2", "maki3", "wasabi", "dumpling", "tempura", "sashimi"]
)
def test_no_other_die_brings_tokens_or_puddings(face: str) -> None:
    state = table([f"{face} egg", "squid egg"])
    assert of_kind(play(state, 0, face), DieTaken) == [DieTaken(0, Face(face), False, 0)]
    assert (held(state, 0), held(state, 1), supply(state)) == ((3, 2, 0), (3, 2, 0), (12, 8, 32))


@pytest.mark.rule("SR-12")
@pytest.mark.rule("SR-13")
def test_a_die_brings_nothing_while_it_lies_on_a_belt_or_is_rolled() -> None:
    state = table(["wasabi pudding1", "chopsticks2 pudding3"], dice=LOADED)
    play_on(state, "reroll wasabi+pudding1", "swap menu3 for chopsticks2 of 1")
    assert [held(state, seat) for seat in (0, 1)] == [(2, 1, 0), (3, 2, 0)]


@pytest.mark.rule("SR-13")
def test_menus_gained_can_not_be_used_in_that_turn_but_in_the_next() -> None:
    state = table(["menu2 egg egg", "squid maki1 maki1"], menus=[0, 3], dice=LOADED)
    assert refusal(state, 0, "reroll egg") == ("no-menu", "SR-9")
    assert refusal(state, 0, "reroll menu2") == ("no-menu", "SR-9")
    play(state, 0, "menu2")
    assert held(state, 0)[0] == 2
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "reroll egg")
    assert state.snapshot() == before
    play_on(state, "squid", "squid")
    assert state.due() == (0,)
    play(state, 0, "reroll maki3+maki3")
    play(state, 0, "reroll maki3")
    assert held(state, 0)[0] == 0
    assert refusal(state, 0, "reroll maki3") == ("no-menu", "SR-9")


@pytest.mark.rule("SR-13")
def test_chopsticks_gained_can_not_be_used_in_that_turn_but_in_the_next() -> None:
    state = table(["chopsticks1 egg egg", "squid maki1 maki1"], chopsticks=[0, 2], dice=LOADED)
    assert refusal(state, 0, "swap egg for squid of 1") == ("no-chopsticks-token", "SR-10")
    play(state, 0, "chopsticks1")
    assert held(state, 0)[1] == 1
    before = state.snapshot()
    with pytest.raises(NotDue):
        play(state, 0, "swap egg for squid of 1")
    assert state.snapshot() == before
    play_on(state, "squid", "squid")
    assert (state.due(), belts(state)) == ((0,), ["maki3 maki3", "squid"])
    play(state, 0, "swap maki3 for squid of 1")
    assert belts(state) == ["squid maki3", "maki3"]
    assert refusal(state, 0, "swap maki3 for maki3 of 1") == ("no-chopsticks-token", "SR-10")


# SR-14


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
@pytest.mark.parametrize("icons", [1, 2, 3])
@pytest.mark.parametrize("piece", PIECES)
def test_where_the_supply_is_short_the_player_takes_what_is_left(piece: str, icons: int, left: int) -> None:
    state = short(piece, left, [f"{piece}{icons} egg", "squid egg"])
    index, gained = PIECES.index(piece), min(icons, left)
    assert supply(state)[index] == left
    events = play(state, 0, f"{piece}{icons}")
    assert of_kind(events, DieTaken) == [DieTaken(0, Face(f"{piece}{icons}"), False, gained)]
    assert (held(state, 0)[index], supply(state)[index]) == (gained, left - gained)
    assert (tokens(state), tray(state, 0)) == (TOKENS, f"{piece}{icons}")


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("used", [1, 2, 3])
def test_menus_given_back_can_be_had_again(used: int) -> None:
    state = table(["menu3 egg", "squid maki1"], menus=[4, 14], dice=LOADED)
    assert supply(state)[0] == 0
    for returned in range(used):
        play(state, 0, "reroll egg" if returned == 0 else "reroll squid")
        assert (held(state, 0)[0], supply(state)[0]) == (3 - returned, returned + 1)
    play(state, 0, "menu3")
    assert (held(state, 0)[0], supply(state)[0]) == (4, 0)


@pytest.mark.rule("SR-14")
@pytest.mark.parametrize("used", [1, 2])
def test_chopsticks_given_back_can_be_had_again_by_others_too(used: int) -> None:
    state = table(["egg maki1", "chopsticks2 egg"], chopsticks=[2, 10])
    for returned in range(used):
        play(state, 0, "swap egg for egg of 1")
        assert (held(state, 0)[1], supply(state)[1]) == (1 - returned, returned + 1)
    play_on(state, "egg", "chopsticks2")
    assert [held(state, seat)[1] for seat in (0, 1)] == [2 - used, 10 + used]
    assert supply(state)[1] == 0


@pytest.mark.rule("SR-14")
def test_there_is_no_limit_to_the_tokens_that_one_player_holds() -> None:
    for face, before, after in (
        ("menu3", (15, 0, 0), (18, 0, 0)),
        ("chopsticks3", (0, 9, 0), (0, 12, 0)),
        ("pudding3", (0, 0, 29), (0, 0, 32)),
    ):
        menus, sticks, puddings = before
        state = table(
            [f"{face} egg", "squid egg"], menus=[menus, 0], chopsticks=[sticks, 0], puddings=[puddings, 0]
        )
        play(state, 0, face)
        assert held(state, 0) == after


@pytest.mark.rule("SR-8")
@pytest.mark.rule("SR-14")
def test_all_tokens_of_the_box_may_be_used_in_one_turn() -> None:
    state = table(["egg maki1", "squid egg"], menus=[18, 0], chopsticks=[12, 0], dice=LOADED)
    for _ in range(12):
        play_on(state, "swap maki1 for squid of 1", "swap squid for maki1 of 1") if held(state, 0)[
            1
        ] else None
    for _ in range(18):
        play(state, 0, "reroll maki1" if "maki1" in belt(state, 0) else "reroll maki3")
    assert (held(state, 0), supply(state)) == ((0, 0, 0), (18, 12, 32))
    assert moves(state, 0) == {"egg", "maki3"}


@pytest.mark.rule("SR-14")
def test_pudding_tokens_are_changed_freely_so_only_their_number_counts() -> None:
    # Thirty puddings are held in ones by five players, more than the fourteen tokens worth 1.
    state = table(["pudding2", "pudding1", "egg", "egg", "egg"], puddings=[6, 6, 6, 6, 6])
    play(state, 0, "pudding2")
    assert (held(state, 0)[2], supply(state)[2]) == (8, 0)
    assert of_kind(play(state, 1, "pudding1"), DieTaken) == [DieTaken(1, Face.PUDDING1, False, 0)]
    assert held(state, 1)[2] == 6


@pytest.mark.rule("SR-14")
def test_one_short_supply_does_not_touch_the_others() -> None:
    state = short("menu", 0, ["chopsticks2 pudding2", "pudding3 menu1"])
    play_on(state, "chopsticks2", "pudding3")
    assert [held(state, seat) for seat in (0, 1)] == [(0, 4, 0), (18, 2, 3)]
    assert supply(state) == (0, 6, 29)


# SR-15


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("nigiri", NIGIRI)
def test_a_nigiri_must_go_onto_an_open_wasabi(nigiri: str) -> None:
    state = table([f"{nigiri} maki1", "egg egg"], ["wasabi", ""], menus=[0, 0], chopsticks=[0, 0])
    # There is no way to say that it should lie beside the wasabi.
    assert moves(state, 0) == {nigiri, "maki1"}
    assert of_kind(play(state, 0, nigiri), DieTaken) == [DieTaken(0, Face(nigiri), True, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("", nigiri)


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("face", OTHERS)
def test_nothing_but_a_nigiri_goes_onto_a_wasabi(face: str) -> None:
    state = table([f"{face} maki1", "egg egg"], ["wasabi", ""])
    (event,) = of_kind(play(state, 0, face), DieTaken)
    assert not event.dipped
    assert (tray(state, 0), dipped(state, 0)) == (in_order(f"wasabi {face}"), "")


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("nigiri", NIGIRI)
def test_a_nigiri_that_came_before_the_wasabi_stays_beside_it(nigiri: str) -> None:
    state = table(["wasabi maki1 egg", "maki1 maki1 squid"], [nigiri, ""], dice=LOADED)
    play_on(state, "wasabi")
    assert (tray(state, 0), dipped(state, 0)) == (f"{nigiri} wasabi", "")
    play_on(state, "maki1", "maki3")
    # The next nigiri goes onto it, though there are as many nigiri as wasabi already.
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, True, 0)]
    assert (tray(state, 0), dipped(state, 0)) == (nigiri, "squid")


@pytest.mark.rule("SR-15")
def test_a_nigiri_without_any_wasabi_lies_by_itself() -> None:
    state = table(["squid maki1", "egg egg"], ["egg", ""])
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, False, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("egg squid", "")


@pytest.mark.rule("SR-15")
def test_a_covered_wasabi_takes_no_second_nigiri() -> None:
    state = table(["squid maki1", "egg egg"], ["", "wasabi"], dipped=["egg", ""])
    assert of_kind(play(state, 0, "squid"), DieTaken) == [DieTaken(0, Face.SQUID, False, 0)]
    assert (tray(state, 0), dipped(state, 0)) == ("squid", "egg")


@pytest.mark.rule("SR-15")
@pytest.mark.parametrize("order", list(permutations(NIGIRI)))
def test_of_three_nigiri_the_first_two_get_the_two_wasabi(order: tuple[str, ...]) -> None:
    first, second, third = order
    trays, soaked = ["wasabi wasabi", ""], ["", ""]
    for nigiri, open_after, wet, dry in (
        (first, "wasabi", [first], ""),
        (second, "", [first, second], ""),
        (third, "", [first, second], third),
    ):
        state = table([f"{nigiri} maki1", "egg maki1"], trays, dipped=soaked)
        play(state, 0, nigiri)
        assert dipped(state, 0) == in_order(" ".join(wet))
        assert tray(state, 0) == (dry or open_after)
        trays, soaked = [tray(state, 0), ""], [dipped(state, 0), ""]


@pytest.mark.rule("SR-15")
def test_equal_nigiri_on_several_wasabi_are_counted() -> None:
    state = table(["egg maki1", "maki2 maki2"], ["wasabi wasabi egg", ""], dipped=["egg egg", ""])
    play(state, 0, "egg")
    assert (tray(state, 0), dipped(state, 0)) == ("egg wasabi", "egg egg egg")


@pytest.mark.rule("SR-15")
def test_a_wasabi_of_another_player_takes_no_nigiri() -> None:
    state = table(["squid maki1", "egg maki2"], ["", "wasabi"])
    play(state, 0, "squid")
    assert (tray(state, 0), dipped(state, 0)) == ("squid", "")
    assert (tray(state, 1), dipped(state, 1)) == ("wasabi", "")


@pytest.mark.rule("SR-15")
def test_neither_a_wasabi_nor_what_lies_on_it_lasts_into_the_next_round() -> None:
    state = table(["maki1", "maki2"], ["wasabi", "wasabi"], dipped=["egg", ""], dice=LOADED)
    play_on(state, "maki1", "maki2")
    assert [(tray(state, seat), dipped(state, seat)) for seat in (0, 1)] == [("", ""), ("", "")]
    while "squid" not in belt(state, state.due()[0]):
        take_first(state)
    assert not of_kind(play_on(state, "squid"), DieTaken)[0].dipped


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
def test_everyone_rolls_all_dice_of_the_belt_now_in_front(seat_count: int) -> None:
    words = ["egg maki1 dumpling", "wasabi pudding1 dumpling", "salmon maki2 dumpling", "egg menu1 dumpling"]
    words = [*words, "chopsticks1 pudding2 dumpling"][:seat_count]
    state = table(words, dice=LOADED)
    events = play_on(state, *["dumpling"] * seat_count)
    rests = [each.removesuffix(" dumpling") for each in words]
    assert belts(state) == [fallen(rest) for rest in (rests[-1], *rests[:-1])]
    (rolled,) = of_kind(events, BeltsRolled)
    assert rolled.belts == tuple(own.belt for own in state.view(None).places)


@pytest.mark.rule("SR-16")
def test_dice_fall_at_random_when_the_belts_have_moved() -> None:
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
def test_belts_go_round_and_round_with_the_red_one(seat_count: int) -> None:
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
def test_with_two_dice_on_each_belt_the_round_goes_on() -> None:
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


@pytest.mark.rule("SR-9")
@pytest.mark.rule("SR-10")
@pytest.mark.rule("SR-11")
def test_moves_in_text_are_the_moves_of_the_rules() -> None:
    assert parse("squid") == Take(Face.SQUID)
    assert parse("reroll maki1+egg+maki1") == Reroll((Face.EGG, Face.MAKI1, Face.MAKI1))
    assert parse("swap egg for squid of 2") == Swap(Face.EGG, Face.SQUID, 2)
