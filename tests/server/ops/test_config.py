"""Settings come from a file, the environment and flags, in this order; errors name the source."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bordspil.server.ops.config import BadConfig, Config, load_config, settings
from tests.helpers.shell import run


def test_flags_beat_the_environment_which_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = 1001\nburst = 11\nmax_tables = 7\n")
    environment = {"BORDSPIL_BURST": "12", "BORDSPIL_MAX_TABLES": "8", "BORDSPIL_LANG": "is", "HOME": "/"}
    config = load_config(file, environment, {"max_tables": "9", "host": None})
    assert (config.port, config.burst, config.max_tables, config.host) == (1001, 12, 9, "127.0.0.1")


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('allowed_origins = ["https://A.example/", "https://b.example"]\n')
    config = load_config(None, {"BORDSPIL_CONFIG": str(file)})
    assert config.allowed_origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("METRICS_PUBLIC", "yes", True),
        ("METRICS_PUBLIC", "0", False),
        ("TRUSTED_PROXIES", "10.0.0.1, 10.0.0.2,", ("10.0.0.1", "10.0.0.2")),
        ("MESSAGES_PER_SECOND", "2.5", 2.5),
        ("LOG_FORMAT", "json", "json"),
        ("PUBLIC_URL", "https://play.example/", "https://play.example"),
        ("DATABASE", "postgresql://me@here/games", "postgresql://me@here/games"),
    ],
)
def test_values_of_every_type_are_read(name: str, text: str, value: object) -> None:
    assert getattr(load_config(None, {f"BORDSPIL_{name}": text}), name.lower()) == value


@pytest.mark.parametrize(
    ("environment", "flags", "file", "message"),
    [
        ({"BORDSPIL_PORT": "99999"}, {}, "", "BORDSPIL_PORT must be 0…65535, not '99999'"),
        ({"BORDSPIL_PORT": "٣"}, {}, "", "BORDSPIL_PORT must be"),
        ({"BORDSPIL_PROT": "1"}, {}, "", "BORDSPIL_PROT: there is no such setting; the nearest is port"),
        ({}, {"log_level": "loud"}, "", "--log-level must be debug | info | warning | error"),
        ({}, {"database": "mysql://x"}, "", "--database must be sqlite:///FILE"),
        ({}, {"messages_per_second": "nan"}, "", "--messages-per-second must be 0.1…1e+06"),
        ({}, {"messages_per_second": "1e999"}, "", "--messages-per-second must be"),
        ({}, {"trusted_proxies": "10.0.0.1,banana"}, "", "--trusted-proxies must be 127.0.0.1 | 10.0.0.0/8"),
        ({}, {"allowed_origins": "example.org"}, "", "--allowed-origins must be https://…"),
        ({}, {}, "max_tables = true", "server.toml: max_tables must be 1…1000000"),
        ({}, {}, "[limits]\nburst = 1", "server.toml: limits: there is no such setting"),
        ({}, {}, "port = ", "server.toml is no TOML"),
        ({"BORDSPIL_BUSY_LAG": "3"}, {}, "", "must not be below busy_lag"),
    ],
)
def test_an_error_names_its_source(
    tmp_path: Path, environment: dict[str, str], flags: dict[str, object], file: str, message: str
) -> None:
    path = tmp_path / "server.toml"
    path.write_text(file)
    with pytest.raises(BadConfig) as caught:
        load_config(path if file else None, environment, flags)
    assert message in str(caught.value)


def test_the_default_database_is_in_the_users_data_folder() -> None:
    assert Config().database.endswith("/bordspil/bordspil.db")


def test_the_shown_configuration_can_be_loaded_again(tmp_path: Path) -> None:
    shown = run("serve", "--show-config", "--port", "1234", "--allowed-origins", "https://a.example")
    assert shown.code == 0, shown.err
    assert set(tomllib.loads(shown.out)) == set(settings())
    file = tmp_path / "again.toml"
    file.write_text(shown.out)
    again = load_config(file, {})
    assert (again.port, again.allowed_origins) == (1234, ("https://a.example",))
    assert run("serve", "--show-config", "--config", str(file)).out == shown.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--port x --lang is", "--port: „x“ gengur ekki hér; rétt væri: 0…65535."),
        ("--port x --lang es", "--port: «x» no es posible aquí; lo correcto sería: 0…65535."),
        ("--port x --lang pl", "--port: „x” nie jest tu możliwe; poprawnie byłoby: 0…65535."),
        ("--config nowhere.toml", "nowhere.toml doesn’t exist."),
    ],
)
def test_errors_on_the_command_line_are_in_the_readers_language(words: str, message: str) -> None:
    done = run("serve", *words.split())
    assert done.code == 2
    assert message in done.err


def test_help_names_every_setting_in_full() -> None:
    shown = run("serve", "--help").out
    for name in settings():
        flag = "--open" if name == "open_browser" else f"--{name.replace('_', '-')}"
        assert f"{flag} " in shown
