"""Random positions of Sushi Roll, and what must be true of each."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

import bordspil
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import BOX, FACES, KIND_OF, KINDS, Face, Kind
from bordspil.games.sushi_roll.dice import DiceSet
from bordspil.games.sushi_roll.moves import Take
from bordspil.games.sushi_roll.packed import unpack
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.referee import TABLES, random_move

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
    """A position some random moves into a match, or its end."""
    state, rng = started(table, seed), Rng.from_seed(seed)
    for _ in range(moves):
        if due := state.due():
            state.play(due[0], random_move(state, due[0], rng), rng)
    return state


positions = st.builds(played, tables, seeds, st.integers(0, 150))


def check_conserved(state: SushiRollState) -> None:
    """SR-1, SR-2: all dice and tokens are there, and no count is negative."""
    dice = Counter({kind: state.bag >> 4 * index & 15 for index, kind in enumerate(KINDS)})
    for packed in (*state.belt, *state.tray):
        dice.update(KIND_OF[face] for face in unpack(packed))
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


def kinds_on(belt: Counter[Face]) -> Counter[Kind]:
    kinds: Counter[Kind] = Counter()
    for face, count in belt.items():
        kinds[KIND_OF[face]] += count
    return kinds


def is_last_take(state: SushiRollState, move: Move) -> bool:
    """Whether the belts move or the round ends after this move."""
    return isinstance(move, Take) and (state.active + 1) % state.seat_count == state.red


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
FIRST = {
    Kind.NIGIRI: Face.EGG,
    Kind.MAKI: Face.MAKI1,
    Kind.SPECIAL: Face.WASABI,
    Kind.PUDDING: Face.PUDDING1,
    Kind.APPETIZER: Face.DUMPLING,
}
