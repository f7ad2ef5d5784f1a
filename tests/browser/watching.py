"""What a browser itself measures while somebody plays: bytes, shifts of the layout, frames."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.browser.person import Person

# Milliseconds between two bursts, and within one.
GAP, BURST = 1000, 5000
# Run before the page: everything that moved without being animated, and what it was.
SHIFTS = """
globalThis.shifts = [];
const named = ({ node, previousRect: was, currentRect: is }) => {
  const element = node instanceof Element ? node : node?.parentElement;
  const [name] = String(element?.className.baseVal ?? element?.className).split(/ ?svelte/);
  return `${element?.localName}.${name} by ${is.x - was.x | 0}, ${is.y - was.y | 0}`;
};
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
    shifts.push({ when: startTime, value, isAsked: hadRecentInput, what: sources.map(named) });
}).observe({ type: 'layout-shift', buffered: true });
"""


@dataclass(frozen=True)
class Shift:
    """Something that moved on the screen; `is_asked` if somebody had just pressed something."""

    when: float
    value: float
    is_asked: bool
    what: tuple[str, ...]


def watch_shifts(person: Person) -> None:
    """Notes every shift of the layout from the next page on."""
    person.context.add_init_script(SHIFTS)


def shifts(person: Person) -> list[Shift]:
    """What has moved since the page was loaded."""
    found: list[dict[str, Any]] = person.page.evaluate("shifts")
    return [Shift(each["when"], each["value"], each["isAsked"], tuple(each["what"])) for each in found]


def worst_shift(found: list[Shift]) -> float:
    """The cumulative layout shift as browsers report it: the worst burst, of five seconds at most."""
    worst = burst = 0.0
    began = last = float("-inf")
    for shift in sorted(found, key=lambda shift: shift.when):
        if shift.when - last > GAP or shift.when - began > BURST:
            burst, began = 0.0, shift.when
        burst, last = burst + shift.value, shift.when
        worst = max(worst, burst)
    return worst


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
    path = url.split("?", maxsplit=1)[0]
    kinds = {".js": "scripts", ".css": "styles", ".woff2": "fonts", ".svg": "icons", ".png": "icons"}
    kinds[".webmanifest"] = "icons"
    found = next((kind for end, kind in kinds.items() if path.endswith(end)), None)
    if "/words/" in path:
        return "words"
    return found or ("answers" if "/api/" in path or path.endswith("/health") else "page")


def watch_bytes(person: Person) -> Bytes:
    """Counts what the person's page loads from now on; nothing is kept from before, nor by a worker."""
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    bytes_, session = Bytes(), person.context.new_cdp_session(person.page)
    session.on("Network.responseReceived", bytes_.note)
    session.on("Network.loadingFinished", bytes_.add)
    session.send("Network.enable")
    return bytes_
