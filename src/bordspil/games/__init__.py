"""The games: every folder here, or in the folders that BORDSPIL_GAMES names, with a `GAME` in it.

Nothing lists them: a new game is a new folder.
"""

from __future__ import annotations

import difflib
import importlib
import os
import pkgutil
import sys
import warnings
from functools import lru_cache
from pathlib import Path

from bordspil.core.errors import UnknownGame, shown
from bordspil.core.game import Game

# More folders with games, separated as in PATH.
__path__ += [folder for folder in os.environ.get("BORDSPIL_GAMES", "").split(os.pathsep) if folder]


@lru_cache(maxsize=1)
def all_games() -> dict[str, Game]:
    """All games by name.

    >>> "sushi-go" in all_games()
    True
    """
    found: dict[str, Game] = {}
    for folder in sorted(pkgutil.iter_modules(__path__), key=lambda folder: folder.name):
        if not folder.ispkg:
            continue
        try:
            game = getattr(importlib.import_module(f"{__name__}.{folder.name}"), "GAME", None)
        except Exception as problem:
            # One broken folder must not take the other games down.
            warnings.warn(f"the game in {folder.name} can't be loaded: {problem!r}", stacklevel=2)
            continue
        if isinstance(game, Game) and game.name in found:
            warnings.warn(f"{folder.name} is left out: there is a {game.name} already", stacklevel=2)
        elif isinstance(game, Game):
            found[game.name] = game
    return found


@lru_cache(maxsize=1)
def message_folders() -> tuple[Path, ...]:
    """The folders with messages: every game's, and those that several games share (`games/sushi`)."""
    games = all_games()
    modules = [sys.modules.get(f"{__name__}.{folder.name}") for folder in pkgutil.iter_modules(__path__)]
    shared = [
        Path(module.__file__).parent
        for module in modules
        if module is not None and module.__file__ and not hasattr(module, "GAME")
    ]
    return (
        *(folder for folder in shared if (folder / "locales").is_dir()),
        *(game.folder for game in games.values()),
    )


def find_game(name: str) -> Game:
    """The game with a name; raises UnknownGame, listing the known ones."""
    games = all_games()
    if name in games:
        return games[name]
    near = difflib.get_close_matches(shown(name), games, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    known = ", ".join(games)
    raise UnknownGame(
        f"there is no game {shown(name)!r} (there is: {known}){hint}", name=shown(name), known=known
    )
