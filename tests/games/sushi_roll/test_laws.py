"""Laws of Sushi Roll beyond those of every game (tests/core/test_contract.py)."""

from __future__ import annotations

import dataclasses
import itertools
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, prod, sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bordspil
from bordspil.core.errors import GameError, IllegalMove
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.bunch import (
    dice_in,
    faces_count,
    faces_in,
    lowest_face,
    nth_face,
    pack,
    size,
    unpack,
)
from bordspil.games.sushi_roll.dice import DEFAULT, DiceSet
from bordspil.games.sushi_roll.events import BeltsMoved, DiceRerolled, DieTaken, RoundStarted
from bordspil.games.sushi_roll.moves import GET, LIFT, OFFER, ROLL, TAKE, Reroll, Swap, Take
from bordspil.games.sushi_roll.parts import BOX, FACES, INDEX, KIND_OF, KINDS, Face, Kind
from bordspil.games.sushi_roll.phases import ACT, DRAW, FINISH, MOVE, OVER, SCORE
from bordspil.games.sushi_roll.points import tell_maki_points, tell_pudding_points, tell_round_points
from bordspil.games.sushi_roll.rules import SushiRollState
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.referee import RICH, TABLES, random_move
from tests.games.sushi_roll.table import LOADED, table

ROOT = Path(__file__).parent.parent.parent.parent
COMPILED = bordspil.is_compiled()
BELT_SIZES = {2: 8, 3: 7, 4: 6, 5: 5}
tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**64)
dice_lists = st.lists(st.sampled_from(FACES), max_size=8).filter(
    lambda faces: all(sum(KIND_OF[face] is kind for face in faces) <= BOX[kind] for kind in KINDS)
)

Table = tuple[int, DiceSet]


def started(table: Table, seed: int | str) -> SushiRollState:
    seat_count, dice = table
    state = SushiRollState(seat_count, dice.words())
    state.begin(Rng.from_seed(seed))
    return state


def copied(state: SushiRollState) -> SushiRollState:
    other = state.clone()
    assert isinstance(other, SushiRollState)
    return other


