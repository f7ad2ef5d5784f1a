"""The games as data for the page: seats, options, bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from functools import cache
from typing import Any

from bordspil import __version__
from bordspil.bots.cast import CAST
from bordspil.bots.levels import LEVELS
from bordspil.core.errors import GameError
from bordspil.core.game import Game
from bordspil.core.pad import ScorePad
from bordspil.core.to_data import to_data
from bordspil.games import all_games
from bordspil.locales import LANGUAGES, Localizer
from bordspil.server.language.speakers import speaker
from bordspil.wire.messages import PROTOCOL


@cache
def catalogue(language: str) -> dict[str, Any]:
    """Everything a table can be opened with, described in a language."""
    say = speaker(language)
    return {
        "protocol": PROTOCOL,
        "version": __version__,
        "language": language,
        "languages": list(LANGUAGES),
        "games": [game_data(game, say) for game in all_games().values()],
        "bots": [
            {
                "level": level,
                "name": say(f"level-{level}"),
                "faces": [bot.face for bot in CAST if bot.level == level],
            }
            for level in LEVELS
        ],
    }


def game_data(game: Game, say: Localizer) -> dict[str, Any]:
    """A game: its seats, its score pad and its options."""
    key = f"game-{game.name}"
    return {
        "name": game.name,
        "title": game.title,
        "about": say(key) if say.knows(key) else "",
        "seat_counts": list(game.seat_counts),
        "default_seat_count": game.default_seat_count,
        "pad": None if game.pad is None else list(game.pad.player_counts),
        "pad_options": {} if game.pad is None else pad_options(game, game.pad),
        "options": [option_data(game, field, say) for field in fields(game.options)],
    }


def pad_options(game: Game, pad: ScorePad) -> dict[str, list[str]]:
    """The options that change what the score pad counts, by number of players."""
    found: dict[str, list[str]] = {}
    for count in pad.player_counts:
        for field in fields(game.options):
            try:
                options = game.check_options(count, {field.name: True})
            except GameError:
                continue
            if pad.variant(options) is not pad:
                found.setdefault(str(count), []).append(field.name)
    return found


def option_data(game: Game, field: Field[Any], say: Localizer) -> dict[str, Any]:
    """An option: its kind (switch, number, choice, data), default, valid values and seat counts."""
    kinds = {bool: "switch", int: "number", str: "choice"}
    kind = kinds.get(type(field.default), "data")
    valid = valid_values(field)
    choices = valid.split(" | ") if kind == "choice" else None
    values: dict[str, str | bool] = (
        {"true": True} if kind == "switch" else {word: word for word in choices or ()}
    )
    return {
        "name": field.name,
        "kind": kind,
        "default": to_data(field.default),
        "choices": choices,
        "range": [int(end) for end in valid.split("…")] if kind == "number" else None,
        "seat_counts": seat_counts(game, field.name, values),
        "about": say.option(game.name, field.name),
    }


def seat_counts(game: Game, option: str, values: Mapping[str, str | bool]) -> dict[str, list[int]]:
    """The seat counts that a value works with, by value; values that work with all are left out."""

    def takes(count: int, value: str | bool) -> bool:
        try:
            game.check_options(count, {option: value})
        except GameError:
            return False
        return True

    found = {
        word: [count for count in game.seat_counts if takes(count, value)] for word, value in values.items()
    }
    return {word: counts for word, counts in found.items() if counts != list(game.seat_counts)}


def valid_values(field: Field[Any]) -> str:
    """The valid values of an option, in symbols: its reader shows them when given something else."""
    try:
        field.metadata["read"](object())
    except Exception as problem:
        return str(problem)
    return ""
