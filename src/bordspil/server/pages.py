"""The page: the built one, or a plain one that says what this is while there is none."""

from __future__ import annotations

import html
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bordspil.locales import LANGUAGES
from bordspil.server.languages import liked_language
from bordspil.server.words import speaker

STATIC = Path(__file__).parent.parent / "static"
# Their names change with their contents.
FOR_EVER = "public, max-age=31536000, immutable"
LINKS = ("/api/games", "/api/tables", "/api/schema", "/health", "/ready")
# Addresses inside the page: a table, a table to look on at, a match to see again.
PLACES = ("/t/{code}", "/w/{key}", "/r/{record}", "/settings", "/about")


class Assets(StaticFiles):
    """Files that browsers may keep for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if answer.status_code in (200, 304):
            answer.headers["cache-control"] = FOR_EVER
        return answer


def page_routes() -> list[BaseRoute]:
    """The page and its files."""
    routes: list[BaseRoute] = [Route("/", front)]
    if (STATIC / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=STATIC / "assets")))
        routes += [Route(place, front) for place in PLACES]
        routes += [Route(f"/{file.name}", beside(file)) for file in sorted(STATIC.glob("*.*"))]
    return routes


def beside(file: Path) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a file that keeps its name (icons, the manifest, the worker), so it is asked for anew."""

    async def answer(request: Request) -> Response:
        media_type = "application/manifest+json" if file.suffix == ".webmanifest" else None
        return FileResponse(file, headers={"cache-control": "no-cache"}, media_type=media_type)

    return answer


async def front(request: Request) -> Response:
    """The front page, never kept: it names the newest files."""
    built = STATIC / "index.html"
    headers = {"cache-control": "no-cache"}
    if built.is_file():
        return FileResponse(built, headers=headers)
    language = request.query_params.get("language")
    if language not in LANGUAGES:
        language = liked_language(request.headers.get("accept-language", ""))
    return HTMLResponse(plain_page(language), headers=headers)


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
