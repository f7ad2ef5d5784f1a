"""The words of the page: the same catalogues as the server's, a text for each language, and which there are.

The page holds no words itself. Its first answer names the languages with the address of their words; that changes
with their contents, so browsers may keep them for ever.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache

from fluent.syntax.serializer import serialize_entry

from bordspil.games import all_games
from bordspil.locales import FALLBACK, LANGUAGES, catalogue_files
from bordspil.locales.speaker import borrowed
from bordspil.server.pressed import Pressed
from bordspil.server.words import speaker

# The catalogues that the page reads, beside those of the games.
PAGE = {"after", "bots", "pad", "page", "sushi", "table"}
# What is for translators only, and where a message begins.
NOT_SAID = re.compile(r"^(#.*)?\n", re.MULTILINE)
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True)
class PageWords:
    """What the page says in one language, and the keys that it has words for."""

    language: str
    pressed: Pressed
    keys: frozenset[str]

    @property
    def version(self) -> str:
        """Another text has another one."""
        return self.pressed.tag

    @property
    def address(self) -> str:
        """Where the page fetches them."""
        return f"/words/{self.language}?v={self.version}"


@cache
def page_words(language: str) -> PageWords:
    """All that the page says in a language."""
    folders = tuple([game.folder for game in all_games().values()])
    files = [
        file
        for file in catalogue_files(language, folders)
        if file.parent.name != language or file.stem in PAGE
    ]
    own = "\n".join([file.read_text(encoding="utf-8", errors="replace") for file in files])
    quoted = "".join([serialize_entry(message) for message in borrowed(language, folders)])
    text = NOT_SAID.sub("", f"{own}\n{quoted}")
    return PageWords(language, Pressed.of(text), frozenset(KEY.findall(own)))


@cache
def languages_as_json() -> str:
    """What the page must know of the languages before it can speak one."""
    return json.dumps([facts(language) for language in LANGUAGES], ensure_ascii=False)


def facts(language: str) -> dict[str, str | None]:
    """A language: its own name, where its words are and, where some are missing, the English ones."""
    say, words, english = speaker(language), page_words(language), page_words(FALLBACK)

    def own(key: str) -> str:
        # Not in English: the name of English is no name for another language.
        return say(key) if key in say.own else language

    return {
        "code": language,
        "name": own("language-name"),
        "words": words.address,
        "fallback": None if english.keys <= words.keys else english.address,
        "numbers": own("language-numbers-like"),
        "dates": own("language-dates-like"),
    }
