"""What the tests for all games need from the tests of each game; nothing lists the games."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from bordspil.core.game import Game
from tests.helpers.languages import SHIPPED

Table = tuple[int, dict[str, Any]]


def tables_of(game: Game) -> list[Table]:
    """Numbers of seats and options that together cover everything a game has.

    They are `TABLES` in tests/games/NAME/variants.py; otherwise the smallest and the largest table.
    """
    usual: list[Table] = [(seats, {}) for seats in sorted({min(game.seat_counts), max(game.seat_counts)})]
    tables: list[Table] = from_tests(game, "TABLES", usual)
    return tables


def from_tests(game: Game, name: str, default: Any) -> Any:
    """A value in tests/games/NAME/variants.py, or the default if there is none."""
    module = f"tests.games.{game.folder.name}.variants"
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return default
    return getattr(importlib.import_module(module), name, default) if found else default


def languages_of(game: Game) -> tuple[str, ...]:
    """The languages of a game: all of them, or only English for a game that isn't translated yet."""
    translations = [*game.folder.glob("RULES.*.md"), *game.folder.glob("locales/*.ftl")]
    return SHIPPED if any(file.name != "en.ftl" for file in translations) else ("en",)


def is_english_only(game: Game) -> bool:
    """Whether a game has messages in English but in no other language."""
    return (game.folder / "locales" / "en.ftl").exists() and languages_of(game) == ("en",)
