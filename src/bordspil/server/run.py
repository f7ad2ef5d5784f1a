"""Run the server as a process: its socket, its signals, its shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from types import FrameType

import uvicorn

from bordspil.server.app import App
from bordspil.server.live.thinking import SWITCH_INTERVAL
from bordspil.server.net.http_protocol import HttpProtocol
from bordspil.server.net.websocket_protocol import WebSocketProtocol
from bordspil.server.ops.config import Config
from bordspil.wire.messages import LARGEST

PING_SECONDS = 20.0
BACKLOG = 2048
SEND_BUFFER = 64 * 1024
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Server(uvicorn.Server):
    """A server that tells everyone before it stops.

    A second signal ends it at once: what was acknowledged is durable.
    """

    def __init__(self, config: uvicorn.Config, app: App, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then report that the server is ready."""
        self.collecting = asyncio.create_task(self.app.gc_pacing.collect())
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the tables first, then the sockets."""
        await self.app.stop()
        await super().shutdown(sockets)
        self.collecting.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals while the server runs. A clean shutdown is no failure, so none is raised again.

        Ignored signals stay ignored, as nohup and background jobs expect.
        """
        handled = [number for number in SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
        before = {number: signal.signal(number, self.handle_exit) for number in handled}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Shut down on the first signal, exit at once on the second."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound to an address; raises OSError if that fails."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits this: a client that doesn't read is noticed early and uses little memory.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if family == socket.AF_INET6 and host == "::":
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind(address)
        # Listen now, so that a second server on the port fails here and not later.
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def run(config: Config, app: App, bound: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal asks to stop."""
    allow_many_sockets()
    # Search threads hold the GIL now and then; the loop shouldn't wait long for it.
    sys.setswitchinterval(SWITCH_INTERVAL)
    settings = uvicorn.Config(
        app,
        loop="uvloop" if has_uvloop() else "asyncio",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        # Larger than the longest message, so that a message slightly too long gets an error.
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
    Server(settings, app, on_ready).run([bound])


def has_uvloop() -> bool:
    """Whether the faster event loop is installed; it doesn't exist for Windows."""
    try:
        import uvloop  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows: each socket is one."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
