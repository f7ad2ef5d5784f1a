"""What everybody can use: axe-core's rules, sizes, targets and stillness, looked for on the page as it is now."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from tests.browser.person import DESKTOP, NARROW, PHONE, Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Every rule that axe has for a standard, and its good manners; `target-size` must be asked for.
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
RUN = """(rules) => axe.run(document, rules).then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
  nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} | ${node.any.concat(node.all, node.none).map((c) => c.message).join('; ')}`)))"""
# A large screen on which everything is twice as large.
ZOOMED = {"width": 720, "height": 450}
FINGER, DENSE = 40, 24
SMALL = """([finger, dense]) => {
  const found = [];
  for (const each of document.querySelectorAll('button, a[href], select, input, summary, [role=button]')) {
    if (each.closest('[inert]') || !each.checkVisibility({ visibilityProperty: true })) continue;
    const label = each.matches('input') ? each.closest('label') ?? each : each;
    const { width, height } = label.getBoundingClientRect();
    // Links within a sentence are as high as its lines.
    if (each.matches('p a, li a:not([class])')) continue;
    const least = each.matches('[data-cell]') ? dense : finger;
    if (width < least || height < least) found.push(`${width}×${height}: ${each.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""


@functools.cache
def axe() -> str:
    """axe-core, which needs no leave of the page's policy when a debugger brings it in."""
    assert AXE.is_file(), "axe-core is missing: run make"
    return AXE.read_text(encoding="utf-8")


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page as it stands."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(RUN, RULES)
    return found
