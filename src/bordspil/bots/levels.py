"""All bots by name, with the levels that people choose from, the same for all games, from easy to strong.

The easy ones are human in their mistakes: they look at what lies before them and now and then take what looks
nearly as good. *regular* thinks ahead a little and wavers between good moves; *master* thinks as long as it
may.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.search import MEBIBYTE, Budget
from bordspil.bots.searcher import Searcher
from bordspil.bots.uniform import Uniform
from bordspil.core.errors import BadBot, UnknownBot, shown
from bordspil.core.game import Game, expected
from bordspil.core.planning import Planning


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot plays: which kind it is and, for each kind, what it goes by."""

    kind: type[Bot]
    # How easily something is taken that looks worse at first glance (Greedy) or after a search (Searcher).
    doubt: float = 0.0
    wavering: float = 0.0
    budget: Budget = Budget()  # noqa: RUF009 (frozen)


BOTS: dict[str, Manner] = {
    "uniform": Manner(Uniform),
    "greedy": Manner(Greedy),
    "first-time": Manner(Greedy, doubt=10.0),
    "family": Manner(Greedy, doubt=0.6),
    "regular": Manner(
        Searcher, wavering=1.0, budget=Budget(seconds=None, iterations=300, threads=1, memory=MEBIBYTE)
    ),
    "master": Manner(Searcher),
}
LEVELS = ("first-time", "family", "regular", "master")


def make_bot(text: str, game: Game, *, threads: int | None = None) -> Bot:
    """The bot that a text names, ready to play a game; settings may follow, such as `master:seconds=5`.

    Raises UnknownBot or BadBot and says what would be right. `threads` limits what a bot uses of its own
    accord: who plays many matches at once gives each bot one.
    """
    expected(game, Game)
    name, *given = text.split(":") if isinstance(text, str) else (shown(text),)
    if name not in BOTS:
        near = difflib.get_close_matches(shown(name), BOTS, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        known = ", ".join(BOTS)
        raise UnknownBot(
            f"there is no bot {shown(name)!r} (there is: {known}){hint}", name=shown(name), known=known
        )
    manner = BOTS[name]
    known_settings = KNOWN[manner.kind]
    values: dict[str, Any] = {}
    for each in given:
        key, equals, value = each.partition("=")
        if not equals or key not in known_settings:
            known = ", ".join(f"{known}={what}" for known, (what, _) in known_settings.items()) or "–"
            raise BadBot(
                f"{shown(each)!r} is no setting of the bot {name} (settings: {known})",
                reason="unknown-setting",
                name=name,
                setting=shown(each),
                known=known,
            )
        what, read = known_settings[key]
        try:
            values[key] = read(value)
        except ValueError:
            raise BadBot(
                f"{key}={shown(value)} is not what the bot {name} needs: {what}",
                reason="bad-setting",
                name=name,
                setting=key,
                value=shown(value),
                known=what,
            ) from None
    return built(name, manner, values, game, threads)


def built(name: str, manner: Manner, values: dict[str, Any], game: Game, threads: int | None) -> Bot:
    """The bot of a manner and of settings that are known to be right."""
    if manner.kind is Searcher:
        budget = {key: value for key, value in values.items() if key in BUDGET}
        if "iterations" in budget and "seconds" not in budget:
            # A number of iterations is asked for to have equal results every time.
            budget = {"seconds": None, "threads": 1, **budget}
        elif "seconds" in budget and "iterations" not in budget:
            budget = {"iterations": None, **budget}
        if threads is not None:
            budget = {"threads": threads, **budget}
        planning = {key: value for key, value in values.items() if key in PLANNING}
        bot: Bot = Searcher(
            game,
            replace(manner.budget, **budget),
            replace(game.planning, **planning),
            values.get("wavering", manner.wavering),
        )
    elif manner.kind is Greedy:
        bot = Greedy(game, values.get("doubt", manner.doubt))
    else:
        bot = manner.kind(game)
    bot.name = name
    return bot


def number(least: float, most: float) -> tuple[str, Callable[[str], float]]:
    """How a number from a range is told and read."""

    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise ValueError(text)
        return value

    return f"{least:g}…{most:g}", read


def count(least: int, most: int) -> tuple[str, Callable[[str], int]]:
    """How a whole number from a range is told and read."""

    def read(text: str) -> int:
        if not text.isdecimal() or not text.isascii() or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return f"{least}…{most}", read


def yes_or_no() -> tuple[str, Callable[[str], bool]]:
    """How a switch is told and read."""

    def read(text: str) -> bool:
        if text not in ("yes", "no"):
            raise ValueError(text)
        return text == "yes"

    return "yes | no", read


def mebibytes(least: int, most: int) -> tuple[str, Callable[[str], int]]:
    """How an amount of memory is told and read."""
    what, read = count(least, most)
    return f"{what} MiB", lambda text: read(text) * MEBIBYTE


BUDGET: dict[str, tuple[str, Callable[[str], Any]]] = {
    "seconds": number(0.001, 3600),
    "iterations": count(1, 10**9),
    "threads": count(1, 256),
    "memory": mebibytes(1, 1 << 12),
}
PLANNING: dict[str, tuple[str, Callable[[str], Any]]] = {
    field.name: {"bool": yes_or_no(), "int": count(0, 10**6)}.get(str(field.type), number(0, 1000))
    for field in fields(Planning)
    if field.name not in ("margin", "spread")
} | {
    "margin": number(0, 1),
    "spread": number(0.1, 1000),
}
KNOWN: dict[type[Bot], dict[str, tuple[str, Callable[[str], Any]]]] = {
    Uniform: {},
    Greedy: {"doubt": number(0, 1000)},
    Searcher: {**BUDGET, "wavering": number(0, 100), **PLANNING},
}
