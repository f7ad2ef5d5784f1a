"""Read values back from plain data, by the type hints of their classes: the inverse of `to_data`.

Nothing is guessed: missing, extra or mistyped data raises BadData, which says where.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from bordspil.core.errors import BadData, shown
from bordspil.core.move import Move
from bordspil.core.options import Options

if TYPE_CHECKING:
    from bordspil.core.game import Game

Value = TypeVar("Value")
# A reader gets the data and its path, for error messages.
Reader = Callable[[Any, str], Any]
PRIMITIVES = {int: "1", str: "“…”", bool: "true | false", float: "1.5"}


class DataReader:
    """A reader of the values of one game, which alone knows its moves and options."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.readers: dict[Any, Reader] = {}

    def read(self, kind: type[Value], data: Any, place: str = "") -> Value:
        """The value of a type that the data stands for; raises BadData, saying what is wrong and where."""
        value: Value = self.reader(kind)(data, place or kind.__name__)
        return value

    def reader(self, hint: Any) -> Reader:
        """The reader for a type hint."""
        if hint not in self.readers:
            self.readers[hint] = self.new_reader(hint)
        return self.readers[hint]

    def new_reader(self, hint: Any) -> Reader:
        """Make the reader for a type hint; TypeError if that is impossible."""
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType) and len(parts) == 2 and type(None) in parts:
            return self.optional(next(part for part in parts if part is not type(None)))
        if origin is tuple and len(parts) == 2 and parts[1] is ...:
            return self.items(parts[0])
        if origin is tuple:
            return self.row(parts)
        if hint in PRIMITIVES:
            return primitive(hint)
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return member(hint)
        if isinstance(hint, type) and issubclass(hint, Move):
            return self.move(hint)
        if isinstance(hint, type) and issubclass(hint, Options):
            # A view may only say that it has options; the game knows which.
            return self.options
        if is_dataclass(hint) and isinstance(hint, type):
            return self.fields(hint)
        raise TypeError(f"values of {hint} can't be read back from data")

    def optional(self, hint: Any) -> Reader:
        """None, or a value."""
        inner = self.reader(hint)
        return lambda data, place: None if data is None else inner(data, place)

    def items(self, hint: Any) -> Reader:
        """A tuple of any length."""
        inner = self.reader(hint)

        def read(data: Any, place: str) -> tuple[Any, ...]:
            return tuple([inner(item, f"{place}[{index}]") for index, item in enumerate(listed(data, place))])

        return read

    def row(self, hints: tuple[Any, ...]) -> Reader:
        """A tuple of a fixed length."""
        inner = [self.reader(hint) for hint in hints]

        def read(data: Any, place: str) -> tuple[Any, ...]:
            if len(listed(data, place)) != len(inner):
                raise wrong(place, f"[{', '.join('…' for _ in inner)}]", data)
            return tuple(
                [
                    read(item, f"{place}[{index}]")
                    for index, (read, item) in enumerate(zip(inner, data, strict=True))
                ]
            )

        return read

    def move(self, kind: type[Move]) -> Reader:
        """A move, by its text."""

        def read(data: Any, place: str) -> Move:
            move = self.game.parse_move(data) if isinstance(data, str) else None
            if not isinstance(move, kind):
                raise wrong(place, kind.__name__, data)
            return move

        return read

    def options(self, data: Any, place: str) -> Options:
        """The options of the game."""
        return self.game.options.from_data(data)

    def fields(self, kind: type) -> Reader:
        """A dataclass, with all of its fields and no others."""
        hints = typing.get_type_hints(kind)
        readers = {field.name: self.reader(hints[field.name]) for field in fields(kind)}

        def read(data: Any, place: str) -> Any:
            if not isinstance(data, Mapping):
                raise wrong(place, "{…}", data)
            for name in data:
                if name not in readers:
                    raise wrong(place, "{" + ", ".join(readers) + "}", name)
            for name in readers:
                if name not in data:
                    raise BadData(
                        f"{place}.{name} is missing", reason="data-missing", place=f"{place}.{name}"
                    )
            return kind(**{name: read(data[name], f"{place}.{name}") for name, read in readers.items()})

        return read


def primitive(kind: type) -> Reader:
    """A number, a string or a boolean, as it is; True is not a number."""

    def read(data: Any, place: str) -> Any:
        if type(data) is kind or (kind is float and type(data) is int):
            return data
        raise wrong(place, PRIMITIVES[kind], data)

    return read


def member(kind: type[enum.Enum]) -> Reader:
    """A member of an enum, by its value."""
    members = {each.value: each for each in kind}

    def read(data: Any, place: str) -> enum.Enum:
        try:
            return members[data]
        except (KeyError, TypeError):
            raise wrong(place, " | ".join(map(str, members)), data) from None

    return read


def listed(data: Any, place: str) -> list[Any] | tuple[Any, ...]:
    """The data, if it is a list."""
    if not isinstance(data, list | tuple):
        raise wrong(place, "[…]", data)
    return data


def wrong(place: str, right: str, data: Any) -> BadData:
    """The error for a value of the wrong type."""
    return BadData(f"{place} must be {right}, not {shown(data)}", place=place, right=right, value=shown(data))
