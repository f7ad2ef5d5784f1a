"""The options of a game: typed, with defaults, and always checked."""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from bordspil.core.errors import BadOptions, shown
from bordspil.core.to_data import to_data


def switch(default: bool = False) -> Any:
    """An option that is on or off."""

    def read(value: object) -> bool:
        if isinstance(value, bool):
            return value
        raise ValueError("true | false")

    return option(default, read)


def number(default: int, low: int, high: int) -> Any:
    """An option that is an integer from low to high."""

    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError(f"{low}…{high}")

    return option(default, read)


def choice(default: str, among: tuple[str, ...]) -> Any:
    """An option that is one of some words."""

    def read(value: object) -> str:
        if isinstance(value, str) and value in among:
            return value
        raise ValueError(" | ".join(among))

    return option(default, read)


def option(default: Any, read: Callable[[object], Any]) -> Any:
    """An option of any kind: `read` returns its value or raises ValueError with what would be right.

    Say what would be right in symbols, not words (`1…5`, `red | blue`), so that it reads in every language.
    """
    return dataclasses.field(default=default, metadata={"read": read})


@dataclass(frozen=True)
class Options:
    """The options of a match; games derive from it, declaring fields with `switch`, `number`, `choice`."""

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            try:
                object.__setattr__(self, field.name, field.metadata["read"](value))
            except ValueError as problem:
                raise BadOptions(
                    f"option {field.name!r} must be {problem}, not {shown(value)!r}",
                    reason="bad-option-value",
                    option=field.name,
                    value=shown(value),
                    right=str(problem),
                ) from None

    def check(self, seat_count: int) -> None:
        """Raise BadOptions if the options don't fit the number of seats."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Self:
        """Options from plain data; missing ones take their default."""
        if not isinstance(data, Mapping):
            raise BadOptions(
                f"options must be a mapping of names to values, not {type(data).__name__}",
                reason="options-not-a-mapping",
                value=type(data).__name__,
            )
        names = [field.name for field in dataclasses.fields(cls)]
        for name in data:
            if name not in names:
                near = difflib.get_close_matches(shown(name), names, 1)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                known = ", ".join(names) or "–"
                raise BadOptions(
                    f"there is no option {shown(name)!r} (there is: {known}){hint}",
                    reason="unknown-option",
                    option=shown(name),
                    known=known,
                )
        return cls(**{str(name): value for name, value in data.items()})

    def as_data(self) -> dict[str, Any]:
        """The options as plain data; `from_data` reads it back."""
        data: dict[str, Any] = to_data(self)
        return data
