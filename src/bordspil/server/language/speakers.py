"""One speaker per language, shared by everything that answers people."""

from __future__ import annotations

from functools import cache

from bordspil.games import message_folders
from bordspil.locales import FALLBACK, Localizer


@cache
def speaker(language: str | None) -> Localizer:
    """The speaker of a language, with the catalogues of all games."""
    return Localizer(language or FALLBACK, message_folders())
