from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bordspil.arena.simulate import Plan, play_match
from bordspil.core.errors import BadRecord
from bordspil.core.rng import Rng
from bordspil.games.sushi_go import Card
from bordspil.match.record import Record
from bordspil.match.replay import replay, transcript, verify

CARDS = [card.value for card in Card]


def recorded(number: int = 0, seat_count: int = 3, **options: bool) -> dict[str, Any]:
    plan = Plan("sushi-go", seat_count, ("uniform",), 1, "records", options)
    data: dict[str, Any] = play_match(plan, number).record().as_data()
    return data


def places(data: dict[str, Any]) -> list[str]:
    return [problem.place for problem in verify(Record.from_data(data))]


def test_records_round_trip_through_json() -> None:
    record = Record.from_data(recorded())
    assert Record.from_json(record.as_json()) == record
    assert "\n" not in record.as_json()


@given(
    st.integers(0, 500),
    st.sampled_from([(2, {}), (3, {}), (4, {"both_ways": True}), (2, {"invisible": True})]),
)
def test_honest_records_verify(number: int, table: tuple[int, dict[str, bool]]) -> None:
    assert places(recorded(number, table[0], **table[1])) == []


@given(st.integers(0, 60), st.integers(0, 10**6))
def test_a_changed_card_is_detected_at_its_move(number: int, choice: int) -> None:
    data, rng = recorded(number), Rng.from_seed(choice)
    index = rng.below(len(data["moves"]))
    others = [card for card in CARDS if card != data["moves"][index][1]]
    data["moves"][index][1] = rng.choice(others)
    assert places(data)[0] == f"move {index + 1}"


@given(st.integers(0, 60), st.integers(0, 10**6))
def test_two_swapped_moves_are_detected_at_the_first(number: int, choice: int) -> None:
    data, rng = recorded(number), Rng.from_seed(choice)
    index = rng.below(len(data["moves"]) - 1)
    moves = data["moves"]
    moves[index], moves[index + 1] = moves[index + 1], moves[index]
    assert places(data)[0] == f"move {index + 1}"


def test_a_wrong_seed_is_detected() -> None:
    data = recorded()
    data["seed"] = ("0" if data["seed"][0] != "0" else "1") + data["seed"][1:]
    assert "seed" in places(data)
    problems = [str(problem) for problem in verify(Record.from_data(data))]
    assert any("does not match the commitment" in problem for problem in problems)


def test_an_illegal_move_is_detected_even_with_a_recomputed_chain() -> None:
    """A forger who also recomputes the chain is caught by the rules."""
    data = recorded()
    hand = {card.value for card in _first_hand(data, 0)}
    data["moves"][0] = [data["moves"][0][0], next(card for card in CARDS if card not in hand)]
    record = Record.from_data(data)
    forged = Record.written(**{name: getattr(record, name) for name in record.__slots__ if name != "chain"})
    problem = verify(forged)[0]
    assert problem.place == "move 1"
    assert problem.error.code == "illegal-move"
    assert "SG-5" in str(problem)


def _first_hand(data: dict[str, Any], seat: int) -> tuple[Any, ...]:
    _, events = next(replay(Record.from_data(recorded())))
    return next(event.cards for event in events if event.name() == "hand-dealt" and event.seat == seat)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data["outcome"].update(winners=[99]), "outcome, winners"),
        (lambda data: data["outcome"]["standings"][0].update(score=999), "outcome, standings"),
        (lambda data: data["outcome"].update(extra=1), "outcome, extra"),
        (lambda data: data.update(outcome=None), "outcome, reason"),
        (lambda data: data["moves"].pop(), None),
        (lambda data: data["moves"].append([0, "egg"]), None),
        (lambda data: data["options"].update(both_ways=True), "head"),
        (lambda data: data["options"].update(nonsense=True), "head"),
        (lambda data: data["seats"].append("one more"), "head"),
        (lambda data: data.update(game="chess"), "head"),
        (lambda data: data.update(seed=None), "seed"),
        (lambda data: data["moves"][5].append("timeout"), "move 6"),
    ],
)
def test_every_other_change_is_detected(change: Any, place: str | None) -> None:
    data = recorded()
    change(data)
    try:
        found = places(data)
    except BadRecord as problem:
        found = [str(problem.facts["place"])]
    assert found
    if place is not None:
        assert place in found


