"""Where there is no C compiler, the rules run uncompiled, and the user is told why it is slow."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import bordspil
from tests.cli.shell import environment, one_line, run, run_fresh

NOTE = "The rules run as plain Python"


@pytest.fixture(scope="module")
def plain_install(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and none of its compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(Path(bordspil.__file__).parent, folder / "bordspil", ignore=unwanted)
    return folder


def test_without_compiled_modules_matches_are_played_and_it_is_said_once_why_they_are_slow(
    plain_install: Path,
) -> None:
    start = f"""
import sys
sys.path.insert(0, {str(plain_install)!r})
import bordspil
assert bordspil.__file__.startswith({str(plain_install)!r}), bordspil.__file__
assert not bordspil.is_compiled()
from bordspil.cli import main
main()
"""
    words = ("simulate", "sushi-go", "-m", "5", "--seed", "plain")
    done = run_fresh(*words, command=(sys.executable, "-c", start), env=environment())
    assert done.code == 0, done.err
    assert one_line(done.err).count(NOTE) == 1
    assert "C compiler" in one_line(done.err)
    assert NOTE not in done.out
    compiled = run(*words)
    assert NOTE not in compiled.err
    assert done.out.splitlines()[:5] == compiled.out.splitlines()[:5], "both must play the same matches"
