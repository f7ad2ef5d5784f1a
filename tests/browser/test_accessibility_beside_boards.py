"""Score pads and rule books are accessible."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import EVERY_RULE, assert_accessible, violations
from tests.browser.helpers.driver import GAMES
from tests.browser.helpers.person import Person


def new_pad(person: Person, title: str) -> None:
    """Fill in the form for a pad of two."""
    person.go("/pad")
    person.page.get_by_role("radio", name=title, exact=True).check()
    person.page.get_by_role("radio", name="2", exact=True).check()


def begin(person: Person) -> Locator:
    """Open the pad; return the heading with the current player."""
    person.button("pad-begin").click()
    person.page.wait_for_url("**/p/*")
    heading = person.page.locator("#count-title")
    expect(heading).to_be_visible()
    return heading


def count(person: Person, thing: str) -> None:
    """Count one more of a thing."""
    person.page.get_by_label(person.say("pad-more", thing=thing), exact=True).click()


def test_the_score_pad_at_every_stage(person: MakePerson) -> None:
    anna = person(language="is")
    new_pad(anna, "Sushi Go!")
    anna.page.get_by_role("checkbox", name=anna.say("option-name-invisible")).check()
    assert_accessible(anna, "a new pad")
    heading = begin(anna)
    assert_accessible(anna, "an empty pad")
    count(anna, anna.say("kind-maki"))
    expect(anna.page.get_by_role("list", name=anna.say("page-scores"))).to_contain_text("6")
    for fold in ("pad-names", "pad-history"):
        anna.page.get_by_text(anna.say(fold)).click()
    assert_accessible(anna, "a pad with a count")
    # Two players and the invisible one, three rounds and the puddings.
    onward, whose = anna.page.locator("main button.primary"), []
    for _ in range(11):
        whose.append(before := heading.inner_text())
        onward.click()
        expect(heading).not_to_have_text(before)
    assert whose[2].startswith(anna.say("invisible-name"))
    # The invisible player has most puddings, but can't win.
    for _ in range(7):
        count(anna, anna.say("kind-pudding"))
    expect(onward).to_have_count(0)
    first = anna.page.get_by_role("list", name=anna.say("page-scores")).get_by_role("listitem").first
    expect(first).to_contain_text(anna.say("invisible-name"))
    won = anna.say("after-won", names="Anna", count=1)
    expect(anna.page.get_by_role("status").filter(has_text=won)).to_be_visible()
    assert_accessible(anna, "a complete pad")


def test_the_score_pad_of_teams(person: MakePerson) -> None:
    anna = person(language="es")
    new_pad(anna, "Sequence")
    begin(anna)
    count(anna, anna.say("seq-pad-lines"))
    anna.page.locator("main button.primary").click()
    expect(anna.page.locator("#how-title + *")).to_be_visible()
    assert_accessible(anna, "a pad of teams")


def test_the_rule_books_and_the_first_match(person: MakePerson) -> None:
    anna = person(language="pl", dark=True)
    anna.go("/learn")
    expect(anna.page.get_by_role("article", name="Sequence")).to_be_visible()
    assert_accessible(anna, "the list of rule books")
    for game in GAMES:
        anna.go(f"/learn/{game}")
        expect(anna.page.get_by_role("img").first).to_be_visible()
        anna.page.evaluate("document.querySelectorAll('details').forEach((fold) => (fold.open = true))")
        # All books use the same components, so one of them gets the full check.
        if game == GAMES[0]:
            assert_accessible(anna, "a rule book")
        else:
            assert violations(anna, EVERY_RULE) == []
    anna.button("page-learn-first").click()
    expect(anna.button("page-coach-next")).to_be_visible()
    assert_accessible(anna, "the first match with the coach")
