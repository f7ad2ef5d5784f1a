"""The TypeScript types of the page, generated so that they can't drift from the Python they describe.

`python -m bordspil.wire.typescript` writes them; `--check` says whether they are up to date.
"""

from __future__ import annotations

from pathlib import Path

from bordspil.games import all_games
from bordspil.wire.typescript.games import common_types, game_files, page_folder
from bordspil.wire.typescript.messages import message_types

PAGE = Path(__file__).parents[4] / "web" / "src"


def generated_files(page: Path = PAGE) -> dict[Path, str]:
    """The text of every generated file.

    A game gets types once it has a folder in web/src/games (or in web/toys, for the toy games of the tests);
    without one the page draws it plainly.
    """
    files = {page / "wire.ts": message_types(), page / "games" / "types.ts": common_types()}
    for game in all_games().values():
        for games in (page / "games", page.parent / "toys"):
            folder = games / page_folder(game)
            if folder.is_dir():
                files |= {folder / name: text for name, text in game_files(game).items()}
    return files
