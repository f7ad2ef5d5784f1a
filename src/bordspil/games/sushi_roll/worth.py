"""What dice and tokens are worth to a player at first glance, by a view; planning.py has the figures."""

from __future__ import annotations

from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.view import SushiRollView


def face_worths(view: SushiRollView, seat: int) -> tuple[float, ...]:
    """The worth of taking each face, in the order of `Face`, for a seat."""
    return sample(view).face_worths(seat)


def token_worths(view: SushiRollView, seat: int) -> tuple[float, float]:
    """What a menu and a chopsticks token are worth to a seat."""
    return sample(view).token_worths(seat)
