"""What must hold in every turn of a match on any board; checked while it is played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import bordspil
from tests.browser.helpers.driver import driver_of
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import Choose, close_scoring, is_due, is_over, play_match

# Everything that is shown or announced.
TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  }
  return texts.map((text) => text.trim());
}"""
# The buttons that are covered by something when they have the focus.
COVERED = """(board) => {
  const all = [...board.querySelectorAll('button:not(:disabled)')];
  const buttons = all.filter((button) => button.checkVisibility());
  const before = [scrollX, scrollY];
  const covered = buttons.filter((button) => {
    button.focus();
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  document.activeElement?.blur();
  scrollTo(...before);
  return covered.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());
}"""
# Records what the turn indicator has shown, in order; it may change too fast to be polled.
LISTEN = """(place) => {
  window.said = [place.textContent];
  const note = () => window.said.push(place.textContent);
  new MutationObserver(note).observe(place, { subtree: true, childList: true, characterData: true });
}"""


@cache
def untranslated() -> re.Pattern[str]:
    """A pattern for untranslated message keys and missing variables."""
    files = Path(bordspil.__file__).parent.rglob("*.ftl")
    keys = {
        key for file in files for key in re.findall(r"(?m)^([a-z]+)-.* =", file.read_text(encoding="utf-8"))
    }
    return re.compile(
        rf"[{{}}$]|\b(undefined|null|NaN)\b|\[object|^({'|'.join(sorted(keys))})(-[a-z0-9_]+)+$"
    )


def without_spaces(text: str) -> str:
    """A text without whitespace, as line breaks are up to the browser."""
    return re.sub(r"\s+", "", text)


def play_watchfully(person: Person, choose: Choose) -> int:
    """Play a match to its end, checking everything on the way; return the number of moves."""
    words = person.page.get_by_text(person.say("page-your-turn"), exact=True)
    turn = person.page.get_by_role("status").filter(has=words)
    person.wait(lambda: is_due(person) or is_over(person), "the first turn")
    expect(turn).to_be_visible()
    turn.evaluate(LISTEN)
    scorings = 0

    def look(moves: list[str]) -> str:
        nonlocal scorings
        # The turn is announced when a scoring has been seen.
        scorings = assert_table_is_right(person, scorings)
        close_scoring(person)
        expect(turn).to_be_visible()
        return choose(moves)

    made = play_match(person, look)
    assert_table_is_right(person, scorings)
    over = person.say("page-over")
    person.wait(lambda: over in person.page.evaluate("window.said.at(-1)"), "the announcement of the end")
    see_the_end(person)
    return made


def assert_table_is_right(person: Person, scorings: int) -> int:
    """Check scores, words and sizes; return the number of scorings so far."""
    scored = scorings_received(person)
    if len(scored) > scorings:
        assert_scoring_is_shown(person, scored[scorings:])
    assert_scores_agree(person)
    assert_words_and_size(person)
    return len(scored)


def assert_words_and_size(person: Person) -> None:
    """Everything is translated, and nothing is wider than the screen."""
    found = [text for text in person.page.evaluate(TEXTS) if untranslated().search(text)]
    assert found == [], f"untranslated: {found}"
    person.assert_fits()


def assert_nothing_is_covered(person: Person) -> None:
    """No button of the board is covered by something else."""
    close_scoring(person)
    covered = person.board.evaluate(COVERED)
    assert covered == [], f"something covers {covered}"


def assert_scores_agree(person: Person) -> None:
    """The board shows the scores of the view, each with its name."""
    assert person.view is not None
    for seat, score in enumerate(person.view["scores"]):
        driver_of(person.view["game"]).expect_score(person, person.names[seat], score)


def scorings_received(person: Person) -> list[dict[str, Any]]:
    """The words of all scorings that the server has sent."""
    scored = [message.get("words") or () for message in person.received if message["type"] == "update"]
    return [words for each in scored for words in each if words["blocks"]]


def assert_scoring_is_shown(person: Person, scored: list[dict[str, Any]]) -> None:
    """The scoring can be read line by line, as the server has sent it."""
    dialog = person.page.get_by_role("dialog")
    counting = person.page.locator("[data-counting]")
    expect(counting.or_(dialog).first).to_be_visible()
    if counting.count():
        read = person.button("counting-read")
        if not read.count():
            person.page.keyboard.press("Escape")
        read.click()
    expect(dialog.first).to_be_visible()
    lines = [without_spaces("".join(line)) for line in dialog.locator("tbody tr").all_inner_texts()]
    wanted = [
        without_spaces("".join(text for cell in row for text, _ in cell))
        for words in scored
        for block in words["blocks"]
        for row in block["rows"]
    ]
    assert wanted
    assert lines == wanted, f"{lines} instead of {wanted}"
    everything = without_spaces(dialog.first.inner_text())
    for words in scored:
        for line in (*words["lines"], *(block["title"] for block in words["blocks"])):
            assert without_spaces(line) in everything, f"{line} is missing in {everything}"
    if counting.count():
        person.page.keyboard.press("Escape")


def see_the_end(person: Person) -> Locator:
    """Go from the last move to the end of the match, where everybody is ranked."""
    assert person.view is not None
    close_scoring(person)
    person.button("page-see-end").click()
    main = person.page.get_by_role("main")
    expect(person.button("after-rematch")).to_be_visible()
    ranks = main.get_by_role("region").get_by_role("list").first.get_by_role("listitem")
    expect(ranks.filter(has_text=person.name)).to_have_count(1)
    assert_words_and_size(person)
    return ranks
