"""Hints on the boards: the suggested pieces are marked once the move is requested."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import NARROW, Person
from tests.browser.helpers.playing import is_due
from tests.browser.helpers.staged_match import StagedTable
from tests.server.server_process import ServerProcess

# Replaces the suggested move by `globalThis.suggestion`, so that each kind of move can be tested.
SUGGEST = """
const parse = JSON.parse;
JSON.parse = (text, ...more) => {
  const message = parse(text, ...more);
  if (message?.type === 'hint' && globalThis.suggestion) {
    const [best, ...others] = message.moves;
    const move = globalThis.suggestion;
    // The search may have found it too.
    message.moves = [{ ...best, move }, ...others.filter((each) => each.move !== move)];
  }
  return message;
};
"""


def ask_for_hint(
    server: ServerProcess, table: StagedTable, person: MakePerson, pattern: str
) -> tuple[Person, str]:
    """A person with a hint that suggests a move of a pattern, which is not shown yet; and that move."""
    anna = person(server=server, size=NARROW)
    anna.context.add_init_script(SUGGEST)
    table.go(anna)
    anna.wait(lambda: is_due(anna), "the turn")
    assert anna.view is not None
    move = next(move for move in anna.view["legal_moves"] if re.fullmatch(pattern, move))
    anna.page.evaluate("move => { globalThis.suggestion = move; }", move)
    anna.button("page-hint").click()
    expect(anna.button("page-hint-move")).to_be_visible()
    expect(suggested(anna)).to_have_count(0)
    return anna, move


def suggested(person: Person) -> Locator:
    """The buttons that the hint points to, by their accessible names."""
    return person.board.get_by_role("button", name=person.say("page-advised"))


def suggested_pieces(person: Person, attribute: str) -> Counter[Any]:
    """The pieces that the hint points to."""
    script = f"all => all.map((each) => each.closest('[{attribute}]')?.getAttribute('{attribute}'))"
    return Counter(suggested(person).evaluate_all(script))
