"""Film one turn of each game for the README: `python docs/moving_pictures.py [GAME …]`; real frames."""

from __future__ import annotations

import base64
import json
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from docs.animated_webp import Frame, animated  # noqa: E402
from tests.browser.helpers.chromium import launch_args  # noqa: E402
from tests.browser.helpers.driver import driver_of  # noqa: E402
from tests.browser.helpers.person import Person, context_args  # noqa: E402
from tests.browser.helpers.playing import is_due, play_match  # noqa: E402
from tests.server.server_process import ServerProcess, serve  # noqa: E402

HERE = Path(__file__).parent / "pictures"
SIZE = {"width": 390, "height": 664}
# The moves before the turn that is filmed.
GAMES = {"sushi-go": ("Sushi Go!", 3), "sushi-roll": ("Sushi Roll", 3), "sequence": ("Sequence", 5)}
SECONDS = 5.0
# A moment to look, before and after.
PAUSE = 700
QUALITY = 55
LARGEST = 1_000_000
KEPT = {
    "name": "Emma",
    "tempo": "calm",
    "motion": "full",
    "lessons": {game: ["done"] for game in GAMES},
}


def film(browser: Browser, server: ServerProcess, game: str) -> Path:
    """Play some moves, then film the next one."""
    title, before = GAMES[game]
    context = browser.new_context(**context_args(size=SIZE, motion=True))
    person = Person(context, server.url, "Emma")
    context.add_init_script(f"localStorage.bordspil = {json.dumps(json.dumps(KEPT))}")
    person.play_now(title)
    play_match(person, lambda moves: moves[len(moves) // 2], most=before)
    person.wait(lambda: is_due(person), "the turn")
    person.page.wait_for_timeout(2500)
    camera = context.new_cdp_session(person.page)

    def shot() -> bytes:
        options = {"format": "webp", "quality": QUALITY, "optimizeForSpeed": True}
        return base64.b64decode(camera.send("Page.captureScreenshot", options)["data"])

    frames = [Frame(shot(), PAUSE)]
    assert person.view is not None
    moves = person.view["legal_moves"]
    driver_of(game).press(person, moves[len(moves) // 2])
    end = (start := time.monotonic()) + SECONDS
    while start < end:
        webp = shot()
        now = time.monotonic()
        frames.append(Frame(webp, round(1000 * (now - start))))
        start = now
    frames.append(Frame(frames[-1].webp, PAUSE))
    person.check()
    context.close()
    film = animated(frames, SIZE["width"], SIZE["height"])
    assert len(film) < LARGEST, f"{game} is {len(film)} bytes long"
    file = HERE / f"{game}-turn.webp"
    file.write_bytes(film)
    print(f"{file.relative_to(ROOT)}: {len(frames)} frames, {len(film) / 1000:.0f} kB")
    return file


def main(wanted: list[str]) -> None:
    """Film the games named on the command line, or all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(f"sqlite:///{folder}/b.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args())
        for game in wanted or GAMES:
            film(browser, server, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
