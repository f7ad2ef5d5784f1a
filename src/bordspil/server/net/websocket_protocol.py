"""uvicorn's WebSocket protocol, with a fast path for sending; dead clients are disconnected at once."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXT = 0x81


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Usually it is idle, and a message needs no task, no queue and no copies."""

    def write(self, payload: bytes) -> bool:
        """Send a text at once; return False and send nothing if the client is behind or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(payload))
        return True

    def keepalive_timeout(self) -> None:
        """Disconnect a client that missed a ping; an orderly close would wait for buffers nobody reads."""
        self.pong_timer = None
        self.transport.abort()


def text_frame(payload: bytes) -> bytes:
    """A text frame as a server sends it: whole and unmasked.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(payload)
    if size < 126:
        return b"%c%c%b" % (TEXT, size, payload)
    if size < 2**16:
        return b"%c\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), payload)
    return b"%c\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), payload)
