"""A half-filled language works in the terminal and on a server, with English where it is silent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bordspil.locales import LANGUAGES
from tests.cli.shell import run
from tests.server.serving import Serving, serve
from tests.server.talking import talk

TABLE_MISSING = "Diesen Tisch gibt es nicht. Prüfe den Code; vielleicht wurde er geschlossen."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
        yield server


def get(server: Serving, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, trust_env=False, timeout=20)


def test_the_terminal_speaks_it_and_english_where_it_is_silent() -> None:
    told = run("--help", "--lang", "de")
    assert told.code == 0
    for words in ("Aufruf:", "Befehle", "Die Version zeigen.", "Play a game against bots", "en|de|es|is|pl"):
        assert words in told.out
    assert not re.search(r"[:=] *de\]", told.out), "the chosen language is no default"
    assert run("rules", "sushi-go", "8", "--lang", "de").out == run("rules", "sushi-go", "8").out != ""
    refused = run("rules", "chess", "--lang", "de-CH")
    assert "Es gibt kein Spiel „chess“. Vorhanden:" in refused.err


def test_a_match_can_be_played_by_bots_and_told_in_it(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    assert run("simulate", "sushi-go", "-m", "1", "--out", str(records), "--lang", "de").code == 0
    told = run("replay", str(records), "--lang", "de")
    assert told.code == 0
    assert "Rangliste" in told.out
    assert "Tempura" in told.out or "Sashimi" in told.out
    assert "Round 1: everyone is dealt" in told.out
    assert not re.search(r"\b(?:event|card|why)-[a-z]+", told.out), "a key is shown"


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    refused = run("rules", "--lang", "fo")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.endswith(f"{', '.join(LANGUAGES)}.\n")


def test_the_server_lists_it_and_speaks_it(server: Serving) -> None:
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


def test_the_rules_come_in_english_marked_as_such(server: Serving) -> None:
    told = {
        language: get(server, f"/api/rules/sushi-go?language={language}") for language in ("de", "en", "is")
    }
    assert told["de"].text == told["en"].text
    assert [answer.headers["content-language"] for answer in told.values()] == ["en", "en", "is"]


def test_a_socket_speaks_it_and_refuses_a_language_that_there_is_not(server: Serving) -> None:
    with talk(server.ws) as line:
        lost = line.ask("join", code="ABCD-EFGH", name="Anna", language="de")
        assert lost["text"] == TABLE_MISSING
        # What has no German words yet.
        assert line.ask("return", token="forgotten", language="de")["text"].startswith(
            "This seat is no longer"
        )
        wrong = line.ask("join", code="ABCD-EFGH", name="Anna", language="fo")
        assert (wrong["code"], wrong["reason"]) == ("bad-message", "no-such-language")
        assert wrong["facts"] == {"language": "fo", "known": ", ".join(LANGUAGES)}
        assert wrong["text"] == f"Es gibt keine Sprache „fo“. Vorhanden: {', '.join(LANGUAGES)}."
        assert line.ask("join", code="ABCD-EFGH", name="Anna", language="x" * 36)["reason"] == "bad-message"


def test_the_page_is_told_of_it_and_where_english_stands_in(server: Serving) -> None:
    told = {each["code"]: each for each in get(server, "/api/languages").json()}
    assert set(told) == set(LANGUAGES)
    assert {code: bool(each["fallback"]) for code, each in told.items()} == {
        code: code == "de" for code in LANGUAGES
    }
    assert told["de"]["fallback"] == told["en"]["words"]
    words = get(server, told["de"]["words"])
    assert "immutable" in words.headers["cache-control"]
    assert "page-welcome = Setz dich" in words.text
    # The words of the game, the label that a German message quotes, and no comment.
    assert "card-chopsticks = Stäbchen" in words.text
    assert "page-hint = Hint" in words.text
    assert "#" not in words.text
    assert "\n\n" not in words.text
    assert "page-try-again" not in words.text


def test_words_of_another_version_are_sent_but_not_kept(server: Serving) -> None:
    old = get(server, "/words/is?v=0123456789abcdef")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    assert get(server, "/words/is", **{"if-none-match": old.headers["etag"]}).status_code == 304
    for nothing in ("/words/fo", "/words/en.ftl", "/words/..%2Fen"):
        assert get(server, nothing).status_code == 404


def test_the_page_holds_the_languages_as_data(server: Serving) -> None:
    page = get(server, "/", accept="text/html")
    held = re.search(r'<script type="application/json" id="languages">(.*?)</script>', page.text)
    assert held, "the page is not built: run make"
    assert held[1] == get(server, "/api/languages").text
