"""Flags shared by commands, and flags made from a game: its options and how many can play."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from bordspil.bots import BOTS
from bordspil.cli.context import Context, Failure
from bordspil.cli.data_file import read_data_file
from bordspil.core.errors import BadOptions
from bordspil.core.game import Game

# Options of these types are typed on the command line; anything else is given as a file.
SIMPLE = (bool, int, str)
MAX_WORKERS = 1024


def option_parameters(game: Game, context: Context) -> list[inspect.Parameter]:
    """A flag for each option of the game, with its help."""
    parameters = []
    for field in fields(game.options):
        simple = isinstance(field.default, SIMPLE)
        metavar = "" if isinstance(field.default, bool) else "…" if simple else "FILE"
        name, words = f"--{field.name.replace('_', '-')}", option_help(game, field.name, context)
        parameters.append(
            parameter(
                field.name,
                type(field.default) if simple else Path | None,
                field.default if simple else None,
                typer.Option(name, metavar=metavar, help=words),
            )
        )
    return parameters


def options_given(values: dict[str, Any], context: Context) -> dict[str, Any]:
    """The options that were given, as data: files are read, missing ones left out."""
    return {
        name: read_data_file(value, context) if isinstance(value, Path) else value
        for name, value in values.items()
        if value is not None
    }


def game_help(game: Game, context: Context) -> str:
    """The help of a command for one game."""
    key = f"game-{game.name}"
    return f"{game.title} – {context.say(key)}" if context.say.knows(key) else game.title


def option_help(game: Game, name: str, context: Context) -> str:
    """The help of an option; just its name if the game has none."""
    return context.say.option(game.name, name) or name.replace("_", " ")


def players_parameter(game: Game, context: Context) -> inspect.Parameter:
    """The number of players."""
    counts = ", ".join(str(count) for count in game.seat_counts)
    words = context.say("help-players", counts=counts, default=game.default_seat_count)
    return flag("players", int | None, None, "N", words, "-p")


def bots_parameter(usual: str, context: Context, key: str = "help-bots") -> inspect.Parameter:
    """The bots."""
    return flag("bots", str, usual, "A,B,…", context.say(key, bots=", ".join(BOTS)), "-b")


def workers_parameter(context: Context) -> inspect.Parameter:
    """The number of processes."""
    return flag("workers", int | None, None, "N", context.say("help-workers"), "-w")


def seed_parameter(context: Context) -> inspect.Parameter:
    """The seed."""
    return flag("seed", str | None, None, "S", context.say("help-seed"), "-s")


def flag(name: str, kind: Any, default: Any, metavar: str, words: str, *short: str) -> inspect.Parameter:
    """A flag; one that takes no value has an empty metavar."""
    return parameter(name, kind, default, typer.Option(f"--{name}", *short, metavar=metavar, help=words))


def parameter(name: str, kind: Any, default: Any, description: Any) -> inspect.Parameter:
    """A parameter as Typer expects it."""
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=inspect.Parameter.empty if default is ... else default,
        annotation=Annotated[kind, description],
    )


def with_parameters(function: Callable[..., int], parameters: list[inspect.Parameter]) -> Callable[..., int]:
    """Give a command its flags at run time: Typer reads them from the signature."""

    def command(**values: Any) -> int:
        return function(**values)

    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def seat_count(game: Game, players: int | None, options: dict[str, Any]) -> int:
    """The number of seats: as given, or as the options need, or the game's default."""
    if players is not None:
        return game.check_seat_count(players)
    wanted = game.options.from_data(options)
    for count in (game.default_seat_count, *game.seat_counts):
        try:
            wanted.check(count)
        except BadOptions:
            continue
        return count
    return game.default_seat_count


def side_count(game: Game, seats: int, options: dict[str, Any]) -> int:
    """How many sides play, once it is known that the options fit the seats."""
    return len(set(game.sides(seats, game.check_options(seats, options))))


def check_effort(matches: int, most: int, workers: int | None, context: Context) -> None:
    """Raise a Failure if there are too many (or no) matches or processes."""
    if not 1 <= matches <= most:
        raise Failure(context.say("simulate-matches", most=most))
    if workers is not None and not 1 <= workers <= MAX_WORKERS:
        raise Failure(context.say("simulate-workers", most=MAX_WORKERS))


def split_bots(names: str) -> tuple[str, ...]:
    """Split a comma-separated list of bots."""
    return tuple(word.strip() for word in names.split(","))


def check_bot_count(bots: int, seats: int, sides: int, context: Context) -> None:
    """Raise a Failure if there are more bots than sides (seats or teams)."""
    if bots > sides and sides < seats:
        raise Failure(context.say("too-many-bots-teams", bots=bots, teams=sides))
    if bots > sides:
        raise Failure(context.say("too-many-bots", bots=bots, seats=sides))
