"""The printed board as the page gets it (`python -m bordspil.wire.typescript` writes it)."""

from __future__ import annotations

from bordspil.games.sequence.board import CARD_AT, NAMES
from bordspil.games.sequence.components import CARDS


def layout() -> dict[str, dict[str, str | None]]:
    """The card on each cell (None for a corner), and what each jack does."""
    return {
        "cells": {name: card and card.value for name, card in zip(NAMES, CARD_AT, strict=True)},
        "jacks": {card.value: "wild" if card.is_wild else "remover" for card in CARDS if card.rank == "J"},
    }
