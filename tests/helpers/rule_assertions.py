"""Assertions about states and events, for the rule tests of every game."""

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
    """The legal moves of a seat, as text."""
    texts = [str(move) for move in state.legal_moves(seat)]
    assert len(texts) == len(set(texts))
    return set(texts)


def refusal(state: State, seat: int, move: str | Move) -> tuple[str, str | None]:
    """Check that a move is illegal and changes nothing; return the reason and the rule."""
    before = state.snapshot()
    assert str(move) not in moves(state, seat)
    read = find_game(state.view(None).game).parse_move(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, read, Rng.from_seed(0))
    assert state.snapshot() == before
    return caught.value.reason, caught.value.rule


def of_kind(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]
