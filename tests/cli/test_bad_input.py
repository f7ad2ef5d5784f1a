"""Mistakes of users: a helpful error message, the right exit code, never a traceback."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bordspil.bots import BOTS
from bordspil.games import all_games
from bordspil.locales import LANGUAGES
from tests.helpers.shell import COMMAND, PATIENCE, Finished, environment, one_line, run

Tamper = Callable[[dict[str, Any]], None]

CODES, GAMES, BOT_NAMES = (", ".join(each) for each in (LANGUAGES, all_games(), BOTS))
FILES = {
    "empty": b"",
    "blank": b"\n \n\n",
    "binary": bytes(range(128, 256)) * 40,
    "zeros": b"\0" * 3000,
    "huge": b'{"format": 1, "game": "' + b"x" * 5_000_000 + b'"}\n',
    "picture": b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + b"\0" * 200,
    "other": b'{"name": "bordspil", "version": 1}\n',
    "list": b"[1, 2, 3]\n",
    "deep": b"[" * 200_000 + b"\n",
    "future": b'{"format": 4}\n',
}


def assert_error(done: Finished, message: str, code: int = 2) -> None:
    """Check that a command failed with this message, on standard error only."""
    assert "Traceback" not in done.err
    assert message in one_line(done.err)
    assert (done.code, done.out) == (code, "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with bad files, and `good.jsonl` with two good records."""
    folder = tmp_path_factory.mktemp("files")
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    done = run(
        "simulate", "sushi-go", "-m", "2", "-p", "2", "--seed", "good", "-o", str(folder / "good.jsonl")
    )
    assert done.code == 0, done.err
    return folder


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nix", "Unknown command. Available: "),
        ("nix", "play, "),
        (
            "play sequenc",
            f"Unknown game “sequenc”. Available: {GAMES}. Did you mean sequence?",
        ),
        ("play nix", f"Unknown game “nix”. Available: {GAMES}."),
        ("simulate nix", f"Unknown game “nix”. Available: {GAMES}."),
        ("rules nix", f"Unknown game “nix”. Available: {GAMES}."),
        ("rules sushi-go SG-99", "Unknown rule SG-99. Available: SG-1 … SG-30."),
        ("rules sushi-go []", "Unknown rule []. Available: SG-1 … SG-30."),
        ("rules high-card", "high-card has no written rules."),
        ("bench nix", f"Unknown game “nix”. Available: {GAMES}."),
        ("bench sushi-go now", "now"),
        ("simulate sushi-go now", "now"),
        ("verify", "FILE is missing."),
        ("replay", "FILE is missing."),
        ("--nix", "Unknown option --nix."),
        ("simulate sushi-go --nix", "Unknown option --nix. See bordspil simulate sushi-go --help."),
        ("simulate sushi-go --match 3", "Did you mean --matches?"),
        ("simulate sushi-go --matches", "--matches"),
        ("simulate sushi-go --invisible=3", "--invisible"),
        (
            "simulate sushi-go -b nix",
            f"Unknown bot “nix”. Available: {BOT_NAMES}.",
        ),
        (
            "simulate sushi-go -b greedy,,greedy",
            f"Available: {BOT_NAMES}.",
        ),
        ("simulate sushi-go --bots=", f"Available: {BOT_NAMES}."),
        (
            "play sushi-go -b nix",
            f"Unknown bot “nix”. Available: {BOT_NAMES}.",
        ),
        ("simulate sushi-go -p 2 -b greedy,greedy,uniform", "3 bots are too many for 2 seats."),
        ("simulate sushi-go -p 0", "Sushi Go! is for 2, 3, 4, 5 players, not 0."),
        ("simulate sushi-go -p 1", "Sushi Go! is for 2, 3, 4, 5 players, not 1."),
        ("simulate sushi-go -p 6", "Sushi Go! is for 2, 3, 4, 5 players, not 6."),
        ("simulate sushi-go -p -3", "Sushi Go! is for 2, 3, 4, 5 players, not -3."),
        ("simulate sushi-go -p 99999999999999999999", "players, not 99999999999999999999."),
        ("simulate sushi-go -p abc", "The value of --players must be a whole number."),
        ("simulate sushi-go -p 2.5", "The value of --players must be a whole number."),
        ("play sushi-go -p 6", "Sushi Go! is for 2, 3, 4, 5 players, not 6."),
        ("play high-card -p 5", "High Card is for 2, 3, 4 players, not 5."),
        ("simulate sushi-go -m 0", "The number of matches must be from 1 to 100,000,000."),
        ("simulate sushi-go -m -1", "The number of matches must be from 1 to 100,000,000."),
        ("simulate sushi-go -m 1000000000000", "The number of matches must be from 1 to 100,000,000."),
        ("simulate sushi-go -m abc", "The value of --matches must be a whole number."),
        ("simulate sushi-go -w 0", "The number of processes must be from 1 to 1,024."),
        ("simulate sushi-go -w 99999", "The number of processes must be from 1 to 1,024."),
        ("simulate sushi-go -p 3 --invisible", "The invisible third player is for 2 players, not 3."),
        ("simulate high-card --cards 9", "Option cards must be 1…5, not 9."),
        ("simulate high-card --cards x", "The value of --cards must be a whole number."),
        ("play sushi-go", "Playing needs a terminal with a keyboard."),
        ("--lang xx rules", f"Unknown language “xx”. Available: {CODES}."),
        ("rules --lang", f"Unknown language “”. Available: {CODES}."),
        ("rules --lang=", f"Unknown language “”. Available: {CODES}."),
    ],
)
def test_a_bad_command_line_gets_a_helpful_error(line: str, message: str) -> None:
    assert_error(run(*line.split()), message)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("missing", "missing doesn’t exist."),
        ("", "is a folder, not a file."),
        ("empty", "empty has no records."),
        ("blank", "blank has no records."),
    ],
)
def test_a_file_without_records_is_refused(folder: Path, command: str, name: str, message: str) -> None:
    assert_error(run(command, str(folder / name)), message)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("binary", "line 1: The line is not text."),
        ("picture", "line 1: The line is not text."),
        ("huge", "line 1: The line is too long for a record."),
    ],
)
def test_an_unreadable_line_is_reported_with_its_number(folder: Path, name: str, message: str) -> None:
    assert_error(run("replay", str(folder / name)), message)
    checked = run("verify", str(folder / name))
    assert (checked.code, checked.err) == (1, "")
    assert message in checked.out


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("zeros", "line 1: This is not JSON (character 1)."),
        ("other", "line 1: “format” is missing."),
        ("list", "line 1: record must be {…}."),
        ("deep", "line 1: This is not JSON"),
        ("future", "line 1: The record has format 4; this program reads formats 1…3."),
    ],
)
def test_a_line_without_a_record_is_reported_with_its_number(folder: Path, name: str, message: str) -> None:
    assert_error(run("replay", str(folder / name)), message)
    verified = run("verify", str(folder / name))
    assert (verified.code, verified.err) == (1, "")
    assert message in one_line(verified.out)
    assert "Good records: 0. Bad records: 1." in verified.out


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("0", "There is no match 0 in"),
        ("-1", "There is no match -1 in"),
        ("99", "There is no match 99 in"),
        ("abc", "The value of --match must be a whole number."),
    ],
)
def test_replay_refuses_a_match_that_is_not_in_the_file(folder: Path, number: str, message: str) -> None:
    assert_error(run("replay", str(folder / "good.jsonl"), "--match", number), message)


