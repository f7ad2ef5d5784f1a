"""uvicorn's HTTP protocol, limited to small requests that arrive quickly: ours all are."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# The largest request in bytes, headers included; the parser itself has no limit.
LARGEST = 32 * 1024
# How many seconds a client may take to send a request.
TIMEOUT = 30.0


class HttpProtocol(HttpToolsProtocol):
    """One connection; closed if it sends too much, or takes too long to send a request."""

    size = 0
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start to wait for a request."""
        super().connection_made(transport)
        self.deadline = self.loop.call_later(TIMEOUT, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self.reset_limits()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take more of a request."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(TIMEOUT, self.transport.abort)
        self.size += len(data)
        super().data_received(data)
        if self.size > LARGEST and not self.transport.is_closing():
            self.refuse()

    def refuse(self) -> None:
        """Close a connection that has sent too much; with an error unless an answer is under way."""
        if self.cycle is None or self.cycle.response_complete:
            self.send_400_response(f"A request has at most {LARGEST} bytes.")
        else:
            self.transport.close()

    def on_message_complete(self) -> None:
        """Handle a complete request."""
        self.reset_limits()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self.reset_limits()
        super().handle_websocket_upgrade()

    def reset_limits(self) -> None:
        """Reset for the next request."""
        self.size = 0
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
