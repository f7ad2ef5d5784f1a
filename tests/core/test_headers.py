"""A header (rules.pxd) and its source must agree on fields and on the numbers in enums."""

from __future__ import annotations

import importlib
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bordspil
from bordspil.core.game import Game
from bordspil.core.python_game import PythonState
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games import all_games
from tests.helpers.uncompiled import SOURCE, printed

COMPILED = [
    game
    for game in all_games().values()
    if not issubclass(type(game.setup(game.default_seat_count, rng=Rng.from_seed(0))), PythonState)
]
# C type, name and length of a field.
FIELD = re.compile(r"^    cdef public (\w+) (\w+)(?:\[(\d+)\])?$", re.MULTILINE)
CIMPORT = re.compile(r"^from (bordspil[\w.]*) cimport (\([^)]*\)|.+)", re.MULTILINE)
ENUM = re.compile(r"^cpdef enum[^:]*:\n((?:    .*\n)+)", re.MULTILINE)


def name_of(game: Game) -> str:
    return game.name


def header_of(game: Game) -> str:
    return (game.folder / "rules.pxd").read_text(encoding="utf-8")


def states_of(game: Game) -> Iterator[State]:
    """Positions of matches with the fewest and the most seats, after each of some random moves."""
    for seats in {min(game.seat_counts), max(game.seat_counts)}:
        rng = Rng.from_seed(seats)
        state = game.setup(seats, rng=rng)
        for _ in range(40):
            yield state
            if not (due := state.due()):
                break
            state.play(due[0], rng.choice(state.legal_moves(due[0])), rng)


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_every_declared_field_is_listed_in_the_same_order(game: Game) -> None:
    declared = [(name, length) for _, name, length in FIELD.findall(header_of(game))]
    state = game.setup(game.default_seat_count, rng=Rng.from_seed(1))
    listed = [(field.name, str(field.length or "")) for field in state.fields]
    assert declared == listed
    assert len(listed) > 10


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_headers_of_rules_include_nothing_that_is_built_on_them(game: Game) -> None:
    settings = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    [contract] = [each for each in contracts if "bordspil.games.*.rules" in each.get("source_modules", ())]
    folder = f"bordspil.games.{game.folder.name}"
    forbidden = {name.replace("bordspil.games.*", folder) for name in contract["forbidden_modules"]}
    included = cimported(f"{folder}.rules")
    assert {"bordspil.core.state", f"{folder}.moves"} <= included
    assert included & forbidden == set()


def cimported(module: str) -> set[str]:
    """The modules whose headers a module's header includes, directly or through another."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        header = SOURCE.joinpath(*waiting.pop().split(".")).with_suffix(".pxd")
        if not header.exists():
            continue
        for source, names in CIMPORT.findall(header.read_text(encoding="utf-8")):
            each = {source, *(f"{source}.{name}" for name in re.findall(r"\w+", names))}
            waiting += each - found
            found |= each
    return found


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_no_field_is_an_array_of_bytes(game: Game) -> None:
    # Python would get it as bytes, cut at the first zero.
    assert not re.findall(r"cdef public u?int8_t \w+\[", header_of(game))


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_every_field_fits_its_c_type(game: Game) -> None:
    kinds = {name: kind for kind, name, _ in FIELD.findall(header_of(game))}
    for field in game.setup(game.default_seat_count, rng=Rng.from_seed(1)).fields:
        kind = kinds[field.name]
        bits = int(re.sub(r"\D", "", kind))
        signed = not kind.startswith("u")
        assert -(2 ** (bits - 1) if signed else 0) <= field.least, field.name
        assert field.most < 2 ** (bits - signed), field.name


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_the_last_phase_is_the_bound_of_the_phase(game: Game) -> None:
    rules = importlib.import_module(f"bordspil.games.{game.folder.name}.rules")
    fields = game.setup(game.default_seat_count, rng=Rng.from_seed(1)).fields
    assert [field.most for field in fields if field.name == "phase"] == [rules.OVER]


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_copies_run_from_the_first_field_to_the_last(game: Game) -> None:
    header = header_of(game)
    declared = [name for _, name, _ in FIELD.findall(header)]
    first, last = declared[0], declared[-1]
    assert f"copy_block(&target.{first}, &source.{first}," in header
    assert f"<char*>&target.{last} + sizeof(target.{last}) - <char*>&target.{first})" in header


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_every_field_is_copied(game: Game) -> None:
    for state in states_of(game):
        other = state.clone()
        for field in state.fields:
            assert list_of(other, field.name) == list_of(state, field.name), field.name


def list_of(state: State, name: str) -> list[int]:
    value = getattr(state, name)
    return list(value) if isinstance(value, list | tuple) else [value]


@pytest.mark.skipif(not bordspil.is_compiled(), reason="uncompiled rules do assign their fields")
@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_no_field_can_be_assigned_from_python(game: Game) -> None:
    state = game.setup(game.default_seat_count, rng=Rng.from_seed(1))
    for field in state.fields:
        with pytest.raises(AttributeError, match="can't be set"):
            setattr(state, field.name, getattr(state, field.name))
        with pytest.raises(AttributeError, match="can't be deleted"):
            delattr(state, field.name)


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_every_field_of_a_snapshot_is_restored(game: Game) -> None:
    seats = game.default_seat_count
    state, other = game.setup(seats, rng=Rng.from_seed(1)), game.setup(seats, rng=Rng.from_seed(2))
    for step in range(9):
        seat = state.due()[0]
        state.play(seat, state.legal_moves(seat)[0], Rng.from_seed(step))
    assert other != state
    other.restore(state.snapshot())
    for field in state.fields:
        assert getattr(other, field.name) == getattr(state, field.name), field.name


class Liar(list[int]):
    """A list with a single number that reports the length of another."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers[:1])
        self.reported = len(numbers)

    def __len__(self) -> int:
        return self.reported


@pytest.mark.parametrize("game", COMPILED, ids=name_of)
def test_a_snapshot_with_a_list_of_false_length_changes_nothing(game: Game) -> None:
    state = game.setup(game.default_seat_count, rng=Rng.from_seed(1))
    before = state.snapshot()
    for name, value in before.items():
        if isinstance(value, tuple):
            with pytest.raises(ValueError, match=name):
                state.restore({**before, name: Liar(value)})
            assert state.snapshot() == before


@pytest.mark.skipif(not bordspil.is_compiled(), reason="there is nothing to compare with")
def test_enums_have_the_numbers_of_the_sources() -> None:
    headers = [path for path in SOURCE.rglob("*.pxd") if ENUM.search(path.read_text(encoding="utf-8"))]
    assert len(headers) >= len(COMPILED)
    names = {module_of(path): enum_names(path) for path in headers}
    program = f"""
import importlib, json
names = {names!r}
modules = {{module: importlib.import_module(module) for module in names}}
print(json.dumps({{m: {{name: getattr(modules[m], name) for name in names[m]}} for m in names}}))
"""
    compiled, source = (json.loads(printed(program, uncompiled=uncompiled)) for uncompiled in (False, True))
    assert compiled == source


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def enum_names(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [line.split("=")[0].strip() for block in ENUM.findall(text) for line in block.splitlines()]
