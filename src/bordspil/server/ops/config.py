"""All settings of the server. Later sources win: defaults, a TOML file, the environment, flags.

The setting `max_tables` is `max_tables = 500` in the file, `BORDSPIL_MAX_TABLES=500` in the environment and
`--max-tables 500` on the command line. The catalogues describe each one (`setting-…`), in every language, for
`bordspil serve --help`.
"""

from __future__ import annotations

import dataclasses
import difflib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bordspil.core.errors import GameError, shown
from bordspil.server.ops.value_readers import (
    database_url,
    decimal,
    one_of,
    origins,
    proxies,
    switch,
    text,
    web_url,
    whole,
)

PREFIX = "BORDSPIL_"
# Variables of the program that aren't settings of the server.
OTHER_VARIABLES = {"CONFIG", "LANG", "GAMES", "LOCALES", "COMPILE", "TEST_UNCOMPILED"}
LONGEST_FILE = 64 * 1024


class BadConfig(GameError):
    """An unknown setting or an invalid value; says where it came from."""

    code = "bad-config"


def setting(group: str, default: Any, read: Callable[[object], Any]) -> Any:
    """A setting; `read` gets its value from text or TOML, or raises ValueError with what would be valid."""
    return dataclasses.field(default=default, metadata={"group": group, "read": read})


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The URL of a file in the user's data folder.

    >>> default_database({"XDG_DATA_HOME": "/data"})
    'sqlite:////data/bordspil/bordspil.db'
    """
    home = environment.get("XDG_DATA_HOME", "")
    folder = Path(home) if home.startswith("/") else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'bordspil' / 'bordspil.db'}"


@dataclass(frozen=True)
class Config:
    """The settings of a server; `settings()` lists them."""

    # Where it runs.
    host: str = setting("place", "127.0.0.1", text)
    port: int = setting("place", 8000, whole(0, 65535))
    database: str = setting("place", "", database_url)
    open_browser: bool = setting("place", False, switch)
    public_url: str = setting("place", "", web_url)
    allowed_origins: tuple[str, ...] = setting("place", (), origins)
    trusted_proxies: tuple[str, ...] = setting("place", (), proxies)
    # How much anyone may do.
    max_tables: int = setting("limits", 2000, whole(1, 1_000_000))
    max_tables_per_address: int = setting("limits", 20, whole(1, 1_000_000))
    tables_per_hour: int = setting("limits", 30, whole(1, 1_000_000))
    max_people_per_table: int = setting("limits", 24, whole(1, 1000))
    max_entries_per_table: int = setting("limits", 20_000, whole(20, 10_000_000))
    max_spectators_per_table: int = setting("limits", 50, whole(0, 100_000))
    max_sockets: int = setting("limits", 10_000, whole(1, 1_000_000))
    max_sockets_per_address: int = setting("limits", 60, whole(1, 1_000_000))
    messages_per_second: float = setting("limits", 10.0, decimal(0.1, 1_000_000))
    burst: int = setting("limits", 40, whole(1, 1_000_000))
    address_messages_per_second: float = setting("limits", 100.0, decimal(0.1, 1_000_000))
    address_burst: int = setting("limits", 400, whole(1, 1_000_000))
    wrong_codes_per_hour: int = setting("limits", 30, whole(1, 1_000_000))
    limit_loopback: bool = setting("limits", False, switch)
    first_message_seconds: float = setting("limits", 30.0, decimal(0.1, 3600))
    # How much work the server takes on.
    thinking_threads: int = setting("effort", 0, whole(0, 256))
    master_seconds: float = setting("effort", 1.0, decimal(0.05, 60))
    hint_seconds: float = setting("effort", 1.0, decimal(0.05, 60))
    busy_lag: float = setting("effort", 0.25, decimal(0.001, 60))
    overload_lag: float = setting("effort", 1.0, decimal(0.001, 60))
    busy_backlog: int = setting("effort", 2000, whole(1, 10_000_000))
    overload_backlog: int = setting("effort", 8000, whole(1, 10_000_000))
    # What is kept, and for how long.
    keep_unstarted_days: float = setting("keeping", 1.0, decimal(0, 36_500))
    keep_unfinished_days: float = setting("keeping", 14.0, decimal(0, 36_500))
    keep_finished_days: float = setting("keeping", 2.0, decimal(0, 36_500))
    keep_records_days: float = setting("keeping", 0.0, decimal(0, 36_500))
    # What operators see.
    metrics_public: bool = setting("watching", False, switch)
    log_format: str = setting("watching", "console", one_of("console", "json"))
    log_level: str = setting("watching", "info", one_of("debug", "info", "warning", "error"))

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", default_database())
        if self.overload_lag < self.busy_lag or self.overload_backlog < self.busy_backlog:
            raise BadConfig(
                "overload_lag and overload_backlog must not be below busy_lag and busy_backlog",
                reason="config-levels",
            )


def settings() -> dict[str, dataclasses.Field[Any]]:
    """All settings by name."""
    return {field.name: field for field in dataclasses.fields(Config)}


def load_config(
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    flags: Mapping[str, object] | None = None,
) -> Config:
    """Load the configuration from all sources; raises BadConfig, which names the source of a mistake."""
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    values: dict[str, Any] = {}
    if file is not None:
        values |= checked(read_file(file), str(file), str)
    values |= checked(from_environment(environment), "", lambda name: PREFIX + name.upper())
    given = {name: value for name, value in (flags or {}).items() if value is not None}
    values |= checked(given, "", lambda name: "--" + name.replace("_", "-"))
    return Config(**values)


def read_file(file: Path) -> dict[str, Any]:
    """The settings in a TOML file."""
    try:
        with file.open("rb") as stream:
            text = stream.read(LONGEST_FILE + 1)
        if len(text) > LONGEST_FILE:
            raise BadConfig(
                f"{file} is too long", reason="config-file", file=str(file), problem=f"> {LONGEST_FILE} B"
            )
        return tomllib.loads(text.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadConfig(
            f"{file} is no TOML: {problem}", reason="config-file", file=str(file), problem=shown(problem)
        ) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings in the environment; misspelt ones are kept, so that they are reported."""
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in OTHER_VARIABLES
    }


def checked(given: Mapping[str, object], source: str, spelling: Callable[[str], str]) -> dict[str, Any]:
    """Read and check the values from one source."""
    known = settings()
    values = {}
    for name, value in given.items():
        where = f"{source}: {spelling(name)}" if source else spelling(name)
        if name not in known:
            raise unknown_setting(name, where, known)
        try:
            values[name] = known[name].metadata["read"](value)
        except ValueError as problem:
            raise BadConfig(
                f"{where} must be {problem}, not {shown(value)!r}",
                reason="config-value",
                where=where,
                value=shown(value),
                right=str(problem),
            ) from None
    return values


def unknown_setting(name: str, where: str, known: Iterable[str]) -> BadConfig:
    """The error for a setting that doesn't exist."""
    near = difflib.get_close_matches(shown(name), list(known), 1)
    return BadConfig(
        f"{where}: there is no such setting; the nearest is {near[0] if near else '–'}",
        reason="config-unknown",
        where=where,
        near=near[0] if near else "–",
    )
