"""Accessibility checks for the page in its current state."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ViewportSize

from tests.browser.helpers.person import DESKTOP, NARROW, PHONE, Person

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
# All WCAG rules of axe and its best practices; `target-size` is off by default.
EVERY_RULE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
# Colours are the same at every width, so all rules run only once per theme.
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
# A desktop at 200 % zoom.
ZOOMED: ViewportSize = {"width": 720, "height": 450}
# The smallest touch targets in pixels. On a phone the ten cells of a row are narrower, but larger buttons do
# the same.
FINGER, DENSE = 40, 24
SMALL = """([finger, dense]) => {
  const found = [];
  for (const each of document.querySelectorAll('button, a[href], select, input, summary')) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue;
    // Links within a sentence are exempt.
    if (each.matches('p a, li a:not([class])')) continue;
    const target = (each.matches('input') && each.closest('label')) || each;
    const { width, height } = target.getBoundingClientRect();
    const least = each.matches('[data-cell]') ? dense : finger;
    // Tolerate fractions of a pixel.
    if (width + 0.5 < least || height + 0.5 < least) {
      found.push(`${width}×${height}: ${each.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}"""
# Runs before the page: records what a screen reader would announce.
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
# Runs before the page: disables long timers, so that a slow check is not interrupted.
NO_LONG_TIMERS = """{
  const wait = setTimeout;
  globalThis.setTimeout = (then, after, ...more) => wait(then, after >= 30_000 ? 1e8 : after, ...more);
}"""


@functools.cache
def axe() -> str:
    """The source of axe-core. Evaluated by the debugger, it bypasses the Content-Security-Policy."""
    assert AXE.is_file(), "axe-core is missing: run make"
    return AXE.read_text(encoding="utf-8")


def violations(person: Person, rules: dict[str, Any]) -> list[str]:
    """The violations that axe-core finds."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(axe())
    found: list[str] = person.page.evaluate(RUN, rules)
    return found


def assert_accessible(person: Person, what: str) -> None:
    """No violations in both themes, on phone and desktop, narrow and zoomed."""
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
        assert small == [], f"{what}, {size['width']} wide, has too small targets: {small}"
    moving = page.evaluate("document.getAnimations().map(({ effect }) => effect.target?.outerHTML)")
    assert moving == [], f"{what}: something moves despite reduced motion: {moving}"
    page.set_viewport_size(before)
