"""Moves: typed values that say what to do, never the position of a card in a hand."""

from __future__ import annotations

from dataclasses import dataclass


class Move:
    """A move; `str` gives its text, and the game's `parse_move` reads it back."""

    __slots__ = ()

    def __str__(self) -> str:
        raise TypeError(f"{type(self).__name__} must have a text")


@dataclass(frozen=True, slots=True)
class TextMove(Move):
    """A move that is nothing but its text, for games without structure in their moves."""

    text: str

    def __str__(self) -> str:
        return self.text
