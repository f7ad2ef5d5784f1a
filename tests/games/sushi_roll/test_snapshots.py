"""A snapshot of Sushi Roll is refused, or leads to a proper end."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bordspil.core.rng import Rng
from bordspil.games.sushi_roll.components import BOX, FACES, INDEX, KIND_OF, KINDS
from bordspil.games.sushi_roll.dice import DEFAULT
from bordspil.games.sushi_roll.packed import pack, unpack
from bordspil.games.sushi_roll.rules import ACT, DRAW, FINISH, MOVE, OVER, SCORE
from bordspil.games.sushi_roll.state import SushiRollState
from tests.games.sushi_roll.positions import COMPILED, EVEN, FIRST, Table, check_conserved, started
from tests.games.sushi_roll.referee import TABLES
from tests.helpers.invalid_values import HUGE

Snapshot = dict[str, Any]


def is_proper(snapshot: Snapshot) -> bool:
    """Whether a state can be played to a proper end: computed independently, to see mistakes before a crash.

    The dice must be the thirty of the box, and the belts as long as the phase requires: all used up in the
    same turn, and empty when dice are drawn.
    """
    belt, tray, menu, chopsticks, bag = (
        snapshot[name] for name in ("belt", "tray", "menu", "chopsticks", "bag")
    )
    seat_count, phase, round_ = (snapshot[name] for name in ("seat_count", "phase", "round"))
    active, red, lifted, offered = (snapshot[name] for name in ("active", "red", "lifted", "offered"))
    dice = Counter({kind: bag >> 4 * index & 15 for index, kind in enumerate(KINDS)})
    for packed in (*belt, *tray):
        dice.update(KIND_OF[face] for face in unpack(packed))
    sizes = [len(unpack(packed)) for packed in belt[:seat_count]]
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


def is_accepted(snapshot: Snapshot, seat_count: int, *, stepwise: bool) -> bool:
    """Whether a snapshot is accepted: if so, it must lead to a proper end; if not, nothing may change."""
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
                state.play_action(seat, rng.choice(state.actions(seat)), rng)
            check_conserved(state)
    else:
        state.play_randomly(rng)
        check_conserved(state)
    assert state.due() == ()
    assert state.round == 3
    assert state.outcome() is not None
    assert not any((*state.belt, *state.tray))
    return True


def every_phase(table: Table, seed: int) -> list[Snapshot]:
    """The snapshots of a whole match, including half-made moves and phases that nobody sees."""
    state, rng = SushiRollState(table[0], table[1].words()), Rng.from_seed(seed)
    found = [state.snapshot()]
    while state.phase != OVER:
        if not state.advance(rng):
            (seat,) = state.due()
            state.play_action(seat, rng.choice(state.actions(seat)), rng)
        found.append(state.snapshot())
    return found


def chosen_snapshots(number: int) -> Iterator[tuple[int, Snapshot]]:
    """For each table the rare phases and some other snapshots, with the number of seats."""
    for index, each_table in enumerate(TABLES):
        rng, found = random.Random(index), every_phase(each_table, index)
        for phase in (DRAW, MOVE, SCORE, FINISH, OVER):
            yield each_table[0], rng.choice([each for each in found if each["phase"] == phase])
        half_made = [each for each in found if each["lifted"] or each["offered"]]
        for each in (*rng.sample(half_made, number), *rng.sample(found, number)):
            yield each_table[0], each


def replaced(snapshot: Snapshot, name: str, value: object, index: int | None = None) -> Snapshot:
    """A copy with another value in a field or, with an index, in one place of an array."""
    if index is not None:
        array = list(snapshot[name])
        array[index] = value
        value = tuple(array)
    return {**snapshot, name: value}


def numbers_in(snapshot: Snapshot) -> Iterator[tuple[str, int | None, int]]:
    """Every number of a snapshot, with its field and index."""
    for name, value in snapshot.items():
        if isinstance(value, tuple):
            for index, number in enumerate(value):
                yield name, index, number
        else:
            yield name, None, value


def test_snapshots_of_every_phase_can_be_restored() -> None:
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
        for name, index, number in numbers_in(snapshot):
            # The last two would count from the end.
            near = (
                number + 1,
                number - 1,
                number ^ 1 << rng.randrange(64),
                number - 5,
                number - seat_count,
            )
            some = rng.sample(extremes, 1)
            for value in (*some, *(near if index is None else rng.sample(near, 1))):
                tried += 1
                changed = replaced(snapshot, name, value, index)
                accepted += is_accepted(changed, seat_count, stepwise=tried % 50 == 0)
    assert tried > 5_000
    assert accepted > tried // 50


def test_every_phase_round_and_seat_is_refused_or_leads_to_a_proper_end() -> None:
    """Numbers that are fine by themselves must fit each other too."""
    accepted = tried = 0
    for seat_count, snapshot in itertools.islice(chosen_snapshots(1), None, None, 4 if COMPILED else 12):
        for phase, round_, active, red in itertools.product(
            range(6), range(4), range(seat_count), range(seat_count)
        ):
            tried += 1
            changed = {**snapshot, "phase": phase, "round": round_, "active": active, "red": red}
            accepted += is_accepted(changed, seat_count, stepwise=tried % 50 == 0)
    assert accepted > tried // 100


def test_a_half_made_move_needs_its_token_and_dice() -> None:
    tried = Counter[str]()
    for index, each_table in enumerate(TABLES):
        for snapshot in every_phase(each_table, index)[:: 3 if COMPILED else 6]:
            active, lifted, offered = (snapshot[name] for name in ("active", "lifted", "offered"))
            held, left = ("menu", "menus_left") if lifted else ("chopsticks", "chopsticks_left")
            if lifted or offered:
                tokens = snapshot[held][active]
                spent = replaced(snapshot, held, 0, active)
                spent = replaced(spent, left, snapshot[left] + tokens)
                wrong = [spent, replaced(snapshot, "active", (active + 1) % each_table[0])]
                wrong += [replaced(snapshot, "phase", phase) for phase in range(6) if phase != ACT]
                if lifted:
                    wrong.append(replaced(snapshot, "offered", 1 + INDEX[unpack(lifted)[0]]))
                    wrong.append(replaced(snapshot, "lifted", lifted + snapshot["belt"][active]))
                else:
                    wrong += [
                        replaced(snapshot, "offered", 1 + INDEX[face])
                        for face in FACES
                        if face not in unpack(snapshot["belt"][active])
                    ]
                for each in wrong:
                    with pytest.raises(ValueError, match=r"snapshot|must be"):
                        SushiRollState(2).restore(each)
                tried["lifted" if lifted else "offered"] += 1
    assert min(tried["lifted"], tried["offered"]) > 8


def moved(snapshot: Snapshot, rng: random.Random) -> Snapshot:
    """Some dice and tokens moved: all are there, but not where a match would have them."""
    values: Snapshot = {
        name: list(value) if isinstance(value, tuple) else value for name, value in snapshot.items()
    }
    belt, tray, seat_count = values["belt"], values["tray"], values["seat_count"]
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
                values["bag"] += 1 << 4 * KINDS.index(KIND_OF[die])
            case 2:
                kinds = [index for index in range(5) if values["bag"] >> 4 * index & 15]
                if kinds:
                    kind = rng.choice(kinds)
                    values["bag"] -= 1 << 4 * kind
                    target[other] += pack([FIRST[KINDS[kind]]])
            case 3:
                source[one], target[other] = target[other], source[one]
            case _:
                name = rng.choice(["menu", "chopsticks", "pudding"])
                held, left = values[name], "chopsticks_left" if name == "chopsticks" else f"{name}s_left"
                number = rng.choice([1, -1, held[one], -values[left]])
                held[one] -= number
                values[left] += number
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def test_a_snapshot_with_things_moved_is_refused_or_leads_to_a_proper_end() -> None:
    rng, tried, accepted = random.Random(2), 0, 0
    for seat_count, snapshot in chosen_snapshots(3 if COMPILED else 1):
        for _ in range(30 if COMPILED else 10):
            tried += 1
            accepted += is_accepted(moved(snapshot, rng), seat_count, stepwise=tried % 50 == 0)
    assert accepted > tried // 50


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            None,
            5,
            "snapshot",
            (),
            [],
            ((0,) * 5,) * 10,
            object(),
            {},
            {"belt": (0,) * 5},
            {5: 5},
            {None: ()},
        ),
        *[dict.fromkeys(SushiRollState(2).snapshot(), value) for value in (None, 0, (), (0,) * 5, "0", 0.5)],
    ],
    ids=lambda wrong: str(wrong)[:20],
)
def test_anything_but_a_snapshot_is_refused(wrong: Any) -> None:
    state = started((3, DEFAULT), 1)
    before = state.snapshot()
    with pytest.raises(ValueError, match=r"snapshot|must be"):
        state.restore(wrong)
    assert state.snapshot() == before


def test_every_field_of_a_snapshot_must_have_the_right_shape() -> None:
    state = started((3, DEFAULT), 1)
    whole = state.snapshot()
    for name, value in whole.items():
        if isinstance(value, tuple):
            wrong: list[Any] = [value[:-1], (*value, 0), (), None, 7, set(value), dict(enumerate(value))]
        else:
            wrong = [(value,), [value], (), None, str(value), float(value)]
        for changed in wrong:
            with pytest.raises(ValueError, match=f"{name} must be"):
                state.restore({**whole, name: changed})
        with pytest.raises(ValueError, match=f"missing or unknown: {name}"):
            state.restore({other: value for other, value in whole.items() if other != name})
    with pytest.raises(ValueError, match="missing or unknown: more"):
        state.restore({**whole, "more": 0})
    assert state.snapshot() == whole


@pytest.mark.parametrize("kind", range(5))
def test_only_words_of_a_dice_set_are_accepted(kind: int) -> None:
    """A wrong shift would spill dice into other faces."""
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
            with pytest.raises(ValueError, match="faces"):
                SushiRollState(2).restore({**SushiRollState(2).snapshot(), "dice": changed})
