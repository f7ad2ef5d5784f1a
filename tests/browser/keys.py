"""Somebody without a mouse: nothing but keys, and after each it must be seen where one is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.playing import FEW_CELLS, piece, plays

# What is wrong with the focus, if anything, and whether it is where it was wanted.
LOOK = """async (wanted) => {
  const trouble = () => {
    const here = document.activeElement;
    if (!here || here === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here);
    const isRinged = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const isMain = here.matches('main');
    const isSeen = isMain ? boxShadow !== 'none' : isRinged;
    if (!here.matches(':focus-visible') || !isSeen) return 'no ring is seen';
    if (isMain) return '';
    const { left, top, right, bottom } = here.getBoundingClientRect();
    const [l, r] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [t, b] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (l >= r || t >= b) return 'it is off the screen';
    for (const x of [0.1, 0.5, 0.9])
      for (const y of [0.1, 0.5, 0.9]) {
        const seen = document.elementFromPoint(l + x * (r - l), t + y * (b - t));
        if (seen && (here.contains(seen) || seen.contains(here) && seen.matches('label'))) return '';
      }
    return 'something lies over it';
  };
  // What goes away and what scrolls needs a moment.
  for (let frame = 0; frame < 30 && trouble(); frame++) await new Promise(requestAnimationFrame);
  const [found, here] = [trouble(), document.activeElement];
  return [found && `${found}: ${here?.outerHTML.slice(0, 200)}`, here === wanted];
}"""
MOST_TABS = 200


class Keys:
    """Drives a person's page by its keyboard alone."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def look(self, wanted: Locator | None = None) -> bool:
        """Sees where the focus is; gives whether it is on what was wanted."""
        handle = wanted.element_handle() if wanted else None
        trouble, is_there = self.page.evaluate(LOOK, handle)
        assert not trouble, trouble
        return bool(is_there)

    def press(self, key: str) -> None:
        """Presses a key, after which it must be seen where one is."""
        self.page.keyboard.press(key)
        self.look()

    def reach(self, wanted: Locator, key: str = "Tab") -> None:
        """Goes on until the focus is there."""
        expect(wanted).to_be_visible()
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => wanted === document.activeElement", wanted.element_handle()):
                self.look()
                return
            self.page.keyboard.press(key)
            # Past the last stop of the page is the browser's own bar.
            if not self.page.evaluate("document.activeElement === document.body"):
                self.look()
        raise AssertionError(f"{wanted} can't be reached by {key}")

    def use(self, wanted: Locator, key: str = "Enter") -> None:
        """Goes to a button and presses it."""
        self.reach(wanted)
        self.press(key)

    def is_within(self, place: Locator) -> bool:
        """Whether the focus is somewhere in there."""
        return bool(place.evaluate("(place) => place.contains(document.activeElement)"))

    @contextmanager
    def dialog(self, opener: Locator) -> Iterator[Locator]:
        """Opens a dialog, which takes the focus, and closes it, after which its button has it again."""
        self.use(opener)
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert self.is_within(dialog)
        yield dialog
        self.press("Escape")
        expect(dialog).to_be_hidden()
        assert self.look(opener), "the focus goes back to where the dialog came from"

    def start(self, title: str) -> None:
        """From the home page into a match."""
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

    def put_away(self) -> None:
        """Closes what has opened by itself, such as the scoring of a round, once the page has caught up."""
        view, page = self.person.view, self.page
        assert view is not None
        if view["game"] == "sushi-go":
            expect(page.locator("[data-at^='hand:'] > li")).to_have_count(len(view["hand"]))
        elif view["game"] == "sushi-roll":
            dice = view["places"][view["seat"]]["belt"]
            expect(page.locator(f"[data-belt='{view['seat']}'] > button")).to_have_count(len(dice))
        if page.get_by_role("dialog").filter(visible=True).count():
            self.press("Escape")

    def play(self, move: str) -> None:
        """Makes a move by keys, and waits until the server has it."""
        person = self.person
        assert person.view is not None
        before = len(person.sent)
        self.put_away()
        WAYS[person.view["game"]](self, move)
        person.wait(lambda: plays(person, before), f"that {move} is sent")
        sent = plays(person, before)[-1]
        assert sent["move"] == move, f"keys for {move} have sent {sent}"
        person.wait(lambda: any(answer.get("id") == sent["id"] for answer in person.heard), "the answer")
        self.look()


