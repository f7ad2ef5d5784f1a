"""Somebody at a browser of their own: what they see, what goes over their line, and what goes wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from bordspil.server.words import speaker

PHONE = {"width": 390, "height": 844}
NARROW = {"width": 360, "height": 740}
DESKTOP = {"width": 1440, "height": 900}
# Browsers tell the region too.
LOCALES = {"en": "en-GB", "is": "is-IS", "es": "es-ES", "pl": "pl-PL", "de": "de-AT"}
PATIENCE = 20.0
expect.set_options(timeout=1000 * PATIENCE)

# Run before the page: a policy that is violated is told like any other error, and the person has a name.
BEFORE = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
try {
  localStorage.bordspil ??= JSON.stringify({ name: NAME });
} catch {
  // Pages without storage, such as about:blank, need no name.
}
"""


def context_args(
    *, language: str = "en", size: dict[str, int] = PHONE, dark: bool = False, motion: bool = False
) -> dict[str, Any]:
    """What makes a context one person's."""
    return {
        "locale": LOCALES[language],
        "viewport": size,
        "has_touch": size["width"] < 600,
        "color_scheme": "dark" if dark else "light",
        "reduced_motion": "no-preference" if motion else "reduce",
    }


class Person:
    """A browser context with a page, which is watched."""

    def __init__(self, context: BrowserContext, url: str, name: str, language: str = "en") -> None:
        self.context, self.url, self.name, self.language = context, url, name, language
        self.troubles: list[str] = []
        # What was sent and heard over all sockets so far, in order.
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] | None = None
        self.forgiven: list[str] = []
        context.set_default_timeout(1000 * PATIENCE)
        expect.set_options(timeout=1000 * PATIENCE)
        context.add_init_script(BEFORE.replace("NAME", json.dumps(name)))
        context.on("page", self.watch)
        self.page: Page = context.new_page()

    def watch(self, page: Page) -> None:
        """Notes all that a page of this person's says and does."""
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self.listen)

    def note(self, message: ConsoleMessage) -> None:
        """Errors and warnings are troubles."""
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.text} ({message.location['url']})")

    def listen(self, socket: WebSocket) -> None:
        """Keeps what goes over a socket."""
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        """Takes in what the server tells."""
        self.heard.append(message)
        if message["type"] == "welcome":
            self.view = message["view"]
        elif message["type"] == "update":
            self.view = {**({} if message["whole"] else self.view or {}), **message["changes"]}

    @property
    def table(self) -> dict[str, Any]:
        """The table as the server last told it; nothing before that."""
        tables = (message["table"] for message in reversed(self.heard) if message.get("table"))
        return next(tables, {})

    def forgive(self, pattern: str) -> None:
        """Expects troubles of this kind: a server that is killed can't be reached."""
        self.forgiven.append(pattern)

    def check(self) -> None:
        """Raises if anything went wrong on the pages of this person."""
        bad = [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.forgiven)
        ]
        assert bad == [], f"{self.name}'s browser complains: {bad}"

    # What people do and see.

    def say(self, key: str, **facts: Any) -> str:
        """The page's words in this person's language."""
        return speaker(self.language)(key, **facts)

    def go(self, path: str = "/") -> None:
        """Opens an address of the page and waits until it is drawn."""
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def button(self, key: str, within: Locator | None = None, **facts: Any) -> Locator:
        """The button with these words."""
        return (within or self.page).get_by_role("button", name=self.say(key, **facts))

    @property
    def board(self) -> Locator:
        """The board of the table."""
        return self.page.get_by_role("region", name=self.say("page-board"), exact=True)

    def play_now(self, title: str) -> None:
        """From the home page into a match against bots, with one click."""
        self.go()
        game = self.page.get_by_role("article", name=title)
        self.button("page-play-now", game).click()
        expect(self.board).to_be_visible()

    def wait(self, until: Callable[[], Any], what: str) -> None:
        """Waits for something that the frames or the page tell."""
        for _ in range(int(PATIENCE * 50)):
            if until():
                return
            # The browser's news come in only while it is being waited for.
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} waited in vain: {what}")

    def assert_fits(self) -> None:
        """Nothing is wider than the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{self.page.url} is {wide} px too wide"
