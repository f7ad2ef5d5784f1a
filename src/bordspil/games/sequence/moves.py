"""Moves of Sequence: a card and a cell, never the card's position in the hand.

Text: `7S b9` plays the seven of spades on b9; `JD e5`, a two-eyed jack, places a chip anywhere; `JS e5`, a
one-eyed jack, removes one. `dead 7S` exchanges a dead card, `draw` draws (SQ-14), `pass` passes, `line b2-f6`
chooses a line, `lose 7S` gives up a card after a ruling. `ruling 1` is nobody's move: the table rules against
team 1 (SQ-21).

Every move has an action number, the same in every position (moves.pxd has the same numbers as C constants):

      0 …  99   play the cell's own card on it (cells row by row)
    100 … 199   place a chip on the cell with the jack of diamonds, 200 … 299 with the jack of clubs
    300 … 399   remove the chip from the cell with the jack of spades, 400 … 499 with the jack of hearts
    500 … 551   exchange the dead card (cards in the order of `Card`)
    552 … 603   give up the card
    604         draw
    605         pass
    606 … 797   choose the line (in the order of board.WINDOWS)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.move import Move
from bordspil.games.sequence.board import (
    CARD_AT,
    CELL_OF,
    CELLS,
    CELLS_OF,
    NAMES,
    WINDOW_NAMES,
)
from bordspil.games.sequence.components import CARDS, Card

PLAY, WILD_DIAMONDS, WILD_CLUBS, REMOVE_SPADES, REMOVE_HEARTS = 0, 100, 200, 300, 400
DEAD, LOSE, DRAW, PASS, LINE = 500, 552, 604, 605, 606
ACTION_COUNT = LINE + len(WINDOW_NAMES)
# The jacks in the order of their actions.
JACKS = (Card.JACK_DIAMONDS, Card.JACK_CLUBS, Card.JACK_SPADES, Card.JACK_HEARTS)
TEAMS = 3

_CARDS = {card.value: card for card in Card}
_RULING = re.compile(r"ruling ([0-9])")


@dataclass(frozen=True, slots=True)
class Play(Move):
    """SQ-7 to SQ-9: play a card on a cell, given by its name, such as b9."""

    card: Card
    cell: str

    def __str__(self) -> str:
        return f"{self.card.value} {self.cell}"


@dataclass(frozen=True, slots=True)
class Dead(Move):
    """SQ-11: show a dead card, discard it and draw another."""

    card: Card

    def __str__(self) -> str:
        return f"dead {self.card.value}"


@dataclass(frozen=True, slots=True)
class Lose(Move):
    """SQ-21: give up a card after a ruling."""

    card: Card

    def __str__(self) -> str:
        return f"lose {self.card.value}"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """SQ-14: draw the card due for the last play."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """SQ-13: pass, when nothing can be played."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class ChooseLine(Move):
    """SQ-19: choose which five cells in a row become the line, by the names of the first and the last."""

    ends: str

    def __str__(self) -> str:
        return f"line {self.ends}"


@dataclass(frozen=True, slots=True)
class Ruling(Move):
    """SQ-21: the table rules against a team. This is nobody's move."""

    team: int

    def __str__(self) -> str:
        return f"ruling {self.team}"


def _all_moves() -> list[Move | None]:
    moves: list[Move | None] = [
        None if card is None else Play(card, NAMES[cell]) for cell, card in enumerate(CARD_AT)
    ]
    for jack in JACKS:
        moves += [None if CARD_AT[cell] is None else Play(jack, NAMES[cell]) for cell in range(CELLS)]
    moves += [Dead(card) if CELLS_OF[card] else None for card in CARDS]
    moves += [Lose(card) for card in CARDS]
    moves += [Draw(), Pass()]
    moves += [ChooseLine(name) for name in WINDOW_NAMES]
    return moves


# By number; None for numbers without a move (corners, dead jacks).
MOVES: tuple[Move | None, ...] = tuple(_all_moves())
_NUMBERS = {move: number for number, move in enumerate(MOVES) if move is not None}
_BY_TEXT = {str(move): move for move in _NUMBERS}


def number_of(move: Move) -> int:
    """The action number of a move; raises KeyError if it has none."""
    return _NUMBERS[move]


def cell_of(action: int) -> int:
    """The cell that a play of any card is about."""
    return action % CELLS


def move_of(number: int) -> Move:
    """The move with an action number; raises ValueError if there is none."""
    move = MOVES[number] if type(number) is int and 0 <= number < ACTION_COUNT else None
    if move is None:
        raise ValueError(f"action {shown(number)} is no move")
    return move


def parse(text: str) -> Move:
    """The move that a text describes.

    >>> parse("7S b9"), parse("line a1-e1")
    (Play(card=Card.SEVEN_SPADES, cell='b9'), ChooseLine(ends='a1-e1'))
    """
    if not isinstance(text, str):
        raise InvalidMove(
            f"a move is text such as '7S b9', not {type(text).__name__}",
            reason="move-not-text",
            kind=type(text).__name__,
        )
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    ruling = _RULING.fullmatch(text)
    if ruling and int(ruling[1]) < TEAMS:
        return Ruling(int(ruling[1]))
    words = text.split(" ") if len(text) <= 20 else []
    if len(words) == 2 and words[0] in _CARDS and words[1] in CELL_OF:
        # A card with a cell that does not show it can be parsed: the rules reject it (SQ-7).
        return Play(_CARDS[words[0]], words[1])
    raise InvalidMove(
        f"{shown(text)!r} is not a move; write '7S b9', 'dead 7S', 'draw', 'pass', 'line a1-e1' or 'lose 7S'",
        reason="sequence-move-shape",
        move=shown(text),
    )
