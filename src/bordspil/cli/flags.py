"""Flags that are made from a game: its options, and how many can play."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any

import typer

from bordspil.bots import BOTS
from bordspil.cli.data_file import read_data_file
from bordspil.cli.desk import Desk, Failure
from bordspil.core.errors import BadOptions
from bordspil.core.game import Game

# Options of these kinds are written on the command line; anything richer is given as a file.
SIMPLE = (bool, int, str)
MOST_WORKERS = 1024


def option_parameters(game: Game, desk: Desk) -> list[inspect.Parameter]:
    """A flag for each option of the game, with its explanation."""
    parameters = []
    for field in fields(game.options):
        simple = isinstance(field.default, SIMPLE)
        metavar = "" if isinstance(field.default, bool) else "…" if simple else "FILE"
        name, words = f"--{field.name.replace('_', '-')}", option_help(field.name, desk)
        parameters.append(
            parameter(
                field.name,
                type(field.default) if simple else Path | None,
                field.default if simple else None,
                typer.Option(name, metavar=metavar, help=words),
            )
        )
    return parameters


def options_given(values: dict[str, Any], desk: Desk) -> dict[str, Any]:
    """The options as data: what is given as a file is read, what is not given at all takes its default."""
    return {
        name: read_data_file(value, desk) if isinstance(value, Path) else value
        for name, value in values.items()
        if value is not None
    }


def game_help(game: Game, desk: Desk) -> str:
    """What the command does, for this game."""
    key = f"game-{game.name}"
    return f"{game.title} – {desk.say(key)}" if desk.say.knows(key) else game.title


def option_help(name: str, desk: Desk) -> str:
    """What an option does; only its name where the game has no words for it."""
    key = f"option-{name}"
    return desk.say(key) if desk.say.knows(key) else name.replace("_", " ")


def players_parameter(game: Game, desk: Desk) -> inspect.Parameter:
    """How many play."""
    counts = ", ".join(str(count) for count in game.seat_counts)
    words = desk.say("help-players", counts=counts, default=game.default_seat_count)
    return flag("players", int | None, None, "N", words, "-p")


def bots_parameter(usual: str, desk: Desk, key: str = "help-bots") -> inspect.Parameter:
    """Which bots play."""
    return flag("bots", str, usual, "A,B,…", desk.say(key, bots=", ".join(BOTS)), "-b")


def workers_parameter(desk: Desk) -> inspect.Parameter:
    """How many processes."""
    return flag("workers", int | None, None, "N", desk.say("help-workers"), "-w")


def seed_parameter(desk: Desk) -> inspect.Parameter:
    """Where the chance comes from."""
    return flag("seed", str | None, None, "S", desk.say("help-seed"), "-s")


def flag(name: str, kind: Any, default: Any, metavar: str, words: str, *short: str) -> inspect.Parameter:
    """A flag; an empty metavar for one that takes no value."""
    return parameter(name, kind, default, typer.Option(f"--{name}", *short, metavar=metavar, help=words))


def parameter(name: str, kind: Any, default: Any, description: Any) -> inspect.Parameter:
    """A parameter as the command-line library wants it."""
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=inspect.Parameter.empty if default is ... else default,
        annotation=Annotated[kind, description],
    )


def with_parameters(function: Callable[..., int], parameters: list[inspect.Parameter]) -> Callable[..., int]:
    """A command whose flags are known only now."""

    def command(**values: Any) -> int:
        return function(**values)

    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def seat_count(game: Game, players: int | None, options: dict[str, Any]) -> int:
    """The number of seats: as asked, or what the options need, or the game's usual one."""
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


def check_effort(matches: int, most: int, workers: int | None, desk: Desk) -> None:
    """Raises a Failure where so many matches or processes can't be."""
    if not 1 <= matches <= most:
        raise Failure(desk.say("simulate-matches", most=most))
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise Failure(desk.say("simulate-workers", most=MOST_WORKERS))


def split_bots(names: str) -> tuple[str, ...]:
    """The bots in a list with commas."""
    return tuple(word.strip() for word in names.split(","))


def check_bot_count(bots: int, seats: int, sides: int, desk: Desk) -> None:
    """Raises a Failure where there are more bots than sides, which are seats or teams."""
    if bots > sides and sides < seats:
        raise Failure(desk.say("too-many-bots-teams", bots=bots, teams=sides))
    if bots > sides:
        raise Failure(desk.say("too-many-bots", bots=bots, seats=sides))
