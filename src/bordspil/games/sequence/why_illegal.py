"""Why a move of Sequence is illegal, and which rule says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bordspil.core.errors import IllegalMove, shown
from bordspil.games.sequence.board import CARD_AT, CELL_OF
from bordspil.games.sequence.card_sets import one_of
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.moves import ChooseLine, Dead, Draw, Lose, Pass, Play, Ruling

if TYPE_CHECKING:
    from bordspil.games.sequence.view import SequenceView


def why_illegal(view: SequenceView, move: object) -> IllegalMove:
    """The error for an illegal move."""
    match move:
        case Play() if isinstance(move.card, Card) and move.cell in CELL_OF:
            return illegal_play(view, move)
        case Dead() if isinstance(move.card, Card):
            return illegal_exchange(view, move.card)
        case Lose() if isinstance(move.card, Card):
            if view.seat in view.losing:
                return not_in_hand(move.card, "SQ-21")
            return IllegalMove("no ruling asks you for a card", reason="nothing-to-lose", rule="SQ-21")
        case Draw() | Pass() if view.losing:
            return IllegalMove(
                "first the cards of the ruling are given up", reason="ruling-first", rule="SQ-21"
            )
        case Draw():
            return IllegalMove("you have no draw open", reason="nothing-to-draw", rule="SQ-14")
        case Pass() if view.choosing == view.seat:
            return line_first()
        case Pass() if view.seat != view.active or view.choosing is not None:
            return not_your_turn()
        case Pass():
            return IllegalMove(
                "you can pass only if you can play nothing and exchange nothing",
                reason="no-pass",
                rule="SQ-13",
            )
        case ChooseLine():
            return IllegalMove(
                f"{shown(move.ends)} is no line to choose now",
                reason="no-such-line",
                rule="SQ-19",
                line=shown(move.ends),
            )
        case Ruling():
            return IllegalMove(
                "a ruling is nobody's move: the table makes it", reason="ruling-by-seat", rule="SQ-21"
            )
    return IllegalMove(
        f"a move of Sequence is a card with a cell, or one of the others, not {shown(move)}",
        reason="move-not-a-play",
        kind=shown(move),
    )


def illegal_play(view: SequenceView, move: Play) -> IllegalMove:
    """The error for an illegal play of a card on a cell."""
    if view.choosing == view.seat:
        return line_first()
    if view.losing:
        return IllegalMove("first the cards of the ruling are given up", reason="ruling-first", rule="SQ-21")
    cell, card = CELL_OF[move.cell], move.card
    if view.seat != view.active or view.choosing is not None:
        return not_your_turn()
    if card not in view.hand:
        return not_in_hand(card, "SQ-7")
    if CARD_AT[cell] is None:
        return IllegalMove(f"{move.cell} is a corner", reason="corner", rule="SQ-10", cell=move.cell)
    owner = view.board[cell]
    if card.is_remover:
        if owner is None:
            return IllegalMove(
                f"there is no chip on {move.cell}", reason="no-chip", rule="SQ-9", cell=move.cell
            )
        if owner == view.team:
            return IllegalMove(
                f"the chip on {move.cell} is your own team's", reason="own-chip", rule="SQ-9", cell=move.cell
            )
        return IllegalMove(
            f"the chip on {move.cell} is part of a line", reason="safe-chip", rule="SQ-9", cell=move.cell
        )
    if owner is not None:
        return IllegalMove(f"{move.cell} is taken", reason="cell-taken", rule="SQ-7", cell=move.cell)
    if not card.is_wild and CARD_AT[cell] is not card:
        on_it = one_of(CARD_AT[cell])
        return IllegalMove(
            f"{move.cell} shows {on_it}, not {card.value}",
            reason="wrong-cell",
            rule="SQ-7",
            cell=move.cell,
            card=card.value,
            shows=on_it,
        )
    return IllegalMove("your team has no chip left", reason="no-chips-left", rule="SQ-20")


def illegal_exchange(view: SequenceView, card: Card) -> IllegalMove:
    """The error for an illegal exchange of a card."""
    if view.seat != view.active or view.choosing is not None or view.losing:
        return IllegalMove("you can't exchange a card now", reason="no-exchange-now", rule="SQ-11")
    if card not in view.hand:
        return not_in_hand(card, "SQ-11")
    if card.rank == "J":
        return IllegalMove("a jack is never dead", reason="jack-not-dead", rule="SQ-11", card=card.value)
    if view.exchanged:
        return IllegalMove("one dead card a turn", reason="exchanged-already", rule="SQ-11")
    return IllegalMove(f"{card.value} is not dead", reason="not-dead", rule="SQ-11", card=card.value)


def line_first() -> IllegalMove:
    """The error for any other move while the seat has a line to choose."""
    return IllegalMove("first choose your line", reason="choose-line-first", rule="SQ-19")


def not_your_turn() -> IllegalMove:
    """The error for a play out of turn."""
    return IllegalMove("it is not your turn", reason="not-your-turn", rule="SQ-4")


def not_in_hand(card: Card, rule: str) -> IllegalMove:
    """The error for a card that isn't in the hand."""
    return IllegalMove(
        f"{card.value} is not in your hand", reason="card-not-in-hand", rule=rule, card=card.value
    )
