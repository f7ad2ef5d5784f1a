"""Every knob of the server, in one place. Later ones win: defaults, a TOML file, the environment, flags.

A knob `max_tables` is `max_tables = 500` in the file, `BORDSPIL_MAX_TABLES=500` in the environment and
`--max-tables 500` on the command line. What each does stands in the catalogues (`knob-…`), in every language,
for `bordspil serve --help`.
"""

from __future__ import annotations

import dataclasses
import difflib
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any

from bordspil.core.errors import GameError, shown
from bordspil.server.limits import Allowances
from bordspil.server.overload import Thresholds

PREFIX = "BORDSPIL_"
# Variables of the program that are no knobs of the server.
OTHER_VARIABLES = {"CONFIG", "LANG", "GAMES", "LOCALES", "COMPILE", "TEST_PLAIN"}
LONGEST_FILE = 64 * 1024


class BadConfig(GameError):
    """A knob that is not there or a value that it can't take; says where it came from."""

    code = "bad-config"


def knob(group: str, default: Any, read: Callable[[object], Any]) -> Any:
    """A knob: `read` gives its value, from text or TOML, or raises ValueError with what would be right."""
    return dataclasses.field(default=default, metadata={"group": group, "read": read})


def whole(low: int, high: int) -> Callable[[object], int]:
    """Reads a whole number."""

    def read(value: object) -> int:
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            value = int(value[:12])
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise ValueError(f"{low}…{high}")

    return read


def decimal(low: float, high: float) -> Callable[[object], float]:
    """Reads a number with a fraction."""

    def read(value: object) -> float:
        try:
            number = float(value) if isinstance(value, (str, int, float)) else low - 1
        except (ValueError, OverflowError):
            number = low - 1
        if low <= number <= high and not isinstance(value, bool):
            return number
        raise ValueError(f"{low:g}…{high:g}")

    return read


def switch(value: object) -> bool:
    """Reads yes or no."""
    words = {
        "true": True,
        "yes": True,
        "on": True,
        "1": True,
        "false": False,
        "no": False,
        "off": False,
        "0": False,
    }
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    raise ValueError("true | false")


def words(value: object) -> tuple[str, ...]:
    """Reads a list: of TOML, or with commas."""
    parts = value.split(",") if isinstance(value, str) else value
    if isinstance(parts, (list, tuple)) and all(isinstance(part, str) for part in parts):
        return tuple(part.strip() for part in parts if part.strip())
    raise ValueError("A,B,…")


def one_of(*among: str) -> Callable[[object], str]:
    """Reads one of some words."""

    def read(value: object) -> str:
        if isinstance(value, str) and value in among:
            return value
        raise ValueError(" | ".join(among))

    return read


def text(value: object) -> str:
    """Reads any text that can be an address or a URL."""
    if isinstance(value, str) and value.isprintable() and len(value) <= 500:
        return value.strip()
    raise ValueError("“…”")


def database_url(value: object) -> str:
    """Reads where everything is kept."""
    if isinstance(value, str) and value.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
        return value
    raise ValueError("sqlite:///FILE | postgresql://USER@HOST/NAME")


def web_url(value: object) -> str:
    """Reads the address that people type; empty for none."""
    if value == "" or (isinstance(value, str) and value.startswith(("http://", "https://"))):
        return value.rstrip("/")
    raise ValueError("https://…")


def origins(value: object) -> tuple[str, ...]:
    """Reads a list of origins, as browsers send them."""
    return tuple(web_url(origin).lower() for origin in words(value))


def proxies(value: object) -> tuple[str, ...]:
    """Reads a list of addresses and networks; `*` for everybody, which is right behind a proxy only.

    >>> proxies("10.0.0.1, fd00::/8")
    ('10.0.0.1', 'fd00::/8')
    """
    found = words(value)
    for one in found:
        try:
            if one != "*":
                ip_network(one)
        except ValueError:
            raise ValueError("127.0.0.1 | 10.0.0.0/8 | *") from None
    return found


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """A file in the user's data folder.

    >>> default_database({"XDG_DATA_HOME": "/data"})
    'sqlite:////data/bordspil/bordspil.db'
    """
    home = environment.get("XDG_DATA_HOME", "")
    folder = Path(home) if home.startswith("/") else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'bordspil' / 'bordspil.db'}"


