"""The rule books, as the page fetches them."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from bordspil.games import find_game
from bordspil.locales.rule_book import rule_book
from tests.helpers.languages import SHIPPED
from tests.server.server_process import ServerProcess, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}") as server:
        yield server


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, trust_env=False, timeout=20)


@pytest.mark.parametrize("language", SHIPPED)
def test_a_rule_book_comes_in_the_requested_language(server: ServerProcess, language: str) -> None:
    answer = get(server, f"/api/rules/sushi-go?language={language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.text == rule_book(find_game("sushi-go").folder, language)
    assert "max-age" in answer.headers["cache-control"]


def test_a_rule_book_comes_in_the_browsers_language(server: ServerProcess) -> None:
    answer = get(server, "/api/rules/sequence", **{"accept-language": "pl,en;q=0.5"})
    assert answer.text == rule_book(find_game("sequence").folder, "pl")
    assert answer.headers["vary"] == "accept-language"


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/rules/chess", 404, "unknown-game"),
        ("/api/rules/sushi_go", 404, "unknown-game"),
        ("/api/rules/..%2F..%2Fserver", 404, "not-found"),
        ("/api/rules/sushi-go?language=xx", 400, "no-such-language"),
    ],
)
def test_a_missing_rule_book_is_an_error(server: ServerProcess, path: str, status: int, reason: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


@pytest.mark.parametrize("path", ["/learn", "/learn/sushi-go"])
def test_the_paths_of_the_rule_pages_serve_the_page(server: ServerProcess, path: str) -> None:
    assert get(server, path, accept="text/html").status_code == 200
