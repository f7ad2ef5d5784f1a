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

from bordspil.cli.context import FAILED, OK, Context, Failure
from bordspil.cli.flags import flag, parameter, with_parameters
from bordspil.server.ops.config import Config, load_config, settings

if TYPE_CHECKING:
    from bordspil.server.app import App

# Hosts that mean every network interface.
EVERYWHERE = ("0.0.0.0", "::", "")
FLAGS = {"open_browser": "--open/--no-open"}
METAVARS = {"database": "URL", "public_url": "URL", "host": "ADDRESS", "port": "PORT"}


def command(context: Context) -> Callable[..., int]:
    """Build the command."""
    parameters = [
        *(setting_parameter(field, context) for field in settings().values()),
        flag("config", Path | None, None, "FILE.toml", context.say("help-config"), "-c"),
        parameter(
            "show_config",
            bool,
            False,
            typer.Option("--show-config", metavar="", help=context.say("help-show-config")),
        ),
    ]

    def serve(config: Path | None, show_config: bool, **values: Any) -> int:
        loaded = load_config(config, os.environ, values)
        if show_config:
            context.out.print(Text(as_toml(loaded, context)), soft_wrap=True)
            return OK
        return start(loaded, context)

    return with_parameters(serve, parameters)


def setting_parameter(field: Field[Any], context: Context) -> inspect.Parameter:
    """The flag for a setting. It has no default: a setting that isn't given is looked up elsewhere."""
    is_switch = isinstance(field.default, bool)
    name = f"--{field.name.replace('_', '-')}"
    panel, usual = field.metadata["group"], default_text(field)
    words = context.say(f"setting-{field.name}")
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
            rich_help_panel=None if panel == "place" else context.say(f"panel-{panel}"),
        ),
    )


def default_text(field: Field[Any]) -> str:
    """A setting's default as you would type it; empty if it has none."""
    if isinstance(field.default, bool):
        return "true" if field.default else "false"
    if isinstance(field.default, float):
        return f"{field.default:g}"
    return "" if field.default == () else str(field.default)


def as_toml(config: Config, context: Context) -> str:
    """The configuration as a TOML file, with the help of each setting as a comment."""
    lines = []
    for name in settings():
        value = getattr(config, name)
        if isinstance(value, bool):
            text = "true" if value else "false"
        elif isinstance(value, (int, float)):
            text = str(value)
        else:
            parts = [quoted(part) for part in (value if isinstance(value, tuple) else (value,))]
            text = f"[{', '.join(parts)}]" if isinstance(value, tuple) else parts[0]
        lines += [f"# {context.say(f'setting-{name}')}", f"{name} = {text}"]
    return "\n".join(lines)


def quoted(text: str) -> str:
    """A string in TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def start(config: Config, context: Context) -> int:
    """Serve until stopped."""
    from bordspil.server.app import make_app  # noqa: PLC0415  (slow to import)
    from bordspil.server.ops.logs import set_up_logs  # noqa: PLC0415
    from bordspil.server.run import run  # noqa: PLC0415

    set_up_logs(config.log_format, config.log_level)
    bound = bind(config, context)
    with bound:
        app = make_app(config)
        run(config, app, bound, lambda: announce(config, bound.getsockname()[1], context))
    return report_stop(app, context)


def report_stop(app: App, context: Context) -> int:
    """Print that the server has stopped; one that never became ready has failed."""
    if not app.registry.is_ready:
        return FAILED
    context.out.print(context.say("serve-stopped"))
    return OK


def bind(config: Config, context: Context) -> socket.socket:
    """Open the socket to listen on; raises a Failure that says what is wrong."""
    from bordspil.server.run import listening_socket  # noqa: PLC0415

    try:
        return listening_socket(config.host, config.port)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            text = context.say("serve-port-taken", port=str(config.port), other=str(config.port % 65535 + 1))
        elif isinstance(problem, PermissionError):
            text = context.say("serve-port-forbidden", port=str(config.port))
        else:
            text = context.say("serve-no-host", host=config.host)
        raise Failure(text) from None


def announce(config: Config, port: int, context: Context) -> None:
    """Print the server's address and how to stop it."""
    host = "localhost" if config.host in (*EVERYWHERE, "127.0.0.1", "::1") else config.host
    local = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    say, show = context.say, context.out.print
    show(Text(say("serve-here", url=config.public_url or local), "bold"), soft_wrap=True)
    network = network_address() if config.host in EVERYWHERE else None
    if network is not None:
        show(say("serve-network", url=f"http://{network}:{port}/"), soft_wrap=True)
    show(Text(say("serve-how-to-stop"), "dim"))
    # Someone may be waiting for this at the other end of a pipe.
    sys.stdout.flush()
    if config.open_browser:
        threading.Thread(target=open_browser, args=(local,), daemon=True).start()


def network_address() -> str | None:
    """This machine's address in its network, for the phones there. Finding it sends no packets."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def open_browser(url: str) -> None:
    """Open the page if there is a screen: a text browser would take over the terminal."""
    import webbrowser  # noqa: PLC0415

    has_screen = (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if has_screen:
        webbrowser.open(url)
