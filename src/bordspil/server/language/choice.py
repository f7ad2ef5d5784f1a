"""Choosing the language to answer a person in."""

from __future__ import annotations

from bordspil.core.errors import shown
from bordspil.locales import FALLBACK, LANGUAGES, nearest
from bordspil.server.errors import BadMessage
from bordspil.server.language.page_words import languages_with_words


def preferred_language(header: str) -> str:
    """The first of our languages in an Accept-Language header; English if it names none of them.

    Languages without any translations yet are skipped: the next in the list may have some.

    >>> preferred_language("xx-XX,pl;q=0.8,en;q=0.5")
    'pl'
    """
    for part in header[:200].split(","):
        if found := nearest(part.split(";")[0], languages_with_words()):
            return found
    return FALLBACK


def check_language(wanted: str) -> str:
    """Return the code if we have the language; otherwise raise BadMessage, which lists the languages."""
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadMessage(
            f"there is no language {shown(wanted)!r} (there is: {known})",
            reason="no-such-language",
            language=shown(wanted),
            known=known,
        )
    return wanted
