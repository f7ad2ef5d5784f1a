"""Words in four languages: Fluent catalogues, one set for every interface.

The folder of each language holds the words of the program; a game brings its own in `locales/LANGUAGE.ftl`
inside its folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bordspil.locales.telling import explained, place_in_words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speaker",
    "catalogue_files",
    "explained",
    "place_in_words",
    "reader_language",
]

LANGUAGES = ("en", "is", "es", "pl")
FALLBACK = "en"
# Fluent refuses longer values, and nobody wants to read them.
LONGEST = 1000
HOME = Path(__file__).parent


def reader_language(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language by BORDSPIL_LANG or the usual variables; English where none of ours is meant.

    >>> reader_language({"LANG": "is_IS.UTF-8"}), reader_language({"LANG": "de_DE.UTF-8"})
    ('is', 'en')
    """
    for name in ("BORDSPIL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def catalogue_files(language: str, game_folders: Iterable[Path] = ()) -> list[Path]:
    """All Fluent files of a language: the program's and the games'."""
    own = sorted((HOME / language).glob("*.ftl"))
    games = [folder / "locales" / f"{language}.ftl" for folder in game_folders]
    return own + [file for file in games if file.exists()]


@cache
def read_bundle(language: str, game_folders: tuple[Path, ...]) -> FluentBundle:
    """All messages of a language; read once for all speakers, as that takes a quarter of a second."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (slow to import)

    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(language, game_folders):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speaker:
    """Says messages in one language, in English where a game has no words in it."""

    def __init__(self, language: str, game_folders: Iterable[Path] = ()) -> None:
        self.language = language
        self.folders = tuple(game_folders)

    def bundle(self, language: str) -> FluentBundle:
        """All messages of a language, read when they are first needed."""
        return read_bundle(language, self.folders)

    def knows(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return any(self.bundle(language).has_message(key) for language in (self.language, FALLBACK))

    def __call__(self, key: str, /, **facts: Any) -> str:
        """The message's text; a key that no catalogue has is its own text."""
        for language in (self.language, FALLBACK):
            bundle = self.bundle(language)
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                short = {
                    name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in facts.items()
                }
                return key if pattern is None else str(bundle.format_pattern(pattern, short)[0])
        return key
