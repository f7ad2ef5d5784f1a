"""What can be played here, as data for the page: games, seats, options, bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, fields
from functools import cache
from typing import Any

from bordspil import __version__
from bordspil.bots.levels import LEVELS
from bordspil.core.data import to_data
from bordspil.core.errors import GameError
from bordspil.core.game import Game
from bordspil.core.pad import ScorePad
from bordspil.games import all_games
from bordspil.locales import LANGUAGES, Speaker
from bordspil.server.words import speaker
from bordspil.wire.messages import PROTOCOL


@cache
def catalogue(language: str) -> dict[str, Any]:
    """Everything that a table can be opened with, in words of a language."""
    say = speaker(language)
    return {
        "protocol": PROTOCOL,
        "version": __version__,
        "language": language,
        "languages": list(LANGUAGES),
        "games": [game_data(game, say) for game in all_games().values()],
        "bots": [{"level": level, "name": say(f"level-{level}")} for level in LEVELS],
    }


def game_data(game: Game, say: Speaker) -> dict[str, Any]:
    """A game: who can play it, and its options."""
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
    """By the number of players: the options that change what is counted on the score pad."""
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


def option_data(game: Game, field: Field[Any], say: Speaker) -> dict[str, Any]:
    """An option: its kind (switch, number, choice, data), default, and what it can be, with whom."""
    key = f"option-{field.name}"
    kinds = {bool: "switch", int: "number", str: "choice"}
    kind = kinds.get(type(field.default), "data")
    right = what_would_be_right(field)
    choices = right.split(" | ") if kind == "choice" else None
    values: dict[str, str | bool] = (
        {"true": True} if kind == "switch" else {word: word for word in choices or ()}
    )
    return {
        "name": field.name,
        "kind": kind,
        "default": to_data(field.default),
        "choices": choices,
        "range": [int(end) for end in right.split("…")] if kind == "number" else None,
        "seat_counts": seat_counts(game, field.name, values),
        "about": say(key) if say.knows(key) else "",
    }


def seat_counts(game: Game, option: str, values: Mapping[str, str | bool]) -> dict[str, list[int]]:
    """By value, in words: the numbers of seats that it goes with, where these are not all."""

    def goes(count: int, value: str | bool) -> bool:
        try:
            game.check_options(count, {option: value})
        except GameError:
            return False
        return True

    found = {
        word: [count for count in game.seat_counts if goes(count, value)] for word, value in values.items()
    }
    return {word: counts for word, counts in found.items() if counts != list(game.seat_counts)}


def what_would_be_right(field: Field[Any]) -> str:
    """What an option can be, in signs: it says so when it is given something else."""
    try:
        field.metadata["read"](object())
    except Exception as problem:
        return str(problem)
    return ""