def played(table: Table, seed: int, moves: int) -> SushiRollState:
    """Some random moves into a match; at its end where it has no more."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(moves):
        if due := state.due():
            state.play(due[0], random_move(state, due[0], rng), rng)
    return state


positions = st.builds(played, tables, seeds, st.integers(0, 150))


def check_conserved(state: SushiRollState) -> None:
    """SR-1, SR-2: all dice and tokens are there, and nobody owes any."""
    dice = Counter({kind: state.bag >> 4 * index & 15 for index, kind in enumerate(KINDS)})
    for bunch in (*state.belt, *state.tray):
        dice.update(KIND_OF[face] for face in unpack(bunch))
    assert dice == BOX
    assert state.bag >> 20 == 0
    for held, left, total in (
        (state.menu, state.menus_left, 18),
        (state.chopsticks, state.chopsticks_left, 12),
        (state.pudding, state.puddings_left, 32),
    ):
        assert sum(held) + left == total
        assert min(*held, left) >= 0
    for part in (state.belt, state.tray, state.menu, state.chopsticks, state.pudding, state.score):
        assert not any(part[state.seat_count :])
    for seat in range(state.seat_count):
        tray, dipped = Counter(unpack(state.tray[seat])), Counter(unpack(state.dipped[seat]))
        assert not dipped - tray
        assert dipped.total() <= tray[Face.WASABI]


def on_belts(state: SushiRollState) -> list[Counter[Face]]:
    return [Counter(unpack(belt)) for belt in state.belt[: state.seat_count]]


def kinds_on(belt: Counter[Face]) -> Counter[Kind]:
    kinds: Counter[Kind] = Counter()
    for face, count in belt.items():
        kinds[KIND_OF[face]] += count
    return kinds


def is_last_take(state: SushiRollState, move: Move) -> bool:
    """Whether belts move, or a round ends, after it."""
    return isinstance(move, Take) and (state.active + 1) % state.seat_count == state.red


# Nothing is lost and nothing comes from nowhere.


@given(tables, seeds)
@settings(max_examples=30)
def test_dice_tokens_and_puddings_are_all_there_after_every_step(table: Table, seed: int) -> None:
    state, rng = started(table, seed), Rng.from_seed(seed)
    while due := state.due():
        check_conserved(state)
        state.play_step(due[0], rng.choice(state.actions(due[0])), rng)
    check_conserved(state)
    assert state.phase == OVER
    assert not any((*state.belt, *state.tray))


@given(tables, seeds)
@settings(max_examples=30)
def test_dice_tokens_and_puddings_are_all_there_after_every_move(table: Table, seed: int) -> None:
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
def test_a_reroll_leaves_everything_else_alone(state: SushiRollState, seed: int) -> None:
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


def test_every_supply_does_run_short_in_these_matches() -> None:
    """The laws above are also tried where tokens are scarce."""
    fewest = [99, 99, 99]
    for seed in range(40):
        state, rng = started((5, RICH), seed), Rng.from_seed(seed)
        while due := state.due():
            state.play(due[0], random_move(state, due[0], rng), rng)
            supply = (state.menus_left, state.chopsticks_left, state.puddings_left)
            fewest = [min(pair) for pair in zip(fewest, supply, strict=True)]
    assert fewest == [0, 0, 0]


# Belts.

# Dice whose kinds can be told apart on every belt: no belt has the same kinds as another one.
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
def test_a_clone_of_a_half_made_move_goes_on_alike(state: SushiRollState, seed: int) -> None:
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
    parts = state.snapshot()
    for seat in state.due():
        for move in state.legal_moves(seat)[seed % 17 :: 17]:
            trial, rng = copied(state), Rng.from_seed(seed)
            *first, last = state.steps_of(move)
            for step in first:
                trial.play_step(seat, step, rng)
                # Whole moves are closed until this one is finished.
                assert trial.legal_moves(seat) == ()
                assert [dataclasses.replace(trial.view(seat), legal_moves=()) for seat in everyone] == [
                    dataclasses.replace(view, legal_moves=()) for view in before
                ]
                now = trial.snapshot()
                # All but what is picked up or offered, at the end of the table's own numbers.
                assert (*now[:8], now[8][:7], now[9]) == (*parts[:8], parts[8][:7], parts[9])
                assert now[8][7:] != parts[8][7:]
                assert rng.key() == Rng.from_seed(seed).key()
                assert trial.due() == (seat,)
                assert trial.turn == state.turn
            trial.play_step(seat, last, rng)
            assert trial.snapshot()[8][7:] == (0, 0)
            assert trial.turn == state.turn + 1
            assert [trial.view(seat) for seat in everyone] != before


def walked(state: SushiRollState, seat: int, steps: tuple[int, ...] = ()) -> Iterator[Move]:
    """Every move, found by going through its steps one by one."""
    for action in state.actions(seat):
        if LIFT <= action < ROLL or OFFER <= action < GET:
            further = copied(state)
            further.play_step(seat, action, Rng.from_seed(1))
            yield from walked(further, seat, (*steps, action))
        else:
            yield state.move_of(*steps, action)


def check_legal_moves(state: SushiRollState, seat: int) -> tuple[Move, ...]:
    """SR-8 to SR-11: as many as can be counted, the same by either way, each once."""
    legal = state.legal_moves(seat)
    # One more than there should be is enough to tell.
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
            assert state.legal_moves(seat) == state.actions(seat) == ()


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
    """One playout by `random_action` equals one by drawing from the list of legal actions."""
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
def test_bunches_count_as_lists_do(faces: list[Face], more: list[Face]) -> None:
    bunch = pack(faces)
    assert Counter(unpack(bunch)) == Counter(faces)
    assert size(bunch) == len(faces)
    assert [dice_in(bunch, kind) for kind in range(5)] == [
        sum(KIND_OF[face] is kind for face in faces) for kind in KINDS
    ]
    assert bunch + pack(more) == pack([*faces, *more])
    numbers = sorted({INDEX[face] for face in faces})
    assert faces_count(faces_in(bunch)) == len(numbers)
    assert [nth_face(faces_in(bunch), number) for number in range(len(numbers))] == numbers
    if numbers:
        assert lowest_face(faces_in(bunch)) == numbers[0]


HASHES = """
import json, sys
sys.path.insert(0, {root!r})
if {plain}:
    from tests.plain import import_plain
    import_plain()
import bordspil
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.rules import SushiRollState
assert bordspil.is_compiled() is not {plain}
hashes = []
for seats in (2, 3, 4, 5):
    for words in {words!r}:
        for seed in range(8):
            rng = Rng.from_seed(seed)
            state = SushiRollState(seats, words)
            hashes.append(state.run_playouts(3, rng))
            hashes.append([event.as_data() for event in state.begin(rng)])
            for step in range(seed * 9):
                for seat in state.due():
                    actions = state.actions(seat)
                    state.play_step(seat, rng.choice(actions), rng)
                    hashes.append([actions, state.actions(seat)])
            hashes.append(repr(state.snapshot()))
            hashes.append([state.view(seat).as_json() for seat in (None, 0, 1)])
            for bunch in state.belt:
                hashes.append(state.roll(bunch, rng))
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
    results = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", HASHES.format(root=str(ROOT), plain=plain, words=words)],
                check=True,
                capture_output=True,
                text=True,
            ).stdout
        )
        for plain in (False, True)
    ]
    assert results[0] == results[1]
    assert len(set(map(str, results[0]))) > 500


# Everything lies open, and the future is nowhere.


@given(positions)
def test_nothing_is_hidden_from_anyone(state: SushiRollState) -> None:
    spectators = state.view(None)
    assert spectators.legal_moves == ()
    for seat in range(state.seat_count):
        view = state.view(seat)
        assert view.seat == seat
        assert view.legal_moves == state.legal_moves(seat)
        assert dataclasses.replace(view, seat=None, legal_moves=()) == spectators
        data, other = json.loads(view.as_json()), json.loads(spectators.as_json())
        assert {**data, "seat": None, "legal_moves": []} == other


@given(tables, seeds)
@settings(max_examples=20)
def test_everything_that_happens_is_told_to_everyone(table: Table, seed: int) -> None:
    state, rng = SushiRollState(table[0], table[1].words()), Rng.from_seed(seed)
    events = list(state.begin(rng))
    while due := state.due():
        events += state.play(due[0], random_move(state, due[0], rng), rng)
    assert all(event.audience() is None for event in events)


