"""A turn of Sushi Roll has a rhythm: dice are taken, belts move, dice tumble; what others do is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers import playing
from tests.browser.helpers.person import DESKTOP, PHONE, Person
from tests.browser.helpers.playing import moves_sent
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.browser.helpers.turns import wait_for_turn
from tests.server.clients import talk
from tests.server.server_process import ServerProcess, serve

# Notes every beat of the board with the words of its prompt, and when moves are sent.
LISTEN = """
globalThis.beats = [];
globalThis.said = [];
document.addEventListener('beat', (event) => beats.push([event.detail.name, event.detail.at]));
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (JSON.parse(data).type === 'play') beats.push(['sent', performance.now()]);
  return send.call(this, data);
};
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const words = document.querySelector('[data-always=prompt]')?.textContent.trim();
  if (words && words !== said.at(-1)) said.push(words);
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""
# The drawings of dice that move, by the seat of their belt; observed from the first frame on.
WATCH = """
globalThis.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const belt = this.closest('[data-belt]');
  if (belt) moved.push([document.querySelector('[data-beat]').dataset.beat, Number(belt.dataset.belt)]);
  return animate.apply(this, how);
};
"""
# Tips would take the prompt's place.
WITHOUT_TIPS = """
const kept = JSON.parse(localStorage.bordspil);
localStorage.bordspil = JSON.stringify({ ...kept, tempo: 'normal', lessons: { 'sushi-roll': ['done'] } });
"""
Tables = tuple[ServerProcess, dict[str, StagedTable]]


def last_of_the_turn(match: Match) -> bool:
    """Whether the belts move after the first seat's choice."""
    view = match.view(0).as_data()
    belts = [len(place["belt"]) for place in view["places"]]
    return match.due() == (0,) and belts[0] > 3 and belts[1] == belts[0] - 1


def birta_may_swap(match: Match) -> bool:
    """Whether the second seat can swap dice."""
    return match.due() == (1,) and any(str(move).startswith("swap") for move in match.view(1).legal_moves)


def anna_may_take_a_token(match: Match) -> bool:
    """Whether the first seat can take a die that brings tokens, before the second has chosen."""
    belts = [place["belt"] for place in match.view(0).as_data()["places"]]
    return match.due() == (0,) and "pudding1" in belts[0] and len(belts[0]) == len(belts[1])


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A table for each test."""
    database = f"sqlite:///{tmp_path_factory.mktemp('rhythm') / 'b.db'}"
    alone = {
        name: Scene(4, last_of_the_turn, ("Anna",), 1, "sushi-roll")
        for name in ("order", "back", "skip", "still")
    }
    both = {name: Scene(4, birta_may_swap, game="sushi-roll") for name in ("swap", "still-swap")}
    both["late"] = Scene(4, anna_may_take_a_token, game="sushi-roll")
    staged = stage(database, {**alone, **both})
    with serve(database) as server:
        yield server, staged


def sit_down(
    person: MakePerson, tables: Tables, name: str, *, motion: bool = True, is_due: bool = True, **more: Any
) -> Person:
    """Anna at a table, usually in her turn, without tips."""
    server, staged = tables
    anna = person("Anna", server=server, motion=motion, **more)
    anna.context.add_init_script(LISTEN + WATCH)
    staged[name].go(anna)
    anna.context.add_init_script(WITHOUT_TIPS)
    anna.page.reload()
    expect(dice(anna).first).to_be_visible()
    if is_due:
        wait_for_turn(anna)
    anna.page.evaluate("beats.length = said.length = moved.length = 0")
    return anna


def dice(anna: Person) -> Locator:
    """The dice on Anna's belt, as buttons."""
    return anna.board.locator("[data-hand] [data-face]")


def noted(anna: Person) -> list[tuple[str, float]]:
    """The beats so far."""
    return [(name, at) for name, at in json.loads(anna.page.evaluate("JSON.stringify(beats)"))]


def is_shown(anna: Person) -> bool:
    """Whether the turn has been shown to its end."""
    return [name for name, _ in noted(anna)][-1:] == [""] and len(noted(anna)) > 2


def test_a_die_is_taken_then_the_belts_move_then_all_dice_tumble(person: MakePerson, tables: Tables) -> None:
    anna = sit_down(person, tables, "order")
    before = dice(anna).count()
    dice(anna).first.click()
    anna.wait(lambda: is_shown(anna), "the end of the turn")
    beats = noted(anna)
    assert [name for name, _ in beats][:5] == ["choose", "sent", "settle", "pass", "reveal"]
    at = dict(reversed(beats))
    assert 540 <= at["sent"] - at["choose"] <= 2000
    assert at["pass"] - at["settle"] >= 440
    assert at["reveal"] - at["pass"] >= 800
    moved = {(beat, seat) for beat, seat in anna.page.evaluate("moved")}
    assert {("pass", 0), ("pass", 1), ("reveal", 0), ("reveal", 1)} <= moved
    expect(dice(anna)).to_have_count(before - 1)


