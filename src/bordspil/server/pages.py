"""The page: the built one, or a plain one that says what this is while there is none."""

from __future__ import annotations

import html
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from bordspil.locales import LANGUAGES
from bordspil.server.languages import liked_language
from bordspil.server.page_words import languages_as_json, page_words
from bordspil.server.pressed import Pressed
from bordspil.server.words import speaker

STATIC = Path(__file__).parent.parent / "static"
# The page's own addresses: it finds out by itself what they mean.
PLACES = (
    *("/", "/t/{rest:path}", "/w/{rest:path}", "/r/{rest:path}", "/p/{rest:path}"),
    *("/learn", "/learn/{game}", "/pad", "/settings", "/about"),
)
# Names under assets/ change with their contents; the page and its worker name the newest.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
# Where the page is told which languages there are.
LANGUAGES_HERE = "<!-- languages -->"
LINKS = ("/api/games", "/api/tables", "/api/schema", "/health", "/ready")


class Page:
    """The page in a folder, which may be built anew while the server runs."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self.index = folder / "index.html"

    def routes(self) -> list[BaseRoute]:
        """The page's own addresses and its files; last of all, for these may be called anything."""
        return [
            *(Route(path, self.front) for path in PLACES),
            Route("/assets/{name}", self.asset),
            Route("/words/{language}", words),
            Route("/{name}", self.public_file),
        ]

    async def asset(self, request: Request) -> Response:
        """A file that browsers may keep for ever."""
        return self.file(self.folder / "assets", request, FOR_EVER)

    async def public_file(self, request: Request) -> Response:
        """A file that others ask for by its name: icons, the manifest, the service worker."""
        return self.file(self.folder, request, ASK_AGAIN)

    def file(self, folder: Path, request: Request, kept: str) -> Response:
        """A file right in a folder, and nothing else of the disk."""
        file = folder / Path(request.path_params["name"]).name
        if file.name != request.path_params["name"] or file == self.index or not file.is_file():
            raise HTTPException(404)
        return answer_with(file, request, kept)

    async def front(self, request: Request, status: int = 200) -> Response:
        """The page itself, asked for each time: it names the newest files."""
        if self.index.is_file():
            page = filled_in(self.index, self.index.stat().st_mtime_ns)
            return page.answer(request, "text/html", ASK_AGAIN, status)
        language = request.query_params.get("language")
        if language not in LANGUAGES:
            language = liked_language(request.headers.get("accept-language", ""))
        return HTMLResponse(plain_page(language), headers={"cache-control": ASK_AGAIN})

    async def nowhere(self, request: Request) -> Response | None:
        """The page, which then says that there is nothing: for people in a browser, not for programs."""
        wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if not self.index.is_file() or not wants_page or request.url.path.startswith("/api/"):
            return None
        return await self.front(request, 404)


def answer_with(file: Path, request: Request, kept: str, status: int = 200) -> Response:
    """A file, compressed if it is and the browser understands; only its tag if the browser has it."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    compressed = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and compressed.is_file():
        file, headers["content-encoding"] = compressed, "gzip"
    answer = FileResponse(file, status, headers, kind, stat_result=file.stat())
    if status == 200 and request.headers.get("if-none-match") == answer.headers["etag"]:
        return Response(status_code=304, headers={**headers, "etag": answer.headers["etag"]})
    return answer


@lru_cache(maxsize=4)
def filled_in(index: Path, changed: int) -> Pressed:
    """The built page as it was when it was `changed`, told which languages there are."""
    # Nothing in it may end the element that holds it.
    languages = languages_as_json().replace("<", "\\u003c")
    element = f'<script type="application/json" id="languages">{languages}</script>'
    return Pressed.of(index.read_text(encoding="utf-8").replace(LANGUAGES_HERE, element))


async def words(request: Request) -> Response:
    """The page's words in a language; kept for ever if these are the very ones that were asked for."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    newest = page_words(language)
    kept = FOR_EVER if request.query_params.get("v") == newest.version else ASK_AGAIN
    return newest.pressed.answer(request, "text/plain", kept)


def plain_page(language: str) -> str:
    """A page without style or script, which anybody can read."""
    say = speaker(language)
    links = "".join(f'<li><a href="{link}">{link}</a></li>' for link in LINKS)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Bordspil</title></head><body><h1>Bordspil</h1><p>{html.escape(say('page-about'))}</p>"
        f"<p>{html.escape(say('page-no-page'))}</p><ul>{links}</ul></body></html>\n"
    )
