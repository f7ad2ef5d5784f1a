"""SR-30: the faces of the dice are data. The default is a reconstruction, any other the table's own."""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bordspil.core.errors import BadOptions
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.bunch import pack, unpack
from bordspil.games.sushi_roll.dice import DEFAULT, Dice, DiceSet, dice_from_words
from bordspil.games.sushi_roll.events import BeltsRolled, DiceRerolled, DieTaken
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.parts import Face, Kind
from bordspil.games.sushi_roll.rules import SushiRollState
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import reopen, replay, verify

# The table of the rules, not read from the engine.
TABLE = {
    "appetizer": (10, "dumpling dumpling dumpling tempura tempura sashimi"),
    "maki": (6, "maki1 maki1 maki1 maki2 maki2 maki3"),
    "nigiri": (5, "egg egg egg salmon salmon squid"),
    "special": (5, "wasabi wasabi chopsticks1 chopsticks2 menu1 menu2"),
    "pudding": (4, "pudding1 pudding1 pudding1 pudding2 pudding2 pudding3"),
}
SHOWN_BY = {
    "appetizer": "dumpling tempura sashimi",
    "maki": "maki1 maki2 maki3",
    "nigiri": "egg salmon squid",
    "special": "wasabi menu1 menu2 menu3 chopsticks1 chopsticks2 chopsticks3",
    "pudding": "pudding1 pudding2 pudding3",
}
# Bits in a bunch where the count of each face lies, as the header of the compiled rules has it.
THREE_BITS = " ".join(SHOWN_BY[kind] for kind in ("nigiri", "maki", "special", "pudding")).split()
PLACES = {
    **{face: 3 * index for index, face in enumerate(THREE_BITS)},
    **{face: 48 + 4 * index for index, face in enumerate(SHOWN_BY["appetizer"].split())},
}

Data = dict[str, Any]
seeds = st.integers(0, 2**64)
datas = st.fixed_dictionaries(
    {
        kind: st.fixed_dictionaries(
            {
                "dice": st.just(count),
                "faces": st.lists(st.sampled_from(SHOWN_BY[kind].split()), min_size=6, max_size=6),
            }
        )
        for kind, (count, _) in TABLE.items()
    }
)
sets = datas.map(DiceSet.from_data)
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


def plain(**changed: Any) -> Data:
    """The default set as a file tells it, with some entries changed."""
    data: Data = {kind: {"dice": count, "faces": faces.split()} for kind, (count, faces) in TABLE.items()}
    return {**data, **changed}


def maki(*faces: object) -> Data:
    """A set in which the maki dice have these faces."""
    return plain(maki={"dice": 6, "faces": list(faces)})


def counted(**counts: object) -> Data:
    """A set with these numbers of dice."""
    return plain(**{kind: {"dice": count, "faces": TABLE[kind][1].split()} for kind, count in counts.items()})


def keyed(name: Any) -> dict[Any, Any]:
    """The default set with an entry more."""
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


def shown_faces(dice: DiceSet) -> set[Face]:
    """Every face that the set can show."""
    return {face for kind in Kind for face in dice.of(kind).faces}


# The default.


@pytest.mark.rule("SR-30")
def test_the_default_set_is_exactly_the_table_of_the_rules() -> None:
    assert {kind.value for kind in Kind} == set(TABLE)
    for kind, (count, faces) in TABLE.items():
        dice = DEFAULT.of(Kind(kind))
        assert dice.dice == count
        assert sorted(face.value for face in dice.faces) == sorted(faces.split())
    assert sum(DEFAULT.of(kind).dice for kind in Kind) == 30
    assert SushiRollOptions().dice == DEFAULT
    assert tuple(SushiRollState(3).dice) == DEFAULT.words()


@pytest.mark.rule("SR-30")
def test_the_default_says_that_it_is_a_reconstruction() -> None:
    assert DEFAULT.source == "reconstruction"
    assert DEFAULT.is_reconstruction
    assert SushiRollOptions().as_data()["dice"]["source"] == "reconstruction"
    view = GAME.setup(3, rng=Rng.from_seed(1)).view(0)
    assert view.as_data()["options"]["dice"]["source"] == "reconstruction"


def test_the_file_in_the_rule_books_is_the_default_set() -> None:
    books = sorted(Path(GAME.folder).glob("RULES*.md"))
    assert len(books) == 4
    for book in books:
        (written,) = book.read_text(encoding="utf-8").split("```toml\n")[1:]
        assert DiceSet.from_data(tomllib.loads(written.split("```")[0])) == DEFAULT