@given(positions, seeds)
def test_a_view_tells_the_whole_state(state: SushiRollState, seed: int) -> None:
    for seat in (None, *range(state.seat_count)):
        view = state.view(seat)
        rng = Rng.from_seed(seed)
        sampled = GAME.sample_state(view, rng)
        assert sampled == state
        assert sampled.view(seat) == view
        assert state.resampled(seat, rng) == state
        # There was nothing to choose.
        assert rng.key() == Rng.from_seed(seed).key()


@given(positions, seeds, seeds)
def test_the_future_is_not_in_the_state(state: SushiRollState, seed: int, other_seed: int) -> None:
    """Whatever chance comes, nobody is told anything of it before the dice are rolled."""
    everyone = [None, *range(state.seat_count)]
    for seat in state.due():
        for move in state.legal_moves(seat)[seed % 19 :: 19]:
            one, other = copied(state), copied(state)
            chances = Rng.from_seed(seed), Rng.from_seed(f"other {other_seed}")
            keys = [rng.key() for rng in chances]
            if isinstance(move, Reroll) or is_last_take(state, move):
                # Dice are rolled by the last step: up to it all is the same.
                for step in state.steps_of(move)[:-1]:
                    one.play_step(seat, step, chances[0])
                    other.play_step(seat, step, chances[1])
            else:
                told = one.play(seat, move, chances[0])
                also_told = other.play(seat, move, chances[1])
                assert [event.as_data() for event in told] == [event.as_data() for event in also_told]
            assert one == other
            assert [one.view(eye).as_json() for eye in everyone] == [
                other.view(eye).as_json() for eye in everyone
            ]
            assert [rng.key() for rng in chances] == keys


@given(tables, seeds)
@settings(max_examples=30)
def test_two_matches_with_other_seeds_tell_the_same_until_the_next_roll(table: Table, seed: int) -> None:
    """Events, views and running records: the seed shows in the commitment only, until dice fall."""
    seat_count, dice = table
    rng = Rng.from_seed(seed)
    one, other = [
        Match(GAME, seat_count, GAME.options.from_data({"dice": dice}), seed=seed_from(seed, name))
        for name in ("one", "other")
    ]
    # Nobody can align two seeds, so the second match is put where the first one stands.
    other._state = one._state.clone()
    told = len(one.story()), len(other.story())
    quiet = 0
    for _ in range(12):
        (seat,) = one.due()
        view = one.view(seat)
        assert view.as_json() == other.view(seat).as_json()
        takes_end_a_turn = (seat + 1) % seat_count == getattr(view, "red", None)
        moves = [
            move
            for move in view.legal_moves
            if not isinstance(move, Reroll) and not (isinstance(move, Take) and takes_end_a_turn)
        ]
        if not moves:
            break
        move = rng.choice(moves)
        events, other_events = one.submit(seat, move), other.submit(seat, move)
        assert [event.as_data() for event in events] == [event.as_data() for event in other_events]
        quiet += 1
    assert quiet
    for seat in (None, *range(seat_count)):
        seen, also_seen = one.events(seat)[told[0] :], other.events(seat)[told[1] :]
        assert [event.as_data() for event in seen] == [event.as_data() for event in also_seen]
        assert one.view(seat).as_json() == other.view(seat).as_json()
    record, other_record = one.record().as_data(), other.record().as_data()
    assert record["seed"] is other_record["seed"] is None
    differ = {key for key in record if record[key] != other_record[key]}
    assert differ == {"commitment", "chain"}


# Chance is fair.

# Six different faces on the special dice, and three on all others.
EVEN = DiceSet.from_data(
    {
        "appetizer": {"dice": 10, "faces": ["dumpling", "tempura", "sashimi"] * 2},
        "maki": {"dice": 6, "faces": ["maki1", "maki2", "maki3"] * 2},
        "nigiri": {"dice": 5, "faces": ["egg", "salmon", "squid"] * 2},
        "special": {"dice": 5, "faces": ["wasabi", "menu1", "menu2", "menu3", "chopsticks1", "chopsticks2"]},
        "pudding": {"dice": 4, "faces": ["pudding1", "pudding2", "pudding3"] * 2},
    }
)


def check_fair(seen: Mapping[Any, int], chances: Mapping[Any, Fraction]) -> None:
    """A chi-square test: neither further from the chances nor closer than one time in ten thousand."""
    assert sum(chances.values()) == 1
    assert {what for what, count in seen.items() if count} <= {
        what for what, chance in chances.items() if chance
    }
    # What is rare is counted together: in order, so that some of it differs from the rest by one die only.
    total, cells, count, expected = sum(seen.values()), [], 0, 0.0
    for what in sorted(chances):
        count, expected = count + seen.get(what, 0), expected + float(chances[what] * total)
        if expected >= 10:
            cells.append((count, expected))
            count, expected = 0, 0.0
    cells[-1] = (cells[-1][0] + count, cells[-1][1] + expected)
    freedom = len(cells) - 1
    assert freedom > 0
    chi_square = sum((count - expected) ** 2 / expected for count, expected in cells)
    # Wilson and Hilferty: the cube root of it is nearly normal.
    spread = 2 / (9 * freedom)
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    assert abs(deviation) < 3.72, f"{chi_square:.1f} with {freedom} degrees of freedom"


