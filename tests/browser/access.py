"""What everybody can use: looked for on the page as it is now, whoever is there and whatever is open."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ViewportSize

from tests.browser.person import DESKTOP, NARROW, PHONE, Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Every rule that axe has for a standard, and its good manners; `target-size` must be asked for.
EVERY_RULE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# Colours are the same at every width, so that the other rules are tried once in each theme.
LOOKS: tuple[tuple[int, Literal["light", "dark"], dict[str, Any]], ...] = (
    (PHONE["width"], "light", EVERY_RULE),
    (PHONE["width"], "dark", CONTRAST),
    (DESKTOP["width"], "dark", EVERY_RULE),
)
RUN = """async (rules) => {
  const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)}: ${failureSummary}`));
}"""
# A large screen on which everything is twice as large.
ZOOMED: ViewportSize = {"width": 720, "height": 450}
# Fingers need so many pixels; ten cells side by side have less on a phone, but what they do can be done by
# the large cards and buttons below, too.
FINGER, DENSE = 40, 24
SMALL = """([finger, dense]) => {
  const found = [];
  for (const each of document.querySelectorAll('button, a[href], select, input, summary')) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue;
    // Links within a sentence are as high as its lines.
    if (each.matches('p a, li a:not([class])')) continue;
    const target = (each.matches('input') && each.closest('label')) || each;
    const { width, height } = target.getBoundingClientRect();
    const least = each.matches('[data-cell]') ? dense : finger;
    // A pixel's fraction is nobody's.
    if (width + 0.5 < least || height + 0.5 < least) {
      found.push(`${width}×${height}: ${each.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}"""
# Run before the page: keeps what a screen reader would read out, of logs what is added, of others all.
LISTEN = """
window.spoken = { log: [], status: [] };
new MutationObserver((changes) => {
  const changed = new Set();
  for (const { target, addedNodes } of changes) {
    const near = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = near?.closest('[role=log], [role=status], [role=alert], [aria-live=polite]');
    if (region?.matches('[role=log]')) for (const node of addedNodes) spoken.log.push(node.textContent);
    else if (region) changed.add(region);
  }
  for (const region of changed) if (region.textContent.trim()) spoken.status.push(region.textContent.trim());
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
# Run before the page: what goes on by itself after half a minute waits for whoever looks at everything first.
NO_HURRY = """{
  const wait = setTimeout;
  globalThis.setTimeout = (then, after, ...more) => wait(then, after >= 30_000 ? 1e8 : after, ...more);
}"""


@functools.cache
def axe() -> str:
    """axe-core; what a debugger brings in needs no leave of the page's policy."""
    assert AXE.is_file(), "axe-core is missing: run make"
    return AXE.read_text(encoding="utf-8")


def violations(person: Person, rules: dict[str, Any]) -> list[str]:
    """What axe-core finds on the page as it stands."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe())
    found: list[str] = person.page.evaluate(RUN, rules)
    return found


def assert_open_to_all(person: Person, what: str) -> None:
    """By day and night, on a phone and a desktop, narrow and enlarged: no rule of accessibility is broken."""
    page, before = person.page, person.page.viewport_size
    assert before is not None
    for width, theme, rules in LOOKS:
        page.set_viewport_size({"width": width, "height": 850})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = violations(person, rules)
        assert found == [], f"{what}, {width} wide, {theme}: " + "\n".join(found)
    for size in (NARROW, ZOOMED):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        person.assert_fits()
        small = page.evaluate(SMALL, [FINGER, DENSE])
        assert small == [], f"{what}, {size['width']} wide, has targets that are too small: {small}"
    moving = page.evaluate("document.getAnimations().map(({ effect }) => effect.target?.outerHTML)")
    assert moving == [], f"{what}: nothing moves for whom motion is reduced: {moving}"
    page.set_viewport_size(before)