def test_replay_says_how_many_matches_the_file_has(folder: Path) -> None:
    assert "good.jsonl: it has 2." in one_line(run("replay", str(folder / "good.jsonl"), "-m", "3").err)


# Records that were tampered with.


def change_a_card(record: dict[str, Any]) -> None:
    kept = record["moves"][6][1]
    record["moves"][6][1] = "egg" if kept != "egg" else "squid"


def swap_moves(record: dict[str, Any]) -> None:
    moves = record["moves"]
    assert moves[8] != moves[10]
    moves[8], moves[10] = moves[10], moves[8]


def change_the_seed(record: dict[str, Any]) -> None:
    record["seed"] = record["seed"][::-1]


def change_the_outcome(record: dict[str, Any]) -> None:
    record["outcome"]["winners"] = [1 - record["outcome"]["winners"][0]]


def drop_the_last_move(record: dict[str, Any]) -> None:
    del record["moves"][-1]
    record["chain"] = record["chain"][:-4]


def add_a_move(record: dict[str, Any]) -> None:
    record["moves"].append([0, "egg"])
    record["chain"] += "0000"


def rename_a_player(record: dict[str, Any]) -> None:
    record["seats"][0] = "Anna"


def move_for_nobody(record: dict[str, Any]) -> None:
    record["moves"][3][0] = 7