def fall_chances(dice: DiceSet, faces: tuple[Face, ...]) -> dict[int, Fraction]:
    """How likely each bunch is when dice are rolled, die by die."""
    chances = {0: Fraction(1)}
    for face in faces:
        after: dict[int, Fraction] = {}
        for bunch, chance in chances.items():
            for side in dice.of(KIND_OF[face]).faces:
                rolled = bunch + pack([side])
                after[rolled] = after.get(rolled, Fraction(0)) + chance / 6
        chances = after
    return chances


FIRST = {
    Kind.NIGIRI: Face.EGG,
    Kind.MAKI: Face.MAKI1,
    Kind.SPECIAL: Face.WASABI,
    Kind.PUDDING: Face.PUDDING1,
    Kind.APPETIZER: Face.DUMPLING,
}


@pytest.mark.parametrize("dice", [DEFAULT, EVEN, RICH], ids=["default", "even", "rich"])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.value)
def test_faces_fall_as_often_as_they_should_in_ten_million_rolls(kind: Kind, dice: DiceSet) -> None:
    number = min(BOX[kind], 8)
    rolls = (10_000_000 if COMPILED else 20_000) // number + 1
    bunch = pack([FIRST[kind]] * number)
    rng = Rng.from_seed(f"ten million {kind.value}")
    seen = SushiRollState(2, dice.words()).run_rolls(bunch, rolls, rng)
    assert sum(seen) == rolls * number
    faces = dice.of(kind).faces
    if len(set(faces)) == 1:
        assert seen[INDEX[faces[0]]] == rolls * number
    else:
        check_fair(
            dict(enumerate(seen)), {index: Fraction(faces.count(face), 6) for index, face in enumerate(FACES)}
        )


@pytest.mark.parametrize(
    "kinds",
    [
        [4, 0, 0, 0, 0],
        [0, 6, 0, 0, 0],
        [0, 0, 5, 0, 0],
        [0, 0, 0, 4, 0],
        [0, 0, 0, 0, 8],
        [0, 0, 2, 0, 0],
        [1, 1, 1, 1, 1],
        [2, 2, 0, 2, 2],
        [0, 0, 4, 2, 2],
        [1, 0, 1, 0, 6],
    ],
    ids=str,
)
@pytest.mark.parametrize("dice", [DEFAULT, EVEN], ids=["default", "even"])
def test_dice_of_one_roll_fall_independently(kinds: list[int], dice: DiceSet) -> None:
    """Not only each die is fair: so is every way in which all of them fall together."""
    faces = tuple(
        face
        for kind, count in zip(KINDS, kinds, strict=True)
        for face in itertools.repeat(FIRST[kind], count)
    )
    state, rng, bunch = SushiRollState(2, dice.words()), Rng.from_seed(f"together {kinds}"), pack(faces)
    rolls = 4_000 if COMPILED else 2_000
    seen = Counter(state.roll(bunch, rng) for _ in range(rolls))
    check_fair(seen, fall_chances(dice, faces))


def test_one_roll_tells_nothing_about_the_next() -> None:
    state, rng, bunch = SushiRollState(2, EVEN.words()), Rng.from_seed("pairs"), pack([Face.WASABI])
    rolls = [state.roll(bunch, rng) for _ in range(40_000 if COMPILED else 6_000)]
    sides = [pack([face]) for face in EVEN.special.faces]
    pairs = {pair: Fraction(1, 36) for pair in itertools.product(sides, repeat=2)}
    for apart in (1, 2, 3):
        check_fair(Counter(zip(rolls[:-apart:2], rolls[apart::2], strict=False)), pairs)


def test_rolls_counted_by_the_rules_are_those_rolled_one_by_one() -> None:
    state = SushiRollState(2, EVEN.words())
    bunch = pack([Face.EGG, Face.MAKI1, Face.WASABI, Face.WASABI, Face.PUDDING1, *[Face.DUMPLING] * 3])
    one, other = Rng.from_seed("counted"), Rng.from_seed("counted")
    seen: Counter[Face] = Counter()
    for _ in range(500):
        seen.update(unpack(state.roll(bunch, one)))
    assert state.run_rolls(bunch, 500, other) == tuple(seen[face] for face in FACES)
    assert one.key() == other.key()


