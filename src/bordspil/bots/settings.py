"""The settings that can follow a bot's name, such as `master:seconds=5:threads=1`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from bordspil.bots.bot import Bot
from bordspil.bots.greedy import Greedy
from bordspil.bots.search import MEBIBYTE
from bordspil.bots.search_bot import SearchBot
from bordspil.bots.uniform import Uniform
from bordspil.core.search_settings import SearchSettings


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: which values are valid, for error messages, and how to read one (or raise ValueError)."""

    values: str
    read: Callable[[str], Any]


def number(least: float, most: float) -> Setting:
    """A number in a range."""

    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise ValueError(text)
        return value

    return Setting(f"{least:g}…{most:g}", read)


def count(least: int, most: int) -> Setting:
    """A whole number in a range."""

    def read(text: str) -> int:
        if not text.isdecimal() or not text.isascii() or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return Setting(f"{least}…{most}", read)


def yes_or_no() -> Setting:
    """A switch."""

    def read(text: str) -> bool:
        if text not in ("yes", "no"):
            raise ValueError(text)
        return text == "yes"

    return Setting("yes | no", read)


def mebibytes(least: int, most: int) -> Setting:
    """An amount of memory."""
    whole = count(least, most)
    return Setting(f"{whole.values} MiB", lambda text: whole.read(text) * MEBIBYTE)


BUDGET: dict[str, Setting] = {
    "seconds": number(0.001, 3600),
    "iterations": count(1, 10**9),
    "threads": count(1, 256),
    "memory": mebibytes(1, 1 << 12),
}
SEARCH_SETTINGS: dict[str, Setting] = {
    field.name: {"bool": yes_or_no(), "int": count(0, 10**6)}.get(str(field.type), number(0, 1000))
    for field in fields(SearchSettings)
    if field.name not in ("margin", "spread")
} | {
    "margin": number(0, 1),
    "spread": number(0.1, 1000),
}
SETTINGS: dict[type[Bot], dict[str, Setting]] = {
    Uniform: {},
    Greedy: {"doubt": number(0, 1000)},
    SearchBot: {**BUDGET, "wavering": number(0, 100), **SEARCH_SETTINGS},
}
# The setting that gives the temperature of each kind of bot.
TEMPERATURE: dict[type[Bot], str] = {Greedy: "doubt", SearchBot: "wavering"}
