"""Bots: a view goes in, a move comes out. They can't peek, for they never get more than a view."""

from __future__ import annotations

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.levels import BOTS, LEVELS, make_bot
from bordspil.bots.search import Budget, Search
from bordspil.bots.searcher import Searcher
from bordspil.bots.uniform import Uniform

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Greedy", "Search", "Searcher", "Uniform", "make_bot"]