@pytest.mark.parametrize(
    ("tamper", "messages"),
    [
        (change_a_card, ["line 2: move 7: Something was changed here"]),
        (swap_moves, ["line 2: move 9: Something was changed here"]),
        (
            change_the_seed,
            ["line 2: end: Something was changed here", "line 2: seed: The seed does not match"],
        ),
        (
            change_the_outcome,
            ["line 2: end: Something was changed", "line 2: outcome, winners: The record says"],
        ),
        (drop_the_last_move, ["line 2: end: The match is not over after the last move."]),
        (add_a_move, ["line 2: move 55: "]),
        (rename_a_player, ["line 2: beginning: Something was changed here"]),
        (move_for_nobody, ["line 2: move 4 must be [0…1, …]."]),
    ],
)
def test_verify_reports_the_line_and_move_where_a_record_was_changed(
    folder: Path, tmp_path: Path, tamper: Tamper, messages: list[str]
) -> None:
    first, second = (folder / "good.jsonl").read_text().splitlines()
    record = json.loads(second)
    tamper(record)
    file = tmp_path / "changed.jsonl"
    file.write_text(f"{first}\n{json.dumps(record)}\n")
    done = run("verify", str(file))
    assert (done.code, done.err) == (1, "")
    for message in messages:
        assert message in done.out
    assert "line 1:" not in done.out
    assert done.out.endswith("Good records: 1. Bad records: 1.\n")


def test_verify_reports_a_truncated_last_line(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    whole = (folder / "good.jsonl").read_text()
    file.write_text(whole[:-300])
    done = run("verify", str(file))
    assert (done.code, done.err) == (1, "")
    assert "line 2: The line is cut off (character " in done.out
    assert "Good records: 1. Bad records: 1." in done.out


def test_verify_lists_the_first_twenty_bad_records_and_counts_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n" * 25)
    done = run("verify", str(file))
    assert done.code == 1
    assert done.out.count("line ") == 20
    assert "… and 5 more records with errors." in done.out
    assert "Good records: 0. Bad records: 25." in done.out


def test_replay_reports_the_illegal_move_of_a_changed_record(folder: Path, tmp_path: Path) -> None:
    record = json.loads((folder / "good.jsonl").read_text().splitlines()[0])
    record["moves"][20][1] = "fish"
    file = tmp_path / "changed.jsonl"
    file.write_text(json.dumps(record) + "\n")
    assert_error(run("replay", str(file), "--json"), "move 21 can’t be played: There is no card “fish”.")
    replayed = run("replay", str(file))
    assert replayed.code == 2
    assert "move 21 can’t be played" in one_line(replayed.err)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nix --lang is", "Þessi skipun er ekki til"),
        ("rules nix --lang is", "Spilið „nix“ er ekki til hér"),
        ("simulate sushi-go -m abc --lang is", "Gildi --matches verður að vera heil tala."),
        ("simulate sushi-go -p 3 --invisible --lang is", "Ósýnilegi spilarinn er aðeins með"),
        ("verify nowhere --lang is", "nowhere er ekki til."),
        ("play sushi-go --lang is", "Til að spila þarf skipanaglugga með lyklaborði."),
        ("nix --lang es", "Ese comando no existe"),
        ("simulate sushi-go -b egg --lang es", "No existe el bot «egg»"),
        ("simulate sushi-go -b nix --lang es", "No existe el bot «nix»"),
        ("simulate sushi-go -p 6 --lang es", "Sushi Go! es para 2, 3, 4, 5 jugadores, no para 6."),
        ("simulate sushi-go --match 3 --lang es", "¿Querías decir --matches?"),
        ("replay --lang es", "Falta FILE."),
        ("nix --lang pl", "Nie ma takiego polecenia"),
        ("simulate sushi-go -w 0 --lang pl", "Liczba procesów musi wynosić od 1 do"),
        ("rules sushi-go 99 --lang pl", "Nie ma zasady 99"),
        ("verify nowhere --lang pl", "Nie ma pliku nowhere."),
    ],
)
def test_errors_are_in_the_readers_language(line: str, message: str) -> None:
    assert_error(run(*line.split()), message)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("is", "lína 1: leikur 7: Hér var einhverju breytt"),
        ("es", "línea 1: jugada 7: Aquí se cambió algo"),
        ("pl", "wiersz 1: ruch 7: Coś tu zmieniono"),
    ],
)
def test_verify_reports_changes_in_the_readers_language(
    folder: Path, tmp_path: Path, language: str, message: str
) -> None:
    record = json.loads((folder / "good.jsonl").read_text().splitlines()[0])
    change_a_card(record)
    file = tmp_path / "changed.jsonl"
    file.write_text(json.dumps(record) + "\n")
    done = run("verify", str(file), "--lang", language)
    assert done.code == 1
    assert message in done.out


