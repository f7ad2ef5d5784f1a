"""What the rule tests of every game ask of a state and of what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from bordspil.core.errors import IllegalMove
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.rng import Rng
from bordspil.core.state import State
from bordspil.games import find_game

Kind = TypeVar("Kind", bound=Event)


def moves(state: State, seat: int) -> set[str]:
    """The texts of the moves open to a seat."""
    texts = [str(move) for move in state.legal_moves(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def refusal(state: State, seat: int, move: str | Move) -> tuple[str, str | None]:
    """Why an illegal move is refused, and by which rule; nothing may have changed."""
    before = state.snapshot()
    assert str(move) not in moves(state, seat)
    read = find_game(state.view(None).game).parse_move(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, read, Rng.from_seed(0))
    assert state.snapshot() == before
    return caught.value.reason, caught.value.rule


def of_kind(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
