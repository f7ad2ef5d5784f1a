"""Take screenshots of the page for docs/pictures: `make pictures`, or name some screens.

Each screen is a function below that navigates to it, pictured on phone and desktop, light and dark;
languages alternate, so that all four appear.
"""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.helpers.chromium import launch_args  # noqa: E402
from tests.browser.helpers.person import DESKTOP, PHONE, Person, context_args  # noqa: E402
from tests.browser.helpers.playing import close_scoring, play_match  # noqa: E402
from tests.helpers.languages import SHIPPED  # noqa: E402
from tests.server.clients import bots_match, talk  # noqa: E402
from tests.server.server_process import ServerProcess, serve  # noqa: E402

HERE = Path(__file__).parent / "pictures"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
# A name for each language.
NAMES = dict(zip(SHIPPED, ("Emma", "Anna", "Lucía", "Zofia"), strict=True))

Screen = Callable[[Person, ServerProcess], None]
SCREENS: dict[str, Screen] = {}


def screen(bring: Screen) -> Screen:
    """Register a function as a screen of the same name."""
    SCREENS[bring.__name__.replace("_", "-")] = bring
    return bring


@screen
def home(person: Person, server: ServerProcess) -> None:
    """The front page."""
    person.go()
    expect(person.page.get_by_role("article")).to_have_count(3)


@screen
def lobby(person: Person, server: ServerProcess) -> None:
    """A table before the start."""
    person.go()
    person.button("page-with-friends", person.page.get_by_role("article", name="Sequence")).click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.get_by_role("heading", name=person.say("page-invite"))).to_be_visible()


@screen
def sushi_go(person: Person, server: ServerProcess) -> None:
    """The first round of Sushi Go!"""
    play_some(person, "Sushi Go!", 4)


@screen
def sushi_roll(person: Person, server: ServerProcess) -> None:
    """The first round of Sushi Roll."""
    play_some(person, "Sushi Roll", 3)


@screen
def sequence(person: Person, server: ServerProcess) -> None:
    """Sequence after some moves."""
    play_some(person, "Sequence", 6)


@screen
def replay(person: Person, server: ServerProcess) -> None:
    """A replay."""
    with talk(server.ws) as line:
        record = bots_match(line)
    person.go(f"/r/{record}")


@screen
def settings(person: Person, server: ServerProcess) -> None:
    """Language, theme, motion, sound, name."""
    person.go("/settings")


@screen
def about(person: Person, server: ServerProcess) -> None:
    """Licences and trademarks."""
    person.go("/about")


@screen
def nothing_here(person: Person, server: ServerProcess) -> None:
    """The page for unknown addresses."""
    person.ignore_problems("status of 404")
    person.go("/nothing")


@screen
def learn(person: Person, server: ServerProcess) -> None:
    """The rules of a game."""
    person.go("/learn/sushi-go")
    expect(person.page.get_by_role("img").first).to_be_visible()


@screen
def guided(person: Person, server: ServerProcess) -> None:
    """The guided first match."""
    person.go("/learn/sushi-roll")
    person.button("page-learn-first").click()
    expect(person.board).to_be_visible()
    play_match(person, most=1)
    person.wait(lambda: person.view and person.view["seat"] in person.view["due"], "the next turn")


@screen
def pad(person: Person, server: ServerProcess) -> None:
    """A score pad with two players counted."""
    person.go("/pad")
    person.page.get_by_role("radio", name="Sushi Go!", exact=True).check()
    for number, name in enumerate(("Emma", "Jón", "Ewa"), 1):
        person.page.get_by_role("textbox", name=person.say("pad-player-name", number=number)).fill(name)
    person.button("pad-begin").click()
    for kind, times in (("kind-maki", 4), ("card-tempura", 3), ("kind-dumpling", 2)):
        for _ in range(times):
            person.button("pad-more", thing=person.say(kind)).click()
    person.button("pad-next", player="Jón").click()
    for _ in range(4):
        person.button("pad-more", thing=person.say("kind-maki")).click()
    expect(person.page.get_by_role("list", name=person.say("page-scores"))).to_contain_text("11")
    person.page.evaluate("scrollTo(0, 0)")


@screen
def end(person: Person, server: ServerProcess) -> None:
    """The ranking, and where the points came from."""
    person.play_now("Sushi Go!")
    play_match(person, random.Random(2).choice)
    close_scoring(person)
    person.button("page-see-end").click()
    expect(person.button("page-see-end")).to_have_count(0)


@screen
def watch(person: Person, server: ServerProcess) -> None:
    """The spectators' view, also for televisions."""
    with talk(server.ws) as host:
        table = host.ask(
            "open",
            game="sushi-roll",
            name="Host",
            seat_count=3,
            bots={"0": "family", "1": "regular", "2": "first-time"},
            settings={"pace": 5},
        )["table"]
        host.ask("start")
        person.go(f"/w/{table['watch_key']}")
    expect(person.board).to_be_visible()


@screen
def come(person: Person, server: ServerProcess) -> None:
    """What a friend sees after following the link to a table."""
    with talk(server.ws) as host:
        table = host.ask("open", game="sushi-go", name="Jón", seat_count=3, seat=0)["table"]
        person.go(f"/t/{table['code']}")
        expect(person.button("page-join")).to_be_visible()


@screen
def scoring(person: Person, server: ServerProcess) -> None:
    """The end of a round of Sushi Go!"""
    person.play_now("Sushi Go!")
    assert person.view is not None
    # The last card plays itself.
    play_match(person, random.Random(3).choice, most=len(person.view["hand"]) - 1)
    expect(person.button("counting-next")).to_be_visible()


def play_some(person: Person, title: str, moves: int) -> None:
    """Play some turns, and wait until it is the person's turn again."""
    person.play_now(title)
    play_match(person, random.Random(title).choice, most=moves)
    person.wait(lambda: person.view and person.view["seat"] in person.view["due"], "the next turn")


def take(browser: Browser, server: ServerProcess, name: str, size: str, language: str) -> None:
    """Take the light and the dark picture of a screen in one size, at the same moment."""
    context = browser.new_context(**context_args(language=language, size=SIZES[size]))
    person = Person(context, server.url, NAMES[language], language)
    SCREENS[name](person, server)
    person.page.wait_for_load_state("networkidle")
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        # Transitions of colours are over.
        person.page.wait_for_timeout(400)
        file = HERE / f"{name}-{size}-{theme}-{language}.png"
        person.page.screenshot(path=file)
        print(file.relative_to(ROOT))
    person.assert_fits()
    person.check()
    context.close()


def main(wanted: list[str]) -> None:
    """Take the pictures of the screens named on the command line, or of all."""
    HERE.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(f"sqlite:///{folder}/b.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args())
        for (number, name), size in itertools.product(enumerate(SCREENS), SIZES):
            if not wanted or name in wanted:
                for old in HERE.glob(f"{name}-{size}-*.png"):
                    old.unlink()
                # Another language on the desktop than on the phone, and another for the next screen.
                language = SHIPPED[(number + 2 * (size == "desktop")) % len(SHIPPED)]
                take(browser, server, name, size, language)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
