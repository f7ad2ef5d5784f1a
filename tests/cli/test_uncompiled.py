"""Without a C compiler the rules run uncompiled, and a note says why they are slow."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import bordspil
from tests.helpers.shell import environment, one_line, run, run_fresh

NOTE = "The rules run as plain Python"


@pytest.fixture(scope="module")
def uncompiled_install(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, without its compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__")
    shutil.copytree(Path(bordspil.__file__).parent, folder / "bordspil", ignore=unwanted)
    return folder


def test_uncompiled_rules_work_with_one_note_about_their_speed(
    uncompiled_install: Path,
) -> None:
    start = f"""
import sys
sys.path.insert(0, {str(uncompiled_install)!r})
import bordspil
assert bordspil.__file__.startswith({str(uncompiled_install)!r}), bordspil.__file__
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
