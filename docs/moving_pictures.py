"""Film one turn of each game for the README: `python docs/moving_pictures.py [GAME …]`; real frames."""

from __future__ import annotations

import base64
import io
import json
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.helpers.chromium import launch_args  # noqa: E402
from tests.browser.helpers.driver import driver_of  # noqa: E402
from tests.browser.helpers.person import Person, context_args  # noqa: E402
from tests.browser.helpers.playing import is_due, play_match  # noqa: E402
from tests.server.server_process import ServerProcess, serve  # noqa: E402

HERE = Path(__file__).parent / "pictures"
SIZE = {"width": 390, "height": 664}
# The moves before the turn that is filmed, and which moves are plain ones: no tokens, no jacks.
GAMES = {
    "sushi-go": ("Sushi Go!", 3, "[^ ]+"),
    "sushi-roll": ("Sushi Roll", 3, "[^ ]+"),
    "sequence": ("Sequence", 5, "[^J]+ .+"),
}
SECONDS = 6.0
# A moment to look, before and after.
PAUSE = 700
# The best one that is small enough.
QUALITIES = (70, 55, 40, 25)
LARGEST = 1_000_000
KEPT = {
    "name": "Emma",
    "tempo": "calm",
    "motion": "full",
    "lessons": {game: ["done"] for game in GAMES},
}


def film(browser: Browser, server: ServerProcess, game: str) -> Path:
    """Play some moves, then film the next one."""
    title, before, plain = GAMES[game]
    context = browser.new_context(**context_args(size=SIZE, motion=True))
    person = Person(context, server.url, "Emma")
    context.add_init_script(f"localStorage.bordspil = {json.dumps(json.dumps(KEPT))}")
    person.play_now(title)
    play_match(person, lambda moves: moves[len(moves) // 2], most=before)
    person.wait(lambda: is_due(person), "the turn")
    person.page.wait_for_timeout(2500)
    camera = context.new_cdp_session(person.page)

    def shot() -> bytes:
        options = {"format": "png", "optimizeForSpeed": True}
        return base64.b64decode(camera.send("Page.captureScreenshot", options)["data"])

    frames, durations = [shot()], [PAUSE]
    assert person.view is not None
    moves = [move for move in person.view["legal_moves"] if re.fullmatch(plain, move)]
    driver_of(game).press(person, moves[len(moves) // 2])
    end = (start := time.monotonic()) + SECONDS
    while start < end:
        frames.append(shot())
        now = time.monotonic()
        durations.append(round(1000 * (now - start)))
        start = now
    durations[-1] += PAUSE
    person.check()
    context.close()
    file = HERE / f"{game}-turn.webp"
    save(frames, durations, file)
    print(f"{file.relative_to(ROOT)}: {len(frames)} frames, {file.stat().st_size / 1000:.0f} kB")
    return file


def save(frames: Sequence[bytes], durations: Sequence[int], file: Path) -> None:
    """Write frames that are shown for so many milliseconds, again and again."""
    first, *rest = [Image.open(io.BytesIO(frame)).convert("RGB") for frame in frames]
    # Only what changes is stored: key frames would be whole pictures.
    options = {"kmin": len(frames), "kmax": len(frames) + 1, "duration": list(durations), "loop": 0}
    for quality in QUALITIES:
        film = io.BytesIO()
        first.save(film, "WEBP", save_all=True, append_images=rest, quality=quality, **options)
        if len(film.getvalue()) < LARGEST:
            break
    else:
        raise SystemExit(f"{file.name} would have {len(film.getvalue())} bytes: film a shorter turn")
    file.write_bytes(film.getvalue())


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
