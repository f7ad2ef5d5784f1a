"""Plain HTTP as uvicorn speaks it, for requests that are small and soon here: nothing we serve takes more."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# A whole request with its headers and what else comes along; the parser itself would take any amount.
LARGEST = 32 * 1024
# How long a client may take to say what it wants.
PATIENCE = 30.0


class Requests(HttpToolsProtocol):
    """One connection; who sends too much, or nothing whole for too long, is cut off."""

    size = 0
    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come; now a request is waited for."""
        super().connection_made(transport)
        self.late = self.loop.call_later(PATIENCE, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self.finish()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some more of a request."""
        if self.late is None:
            self.late = self.loop.call_later(PATIENCE, self.transport.abort)
        self.size += len(data)
        super().data_received(data)
        if self.size > LARGEST and not self.transport.is_closing():
            self.refuse()

    def refuse(self) -> None:
        """Sends away whoever has sent too much, with a word unless an answer is under way."""
        if self.cycle is None or self.cycle.response_complete:
            self.send_400_response(f"A request has at most {LARGEST} bytes.")
        else:
            self.transport.close()

    def on_message_complete(self) -> None:
        """A whole request has come."""
        self.finish()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol listens."""
        self.finish()
        super().handle_websocket_upgrade()

    def finish(self) -> None:
        """Whatever comes next is another request."""
        self.size = 0
        if self.late is not None:
            self.late.cancel()
            self.late = None
