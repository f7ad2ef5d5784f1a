"""The page shows no hidden thing: not on the screen, not in the page's memory, not on its line."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest

from tests.browser.company import come_in
from tests.browser.conftest import MakePerson
from tests.browser.person import DESKTOP, Person
from tests.browser.playing import is_due, is_over, play
from tests.browser.truth import CARDS, Ear, Truth, named, truth_of
from tests.server.serving import Serving
from tests.server.talking import talk

# All words and attributes of the page, without the cells of Sequence, on which every card is printed.
LOOK = """async () => {
  const DRAWING = ['class', 'd', 'points', 'transform', 'viewBox'];
  const words = [];
  for (const each of document.querySelectorAll('body *:not([data-cell], [data-cell] *)')) {
    const told = [...each.attributes].filter(({ name }) => !DRAWING.includes(name));
    words.push(...told.map(({ value }) => value));
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
    """What could be found on somebody's page at a moment, and how much of it they had been told by then."""

    person: Person
    found: dict[str, Any]
    told: set[str]


def glance(person: Person, game: str) -> Glance:
    """Looks at everything on a page. The frames are taken afterwards: what is drawn has been told."""
    found = person.page.evaluate(LOOK)
    return Glance(person, found, named(game, [frame for frame in person.heard if "match" in frame]))


def check_glance(seen: Glance, game: str, truth: Truth, usual: set[str]) -> None:
    """Nothing on the page is more than what its place was told."""
    person, found = seen.person, seen.found
    assert str(truth.record.seed) not in found["page"] + found["kept"], "the seed is on the page"
    hidden = every_card(game) - seen.told
    names = [name for card in hidden for name in card_words(person, game, card)]
    pattern = rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)"
    shown = [line for line in found["words"].split("\n") if hidden and re.search(pattern, line)]
    assert not shown, f"{person.name} knows nothing of what is named here: {shown}"
    assert not named(game, found["kept"]), "cards are kept in the browser"
    # Svelte leaves the number of its version there.
    assert set(found["globals"]) <= {*usual, "__svelte"}, "the page keeps something that scripts can read"
    assert not [name for name in found["fetched"] if "/api/records" in name]


def every_card(game: str) -> set[str]:
    """All cards of a game that has hidden ones."""
    if game == "sequence":
        return {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}
    return set(
        re.findall(r"\w+", CARDS[game].pattern.strip(r"\b()").replace("maki[123]", "maki1|maki2|maki3"))
    )


def card_words(person: Person, game: str, card: str) -> list[str]:
    """What a card is called: by programs, and by people."""
    if game == "sequence":
        rank, suit = card[0].replace("T", "10"), "♠♥♦♣"["SHDC".index(card[1])]
        return [card, rank + suit]
    name = person.say(f"card-{card}")
    return [card, name, name.capitalize()]


@pytest.mark.parametrize(("game", "seats"), [("sushi-go", 5), ("sequence", 3), ("sushi-roll", 5)])
def test_nobody_finds_more_than_their_place_may_know(
    person: MakePerson, server: Serving, game: str, seats: int
) -> None:
    choose = random.Random(game).choice
    anna, olga = person("Anna", size=DESKTOP), person("Olga", language="pl", size=DESKTOP)
    # What every document of this server has, without any script.
    anna.forgive("favicon.ico")
    anna.page.goto(f"{server.url}/api/games")
    usual = set(anna.page.evaluate("Object.getOwnPropertyNames(window)"))
    ears = [Ear(anna), Ear(olga)]
    with talk(server.ws) as host:
        bots = {str(seat): "family" for seat in range(1, seats)}
        table = host.ask("open", game=game, name="Host", seat_count=seats, bots=bots, settings={"pace": 0})[
            "table"
        ]
        come_in(anna, table["code"])
        olga.go(f"/w/{table['watch_key']}")
        olga.wait(lambda: olga.heard, "the table")
        assert host.ask("start")["type"] == "done"
        # Advice for newcomers speaks of cards that are nowhere yet.
        anna.button("page-coach-off").click()
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
    truth.check(ears[0], 0)
    truth.check(ears[1], None)
    if game in CARDS:
        for seen in glances:
            check_glance(seen, game, truth, usual)
