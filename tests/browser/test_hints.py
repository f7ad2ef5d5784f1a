"""Advice on the boards: a hint's move is marked where it is made, once it has been asked for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bordspil.match.match import Match
from tests.browser.access import assert_open_to_all
from tests.browser.conftest import MakePerson
from tests.browser.person import NARROW, Person
from tests.browser.playing import is_due, play
from tests.browser.prepared import Prepared, Scene, prepare
from tests.server.serving import Serving, serve

# What the server advises is its own matter: here it is one of these, so that each kind of move comes up.
ADVISE = """
const parse = JSON.parse;
JSON.parse = (text, ...more) => {
  const message = parse(text, ...more);
  if (message?.type === 'hint' && globalThis.wish) {
    const [best, ...others] = message.moves;
    const wished = { ...best, move: globalThis.wish };
    // The search may have found it too.
    message.moves = [wished, ...others.filter((each) => each.move !== globalThis.wish)];
  }
  return message;
};
"""
Tables = tuple[Serving, dict[str, Prepared]]


def may_keep_two(match: Match) -> bool:
    """Whether the first seat has chopsticks to use."""
    return any("+" in str(move) for move in match.view(0).legal_moves)


def may_swap(match: Match) -> bool:
    """Whether the first seat may swap dice, and roll two again."""
    moves = [str(move) for move in match.view(0).legal_moves]
    return match.due() == (0,) and any(move.startswith("swap") for move in moves)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Each test has a table of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hints') / 'b.db'}"
    go = {f"go-{each}": Scene(3, may_keep_two, game="sushi-go") for each in ("one", "two")}
    roll = {f"roll-{each}": Scene(3, may_swap, game="sushi-roll") for each in ("take", "roll", "swap")}
    prepared = prepare(database, {**go, **roll})
    with serve(database) as server:
        yield server, prepared


def come(tables: Tables, person: MakePerson, name: str, pattern: str) -> tuple[Person, str]:
    """Somebody before a turn for which such a move is advised; the hint's first half is told."""
    server, prepared = tables
    anna = person(server=server, size=NARROW)
    anna.context.add_init_script(ADVISE)
    prepared[name].go(anna)
    anna.wait(lambda: is_due(anna), "the own turn")
    assert anna.view is not None
    move = next(move for move in anna.view["legal_moves"] if re.fullmatch(pattern, move))
    anna.page.evaluate("move => { globalThis.wish = move; }", move)
    anna.button("page-hint").click()
    expect(anna.button("page-hint-move")).to_be_visible()
    expect(marked(anna)).to_have_count(0)
    return anna, move


def marked(person: Person) -> Locator:
    """The buttons that the hint points to, as they are read out."""
    return person.board.get_by_role("button", name=person.say("page-advised"))


def faces(person: Person, attribute: str) -> Counter[Any]:
    """The pieces that the hint points to."""
    script = f"all => all.map((each) => each.closest('[{attribute}]')?.getAttribute('{attribute}'))"
    return Counter(marked(person).evaluate_all(script))


def test_an_advised_card_is_marked_until_the_hint_is_put_away(tables: Tables, person: MakePerson) -> None:
    anna, move = come(tables, person, "go-one", r"[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(marked(anna)).to_have_count(1)
    assert faces(anna, "data-card") == Counter([move])
    assert_open_to_all(anna, "an advised card")
    hint = anna.page.get_by_role("region", name=anna.say("page-hint"), exact=True)
    anna.button("page-coach-next", hint).click()
    expect(hint).to_be_hidden()
    expect(marked(anna)).to_have_count(0)
    # It can be asked for again, and its move is again told only when that is asked for.
    anna.button("page-hint").click()
    expect(anna.button("page-hint-move")).to_be_visible()
    expect(marked(anna)).to_have_count(0)


def test_two_advised_cards_are_marked_in_their_order_with_the_call(
    tables: Tables, person: MakePerson
) -> None:
    anna, move = come(tables, person, "go-two", r"([a-z0-9]+)\+(?!\1)[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(marked(anna)).to_have_count(3)
    first, second = move.split("+")
    assert faces(anna, "data-card") == Counter([first, second, None])
    call = anna.button("go-call", anna.board)
    expect(call).to_have_accessible_name(re.compile(anna.say("page-advised")))
    for order, card in enumerate((first, second), 1):
        one = anna.board.locator(f'[data-card="{card}"]').get_by_role("button").and_(marked(anna))
        expect(one).to_have_accessible_name(re.compile(f"{anna.say('page-advised')} {order}"))
    call.click()
    expect(marked(anna)).to_have_count(2)


def test_an_advised_die_is_marked_until_the_turn_is_over(tables: Tables, person: MakePerson) -> None:
    anna, move = come(tables, person, "roll-take", r"[a-z0-9]+")
    anna.button("page-hint-move").click()
    expect(marked(anna)).to_have_count(1)
    assert faces(anna, "data-face") == Counter([move])
    play(anna, move)
    expect(marked(anna)).to_have_count(0)


def test_an_advised_roll_leads_from_its_button_to_its_dice(tables: Tables, person: MakePerson) -> None:
    anna, move = come(tables, person, "roll-roll", r"reroll \w+\+\w+")
    anna.button("page-hint-move").click()
    # No die is marked while a press would take it.
    expect(marked(anna)).to_have_count(1)
    expect(anna.button("roll-page-roll", anna.board)).to_have_accessible_name(
        re.compile(anna.say("page-advised"))
    )
    marked(anna).click()
    expect(marked(anna)).to_have_count(2)
    assert faces(anna, "data-face") == Counter(move.split()[1].split("+"))
    for die in marked(anna).all():
        die.click()
    # With just these dice the roll itself is what is advised.
    expect(marked(anna)).to_have_count(3)
    expect(anna.button("roll-page-roll-count", anna.board, count=2)).to_have_accessible_name(
        re.compile(anna.say("page-advised"))
    )


def test_an_advised_swap_leads_to_both_dice(tables: Tables, person: MakePerson) -> None:
    anna, move = come(tables, person, "roll-swap", r"swap .*")
    anna.button("page-hint-move").click()
    expect(marked(anna)).to_have_count(1)
    marked(anna).click()
    _, give, _, get, _, seat = move.split()
    expect(marked(anna)).to_have_count(2)
    assert faces(anna, "data-face") == Counter([give, get])
    assert faces(anna, "data-belt") == Counter(["0", seat])
    assert_open_to_all(anna, "an advised swap")
