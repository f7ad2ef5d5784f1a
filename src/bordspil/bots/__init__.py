"""Bots: a view goes in, a move comes out. They can't cheat, because a view is all they get."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.levels import BOTS, LEVELS, make_bot
from bordspil.bots.search import Budget, Search
from bordspil.bots.search_bot import SearchBot
from bordspil.bots.uniform import Uniform

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Greedy", "Search", "SearchBot", "Uniform", "make_bot"]