def test_against_bots_a_die_can_be_taken_back_within_the_beat(person: MakePerson, tables: Tables) -> None:
    anna = sit_down(person, tables, "back", size=PHONE)
    dice(anna).first.click()
    expect(anna.page.get_by_text(anna.say("roll-page-prompt-held"))).to_be_visible()
    dice(anna).first.click()
    anna.page.wait_for_timeout(900)
    assert moves_sent(anna) == []
    assert playing.is_due(anna)
    dice(anna).nth(1).click()
    anna.wait(lambda: moves_sent(anna), "the second thought")
    assert len(moves_sent(anna)) == 1


def test_a_tap_skips_to_the_end_and_takes_nothing(person: MakePerson, tables: Tables) -> None:
    anna = sit_down(person, tables, "skip", size=DESKTOP)
    dice(anna).first.click()
    anna.wait(lambda: any(name == "settle" for name, _ in noted(anna)), "the die on the tray")
    dice(anna).first.click(force=True)
    anna.wait(lambda: is_shown(anna), "the end of the turn")
    at = dict(reversed(noted(anna)))
    assert at[""] - at["settle"] < 1500
    assert len(moves_sent(anna)) == 1


def test_reduced_motion_shows_the_same_beats_without_movement(person: MakePerson, tables: Tables) -> None:
    anna = sit_down(person, tables, "still", motion=False)
    dice(anna).first.click()
    anna.wait(lambda: is_shown(anna), "the end of the turn")
    beats = noted(anna)
    assert [name for name, _ in beats][:5] == ["choose", "sent", "settle", "pass", "reveal"]
    assert beats[-1][1] - beats[2][1] < 400
    assert anna.page.evaluate("moved") == []


# Numbers that have changed pop for so long that the next update comes meanwhile.
SLOW_POPS = """
const usual = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return usual.call(this, frames, how.duration === 350 ? { ...how, duration: 4000 } : how);
};
null;
"""


def test_what_comes_while_tokens_still_pop_is_shown(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    with talk(server.ws) as birta:
        anna = sit_down(person, tables, "late")
        anna.page.evaluate(SLOW_POPS)
        count = dice(anna).count()
        anna.board.locator("[data-hand] [data-face=pudding1]").first.click()
        anna.wait(lambda: any(name == "settle" for name, _ in noted(anna)), "the die on the tray")
        anna.page.wait_for_timeout(1200)
        view = birta.ask("return", token=staged["late"].tokens["Birta"])["view"]
        move = next(move for move in view["legal_moves"] if " " not in move)
        assert birta.ask("play", move=move, turn=view["turn"])["type"] == "done"
        anna.wait(lambda: "pass" in dict(noted(anna)), "the belts that move on")
        expect(dice(anna)).to_have_count(count - 1)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_swap_is_seen_on_both_belts_and_said(person: MakePerson, tables: Tables, motion: bool) -> None:
    server, staged = tables
    name = "swap" if motion else "still-swap"
    with talk(server.ws) as birta:
        anna = sit_down(person, tables, name, motion=motion, is_due=False)
        view = birta.ask("return", token=staged[name].tokens["Birta"])["view"]
        swap = next(move for move in view["legal_moves"] if move.startswith("swap"))
        assert birta.ask("play", move=swap, turn=view["turn"])["type"] == "done"
        _, gave, _, got, *_ = swap.split()
        words = anna.say("roll-event-swap", name="Birta", other="Anna", **faces(anna, gave=gave, got=got))
        anna.wait(lambda: words in anna.page.evaluate("said"), words)
        expect(anna.board.locator(f"[data-belt='0'] [data-face='{gave}']").first).to_be_visible()
        expect(anna.board.locator(f"[data-belt='1'] [data-face='{got}']").first).to_be_visible()
        moved = {(beat, seat) for beat, seat in anna.page.evaluate("moved")}
        assert moved == ({("settle", 0), ("settle", 1)} if motion else set())


def faces(person: Person, **shown: str) -> dict[str, str]:
    """Faces of dice in a person's words."""
    return {name: person.say(f"card-{face}") for name, face in shown.items()}