@pytest.mark.parametrize("cut", [1, 2, 50, 400, -1, -2, -100])
def test_a_truncated_line_is_refused_with_its_position(cut: int) -> None:
    text = Record.from_data(recorded()).as_json()[:cut]
    with pytest.raises(BadRecord, match=r"character [0-9]+") as caught:
        Record.from_json(text)
    assert caught.value.reason == "record-cut-off"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"record"',
        "{}",
        "{" * 50,
        "[" * 100_000,
        '{"format": 2}',
        "not json at all",
        '{"format": 1, "game": "sushi-go"}',
        "\x00\x01",
    ],
)
def test_things_that_are_not_records_are_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.sampled_from(sorted(recorded())), JSON)
def test_any_value_in_any_field_is_refused_or_verified_without_a_crash(field: str, value: object) -> None:
    data = recorded()
    data[field] = value
    try:
        found = places(data)
    except BadRecord as problem:
        found = [str(problem.facts["place"])]
    assert found or data == recorded()


def rewritten(data: dict[str, Any]) -> Record:
    """A forged record with a matching chain."""
    record = Record.from_data(data)
    return Record.written(**{name: getattr(record, name) for name in record.__slots__ if name != "chain"})


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data["outcome"]["standings"][0].update(rank=True), "outcome, standings"),
        (
            lambda data: data["outcome"].update(winners=[float(data["outcome"]["winners"][0])]),
            "outcome, winners",
        ),
        (lambda data: data["outcome"].update(x=None), "outcome, x"),
    ],
)
def test_a_forged_outcome_is_detected_even_if_python_finds_it_equal(change: Any, place: str) -> None:
    data = recorded()
    change(data)
    assert [problem.place for problem in verify(rewritten(data))] == [place]


def test_a_repeated_choice_is_never_in_a_record() -> None:
    data = recorded()
    data["moves"].insert(1, list(data["moves"][0]))
    data["chain"] = "0" * (len(data["chain"]) + 4)
    assert [problem.place for problem in verify(rewritten(data))] == ["move 2"]


@pytest.mark.parametrize("extra", ['"moves":[[0,"egg"]],', '"seed":null,', '"format":1,'])
def test_duplicate_keys_are_refused(extra: str) -> None:
    text = "{" + extra + Record.from_data(recorded()).as_json()[1:]
    with pytest.raises(BadRecord, match="is there twice"):
        Record.from_json(text)


@pytest.mark.parametrize("number", [1.0, True, "1", 0, 4, None])
def test_the_format_must_be_a_known_number(number: object) -> None:
    with pytest.raises(BadRecord, match="format"):
        Record.from_data({**recorded(), "format": number})


@pytest.mark.parametrize("nothing", [None, {}, "record", recorded()])
def test_verify_and_transcript_accept_only_records(nothing: Any) -> None:
    for call in (verify, transcript):
        with pytest.raises(TypeError, match="expected a Record"):
            call(nothing)


def test_a_transcript_has_every_deal_reveal_pass_and_score() -> None:
    story = transcript(Record.from_data(recorded()))
    names = [event["event"] for step in story["steps"] for event in step["events"]]
    assert names.count("hand-dealt") == 9
    assert names.count("cards-revealed") == 24
    assert names.count("hands-passed") == 24
    assert names.count("last-card-laid") == 9
    assert names.count("round-scored") == 3
    assert names.count("desserts-scored") == 1
    assert names[-2:] == ["match-ended", "seed-opened"]
    assert json.loads(json.dumps(story)) == story


def test_an_unfinished_match_cant_be_replayed() -> None:
    data = recorded()
    data["seed"] = data["outcome"] = None
    with pytest.raises(BadRecord, match="not over"):
        list(replay(Record.from_data(data)))
