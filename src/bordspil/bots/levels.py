"""All bots by name, and the levels people choose from: the same for every game, from easy to strong.

Easy bots make human mistakes: they look only at the current position and sometimes take a move that looks
nearly as good as the best. *regular* plans ahead a little and varies between good moves; *master* uses all
the time it is given.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass, replace
from typing import Any

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.search import MEBIBYTE, Budget
from bordspil.bots.search_bot import SearchBot
from bordspil.bots.settings import BUDGET, SEARCH_SETTINGS, SETTINGS, TEMPERATURE, Setting
from bordspil.bots.uniform import Uniform
from bordspil.core.errors import BadBot, UnknownBot, shown
from bordspil.core.game import Game, expected


@dataclass(frozen=True, slots=True)
class BotSpec:
    """How to build a bot: its class and the defaults of its settings."""

    kind: type[Bot]
    # How often a move is chosen that looks worse than the best; 0 is never.
    temperature: float = 0.0
    budget: Budget = Budget()  # noqa: RUF009 (frozen)


BOTS: dict[str, BotSpec] = {
    "uniform": BotSpec(Uniform),
    "greedy": BotSpec(Greedy),
    "first-time": BotSpec(Greedy, temperature=10.0),
    "family": BotSpec(Greedy, temperature=0.6),
    "regular": BotSpec(
        SearchBot, temperature=1.0, budget=Budget(seconds=None, iterations=300, threads=1, memory=MEBIBYTE)
    ),
    "master": BotSpec(SearchBot),
}
LEVELS = ("first-time", "family", "regular", "master")


def make_bot(text: str, game: Game, *, threads: int | None = None) -> Bot:
    """Make the bot a text describes: a name, optionally with settings, such as `master:seconds=5`.

    Raises UnknownBot or BadBot with the valid names or values. `threads` is the number of threads for bots
    whose text doesn't set one: pass 1 if you play many matches at once.
    """
    expected(game, Game)
    name, *given = text.split(":") if isinstance(text, str) else (shown(text),)
    if name not in BOTS:
        near = difflib.get_close_matches(shown(name), BOTS, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        known = ", ".join(BOTS)
        raise UnknownBot(
            f"unknown bot {shown(name)!r} (available: {known}){hint}", name=shown(name), known=known
        )
    spec = BOTS[name]
    settings = dict(read_setting(name, each, SETTINGS[spec.kind]) for each in given)
    bot = build_bot(spec, settings, game, threads)
    bot.name = name
    return bot


def read_setting(name: str, text: str, settings: dict[str, Setting]) -> tuple[str, Any]:
    """Read `key=value` for the bot of this name; raises BadBot."""
    key, equals, value = text.partition("=")
    if not equals or key not in settings:
        known = ", ".join(f"{key}={setting.values}" for key, setting in settings.items()) or "–"
        raise BadBot(
            f"{shown(text)!r} is not a setting of the bot {name} (settings: {known})",
            reason="unknown-setting",
            name=name,
            setting=shown(text),
            known=known,
        )
    try:
        return key, settings[key].read(value)
    except ValueError:
        raise BadBot(
            f"{key}={shown(value)} is not valid for the bot {name}; use {settings[key].values}",
            reason="bad-setting",
            name=name,
            setting=key,
            value=shown(value),
            known=settings[key].values,
        ) from None


def build_bot(spec: BotSpec, settings: dict[str, Any], game: Game, threads: int | None) -> Bot:
    """Build a bot from its spec and checked settings."""
    if spec.kind is Uniform:
        return Uniform(game)
    temperature = settings.get(TEMPERATURE[spec.kind], spec.temperature)
    if spec.kind is Greedy:
        return Greedy(game, temperature)
    budget = {key: value for key, value in settings.items() if key in BUDGET}
    if "iterations" in budget and "seconds" not in budget:
        # A number of iterations asks for reproducible results: no time limit, and one thread.
        budget = {"seconds": None, "threads": 1, **budget}
    elif "seconds" in budget and "iterations" not in budget:
        budget = {"iterations": None, **budget}
    if threads is not None:
        budget = {"threads": threads, **budget}
    settings = {key: value for key, value in settings.items() if key in SEARCH_SETTINGS}
    return SearchBot(
        game, replace(spec.budget, **budget), replace(game.search_settings, **settings), temperature
    )