@lru_cache
def draw_chances(dice: int) -> dict[tuple[int, ...], Fraction]:
    """How likely each choice of kinds is when that many dice are drawn from a full bag."""
    ways = {
        counts: prod(comb(BOX[kind], count) for kind, count in zip(KINDS, counts, strict=True))
        for counts in itertools.product(*[range(BOX[kind] + 1) for kind in KINDS])
        if sum(counts) == dice
    }
    return {counts: Fraction(number, comb(30, dice)) for counts, number in ways.items()}


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_every_die_is_equally_likely_to_be_drawn_onto_every_belt(seat_count: int, round: int) -> None:
    if round == 1:
        fresh = SushiRollState(seat_count)
    else:
        # All dice come back from trays that had some kinds only.
        trays = ["egg egg squid salmon", "maki1 maki2 maki3", "maki1", "wasabi", "pudding1"]
        fresh = table(trays=trays[:seat_count])
        fresh.advance(Rng.from_seed("scoring"))
    assert fresh.phase == DRAW
    rng, draws = Rng.from_seed(f"bag {seat_count} {round}"), 10_000 if COMPILED else 1_000
    seen: list[Counter[tuple[int, ...]]] = [Counter() for _ in range(seat_count)]
    red: Counter[int] = Counter()
    for _ in range(draws):
        state = copied(fresh)
        state.advance(rng)
        red[state.red] += 1
        for found, belt in zip(seen, state.belt, strict=False):
            found[tuple([dice_in(belt, kind) for kind in range(5)])] += 1
    dice = BELT_SIZES[seat_count]
    for found in seen:
        check_fair(found, draw_chances(dice))
        for number, kind in enumerate(KINDS):
            of_kind: Counter[int] = Counter()
            for counts, times in found.items():
                of_kind[counts[number]] += times
            ways = [comb(BOX[kind], count) * comb(30 - BOX[kind], dice - count) for count in range(dice + 1)]
            check_fair(of_kind, {count: Fraction(way, comb(30, dice)) for count, way in enumerate(ways)})
    if round == 1:
        check_fair(red, {seat: Fraction(1, seat_count) for seat in range(seat_count)})


# Nothing that Python can pass in breaks the compiled rules.

PROPER = (TypeError, ValueError, OverflowError, GameError)
HUGE = 10**30
GARBAGE: list[Any] = [
    *(-1, -HUGE, HUGE, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**5000),
    *(None, 0.5, float("nan"), float("inf"), 1j, "0", b"0", (), [], {}, [0], set(), object(), True),
    *(int, Rng.from_seed(1), Face.EGG, Take(Face.EGG), lambda: 0),
]


def is_proper(snapshot: tuple[Any, ...]) -> bool:
    """Whether a state can go on to a proper end: counted anew here, so that a mistake is told before a crash.

    The dice must be the thirty of the box, and the belts as long as the phase needs them: all gone by the
    same turn, empty when all dice are drawn anew.
    """
    belt, tray, _, _, _, menu, chopsticks, _, numbers, (*_, bag) = snapshot
    seat_count, _, phase, round_, _, active, red, lifted, offered = numbers
    dice = Counter({kind: bag >> 4 * index & 15 for index, kind in enumerate(KINDS)})
    for bunch in (*belt, *tray):
        dice.update(KIND_OF[face] for face in unpack(bunch))
    sizes = [len(unpack(bunch)) for bunch in belt[:seat_count]]
    has_taken = [(seat - red) % seat_count < (active - red) % seat_count for seat in range(seat_count)]
    if phase == ACT:
        left = {dice + taken for dice, taken in zip(sizes, has_taken, strict=True)}
        fits = len(left) == 1 and sizes[active] > 0 and 1 <= round_ <= 3
        fits = fits and (not lifted or menu[active] > 0) and not (lifted and offered)
        fits = fits and (not offered or (chopsticks[active] > 0 and sum(sizes) > sizes[active]))
    elif phase == MOVE:
        fits = len(set(sizes)) == 1 and sizes[0] > 0 and 1 <= round_ <= 3
    elif phase == SCORE:
        fits = not any(belt) and 1 <= round_ <= 3
    else:
        fits = not any(belt) and not any(tray) and (round_ < 3 if phase == DRAW else round_ == 3)
    return dice == BOX and fits


def check_goes_on(snapshot: tuple[Any, ...], seat_count: int, *, stepwise: bool) -> bool:
    """Whether a snapshot is accepted: then it must lead to a proper end, else nothing may have changed."""
    state = SushiRollState(seat_count)
    before = state.snapshot()
    try:
        state.restore(snapshot)
    except ValueError:
        assert state.snapshot() == before
        return False
    assert is_proper(state.snapshot()), snapshot
    check_conserved(state)
    rng = Rng.from_seed(1)
    if stepwise:
        while state.phase != OVER:
            if not state.advance(rng):
                (seat,) = state.due()
                state.do(seat, rng.choice(state.actions(seat)), rng)
            check_conserved(state)
    else:
        state.play_randomly(rng)
        check_conserved(state)
    assert state.due() == ()
    assert state.round == 3
    assert state.outcome() is not None
    assert not any((*state.belt, *state.tray))
    return True


def every_phase(table: Table, seed: int) -> list[tuple[Any, ...]]:
    """The snapshots of a whole match, half-made moves and what nobody sees among them."""
    state, rng = SushiRollState(table[0], table[1].words()), Rng.from_seed(seed)
    found = [state.snapshot()]
    while state.phase != OVER:
        if not state.advance(rng):
            (seat,) = state.due()
            state.do(seat, rng.choice(state.actions(seat)), rng)
        found.append(state.snapshot())
    return found


def chosen_snapshots(number: int) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """For each table the rarest phases and some other snapshots, with the number of seats."""
    for index, each_table in enumerate(TABLES):
        rng, found = random.Random(index), every_phase(each_table, index)
        for phase in (DRAW, MOVE, SCORE, FINISH, OVER):
            yield each_table[0], rng.choice([each for each in found if each[8][2] == phase])
        half_made = [each for each in found if any(each[8][7:])]
        for each in (*rng.sample(half_made, number), *rng.sample(found, number)):
            yield each_table[0], each


