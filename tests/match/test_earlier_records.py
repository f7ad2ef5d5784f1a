"""Records of earlier versions replay and verify as they were played, by the rules of their time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bordspil.core.errors import BadRecord, UnknownRules
from bordspil.games import all_games, find_game
from bordspil.match.match import Match
from bordspil.match.record import FORMAT, Record
from bordspil.match.replay import reopen, replay, verify

EARLIER = Path(__file__).parents[1] / "earlier"
LINES = [
    line
    for file in sorted(EARLIER.glob("*/records.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
BLOCKED, UNCOUNTED, EMPTY_DECK = LINES[1:4]
EACH = pytest.mark.parametrize("line", LINES, ids=range(1, len(LINES) + 1))


@EACH
def test_a_record_of_an_earlier_version_verifies_and_is_written_again_to_the_letter(line: str) -> None:
    record = Record.from_json(line)
    assert verify(record) == []
    assert record.as_json() == line


@EACH
def test_a_match_of_an_earlier_version_can_be_recorded_anew(line: str) -> None:
    old = Record.from_json(line)
    match = reopen(old)
    for _ in replay(old, match):
        pass
    again = match.record()
    assert (again.format, again.rules) == (FORMAT, old.rules)
    assert (again.moves, again.outcome) == (old.moves, old.outcome)
    assert verify(Record.from_json(again.as_json())) == []


@pytest.mark.rule("SQ-11", "SQ-13", "SQ-22")
@pytest.mark.parametrize("line", [BLOCKED, UNCOUNTED, EMPTY_DECK])
def test_a_match_by_the_old_readings_would_be_called_wrong_by_the_new_ones(line: str) -> None:
    record = replace(Record.from_json(line), rules=2, format=FORMAT)
    assert {problem.place for problem in verify(record)} > {"head"}


@pytest.mark.rule("SQ-13")
def test_an_earlier_match_was_blocked_by_passes_with_exchanges_between_them() -> None:
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
def test_a_version_that_the_game_does_not_have_is_refused_with_those_it_has(version: int) -> None:
    with pytest.raises(UnknownRules, match=r"it has 1, 2"):
        find_game("sequence").with_rules(version)


def test_a_record_of_newer_rules_is_not_called_forged() -> None:
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
def test_the_version_of_the_rules_is_a_whole_number(rules: object) -> None:
    data = Match(find_game("sequence"), 2).record().as_data()
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({**data, "rules": rules})


def test_a_record_of_format_1_has_no_rules_and_one_of_format_2_must() -> None:
    data = Match(find_game("sequence"), 2).record().as_data()
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({**data, "format": 1})
    with pytest.raises(BadRecord, match="rules"):
        Record.from_data({key: value for key, value in data.items() if key != "rules"})
