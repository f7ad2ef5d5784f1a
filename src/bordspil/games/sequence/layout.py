"""Writes the printed board for the page: `python -m bordspil.games.sequence.layout`."""

from __future__ import annotations

import json
from pathlib import Path

from bordspil.games.sequence.board import CARD_AT, NAMES
from bordspil.games.sequence.parts import CARDS

FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "sequence" / "layout.json"


def layout() -> str:
    """The cells by their names with the cards they show (null for a corner), and what each jack does."""
    data = {
        "cells": {name: card and card.value for name, card in zip(NAMES, CARD_AT, strict=True)},
        "jacks": {card.value: "wild" if card.is_wild else "remover" for card in CARDS if card.rank == "J"},
    }
    return json.dumps(data, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(layout(), encoding="utf-8")