def replaced(snapshot: tuple[Any, ...], part: int, index: int, value: object) -> tuple[Any, ...]:
    changed = [list(each) for each in snapshot]
    changed[part][index] = value
    return tuple([tuple(each) for each in changed])


def test_snapshots_of_every_phase_come_back() -> None:
    phases = Counter[int]()
    for each_table in TABLES:
        for snapshot in every_phase(each_table, 5)[::3]:
            state = SushiRollState(2)
            state.restore(snapshot)
            assert state.snapshot() == snapshot
            assert is_proper(snapshot)
            phases[state.phase] += 1
    assert set(phases) == {DRAW, ACT, MOVE, SCORE, FINISH, OVER}


def test_a_snapshot_with_one_number_changed_is_refused_or_leads_to_a_proper_end() -> None:
    """Every number of many snapshots, each replaced by extremes of all kinds."""
    extremes: list[Any] = [
        *(-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 18, 31, 32, 63, 64, 127, 128, 255, 256, 511, 512),
        *(2**15 - 1, 2**15, 2**16, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**48, 2**60 - 1, 2**60, 2**63, 2**64),
        *(-(2**15), -(2**31), -(2**63), HUGE, 10**5000, 0o7, 0o70, 0o777, 0o1111111 << 18, 0xF << 48),
        *(True, False, None, 1.0, float("nan"), "1", b"1", (), [0], 1j),
    ]
    rng, tried, accepted = random.Random(1), 0, 0
    for seat_count, snapshot in chosen_snapshots(1):
        for part, numbers in enumerate(snapshot):
            for index, number in enumerate(numbers):
                # The last two would count from the end.
                near = (
                    number + 1,
                    number - 1,
                    number ^ 1 << rng.randrange(64),
                    number - 5,
                    number - seat_count,
                )
                some = rng.sample(extremes, 1)
                for value in (*some, *(near if part == 8 else rng.sample(near, 1))):
                    tried += 1
                    changed = replaced(snapshot, part, index, value)
                    accepted += check_goes_on(changed, seat_count, stepwise=tried % 50 == 0)
    assert tried > 5_000
    assert accepted > tried // 50


def test_every_phase_round_and_seat_is_refused_or_leads_to_a_proper_end() -> None:
    """Numbers that are fine by themselves must fit each other too."""
    accepted = tried = 0
    for seat_count, snapshot in itertools.islice(chosen_snapshots(1), None, None, 4 if COMPILED else 12):
        turn, round_turn, lifted, offered = (snapshot[8][index] for index in (1, 4, 7, 8))
        for phase, round_, active, red in itertools.product(
            range(6), range(4), range(seat_count), range(seat_count)
        ):
            tried += 1
            numbers = (seat_count, turn, phase, round_, round_turn, active, red, lifted, offered)
            changed = (*snapshot[:8], numbers, snapshot[9])
            accepted += check_goes_on(changed, seat_count, stepwise=tried % 50 == 0)
    assert accepted > tried // 100


def test_a_half_made_move_needs_its_token_and_dice() -> None:
    tried = Counter[str]()
    for index, each_table in enumerate(TABLES):
        for snapshot in every_phase(each_table, index)[:: 3 if COMPILED else 6]:
            active, _, lifted, offered = snapshot[8][5:]
            held, left = (5, 0) if lifted else (6, 1)
            if lifted or offered:
                tokens = snapshot[held][active]
                spent = replaced(snapshot, held, active, 0)
                spent = replaced(spent, 9, left, snapshot[9][left] + tokens)
                wrong = [spent, replaced(snapshot, 8, 5, (active + 1) % each_table[0])]
                wrong += [replaced(snapshot, 8, 2, phase) for phase in range(6) if phase != ACT]
                if lifted:
                    wrong.append(replaced(snapshot, 8, 8, 1 + INDEX[unpack(lifted)[0]]))
                    wrong.append(replaced(snapshot, 8, 7, lifted + pack(unpack(snapshot[0][active]))))
                else:
                    wrong += [
                        replaced(snapshot, 8, 8, 1 + INDEX[face])
                        for face in FACES
                        if face not in unpack(snapshot[0][active])
                    ]
                for each in wrong:
                    with pytest.raises(ValueError, match="snapshot"):
                        SushiRollState(2).restore(each)
                tried["lifted" if lifted else "offered"] += 1
    assert min(tried["lifted"], tried["offered"]) > 8


def moved(snapshot: tuple[Any, ...], rng: random.Random) -> tuple[Any, ...]:
    """Some dice and tokens somewhere else: all are there, but not where a match would have them."""
    parts = [list(each) for each in snapshot]
    belt, tray, _, _, pudding, menu, chopsticks, _, (seat_count, *_), supply = parts
    for _ in range(rng.randint(1, 3)):
        source, target = rng.choice([belt, tray]), rng.choice([belt, tray])
        one, other = rng.randrange(seat_count), rng.randrange(5)
        match rng.randrange(5):
            case 0 if source[one]:
                die = rng.choice(unpack(source[one]))
                source[one] -= pack([die])
                target[other] += pack([die])
            case 1 if source[one]:
                die = rng.choice(unpack(source[one]))
                source[one] -= pack([die])
                supply[3] += 1 << 4 * KINDS.index(KIND_OF[die])
            case 2:
                kinds = [index for index in range(5) if supply[3] >> 4 * index & 15]
                if kinds:
                    kind = rng.choice(kinds)
                    supply[3] -= 1 << 4 * kind
                    target[other] += pack([FIRST[KINDS[kind]]])
            case 3:
                source[one], target[other] = target[other], source[one]
            case _:
                held, left = rng.choice([(menu, 0), (chopsticks, 1), (pudding, 2)])
                number = rng.choice([1, -1, held[one], -supply[left]])
                held[one] -= number
                supply[left] += number
    return tuple([tuple(each) for each in parts])


