"""Which language a reader on the web is answered in."""

from __future__ import annotations

from bordspil.core.errors import shown
from bordspil.locales import FALLBACK, LANGUAGES, nearest
from bordspil.server.errors import BadMessage


def liked_language(header: str) -> str:
    """The first of our languages in a browser's list, which is sorted by liking; English where there is none.

    >>> liked_language("xx-XX,pl;q=0.8,en;q=0.5")
    'pl'
    """
    for part in header[:200].split(","):
        if found := nearest(part.split(";")[0]):
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
