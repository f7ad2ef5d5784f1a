"""Readers of setting values. Each turns text or a TOML value into a setting, or raises ValueError.

The error's message shows what would be valid, in symbols that need no translation.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_network

SWITCH = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}


def whole(low: int, high: int) -> Callable[[object], int]:
    """A reader of integers in a range."""

    def read(value: object) -> int:
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            value = int(value[:12])
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError(f"{low}…{high}")

    return read


def decimal(low: float, high: float) -> Callable[[object], float]:
    """A reader of decimal numbers in a range."""

    def read(value: object) -> float:
        try:
            number = float(value) if isinstance(value, (str, int, float)) else low - 1
        except (ValueError, OverflowError):
            number = low - 1
        if low <= number <= high and not isinstance(value, bool):
            return number
        raise ValueError(f"{low:g}…{high:g}")

    return read


def switch(value: object) -> bool:
    """Read yes or no."""
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in SWITCH:
        return SWITCH[value.lower()]
    raise ValueError("true | false")


def texts(value: object) -> tuple[str, ...]:
    """Read a list: from TOML, or separated by commas."""
    parts = value.split(",") if isinstance(value, str) else value
    if isinstance(parts, (list, tuple)) and all(isinstance(part, str) for part in parts):
        return tuple(part.strip() for part in parts if part.strip())
    raise ValueError("A,B,…")


def one_of(*among: str) -> Callable[[object], str]:
    """A reader of one of some words."""

    def read(value: object) -> str:
        if isinstance(value, str) and value in among:
            return value
        raise ValueError(" | ".join(among))

    return read


def text(value: object) -> str:
    """Read text that can be an address or a URL."""
    if isinstance(value, str) and value.isprintable() and len(value) <= 500:
        return value.strip()
    raise ValueError("“…”")


def database_url(value: object) -> str:
    """Read the URL of a database."""
    if isinstance(value, str) and value.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
        return value
    raise ValueError("sqlite:///FILE | postgresql://USER@HOST/NAME")


def web_url(value: object) -> str:
    """Read the URL that people type; may be empty."""
    if value == "" or (isinstance(value, str) and value.startswith(("http://", "https://"))):
        return value.rstrip("/")
    raise ValueError("https://…")


def origins(value: object) -> tuple[str, ...]:
    """Read a list of origins, as browsers send them."""
    return tuple(web_url(origin).lower() for origin in texts(value))


def proxies(value: object) -> tuple[str, ...]:
    """Read a list of addresses and networks; `*` trusts everyone, which is only right behind a proxy.

    >>> proxies("10.0.0.1, fd00::/8")
    ('10.0.0.1', 'fd00::/8')
    """
    found = texts(value)
    for one in found:
        try:
            if one != "*":
                ip_network(one)
        except ValueError:
            raise ValueError("127.0.0.1 | 10.0.0.0/8 | *") from None
    return found
