"""Which language a reader on the web is answered in."""

from __future__ import annotations

from bordspil.locales import FALLBACK, LANGUAGES


def liked_language(header: str) -> str:
    """The first of our languages in a browser's list, which is sorted by liking; English where there is none.

    >>> liked_language("de-DE,pl;q=0.8,en;q=0.5")
    'pl'
    """
    for part in header[:200].split(","):
        language = part.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
