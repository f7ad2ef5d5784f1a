"""SR-30: the faces of the dice are data. The default is a reconstruction, any other set is your own."""

from __future__ import annotations

import copy
import dataclasses
import itertools
import json
import pickle
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.core.errors import BadOptions
from bordspil.core.rng import Rng
from bordspil.games.sushi_roll import GAME
from bordspil.games.sushi_roll.components import Face, Kind
from bordspil.games.sushi_roll.dice import DEFAULT, Dice, DiceSet, dice_from_words
from bordspil.games.sushi_roll.events import BeltsRolled, DiceRerolled, DieTaken
from bordspil.games.sushi_roll.options import SushiRollOptions
from bordspil.games.sushi_roll.packed import pack, unpack
from bordspil.games.sushi_roll.rolls import roll
from bordspil.games.sushi_roll.state import SushiRollState
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.match.fairness import seed_from
from bordspil.match.match import Match
from bordspil.match.record import Record
from bordspil.match.replay import reopen, replay, verify
from tests.games.sushi_roll.dice_sets import PLACES, SHOWN_BY, TABLE, Data, datas, maki, plain

seeds = st.integers(0, 2**64)
sets = datas.map(DiceSet.from_data)


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
def test_any_other_set_says_that_it_is_your_own(data: Data) -> None:
    is_table = all(sorted(data[kind]["faces"]) == sorted(faces.split()) for kind, (_, faces) in TABLE.items())
    dice = DiceSet.from_data(data)
    assert dice.source == ("reconstruction" if is_table else "own")
    assert dice.is_reconstruction is is_table
    assert (dice == DEFAULT) is is_table


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize("kind", TABLE)
def test_changing_one_face_makes_the_set_your_own(kind: str) -> None:
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
def test_nobody_can_claim_another_source_for_their_own_set(claim: object) -> None:
    with pytest.raises(BadOptions) as caught:
        DiceSet.from_data({**maki(*["maki2"] * 6), "source": claim})
    assert caught.value.reason == "dice-wrong-source"
    assert caught.value.facts["right"] == "own"


@pytest.mark.rule("SR-30")
def test_the_source_is_computed_and_cannot_be_passed_in() -> None:
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
def test_the_order_of_the_faces_does_not_matter(data: Data, random: Any) -> None:
    turned = copy.deepcopy(data)
    for entry in turned.values():
        random.shuffle(entry["faces"])
    one, other = DiceSet.from_data(data), DiceSet.from_data(turned)
    assert one == other
    assert hash(one) == hash(other)
    assert one.words() == other.words()
    assert SushiRollOptions(dice=one).as_data() == SushiRollOptions(dice=other).as_data()
    assert DiceSet.from_data(dict(reversed(turned.items()))) == one


# Round trips.


@pytest.mark.rule("SR-30")
@given(sets)
def test_a_set_survives_data_json_and_options(dice: DiceSet) -> None:
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
def test_a_set_survives_its_words(dice: DiceSet) -> None:
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
    """A whole match with a dice set; half of its moves are takes."""
    match = Match(GAME, seat_count, SushiRollOptions(dice=dice), seed=seed_from(seed))
    rng = Rng.from_seed(seed)
    while match.due():
        (seat,) = match.due()
        moves = match.view(seat).legal_moves
        takes = [move for move in moves if " " not in str(move)]
        match.submit(seat, rng.choice(rng.choice([takes, list(moves)])))
    return match


def faces_told(match: Match) -> set[Face]:
    """Every face that anybody has seen."""
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
def test_a_match_with_your_own_set_shows_only_its_faces(dice: DiceSet, seat_count: int, seed: int) -> None:
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
def test_every_face_of_your_own_set_can_be_rolled(dice: DiceSet) -> None:
    state, rng = SushiRollState(2, dice.words()), Rng.from_seed("all faces")
    for kind, faces in SHOWN_BY.items():
        packed = pack([Face(faces.split()[0])] * 4)
        fallen = {face for _ in range(90) for face in unpack(roll(state, packed, rng))}
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
def test_the_record_of_a_running_match_contains_the_set() -> None:
    running = Match(GAME, 3, SushiRollOptions(dice=OWN), seed=seed_from(1)).record()
    assert running.seed is None
    assert DiceSet.from_data(running.options["dice"]) == OWN
    default = Match(GAME, 3, seed=seed_from(1)).record()
    assert default.options["dice"]["source"] == "reconstruction"
    assert DiceSet.from_data(default.options["dice"]) == DEFAULT


@pytest.mark.rule("SR-30")
def test_a_record_with_a_different_or_broken_set_is_detected() -> None:
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
