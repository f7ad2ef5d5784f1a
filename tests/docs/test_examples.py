"""Every example in the documents that can be run is run; the others mention only things that exist."""

from __future__ import annotations

import asyncio
import doctest
import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bordspil.client import connect
from bordspil.server.ops.config import load_config
from bordspil.wire.messages import Settings
from tests.docs.documents import DOCUMENTS, ROOT, CodeBlock, blocks, name_of
from tests.helpers.shell import one_line, run
from tests.server.server_process import ServerProcess, serve

TARGETS = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
# Names of your own game in the documents, and existing ones that stand in for them.
STAND_INS = {"my-game": "high-card", "tests/games/my_game": "tests/games/sushi_go"}


def pages_with(*languages: str) -> list[Path]:
    return [path for path in DOCUMENTS if blocks(path, *languages)]


@cache
def run_python(path: Path) -> dict[str, Any]:
    """Run the Python examples of a page, one after the other in one namespace; return the namespace."""
    runner = doctest.DocTestRunner()
    names: dict[str, Any] = {}
    for block in blocks(path, "python"):
        if ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, names, path.name, str(path), block.line)
            runner.run(test, clear_globs=False)
            names = test.globs
        else:
            exec(compile(block.text, path, "exec"), names)
    assert runner.summarize(verbose=False).failed == 0
    return names


@pytest.mark.parametrize("path", pages_with("python"), ids=name_of)
def test_python_examples_give_the_results_they_show(path: Path) -> None:
    run_python(path)


# Shell commands.


def commands(block: CodeBlock) -> Iterator[str]:
    """The commands of a block: all lines of `sh`, the lines after `$` of `console`."""
    for line in block.text.splitlines():
        command = line.removeprefix("$ ") if block.language == "console" else line
        if command.strip() and (block.language == "sh" or line.startswith("$ ")):
            yield command


COMMANDS = [
    pytest.param(command, id=f"{name_of(path)}: {command.split('#')[0].strip()}")
    for path in DOCUMENTS
    for block in blocks(path, "sh", "console")
    for command in commands(block)
]


@cache
def help_text(*command: str) -> str:
    shown = run(*command, "--help")
    assert shown.code == 0, shown.err
    return one_line(shown.out)


def check_bordspil(words: list[str]) -> None:
    """The command exists, for this game if it takes one, with these flags."""
    names = [word for word in words if not word.startswith("-")]
    takes_game = names and names[0] in ("play", "simulate", "tournament")
    shown = help_text(*names[: 2 if takes_game else 1])
    for flag in (word.partition("=")[0] for word in words if word.startswith("--")):
        assert flag in shown, f"{flag} is not an option of bordspil {' '.join(names[:2])}"


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_exist(command: str) -> None:
    for placeholder, real in STAND_INS.items():
        command = command.replace(placeholder, real)
    words = shlex.split(command, comments=True)
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    match [Path(words[0]).name, *words[1:]]:
        case ["make", target, *_]:
            assert target in TARGETS
        case ["bordspil", *rest]:
            check_bordspil(rest)
        case ["python", "-m", "pytest", *rest]:
            assert [word for word in rest if "/" in word and not (ROOT / word).exists()] == []
        case ["python", "-m", module, *_]:
            assert importlib.util.find_spec(module)
        case ["pip", "install", *_]:
            pass
        case _:
            pytest.fail(f"this test doesn't know what to check about {command!r}")


def without_times(text: str) -> list[str]:
    """Lines of output; how long something took differs from run to run."""
    return [re.sub(r"\d+\.\d+ ms", "? ms", line).strip() for line in text.splitlines()]


@pytest.mark.parametrize("path", pages_with("console"), ids=name_of)
def test_console_examples_print_what_they_show(path: Path, tmp_path: Path) -> None:
    where = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for block in blocks(path, "console"):
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            done = subprocess.run(
                command,
                shell=True,
                cwd=tmp_path,
                env={**os.environ, "PATH": where, "COLUMNS": "80"},
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            assert done.returncode == 0, f"{command}\n{done.stderr}"
            printed = iter(without_times(done.stdout))
            for line in without_times(output):
                assert line in printed, f"{command}\ndoesn't print {line!r} here, but\n{done.stdout}"


# Examples in other languages.


@pytest.mark.parametrize("path", pages_with("toml"), ids=name_of)
def test_toml_examples_are_settings_of_the_server(path: Path, tmp_path: Path) -> None:
    for block in blocks(path, "toml"):
        file = tmp_path / "server.toml"
        file.write_text(block.text, encoding="utf-8")
        assert load_config(file=file, environment={}).public_url


@pytest.mark.parametrize("path", pages_with("fluent"), ids=name_of)
def test_fluent_examples_can_be_parsed(path: Path) -> None:
    for block in blocks(path, "fluent"):
        entries = FluentParser().parse(block.text).body
        assert entries
        assert not any(isinstance(entry, Junk) for entry in entries)


@pytest.mark.parametrize("path", pages_with("mermaid"), ids=name_of)
def test_diagrams_avoid_what_mermaid_cannot_parse(path: Path) -> None:
    for block in blocks(path, "mermaid"):
        assert block.text.split()[0] in ("flowchart", "sequenceDiagram")
        # It would end a statement, even within a text.
        assert ";" not in re.sub(r'"[^"]*"', "", block.text)


# The bot of docs/write-a-bot.md at a real table.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    patient = {"messages_per_second": 10000, "burst": 10000, "busy_lag": 60, "overload_lag": 60}
    with serve(f"sqlite:///{tmp_path}/tables.db", **patient) as serving:
        yield serving


def test_the_example_bot_plays_at_a_table_on_a_server(server: ServerProcess) -> None:
    play = run_python(ROOT / "docs" / "write-a-bot.md")["play"]

    async def story() -> None:
        async with asyncio.timeout(60), connect(server.url) as connection:
            host = await connection.open_table(
                "sushi-go", name="Ann", seat_count=2, bots={1: "family"}, settings=Settings(pace=0)
            )
            playing = asyncio.create_task(play(server.url, host.table.code))
            while host.free_seats:
                await host.wait_for_update()
            await host.start()
            await playing
            while host.outcome is None:
                await host.wait_for_update()
            assert host.table.names[0] == "Sampler"

    asyncio.run(story())
