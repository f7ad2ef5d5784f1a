"""Records of earlier versions replay and verify by the rules they were played by."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from bordspil.core.errors import BadRecord, UnknownRules
from bordspil.core.to_data import to_json
from bordspil.games import all_games, find_game
from bordspil.match.match import Match
from bordspil.match.record import WITHOUT_PLAYERS, Record
from bordspil.match.replay import reopen, replay, transcript, verify
from tests.helpers.earlier import without_later_facts

EARLIER = Path(__file__).parents[1] / "earlier"
RECORDS = {
    f"{file.parent.name}-{number}": line
    for file in sorted(EARLIER.glob("*/records.jsonl"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
}
# The hash of each record's transcript, as made by the version that wrote the record.
TRANSCRIPTS = {
    f"{file.parent.name}-{number}": line
    for file in sorted(EARLIER.glob("*/transcripts.txt"))
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
}
LINES = list(RECORDS.values())
BLOCKED, UNCOUNTED, EMPTY_DECK = (RECORDS[f"0.1.0-{number}"] for number in (2, 3, 4))
EACH = pytest.mark.parametrize("line", LINES, ids=RECORDS)


@EACH
def test_a_record_of_an_earlier_version_verifies_and_round_trips_byte_for_byte(line: str) -> None:
    record = Record.from_json(line)
    assert verify(record) == []
    assert record.as_json() == line


@EACH
def test_a_match_of_an_earlier_version_can_be_recorded_again(line: str) -> None:
    old = Record.from_json(line)
    match = reopen(old)
    for _ in replay(old, match):
        pass
    again = match.record()
    assert (again.format, again.rules) == (WITHOUT_PLAYERS, old.rules)
    assert (again.moves, again.outcome) == (old.moves, old.outcome)
    assert verify(Record.from_json(again.as_json())) == []


@pytest.mark.parametrize("number", TRANSCRIPTS)
def test_a_record_of_an_earlier_version_has_the_same_transcript(number: str) -> None:
    told = to_json(without_later_facts(json.loads(to_json(transcript(Record.from_json(RECORDS[number]))))))
    assert hashlib.sha256(told.encode()).hexdigest() == TRANSCRIPTS[number]


@pytest.mark.rule("SQ-11", "SQ-13", "SQ-22")
@pytest.mark.parametrize("line", [BLOCKED, UNCOUNTED, EMPTY_DECK])
def test_a_match_by_the_old_rules_does_not_verify_by_the_new_ones(line: str) -> None:
    record = replace(Record.from_json(line), rules=2, format=WITHOUT_PLAYERS)
    assert {problem.place for problem in verify(record)} > {"head"}


@pytest.mark.rule("SQ-13")
def test_an_earlier_match_was_blocked_by_passes_with_exchanges_in_between() -> None:
    record = Record.from_json(BLOCKED)
    assert record.outcome is not None
    assert record.outcome["reason"] == "blocked"
    lap = [made.text for made in record.moves[-6:]]
    assert any(text.startswith("dead ") for text in lap)


def test_new_matches_are_played_by_the_latest_rules() -> None:
    for game in all_games().values():
        assert Match(game, game.default_seat_count).record().rules == game.rules_version
    assert find_game("sequence").rules_version == 2


@pytest.mark.parametrize("version", [0, 3, -1, True, "2", None, 10**30])
def test_an_unknown_rules_version_is_refused_with_the_known_ones(version: int) -> None:
    with pytest.raises(UnknownRules, match=r"it has 1, 2"):
        find_game("sequence").with_rules(version)


def test_a_record_with_newer_rules_is_not_called_forged() -> None:
    record = Record.from_json(LINES[-1])
    newer = Record.written(
        game=record.game,
        options=record.options,
        seats=record.seats,
        commitment=record.commitment,
        seed=record.seed,
        moves=record.moves,
        outcome=record.outcome,
        rules=9,
    )
    (problem,) = verify(newer)
    assert isinstance(problem.error, UnknownRules)
    assert problem.place == "head"


@pytest.mark.parametrize("rules", [0, -1, 1.0, True, "1", None])
def test_the_rules_version_must_be_a_positive_integer(rules: object) -> None:
    data = Match(find_game("sequence"), 2).record().as_data()
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({**data, "rules": rules})


def test_format_2_records_need_a_rules_version_and_format_1_records_have_none() -> None:
    data = Match(find_game("sequence"), 2).record().as_data()
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({**data, "format": 1})
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({key: value for key, value in data.items() if key != "rules"})
