"""Whose pages may open a socket here: browsers send cookies-less sockets anywhere, and say who asks."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def may_connect(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether a socket may be opened from a page: our own, an allowed one, or no page at all (a program).

    >>> may_connect("http://localhost:8000", "localhost:8000", ())
    True
    >>> may_connect("https://elsewhere.example", "localhost:8000", ())
    False
    """
    if origin is None:
        return True
    if origin.lower() in allowed:
        return True
    try:
        page = urlsplit(origin)
        # Behind a proxy that ends TLS the scheme is not ours to know, so the page's decides the usual port.
        own = urlsplit(f"{page.scheme}://{host}")
        usual = USUAL_PORTS.get(page.scheme)
        return (
            usual is not None
            and bool(page.hostname)
            and (page.hostname, page.port or usual) == (own.hostname, own.port or usual)
        )
    except ValueError:
        return False
