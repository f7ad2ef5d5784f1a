"""Views: what one seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bordspil.core.move import Move
from bordspil.core.options import Options
from bordspil.core.outcome import Outcome
from bordspil.core.to_data import to_data, to_json


@dataclass(frozen=True)
class View:
    """The common part of every game's view. `seat` is None for a spectator.

    `due` are the seats that must move now. `legal_moves` are this seat's own; a seat that isn't due may still
    have some (to change a choice before it is revealed).
    """

    game: str
    options: Options
    seat_count: int
    seat: int | None
    turn: int
    due: tuple[int, ...]
    legal_moves: tuple[Move, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None

    @property
    def is_due(self) -> bool:
        """Whether this seat must move now."""
        return self.seat in self.due

    def as_data(self) -> dict[str, Any]:
        """The view as plain data."""
        data: dict[str, Any] = to_data(self)
        return data

    def as_json(self) -> str:
        """The view as JSON; equal views give equal text."""
        return to_json(self.as_data())
