"""SR-30: broken dice sets are refused with an error that says what is wrong and what would be right."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bordspil.core.errors import BadOptions
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import Face, Kind
from bordspil.games.sushi_roll.dice import DEFAULT, Dice, DiceSet
from bordspil.games.sushi_roll.options import SushiRollOptions
from tests.games.sushi_roll.dice_sets import PLACES, SHOWN_BY, TABLE, Data, datas, maki, plain

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*TABLE, *PLACES, "dice", "faces", "source", 4, 5, 6, 10]),
    lambda inner: (
        st.lists(inner, max_size=7)
        | st.dictionaries(st.sampled_from([*TABLE, "dice", "faces", "source", ""]), inner)
    ),
    max_leaves=20,
)


def counted(**counts: object) -> Data:
    """A set with these numbers of dice."""
    return plain(**{kind: {"dice": count, "faces": TABLE[kind][1].split()} for kind, count in counts.items()})


def keyed(name: Any) -> dict[Any, Any]:
    """The default set with one more entry."""
    return {**plain(), name: {}}


def is_valid(dice: DiceSet) -> bool:
    """SR-30: 30 dice in the counts of SR-1, six faces each, each a symbol that its kind can show."""
    return all(
        type(dice.of(Kind(kind)).dice) is int
        and dice.of(Kind(kind)).dice == count
        and len(dice.of(Kind(kind)).faces) == 6
        and all(face.value in SHOWN_BY[kind].split() for face in dice.of(Kind(kind)).faces)
        for kind, (count, _) in TABLE.items()
    )


class Named:
    """Something that pretends to have another name."""

    def __str__(self) -> str:
        return "dice"


BROKEN: dict[str, tuple[object, str, tuple[str, ...]]] = {
    # Counts.
    "29 dice": (counted(appetizer=9), "dice-wrong-total", ("30", "29", "appetizer: 10, not 9")),
    "31 dice": (counted(pudding=5), "dice-wrong-total", ("30", "31", "pudding: 4, not 5")),
    "no dice": (counted(**dict.fromkeys(TABLE, 0)), "dice-wrong-total", ("30", "not 0")),
    "30 dice, one maki too many": (counted(maki=7, nigiri=4), "dice-wrong-count", ("nigiri", "5", "not 4")),
    "30 dice, a kind left out": (counted(maki=0, pudding=10), "dice-wrong-count", ("maki", "6", "not 0")),
    "fewer than no dice": (counted(maki=-6, pudding=16), "dice-wrong-count", ("maki", "6", "not -6")),
    "dice as text": (counted(maki="6"), "dice-wrong-count", ("maki", "6 such dice")),
    "dice as a word": (counted(maki="six"), "dice-wrong-count", ("maki", "6 such dice", "six")),
    "dice as a truth": (counted(maki=True), "dice-wrong-count", ("maki", "6 such dice", "True")),
    "dice as a fraction": (counted(maki=6.0), "dice-wrong-count", ("maki", "6 such dice", "6.0")),
    "dice as no number": (counted(maki=float("nan")), "dice-wrong-count", ("maki", "6 such dice")),
    "dice as infinity": (counted(maki=float("inf")), "dice-wrong-count", ("maki", "6 such dice")),
    "huge dice": (counted(maki=10**30), "dice-wrong-total", ("30 dice", "maki: 6")),
    "dice too huge to print": (counted(maki=10**5000), "dice-wrong-total", ("30 dice", "maki: 6")),
    "dice as nothing": (counted(maki=None), "dice-wrong-count", ("maki", "6 such dice", "None")),
    "dice as a list": (counted(maki=[6]), "dice-wrong-count", ("maki", "6 such dice")),
    "dice as a set of dice": (counted(maki={"dice": 6}), "dice-wrong-count", ("maki", "6 such dice")),
    # Faces.
    "no faces": (maki(), "dice-wrong-faces", ("maki", "6 faces", "not 0")),
    "five faces": (maki(*["maki1"] * 5), "dice-wrong-faces", ("maki", "6 faces", "not 5")),
    "seven faces": (maki(*["maki1"] * 7), "dice-wrong-faces", ("maki", "6 faces", "not 7")),
    "faces as text": (plain(maki={"dice": 6, "faces": "maki12"}), "dice-wrong-faces", ("maki", "6 faces")),
    "faces as nothing": (plain(maki={"dice": 6, "faces": None}), "dice-wrong-faces", ("maki", "6 faces")),
    "faces as a number": (plain(maki={"dice": 6, "faces": 6}), "dice-wrong-faces", ("maki", "6 faces")),
    "faces counted": (
        plain(maki={"dice": 6, "faces": {"maki1": 3, "maki2": 2, "maki3": 1}}),
        "dice-wrong-faces",
        ("maki", "6 faces"),
    ),
    "faces in a set": (
        plain(maki={"dice": 6, "faces": {"maki1", "maki2", "maki3"}}),
        "dice-wrong-faces",
        ("maki", "6 faces"),
    ),
    "nested faces": (maki(*[["maki1"]] * 6), "dice-wrong-face", ("maki", "maki1, maki2, maki3")),
    "faces all in one": (maki(["maki1"] * 6), "dice-wrong-faces", ("maki", "6 faces", "not 1")),
    "nothing among the faces": (
        maki(*["maki1"] * 5, None),
        "dice-wrong-face",
        ("maki", "None", "maki1, maki2, maki3"),
    ),
    "a number among the faces": (maki(1, 1, 1, 2, 2, 3), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "a truth among the faces": (maki(*["maki1"] * 5, True), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "bytes among the faces": (maki(*[b"maki1"] * 6), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "a die among the faces": (maki(*["maki1"] * 5, {}), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "an unknown symbol": (
        maki(*["maki1"] * 5, "shrimp"),
        "dice-wrong-face",
        ("maki", "shrimp", "maki1, maki2, maki3"),
    ),
    "an empty name": (maki(*["maki1"] * 5, ""), "dice-wrong-face", ("maki", "maki1, maki2, maki3")),
    "a long name": (maki(*["maki1"] * 5, "maki" * 999), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "capitals": (maki(*["MAKI1"] * 6), "dice-wrong-face", ("MAKI1", "maki1, maki2, maki3")),
    "a space": (maki(*["maki 1"] * 6), "dice-wrong-face", ("maki 1", "maki1, maki2, maki3")),
    "half a sign": (maki(*["maki1"] * 5, "\ud800"), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "a face of another kind": (
        maki(*["maki1"] * 5, "squid"),
        "dice-wrong-face",
        ("maki", "squid", "maki1, maki2, maki3"),
    ),
    "a face of another kind as a face": (
        maki(*["maki1"] * 5, Face.SQUID),
        "dice-wrong-face",
        ("maki", "maki1, maki2, maki3"),
    ),
    "a kind among the faces": (maki(*[Kind.MAKI] * 6), "dice-wrong-face", ("maki1, maki2, maki3",)),
    "wasabi with icons": (
        plain(special={"dice": 5, "faces": ["wasabi1"] * 6}),
        "dice-wrong-face",
        ("special", "wasabi1", "wasabi, menu1"),
    ),
    # Icons.
    "four icons": (maki(*["maki1"] * 5, "maki4"), "dice-wrong-icons", ("maki", "1 to 3 icons", "maki4")),
    "ten icons": (maki(*["maki1"] * 5, "maki10"), "dice-wrong-icons", ("maki", "1 to 3 icons", "maki10")),
    "no icons": (maki(*["maki1"] * 5, "maki0"), "dice-wrong-icons", ("maki", "1 to 3 icons", "maki0")),
    "fewer than no icons": (maki(*["maki-1"] * 6), "dice-wrong-icons", ("maki", "1 to 3 icons", "maki-1")),
    "maki without a number": (
        maki(*["maki"] * 6),
        "dice-wrong-icons",
        ("1 to 3 icons", "maki1, maki2, maki3"),
    ),
    "a menu with four icons": (
        plain(special={"dice": 5, "faces": ["menu4"] * 6}),
        "dice-wrong-icons",
        ("special", "1 to 3 icons", "menu3"),
    ),
    "chopsticks without a number": (
        plain(special={"dice": 5, "faces": ["chopsticks"] * 6}),
        "dice-wrong-icons",
        ("special", "1 to 3 icons", "chopsticks3"),
    ),
    "a pudding with no icons": (
        plain(pudding={"dice": 4, "faces": ["pudding0"] * 6}),
        "dice-wrong-icons",
        ("pudding", "1 to 3 icons", "pudding3"),
    ),
    # Kinds.
    "a missing kind": (
        {kind: entry for kind, entry in plain().items() if kind != "maki"},
        "dice-missing-kind",
        ("no maki dice",),
    ),
    "nothing at all": ({}, "dice-missing-kind", ("no nigiri dice",)),
    "an unknown kind": (
        plain(soup={"dice": 1, "faces": ["soup"] * 6}),
        "dice-unknown-kind",
        ("'soup'", "nigiri, maki, special, pudding, appetizer"),
    ),
    "a misspelt kind": (
        plain(makis=plain()["maki"]),
        "dice-unknown-kind",
        ("'makis'", "did you mean 'maki'?"),
    ),
    "kinds in capitals": (
        {kind.upper(): plain()[kind] for kind in TABLE},
        "dice-unknown-kind",
        ("APPETIZER",),
    ),
    "a number for a kind": (keyed(5), "dice-unknown-kind", ("'5'", "nigiri, maki")),
    "nothing for a kind": (keyed(None), "dice-unknown-kind", ("'None'", "nigiri, maki")),
    "a kind as a kind": (keyed(Kind.MAKI), "dice-unknown-kind", ("nigiri, maki",)),
    "a number too huge for a kind": (keyed(10**5000), "dice-unknown-kind", ("nigiri, maki",)),
    # Not a set, not a die.
    "a list for a set": ([plain()], "dice-not-a-set", ("list", "each kind of die")),
    "nothing for a set": (None, "dice-not-a-set", ("NoneType", "each kind of die")),
    "a number for a set": (30, "dice-not-a-set", ("int", "each kind of die")),
    "a fraction for a set": (0.5, "dice-not-a-set", ("float", "each kind of die")),
    "a truth for a set": (True, "dice-not-a-set", ("bool", "each kind of die")),
    "text for a set": ("my-box.toml", "dice-not-a-set", ("str", "each kind of die")),
    "bytes for a set": (b"{}", "dice-not-a-set", ("bytes", "each kind of die")),
    "a class for a set": (DiceSet, "dice-not-a-set", ("type", "each kind of die")),
    "a die for a set": (DEFAULT.maki, "dice-not-a-set", ("Dice", "each kind of die")),
    "a number for a die": (plain(maki=6), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "faces for a die": (plain(maki=["maki1"] * 6), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "text for a die": (plain(maki="maki"), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "nothing for a die": (plain(maki=None), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "an empty die": (plain(maki={}), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "a die without faces": (plain(maki={"dice": 6}), "dice-not-a-die", ("maki", "dice = 6", "faces")),
    "a die without a number": (
        plain(maki={"faces": ["maki1"] * 6}),
        "dice-not-a-die",
        ("maki", "dice = 6", "faces"),
    ),
    "a die with more to it": (
        plain(maki={**plain()["maki"], "colour": "red"}),
        "dice-not-a-die",
        ("maki", "dice = 6", "faces"),
    ),
    "a die with a number more to it": (
        plain(maki={**plain()["maki"], 10**5000: 1}),
        "dice-not-a-die",
        ("maki", "dice = 6", "faces"),
    ),
    "a die with nothing more to it": (
        plain(maki={**plain()["maki"], None: None}),
        "dice-not-a-die",
        ("maki", "dice = 6", "faces"),
    ),
    "a die whose number only looks named": (
        plain(maki={Named(): 6, "faces": ["maki1"] * 6}),
        "dice-not-a-die",
        ("maki", "dice = 6", "faces"),
    ),
}

DOORS: dict[str, Callable[[Any], object]] = {
    "set": DiceSet.from_data,
    "options": lambda data: SushiRollOptions(dice=data),
    "data": lambda data: SushiRollOptions.from_data({"dice": data}),
    "game": lambda data: GAME.check_options(3, {"dice": data}),
}


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("case", BROKEN)
def test_the_error_for_a_broken_set_says_what_is_wrong_and_what_would_be_right(case: str, door: str) -> None:
    data, reason, words = BROKEN[case]
    with pytest.raises(BadOptions) as caught:
        DOORS[door](data)
    error = caught.value
    assert error.reason == reason
    assert error.rule in ("SR-1", "SR-30")
    for word in words:
        assert word in error.message
    assert len(error.message) < 250
    assert all(isinstance(fact, (str, int)) for fact in error.facts.values())


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("kind", TABLE)
def test_each_kind_needs_its_number_of_dice_and_six_of_its_faces(kind: str) -> None:
    count, faces = TABLE[kind]
    others = " ".join(each for other, each in SHOWN_BY.items() if other != kind).split()
    for number in (count - 1, count + 1):
        with pytest.raises(BadOptions, match=rf"{kind}: {count}, not {number}"):
            DiceSet.from_data(counted(**{kind: number}))
    for wrong in others:
        entry = {"dice": count, "faces": [*faces.split()[:5], wrong]}
        with pytest.raises(BadOptions, match=rf"{kind}: .*can't show '{wrong}'"):
            DiceSet.from_data(plain(**{kind: entry}))
    for number in (*range(6), 7, 12):
        entry = {"dice": count, "faces": (faces.split() * 2)[:number]}
        with pytest.raises(BadOptions, match=rf"{kind}: a die has 6 faces, not {number}"):
            DiceSet.from_data(plain(**{kind: entry}))


@pytest.mark.rule("SR-30")
def test_a_set_made_of_dice_is_checked_as_well() -> None:
    entries = {kind.value: DEFAULT.of(kind) for kind in Kind}
    for wrong, reason in (
        (Dice(7, DEFAULT.maki.faces), "dice-wrong-count"),
        (Dice(6, DEFAULT.maki.faces[:5]), "dice-wrong-faces"),
        (Dice(6, DEFAULT.nigiri.faces), "dice-wrong-face"),
        (Dice(True, ()), "dice-wrong-count"),
        (None, "dice-not-a-die"),
    ):
        with pytest.raises(BadOptions) as caught:
            DiceSet(**{**entries, "maki": wrong})  # type: ignore[arg-type]
        assert caught.value.reason == reason
        with pytest.raises(BadOptions):
            dataclasses.replace(DEFAULT, maki=wrong)  # type: ignore[arg-type]


@pytest.mark.rule("SR-30")
@given(json_values)
@settings(max_examples=300)
def test_anything_is_a_valid_set_or_refused(data: object) -> None:
    for door in DOORS.values():
        try:
            door(data)
        except BadOptions:
            continue
        assert is_valid(DiceSet.from_data(data))


@pytest.mark.rule("SR-30")
@given(datas, st.sampled_from([*TABLE, "source"]), st.data())
@settings(max_examples=400)
def test_a_set_with_any_entry_replaced_is_valid_or_refused(
    data: Data, kind: str, drawn: st.DataObject
) -> None:
    wrong = drawn.draw(json_values)
    match drawn.draw(st.sampled_from(["entry", "dice", "faces", "face", "more"])):
        case "dice" if kind in data:
            data[kind]["dice"] = wrong
        case "faces" if kind in data:
            data[kind]["faces"] = wrong
        case "face" if kind in data:
            data[kind]["faces"][drawn.draw(st.integers(0, 5))] = wrong
        case "more" if kind in data:
            data[kind][drawn.draw(st.text(max_size=5))] = wrong
        case _:
            data[kind] = wrong
    try:
        dice = DiceSet.from_data(data)
    except BadOptions:
        return
    assert is_valid(dice)
    assert {kind: sorted(data[kind]["faces"]) for kind in TABLE} == {
        kind: sorted(face.value for face in dice.of(Kind(kind)).faces) for kind in TABLE
    }
