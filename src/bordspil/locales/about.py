"""What a language says about itself, in the `language.ftl` of its folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bordspil.locales.sources import SOURCES

LINE = re.compile(r"^(language-[a-z-]+) *= *(\S.*?) *$", re.MULTILINE)


@dataclass(frozen=True)
class About:
    """A language's name for itself, and which languages write numbers and dates the same way."""

    name: str
    numbers_like: str
    dates_like: str


@cache
def about(language: str) -> About:
    """What a language says about itself; its code where it says nothing (English would describe English).

    >>> about("is")
    About(name='Íslenska', numbers_like='nl', dates_like='de')
    """
    files = [file for source in SOURCES for file in source.program(language) if file.name == "language.ftl"]
    given = dict(LINE.findall("\n".join([file.read_text(encoding="utf-8") for file in files])))
    return About(
        name=given.get("language-name", language),
        numbers_like=given.get("language-numbers-like", language),
        dates_like=given.get("language-dates-like", language),
    )
