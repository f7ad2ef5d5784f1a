"""What doesn't depend on any table: games, languages, rule books, the message schema."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bordspil.games import find_game
from bordspil.locales.rule_book import rule_book, rule_book_language
from bordspil.server.http.catalogue import catalogue
from bordspil.server.http.exchange import as_json, charge, language_of
from bordspil.server.http.services import Services
from bordspil.server.language.page_words import languages_as_json

# How long browsers may cache a rule book: updates of the server should show up soon.
RULES_MAX_AGE = 600


class ReferenceEndpoints:
    """Games, languages, rule books and the schema."""

    def __init__(self, services: Services) -> None:
        self.limits = services.limits

    async def games(self, request: Request) -> Response:
        """The games, in the reader's language."""
        charge(request, self.limits)
        return as_json(catalogue(language_of(request)))

    async def languages(self, request: Request) -> Response:
        """The languages, as the page gets them."""
        charge(request, self.limits)
        return Response(languages_as_json(), media_type="application/json")

    async def rules(self, request: Request) -> Response:
        """A game's rule book as Markdown, in the reader's language."""
        charge(request, self.limits)
        folder, language = find_game(request.path_params["game"]).folder, language_of(request)
        text = rule_book(folder, language)
        if not text:
            raise HTTPException(404)
        headers = {"cache-control": f"public, max-age={RULES_MAX_AGE}", "vary": "accept-language"}
        # An untranslated rule book comes in English, and screen readers must know.
        headers["content-language"] = rule_book_language(folder, language)
        return Response(text, media_type="text/markdown", headers=headers)

    async def schema(self, request: Request) -> Response:
        """The socket messages as a JSON Schema."""
        from bordspil.wire.schema import json_schema  # noqa: PLC0415  (rarely needed)

        charge(request, self.limits)
        return as_json(json_schema())
