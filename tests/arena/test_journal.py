"""The journal keeps the matches played so far, whatever happens."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bordspil.arena.journal import NAME, BadJournal, Journal
from bordspil.arena.simulate import Plan
from bordspil.arena.tournament import PlayedMatch, Schedule, play

PLAN = Plan("sushi-go", 2, ("greedy", "uniform"), 6, "journal", {"both_ways": False, "invisible": False})
MATCHES = [play(Schedule(PLAN), number) for number in range(6)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a journal of four matches, out of order."""
    folder = tmp_path / "cup"
    with Journal(folder) as journal:
        journal.begin(PLAN)
        journal.add([MATCHES[2], MATCHES[0]])
        journal.add([MATCHES[1], MATCHES[5]])
    return folder


def read(folder: Path) -> dict[int, PlayedMatch]:
    with Journal(folder) as journal:
        journal.begin(PLAN)
        return journal.played


def refused(folder: Path, plan: Plan = PLAN) -> BadJournal:
    with pytest.raises(BadJournal) as caught, Journal(folder) as journal:
        journal.begin(plan)
    return caught.value


def test_matches_are_read_back_completely(folder: Path) -> None:
    played = read(folder)
    assert played == {number: MATCHES[number] for number in (0, 1, 2, 5)}
    assert played[5].seconds == MATCHES[5].seconds


def test_a_torn_tail_is_truncated_and_its_match_played_again(folder: Path) -> None:
    path = folder / NAME
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    start = len(whole) - len(lines[-1])
    for size in range(start, len(whole), 7):
        path.write_bytes(whole[:size])
        with Journal(folder) as journal:
            journal.begin(PLAN)
            assert sorted(journal.played) == [0, 1, 2]
            journal.add([MATCHES[5]])
        assert path.read_bytes() == whole


def test_zeros_left_by_a_power_cut_are_truncated(folder: Path) -> None:
    path = folder / NAME
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0" * 50 + b"\n" + b"\0" * 50)
    assert len(read(folder)) == 4
    assert path.read_bytes() == whole


@pytest.mark.parametrize("size", [0, 1, 30])
def test_a_journal_without_a_complete_first_line_counts_as_new(folder: Path, size: int) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:size])
    assert read(folder) == {}
    assert read(folder) == {}


def test_a_damaged_line_in_the_middle_is_reported_with_its_number(folder: Path) -> None:
    path = folder / NAME
    lines = path.read_bytes().splitlines(keepends=True)
    match = json.loads(lines[2])
    forged = [
        {**match, "scores": [float("nan")] * len(match["scores"])},
        {**match, "scores": [1.5] * len(match["scores"])},
        {**match, "shares": [9.0] * len(match["shares"])},
        {**match, "places": [0] * len(match["places"])},
        {**match, "seconds": [float("inf")] * len(match["seconds"])},
    ]
    odd = [json.dumps(each).encode() + b"\n" for each in forged]
    for wrong in (b"{}\n", b"nonsense\n", b"[]\n", lines[1], b'{"number": 99}\n', *odd):
        path.write_bytes(b"".join([*lines[:2], wrong, *lines[3:]]))
        problem = refused(folder)
        assert (problem.reason, problem.facts["line"]) == ("journal-damaged", 3)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(PLAN, matches=8), "matches"),
        (replace(PLAN, seed="other"), "seed"),
        (replace(PLAN, bots=("uniform", "greedy")), "bots"),
        (replace(PLAN, options={"both_ways": True, "invisible": False}), "options"),
    ],
)
def test_a_journal_with_another_plan_is_refused_with_the_difference(
    folder: Path, other: Plan, what: str
) -> None:
    before = (folder / NAME).read_bytes()
    problem = refused(folder, other)
    assert (problem.reason, problem.facts["what"]) == ("journal-other-plan", what)
    assert (folder / NAME).read_bytes() == before


def test_a_journal_of_another_version_is_refused_unless_it_is_complete(folder: Path) -> None:
    path = folder / NAME
    head, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps({**json.loads(head), "bordspil": "0.0.1"}) + "\n" + rest)
    assert refused(folder).reason == "journal-other-version"
    with Journal(folder) as journal:
        journal.add([MATCHES[3], MATCHES[4]])
    assert len(read(folder)) == 6


def test_a_journal_in_another_format_is_refused(folder: Path) -> None:
    (folder / NAME).write_text('{"format": 2}\n')
    assert refused(folder).reason == "journal-format"


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("dear")
    assert refused(tmp_path).reason == "journal-no-home"
    assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]


def test_a_journal_is_locked_until_its_process_dies(folder: Path) -> None:
    code = "import sys, time; from pathlib import Path; from bordspil.arena.journal import Journal\n"
    code += "journal = Journal(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(BadJournal, match="another run"):
            Journal(folder, overwrite=True)
        other.kill()
        other.wait()
    assert len(read(folder)) == 4


def test_overwrite_forgets_the_matches_played_so_far(folder: Path) -> None:
    with Journal(folder, overwrite=True) as journal:
        assert journal.played == {}
        journal.begin(replace(PLAN, seed="new"))
    assert refused(folder).facts["what"] == "seed"
