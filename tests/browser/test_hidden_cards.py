"""The page gives away nothing hidden: not on the screen, not in storage, not over its socket."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest

from bordspil.games import find_game
from tests.browser.conftest import MakePerson
from tests.browser.helpers.driver import GAMES, driver_of
from tests.browser.helpers.person import DESKTOP, Person
from tests.browser.helpers.playing import is_due, is_over, play
from tests.browser.helpers.secrecy import Recorder, Truth, named, truth_of
from tests.browser.helpers.turns import join_table, switch_tips_off
from tests.server.clients import talk
from tests.server.server_process import ServerProcess

MANY_SEATS = 5
# All texts and attributes of the page, except for the cells of Sequence, which show every card.
LOOK = """async () => {
  const DRAWING = ['class', 'd', 'points', 'transform', 'viewBox'];
  const words = [];
  for (const each of document.querySelectorAll('body *:not([data-cell], [data-cell] *)')) {
    const shown = [...each.attributes].filter(({ name }) => !DRAWING.includes(name));
    words.push(...shown.map(({ value }) => value));
    words.push(...[...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data));
  }
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const stored = await Promise.all(stores.map((store) => store.keys()));
  return {
    words: words.join('\\n'),
    page: document.documentElement.outerHTML,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]),
    fetched: performance.getEntriesByType('resource').map(({ name }) => name)
      .concat(stored.flat().map(({ url }) => url)),
    globals: Object.getOwnPropertyNames(window),
  };
}"""


@dataclass
class Glance:
    """What could be found on a person's page at a moment, and the cards they had received by then."""

    person: Person
    found: dict[str, Any]
    known: set[str]


def glance(person: Person, game: str) -> Glance:
    """Look at everything on a page; messages are read afterwards, as they arrive before they are drawn."""
    found = person.page.evaluate(LOOK)
    return Glance(person, found, named(game, [frame for frame in person.received if "match" in frame]))


def check_glance(seen: Glance, game: str, truth: Truth, usual: set[str]) -> None:
    """Fail if the page holds more than its seat has received."""
    person, found = seen.person, seen.found
    assert str(truth.record.seed) not in found["page"] + found["kept"], "the seed is on the page"
    driver = driver_of(game)
    hidden = driver.cards - seen.known
    names = [name for card in hidden for name in driver.card_words(person, card)]
    pattern = rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)"
    shown = [line for line in found["words"].split("\n") if hidden and re.search(pattern, line)]
    assert not shown, f"{person.name} can't know what is named here: {shown}"
    assert not named(game, found["kept"]), "cards are kept in storage"
    # Svelte stores its version there.
    assert set(found["globals"]) <= {*usual, "__svelte"}, "the page leaks something into globals"
    assert not [name for name in found["fetched"] if "/api/records" in name]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_holds_no_more_than_its_seat_may_know(
    person: MakePerson, server: ServerProcess, game: str
) -> None:
    seats = max(count for count in find_game(game).seat_counts if count <= MANY_SEATS)
    choose = random.Random(game).choice
    anna, olga = person("Anna", size=DESKTOP), person("Olga", language="pl", size=DESKTOP)
    # The globals of a document without scripts.
    anna.ignore_problems("favicon.ico")
    anna.page.goto(f"{server.url}/api/games")
    usual = set(anna.page.evaluate("Object.getOwnPropertyNames(window)"))
    recorders = [Recorder(anna), Recorder(olga)]
    with talk(server.ws) as host:
        bots = {str(seat): "family" for seat in range(1, seats)}
        table = host.ask("open", game=game, name="Host", seat_count=seats, bots=bots, settings={"pace": 0})[
            "table"
        ]
        join_table(anna, table["code"])
        olga.go(f"/w/{table['watch_key']}")
        olga.wait(lambda: olga.received, "the table")
        assert host.ask("start")["type"] == "done"
        # The coach mentions cards that are still hidden.
        switch_tips_off(anna)
        glances = []
        while True:
            anna.wait(lambda: is_due(anna) or is_over(anna), "the next turn or the end")
            if is_over(anna):
                break
            glances += [glance(anna, game), glance(olga, game)]
            assert anna.view is not None
            play(anna, choose(anna.view["legal_moves"]))
        olga.wait(lambda: is_over(olga), "the end")
    truth = truth_of(anna)
    truth.check(recorders[0], 0)
    truth.check(recorders[1], None)
    for seen in glances if driver_of(game).cards else ():
        check_glance(seen, game, truth, usual)
