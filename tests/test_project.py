"""Checks for the project as a whole."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bordspil
from bordspil.core import errors

ROOT = Path(__file__).parent.parent


def modules() -> list[str]:
    return [
        module.name
        for module in pkgutil.walk_packages(bordspil.__path__, "bordspil.")
        if not module.name.endswith("__main__")
    ]


@pytest.mark.parametrize("name", modules())
def test_everything_public_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert inspect.getdoc(module), f"{name} has no docstring"
    for label, thing in vars(module).items():
        if label.startswith("_") or getattr(thing, "__module__", None) != name:
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), f"{name}.{label} has no docstring"


def test_every_exported_name_exists() -> None:
    for name in bordspil.__all__:
        assert getattr(bordspil, name) is not None
    with pytest.raises(AttributeError, match="nonsense"):
        bordspil.nonsense  # noqa: B018


def test_error_codes_are_stable_and_in_the_diagram() -> None:
    kinds = [
        kind for kind in vars(errors).values() if inspect.isclass(kind) and issubclass(kind, errors.GameError)
    ]
    assert len({kind.code for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert kind.__name__ in (errors.__doc__ or "")
    assert {kind.code for kind in kinds} == {
        "game-error",
        "invalid-move",
        "illegal-move",
        "not-due",
        "nothing-to-take-back",
        "unknown-piece",
        "no-such-seat",
        "match-over",
        "stale-view",
        "bad-options",
        "bad-seat-count",
        "bad-seed",
        "bad-time",
        "out-of-time",
        "unknown-game",
        "unknown-rules",
        "unknown-bot",
        "bad-bot",
        "bad-count",
        "bad-data",
        "bad-record",
    }


def test_importing_the_package_loads_no_submodules() -> None:
    code = "import sys, bordspil; print([name for name in sys.modules if name.startswith('bordspil.')])"
    shown = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert shown.strip() == "[]"


def test_lock_files_do_not_name_a_local_registry() -> None:
    text = (ROOT / "uv.lock").read_text()
    assert set(re.findall(r'registry = "([^"]+)"', text)) == {"https://pypi.org/simple"}
    assert "file://" not in text
    packages = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in packages, "the page's lock file names a registry"
