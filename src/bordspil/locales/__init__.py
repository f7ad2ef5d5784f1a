"""Everything people read: Fluent messages, one folder per language, shared by the terminal and the page.

A language's folder holds the program's messages; a game keeps its own in `locales/LANGUAGE.ftl` inside its
folder. Messages that a language lacks appear in English (docs/add-a-language.md).
"""

from __future__ import annotations

from bordspil.locales.error_text import error_text, record_place_text
from bordspil.locales.localizer import Localizer, number_locale
from bordspil.locales.matching import nearest, reader_language
from bordspil.locales.sources import FALLBACK, LANGUAGES, catalogue_files

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Localizer",
    "catalogue_files",
    "error_text",
    "nearest",
    "number_locale",
    "reader_language",
    "record_place_text",
]
