"""The words of the page: the same catalogues as the server's, a text for each language, and which there are.

The page holds no words itself. It is told the languages with the addresses of their words; those change with
their contents, so browsers may keep them for ever.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache

from fluent.syntax.serializer import FluentSerializer

from bordspil.games import all_games
from bordspil.locales import FALLBACK, LANGUAGES, catalogue_files
from bordspil.locales.about import about
from bordspil.locales.speaker import borrowed
from bordspil.server.pressed import Pressed

# The catalogues that the page reads, beside those of the games.
PAGE = {"after", "bots", "pad", "page", "sushi", "table"}
# What is for translators only: remarks and blank lines. Before an indented line they stay: a blank one may be
# part of a text, and a remark ends the message above it.
BETWEEN = re.compile(r"^(?:(?:#.*|[ \t]*)\n)+(?=\S|\Z)", re.MULTILINE)
# Where a message begins.
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
    text = "\n".join([file.read_text(encoding="utf-8", errors="replace") for file in files])
    keys = frozenset(KEY.findall(text))
    if language != FALLBACK and not is_complete(keys):
        serialize = FluentSerializer().serialize_entry
        text = "\n".join([text, *(serialize(message) for message in borrowed(language, folders))])
    return PageWords(language, Pressed.of(bare(text)), keys)


def bare(text: str) -> str:
    r"""Words without what is for translators only.

    >>> bare("# A label.\n\ngo = Go\n\n# Two paragraphs.\nstop = Stop\n\n  now\n\n")
    'go = Go\nstop = Stop\n\n  now\n'
    """
    return BETWEEN.sub("", f"{text}\n")


def is_complete(keys: frozenset[str]) -> bool:
    """Whether these are all that the page says."""
    return page_words(FALLBACK).keys <= keys


@cache
def spoken_languages() -> tuple[str, ...]:
    """The languages that say something on the page: one that was only begun is for those who choose it."""
    return tuple([language for language in LANGUAGES if page_words(language).keys])


@cache
def languages_as_json() -> str:
    """What the page must know of the languages before it can speak one."""
    return json.dumps([facts(language) for language in LANGUAGES], ensure_ascii=False)


def facts(language: str) -> dict[str, str | bool | None]:
    """A language: its own name, where its words are and, where some are missing, the English ones."""
    itself, words = about(language), page_words(language)
    return {
        "code": language,
        "name": itself.name,
        "words": words.address,
        "silent": language not in spoken_languages(),
        "fallback": None if is_complete(words.keys) else page_words(FALLBACK).address,
        "numbers": itself.numbers_like,
        "dates": itself.dates_like,
    }
