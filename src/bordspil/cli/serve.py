"""`bordspil serve`"""

from __future__ import annotations

import errno
import inspect
import os
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import Field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.text import Text

from bordspil.cli.desk import FAILED, OK, Desk, Failure
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.server.config import Config, knobs, load_config

if TYPE_CHECKING:
    from bordspil.server.app import App

# Hosts that mean every network of this machine.
EVERYWHERE = ("0.0.0.0", "::", "")
FLAGS = {"open_browser": "--open/--no-open"}
METAVARS = {"database": "URL", "public_url": "URL", "host": "ADDRESS", "port": "PORT"}


def command(desk: Desk) -> Callable[..., int]:
    """The command."""
    parameters = [
        *(knob_parameter(field, desk) for field in knobs().values()),
        flag("config", Path | None, None, "FILE.toml", desk.say("help-config"), "-c"),
        parameter(
            "show_config",
            bool,
            False,
            typer.Option("--show-config", metavar="", help=desk.say("help-show-config")),
        ),
    ]

    def serve(config: Path | None, show_config: bool, **values: Any) -> int:
        settings = load_config(config, os.environ, values)
        if show_config:
            desk.out.print(Text(as_toml(settings, desk)), soft_wrap=True)
            return OK
        return start(settings, desk)

    return with_parameters(serve, parameters)


def knob_parameter(field: Field[Any], desk: Desk) -> inspect.Parameter:
    """The flag of a knob. Nothing has a default here: what isn't given is looked for elsewhere."""
    is_switch = isinstance(field.default, bool)
    name = f"--{field.name.replace('_', '-')}"
    panel, usual = field.metadata["group"], default_text(field)
    words = desk.say(f"knob-{field.name}")
    return parameter(
        field.name,
        (bool if is_switch else str) | None,
        None,
        typer.Option(
            FLAGS.get(field.name, name),
            metavar=""
            if is_switch
            else METAVARS.get(field.name, "…" if isinstance(field.default, (str, tuple)) else "N"),
            help=f"{words} [dim]\\[{usual}][/dim]" if usual else words,
            show_default=False,
            rich_help_panel=None if panel == "place" else desk.say(f"panel-{panel}"),
        ),
    )


def default_text(field: Field[Any]) -> str:
    """A knob's default, as one would type it; empty where it has none."""
    if isinstance(field.default, bool):
        return "true" if field.default else "false"
    if isinstance(field.default, float):
        return f"{field.default:g}"
    return "" if field.default == () else str(field.default)


def as_toml(config: Config, desk: Desk) -> str:
    """The configuration as a file that could be given back, with what each knob does."""
    lines = []
    for name in knobs():
        value = getattr(config, name)
        if isinstance(value, bool):
            text = "true" if value else "false"
        elif isinstance(value, (int, float)):
            text = str(value)
        else:
            parts = [quoted(part) for part in (value if isinstance(value, tuple) else (value,))]
            text = f"[{', '.join(parts)}]" if isinstance(value, tuple) else parts[0]
        lines += [f"# {desk.say(f'knob-{name}')}", f"{name} = {text}"]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def start(config: Config, desk: Desk) -> int:
    """Serves until it is stopped."""
    from bordspil.server.app import make_app  # noqa: PLC0415  (slow to import)
    from bordspil.server.logs import set_up_logs  # noqa: PLC0415
    from bordspil.server.run import run  # noqa: PLC0415

    set_up_logs(config.log_format, config.log_level)
    bound = bind(config, desk)
    with bound:
        app = make_app(config)
        run(config, app, bound, lambda: announce(config, bound.getsockname()[1], desk))
    return farewell(app, desk)


def farewell(app: App, desk: Desk) -> int:
    """Says that it is over; a server that never got ready has failed."""
    if not app.hall.is_ready:
        return FAILED
    desk.out.print(desk.say("serve-stopped"))
    return OK


def bind(config: Config, desk: Desk) -> socket.socket:
    """The socket to listen on; says what is wrong where it can't be had."""
    from bordspil.server.run import listening_socket  # noqa: PLC0415

    try:
        return listening_socket(config.host, config.port)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            text = desk.say("serve-port-taken", port=str(config.port), other=str(config.port % 65535 + 1))
        elif isinstance(problem, PermissionError):
            text = desk.say("serve-port-forbidden", port=str(config.port))
        else:
            text = desk.say("serve-no-host", host=config.host)
        raise Failure(text) from None


def announce(config: Config, port: int, desk: Desk) -> None:
    """Says where the server is, and how to stop it."""
    host = "localhost" if config.host in (*EVERYWHERE, "127.0.0.1", "::1") else config.host
    local = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    say, show = desk.say, desk.out.print
    show(Text(say("serve-here", url=config.public_url or local), "bold"), soft_wrap=True)
    network = network_address() if config.host in EVERYWHERE else None
    if network is not None:
        show(say("serve-network", url=f"http://{network}:{port}/"), soft_wrap=True)
    show(Text(say("serve-how-to-stop"), "dim"))
    # Whoever reads this through a pipe waits for it.
    sys.stdout.flush()
    if config.open_browser:
        threading.Thread(target=open_browser, args=(local,), daemon=True).start()


def network_address() -> str | None:
    """This machine's address in its network, for the phones there; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def open_browser(url: str) -> None:
    """Opens the page where there is a screen; a browser in the terminal would cover what is said there."""
    import webbrowser  # noqa: PLC0415

    has_screen = (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(url)