@pytest.mark.rule("SR-30")
@given(datas)
def test_any_other_set_says_that_it_is_the_tables_own(data: Data) -> None:
    is_table = all(sorted(data[kind]["faces"]) == sorted(faces.split()) for kind, (_, faces) in TABLE.items())
    dice = DiceSet.from_data(data)
    assert dice.source == ("reconstruction" if is_table else "own")
    assert dice.is_reconstruction is is_table
    assert (dice == DEFAULT) is is_table


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("kind", TABLE)
def test_one_face_changed_makes_the_set_the_tables_own(kind: str) -> None:
    for place in range(6):
        for face in SHOWN_BY[kind].split():
            faces = TABLE[kind][1].split()
            differs = faces[place] != face
            faces[place] = face
            dice = DiceSet.from_data(plain(**{kind: {"dice": TABLE[kind][0], "faces": faces}}))
            assert dice.source == ("own" if differs else "reconstruction")


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("claim", ["own", "printed", "official", "", "Reconstruction", None, True, 1, [], {}])
def test_nobody_can_claim_another_source_for_the_default(claim: object) -> None:
    with pytest.raises(BadOptions) as caught:
        DiceSet.from_data(plain(source=claim))
    assert caught.value.reason == "dice-wrong-source"
    assert caught.value.facts["right"] == "reconstruction"
    assert "'reconstruction'" in caught.value.message


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("claim", ["reconstruction", "printed", None])
def test_nobody_can_claim_another_source_for_an_own_set(claim: object) -> None:
    with pytest.raises(BadOptions) as caught:
        DiceSet.from_data({**maki(*["maki2"] * 6), "source": claim})
    assert caught.value.reason == "dice-wrong-source"
    assert caught.value.facts["right"] == "own"


@pytest.mark.rule("SR-30")
def test_the_source_is_told_and_never_given() -> None:
    entries: dict[str, Any] = {kind.value: DEFAULT.of(kind) for kind in Kind}
    with pytest.raises(TypeError, match="source"):
        DiceSet(**entries, source="own")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="source"):
        dataclasses.replace(DEFAULT, source="own")
    with pytest.raises(dataclasses.FrozenInstanceError):
        DEFAULT.source = "own"  # type: ignore[misc]
    other = dataclasses.replace(DEFAULT, maki=Dice(6, (Face.MAKI2,) * 6))
    assert other.source == "own"
    assert dataclasses.replace(other, maki=DEFAULT.maki).source == "reconstruction"
    for dice in (DEFAULT, other):
        assert copy.deepcopy(dice).source == pickle.loads(pickle.dumps(dice)).source == dice.source


@pytest.mark.rule("SR-30")
@given(datas, st.randoms(use_true_random=False))
def test_the_order_of_the_faces_means_nothing(data: Data, random: Any) -> None:
    turned = copy.deepcopy(data)
    for entry in turned.values():
        random.shuffle(entry["faces"])
    one, other = DiceSet.from_data(data), DiceSet.from_data(turned)
    assert one == other
    assert hash(one) == hash(other)
    assert one.words() == other.words()
    assert SushiRollOptions(dice=one).as_data() == SushiRollOptions(dice=other).as_data()
    assert DiceSet.from_data(dict(reversed(turned.items()))) == one


# What is no set.


