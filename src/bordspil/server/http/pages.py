"""The web page: the built one, or a plain one that explains what this is until there is one."""

from __future__ import annotations

import html
import mimetypes
from functools import cache, lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from bordspil.locales import LANGUAGES
from bordspil.server.http.compressed import Compressed
from bordspil.server.http.exchange import accepted_language
from bordspil.server.language.page_words import languages_as_json, page_words
from bordspil.server.language.speakers import speaker

STATIC = Path(__file__).parents[2] / "static"
# The page's own paths, which it routes itself.
PATHS = (
    *("/", "/t/{rest:path}", "/w/{rest:path}", "/r/{rest:path}", "/p/{rest:path}"),
    *("/learn", "/learn/{game}", "/pad", "/settings", "/about"),
)
# File names under assets/ change with their contents; the page and its worker name the newest.
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
# Where the list of languages goes into the page.
LANGUAGES_MARK = "<!-- languages -->"
LINKS = ("/api/games", "/api/tables", "/api/schema", "/health", "/ready")


class Page:
    """The page in a folder, which may be rebuilt while the server runs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.index = folder / "index.html"

    def routes(self) -> list[BaseRoute]:
        """The page's paths and files. They come last, because a file can have any name."""
        return [
            *(Route(path, self.front) for path in PATHS),
            Route("/assets/{name}", self.asset),
            Route("/words/{language}", words_of_page),
            Route("/{name}", self.public_file),
        ]

    async def asset(self, request: Request) -> Response:
        """A file that browsers may cache forever."""
        return self.file(self.folder / "assets", request, FOREVER)

    async def public_file(self, request: Request) -> Response:
        """A file with a fixed name: icons, the manifest, the service worker."""
        return self.file(self.folder, request, REVALIDATE)

    def file(self, folder: Path, request: Request, cache_control: str) -> Response:
        """A file directly in a folder, and nothing else on the disk."""
        file = folder / Path(request.path_params["name"]).name
        if file.name != request.path_params["name"] or file == self.index or not file.is_file():
            raise HTTPException(404)
        return answer_with(file, request, cache_control)

    async def front(self, request: Request, status: int = 200) -> Response:
        """The page itself; never cached, because it names the newest files."""
        if self.index.is_file():
            page = filled_in(self.index, self.index.stat().st_mtime_ns)
            return page.answer(request, "text/html", REVALIDATE, status)
        language = request.query_params.get("language")
        if language not in LANGUAGES:
            language = accepted_language(request)
        return HTMLResponse(plain_page(language), headers={"cache-control": REVALIDATE})

    async def not_found(self, request: Request) -> Response | None:
        """The page, which explains that nothing is here; only for browsers, not for programs."""
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not self.index.is_file() or not wants_page or request.url.path.startswith("/api/"):
            return None
        return await self.front(request, 404)


def answer_with(file: Path, request: Request, cache_control: str, status: int = 200) -> Response:
    """A file, gzipped if possible; 304 if the browser already has it."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    compressed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and compressed.is_file():
        file, headers["content-encoding"] = compressed, "gzip"
    answer = FileResponse(file, status, headers, kind, stat_result=file.stat())
    if status == 200 and request.headers.get("if-none-match") == answer.headers["etag"]:
        return Response(status_code=304, headers={**headers, "etag": answer.headers["etag"]})
    return answer


@lru_cache(maxsize=4)
def filled_in(index: Path, changed: int) -> Compressed:
    """The built page with the list of languages; `changed` is its modification time."""
    # The list must not end the element that holds it.
    languages = languages_as_json().replace("<", "\\u003c")
    element = f'<script type="application/json" id="languages">{languages}</script>'
    return Compressed.of(index.read_text(encoding="utf-8").replace(LANGUAGES_MARK, element))


async def words_of_page(request: Request) -> Response:
    """The page's texts in a language; cached forever if the requested version is the newest."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    newest = page_words(language)
    cache_control = FOREVER if request.query_params.get("v") == newest.version else REVALIDATE
    return compressed_words(language).answer(request, "text/plain", cache_control)


@cache
def compressed_words(language: str) -> Compressed:
    """The page's texts in a language, compressed once."""
    return Compressed.of(page_words(language).text)


def plain_page(language: str) -> str:
    """A page without styles or scripts."""
    say = speaker(language)
    links = "".join(f'<li><a href="{link}">{link}</a></li>' for link in LINKS)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Bordspil</title></head><body><h1>Bordspil</h1><p>{html.escape(say('page-about'))}</p>"
        f"<p>{html.escape(say('page-no-page'))}</p><ul>{links}</ul></body></html>\n"
    )
