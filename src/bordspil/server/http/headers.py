"""Security headers: our pages may do only what they need."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Callable[[], Awaitable[Message]], Send], Awaitable[None]]

KINDS = ("script", "style", "font", "connect", "manifest", "worker")
POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in KINDS),
        # The picture of a finished match is drawn on the device.
        "img-src 'self' blob:",
        *(f"{kind} 'none'" for kind in ("frame-ancestors", "base-uri", "form-action")),
    ]
)
FORBIDDEN = ("camera", "microphone", "geolocation", "payment", "usb", "browsing-topics")
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{thing}=()" for thing in FORBIDDEN).encode()),
]


def with_headers(app: App) -> App:
    """Add the headers to every response of an app."""

    async def answer(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers)

    return answer
