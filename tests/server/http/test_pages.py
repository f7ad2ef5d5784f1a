"""ServerProcess the built page."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from bordspil.server.http.pages import Page

BROWSER = {"accept": "text/html,*/*;q=0.8"}
SCRIPT = b"console.log('sushi');" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Built</title>")
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "nunito-abc.woff2").write_bytes(b"font")
    (folder / "sw.js").write_text("self.skipWaiting();")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=Page(folder).routes())

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
            return await client.get(path, headers={"accept-encoding": "identity", **headers})

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/w/some-key", "/r/some-record", "/settings", "/about"])
def test_the_pages_own_paths_serve_the_page_uncached(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Built" in answer.text


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-abc.js", "text/javascript", "immutable"),
        ("/assets/nunito-abc.woff2", "font/woff2", "immutable"),
        ("/sw.js", "text/javascript", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_files_have_the_right_type_and_cache_time(built: Path, path: str, kind: str, kept: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert kept in answer.headers["cache-control"]


def test_compressed_files_go_to_browsers_that_accept_them(built: Path) -> None:
    plain, gzipped = (
        get(built, "/assets/index-abc.js", **{"accept-encoding": encoding})
        for encoding in ("identity", "gzip, deflate, br")
    )
    assert plain.content == gzipped.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert gzipped.headers["content-encoding"] == "gzip"
    assert gzipped.headers["content-type"].startswith("text/javascript")
    assert int(gzipped.headers["content-length"]) < len(SCRIPT) / 10
    assert plain.headers["vary"] == gzipped.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != gzipped.headers["etag"]


def test_a_browser_with_the_newest_page_does_not_get_it_again(built: Path) -> None:
    tag = get(built, "/").headers["etag"]
    again = get(built, "/", **{"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    (built / "index.html").write_text("<!doctype html><title>Built anew</title>")
    assert "anew" in get(built, "/", **{"if-none-match": tag}).text


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/index.html",
        "/assets",
        "/assets/",
        "/assets/%00",
        "/%2e%2e",
        "/sw.js%00",
    ],
)
def test_nothing_else_on_the_disk_is_served(built: Path, path: str) -> None:
    answer = get(built, path, **BROWSER)
    assert answer.status_code in (404, 307)
    assert "secret" not in answer.text.replace(path, "")


def test_without_a_built_page_a_plain_one_explains_in_the_readers_language(tmp_path: Path) -> None:
    for path in ("/", "/t/ABCDEF"):
        page = get(tmp_path, path, **{"accept-language": "pl-PL,en;q=0.5"})
        assert page.headers["content-type"].startswith("text/html")
        assert '<html lang="pl">' in page.text
        assert "Stół do gier" in page.text
    assert '<html lang="is">' in get(tmp_path, "/?language=is").text
