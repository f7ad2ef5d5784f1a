"""Invalid arguments, and how every entry point from Python must refuse them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bordspil.core.errors import GameError
from bordspil.core.rng import Rng

PROPER = (TypeError, ValueError, OverflowError, GameError)
HUGE = 10**30
GARBAGE: list[Any] = [
    *(-1, -HUGE, HUGE, 2**31, 2**32, 2**63, 2**64 - 1, 2**64, 10**5000),
    *(None, 0.5, float("nan"), float("inf"), 1j, "0", b"0", (), [], {}, [0], set(), object(), True),
    *(int, Rng.from_seed(1), lambda: 0),
]


def refused(call: Callable[..., object], *given: object) -> None:
    """Check that a call raises a proper error; compiled code must do so before it crashes."""
    with pytest.raises(PROPER):
        call(*given)