@dataclass(frozen=True)
class Config:
    """How a server is run. Every field is a knob; `knobs()` lists them."""

    # Where it is.
    host: str = knob("place", "127.0.0.1", text)
    port: int = knob("place", 8000, whole(0, 65535))
    database: str = knob("place", "", database_url)
    open_browser: bool = knob("place", False, switch)
    public_url: str = knob("place", "", web_url)
    allowed_origins: tuple[str, ...] = knob("place", (), origins)
    trusted_proxies: tuple[str, ...] = knob("place", (), proxies)
    # How much anybody may do.
    max_tables: int = knob("limits", 2000, whole(1, 1_000_000))
    max_tables_per_address: int = knob("limits", 20, whole(1, 1_000_000))
    tables_per_hour: int = knob("limits", 30, whole(1, 1_000_000))
    max_people_per_table: int = knob("limits", 24, whole(1, 1000))
    max_entries_per_table: int = knob("limits", 20_000, whole(20, 10_000_000))
    max_spectators_per_table: int = knob("limits", 50, whole(0, 100_000))
    max_sockets: int = knob("limits", 10_000, whole(1, 1_000_000))
    max_sockets_per_address: int = knob("limits", 60, whole(1, 1_000_000))
    messages_per_second: float = knob("limits", 10.0, decimal(0.1, 1_000_000))
    burst: int = knob("limits", 40, whole(1, 1_000_000))
    address_messages_per_second: float = knob("limits", 100.0, decimal(0.1, 1_000_000))
    address_burst: int = knob("limits", 400, whole(1, 1_000_000))
    wrong_codes_per_hour: int = knob("limits", 30, whole(1, 1_000_000))
    limit_loopback: bool = knob("limits", False, switch)
    first_message_seconds: float = knob("limits", 30.0, decimal(0.1, 3600))
    # How much the server takes upon itself.
    thinking_threads: int = knob("effort", 0, whole(0, 256))
    master_seconds: float = knob("effort", 1.0, decimal(0.05, 60))
    hint_seconds: float = knob("effort", 1.0, decimal(0.05, 60))
    busy_lag: float = knob("effort", 0.25, decimal(0.001, 60))
    overload_lag: float = knob("effort", 1.0, decimal(0.001, 60))
    busy_backlog: int = knob("effort", 2000, whole(1, 10_000_000))
    overload_backlog: int = knob("effort", 8000, whole(1, 10_000_000))
    # What is kept, and for how long.
    keep_unstarted_days: float = knob("keeping", 1.0, decimal(0, 36_500))
    keep_unfinished_days: float = knob("keeping", 14.0, decimal(0, 36_500))
    keep_finished_days: float = knob("keeping", 2.0, decimal(0, 36_500))
    keep_records_days: float = knob("keeping", 0.0, decimal(0, 36_500))
    # What its keeper sees.
    metrics_public: bool = knob("watching", False, switch)
    log_format: str = knob("watching", "console", one_of("console", "json"))
    log_level: str = knob("watching", "info", one_of("debug", "info", "warning", "error"))

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", default_database())
        if self.overload_lag < self.busy_lag or self.overload_backlog < self.busy_backlog:
            raise BadConfig(
                "overload_lag and overload_backlog must not be below busy_lag and busy_backlog",
                reason="config-levels",
            )

    @property
    def allowances(self) -> Allowances:
        """What each address may do."""
        return Allowances(
            sockets=self.max_sockets_per_address,
            messages_per_second=self.address_messages_per_second,
            burst=self.address_burst,
            tables_per_hour=self.tables_per_hour,
            wrong_codes_per_hour=self.wrong_codes_per_hour,
        )

    @property
    def thresholds(self) -> Thresholds:
        """From when on load is shed."""
        return Thresholds(
            lag=(self.busy_lag, self.overload_lag), backlog=(self.busy_backlog, self.overload_backlog)
        )


def knobs() -> dict[str, dataclasses.Field[Any]]:
    """All knobs by name."""
    return {field.name: field for field in dataclasses.fields(Config)}


def load_config(
    file: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    flags: Mapping[str, object] | None = None,
) -> Config:
    """The configuration from all its sources; raises BadConfig, which names the source of the mistake."""
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
    """The knobs of a TOML file."""
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
    """The knobs that stand in the environment; a misspelt one is kept, to be complained about."""
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in OTHER_VARIABLES
    }


def checked(given: Mapping[str, object], source: str, spelling: Callable[[str], str]) -> dict[str, Any]:
    """The values of a source, read and in range."""
    known = knobs()
    values = {}
    for name, value in given.items():
        where = f"{source}: {spelling(name)}" if source else spelling(name)
        if name not in known:
            raise unknown_knob(name, where, known)
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


def unknown_knob(name: str, where: str, known: Iterable[str]) -> BadConfig:
    """The mistake of turning a knob that is not there."""
    near = difflib.get_close_matches(shown(name), list(known), 1)
    return BadConfig(
        f"{where}: there is no such setting; the nearest is {near[0] if near else '–'}",
        reason="config-unknown",
        where=where,
        near=near[0] if near else "–",
    )
