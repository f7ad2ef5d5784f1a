"""Moves: their text, their steps and the numbers of the steps."""

from __future__ import annotations

import dataclasses
import itertools
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.errors import IllegalMove, InvalidMove
from bordspil.core.move import Move, TextMove
from bordspil.core.rng import Rng
from bordspil.games.sushi_go.moves import PICKS
from bordspil.games.sushi_roll import GAME, moves, packed, points, rules
from bordspil.games.sushi_roll.components import FACES, INDEX, Face, Kind
from bordspil.games.sushi_roll.explain import TrayPoints
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take, move_of, parse, steps_of
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from tests.games.sushi_roll.table import table

# The names and their order, not read from the engine: records and search depend on both.
NAMES = [
    *("egg", "salmon", "squid", "maki1", "maki2", "maki3"),
    *("wasabi", "menu1", "menu2", "menu3", "chopsticks1", "chopsticks2", "chopsticks3"),
    *("pudding1", "pudding2", "pudding3", "dumpling", "tempura", "sashimi"),
]
PHASES = ("DRAW", "ACT", "MOVE", "SCORE", "FINISH", "OVER")

faces = st.sampled_from(FACES)
dice = st.lists(faces, min_size=1, max_size=8)


# Texts.


def test_faces_have_the_names_and_numbers_that_records_use() -> None:
    assert [face.value for face in FACES] == NAMES
    assert [INDEX[face] for face in FACES] == list(range(19))


@pytest.mark.parametrize("face", FACES)
def test_a_take_is_the_name_of_its_face(face: Face) -> None:
    assert str(Take(face)) == face.value
    assert parse(face.value) == Take(face)


def test_every_swap_survives_its_text() -> None:
    for give, get, seat in itertools.product(FACES, FACES, range(5)):
        move = Swap(give, get, seat)
        assert str(move) == f"swap {give.value} for {get.value} of {seat}"
        assert parse(str(move)) == move


@given(dice)
def test_a_reroll_survives_its_text(chosen: list[Face]) -> None:
    move = Reroll(tuple(chosen))
    assert re.fullmatch(r"reroll [a-z0-9]+(\+[a-z0-9]+)*", str(move))
    assert parse(str(move)) == move
    assert GAME.parse_move(str(move)) == move


@given(dice, st.randoms(use_true_random=False))
def test_rerolls_are_the_same_in_any_order(chosen: list[Face], random: Any) -> None:
    turned = random.sample(chosen, len(chosen))
    one, other = Reroll(tuple(chosen)), Reroll(tuple(turned))
    assert one == other
    assert hash(one) == hash(other)
    assert str(one) == str(other)
    assert steps_of(one) == steps_of(other)
    assert parse("reroll " + "+".join(face.value for face in turned)) == one
    assert one.faces == tuple(sorted(chosen, key=lambda face: NAMES.index(face.value)))


def test_the_examples_in_the_rule_books_are_valid_moves() -> None:
    assert parse("squid") == Take(Face.SQUID)
    assert parse("reroll egg+maki1+maki1") == Reroll((Face.EGG, Face.MAKI1, Face.MAKI1))
    assert parse("swap egg for squid of 2") == Swap(Face.EGG, Face.SQUID, 2)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("sqid", "squid"),
        ("squids", "squid"),
        ("tempra", "tempura"),
        ("maki", "maki"),
        ("maki4", "maki"),
        ("chopstick1", "chopsticks1"),
        ("SQUID", "squid"),
        ("reroll eg", "egg"),
        ("reroll egg+samon", "salmon"),
        ("reroll egg+egg+dumplings", "dumpling"),
        ("swap eg for squid of 2", "egg"),
        ("swap egg for squit of 2", "squid"),
    ],
)
def test_a_near_miss_suggests_the_face(text: str, nearest: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text)
    assert caught.value.reason == "unknown-face-near"
    assert f"did you mean '{nearest}" in caught.value.message
    assert str(caught.value.facts["faces"]).startswith(nearest)
    assert str(caught.value.facts["faces"]) in NAMES