def go_along(keys: Keys, row: Locator, wanted: Locator) -> None:
    """To something in a row: by arrows if one is there already."""
    is_there = keys.is_within(row)
    keys.reach(wanted, "ArrowRight" if is_there else "Tab")


def play_sushi_go(keys: Keys, move: str) -> None:
    """`squid`, `wasabi+squid`: cards one after the other, two if Sushi Go! is called."""
    person = keys.person
    hand = person.board.get_by_role("region", name=person.say("go-hand"), exact=True)
    if "+" in move:
        keys.reach(person.button("go-call", hand), "Shift+Tab" if keys.is_within(hand) else "Tab")
        keys.press("Space")
    for card in re.split(r"[+/]", move):
        unmarked = piece(hand, "data-card", card).and_(keys.page.get_by_role("button", pressed=False))
        go_along(keys, hand.get_by_role("list"), unmarked.first)
        keys.press("Space")


def play_sushi_roll(keys: Keys, move: str) -> None:
    """`squid`, `reroll egg+egg`, `swap egg for squid of 2`."""
    person, words = keys.person, move.split()
    board = person.board
    belt = board.get_by_role("toolbar", name=person.say("roll-page-your-belt"))
    unmarked = keys.page.get_by_role("button", pressed=False)
    if words[0] == "reroll":
        faces = words[1].split("+")
        keys.use(person.button("roll-page-roll", board).first)
        assert keys.is_within(belt)
        for face in faces:
            go_along(keys, belt, piece(belt, "data-face", face).and_(unmarked).first)
            keys.press("Space")
        keys.use(person.button("roll-page-roll-count", board, count=len(faces)))
    elif words[0] == "swap":
        _, give, _, get, _, seat = words
        keys.use(person.button("roll-page-swap", board).first)
        assert keys.is_within(belt)
        go_along(keys, belt, piece(belt, "data-face", give).first)
        keys.press("Space")
        wanted = piece(board.locator(f'[data-belt="{seat}"]'), "data-face", get).first
        keys.reach(wanted, "Shift+Tab")
        keys.press("Enter")
    else:
        go_along(keys, belt, piece(belt, "data-face", move).first)
        keys.press("Enter")


def play_sequence(keys: Keys, move: str) -> None:
    """`7S b9` or `dead 7S`: the card, then by arrows to the cell."""
    person, words = keys.person, move.split()
    board, view = person.board, person.view
    assert view is not None
    hand = board.get_by_role("region", name=person.say("seq-hand-name"), exact=True)
    card = words[1] if words[0] in ("dead", "lose") else words[0]
    keys.use(piece(hand, "data-card", card))
    if words[0] in ("dead", "lose"):
        keys.reach(board.locator("button.primary"), "Shift+Tab")
        keys.press("Enter")
        return
    grid = board.get_by_role("grid")
    assert keys.is_within(grid), "the keyboard comes to the first cell of the card"
    here = keys.page.evaluate("document.activeElement.dataset.cell")
    step(keys, ord(words[1][0]) - ord(here[0]), "ArrowRight", "ArrowLeft")
    step(keys, int(words[1][1:]) - int(here[1:]), "ArrowDown", "ArrowUp")
    assert keys.look(piece(board, "data-cell", words[1]))
    keys.press("Enter")
    if len([each for each in view["legal_moves"] if each.startswith(f"{card} ")]) > FEW_CELLS:
        deed = "seq-do-remove" if card in ("JS", "JH") else "seq-do-place"
        keys.use(person.button(deed, board, cell=words[1]))


def step(keys: Keys, far: int, there: str, back: str) -> None:
    """So many steps in one direction or the other."""
    for _ in range(abs(far)):
        keys.press(there if far > 0 else back)


WAYS: dict[str, Callable[[Keys, str], None]] = {
    "sushi-go": play_sushi_go,
    "sushi-roll": play_sushi_roll,
    "sequence": play_sequence,
}
