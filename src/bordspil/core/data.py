"""Values as plain data (dict, list, str, int, bool, None), ready for JSON."""

from __future__ import annotations

import enum
import json
from dataclasses import fields, is_dataclass
from typing import Any

from bordspil.core.move import Move


def to_data(value: Any) -> Any:
    """The value as plain data: moves become their text, enums their value, tuples lists."""
    if value is None or isinstance(value, (bool, str)):
        return value.value if isinstance(value, enum.Enum) else value
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return value
    if isinstance(value, Move):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [to_data(item) for item in value]
    if isinstance(value, dict):
        return {str(to_data(key)): to_data(item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_data(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def to_json(data: Any) -> str:
    """The one JSON text of some plain data: equal data gives equal text."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