def test_a_snapshot_with_things_elsewhere_is_refused_or_leads_to_a_proper_end() -> None:
    rng, tried, accepted = random.Random(2), 0, 0
    for seat_count, snapshot in chosen_snapshots(3 if COMPILED else 1):
        for _ in range(30 if COMPILED else 10):
            tried += 1
            accepted += check_goes_on(moved(snapshot, rng), seat_count, stepwise=tried % 50 == 0)
    assert accepted > tried // 50


@pytest.mark.parametrize(
    "wrong",
    [
        *(None, 5, "snapshot", (), (1,) * 10, ((),) * 10, [[0] * 5] * 10, (None,) * 10, {}, object()),
        *(((0,) * 5,) * 10, ((0,) * 4,) * 10, ((0,) * 6,) * 10, (((0,) * 5,) * 5,) * 10),
    ],
    ids=lambda wrong: str(wrong)[:20],
)
def test_what_is_no_snapshot_at_all_is_refused(wrong: Any) -> None:
    state = started((3, DEFAULT), 1)
    before = state.snapshot()
    with pytest.raises(ValueError, match="snapshot"):
        state.restore(wrong)
    assert state.snapshot() == before


def test_parts_of_a_snapshot_may_not_be_longer_or_shorter() -> None:
    state = started((3, DEFAULT), 1)
    whole = state.snapshot()
    for part, numbers in enumerate(whole):
        for changed in (numbers[:-1], (*numbers, 0), (), None, 7):
            with pytest.raises(ValueError, match="snapshot"):
                state.restore((*whole[:part], changed, *whole[part + 1 :]))
    for wrong in (whole[:-1], (*whole, ())):
        with pytest.raises(ValueError, match="snapshot"):
            state.restore(wrong)
    assert state.snapshot() == whole


@pytest.mark.parametrize("kind", range(5))
def test_only_the_faces_of_a_dice_set_can_be_played_with(kind: int) -> None:
    """A wrong place in a bunch would spill dice into other faces."""
    words = list(DEFAULT.words())
    places = {word >> 8 * side & 255 for word in EVEN.words()[kind : kind + 1] for side in range(6)}
    allowed = {shift for shift in range(256) if shift in places} | (
        set(range(18, 39, 3)) if kind == 2 else set()
    )
    for side, place in itertools.product(range(6), range(256)):
        changed = words.copy()
        changed[kind] = words[kind] & ~(255 << 8 * side) | place << 8 * side
        if place in allowed:
            assert list(SushiRollState(2, changed).dice) == changed
        else:
            with pytest.raises(ValueError, match="faces"):
                SushiRollState(2, changed)
            with pytest.raises(ValueError, match="snapshot"):
                SushiRollState(2).restore((*SushiRollState(2).snapshot()[:7], changed, (2,), ()))


def refused(call: Callable[..., object], *given: object) -> None:
    with pytest.raises(PROPER):
        call(*given)


@pytest.mark.parametrize("number", range(len(GARBAGE)))
def test_garbage_is_refused_at_every_door(number: int) -> None:
    """Compiled code would crash on most of it, so it never gets that far."""
    garbage, rng = GARBAGE[number], Rng.from_seed(1)
    state = started((2, DEFAULT), 1)
    (seat,) = state.due()
    before, words = state.snapshot(), DEFAULT.words()
    refused(SushiRollState, garbage)
    refused(SushiRollState, 2, garbage)
    for kind in range(5):
        refused(SushiRollState, 2, (*words[:kind], garbage, *words[kind + 1 :]))
    refused(state.restore, garbage)
    # Seats.
    for call in (state.actions, state.legal_moves):
        refused(call, garbage)
    if garbage is not None:
        refused(state.view, garbage)
        refused(state.resampled, garbage, rng)
    for action_call in (state.play_step, state.do):
        refused(action_call, garbage, TAKE, rng)
    for move_call in (state.play, state.play_unchecked):
        refused(move_call, garbage, Take(Face.EGG), rng)
    # Actions, moves and dice; 2**31 and 2**32 are dice, True is an action.
    if garbage not in (True, 2**31, 2**32):
        refused(state.do, seat, garbage, rng)
        refused(state.play_step, seat, garbage, rng)
        refused(state.roll, garbage, rng)
        refused(state.run_rolls, garbage, 1, rng)
        refused(state.move_of, garbage)
        refused(state.move_of, LIFT, garbage)
    if not isinstance(garbage, Take):
        refused(state.play, seat, garbage, rng)
        refused(state.play_unchecked, seat, garbage, rng)
        refused(state.steps_of, garbage)
    # Chance.
    if not isinstance(garbage, Rng):
        for move_call in (state.play, state.play_unchecked):
            refused(move_call, seat, state.legal_moves(seat)[0], garbage)
        refused(state.play_step, seat, state.actions(seat)[0], garbage)
        for action in (LIFT, ROLL):
            refused(state.do, seat, action, garbage)
        refused(state.roll, 1, garbage)
        refused(state.run_rolls, 1, 1, garbage)
        refused(state.run_playouts, 1, garbage)
        refused(state.resampled, 0, garbage)
        for chance_call in (state.play_randomly, SushiRollState(2).advance, SushiRollState(2).begin):
            refused(chance_call, garbage)
    assert state.snapshot() == before


