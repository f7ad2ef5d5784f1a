"""The beats of a board, observed from outside, and the times that they should take."""

from __future__ import annotations

import json

from tests.browser.helpers.person import Person

# Notes every beat of the board, and when moves are sent.
LISTEN = """
globalThis.beats = [];
document.addEventListener('beat', (event) => beats.push([event.detail.name, event.detail.at]));
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === 'play') beats.push(['sent', performance.now()]);
  return send.call(this, data);
};
"""
BEATS = ("choose", "reveal", "settle", "pass")
ORDER = ["choose", "sent", "reveal", "settle", "pass", ""]
# Milliseconds for each of the beats, by tempo.
TEMPOS = {"calm": (900, 750, 750, 675), "normal": (600, 500, 500, 450), "quick": (300, 200, 200, 180)}
# A busy machine is late; then the next beat is shorter, as all are due at fixed times.
EARLY, LATE = 150, 1500


def listen(person: Person, game: str, tempo: str = "normal") -> None:
    """Note the beats from now on, at a tempo, without tips."""
    kept = {"name": person.name, "tempo": tempo, "lessons": {game: ["done"]}}
    person.context.add_init_script(
        f"localStorage.bordspil = JSON.stringify("
        f"{{ ...JSON.parse(localStorage.bordspil ?? '{{}}'), ...{json.dumps(kept)} }})"
    )
    person.context.add_init_script(LISTEN)


def noted(person: Person) -> list[tuple[str, float]]:
    """The beats so far."""
    return [(name, at) for name, at in person.page.evaluate("beats")]


def turn_over(person: Person) -> bool:
    """Whether the turn has been shown to its end."""
    return [name for name, _ in noted(person)][-1:] == [""] and len(noted(person)) > 1


def running(person: Person) -> int:
    """How many animations of the board that will end are running."""
    found: int = person.board.evaluate(
        "(board) => board.getAnimations({ subtree: true }).filter((each) => each.playState === 'running' "
        # Cards answer to the pointer.
        "&& !(each instanceof CSSTransition) && each.effect.getTiming().iterations === 1).length"
    )
    return found