@pytest.mark.parametrize(
    "command", ["rules sushi-go", "replay good.jsonl", "replay good.jsonl --json", "--help"]
)
def test_a_closed_pipe_causes_no_traceback(folder: Path, command: str) -> None:
    process = subprocess.Popen(
        [*COMMAND, *command.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        cwd=folder,
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=PATIENCE)
    assert err == b""


@pytest.mark.parametrize("line", ["bench now", "simulate sushi-go -m", "simulate sushi-go --invisible=3"])
def test_no_error_mixes_english_into_another_language(line: str) -> None:
    err = run(*line.split(), "--lang", "is").err
    assert not any(word in err for word in ("unexpected", "requires", "does not take"))


def test_a_huge_number_in_a_file_causes_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "digits.jsonl"
    file.write_text("1" * 5000 + "\n")
    assert "Traceback" not in run("verify", str(file)).err


def test_a_huge_rule_number_causes_no_traceback() -> None:
    assert_error(run("rules", "sushi-go", "9" * 5000), "Unknown rule 999")


def test_half_a_surrogate_pair_in_a_record_causes_no_traceback(folder: Path, tmp_path: Path) -> None:
    record = json.loads((folder / "good.jsonl").read_text().splitlines()[0])
    record["seats"][0] = "\ud800"
    file = tmp_path / "half.jsonl"
    file.write_text(json.dumps(record) + "\n")
    done = run("verify", str(file))
    assert "Traceback" not in done.err
    assert done.code == 1


@pytest.mark.parametrize("seed", ["[/b]", "\udcff"])
def test_any_text_can_be_a_seed(seed: str) -> None:
    done = run("simulate", "sushi-go", "-m", "1", "--seed", seed)
    assert (done.code, done.err) == (0, "")


def test_simulate_refuses_to_write_to_a_folder_and_leaves_no_files(tmp_path: Path) -> None:
    target = tmp_path / "folder"
    target.mkdir()
    done = run("simulate", "sushi-go", "-m", "1", "--out", str(target), "--force")
    assert list(tmp_path.iterdir()) == [target]
    assert_error(done, f"{target} is a folder, not a file.")


def test_a_missing_folder_is_reported_by_the_name_the_user_typed(tmp_path: Path) -> None:
    done = run("simulate", "sushi-go", "-m", "1", "--out", str(tmp_path / "nowhere" / "x.jsonl"))
    assert ".part" not in done.err


def test_replay_of_an_unplayable_record_prints_only_the_error(folder: Path, tmp_path: Path) -> None:
    record = json.loads((folder / "good.jsonl").read_text().splitlines()[0])
    change_a_card(record)
    file = tmp_path / "changed.jsonl"
    file.write_text(json.dumps(record) + "\n")
    done = run("replay", str(file))
    assert_error(done, "move 7 can’t be played")
    assert done.err.count("can’t be played") == 1
    assert "altered" not in done.err


def test_a_changed_but_playable_record_is_replayed_with_a_warning(folder: Path, tmp_path: Path) -> None:
    record = json.loads((folder / "good.jsonl").read_text().splitlines()[0])
    record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]
    file = tmp_path / "swapped.jsonl"
    file.write_text(json.dumps(record) + "\n")
    done = run("replay", str(file))
    assert done.code == 1
    assert "move 1: Something was changed here" in one_line(done.err)
    assert "Winner: " in done.out


def test_a_binary_line_is_reported_with_its_number(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mixed.jsonl"
    file.write_bytes((folder / "good.jsonl").read_bytes() + b"\xff\xfe\n")
    done = run("verify", str(file))
    assert "line 3" in done.out + done.err


def test_a_file_name_that_is_too_long_is_reported() -> None:
    assert_error(run("verify", "x" * 3000), "File name too long")
