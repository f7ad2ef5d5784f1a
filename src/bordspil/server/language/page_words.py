"""The texts of the web page: one Fluent file per language, made from the same catalogues the server uses.

The page itself contains no texts. It gets a list of languages with the URLs of their texts. A URL changes
with its contents, so browsers may cache the texts forever.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from functools import cache, cached_property

from fluent.syntax.serializer import FluentSerializer

from bordspil.games import message_folders
from bordspil.locales import FALLBACK, LANGUAGES, catalogue_files
from bordspil.locales.about import about
from bordspil.locales.localizer import borrowed

# The catalogues the page needs, besides those of the games.
PAGE = {"after", "bots", "pad", "page", "table"}
# Comments and blank lines, which only translators need. They stay before an indented line: there a blank line
# may be part of a text, and a comment ends the message above it.
BETWEEN = re.compile(r"^(?:(?:#.*|[ \t]*)\n)+(?=\S|\Z)", re.MULTILINE)
# The start of a message.
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True)
class PageWords:
    """The page's texts in one language, and the keys that are translated."""

    language: str
    text: str
    keys: frozenset[str]

    @cached_property
    def version(self) -> str:
        """A hash of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    @property
    def url(self) -> str:
        """Where the page fetches the text."""
        return f"/words/{self.language}?v={self.version}"


@cache
def page_words(language: str) -> PageWords:
    """Everything the page says in a language."""
    folders = message_folders()
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
    return PageWords(language, without_comments(text), keys)


def without_comments(text: str) -> str:
    r"""Remove what only translators need.

    >>> without_comments("# A label.\n\ngo = Go\n\n# Two paragraphs.\nstop = Stop\n\n  now\n\n")
    'go = Go\nstop = Stop\n\n  now\n'
    """
    return BETWEEN.sub("", f"{text}\n")


def is_complete(keys: frozenset[str]) -> bool:
    """Whether these keys cover everything the page says."""
    return page_words(FALLBACK).keys <= keys


@cache
def languages_with_words() -> tuple[str, ...]:
    """The languages with at least one text; an empty one is only used by people who choose it."""
    return tuple([language for language in LANGUAGES if page_words(language).keys])


@cache
def languages_as_json() -> str:
    """What the page must know about the languages before it can load one."""
    return json.dumps([facts(language) for language in LANGUAGES], ensure_ascii=False)


def facts(language: str) -> dict[str, str | bool | None]:
    """A language: its name, the URL of its texts and, if any are missing, that of the English ones."""
    description, words = about(language), page_words(language)
    return {
        "code": language,
        "name": description.name,
        "words": words.url,
        "silent": language not in languages_with_words(),
        "fallback": None if is_complete(words.keys) else page_words(FALLBACK).url,
        "numbers": description.numbers_like,
        "dates": description.dates_like,
    }
