"""The views and events of the games as TypeScript types, made from dataclasses as `to_data` writes them."""

from __future__ import annotations

import dataclasses
import enum
import importlib
import importlib.util
import inspect
import json
import re
import sys
import types
import typing
from typing import Any

from bordspil.core.event import Event
from bordspil.core.game import Game
from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome, Standing
from bordspil.core.view import View
from bordspil.match import events as match_events
from bordspil.wire.typescript.syntax import array, comment, header, literal, union

COMMON: tuple[type, ...] = (View, Outcome, Standing)
PRIMITIVES = {int: "number", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}


def page_folder(game: Game) -> str:
    """The folder of a game in web/src/games."""
    return game.name.replace("-", "_")


def common_types() -> str:
    """The text of web/src/games/types.ts: what the views and events of all games have in common."""
    writer = Writer()
    writer.add(View)
    events = writer.events([match_events])
    return "\n".join(
        [
            "// The common part of every view, and the events of the match itself.\n"
            + header("bordspil.core and bordspil.match"),
            *writer.written.values(),
            union("MatchEvent", events),
        ]
    )


def game_files(game: Game) -> dict[str, str]:
    """The generated files of a game: types.ts, and layout.json for a game with a `layout` module."""
    package = f"bordspil.games.{game.folder.name}"
    files = {"types.ts": game_types(game, package)}
    if importlib.util.find_spec(f"{package}.layout"):
        layout = importlib.import_module(f"{package}.layout").layout()
        files["layout.json"] = json.dumps(layout, indent=2) + "\n"
    return files


def game_types(game: Game, package: str) -> str:
    """The text of a game's types.ts."""
    if importlib.util.find_spec(f"{package}.events"):
        importlib.import_module(f"{package}.events")
    modules = [
        module
        for name, module in sorted(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
    ]
    title = game.view.__name__.removesuffix("View") or game.name.title().replace("-", "")
    writer = Writer(COMMON, game.options)
    if game.view is not View:
        writer.add(game.view)
    events = writer.events(modules)
    parts = list(writer.written.values())
    if game.view is View:
        parts.append(f"export type {title}View = View;\n")
    parts.append(union(f"{title}Event", [*events, "MatchEvent"]))
    body = "\n".join(parts)
    used = [name for name in ("MatchEvent", *(each.__name__ for each in COMMON)) if f" {name}" in body]
    imports = f"import type {{ {', '.join(sorted(used))} }} from '$games/types';\n"
    return "\n".join([header(package) + imports, body])


class Writer:
    """A writer of the types of one file, each before those that use it.

    `known` types are imported instead; `options` is the class of the game's options.
    """

    def __init__(self, known: tuple[type, ...] = (), options: type[Options] = Options) -> None:
        self.known = known
        self.options = options
        self.written: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def events(self, modules: list[types.ModuleType]) -> list[str]:
        """Add the events that some modules define; return their names."""
        found = [
            value
            for module in modules
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, Event) and value.__module__ == module.__name__
        ]
        for event in found:
            self.add(event)
        return [event.__name__ for event in found]

    def add(self, kind: type) -> str:
        """Add an enum or a dataclass, with everything it refers to; return its name."""
        name = kind.__name__
        if kind in self.known or self.kinds.get(name) is kind:
            return name
        if name in self.kinds:
            raise TypeError(f"two types are called {name}: {self.kinds[name].__module__}, {kind.__module__}")
        self.kinds[name] = kind
        if issubclass(kind, enum.Enum):
            text = union(name, [literal(str(member.value)) for member in kind])
        else:
            text = self.interface(kind)
        self.written[name] = comment(summary(kind)) + text
        return name

    def interface(self, kind: type) -> str:
        """A dataclass as an interface; a game's view extends the common one."""
        hints = typing.get_type_hints(kind)
        own = vars(kind).get("__annotations__", {})
        extends = " extends View" if issubclass(kind, View) and kind is not View else ""
        lines = [f"export interface {kind.__name__}{extends} {{\n"]
        if issubclass(kind, Event):
            lines += [f"  event: {literal(kind.name())};\n", "  audience: number[] | null;\n"]
        for field in dataclasses.fields(kind):
            # A view may leave the type of its options to the game.
            if not extends or field.name in own or field.name == "options":
                lines.append(f"  {field.name}: {self.type_of(hints[field.name])};\n")
        return "".join([*lines, "}\n"])

    def type_of(self, hint: Any) -> str:
        """A type hint as a type expression."""
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if hint in PRIMITIVES:
            return PRIMITIVES[hint]
        if origin in (typing.Union, types.UnionType):
            return " | ".join(self.type_of(part) for part in parts)
        if origin is tuple and parts[-1] is not ...:
            return f"[{', '.join(self.type_of(part) for part in parts)}]"
        if origin in (tuple, list):
            return array(self.type_of(parts[0]))
        if origin is dict:
            return f"Record<string, {self.type_of(parts[1])}>"
        if hint is Options:
            return "object" if self.options is Options else self.add(self.options)
        if isinstance(hint, type) and issubclass(hint, Move):
            return "string"
        if isinstance(hint, type) and (issubclass(hint, enum.Enum) or dataclasses.is_dataclass(hint)):
            return self.add(hint)
        raise TypeError(f"{hint} has no TypeScript type")


def summary(kind: type) -> str:
    """The first paragraph of a docstring; a dataclass without one has none."""
    text = inspect.cleandoc(kind.__doc__ or "")
    if text.startswith(f"{kind.__name__}("):
        return ""
    return re.sub(r"\bNone\b", "null", text.split("\n\n")[0])
