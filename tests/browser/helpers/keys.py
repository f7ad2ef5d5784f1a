"""A person who uses only the keyboard; after every key the focus must be visible."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.helpers.driver import driver_of
from tests.browser.helpers.person import Person
from tests.browser.helpers.playing import CATCH_UP, is_due, is_over, moves_sent

# Returns what is wrong with the focus, if anything, and whether it is on the wanted element.
LOOK = """async (wanted) => {
  const problem = () => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isMain = here.matches('main, h1[tabindex="-1"]');
    // A page or its title needs no ring: focus starts there after navigation.
    if (isMain) return '';
    if (!here.matches(':focus-visible') || !isRinged) return 'the focus ring is not visible';
    const { left, top, right, bottom } = here.getBoundingClientRect();
    const [l, r] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [t, b] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (l >= r || t >= b) return 'it is off the screen';
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.1, 0.5, 0.9]) {
        const seen = document.elementFromPoint(l + x * (r - l), t + y * (b - t));
        if (seen && (here.contains(seen) || seen.contains(here) && seen.matches('label'))) return '';
      }
    return 'it is covered';
  };
  // Closing and scrolling take a moment.
  for (let frame = 0; frame < 30 && problem(); frame++) await new Promise(requestAnimationFrame);
  const [found, here] = [problem(), document.activeElement];
  return [found && `${found}: ${here?.outerHTML.slice(0, 200)}`, here === wanted];
}"""
MOST_TABS = 200


class Keys:
    """A person's page, used with the keyboard only."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def look(self, wanted: Locator | None = None) -> bool:
        """Fail if the focus is not visible; return whether it is on the wanted element."""
        handle = wanted.element_handle() if wanted else None
        problem, is_there = self.page.evaluate(LOOK, handle)
        assert not problem, problem
        return bool(is_there)

    def press(self, key: str) -> None:
        """Press a key, after which the focus must be visible."""
        self.page.keyboard.press(key)
        self.look()

    def reach(self, wanted: Locator, key: str = "Tab") -> None:
        """Press a key until the element has the focus."""
        expect(wanted).to_be_visible()
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => wanted === document.activeElement", wanted.element_handle()):
                self.look()
                return
            self.page.keyboard.press(key)
            # After the last tab stop the focus goes to the browser itself.
            if not self.page.evaluate("document.activeElement === document.body"):
                self.look()
        raise AssertionError(f"{wanted} can't be reached with {key}")

    def use(self, wanted: Locator, key: str = "Enter") -> None:
        """Go to a button and press it."""
        self.reach(wanted)
        self.press(key)

    def is_within(self, place: Locator) -> bool:
        """Whether the focus is inside an element."""
        return bool(place.evaluate("(place) => place.contains(document.activeElement)"))

    @contextmanager
    def dialog(self, opener: Locator) -> Iterator[Locator]:
        """Open a dialog, which takes the focus, and close it, which gives the focus back."""
        self.use(opener)
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert self.is_within(dialog)
        yield dialog
        self.press("Escape")
        expect(dialog).to_be_hidden()
        assert self.look(opener), "the focus returns to the button that opened the dialog"

    def start(self, title: str) -> None:
        """Start a match from the home page."""
        self.person.go()
        game = self.page.get_by_role("article", name=title)
        expect(game).to_be_visible()
        self.press("Tab")
        assert self.look(self.page.get_by_role("link", name=self.person.say("page-skip")))
        self.press("Enter")
        assert self.look(self.page.get_by_role("main"))
        self.use(self.person.button("page-play-now", game))
        expect(self.person.board).to_be_visible()
        self.look()

    def go_along(self, row: Locator, wanted: Locator) -> None:
        """Go to something in a row: with arrow keys if the focus is already there."""
        self.reach(wanted, "ArrowRight" if self.is_within(row) else "Tab")

    def close_scoring(self) -> None:
        """Close what has opened by itself, such as the scoring of a round, once the page has caught up."""
        assert self.person.view is not None
        self.page.evaluate(CATCH_UP)
        # The first press shows the totals of a counting, the second one goes on.
        for _ in range(2):
            if self.page.locator("[data-counting]").count():
                self.page.keyboard.press("Escape")
                self.page.evaluate(CATCH_UP)
        driver_of(self.person.view["game"]).expect_drawn(self.person)
        if self.page.get_by_role("dialog").filter(visible=True).count():
            self.press("Escape")

    def wait_for_turn(self) -> bool:
        """Wait for the next turn; return whether there is one."""
        person = self.person
        person.wait(lambda: is_due(person) or is_over(person), "the next turn or the end")
        return not is_over(person)

    def play(self, move: str) -> None:
        """Make a move with the keyboard, and wait until the server has it."""
        person = self.person
        assert person.view is not None
        before = len(person.sent)
        self.close_scoring()
        driver_of(person.view["game"]).press_keys(self, move)
        person.wait(lambda: moves_sent(person, before), f"the message for {move}")
        sent = moves_sent(person, before)[-1]
        assert sent["move"] == move, f"the keys for {move} have sent {sent}"
        person.wait(lambda: any(answer.get("id") == sent["id"] for answer in person.received), "the answer")
        self.look()

    def visit_dialogs(self) -> None:
        """Open the menu with its question, the table in words, and a hint."""
        person = self.person
        menu_button = self.page.get_by_role("button", name=person.say("page-table"), exact=True)
        with self.dialog(menu_button) as menu:
            self.use(person.button("page-leave", menu))
            expect(menu).to_contain_text(person.say("page-leave-sure"))
            assert self.is_within(menu)
            self.use(person.button("page-cancel", menu))
            assert self.is_within(menu)
        self.use(menu_button)
        self.use(person.button("page-in-words"))
        words = self.page.get_by_role("dialog").filter(has_text=person.say("page-your-choices"))
        expect(words).to_be_visible()
        self.press("Tab")
        assert self.is_within(words)
        self.press("Escape")
        self.reach(person.button("page-hint").first, "Shift+Tab")
        self.press("Enter")
        self.use(person.button("page-hint-move"))
        with self.dialog(person.button("page-hint-why")) as why:
            expect(why.get_by_role("table")).to_be_visible()
