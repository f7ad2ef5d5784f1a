"""Values as plain data (dict, list, str, int, bool, None), ready for JSON."""

from __future__ import annotations

import enum
import json
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

from bordspil.core.move import Move

Writer = Callable[[Any], Any]


class Writers(dict[type, Writer]):
    """The writers by type, made when a type is first seen."""

    def __missing__(self, kind: type) -> Writer:
        writer = self[kind] = writer_of(kind)
        return writer


def to_data(value: Any) -> Any:
    """The value as plain data: moves become their text, enums their value, tuples lists."""
    return WRITERS[type(value)](value)


def writer_of(kind: type) -> Writer:
    """Make the writer for a type; TypeError if it has no plain form."""
    if issubclass(kind, enum.Enum):
        return attrgetter("_value_")
    if issubclass(kind, bool | str | float | types.NoneType):
        return same
    if issubclass(kind, int):
        return int
    if issubclass(kind, Move):
        return str
    if issubclass(kind, tuple | list):
        return items_written
    if issubclass(kind, dict):
        return dict_written
    if is_dataclass(kind):
        return fields_writer(kind)
    raise TypeError(f"{kind.__name__} has no plain form")


def same(value: Any) -> Any:
    """The value itself, which is plain already."""
    return value


def items_written(items: Any) -> list[Any]:
    """The items as a list; usually they have one type, which saves a Python loop."""
    kinds = set(map(type, items))
    if kinds <= PLAIN:
        return list(items)
    if len(kinds) == 1:
        return list(map(WRITERS[kinds.pop()], items))
    return [WRITERS[type(item)](item) for item in items]


def dict_written(values: dict[Any, Any]) -> dict[str, Any]:
    """A dict with its keys as text and its values as plain data."""
    return {str(to_data(key)): to_data(value) for key, value in values.items()}


def fields_writer(kind: type) -> Writer:
    """Make the writer for a dataclass: a dict of its fields."""
    names = tuple([field.name for field in fields(kind)])
    if len(names) < 2:
        return lambda value: {name: to_data(getattr(value, name)) for name in names}
    values = attrgetter(*names)

    def written(value: Any) -> dict[str, Any]:
        data = dict(zip(names, values(value), strict=True))
        for name, part in data.items():
            kind = type(part)
            if kind not in PLAIN:
                data[name] = WRITERS[kind](part)
        return data

    return written


WRITERS = Writers()
# Views are written thousands of times a second, so plain values skip the call.
PLAIN = frozenset({int, str, bool, float, types.NoneType})


def to_json(data: Any) -> str:
    """Canonical JSON: equal data gives equal text."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
