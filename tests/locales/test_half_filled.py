"""A half-translated language works in the terminal and on a server, with English for the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bordspil.games import all_games
from bordspil.locales import LANGUAGES
from tests.helpers.games import is_english_only
from tests.helpers.shell import run
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

TABLE_MISSING = "Diesen Tisch gibt es nicht. Prüfe den Code; vielleicht wurde er geschlossen."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
        yield server


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, trust_env=False, timeout=20)


def test_the_terminal_uses_it_with_english_for_missing_messages() -> None:
    shown = run("--help", "--lang", "de")
    assert shown.code == 0
    for words in ("Aufruf:", "Befehle", "Die Version zeigen.", "Play a game against bots", "en|de|es|is|pl"):
        assert words in shown.out
    assert not re.search(r"[:=] *de\]", shown.out), "the chosen language is not shown as a default"
    assert run("rules", "sushi-go", "8", "--lang", "de").out == run("rules", "sushi-go", "8").out != ""
    refused = run("rules", "chess", "--lang", "de-CH")
    assert "Es gibt kein Spiel „chess“. Vorhanden:" in refused.err


def test_a_match_can_be_simulated_and_replayed_in_it(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    assert run("simulate", "sushi-go", "-m", "1", "--out", str(records), "--lang", "de").code == 0
    replayed = run("replay", str(records), "--lang", "de")
    assert replayed.code == 0
    assert "Rangliste" in replayed.out
    assert "Tempura" in replayed.out or "Sashimi" in replayed.out
    assert "Round 1: everyone is dealt" in replayed.out
    assert not re.search(r"\b(?:event|card|why)-[a-z]+", replayed.out), "a key is shown"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    refused = run("rules", "--lang", "fo")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.endswith(f"{', '.join(LANGUAGES)}.\n")


def test_the_server_lists_and_uses_it(server: ServerProcess) -> None:
    games = get(server, "/api/games", **{"accept-language": "de-AT,en;q=0.5"}).json()
    assert (games["language"], games["languages"]) == ("de", list(LANGUAGES))
    about = {game["name"]: game["about"] for game in games["games"]}
    assert about["sushi-go"].startswith("Behalte eine Karte")
    assert about["sequence"] != ""
    assert [each["name"] for each in get(server, "/api/languages").json()] == [
        "English",
        "Deutsch",
        "Español",
        "Íslenska",
        "Polski",
    ]


def test_untranslated_rules_are_sent_in_english_and_marked_so(server: ServerProcess) -> None:
    answers = {
        language: get(server, f"/api/rules/sushi-go?language={language}") for language in ("de", "en", "is")
    }
    assert answers["de"].text == answers["en"].text
    assert [answer.headers["content-language"] for answer in answers.values()] == ["en", "en", "is"]


def test_a_socket_uses_it_and_refuses_an_unknown_language(server: ServerProcess) -> None:
    with talk(server.ws) as line:
        lost = line.ask("join", code="ABCD-EFGH", name="Anna", language="de")
        assert lost["text"] == TABLE_MISSING
        # Not translated into German yet.
        assert line.ask("return", token="forgotten", language="de")["text"].startswith(
            "This seat is no longer"
        )
        wrong = line.ask("join", code="ABCD-EFGH", name="Anna", language="fo")
        assert (wrong["code"], wrong["reason"]) == ("bad-message", "no-such-language")
        assert wrong["facts"] == {"language": "fo", "known": ", ".join(LANGUAGES)}
        assert wrong["text"] == f"Es gibt keine Sprache „fo“. Vorhanden: {', '.join(LANGUAGES)}."
        assert line.ask("join", code="ABCD-EFGH", name="Anna", language="x" * 36)["reason"] == "bad-message"


def test_the_page_gets_its_messages_and_the_english_fallback(server: ServerProcess) -> None:
    languages = {each["code"]: each for each in get(server, "/api/languages").json()}
    assert set(languages) == set(LANGUAGES)
    # The other languages are complete, but for games that are only in English.
    is_partial = {"de": True, "en": False}
    some_game_is = any(map(is_english_only, all_games().values()))
    assert {code: bool(each["fallback"]) for code, each in languages.items()} == {
        code: is_partial.get(code, some_game_is) for code in LANGUAGES
    }
    assert languages["de"]["fallback"] == languages["en"]["words"]
    words = get(server, languages["de"]["words"])
    assert "immutable" in words.headers["cache-control"]
    assert "page-welcome = Setz dich" in words.text
    # Includes the game's messages and the label a German message refers to, and no comments.
    assert "card-chopsticks = Stäbchen" in words.text
    assert "page-hint = Hint" in words.text
    assert "#" not in words.text
    assert "\n\n" not in words.text
    assert "page-try-again" not in words.text


def test_messages_of_another_version_are_sent_but_not_cached(server: ServerProcess) -> None:
    old = get(server, "/words/is?v=0123456789abcdef")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    assert get(server, "/words/is", **{"if-none-match": old.headers["etag"]}).status_code == 304
    for nothing in ("/words/fo", "/words/en.ftl", "/words/..%2Fen"):
        assert get(server, nothing).status_code == 404


def test_the_page_contains_the_languages_as_data(server: ServerProcess) -> None:
    page = get(server, "/", accept="text/html")
    held = re.search(r'<script type="application/json" id="languages">(.*?)</script>', page.text)
    assert held, "the page is not built: run make"
    assert held[1] == get(server, "/api/languages").text
