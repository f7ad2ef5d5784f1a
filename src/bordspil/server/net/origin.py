"""Which web pages may open a socket here. Browsers let any page connect, and send its origin."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def may_connect(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether a page may open a socket: our own page, an allowed one, or a program without an origin.

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
        # Behind a proxy that terminates TLS we don't see the scheme, so the page's decides the default port.
        own = urlsplit(f"{page.scheme}://{host}")
        default_port = DEFAULT_PORTS.get(page.scheme)
        return (
            default_port is not None
            and bool(page.hostname)
            and (page.hostname, page.port or default_port) == (own.hostname, own.port or default_port)
        )
    except ValueError:
        return False