@pytest.mark.parametrize("text", ["", "x", "7", "寿司", "reroll ", "+", "\n", "\ud800", "x" * 10**5])
def test_the_error_for_an_unknown_face_lists_all_faces(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(f"reroll egg+{text}")
    assert caught.value.reason == "unknown-face"
    assert all(name in caught.value.message for name in NAMES)
    assert len(caught.value.message) < 300


@pytest.mark.parametrize(
    "text",
    [
        "reroll",
        "reroll ",
        "take squid",
        "squid egg",
        " squid",
        "squid ",
        "reroll egg+egg+egg+egg+egg+egg+egg+egg+egg",
        "swap egg",
        "swap egg for squid",
        "swap egg for squid of",
        "swap egg for squid of ",
        "swap egg for squid of 5",
        "swap egg for squid of 9",
        "swap egg for squid of 10",
        "swap egg for squid of 02",
        "swap egg for squid of -1",
        "swap egg for squid of ２",
        "swap egg for squid of ²",
        "swap egg for squid of 2 ",
        "swap egg for squid of 2\n",
        "swap egg with squid of 2",
        "swap  egg for squid of 2",
        "Swap egg for squid of 2",
        "REROLL egg",
    ],
)
def test_the_error_for_malformed_text_says_what_to_write(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text)
    assert caught.value.reason == "roll-move-shape"
    for example in ("'squid'", "'reroll egg+maki1'", "'swap egg for squid of 2'"):
        assert example in caught.value.message
    assert len(caught.value.message) < 250


@pytest.mark.parametrize("text", [None, 3, 0.5, True, b"squid", ["squid"], Take(Face.EGG), Face.EGG])
def test_anything_but_text_is_refused(text: Any) -> None:
    with pytest.raises(InvalidMove) as caught:
        parse(text)
    assert caught.value.reason == "move-not-text"
    assert type(text).__name__ in caught.value.message


@given(
    st.text(max_size=30)
    | st.lists(
        st.sampled_from([*NAMES, "reroll", "swap", "for", "of", "2", "+", " ", " ", "", "9"]), max_size=8
    ).map("".join)
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse(text)
    except InvalidMove:
        return
    assert parse(str(move)) == move
    # Only the order of the dice may differ.
    assert sorted(str(move)) == sorted(text)


# Numbers.


def test_the_action_numbers_in_the_docstring_are_right() -> None:
    """Every line of the table in moves.py against every move."""
    assert moves.__doc__ is not None
    lines = re.findall(r"^ +(\d+)(?: … +(\d+))? {3,}(\w+)", moves.__doc__, re.MULTILINE)
    described = {verb: range(int(first), int(last or first) + 1) for first, last, verb in lines}
    assert list(described) == ["TAKE", "LIFT", "ROLL", "OFFER", "GET"]
    assert sorted(itertools.chain(*described.values())) == list(range(moves.ACTION_COUNT))
    for number, face in enumerate(FACES):
        assert steps_of(Take(face)) == (described["TAKE"][number],)
        assert steps_of(Reroll((face, face))) == (described["LIFT"][number],) * 2 + (described["ROLL"][0],)
        for seat, (other, get) in itertools.product(range(5), enumerate(FACES)):
            assert steps_of(Swap(face, get, seat)) == (
                described["OFFER"][number],
                described["GET"][19 * seat + other],
            )
    # The two formulas.
    assert steps_of(parse("reroll egg+egg")) == (19, 19, 38)
    assert steps_of(parse("swap egg for squid of 3"))[1] == 58 + 19 * 3 + 2


def test_the_headers_and_the_sources_have_the_same_numbers() -> None:
    header = Path(moves.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    constants: dict[str, int] = {}
    for name, formula in re.findall(r"^    ([A-Z_]+) = (.+)$", header, re.MULTILINE):
        constants[name] = eval(formula, {}, constants)
    assert set(constants) == {"TAKE", "LIFT", "ROLL", "OFFER", "GET", "FACE_COUNT"}
    assert all(getattr(moves, name) == number for name, number in constants.items())
    assert moves.ACTION_COUNT == GAME.action_count == 153
    bits = Path(packed.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    masks = [int(mask, 16) for mask in re.findall(r"(0x\w{15})ULL", bits)]
    assert masks == [packed.LOWEST, packed.LOWEST_FOUR]
    assert f"WASABI_FACE = {packed.WASABI}\n" in bits
    assert [getattr(rules, name) for name in PHASES] == list(range(6))
    assert {face.name: getattr(points, face.name) for face in FACES} == {
        face.name: INDEX[face] for face in FACES
    }
    columns = [name for name in TrayPoints._fields if name not in ("symbols", "maki_rank")]
    assert [getattr(points, f"{name.upper()}_COLUMN") for name in columns] == list(range(7))
    assert len(columns) == points.COLUMNS
    ranks = ("UNPLACED", "MOST", "SECOND", "FEWEST", "EVERYONE")
    assert [getattr(points, name) for name in ranks] == list(range(5))


# Steps.


def test_steps_and_moves_convert_into_each_other() -> None:
    """Any one or two steps either make a whole move with the same steps, or none."""
    numbers = range(moves.ACTION_COUNT)
    found = set()
    for steps in (*((step,) for step in numbers), *itertools.product(numbers, numbers)):
        try:
            move = move_of(steps)
        except ValueError:
            continue
        assert steps_of(move) == steps
        found.add(move)
    takes = {Take(face) for face in FACES}
    rerolls = {Reroll((face,)) for face in FACES}
    swaps = {Swap(give, get, seat) for give in FACES for get in FACES for seat in range(5)}
    assert found == takes | rerolls | swaps


@given(dice)
def test_a_reroll_survives_its_steps(chosen: list[Face]) -> None:
    move = Reroll(tuple(chosen))
    assert move_of(steps_of(move)) == move
    assert steps_of(move) == (*sorted(19 + INDEX[face] for face in chosen), 38)


@given(dice)
def test_dice_are_only_picked_up_in_order(chosen: list[Face]) -> None:
    steps = tuple(19 + INDEX[face] for face in chosen)
    if list(steps) != sorted(steps):
        with pytest.raises(ValueError, match="a whole move"):
            move_of((*steps, 38))


@pytest.mark.parametrize(
    "steps",
    [
        (),
        (19,),
        (37,),
        (38,),
        (39,),
        (57,),
        (58,),
        (152,),
        (19, 19),
        (19, 39),
        (39, 40),
        (39, 38),
        (0, 0),
        (0, 38),
        (38, 38),
        (19, 38, 38),
        (19, 38, 19),
        (39, 58, 58),
        (39, 39, 58),
        (20, 19, 38),
        (18, 38),
        (-1,),
        (153,),
        (39, 153),
        (39, 57),
        (10**30,),
        (-1, 38),
    ],
)
def test_steps_that_dont_make_a_whole_move_are_refused(steps: tuple[int, ...]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (an empty tuple is refused by Python itself)
        move_of(steps)
    with pytest.raises(ValueError):  # noqa: PT011
        SushiRollState(2).move_of(*steps)


# Nonsense.


def position() -> SushiRollState:
    """Seat 0 chooses; it has all tokens, and seat 1 has the dice worth having."""
    return table(
        ["egg egg maki1 dumpling", "squid squid maki3 sashimi", "salmon maki2 tempura tempura"],
        menus=[3, 0, 0],
        chopsticks=[3, 0, 0],
    )


class Sly(str):
    """A string that compares equal to a face."""

    __slots__ = ()


UNSOUND: dict[str, Any] = {
    "take text": Take("egg"),  # type: ignore[arg-type]
    "take a sly text": Take(Sly("egg")),  # type: ignore[arg-type]
    "take nothing": Take(None),  # type: ignore[arg-type]
    "take a number": Take(0),  # type: ignore[arg-type]
    "take a truth": Take(True),  # type: ignore[arg-type]
    "take a kind": Take(Kind.NIGIRI),  # type: ignore[arg-type]
    "take faces": Take((Face.EGG,)),  # type: ignore[arg-type]
    "take what can't be hashed": Take([Face.EGG]),  # type: ignore[arg-type]
    "take a take": Take(Take(Face.EGG)),  # type: ignore[arg-type]
    "reroll no dice": Reroll(()),
    "reroll nothing at all": Reroll(None),  # type: ignore[arg-type]
    "reroll a number": Reroll(1),  # type: ignore[arg-type]
    "reroll a face": Reroll(Face.EGG),  # type: ignore[arg-type]
    "reroll text": Reroll("egg"),  # type: ignore[arg-type]
    "reroll texts": Reroll(("egg",)),  # type: ignore[arg-type]
    "reroll numbers": Reroll((0, 0)),  # type: ignore[arg-type]
    "reroll nothing": Reroll((None,)),  # type: ignore[arg-type]
    "reroll something among faces": Reroll((Face.EGG, "egg")),  # type: ignore[arg-type]
    "reroll nothing among faces": Reroll((Face.EGG, None)),  # type: ignore[arg-type]
    "reroll a kind": Reroll((Kind.NIGIRI,)),  # type: ignore[arg-type]
    "reroll lists": Reroll(([Face.EGG],)),  # type: ignore[arg-type]
    "reroll bytes": Reroll(b"egg"),  # type: ignore[arg-type]
    "swap text": Swap("egg", Face.SQUID, 1),  # type: ignore[arg-type]
    "swap for text": Swap(Face.EGG, "squid", 1),  # type: ignore[arg-type]
    "swap nothing": Swap(None, Face.SQUID, 1),  # type: ignore[arg-type]
    "swap for a number": Swap(Face.EGG, 2, 1),  # type: ignore[arg-type]
    "swap lists": Swap([Face.EGG], [Face.SQUID], 1),  # type: ignore[arg-type]
    "swap with text": Swap(Face.EGG, Face.SQUID, "1"),  # type: ignore[arg-type]
    "swap with nobody": Swap(Face.EGG, Face.SQUID, None),  # type: ignore[arg-type]
    "swap with a fraction": Swap(Face.EGG, Face.SQUID, 1.0),  # type: ignore[arg-type]
    "swap with a truth": Swap(Face.EGG, Face.SQUID, True),
    "swap with a seat before the first": Swap(Face.EGG, Face.SQUID, -1),
    "swap with a seat far before the first": Swap(Face.EGG, Face.SQUID, -2),
    "swap with a seat that no table has": Swap(Face.EGG, Face.SQUID, 5),
    "swap with a seat far beyond": Swap(Face.EGG, Face.SQUID, 10**30),
    "swap with a seat too far to print": Swap(Face.EGG, Face.SQUID, 10**5000),
    "swap with seats": Swap(Face.EGG, Face.SQUID, [1]),  # type: ignore[arg-type]
    "a move of no game": Move(),
    "a text for a move": TextMove("egg"),
    "a move of another game": PICKS[0],
    "a face": Face.EGG,
    "a text": "egg",
    "a number": 0,
    "nothing": None,
    "a class": Take,
    "a list": [Take(Face.EGG)],
}
ILLEGAL = {
    "a face that is not there": ("squid", "not-on-belt"),
    "more of a face than there are": ("reroll egg+egg+egg", "not-on-belt"),
    "a die that is not there, among others": ("reroll egg+squid", "not-on-belt"),
    "a swap with oneself": ("swap egg for maki1 of 0", "swap-with-nobody"),
    "a swap with an empty chair": ("swap egg for squid of 3", "swap-with-nobody"),
    "a swap of what is not there": ("swap salmon for squid of 1", "not-on-belt"),
    "a swap for what is not there": ("swap egg for salmon of 1", "not-on-other-belt"),
}


@pytest.mark.parametrize("case", UNSOUND)
def test_nonsense_is_refused_and_changes_nothing(case: str) -> None:
    state, rng = position(), Rng.from_seed(1)
    before, key = state.snapshot(), rng.key()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, UNSOUND[case], rng)
    assert caught.value.reason == "move-not-a-roll"
    assert "Take" in caught.value.message
    assert len(caught.value.message) < 200
    assert state.snapshot() == before
    assert rng.key() == key
    with pytest.raises(ValueError, match="not a move"):
        steps_of(UNSOUND[case])


@pytest.mark.parametrize("case", ILLEGAL)
def test_an_impossible_move_is_refused_and_changes_nothing(case: str) -> None:
    text, reason = ILLEGAL[case]
    state, rng = position(), Rng.from_seed(1)
    before, key = state.snapshot(), rng.key()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, parse(text), rng)
    assert caught.value.reason == reason
    assert state.snapshot() == before
    assert rng.key() == key


@pytest.mark.parametrize("case", [case for case, move in UNSOUND.items() if isinstance(move, Move)])
def test_a_match_refuses_nonsense_and_records_none_of_it(case: str) -> None:
    match = next(
        match for number in range(99) if (match := Match(GAME, 3, seed=seed_from(number))).due() == (0,)
    )
    before, told = match.record(), match.story()
    move = UNSOUND[case]
    if isinstance(move, Swap):
        # The dice are there, so only the nonsense can be wrong.
        view = match.view(None)
        assert isinstance(view, SushiRollView)
        belts = [place.belt for place in view.places]
        move = dataclasses.replace(
            move,
            give=belts[0][0] if isinstance(move.give, Face) else move.give,
            get=belts[1][0] if isinstance(move.get, Face) else move.get,
        )
    with pytest.raises(IllegalMove):
        match.submit(0, move)
    assert match.record() == before
    assert match.story() == told


@pytest.mark.parametrize("started", ["reroll", "swap"])
def test_a_whole_move_is_refused_while_another_is_half_made(started: str) -> None:
    state, rng = position(), Rng.from_seed(1)
    wanted = state.legal_moves(0)
    state.play_step(0, moves.LIFT if started == "reroll" else moves.OFFER, rng)
    before = state.snapshot()
    for move in wanted:
        if steps_of(move)[0] in state.actions(0):
            continue
        with pytest.raises(IllegalMove):
            state.play(0, move, rng)
        assert state.snapshot() == before
