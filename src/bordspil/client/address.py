"""From a server's address as people type it to the address of its socket."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from bordspil.client.errors import BadAddress
from bordspil.core.errors import shown

SCHEMES = {"ws": "ws", "wss": "wss", "http": "ws", "https": "wss"}
RIGHT = "ws://HOST:PORT/ws | https://HOST"


def socket_address(url: str) -> str:
    """The address of a server's socket, from that or from the address of its page; raises BadAddress.

    >>> socket_address("https://example.org/"), socket_address("localhost:8000")
    ('wss://example.org/ws', 'ws://localhost:8000/ws')
    """
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        is_right = parts.scheme in SCHEMES and bool(parts.hostname) and url.isprintable() and " " not in url
        # Reading the port validates it.
        is_right = is_right and parts.port != 0
    except (ValueError, TypeError):
        is_right = False
    if not is_right:
        raise BadAddress(
            f"{shown(url)!r} is not the address of a server: {RIGHT}", url=shown(url), right=RIGHT
        )
    path = "/ws" if parts.path in ("", "/") else parts.path
    return urlunsplit((SCHEMES[parts.scheme], parts.netloc, path, parts.query, ""))
