"""What a browser itself measures while somebody plays: bytes, shifts of the layout, frames."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.person import Person

# Run before the page: everything that moved without being animated, and what it was.
SHIFTS = """
globalThis.shifts = [];
const named = ({ node, previousRect: was, currentRect: is }) => {
  const element = node instanceof Element ? node : node?.parentElement;
  const [name] = String(element?.className.baseVal ?? element?.className).split(/ ?svelte/);
  return `${element?.localName}.${name} by ${is.x - was.x | 0}, ${is.y - was.y | 0}`;
};
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    shifts.push({ value, isAsked: hadRecentInput, what: sources.map(named) });
}).observe({ type: 'layout-shift', buffered: true });
"""


@dataclass(frozen=True)
class Shift:
    """Something that moved on the screen; `is_asked` if somebody had just pressed something."""

    value: float
    is_asked: bool
    what: tuple[str, ...]


def watch_shifts(person: Person) -> None:
    """Notes every shift of the layout from the next page on."""
    person.context.add_init_script(SHIFTS)


def shifts(person: Person) -> list[Shift]:
    """What has moved since the page was loaded."""
    found: list[dict[str, Any]] = person.page.evaluate("shifts")
    return [Shift(each["value"], each["isAsked"], tuple(each["what"])) for each in found]


@dataclass
class Bytes:
    """What has come over the line, by kind, as compressed as it came."""

    sizes: Counter[str] = field(default_factory=Counter)
    _urls: dict[str, str] = field(default_factory=dict)

    def note(self, event: dict[str, Any]) -> None:
        """An answer begins."""
        self._urls[event["requestId"]] = event["response"]["url"]

    def add(self, event: dict[str, Any]) -> None:
        """An answer is complete."""
        self.sizes[kind_of(self._urls.get(event["requestId"], ""))] += int(event["encodedDataLength"])

    @property
    def without_fonts(self) -> int:
        """All but the fonts."""
        return sum(self.sizes.values()) - self.sizes["fonts"]


def kind_of(url: str) -> str:
    """What kind of file an address gives."""
    path = url.split("?")[0]
    kinds = {".js": "scripts", ".css": "styles", ".woff2": "fonts", ".svg": "icons", ".png": "icons"}
    kinds[".webmanifest"] = "icons"
    found = next((kind for end, kind in kinds.items() if path.endswith(end)), None)
    if found == "scripts" and "/words-" in path:
        return "words"
    return found or ("answers" if "/api/" in path or path.endswith("/health") else "page")


def watch_bytes(person: Person) -> tuple[Bytes, CDPSession]:
    """Counts what the person's page loads from now on; nothing is kept from before."""
    bytes_, session = Bytes(), person.context.new_cdp_session(person.page)
    session.on("Network.responseReceived", bytes_.note)
    session.on("Network.loadingFinished", bytes_.add)
    session.send("Network.enable")
    return bytes_, session
