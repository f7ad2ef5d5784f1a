"""Bordspil: exact, fast and fair engines of Sushi Go!, Sushi Roll and Sequence.

>>> import bordspil
>>> match = bordspil.Match(bordspil.find_game("sushi-go"), 3)
>>> match.due()
(0, 1, 2)
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bordspil.bots import make_bot
    from bordspil.core.errors import GameError
    from bordspil.core.rng import Rng
    from bordspil.games import all_games, find_game
    from bordspil.match.clock import Clock
    from bordspil.match.match import Match
    from bordspil.match.record import Record
    from bordspil.match.replay import transcript, verify

__version__ = "0.2.0"

# Loaded on first use, so that `import bordspil` is nearly free.
_HOMES = {
    "make_bot": "bordspil.bots",
    "GameError": "bordspil.core.errors",
    "Rng": "bordspil.core.rng",
    "all_games": "bordspil.games",
    "find_game": "bordspil.games",
    "Clock": "bordspil.match.clock",
    "Match": "bordspil.match.match",
    "Record": "bordspil.match.record",
    "transcript": "bordspil.match.replay",
    "verify": "bordspil.match.replay",
}

__all__ = [
    "Clock",
    "GameError",
    "Match",
    "Record",
    "Rng",
    "all_games",
    "find_game",
    "is_compiled",
    "make_bot",
    "transcript",
    "verify",
]


def is_compiled() -> bool:
    """Whether the rules are compiled; if not, everything still works, but some 300 times slower."""
    state = importlib.import_module("bordspil.core.state")
    return not str(state.__file__).endswith(".py")


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'bordspil' has no attribute {name!r}")
