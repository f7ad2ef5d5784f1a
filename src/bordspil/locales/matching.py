"""From the language a reader asks for (`is_IS.UTF-8`, `pt-PT`) to one that exists."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from bordspil.locales.sources import FALLBACK, LANGUAGES


def nearest(wanted: str, known: Sequence[str] = LANGUAGES) -> str | None:
    """The language itself, else the one it is a variant of, else another variant; None if there is none.

    >>> nearest("pt-BR", ["pt", "pt-BR"]), nearest("pt-PT", ["en", "pt"]), nearest("pt", ["en", "pt-BR"])
    ('pt-BR', 'pt', 'pt-BR')
    >>> nearest("english", ["en"]) is None
    True
    """
    parts = wanted.strip().lower().replace("_", "-").split("-")
    by_lower = {language.lower(): language for language in known}
    for length in range(len(parts), 0, -1):
        if found := by_lower.get("-".join(parts[:length])):
            return found
    return next((language for language in known if language.split("-")[0] == parts[0]), None)


def reader_language(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language from BORDSPIL_LANG or the usual variables; English if we don't have it.

    >>> reader_language({"LANG": "is_IS.UTF-8"}), reader_language({"LANG": "xx_XX.UTF-8"})
    ('is', 'en')
    """
    for name in ("BORDSPIL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            # Ignore encoding and modifier: de_DE.UTF-8@euro.
            return nearest(value.split(".")[0].split("@")[0]) or FALLBACK
    return FALLBACK
