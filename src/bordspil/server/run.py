"""Runs the server in a process: its socket, its signals, its orderly end."""

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
from bordspil.server.config import Config
from bordspil.server.line import Line
from bordspil.server.requests import Requests
from bordspil.server.thinking import SWITCH_INTERVAL
from bordspil.wire.messages import LARGEST

PING_SECONDS = 20.0
BACKLOG = 2048
SEND_BUFFER = 64 * 1024
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Server(uvicorn.Server):
    """Tells everybody before it stops. A second signal ends it at once: what was acknowledged is safe."""

    def __init__(self, config: uvicorn.Config, app: App, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to listen, then says so."""
        self.collecting = asyncio.create_task(self.app.rubbish.collect())
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops the tables first, then the sockets."""
        await self.app.stop()
        await super().shutdown(sockets)
        self.collecting.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listens to signals while the server runs; an orderly end is no failure, so none is raised again.

        What is ignored stays ignored: nohup and jobs in the background want it so.
        """
        heard = [number for number in SIGNALS if signal.getsignal(number) != signal.SIG_IGN]
        before = {number: signal.signal(number, self.handle_exit) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for an orderly end, the second is obeyed at once."""
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound to an address; OSError where that can't be."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Every connection inherits it: who does not read is noticed soon, and takes little memory.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if family == socket.AF_INET6 and host == "::":
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind(address)
        # Listening already, so that a second server on the port is refused here and not later.
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def run(config: Config, app: App, bound: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serves until a signal asks to stop."""
    allow_many_sockets()
    # Threads that think hold the interpreter's lock now and then; the loop should not wait long for it.
    sys.setswitchinterval(SWITCH_INTERVAL)
    settings = uvicorn.Config(
        app,
        loop="uvloop" if has_uvloop() else "asyncio",
        http=Requests,
        ws=Line,
        # Somewhat more than a message may have, so that one that is a little too long is told so.
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
    """Whether the faster event loop is there: not on Windows."""
    try:
        import uvloop  # noqa: F401, PLC0415
    except ImportError:
        return False
    return True


def allow_many_sockets() -> None:
    """Raises the number of open files to what the system allows: each socket is one."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
