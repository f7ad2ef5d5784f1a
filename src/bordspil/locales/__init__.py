"""Words: Fluent catalogues, one set for every interface and a folder for each language.

The folder of a language holds the words of the program; a game brings its own in `locales/LANGUAGE.ftl`
inside its folder. What a language doesn't say yet is said in English (docs/add-a-language.md).
"""

from __future__ import annotations

from bordspil.locales.matching import nearest, reader_language
from bordspil.locales.shelves import FALLBACK, LANGUAGES, catalogue_files
from bordspil.locales.speaker import Speaker, number_locale
from bordspil.locales.telling import explained, place_in_words

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Speaker",
    "catalogue_files",
    "explained",
    "nearest",
    "number_locale",
    "place_in_words",
    "reader_language",
]
