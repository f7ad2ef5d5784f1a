"""What the browser measures during a match: bytes and layout shifts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.browser.helpers.person import Person

# A burst ends after this many milliseconds without a shift, or after this many in total.
GAP, BURST = 1000, 5000
# Runs before the page: records every layout shift and the elements that moved.
SHIFTS = """
globalThis.shifts = [];
const named = ({ node, previousRect: was, currentRect: is }) => {
  const element = node instanceof Element ? node : node?.parentElement;
  const [name] = String(element?.className.baseVal ?? element?.className).split(/ ?svelte/);
  return `${element?.localName}.${name} by ${is.x - was.x | 0}, ${is.y - was.y | 0}`;
};
// The newest of the story stands above what came before. The element that moved most is named first.
const isStory = (most) =>
  Boolean((most?.node instanceof Element ? most.node : most?.node?.parentElement)?.closest('[role=log]'));
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
    shifts.push({
      when: startTime, value, isExpected: hadRecentInput || isStory(sources[0]), what: sources.map(named),
    });
}).observe({ type: 'layout-shift', buffered: true });
"""


@dataclass(frozen=True)
class Shift:
    """A layout shift; `is_expected` if it followed an input, or if what moved most is the growing story."""

    when: float
    value: float
    is_expected: bool
    what: tuple[str, ...]


def watch_shifts(person: Person) -> None:
    """Record layout shifts from the next page load on."""
    person.context.add_init_script(SHIFTS)


def shifts(person: Person) -> list[Shift]:
    """The layout shifts since the page was loaded."""
    found: list[dict[str, Any]] = person.page.evaluate("shifts")
    return [Shift(each["when"], each["value"], each["isExpected"], tuple(each["what"])) for each in found]


def worst_shift(found: list[Shift]) -> float:
    """The cumulative layout shift as browsers report it: the worst burst."""
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
    """The compressed bytes that were transferred, by kind of file."""

    sizes: Counter[str] = field(default_factory=Counter)
    _urls: dict[str, str] = field(default_factory=dict)

    def note(self, event: dict[str, Any]) -> None:
        """Note the start of a response."""
        self._urls[event["requestId"]] = event["response"]["url"]

    def add(self, event: dict[str, Any]) -> None:
        """Add a complete response."""
        self.sizes[kind_of(self._urls.get(event["requestId"], ""))] += int(event["encodedDataLength"])

    @property
    def files(self) -> list[str]:
        """The names of everything that was transferred."""
        return [url.rpartition("/")[2] for url in self._urls.values()]

    @property
    def without_fonts(self) -> int:
        """Everything except fonts."""
        return sum(self.sizes.values()) - self.sizes["fonts"]


def kind_of(url: str) -> str:
    """The kind of file at an address."""
    path = url.split("?", maxsplit=1)[0]
    kinds = {".js": "scripts", ".css": "styles", ".woff2": "fonts", ".svg": "icons", ".png": "icons"}
    kinds[".webmanifest"] = "icons"
    found = next((kind for end, kind in kinds.items() if path.endswith(end)), None)
    if "/words/" in path:
        return "words"
    return found or ("answers" if "/api/" in path or path.endswith("/health") else "page")


def watch_bytes(person: Person) -> Bytes:
    """Count what the page loads from now on, without a service worker."""
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    bytes_, session = Bytes(), person.context.new_cdp_session(person.page)
    session.on("Network.responseReceived", bytes_.note)
    session.on("Network.loadingFinished", bytes_.add)
    session.send("Network.enable")
    return bytes_
