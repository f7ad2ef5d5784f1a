"""Whatever a server may refuse or end is told in clear words, in each language that is shipped."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from bordspil.core import errors as core_errors
from bordspil.core.errors import GameError, NotDue
from bordspil.games import all_games
from bordspil.locales import Speaker, explained
from bordspil.server import errors as server_errors
from bordspil.wire.messages import Closing
from bordspil.wire.refusals import REASONS
from tests.locales.shipped import SHIPPED
from tests.server.serving import serve
from tests.server.talking import talk

SOURCE = Path(__file__).parent.parent.parent / "src" / "bordspil"
# After these the page comes back by itself.
SILENT = {"stopping", "slow"}


@cache
def reasons() -> set[str]:
    """Every reason that the sources raise an error for; the code of its kind where none is given."""
    kinds = {**vars(core_errors), **vars(server_errors)}
    found = set(REASONS)
    for file in SOURCE.rglob("*.py"):
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
def test_every_refusal_has_words_of_its_own_in_every_language(language: str) -> None:
    say, english = (
        Speaker(each, [game.folder for game in all_games().values()]) for each in (language, "en")
    )
    assert len(reasons()) > len(REASONS)
    for reason in sorted(reasons()):
        key = f"error-{reason}"
        assert say.bundle(language).has_message(key), f"{language} has no words for {reason}"
        assert language == "en" or say(key) != english(key), f"{reason} is English in {language}"


@pytest.mark.parametrize("language", SHIPPED)
def test_every_way_to_be_sent_away_has_words(language: str) -> None:
    assert Closing.__doc__
    ways = set(re.findall(r"`(\w+)`", Closing.__doc__.split("\n")[0])) - SILENT
    assert len(ways) == 4
    bundle = Speaker(language).bundle(language)
    assert [each for each in sorted(ways) if not bundle.has_message(f"page-gone-{each}")] == []


def test_those_whose_turn_it_is_are_named_and_seats_are_counted_from_one() -> None:
    say = Speaker("en")
    problem = NotDue("…", seat=0, due="1, 2")
    assert explained(problem, say, ["Anna", "Jón", "Ewa"]).endswith("Waiting for: Jón, Ewa.")
    assert explained(problem, say).endswith("Waiting for: 2, 3.")


def test_who_is_not_let_in_is_told_in_the_own_language(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path / 'b.db'}") as server, talk(server.ws) as line:
        for language in SHIPPED:
            say = Speaker(language)
            wrong = line.ask("join", code="ABCD-EFGH", name="Anna", language=language)
            assert (wrong["code"], wrong["text"]) == ("no-such-table", say("error-no-such-table"))
            lost = line.ask("return", token="forgotten", match=0, seen=0, language=language)
            assert lost["text"] == say("error-bad-token")


def test_before_a_language_is_named_the_browser_s_own_is_spoken(tmp_path: Path) -> None:
    settings = {"max_sockets_per_address": 1, "limit_loopback": True}
    liking = {"Accept-Language": "pl-PL,pl;q=0.9"}
    with (
        serve(f"sqlite:///{tmp_path / 'b.db'}", **settings) as server,
        talk(server.ws),
        talk(server.ws, additional_headers=liking) as second,
    ):
        assert second.hear()["text"] == Speaker("pl")("error-too-many-sockets", most=1)
