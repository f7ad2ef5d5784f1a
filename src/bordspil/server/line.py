"""A WebSocket as uvicorn speaks it, with a short way out, and an end for clients that are dead."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81


class Line(WebSocketsSansIOProtocol):
    """One socket. Most messages find it idle and need no task, no queue and no copies of themselves."""

    def write(self, payload: bytes) -> bool:
        """Sends a text at once; False where the client is behind or gone, and nothing was sent."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True

    def keepalive_timeout(self) -> None:
        """Cuts off whoever does not answer: an orderly close would wait for buffers that nobody reads."""
        self.pong_timer = None
        self.transport.abort()


def text_frame(payload: bytes) -> bytes:
    """A text as a server sends it: whole and unmasked.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(payload)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, payload)
    if size < 2**16:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), payload)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), payload)
