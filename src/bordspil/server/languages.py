"""Which language a reader on the web is answered in."""

from __future__ import annotations

from bordspil.core.errors import shown
from bordspil.locales import FALLBACK, LANGUAGES, nearest
from bordspil.server.errors import BadMessage
from bordspil.server.page_words import spoken_languages


def liked_language(header: str) -> str:
    """The first of our languages in a browser's list, which is sorted by liking; English where there is none.

    A language that says nothing yet is passed over: the next in the list may have words.

    >>> liked_language("xx-XX,pl;q=0.8,en;q=0.5")
    'pl'
    """
    for part in header[:200].split(","):
        if found := nearest(part.split(";")[0], spoken_languages()):
            return found
    return FALLBACK


def check_language(wanted: str) -> str:
    """The language that is asked for by its code; raises BadMessage and says which there are."""
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadMessage(
            f"there is no language {shown(wanted)!r} (there is: {known})",
            reason="no-such-language",
            language=shown(wanted),
            known=known,
        )
    return wanted
