"""Every refusal and reason for closing has a clear message in each shipped language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bordspil.core import errors as core_errors
from bordspil.core.errors import GameError, NotDue
from bordspil.games import all_games, message_folders
from bordspil.locales import Localizer, error_text
from bordspil.server import errors as server_errors
from bordspil.wire.messages import Closing
from bordspil.wire.refusals import REASONS
from tests.helpers.games import is_english_only
from tests.helpers.languages import SHIPPED
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

SOURCE = Path(__file__).parent.parent.parent / "src" / "bordspil"
# After these the page reconnects by itself.
SILENT = {"stopping", "slow"}


@cache
def reasons(language: str) -> set[str]:
    """Every reason that errors in the sources have; the code of their class by default.

    A game that is only in English has none in other languages.
    """
    kinds = {**vars(core_errors), **vars(server_errors)}
    found = set(REASONS)
    english = [game.folder for game in all_games().values() if language != "en" and is_english_only(game)]
    for file in SOURCE.rglob("*.py"):
        if any(file.is_relative_to(folder) for folder in english):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            kind = (
                kinds.get(node.func.id)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                else None
            )
            if isinstance(kind, type) and issubclass(kind, GameError) and isinstance(node, ast.Call):
                given = next((word.value for word in node.keywords if word.arg == "reason"), None)
                if given is None:
                    found.add(kind.code)
                elif isinstance(given, ast.Constant):
                    found.add(str(given.value))
    return found


@pytest.mark.parametrize("language", SHIPPED)
def test_every_refusal_has_its_own_message_in_every_language(language: str) -> None:
    say, english = (Localizer(each, message_folders()) for each in (language, "en"))
    assert len(reasons(language)) > len(REASONS)
    for reason in sorted(reasons(language)):
        key = f"error-{reason}"
        assert say.bundle(language).has_message(key), f"{language} has no message for {reason}"
        assert language == "en" or say(key) != english(key), f"{reason} is English in {language}"


@pytest.mark.parametrize("language", SHIPPED)
def test_every_reason_for_closing_has_a_message(language: str) -> None:
    assert Closing.__doc__
    ways = set(re.findall(r"`(\w+)`", Closing.__doc__.split("\n")[0])) - SILENT
    assert len(ways) == 4
    bundle = Localizer(language).bundle(language)
    assert [each for each in sorted(ways) if not bundle.has_message(f"page-gone-{each}")] == []


def test_errors_name_the_players_who_are_due_or_count_seats_from_one() -> None:
    say = Localizer("en")
    problem = NotDue("…", seat=0, due="1, 2")
    assert error_text(problem, say, ["Anna", "Jón", "Ewa"]).endswith("Waiting for: Jón, Ewa.")
    assert error_text(problem, say).endswith("Waiting for: 2, 3.")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows one socket per address."""
    database = tmp_path_factory.mktemp("data") / "b.db"
    with serve(f"sqlite:///{database}", max_sockets_per_address=1, limit_loopback=True) as server:
        yield server


def test_a_failed_join_is_refused_in_the_clients_language(server: ServerProcess) -> None:
    with talk(server.ws) as client:
        for language in SHIPPED:
            say = Localizer(language)
            wrong = client.ask("join", code="ABCD-EFGH", name="Anna", language=language)
            assert (wrong["code"], wrong["text"]) == ("no-such-table", say("error-no-such-table"))
            lost = client.ask("return", token="forgotten", match=0, seen=0, language=language)
            assert lost["text"] == say("error-bad-token")


def test_before_a_language_is_chosen_errors_are_in_the_browsers_language(server: ServerProcess) -> None:
    headers = {"Accept-Language": "pl-PL,pl;q=0.9"}
    with talk(server.ws), talk(server.ws, additional_headers=headers) as second:
        assert second.hear()["text"] == Localizer("pl")("error-too-many-sockets", most=1)
