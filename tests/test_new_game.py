"""`make game` creates a renamed copy of the toy game, or fails without leaving any files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType

import pytest

from bordspil.games import all_games

ROOT = Path(__file__).parent.parent
SIDES = ("src/bordspil/games", "web/src/games", "tests/games")
# The shortest and the longest name, one with a digit, and one whose initials another game has.
NAMES = {"ab": "AB", "a_rather_long_name_of_24": "ARLNO", "duel2": "DU", "small_garden": "SM"}


@pytest.fixture
def new_game(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "_build"))
    import new_game  # noqa: PLC0415

    return new_game


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what the command needs: the template, and the rules and messages of the other games."""
    for folder in (
        "tests/toys",
        "web/toys",
        "tests/games/garden_party",
        "src/bordspil/locales/en",
        "src/bordspil/core",
    ):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
    for side in SIDES:
        for each in (ROOT / side).iterdir():
            if each.is_file():
                (tmp_path / side).mkdir(parents=True, exist_ok=True)
                shutil.copy(each, tmp_path / side)
            for file in (each / "RULES.md", each / "locales" / "en.ftl", each / "Board.svelte"):
                if file.exists():
                    target = tmp_path / file.relative_to(ROOT)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, target)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(module: str, *words: str | Path, cwd: Path, games: Path | None = None) -> CompletedProcess[str]:
    """Run a module in the copy, with the games of a folder."""
    command = [sys.executable, "-m", module, *map(str, words)]
    environment = {**os.environ, "BORDSPIL_GAMES": str(games or "")}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def files_in(project: Path) -> set[Path]:
    return {file for file in project.rglob("*") if file.is_file()}


@pytest.mark.parametrize(("name", "letters"), NAMES.items())
def test_a_game_is_created_in_its_own_folders_and_nowhere_else(
    new_game: ModuleType, project: Path, name: str, letters: str
) -> None:
    before = files_in(project)
    naming, made = new_game.create_game(name, project)
    assert files_in(project) - before == set(made)
    folders = [project / side / name for side in SIDES]
    assert all(any(file.is_relative_to(folder) for folder in folders) for file in made)
    texts = "\n".join(file.read_text(encoding="utf-8") for file in made)
    assert not re.search(r"garden.?party|GP-|tests\.toys", texts, re.IGNORECASE)
    assert naming.rules == letters
    assert f"- **{letters}-1** " in texts
    for words in (["check", "--no-cache"], ["format", "--check"]):
        done = run("ruff", *words, *folders[::2], cwd=project)
        assert done.returncode == 0, done.stdout


def test_a_created_game_can_be_played_and_passes_its_tests(new_game: ModuleType, project: Path) -> None:
    new_game.create_game("summer_fair", project)
    mounted = project / "mounted"
    shutil.copytree(project / SIDES[0] / "summer_fair", mounted / "summer_fair")
    done = run("bordspil", "simulate", "summer-fair", "-m", "3", "-w", "1", cwd=project, games=mounted)
    assert "3 matches" in done.stdout
    assert (
        "your blanket" in run("bordspil", "rules", "summer-fair", "SF-3", cwd=project, games=mounted).stdout
    )
    words = ("-p", "no:cacheprovider", "-p", "no:playwright", "tests/games/summer_fair")
    done = run("pytest", *words, cwd=project, games=mounted)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "use small letters"),
        ("My Game", "use small letters"),
        ("my-game", "use small letters"),
        ("2048", "use small letters"),
        ("_game", "use small letters"),
        ("../game", "use small letters"),
        ("x" * 25, "too long"),
        ("class", "word of Python"),
        ("match", "word of Python"),
        ("testament", "pytest would take"),
        ("plain", "there is already web/src/games/plain"),
        ("types", "there is already web/src/games/types.ts"),
        ("high_card", "there is already tests/toys/high_card"),
        ("go", "go-about-chopsticks already means"),
        ("page", "page-about already means"),
        ("python", "PythonState already means"),
        *[(game.folder.name, "there is already") for game in all_games().values()],
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(
    new_game: ModuleType, project: Path, name: str, why: str
) -> None:
    before = files_in(project)
    with pytest.raises(new_game.CantCreate, match=re.escape(why)):
        new_game.create_game(name, project)
    assert files_in(project) == before


def test_make_takes_the_name_as_it_was_typed(tmp_path: Path) -> None:
    name = f"$(shell touch {tmp_path}/made)$a`touch {tmp_path}/made`"
    done = subprocess.run(
        ["make", "game", f"NAME={name}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"“{name}” can't be the name" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(
    new_game: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files_in(project)
    written: list[Path] = []

    def write(file: Path, text: str, encoding: str) -> None:
        written.append(file)
        if len(written) > 20:
            raise OSError("no space left")
        file.write_bytes(text.encode(encoding))

    monkeypatch.setattr(Path, "write_text", write)
    with pytest.raises(new_game.CantCreate, match="no space left"):
        new_game.create_game("brand_new", project)
    assert files_in(project) == before
    assert not any((project / side / "brand_new").exists() for side in SIDES)


def test_the_command_says_what_it_made_and_what_comes_next(
    new_game: ModuleType, project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_game.create_game, "__defaults__", (project,))
    monkeypatch.setattr(new_game.next_steps, "__defaults__", (project,))
    assert new_game.main([]) == 2
    assert "make game NAME=my_game" in capsys.readouterr().out
    assert new_game.main(["brand_new"]) == 0
    out = capsys.readouterr().out
    assert all(f"{side}/brand_new" in out for side in SIDES)
    assert "bordspil play brand-new" in out
    assert new_game.main(["brand_new"]) == 1
    assert "there is already" in capsys.readouterr().err
