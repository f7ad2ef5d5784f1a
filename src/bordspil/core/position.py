"""A position: numbers in named fields, and everything that the list of those fields drives.

`State` adds the rules to it. Each game lists its fields once (core/fields.py); starting, snapshots, restoring
and comparing follow from that list, here, for every game.
"""

from __future__ import annotations

from typing import Any

import cython

from bordspil.core.fields import Field, checked_fields

if not cython.compiled:
    PyObject_GenericSetAttr = object.__setattr__

SEAT_COUNT, TURN = Field("seat_count", 32), Field("turn", (1 << 24) - 1)


class Position:
    """The fields of a state, without rules."""

    # What the position is made of, besides the number of seats and the turn.
    fields = ()

    def reset(self) -> None:
        """Give every field its start value; only for `__init__`, which sets the options next."""
        self.turn = 0
        for field in self.fields:
            PyObject_GenericSetAttr(self, field.name, field.initial())

    def snapshot(self) -> dict[str, Any]:
        """Everything in the state by name, for comparing, debugging and `restore`."""
        found = {"seat_count": self.seat_count, "turn": self.turn}
        for field in self.fields:
            if not field.derived:
                value = getattr(self, field.name)
                found[field.name] = value if field.length is None else tuple(value)
        return found

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Become the state of a snapshot; raises ValueError, changing nothing, if its values don't fit.

        It accepts nothing that could crash the C side. It doesn't prove that the rules lead to this position.
        """
        values = checked_fields((SEAT_COUNT, TURN, *self.fields), snapshot)
        self.check_position(values)
        self.seat_count, self.turn = values.pop("seat_count"), values.pop("turn")
        for name, value in values.items():
            PyObject_GenericSetAttr(self, name, list(value) if isinstance(value, tuple) else value)
        self.derive()

    def check_position(self, values: dict[str, Any]) -> None:
        """Raise ValueError if the fields don't fit together: the C side trusts them."""
        raise TypeError(f"{type(self).__name__} must check its positions")

    def derive(self) -> None:
        """Compute the derived fields from the others."""

    def __setattr__(self, name: str, value: object) -> None:
        # Fields are public for `restore` alone: a wrong number in one could crash the C side.
        raise AttributeError(f"a state changes by playing or by `restore`: {name} can't be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a state changes by playing or by `restore`: {name} can't be deleted")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(tuple(self.snapshot().items()))


if not cython.compiled:
    # Uncompiled, the rules assign their fields like any Python code.
    del Position.__setattr__, Position.__delattr__
