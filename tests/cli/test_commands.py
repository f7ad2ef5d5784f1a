"""What the commands do when used correctly."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from bordspil import __version__
from bordspil.cli.context import Context
from bordspil.cli.run import file_problem
from bordspil.games import all_games, find_game
from tests.helpers.languages import SHIPPED
from tests.helpers.shell import Finished, one_line, run, run_fresh

TABLE = ("--players", "--bots", "--seed", "--both-ways", "--invisible")
OPTIONS = {
    "": ("--version", "--lang", "play", "simulate", "tournament", "replay", "verify", "rules", "bench"),
    "play": tuple(all_games()),
    "play sushi-go": (*TABLE, "--name", "--record"),
    "play high-card": ("--players", "--cards"),
    "simulate": tuple(all_games()),
    "simulate sushi-go": (*TABLE, "--matches", "--out", "--force", "--workers"),
    "tournament": tuple(all_games()),
    "tournament sushi-go": (*TABLE, "--matches", "--out", "--force", "--workers", "--cluster"),
    "replay": ("FILE", "--match", "--json"),
    "verify": ("FILE",),
    "rules": ("GAME", "ID"),
    "bench": (),
}
HEADINGS = {
    "en": ("Usage:", "Options", "Show this help."),
    "is": ("Notkun:", "Valkostir", "Sýna þessa hjálp."),
    "es": ("Uso:", "Opciones", "Muestra esta ayuda."),
    "pl": ("Użycie:", "Opcje", "Pokaż tę pomoc."),
}
ENGLISH = ("Usage", "Options", "Arguments", "Commands", "Show this", "default", "required", "COMMAND …")


def simulate(*words: str) -> Finished:
    done = run("simulate", "sushi-go", *words)
    assert done.code == 0, done.err
    assert not done.err
    return done


def table(done: Finished) -> list[str]:
    """The table without the line about speed, which differs between runs."""
    lines = done.out.splitlines()
    return lines[: next(number for number, line in enumerate(lines) if "matches/s" in line)]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "three.jsonl"
    simulate("-m", "3", "-p", "3", "--seed", "records", "--out", str(file))
    return file


def test_version_prints_only_the_version() -> None:
    done = run_fresh("--version")
    assert (done.code, done.out, done.err) == (0, f"bordspil {__version__}\n", "")


@pytest.mark.parametrize("words", [(), ("play",), ("simulate",), ("tournament",)])
def test_an_incomplete_command_shows_its_help(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert "Usage: bordspil" in done.out
    assert not done.err


@pytest.mark.parametrize("command", OPTIONS, ids=lambda command: command or "bordspil")
@pytest.mark.parametrize("language", SHIPPED)
def test_help_lists_every_option_in_the_readers_language(command: str, language: str) -> None:
    done = run(*command.split(), "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    for expected in (*OPTIONS[command], *HEADINGS[language], "--help"):
        assert expected in done.out
    if language != "en":
        assert [word for word in ENGLISH if word in done.out] == []


def test_lang_works_anywhere_and_the_environment_is_the_default() -> None:
    asked = [
        run("--lang", "is", "rules").out,
        run("rules", "--lang=is").out,
        run("rules", BORDSPIL_LANG="is").out,
    ]
    assert asked[0].split()[:3] == ["Spil", "Leikmenn", "Reglur"]
    assert asked[1:] == asked[:1] * 2


def test_simulate_shows_every_seat_with_its_bot_scores_and_wins() -> None:
    done = simulate("-m", "40", "-p", "3", "--seed", "1", "-b", "greedy,uniform", "-w", "1")
    heading, *rows = table(done)
    assert heading.split("  ")[0] == "Seat"
    for column in ("Bot", "Mean score", "Deviation", "Wins", "95 % interval"):
        assert column in heading
    assert [row.split()[:2] for row in rows] == [["1", "greedy"], ["2", "uniform"], ["3", "greedy"]]
    wins = [float(row.split()[4]) for row in rows]
    assert sum(wins) == pytest.approx(100, abs=0.2)
    assert wins[1] < min(wins[0], wins[2])
    assert one_line(done.out).count("40 matches, ") == 1
    assert "on 1 process, 24.0 turns per match, seed 1." in one_line(done.out)


def test_the_same_seed_gives_the_same_table_with_any_number_of_processes() -> None:
    same = ("-m", "60", "-p", "2", "--seed", "equal")
    one, two = simulate(*same, "--workers", "1"), simulate(*same, "--workers", "2")
    other = simulate("-m", "60", "-p", "2", "--seed", "other", "--workers", "1")
    assert table(one) == table(two)
    assert table(one) != table(other)


def test_simulate_writes_one_record_per_match_and_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    done = simulate("-m", "30", "--seed", "5", "-w", "1", "--out", str(one))
    simulate("-m", "30", "--seed", "5", "-w", "2", "--out", str(two))
    assert f"30 records written to {one}." in one_line(done.out)
    assert len(one.read_text().splitlines()) == 30
    assert one.read_bytes() == two.read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.jsonl", "two.jsonl"]


def test_simulate_overwrites_a_file_only_with_force(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text("dear\n")
    refused = run("simulate", "sushi-go", "-m", "2", "--out", str(file))
    assert (refused.code, refused.out) == (2, "")
    assert "--force" in refused.err
    assert file.read_text() == "dear\n"
    simulate("-m", "2", "--out", str(file), "--force")
    assert len(file.read_text().splitlines()) == 2
    assert list(tmp_path.iterdir()) == [file]


def test_permission_errors_and_a_full_disk_have_their_own_messages() -> None:
    context = Context("en")
    assert "permission denied" in file_problem(PermissionError(errno.EACCES, "no", "x.jsonl"), context)
    assert "disk is full" in file_problem(OSError(errno.ENOSPC, "full", "x.jsonl"), context)
    assert "x.jsonl: odd" in file_problem(OSError(errno.EIO, "odd", "x.jsonl"), context)


def test_simulate_reports_a_missing_folder(tmp_path: Path) -> None:
    done = run("simulate", "sushi-go", "-m", "2", "--out", str(tmp_path / "nowhere" / "matches.jsonl"))
    assert (done.code, done.out) == (2, "")
    assert "doesn’t exist" in one_line(done.err)


def test_replay_shows_the_match_with_reasons_for_points_and_the_ranking(records: Path) -> None:
    done = run("replay", str(records), "--match", "2")
    assert (done.code, done.err) == (0, "")
    text = one_line(done.out)
    for expected in (
        "Round 1: everyone is dealt 9 cards. Hands go to the left.",
        "Round 3: everyone is dealt 9 cards.",
        "Round 1 is scored:",
        "points, ",
        "rolls: the most",
        "And now the puddings:",
        "Final ranking Place Player Score 1 ",
    ):
        assert expected in text
    assert "Winner: " in text or "The win is shared: " in text


def test_replay_works_in_other_languages(records: Path) -> None:
    for language, expected in (("is", "Lokaröðin"), ("es", "Clasificación"), ("pl", "Klasyfikacja")):
        assert expected in run("replay", str(records), "--lang", language).out


def test_replay_prints_the_whole_match_as_json(records: Path) -> None:
    done = run("replay", str(records), "--match", "3", "--json", COLUMNS="30")
    assert (done.code, done.err) == (0, "")
    story: dict[str, Any] = json.loads(done.out)
    record = json.loads(records.read_text().splitlines()[2])
    assert {key: story[key] for key in record} == record
    assert [step["move"] for step in story["steps"]] == [None, *record["moves"]]
    events = [event for step in story["steps"] for event in step["events"]]
    scored = [event for event in events if event["event"] == "round-scored"]
    assert [event["round"] for event in scored] == [1, 2, 3]
    for place in (place for event in scored for place in event["scoring"]["places"]):
        assert place["points"] == sum(line["points"] for line in place["lines"])
        assert all(line["why"] and line["kind"] for line in place["lines"])
    assert {"match-started", "hand-dealt", "cards-revealed", "desserts-scored", "seed-opened"} <= {
        event["event"] for event in events
    }


def test_a_thousand_simulated_matches_verify(tmp_path: Path) -> None:
    file = tmp_path / "thousand.jsonl"
    simulate("-m", "1000", "-p", "2", "--seed", "thousand", "--out", str(file))
    done = run("verify", str(file))
    assert (done.code, done.out, done.err) == (0, "Good records: 1,000. Bad records: 0.\n", "")


def test_rules_lists_the_games_with_their_number_of_rules() -> None:
    done = run("rules")
    assert (done.code, done.err) == (0, "")
    heading, *rows = [line.split() for line in done.out.splitlines()]
    assert heading == ["Game", "Players", "Rules"]
    assert ["high-card", "2,", "3,", "4", "0"] in rows
    assert ["sushi-go", "2,", "3,", "4,", "5", "30"] in rows
    for row, game in zip(rows, all_games().values(), strict=True):
        book = game.folder / "RULES.md"
        rules = book.read_text(encoding="utf-8").count("\n- **") if book.exists() else 0
        assert row == [game.name, *", ".join(map(str, game.seat_counts)).split(), str(rules)]


@pytest.mark.parametrize("language", SHIPPED)
def test_rules_shows_all_rules_of_a_game(language: str) -> None:
    done = run("rules", "sushi-go", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert [number for number in range(1, 31) if f"SG-{number} " not in one_line(done.out)] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "your next nigiri must go onto it"),
        ("is", "verður næsta nigiri þitt að fara ofan á það"),
        ("es", "tu próximo nigiri debe ir sobre él"),
        ("pl", "twoje następne nigiri musi na nie trafić"),
    ],
)
def test_rules_shows_one_rule_by_its_full_or_short_id(language: str, words: str) -> None:
    shown = [run("rules", "sushi-go", rule, "--lang", language) for rule in ("SG-8", "sg-8", "8")]
    assert [done.code for done in shown] == [0, 0, 0]
    assert shown[0] == shown[1] == shown[2]
    text = one_line(shown[0].out)
    assert text.startswith("SG-8 ")
    assert words in text
    assert "SG-9" not in text


@pytest.mark.parametrize("language", SHIPPED)
def test_a_single_rule_comes_with_its_table_and_our_reading(language: str) -> None:
    _, heading, _, row = [
        line for line in run("rules", "sushi-go", "2", "--lang", language).out.splitlines() if line.strip()
    ][-4:]
    assert (heading.split()[-4:], row.split()[-4:]) == (["2", "3", "4", "5"], ["10", "9", "8", "7"])
    reading = run("rules", "sushi-go", "12", "--lang", language).out
    assert len([line for line in reading.splitlines() if line.startswith("▌ ")]) >= 2


def test_bench_measures_every_number_of_players() -> None:
    done = run_fresh("bench", "sushi-go", env={**os.environ, "COLUMNS": "100"})
    assert (done.code, done.err) == (0, "")
    heading, *rows, last = done.out.splitlines()
    for column in ("Game", "Players", "Random matches/s", "Decisions/s", "Copy", "State"):
        assert column in heading
    assert [row.split()[2] for row in rows if row.startswith("Sushi Go!")] == [
        str(count) for count in find_game("sushi-go").seat_counts
    ]
    assert last.startswith("The rules run ")
