"""Invariants of Sushi Roll, in addition to those of every game (tests/core/test_contract.py)."""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings

from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import INDEX, KIND_OF, KINDS, Face
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.games.sushi_roll.events import BeltsMoved, DiceRerolled, DieTaken, RoundStarted
from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL, Reroll, Swap, Take
from bordspil.games.sushi_roll.packed import (
    count_of_kind,
    faces_in,
    lowest_face,
    nth_face,
    pack,
    size,
    unpack,
)
from bordspil.games.sushi_roll.rules import OVER
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.positions import (
    BELT_SIZES,
    Table,
    check_conserved,
    copied,
    dice_lists,
    is_last_take,
    kinds_on,
    positions,
    seeds,
    started,
    tables,
)
from tests.games.sushi_roll.referee import RICH, random_move
from tests.games.sushi_roll.table import LOADED, table
from tests.helpers.uncompiled import printed


def on_belts(state: SushiRollState) -> list[Counter[Face]]:
    return [Counter(unpack(belt)) for belt in state.belt[: state.seat_count]]


# Conservation.


@given(tables, seeds)
@settings(max_examples=30)
def test_no_dice_tokens_or_puddings_are_lost_in_any_step(table: Table, seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    while due := state.due():
        check_conserved(state)
        state.play_step(due[0], rng.choice(state.actions(due[0])), rng)
    check_conserved(state)
    assert state.phase == OVER
    assert not any((*state.belt, *state.tray))


@given(tables, seeds)
@settings(max_examples=30)
def test_no_dice_tokens_or_puddings_are_lost_in_any_move(table: Table, seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    while due := state.due():
        check_conserved(state)
        # Among whole moves nearly all are re-rolls and swaps: tokens come and go.
        state.play(due[0], rng.choice(state.legal_moves(due[0])), rng)
    check_conserved(state)


@given(positions)
def test_a_swap_never_turns_a_die(state: SushiRollState) -> None:
    for seat in state.due():
        swaps = [move for move in state.legal_moves(seat) if isinstance(move, Swap)]
        for move in swaps:
            after, rng = copied(state), Rng.from_seed(1)
            after.play(seat, move, rng)
            assert rng.key() == Rng.from_seed(1).key()
            before_belts, after_belts = on_belts(state), on_belts(after)
            assert sum(after_belts, Counter()) == sum(before_belts, Counter())
            for other, (before, now) in enumerate(zip(before_belts, after_belts, strict=True)):
                gone, come = before - now, now - before
                if other == seat and move.give is not move.get:
                    assert (gone, come) == (Counter([move.give]), Counter([move.get]))
                elif other == move.seat and move.give is not move.get:
                    assert (gone, come) == (Counter([move.get]), Counter([move.give]))
                else:
                    assert now == before
            assert after.tray == state.tray
            assert after.dipped == state.dipped
            assert after.chopsticks[seat] == state.chopsticks[seat] - 1
            assert after.chopsticks_left == state.chopsticks_left + 1
            assert (after.menu, after.pudding, after.score) == (state.menu, state.pudding, state.score)
            assert after.due() == (seat,)
            assert after.turn == state.turn + 1


@given(positions, seeds)
def test_a_reroll_changes_nothing_else(state: SushiRollState, seed: int) -> None:
    for seat in state.due():
        rerolls = [move for move in state.legal_moves(seat) if isinstance(move, Reroll)]
        for move in rerolls[:: 1 + seed % 7]:
            after = copied(state)
            (told,) = after.play(seat, move, Rng.from_seed(seed))
            assert isinstance(told, DiceRerolled)
            before_belts, after_belts = on_belts(state), on_belts(after)
            kept = before_belts[seat] - Counter(move.faces)
            assert not kept - after_belts[seat]
            assert after_belts[seat] == kept + Counter(told.rolled)
            assert told.faces == move.faces
            assert kinds_on(Counter(told.rolled)) == kinds_on(Counter(move.faces))
            assert before_belts[:seat] == after_belts[:seat]
            assert before_belts[seat + 1 :] == after_belts[seat + 1 :]
            assert (after.tray, after.dipped, after.bag) == (state.tray, state.dipped, state.bag)
            assert after.menu[seat] == state.menu[seat] - 1
            assert after.menus_left == state.menus_left + 1
            assert (after.chopsticks, after.pudding) == (state.chopsticks, state.pudding)
            assert after.due() == (seat,)
            assert after.turn == state.turn + 1


@given(positions)
def test_a_take_moves_one_die_and_gives_what_it_shows_or_what_is_left(state: SushiRollState) -> None:
    for seat in state.due():
        for move in state.legal_moves(seat):
            if not isinstance(move, Take):
                continue
            after = copied(state)
            told = after.play(seat, move, Rng.from_seed(1))[0]
            assert isinstance(told, DieTaken)
            left = {
                "menu": state.menus_left,
                "chopsticks": state.chopsticks_left,
                "pudding": state.puddings_left,
            }
            symbol = move.face.value.rstrip("123")
            gain = min(int(move.face.value[-1]), left[symbol]) if symbol in left else 0
            assert told.gained == gain
            assert after.menu[seat] - state.menu[seat] == gain * (symbol == "menu")
            assert after.chopsticks[seat] - state.chopsticks[seat] == gain * (symbol == "chopsticks")
            assert after.pudding[seat] - state.pudding[seat] == gain * (symbol == "pudding")
            if not is_last_take(state, move):
                gone = [before - now for before, now in zip(on_belts(state), on_belts(after), strict=True)]
                assert sum(gone, Counter()) == gone[seat] == Counter([move.face])
                laid = Counter(unpack(after.tray[seat])) - Counter(unpack(state.tray[seat]))
                assert laid == Counter([move.face])
                assert after.due() == ((seat + 1) % state.seat_count,)


SHORT = [
    (symbol, icons, left)
    for symbol in ("menu", "chopsticks", "pudding")
    for icons in (1, 2, 3)
    for left in range(5)
]


@pytest.mark.parametrize(("symbol", "icons", "left"), SHORT)
def test_a_short_supply_gives_what_is_left(symbol: str, icons: int, left: int) -> None:
    held: dict[str, Any] = {
        "menus": [3, 18 - 3 - left] if symbol == "menu" else [3, 3],
        "chopsticks": [2, 12 - 2 - left] if symbol == "chopsticks" else [2, 2],
        "puddings": [1, 32 - 1 - left] if symbol == "pudding" else [0, 0],
    }
    state = table([f"{symbol}{icons} egg", "maki1 egg"], **held)
    before = state.menu[0] + state.chopsticks[0] + state.pudding[0]
    (told,) = state.play(0, Take(Face(f"{symbol}{icons}")), Rng.from_seed(1))
    gain = min(icons, left)
    assert isinstance(told, DieTaken)
    assert told.gained == gain
    assert state.menu[0] + state.chopsticks[0] + state.pudding[0] == before + gain
    supply = {
        "menu": state.menus_left,
        "chopsticks": state.chopsticks_left,
        "pudding": state.puddings_left,
    }
    assert supply[symbol] == left - gain
    check_conserved(state)


def test_these_matches_exhaust_every_supply() -> None:
    """The invariants above are also tested with scarce tokens."""
    fewest = [99, 99, 99]
    for seed in range(40):
        state, rng = started((5, RICH), seed), Rng.from_seed(seed)
        while due := state.due():
            state.play(due[0], random_move(state, due[0], rng), rng)
            supply = (state.menus_left, state.chopsticks_left, state.puddings_left)
            fewest = [min(pair) for pair in zip(fewest, supply, strict=True)]
    assert fewest == [0, 0, 0]


# Belts.

# Dice whose kinds identify the belt: no two belts have the same kinds.
STARTS = {2: (0, 1, 0), 3: (0, 1, 2), 4: (0, 1, 2), 5: (0, 4, 3)}


@pytest.mark.rule("SR-16")
@given(tables, seeds)
@settings(max_examples=40)
def test_all_belts_move_one_place_to_the_left_and_the_red_one_starts(table: Table, seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    seats, moved = range(state.seat_count), 0
    while due := state.due():
        move = random_move(state, due[0], rng)
        before = on_belts(state)
        before[due[0]] -= Counter([move.face]) if isinstance(move, Take) else Counter()
        red, is_last = state.red, is_last_take(state, move)
        told = state.play(due[0], move, rng)
        if is_last and before[due[0]]:
            moved += 1
            now = on_belts(state)
            for seat in seats:
                assert kinds_on(now[(seat + 1) % state.seat_count]) == kinds_on(before[seat])
            assert state.red == (red + 1) % state.seat_count
            assert state.due() == (state.red,)
            assert BeltsMoved(state.red) in told
        elif not is_last:
            assert state.red == red
            assert not any(isinstance(event, BeltsMoved) for event in told)
    assert moved == 3 * (BELT_SIZES[state.seat_count] - 1)


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_every_belt_keeps_its_dice_on_its_way_round_the_table(seat_count: int) -> None:
    # One belt has nigiri only, one maki only and so on.
    kinds = ["egg", "maki1", "wasabi", "pudding1", "dumpling"][:seat_count]
    state = table([f"{face} {face} {face} {face}" for face in kinds], dice=LOADED)
    falls = {"egg": "squid", "maki1": "maki3", "wasabi": "menu3", "pudding1": "pudding3"}
    rng = Rng.from_seed(1)
    for turn in range(1, 4):
        for _ in range(seat_count):
            (seat,) = state.due()
            state.play(seat, Take(unpack(state.belt[seat])[0]), rng)
        for seat in range(seat_count):
            face = kinds[(seat - turn) % seat_count]
            assert unpack(state.belt[seat]) == (Face(falls.get(face, "sashimi")),) * (4 - turn)


@pytest.mark.rule("SR-23")
@given(tables, seeds)
@settings(max_examples=30)
def test_who_starts_each_round_follows_from_who_starts_the_first(table: Table, seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    starts = [state.red]
    while due := state.due():
        red, move = state.red, random_move(state, due[0], rng)
        for event in state.play(due[0], move, rng):
            if isinstance(event, RoundStarted):
                starts.append(event.red)
                assert state.red == event.red == ((red + 1) % 3 if state.seat_count == 3 else red)
                assert state.due() == (event.red,)
    assert starts == [(starts[0] + places) % state.seat_count for places in STARTS[state.seat_count]]


# Clones, steps and moves.


@given(positions, seeds)
def test_a_clone_never_changes_its_source(state: SushiRollState, seed: int) -> None:
    before = state.snapshot()
    clone = copied(state)
    assert clone == state
    assert hash(clone) == hash(state)
    rng = Rng.from_seed(seed)
    while due := clone.due():
        action = rng.choice(clone.actions(due[0]))
        clone.play_step(due[0], action, rng)
        assert state.snapshot() == before
    state.play_randomly(Rng.from_seed(seed))
    finished = clone.snapshot()
    state.restore(before)
    assert clone.snapshot() == finished


@given(positions, seeds)
def test_a_clone_of_a_half_made_move_continues_identically(state: SushiRollState, seed: int) -> None:
    rng = Rng.from_seed(seed)
    for seat in state.due():
        for first in state.actions(seat):
            if first >= LIFT:
                half = copied(state)
                half.play_step(seat, first, rng)
                twin = copied(half)
                assert twin == half
                assert twin.actions(seat) == half.actions(seat)
                for each in (half, twin):
                    each.play_randomly(Rng.from_seed(seed))
                assert twin == half


@given(positions, seeds)
def test_a_move_equals_its_steps_one_by_one(state: SushiRollState, seed: int) -> None:
    for seat in state.due():
        for move in state.legal_moves(seat)[seed % 5 :: 5]:
            whole, unchecked, stepped = copied(state), copied(state), copied(state)
            chances = [Rng.from_seed(seed) for _ in range(3)]
            whole.play(seat, move, chances[0])
            unchecked.play_unchecked(seat, move, chances[1])
            for step in state.steps_of(move):
                stepped.play_step(seat, step, chances[2])
            assert whole == unchecked == stepped
            assert chances[0].key() == chances[1].key() == chances[2].key()


@given(positions, seeds)
def test_only_the_last_step_of_a_move_changes_what_anyone_sees(state: SushiRollState, seed: int) -> None:
    everyone = [None, *range(state.seat_count)]
    before = [state.view(seat) for seat in everyone]
    fields = state.snapshot()
    for seat in state.due():
        for move in state.legal_moves(seat)[seed % 17 :: 17]:
            trial, rng = copied(state), Rng.from_seed(seed)
            *first, last = state.steps_of(move)
            for step in first:
                trial.play_step(seat, step, rng)
                # There are no whole moves until this one is finished.
                assert trial.legal_moves(seat) == ()
                assert [dataclasses.replace(trial.view(seat), legal_moves=()) for seat in everyone] == [
                    dataclasses.replace(view, legal_moves=()) for view in before
                ]
                changed = {name for name, value in trial.snapshot().items() if value != fields[name]}
                assert changed
                assert changed <= {"lifted", "offered"}
                assert rng.key() == Rng.from_seed(seed).key()
                assert trial.due() == (seat,)
                assert trial.turn == state.turn
            trial.play_step(seat, last, rng)
            assert trial.lifted == trial.offered == 0
            assert trial.turn == state.turn + 1
            assert [trial.view(seat) for seat in everyone] != before


def walked(state: SushiRollState, seat: int, steps: tuple[int, ...] = ()) -> Iterator[Move]:
    """Every move, found step by step."""
    for action in state.actions(seat):
        if LIFT <= action < ROLL or OFFER <= action < GET:
            further = copied(state)
            further.play_step(seat, action, Rng.from_seed(1))
            yield from walked(further, seat, (*steps, action))
        else:
            yield state.move_of(*steps, action)


def check_legal_moves(state: SushiRollState, seat: int) -> tuple[Move, ...]:
    """SR-8 to SR-11: check that both ways to list the moves agree, and how many there are of each kind."""
    legal = state.legal_moves(seat)
    # One more than there should be is enough to fail.
    found = list(itertools.islice(walked(state, seat), len(legal) + 1))
    assert len(set(legal)) == len(legal)
    assert len(found) == len(legal)
    assert set(found) == set(legal)
    belts = on_belts(state)
    others = sum(len(belt) for other, belt in enumerate(belts) if other != seat)
    takes = len(belts[seat])
    rerolls = prod(count + 1 for count in belts[seat].values()) - 1
    counted = Counter(type(move) for move in legal)
    assert counted[Take] == takes
    assert counted[Reroll] == (rerolls if state.menu[seat] else 0)
    assert counted[Swap] == (takes * others if state.chopsticks[seat] else 0)
    return legal


@given(positions)
def test_legal_moves_are_those_found_step_by_step(state: SushiRollState) -> None:
    for seat in range(state.seat_count):
        if seat in state.due():
            check_legal_moves(state, seat)
        else:
            assert state.legal_moves(seat) == ()
            assert state.actions(seat) == ()


WIDE = "egg salmon squid maki1 maki2 maki3 wasabi dumpling"
ALSO_WIDE = "egg salmon maki1 maki2 wasabi menu1 pudding1 tempura"


@pytest.mark.parametrize(
    ("belts", "menus", "chopsticks", "count"),
    [
        ([WIDE, ALSO_WIDE], [18, 0], [12, 0], 8 + 255 + 64),
        ([ALSO_WIDE, WIDE], [1, 17], [1, 0], 8 + 255 + 64),
        ([WIDE, ALSO_WIDE], [0, 18], [12, 0], 8 + 64),
        ([WIDE, ALSO_WIDE], [18, 0], [0, 12], 8 + 255),
        ([WIDE, ALSO_WIDE], [0, 18], [0, 12], 8),
        (["dumpling " * 8, ALSO_WIDE], [1, 1], [1, 1], 1 + 8 + 8),
        (["dumpling " * 5 + "maki1 " * 3, "maki1 " * 3 + "tempura " * 5], [1, 1], [1, 1], 2 + 23 + 4),
        (
            [
                "egg maki1 wasabi pudding1 dumpling",
                "salmon maki2 menu1 pudding2 tempura",
                "squid maki3 menu2 pudding3 sashimi",
                "egg maki1 menu3 pudding1 dumpling",
                "salmon maki2 chopsticks1 tempura sashimi",
            ],
            [1, 0, 0, 0, 0],
            [1, 0, 0, 0, 0],
            5 + 31 + 5 * 20,
        ),
        (["egg", "maki1"], [1, 0], [1, 0], 1 + 1 + 1),
    ],
)
def test_the_widest_positions_have_all_their_moves(
    belts: list[str], menus: list[int], chopsticks: list[int], count: int
) -> None:
    state = table(belts, menus=menus, chopsticks=chopsticks)
    legal = check_legal_moves(state, 0)
    assert len(legal) == count
    for move in legal:
        after = copied(state)
        after.play(0, move, Rng.from_seed(1))
        check_conserved(after)


def test_a_belt_without_dice_offers_no_swap() -> None:
    state = table(["", "egg", "maki1"], active=1)
    legal = check_legal_moves(state, 1)
    assert {move.seat for move in legal if isinstance(move, Swap)} == {2}
    alone = table(["", "", "maki1"], active=2)
    assert not any(isinstance(move, Swap) for move in check_legal_moves(alone, 2))
    assert not any(OFFER <= action < GET for action in alone.actions(2))


@given(tables, seeds)
def test_a_random_action_is_a_fair_draw_from_the_legal_ones(table: Table, seed: int) -> None:
    """A playout with `random_action` equals one that draws from the list of legal actions."""
    fast, slow = started(table, seed), started(table, seed)
    fast.play_randomly(Rng.from_seed(seed))
    rng = Rng.from_seed(seed)
    while due := slow.due():
        actions = slow.actions(due[0])
        slow.play_step(due[0], actions[rng.below(len(actions))], rng)
    assert fast == slow


@given(positions, seeds)
def test_a_random_action_is_a_fair_draw_in_half_made_moves_too(state: SushiRollState, seed: int) -> None:
    for seat in state.due():
        for first in state.actions(seat)[seed % 3 :: 3]:
            if first < LIFT:
                continue
            fast = copied(state)
            fast.play_step(seat, first, Rng.from_seed(seed))
            slow, rng = copied(fast), Rng.from_seed(seed)
            fast.play_randomly(Rng.from_seed(seed))
            while due := slow.due():
                actions = slow.actions(due[0])
                slow.play_step(due[0], actions[rng.below(len(actions))], rng)
            assert fast == slow


@given(dice_lists, dice_lists)
def test_packed_dice_count_as_lists_do(faces: list[Face], more: list[Face]) -> None:
    packed = pack(faces)
    assert Counter(unpack(packed)) == Counter(faces)
    assert size(packed) == len(faces)
    assert [count_of_kind(packed, kind) for kind in range(5)] == [
        sum(KIND_OF[face] is kind for face in faces) for kind in KINDS
    ]
    assert packed + pack(more) == pack([*faces, *more])
    numbers = sorted({INDEX[face] for face in faces})
    assert faces_in(packed).bit_count() == len(numbers)
    assert [nth_face(faces_in(packed), number) for number in range(len(numbers))] == numbers
    if numbers:
        assert lowest_face(faces_in(packed)) == numbers[0]


HASHES = """
import json
from bordspil.core.playouts import run_playouts
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.rolls import roll
from bordspil.games.sushi_roll.state import SushiRollState
hashes = []
for seats in (2, 3, 4, 5):
    for words in {words!r}:
        for seed in range(8):
            rng = Rng.from_seed(seed)
            state = SushiRollState(seats, words)
            hashes.append(run_playouts(state, 3, rng))
            hashes.append([event.as_data() for event in state.begin(rng)])
            for step in range(seed * 9):
                for seat in state.due():
                    actions = state.actions(seat)
                    state.play_step(seat, rng.choice(actions), rng)
                    hashes.append([actions, state.actions(seat)])
            hashes.append(repr(state.snapshot()))
            hashes.append([state.view(seat).as_json() for seat in (None, 0, 1)])
            for packed in state.belt:
                hashes.append(roll(state, packed, rng))
            for seat in state.due():
                trial = state.clone()
                if not state.lifted and not state.offered:
                    for move in trial.legal_moves(seat)[-1:]:
                        hashes.append([event.as_data() for event in trial.play(seat, move, rng)])
                trial.play_randomly(rng)
                hashes.append([repr(trial.snapshot()), trial.winners(), trial.payoffs()])
            hashes.append(rng.key().hex())
print(json.dumps(hashes))
"""


def test_compiled_and_uncompiled_rules_give_equal_hashes() -> None:
    words = [dice.words() for dice in (DEFAULT, RICH, LOADED)]
    program = HASHES.format(words=words)
    results = [json.loads(printed(program, uncompiled=uncompiled)) for uncompiled in (False, True)]
    assert results[0] == results[1]
    assert len(set(map(str, results[0]))) > 500
