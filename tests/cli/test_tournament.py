"""`bordspil tournament` as people use it: killed, interrupted and started again."""

from __future__ import annotations

import json
import re
import subprocess
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bordspil.games import all_games
from tests.helpers.languages import SHIPPED
from tests.helpers.shell import COMMAND, PATIENCE, Finished, Terminal, environment, one_line, run

BASIC = ("tournament", "sushi-go", "-p", "2", "--seed", "cup")


def hold(*words: str) -> Finished:
    done = run(*BASIC, *words)
    assert done.code == 0, done.err
    return done


def lines(folder: Path) -> int:
    journal = folder / "journal.jsonl"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def numbers(folder: Path) -> list[int]:
    """The matches in a journal."""
    _, *matches = (folder / "journal.jsonl").read_text().splitlines()
    return [json.loads(line)["number"] for line in matches]


def kill_after(folder: Path, count: int, *words: str) -> None:
    """Start a tournament and kill it as soon as its journal has `count` lines."""
    process = subprocess.Popen(
        [*COMMAND, *BASIC, *words, "--out", str(folder)],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + PATIENCE
    while lines(folder) < count and process.poll() is None and time.monotonic() < end:
        time.sleep(0.005)
    assert process.poll() is None, "it ended before it could be killed"
    process.kill()
    process.wait()


def test_the_table_shows_every_bot_with_rating_intervals_and_who_beats_whom() -> None:
    done = hold("-m", "60")
    text = one_line(done.out)
    assert re.search(r"greedy \d+ \d+ … \d+ \d+\.\d % \d+\.\d – \d+\.\d %", text)
    assert re.search(r"uniform -\d+ -\d+ … -\d+ ", text)
    assert "1 greedy –" in text
    assert "Players: 2 · Matches: 60 · Deals: 30 · Line-ups: 1 · Rotations per line-up: 2" in text
    assert "Seed: cup" in text
    assert not done.err


def test_a_killed_tournament_resumes_where_it_stopped(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    words = ("-m", "600")
    hold(*words, "--out", str(whole), "--workers", "1")
    kept: list[int] = []
    for count, workers in ((1, "2"), (2, "1"), (100, "2"), (200, "1")):
        kill_after(killed, count, *words, "--workers", workers)
        now = numbers(killed) if lines(killed) > 0 else []
        assert now[: len(kept)] == kept, "matches in the journal never change"
        kept = now
    # Tear the last line, as a crash might.
    journal = killed / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    done = hold(*words, "--out", str(killed))
    assert f"Continuing: {len(kept) - 1:,} of 600 matches" in one_line(done.err)
    assert sorted(numbers(killed)) == list(range(600)), "no match is lost or repeated"
    assert (killed / "matches.csv").read_bytes() == (whole / "matches.csv").read_bytes()
    assert sorted(file.name for file in killed.iterdir()) == [
        "journal.jsonl",
        "matches.csv",
        "report.html",
        "standings.csv",
    ]


def test_the_same_command_shows_a_finished_tournament_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    first = hold("-m", "20", "--out", str(folder))
    before = (folder / "journal.jsonl").read_bytes()
    again = run("tournament", "sushi-go", "-p", "2", "-m", "20", "--out", str(folder))
    assert (again.code, again.out, again.err) == (0, first.out, "")
    assert (folder / "journal.jsonl").read_bytes() == before


def test_another_tournament_in_the_folder_is_refused_unless_forced(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    hold("-m", "20", "--out", str(folder))
    refused = run(*BASIC, "-m", "40", "--out", str(folder))
    assert (refused.code, refused.out) == (2, "")
    assert "has another tournament (matches: 20, now 40)" in one_line(refused.err)
    hold("-m", "40", "--out", str(folder), "--force")
    assert sorted(numbers(folder)) == list(range(40))


def test_ctrl_c_says_how_to_resume_and_leaves_no_processes(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    with Terminal(*BASIC, "-m", "100000", "--workers", "2", "--out", str(folder)) as terminal:
        terminal.wait_for("Playing")
        while lines(folder) < 20:
            assert terminal.take(5)
        children = Path(f"/proc/{terminal.process.pid}/task/{terminal.process.pid}/children")
        workers = children.read_text().split()
        terminal.interrupt()
        shown = one_line(terminal.rest())
        assert terminal.exit_code() == 130
    assert f"Kept: {len(numbers(folder)):,} of 100,000 matches. Run the same command to continue" in shown
    assert len(workers) == 2
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_four_players_one_against_three(tmp_path: Path) -> None:
    words = ("tournament", "sushi-roll", "-p", "4", "-b", "greedy,uniform,uniform,uniform", "-m", "10")
    done = run(*words, "--seed", "x", "--out", str(tmp_path / "cup"))
    assert (done.code, done.err) == (0, "")
    assert "Matches: 12 · Deals: 3" in one_line(done.out)


def test_each_team_has_one_bot_in_tournament_and_simulate() -> None:
    done = run("tournament", "sequence", "-p", "6", "--teams", "3", "-m", "3", "--seed", "x", "-w", "1")
    assert done.code == 0, done.err
    assert "--teams 3" in one_line(done.out)
    simulated = run(
        "simulate", "sequence", "-p", "6", "--teams", "3", "-b", "greedy,uniform,uniform", "-m", "2"
    )
    rows = [line.split()[1] for line in simulated.out.splitlines()[1:7]]
    assert rows == ["greedy", "uniform", "uniform"] * 2


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nix", f"Unknown game “nix”. Available: {', '.join(all_games())}."),
        ("sushi-go -b nix,greedy", "Unknown bot “nix”"),
        ("sushi-go -b greedy", "A tournament needs at least two different bots."),
        ("sushi-go -p 2 -b greedy,uniform,greedy", "greedy is named twice;"),
        ("sushi-go -m 0", "The number of matches must be from 1 to 1,000,000."),
        ("sushi-go -w 0", "The number of processes must be from 1 to 1,024."),
        ("sushi-go -p 9", "Sushi Go! is for 2, 3, 4, 5 players, not 9."),
        ("sushi-go -o /dev/null", "/dev/null"),
        ("sushi-go -o /nowhere/cup", "/nowhere/cup doesn’t exist."),
        ("sequence -p 6 --teams 5", "teams"),
    ],
)
def test_a_bad_command_line_gets_a_helpful_error(line: str, message: str) -> None:
    done = run("tournament", *line.split())
    assert "Traceback" not in done.err
    assert message in one_line(done.err)
    assert (done.code, done.out) == (2, "")


def test_simulate_says_how_many_teams_there_are() -> None:
    done = run("simulate", "sequence", "-p", "4", "-b", "greedy,greedy,uniform")
    assert "3 bots are too many for 2 teams." in done.err


@pytest.mark.parametrize("language", SHIPPED)
def test_help_teaches_with_examples_in_the_readers_language(language: str) -> None:
    done = run("tournament", "sushi-go", "--help", "--lang", language)
    assert (done.code, done.err) == (0, "")
    for word in ("--players", "--bots", "--matches", "--seed", "--out", "--force", "--workers", "--cluster"):
        assert word in done.out
    assert "bordspil tournament sushi-go --bots greedy,uniform --matches 1000" in done.out
    if language != "en":
        assert "Every deal" not in one_line(done.out)


class Page(HTMLParser):
    """A parser that checks that all tags are closed and nothing is loaded from elsewhere."""

    VOID = ("meta", "wbr")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href", "onload"}
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Sushi Go!: bot tournament"),
        ("is", "Sushi Go!: mót botta"),
        ("es", "Sushi Go!: torneo de bots"),
        ("pl", "Sushi Go!: turniej botów"),
    ],
)
def test_the_report_is_a_complete_page_in_the_readers_language(
    tmp_path: Path, language: str, title: str
) -> None:
    hold("-m", "20", "--out", str(tmp_path / "cup"), "--lang", language)
    content = (tmp_path / "cup" / "report.html").read_text()
    page = Page()
    page.feed(content)
    assert page.open == []
    assert page.seen.count("svg") == 3
    assert page.seen.count("circle") == 4  # a point for each bot and seat
    assert page.seen.count("table") == 3
    assert title in page.text
    assert f'<html lang="{language}">' in content
    assert "url(" not in content
    assert "http" not in content
    assert "report-" not in page.text, "a word is missing"
