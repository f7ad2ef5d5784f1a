"""A person with a browser of their own: what they see, what goes over their socket, and what goes wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from bordspil.server.language.speakers import speaker

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}
# Browsers send the region too.
LOCALES = {"en": "en-GB", "is": "is-IS", "es": "es-ES", "pl": "pl-PL", "de": "de-AT"}
PATIENCE = 20.0
expect.set_options(timeout=1000 * PATIENCE)

# Runs before the page: reports violations of the security policy as errors, and sets a name and a tempo.
BEFORE = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
try {
  localStorage.bordspil ??= JSON.stringify(KEPT);
} catch {
  // Pages without storage, such as about:blank, need no name.
}
"""


def context_args(
    *, language: str = "en", size: dict[str, int] = PHONE, dark: bool = False, motion: bool = False
) -> dict[str, Any]:
    """The arguments for a person's browser context."""
    return {
        "locale": LOCALES[language],
        "viewport": size,
        "has_touch": size["width"] < 600,
        "color_scheme": "dark" if dark else "light",
        "reduced_motion": "no-preference" if motion else "reduce",
    }


class Person:
    """A browser context with a page whose messages and problems are recorded."""

    def __init__(
        self, context: BrowserContext, url: str, name: str, language: str = "en", tempo: str = "quick"
    ) -> None:
        self.context, self.url, self.name, self.language = context, url, name, language
        self.problems: list[str] = []
        # All messages of all sockets so far, in order.
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.ignored: list[str] = []
        context.set_default_timeout(1000 * PATIENCE)
        expect.set_options(timeout=1000 * PATIENCE)
        context.add_init_script(BEFORE.replace("KEPT", json.dumps({"name": name, "tempo": tempo})))
        context.on("page", self.watch)
        self.page: Page = context.new_page()

    def watch(self, page: Page) -> None:
        """Record what a page of this person does."""
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self.listen)

    def note(self, message: ConsoleMessage) -> None:
        """Record errors and warnings as problems."""
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} ({message.location['url']})")

    def listen(self, socket: WebSocket) -> None:
        """Record the messages of a socket."""
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.receive(json.loads(frame)))

    def receive(self, message: dict[str, Any]) -> None:
        """Record a message of the server, and keep the view up to date."""
        self.received.append(message)
        if message["type"] == "welcome":
            self.view = message["view"]
        elif message["type"] == "update":
            self.view = {**({} if message["whole"] else self.view or {}), **message["changes"]}

    @property
    def table(self) -> dict[str, Any]:
        """The table as the server last sent it; empty before that."""
        tables = (message["table"] for message in reversed(self.received) if message.get("table"))
        return next(tables, {})

    @property
    def names(self) -> list[str]:
        """The name of each seat."""
        return [seat["name"] for seat in self.table.get("seats", [])]

    def ignore_problems(self, pattern: str) -> None:
        """Expect problems that match a pattern, as when a server is killed."""
        self.ignored.append(pattern)

    def check(self) -> None:
        """Fail if anything went wrong on this person's pages."""
        bad = [
            problem
            for problem in self.problems
            if not any(re.search(pattern, problem) for pattern in self.ignored)
        ]
        assert bad == [], f"{self.name}'s browser reports {bad}"

    # What people do and see.

    def say(self, key: str, **facts: Any) -> str:
        """A message in this person's language."""
        return speaker(self.language)(key, **facts)

    def go(self, path: str = "/") -> None:
        """Open an address and wait until the page is drawn."""
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def button(self, key: str, within: Locator | None = None, **facts: Any) -> Locator:
        """The button with this message."""
        return (within or self.page).get_by_role("button", name=self.say(key, **facts))

    @property
    def board(self) -> Locator:
        """The board of the table."""
        region = self.page.get_by_role("region", name=self.say("page-board"), exact=True)
        # A rule book may have a chapter of that name.
        return region.and_(self.page.locator("[aria-labelledby=board-title]"))

    def play_now(self, title: str) -> None:
        """Start a match against bots from the home page, with one click."""
        self.go()
        game = self.page.get_by_role("article", name=title)
        self.button("page-play-now", game).click()
        expect(self.board).to_be_visible()

    def wait(self, until: Callable[[], Any], what: str) -> None:
        """Wait until a condition holds."""
        for _ in range(int(PATIENCE * 50)):
            if until():
                return
            # Playwright delivers events only while it is waiting.
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} waited in vain for {what}")

    def assert_fits(self) -> None:
        """Fail if the page scrolls horizontally."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"
