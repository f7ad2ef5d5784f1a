"""Where messages come from, and which languages exist: a language is a folder, and nothing lists them.

A source is a folder laid out like this package: `locales/de/` holds the program's messages,
`games/NAME/locales/de.ftl` a game's and `games/NAME/RULES.de.md` its rule book. The package is the first
source; BORDSPIL_LOCALES names more.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

FALLBACK = "en"
# BCP 47 language codes: de, pt-BR, zh-Hant, es-419.
CODE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True)
class Source:
    """A folder with messages and rule books."""

    root: Path

    def languages(self) -> list[str]:
        """The languages that have a folder with messages here."""
        return sorted({file.parent.name for file in self.program("*") if CODE.fullmatch(file.parent.name)})

    def program(self, language: str) -> list[Path]:
        """The files with the program's messages in a language."""
        files = self.root.glob(f"locales/{language}/*.ftl")
        # Editors leave locks and backups beside a file: `.#page.ftl` may be a dangling link.
        return sorted(file for file in files if not file.name.startswith(".") and file.is_file())

    def game(self, name: str) -> Path:
        """The folder of a game's messages and rules."""
        return self.root / "games" / name

    def games(self) -> list[Path]:
        """The folders in `games` that have English messages here: games, and what several of them share."""
        return sorted(file.parent.parent for file in self.root.glob(f"games/*/{messages_file(FALLBACK)}"))


def messages_file(language: str) -> str:
    """The path of a game's messages inside its folder."""
    return f"locales/{language}.ftl"


def rules_file(language: str) -> str:
    """The path of a game's rule book inside its folder; the English one has no language in its name."""
    return "RULES.md" if language == FALLBACK else f"RULES.{language}.md"


def find_sources(environment: Mapping[str, str] = os.environ) -> tuple[Source, ...]:
    """The package, and the folders in BORDSPIL_LOCALES, separated as in PATH."""
    folders = environment.get("BORDSPIL_LOCALES", "").split(os.pathsep)
    return (PACKAGE, *(Source(Path(folder)) for folder in folders if folder))


def find_languages(sources: Iterable[Source]) -> tuple[str, ...]:
    """All languages: English first, the others by code."""
    found = {language for source in sources for language in source.languages()}
    return (FALLBACK, *sorted(found - {FALLBACK}))


PACKAGE = Source(Path(__file__).parent.parent)
SOURCES = find_sources()
LANGUAGES = find_languages(SOURCES)


def game_files(folder: Path, name: str) -> list[Path]:
    """The versions of a game's file: in its own folder and in the sources other than this package."""
    places = [folder, *(source.game(folder.name) for source in SOURCES if source != PACKAGE)]
    return [place / name for place in places if (place / name).is_file()]


def catalogue_files(language: str, game_folders: Iterable[Path] = ()) -> list[Path]:
    """All Fluent files of a language, the program's and the games'."""
    own = [file for source in SOURCES for file in source.program(language)]
    return own + [file for folder in game_folders for file in game_files(folder, messages_file(language))]
