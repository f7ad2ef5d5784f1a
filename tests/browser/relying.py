"""What people rely on in every turn of a match, on any board: looked at while it is played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import bordspil
from bordspil.server.table import unlike
from tests.browser.person import Person
from tests.browser.playing import Choose, close_telling, is_due, is_over, play_match

# All that can be read or is read out.
TEXTS = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  }
  return texts.map((text) => text.trim());
}"""
# Whoever comes by keyboard sees what has the focus, and a finger there hits it.
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
# What the place that tells whose turn it is has said, in order; boards may go on too fast to be asked.
LISTEN = """(place) => {
  window.said = [place.textContent];
  const note = () => window.said.push(place.textContent);
  new MutationObserver(note).observe(place, { subtree: true, childList: true, characterData: true });
}"""


@cache
def no_words() -> re.Pattern[str]:
    """Finds keys without words, by the beginnings of all keys there are, and facts that were left out."""
    files = Path(bordspil.__file__).parent.rglob("*.ftl")
    keys = {
        key for file in files for key in re.findall(r"(?m)^([a-z]+)-.* =", file.read_text(encoding="utf-8"))
    }
    return re.compile(
        rf"[{{}}$]|\b(undefined|null|NaN)\b|\[object|^({'|'.join(sorted(keys))})(-[a-z0-9_]+)+$"
    )


def plain(text: str) -> str:
    """A text without its spaces: where lines break is the browser's business."""
    return re.sub(r"\s+", "", text)


def play_watchfully(person: Person, choose: Choose) -> int:
    """Plays a match to its end and looks at everything on the way; gives how many moves were made."""
    words = person.page.get_by_text(person.say("page-your-turn"), exact=True)
    turn = person.page.get_by_role("status").filter(has=words)
    person.wait(lambda: is_due(person) or is_over(person), "the first turn")
    expect(turn).to_be_visible()
    turn.evaluate(LISTEN)
    scorings = 0

    def look(moves: list[str]) -> str:
        nonlocal scorings
        expect(turn).to_be_visible()
        scorings = assert_table_is_right(person, scorings)
        return choose(moves)

    made = play_match(person, look)
    assert_table_is_right(person, scorings)
    said = person.page.evaluate("window.said")
    assert person.say("page-over") in said[-1], f"at the end of the match is said {said[-1]}"
    see_the_end(person)
    return made


def assert_table_is_right(person: Person, scorings: int) -> int:
    """Scores, words and sizes are as they should be; gives how many scorings there were so far."""
    assert_scores_agree(person)
    told = told_scorings(person)
    if len(told) > scorings:
        assert_scoring_is_told(person, told[scorings:])
    assert_words_and_size(person)
    return len(told)


def assert_words_and_size(person: Person) -> None:
    """Everything is in words, and nothing is wider than the screen."""
    unworded = [text for text in person.page.evaluate(TEXTS) if no_words().search(text)]
    assert unworded == [], f"not in words: {unworded}"
    person.assert_fits()


def assert_nothing_is_covered(person: Person) -> None:
    """What can be pressed on the board can be pressed where it is."""
    close_telling(person)
    covered = person.board.evaluate(COVERED)
    assert covered == [], f"something lies over {covered}"


# The words in which each board tells a score, and what they call it.
SCORE_WORDS = {"sushi-go": ("go-score", "points"), "sushi-roll": ("roll-page-score", "score")}


def assert_scores_agree(person: Person) -> None:
    """The board has the scores of the view, each beside its name."""
    assert person.view is not None
    names: list[str] = []
    for seat, score in enumerate(person.view["scores"]):
        names.append(unlike(person.say("bot-family") if seat else person.name, names))
        if person.view["game"] in SCORE_WORDS:
            key, fact = SCORE_WORDS[person.view["game"]]
            place = person.board.get_by_role("region", name=names[-1], exact=True)
            words = re.compile(rf"^\s*{re.escape(person.say(key, **{fact: score}))}(?!\w)")
            expect(place.get_by_text(words).first).to_be_attached()
        else:
            expect(person.board).to_contain_text(person.say("seq-team-lines", count=score))


def told_scorings(person: Person) -> list[dict[str, Any]]:
    """The words of all scorings that the server told so far."""
    told = [message.get("words") or () for message in person.heard if message["type"] == "update"]
    return [words for each in told for words in each if words["blocks"]]


def assert_scoring_is_told(person: Person, told: list[dict[str, Any]]) -> None:
    """A scoring lies on the table, line by line as the server told it."""
    telling = person.page.get_by_role("dialog")
    expect(telling.first).to_be_visible()
    lines = [plain("".join(line)) for line in telling.locator("tbody tr").all_inner_texts()]
    wanted = [
        plain("".join(text for cell in row for text, _ in cell))
        for words in told
        for block in words["blocks"]
        for row in block["rows"]
    ]
    assert wanted
    assert lines == wanted, f"{lines} instead of {wanted}"
    everything = plain(telling.first.inner_text())
    for words in told:
        for line in (*words["lines"], *(block["title"] for block in words["blocks"])):
            assert plain(line) in everything, f"{line} is not told in {everything}"


def see_the_end(person: Person) -> Locator:
    """From the last move to the end of the match, where everybody has a place."""
    assert person.view is not None
    close_telling(person)
    person.button("page-see-end").click()
    main = person.page.get_by_role("main")
    expect(person.button("after-rematch")).to_be_visible()
    ranks = main.get_by_role("list").first.get_by_role("listitem")
    expect(ranks.filter(has_text=person.name)).to_have_count(1)
    assert_words_and_size(person)
    return ranks