class Named:
    """Something that calls itself by a name that it is not."""

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
def test_a_broken_set_is_refused_with_what_is_wrong_and_what_would_be_right(case: str, door: str) -> None:
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
def test_each_kind_must_have_its_number_of_dice_and_six_faces_of_its_own(kind: str) -> None:
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
def test_anything_in_the_place_of_one_entry_is_a_valid_set_or_refused(
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


# There and back.


@pytest.mark.rule("SR-30")
@given(sets)
def test_a_set_comes_back_from_data_json_and_options(dice: DiceSet) -> None:
    options = SushiRollOptions(dice=dice)
    data = options.as_data()
    assert data["dice"]["source"] == dice.source
    again = SushiRollOptions.from_data(json.loads(json.dumps(data)))
    assert again == options
    assert again.dice == dice
    assert again.as_data() == data
    assert DiceSet.from_data(dice) is dice
    assert DiceSet.from_data({kind.value: dice.of(kind) for kind in Kind}) == dice


@given(sets)
def test_a_set_comes_back_from_the_numbers_that_the_rules_play_with(dice: DiceSet) -> None:
    assert dice_from_words(dice.words()) == dice
    for kind, word in zip(Kind, dice.words(), strict=True):
        assert sorted(word.to_bytes(6, "little")) == sorted(
            PLACES[face.value] for face in dice.of(kind).faces
        )


@given(sets)
def test_the_chances_of_a_die_add_up_to_one(dice: DiceSet) -> None:
    for kind, faces in SHOWN_BY.items():
        chances = [dice.chance(Face(face)) for face in faces.split()]
        assert sum(chances) == 1
        assert [6 * chance for chance in chances] == [
            dice.of(Kind(kind)).faces.count(Face(face)) for face in faces.split()
        ]


def random_match(dice: DiceSet, seat_count: int, seed: int) -> Match:
    """A whole match with a set, half of its moves takes."""
    match = Match(GAME, seat_count, SushiRollOptions(dice=dice), seed=seed_from(seed))
    rng = Rng.from_seed(seed)
    while match.due():
        (seat,) = match.due()
        moves = match.view(seat).legal_moves
        takes = [move for move in moves if " " not in str(move)]
        match.submit(seat, rng.choice(rng.choice([takes, list(moves)])))
    return match


def faces_told(match: Match) -> set[Face]:
    """Every face that anybody was told of."""
    faces: set[Face] = set()
    for event in match.story():
        match event:
            case BeltsRolled():
                faces.update(itertools.chain.from_iterable(event.belts))
            case DiceRerolled():
                faces.update((*event.faces, *event.rolled))
            case DieTaken():
                faces.add(event.face)
    return faces


@pytest.mark.rule("SR-30")
@given(sets, st.integers(2, 5), seeds)
def test_a_match_with_an_own_set_shows_faces_of_that_set_only(
    dice: DiceSet, seat_count: int, seed: int
) -> None:
    match = Match(GAME, seat_count, SushiRollOptions(dice=dice), seed=seed_from(seed))
    rng = Rng.from_seed(seed)
    for _ in range(40):
        if not (due := match.due()):
            break
        view = match.view(None)
        assert isinstance(view, SushiRollView)
        for place in view.places:
            assert {*place.belt, *place.tray, *place.dipped} <= shown_faces(dice)
        match.submit(due[0], rng.choice(match.view(due[0]).legal_moves))
    assert faces_told(match) <= shown_faces(dice)


@pytest.mark.rule("SR-30")
@given(sets)
def test_every_face_of_an_own_set_does_fall(dice: DiceSet) -> None:
    state, rng = SushiRollState(2, dice.words()), Rng.from_seed("all faces")
    for kind, faces in SHOWN_BY.items():
        bunch = pack([Face(faces.split()[0])] * 4)
        fallen = {face for _ in range(90) for face in unpack(state.roll(bunch, rng))}
        assert fallen == set(dice.of(Kind(kind)).faces)


@pytest.mark.rule("SR-30")
@given(sets, st.integers(2, 5))
def test_views_carry_the_set(dice: DiceSet, seat_count: int) -> None:
    options = SushiRollOptions(dice=dice)
    state = GAME.setup(seat_count, options, rng=Rng.from_seed(1))
    for seat in (None, *range(seat_count)):
        view = state.view(seat)
        assert view.options == options
        assert DiceSet.from_data(json.loads(view.as_json())["options"]["dice"]) == dice
    sampled = GAME.sample_state(state.view(0), Rng.from_seed(2))
    assert sampled.view(0).options == options


OWN = DiceSet.from_data(
    {
        "appetizer": {"dice": 10, "faces": ["sashimi"] * 5 + ["dumpling"]},
        "maki": {"dice": 6, "faces": ["maki3", "maki1", "maki3", "maki1", "maki3", "maki1"]},
        "nigiri": {"dice": 5, "faces": ["squid"] * 6},
        "special": {"dice": 5, "faces": ["menu3", "chopsticks3", "wasabi", "menu1", "menu2", "wasabi"]},
        "pudding": {"dice": 4, "faces": ["pudding3"] * 3 + ["pudding1"] * 3},
    }
)


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("seat_count", [2, 3, 4, 5])
def test_the_set_is_part_of_the_record_which_replays_and_verifies(seat_count: int) -> None:
    match = random_match(OWN, seat_count, 7)
    written = match.record().as_json()
    record = Record.from_json(written)
    assert record.as_json() == written
    assert DiceSet.from_data(record.options["dice"]) == OWN
    assert record.options["dice"]["source"] == "own"
    assert verify(record) == []
    assert reopen(record).options == SushiRollOptions(dice=OWN)
    steps = list(replay(record))
    assert tuple(event for _, events in steps for event in events) == match.story()
    assert faces_told(match) <= shown_faces(OWN)


@pytest.mark.rule("SR-30")
def test_the_set_stands_in_the_record_of_a_running_match() -> None:
    running = Match(GAME, 3, SushiRollOptions(dice=OWN), seed=seed_from(1)).record()
    assert running.seed is None
    assert DiceSet.from_data(running.options["dice"]) == OWN
    default = Match(GAME, 3, seed=seed_from(1)).record()
    assert default.options["dice"]["source"] == "reconstruction"
    assert DiceSet.from_data(default.options["dice"]) == DEFAULT


@pytest.mark.rule("SR-30")
def test_a_record_with_another_or_a_broken_set_is_found_out() -> None:
    data = random_match(OWN, 3, 8).record().as_data()
    for options in (
        SushiRollOptions().as_data(),
        {"dice": {**data["options"]["dice"], "source": "reconstruction"}},
        {"dice": {**data["options"]["dice"], "maki": {"dice": 7, "faces": ["maki1"] * 6}}},
        {"dice": None},
        {},
    ):
        forged = Record.from_data({**copy.deepcopy(data), "options": options})
        assert verify(forged)[0].place == "head"
        rechained = Record.written(
            **{
                field.name: getattr(forged, field.name)
                for field in dataclasses.fields(Record)
                if field.name != "chain"
            }
        )
        assert verify(rechained) != []
