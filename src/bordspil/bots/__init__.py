"""Bots: a view goes in, a move comes out. They can't peek, for they never get more than a view."""

from __future__ import annotations

import difflib

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.uniform import Uniform
from bordspil.core.errors import UnknownBot, shown
from bordspil.core.game import Game

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Uniform, Greedy)}

__all__ = ["BOTS", "Bot", "Greedy", "Uniform", "make_bot"]


def make_bot(name: str, game: Game) -> Bot:
    """The bot of a name, ready to play a game; raises UnknownBot and says which there are."""
    if name in BOTS:
        return BOTS[name](game)
    near = difflib.get_close_matches(shown(name), BOTS, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    known = ", ".join(BOTS)
    raise UnknownBot(
        f"there is no bot {shown(name)!r} (there is: {known}){hint}", name=shown(name), known=known
    )
