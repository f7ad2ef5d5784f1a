"""The fields of a position: one list per game drives copying, snapshots, restoring and checking.

A field is declared twice: as a C attribute in the game's rules.pxd, and as a `Field` in the game's list.
Compiled rules copy the block of memory from the first field to the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bordspil.core.errors import shown


@dataclass(frozen=True, slots=True)
class Field:
    """One number of a position or, with a length, an array of them.

    Derived fields follow from the others: they are copied, but a snapshot leaves them out.
    """

    name: str
    most: int
    least: int = 0
    length: int | None = None
    start: int = 0
    derived: bool = False

    def initial(self) -> int | list[int]:
        """The value before the first deal."""
        return self.start if self.length is None else [self.start] * self.length

    def checked(self, value: object) -> int | tuple[int, ...]:
        """The value, or ValueError saying what would fit."""
        if self.length is None:
            return self.checked_number(value)
        # Copy first: a subclass of list may report a length that it doesn't have.
        numbers = tuple(value) if isinstance(value, list | tuple) else ()
        if len(numbers) != self.length:
            raise ValueError(f"{self.name} must be {self.length} numbers, not {shown(value)}")
        return tuple([self.checked_number(number) for number in numbers])

    def checked_number(self, value: object) -> int:
        """One number within the bounds, or ValueError."""
        if type(value) not in (int, bool) or not self.least <= value <= self.most:  # type: ignore[operator]
            raise ValueError(f"{self.name} must be from {self.least} to {self.most}, not {shown(value)}")
        return value  # type: ignore[return-value]


def checked_fields(fields: Iterable[Field], snapshot: object) -> dict[str, Any]:
    """The snapshot's values if each fits its field and none is missing or unknown; else ValueError."""
    if not isinstance(snapshot, Mapping):
        raise ValueError(f"a snapshot is a mapping of fields, not {type(snapshot).__name__}")
    wanted = {field.name: field for field in fields if not field.derived}
    if snapshot.keys() != wanted.keys():
        odd = ", ".join(sorted(str(name) for name in snapshot.keys() ^ wanted.keys()))
        raise ValueError(f"a snapshot has the fields {', '.join(wanted)}; missing or unknown: {odd}")
    return {name: field.checked(snapshot[name]) for name, field in wanted.items()}


def copy_fields(target: Any, source: Any) -> None:
    """Copy every field of an uncompiled state; compiled rules copy their memory (rules.pxd)."""
    target.seat_count, target.turn = source.seat_count, source.turn
    for field in source.fields:
        value = getattr(source, field.name)
        setattr(target, field.name, value[:] if field.length else value)
