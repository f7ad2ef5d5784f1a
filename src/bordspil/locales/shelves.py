"""Where words lie, and which languages there are: nothing lists them, a language is a folder.

A shelf is a folder shaped like this package: `locales/de/` holds the words of the program,
`games/NAME/locales/de.ftl` those of a game and `games/NAME/RULES.de.md` its rule book. The package is the
first shelf; BORDSPIL_LOCALES names more.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

FALLBACK = "en"
# As BCP 47 writes them: de, pt-BR, zh-Hant, es-419.
CODE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True)
class Shelf:
    """A folder with words in it."""

    root: Path

    def languages(self) -> list[str]:
        """The languages that have a folder with words here."""
        return sorted({file.parent.name for file in self.program("*") if CODE.fullmatch(file.parent.name)})

    def program(self, language: str) -> list[Path]:
        """The program's words in a language, file by file."""
        files = self.root.glob(f"locales/{language}/*.ftl")
        # Editors leave locks and copies beside a file: `.#page.ftl` may be a link to nothing.
        return sorted(file for file in files if not file.name.startswith(".") and file.is_file())

    def game(self, name: str) -> Path:
        """The folder for a game's words and rules."""
        return self.root / "games" / name

    def games(self) -> list[Path]:
        """The folders of the games that have English words here."""
        return sorted(file.parent.parent for file in self.root.glob(f"games/*/{words_file(FALLBACK)}"))


def words_file(language: str) -> str:
    """Where a game has its words, inside its folder."""
    return f"locales/{language}.ftl"


def rules_file(language: str) -> str:
    """Where a game has its rule book; the English one bears no language in its name."""
    return "RULES.md" if language == FALLBACK else f"RULES.{language}.md"


def found_shelves(environment: Mapping[str, str] = os.environ) -> tuple[Shelf, ...]:
    """The package, and the folders that BORDSPIL_LOCALES names, separated as in PATH."""
    folders = environment.get("BORDSPIL_LOCALES", "").split(os.pathsep)
    return (OWN, *(Shelf(Path(folder)) for folder in folders if folder))


def found_languages(shelves: Iterable[Shelf]) -> tuple[str, ...]:
    """All languages: English first, then by their codes."""
    found = {language for shelf in shelves for language in shelf.languages()}
    return (FALLBACK, *sorted(found - {FALLBACK}))


OWN = Shelf(Path(__file__).parent.parent)
SHELVES = found_shelves()
LANGUAGES = found_languages(SHELVES)


def game_file(folder: Path, name: str) -> list[Path]:
    """A file of a game: in its own folder, and on the shelves beside this package."""
    places = [folder, *(shelf.game(folder.name) for shelf in SHELVES if shelf != OWN)]
    return [place / name for place in places if (place / name).is_file()]


def catalogue_files(language: str, game_folders: Iterable[Path] = ()) -> list[Path]:
    """All Fluent files of a language: the program's and the games'."""
    own = [file for shelf in SHELVES for file in shelf.program(language)]
    return own + [file for folder in game_folders for file in game_file(folder, words_file(language))]
