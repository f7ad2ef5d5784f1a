"""What a language tells of itself, in `language.ftl` in its folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bordspil.locales.shelves import SHELVES

LINE = re.compile(r"^(language-[a-z-]+) *= *(\S.*?) *$", re.MULTILINE)


@dataclass(frozen=True)
class About:
    """A language's own name, and which others write numbers and dates as it does."""

    name: str
    numbers_like: str
    dates_like: str


@cache
def about(language: str) -> About:
    """What a language tells of itself; its code where it tells nothing, for English would tell of English.

    >>> about("is")
    About(name='Íslenska', numbers_like='nl', dates_like='de')
    """
    files = [file for shelf in SHELVES for file in shelf.program(language) if file.name == "language.ftl"]
    told = dict(LINE.findall("\n".join([file.read_text(encoding="utf-8") for file in files])))
    return About(
        name=told.get("language-name", language),
        numbers_like=told.get("language-numbers-like", language),
        dates_like=told.get("language-dates-like", language),
    )