def test_a_step_is_a_whole_number() -> None:
    state, rng = started((2, DEFAULT), 1), Rng.from_seed(1)
    (seat,) = state.due()
    before = state.snapshot()
    for action in state.actions(seat):
        for wrong in (float(action), Fraction(action), complex(action), action + 0.5):
            refused(state.play_step, seat, wrong, rng)
            refused(state.do, seat, wrong, rng)
    assert state.snapshot() == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_step_that_is_not_open_is_refused_and_changes_nothing(seat: int) -> None:
    state = started((3, DEFAULT), 1)
    for _ in range(2):
        before, legal = state.snapshot(), state.actions(seat)
        for action in (*range(-200, 400), 2**31, 2**32 + (legal or (0,))[0], 2**64, HUGE, -HUGE):
            if action not in legal:
                with pytest.raises(IllegalMove):
                    state.play_step(seat, action, Rng.from_seed(1))
        assert state.snapshot() == before
        # Once more in the middle of a move.
        for due in state.due():
            state.play_step(
                due, next(action for action in state.actions(due) if action >= LIFT), Rng.from_seed(1)
            )


@pytest.mark.parametrize(
    "bunch", [7, 0o70, 0o333, 0o1111111 << 18, 9 << 48, 0xFFF << 48, 2**60 - 1, 6, 1 << 60]
)
def test_more_dice_than_there_are_cant_be_rolled(bunch: int) -> None:
    state = SushiRollState(2)
    for call in (
        lambda: state.roll(bunch, Rng.from_seed(1)),
        lambda: state.run_rolls(bunch, 1, Rng.from_seed(1)),
    ):
        with pytest.raises(ValueError, match="eight dice"):
            call()


@given(dice_lists, seeds)
def test_a_roll_keeps_the_kinds_and_the_state(faces: list[Face], seed: int) -> None:
    state = started((3, DEFAULT), 1)
    before = state.snapshot()
    rolled = state.roll(pack(faces), Rng.from_seed(seed))
    assert kinds_on(Counter(unpack(rolled))) == kinds_on(Counter(faces))
    assert all(face in DEFAULT.of(KIND_OF[face]).faces for face in unpack(rolled))
    assert state.snapshot() == before


def test_points_are_counted_for_at_most_five_seats() -> None:
    for numbers, seats in ((9, 9), (3, 5), (5, 0), (5, -1), (0, 0)):
        with pytest.raises(ValueError, match="seats"):
            tell_round_points([0] * numbers, [0] * numbers, seats)
        with pytest.raises(ValueError, match="seats"):
            tell_round_points([0] * 5, [0] * min(numbers, 3), max(seats, 4))
        with pytest.raises(ValueError, match="seats"):
            tell_pudding_points([0] * numbers, seats)
    for numbers in (0, 6, 99):
        with pytest.raises(ValueError, match="seats"):
            tell_maki_points([0] * numbers)


BROKEN_PLAY = """
import sys
sys.path.insert(0, {root!r})
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.moves import SWAPS, TAKES, Reroll
from bordspil.games.sushi_roll.parts import FACES
from bordspil.games.sushi_roll.rules import SushiRollState

for seed in range(400):
    rng = Rng.from_seed(seed)
    state = SushiRollState(2 + seed % 4)
    if seed % 3:
        state.begin(rng)
    for _ in range(60):
        seat = rng.below(state.seat_count)
        match rng.below(8):
            case 0:
                state.play_unchecked(seat, rng.choice(rng.choice(SWAPS)), rng)
            case 1:
                state.play_unchecked(seat, Reroll((rng.choice(FACES), rng.choice(FACES))), rng)
            case 2:
                state.do(seat, rng.below(153), rng)
            case _:
                state.play_unchecked(seat, rng.choice(TAKES), rng)
        for _ in range(5):
            state.advance(rng)
        state.actions(seat)
    state.view(None)
for _ in range(100):
    nobody = SushiRollState.__new__(SushiRollState)
    nobody.payoffs(), nobody.due(), nobody.winners(), nobody.clone().snapshot()
    for call in (nobody.advance, nobody.play_randomly, nobody.begin):
        try:
            call(Rng.from_seed(1))
        except (RuntimeError, ValueError):
            pass
print("alive")
"""


@pytest.mark.skipif(not COMPILED, reason="plain Python can't crash")
def test_not_even_unchecked_nonsense_crashes() -> None:
    """An illegal unchecked move breaks the state, as promised, but never the memory of the program."""
    done = subprocess.run(
        [sys.executable, "-c", BROKEN_PLAY.format(root=str(ROOT))],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr[-500:]
