"""Each move of Sequence is shown step by step: the card, the chip, the line, the new card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from bordspil.games.sequence.board import CELL_OF, CORNERS, WINDOWS
from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.games.sequence.test_rare_turns import builder, cards_of
from tests.browser.helpers.lobby import start_match
from tests.browser.helpers.person import DESKTOP, PHONE, Person
from tests.browser.helpers.playing import is_due, moves_sent
from tests.browser.helpers.rhythm import EARLY, LATE, ORDER, TEMPOS, listen, noted, running, turn_over
from tests.browser.helpers.staged_match import Scene, StagedTable, stage
from tests.server.server_process import ServerProcess, serve

Tables = tuple[ServerProcess, dict[str, StagedTable]]
# Notes how many cells are part of a line, whenever that changes, and the chips that are taken off.
WATCH = """() => {
  globalThis.lined = [];
  globalThis.left = [];
  const look = () => {
    const count = document.querySelectorAll('.cell.won').length;
    if (lined.at(-1) !== count) lined.push(count);
    for (const chip of document.querySelectorAll('[data-leaving]'))
      if (left.at(-1) !== chip.dataset.leaving) left.push(chip.dataset.leaving);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
REMOVERS = ("JS", "JH")


def completing(view: dict[str, Any]) -> str | None:
    """A move of this seat that completes its first line."""
    team = view["seat"] % view["team_count"]
    for move in view["legal_moves"]:
        card, _, cell = move.partition(" ")
        if cell not in CELL_OF or card in REMOVERS:
            continue
        has = {each for each, owner in enumerate(view["board"]) if owner == team} | set(CORNERS)
        lines = [row for row in WINDOWS if CELL_OF[cell] in row and set(row) <= has | {CELL_OF[cell]}]
        if len(lines) == 1 and not view["lines"] and not set(lines[0]) & set(CORNERS):
            return str(move)
    return None


def can_complete(match: Match) -> bool:
    return match.due() == (0,) and completing(match.view(0).as_data()) is not None


def can_remove(match: Match) -> bool:
    return match.turn > 10 and bool(cards_of(match) & set(REMOVERS))


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    database = f"sqlite:///{tmp_path_factory.mktemp('rhythm') / 'b.db'}"
    scenes = {
        "line": Scene(3, can_complete, ("Anna",), 1, choose=builder),
        "remove": Scene(12, can_remove, ("Anna",), 1),
        "win": Scene(3, can_complete, ("Anna",), 2, choose=builder),
        "win-still": Scene(3, can_complete, ("Anna",), 2, choose=builder),
    }
    staged = stage(database, scenes)
    with serve(database) as server:
        yield server, staged


def sit_down(person: MakePerson, tempo: str = "normal", *, motion: bool = True, **more: Any) -> Person:
    """Someone whose turn it is, against a bot."""
    anna = person(motion=motion, **more)
    listen(anna, "sequence", tempo)
    anna.play_now("Sequence")
    anna.wait(lambda: is_due(anna), "the turn")
    anna.page.wait_for_timeout(2500)
    anna.page.evaluate("beats.length = 0")
    return anna


def plain_moves(anna: Person) -> list[list[str]]:
    """Moves with cards that are no jacks, as card and cell."""
    assert anna.view is not None
    moves = [move.split() for move in anna.view["legal_moves"]]
    return [move for move in moves if len(move) == 2 and len(move[0]) == 2 and move[0][0] != "J"]


def tap(anna: Person, card: str, cell: str) -> None:
    anna.board.locator(f'button[data-card="{card}"]').click()
    anna.board.locator(f'button[data-cell="{cell}"]').click()


def chip(anna: Person, cell: str) -> Any:
    return anna.board.locator(f'[data-chip="{cell}"]')


@pytest.mark.parametrize("tempo", TEMPOS)
def test_a_turn_is_chosen_revealed_settled_and_passed_in_time(person: MakePerson, tempo: str) -> None:
    anna = sit_down(person, tempo)
    tap(anna, *plain_moves(anna)[0])
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    beats = noted(anna)
    assert [name for name, _ in beats[:5]] == ORDER[:5]
    told = [beat for beat in beats if beat[0] != "sent"]
    for (name, start), (_, end), wanted in zip(told, told[1:], TEMPOS[tempo], strict=False):
        assert wanted - EARLY <= end - start <= wanted + LATE, f"{name} took {end - start:.0f} ms"


@pytest.mark.parametrize("how", ["cell", "key", "button"])
def test_against_bots_a_move_can_be_taken_back_within_the_beat(person: MakePerson, how: str) -> None:
    anna = sit_down(person, "calm", size=PHONE)
    card, cell = plain_moves(anna)[0]
    tap(anna, card, cell)
    expect(chip(anna, cell)).to_be_visible()
    if how == "cell":
        anna.board.locator(f'button[data-cell="{cell}"]').click()
    elif how == "key":
        anna.page.keyboard.press("Escape")
    else:
        anna.button("seq-do-back", anna.board).click()
    expect(chip(anna, cell)).to_have_count(0)
    expect(anna.board.locator(f'button[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_timeout(1500)
    assert moves_sent(anna) == []
    assert is_due(anna)
    anna.board.locator(f'button[data-cell="{cell}"]').click()
    anna.wait(lambda: moves_sent(anna), "the second thought")
    assert [each["move"] for each in moves_sent(anna)] == [f"{card} {cell}"]


def test_another_cell_instead_sends_one_move(person: MakePerson) -> None:
    anna = sit_down(person, "calm")
    card = next(
        each for each, _ in plain_moves(anna) if [each for each, _ in plain_moves(anna)].count(each) == 2
    )
    first, second = (cell for each, cell in plain_moves(anna) if each == card)
    tap(anna, card, first)
    anna.board.locator(f'button[data-cell="{second}"]').click()
    anna.wait(lambda: moves_sent(anna), "the move")
    anna.page.wait_for_timeout(300)
    assert [each["move"] for each in moves_sent(anna)] == [f"{card} {second}"]


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_key_skips_to_the_end(person: MakePerson, how: str) -> None:
    anna = sit_down(person, "calm", size=DESKTOP)
    tap(anna, *plain_moves(anna)[0])
    anna.wait(lambda: any(name == "reveal" for name, _ in noted(anna)), "the reveal")
    if how == "tap":
        anna.page.mouse.click(700, 890)
    else:
        anna.page.keyboard.press("Shift")
    anna.wait(lambda: any(name == "" for name, _ in noted(anna)), "the end of the turn")
    beats = noted(anna)
    start = next(at for name, at in beats if name == "reveal")
    end = next(at for name, at in beats if name == "")
    assert end - start < sum(TEMPOS["calm"][1:]) - 300
    assert running(anna) == 0


def test_reduced_motion_shows_the_same_facts_without_movement(person: MakePerson) -> None:
    anna = sit_down(person, motion=False)
    card, cell = plain_moves(anna)[0]
    tap(anna, card, cell)
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    beats = noted(anna)
    names = [name for name, _ in beats]
    assert names[:6] == ORDER
    assert beats[names.index("")][1] - beats[names.index("reveal")][1] < 100
    assert anna.page.evaluate("document.getAnimations().length") == 0
    expect(chip(anna, cell)).to_have_count(1)


def test_a_line_lights_up_cell_by_cell(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server, motion=True)
    listen(anna, "sequence")
    staged["line"].go(anna)
    anna.wait(lambda: is_due(anna), "the turn")
    assert anna.view is not None
    move = completing(anna.view)
    assert move is not None
    anna.page.evaluate(WATCH)
    tap(anna, *move.split())
    anna.wait(lambda: anna.page.evaluate("lined.includes(5)"), "the line")
    assert anna.page.evaluate("lined.slice(0, 6)") == [0, 1, 2, 3, 4, 5]


# Notes what is said of the match whenever the board changes: chips, lines, and whether its end is told.
TELL = """(over) => {
  globalThis.telling = [];
  const look = () => {
    const now = {
      chips: document.querySelectorAll('.cell .chip:not(.leaving)').length,
      lines: document.querySelectorAll('.pips .done').length,
      won: document.querySelectorAll('.cell.won').length,
      flying: Boolean(document.querySelector('.here').dataset.beat),
      story: document.querySelector('[role=log]').innerText,
      status: document.querySelector('[data-always=status]').innerText,
      heard: [...document.querySelectorAll('[role=status]')].some((each) => each.textContent.includes(over)),
    };
    if (JSON.stringify(now) !== JSON.stringify(telling.at(-1))) telling.push(now);
  };
  look();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_a_win_is_told_only_after_its_last_chip_and_line(
    person: MakePerson, tables: Tables, motion: bool
) -> None:
    server, staged = tables
    anna = person("Anna", server=server, motion=motion, size=DESKTOP)
    listen(anna, "sequence")
    staged["win" if motion else "win-still"].go(anna)
    anna.wait(lambda: is_due(anna), "the turn")
    assert anna.view is not None
    move = completing(anna.view)
    assert move is not None
    over = anna.say("page-over")
    log = anna.page.get_by_role("log")
    expect(log).not_to_be_empty()
    before = log.inner_text()
    anna.page.evaluate(TELL, over)
    tap(anna, *move.split())
    expect(anna.button("page-see-end")).to_be_visible()
    told = anna.page.evaluate("telling")
    # With three teams, one line wins.
    assert told[-1]["won"] == 5
    assert told[-1]["lines"] == 1
    assert told[-1]["heard"]
    assert over in told[-1]["status"]
    assert len(told[-1]["story"]) > len(before)
    early = [now for now in told if now["won"] < 5]
    assert early
    for now in early:
        assert not now["heard"]
        assert over not in now["status"]
        assert now["lines"] == 0
        assert now["story"] == before
    if motion:
        shown = [now for now in told if now["flying"]]
        assert any(now["won"] == 5 for now in shown)
        assert not any(now["heard"] or over in now["status"] for now in shown)


def test_my_own_chip_stays_on_its_cell(person: MakePerson) -> None:
    anna = sit_down(person)
    card, cell = plain_moves(anna)[0]
    anna.page.evaluate(
        """(cell) => {
          globalThis.chips = [];
          const look = () => {
            const chip = document.querySelector(`[data-chip="${cell}"]`);
            if (chip || chips.length) chips.push(chip ? +getComputedStyle(chip).opacity : 0);
            requestAnimationFrame(look);
          };
          look();
        }""",
        cell,
    )
    tap(anna, card, cell)
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    seen = anna.page.evaluate("chips")
    assert min(seen) > 0.5, seen
    assert seen[-1] == 1


def test_the_status_says_whose_card_flies(person: MakePerson) -> None:
    anna = sit_down(person, "calm")
    anna.page.evaluate(
        """() => {
          globalThis.statuses = [];
          document.addEventListener('beat', ({ detail }) => requestAnimationFrame(() =>
            statuses.push([detail.name, document.querySelector('[data-always=status]').innerText.trim()])));
        }"""
    )
    tap(anna, *plain_moves(anna)[0])
    anna.wait(lambda: [name for name, _ in noted(anna)].count("reveal") == 2, "the bot's card")
    anna.wait(lambda: turn_over(anna), "the end of the turn")
    said = [text for name, text in anna.page.evaluate("statuses") if name == "reveal"]
    mine, theirs = anna.say("page-your-turn"), anna.table["seats"][1]["name"]
    assert said == [mine, theirs]


def test_a_removed_chip_is_taken_off_visibly(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server, motion=True)
    listen(anna, "sequence")
    staged["remove"].go(anna)
    anna.wait(lambda: is_due(anna), "the turn")
    assert anna.view is not None
    move = next(each for each in anna.view["legal_moves"] if each.startswith(REMOVERS) and " " in each)
    card, cell = move.split()
    anna.page.evaluate(WATCH)
    tap(anna, card, cell)
    if not anna.page.evaluate("beats.length"):
        anna.board.locator(f'button[data-cell="{cell}"]').click()
    anna.wait(lambda: anna.page.evaluate("left.length > 0"), "the chip on its way")
    assert anna.page.evaluate("left[0]") == cell
    expect(anna.board.locator("[data-leaving]")).to_have_count(0)


def test_the_moves_of_bots_are_shown_one_after_the_other(person: MakePerson) -> None:
    anna = person(motion=True)
    listen(anna, "sequence")
    start_match(anna, "Sequence", seats=4)
    anna.wait(lambda: is_due(anna), "the turn")
    anna.page.wait_for_timeout(2500)
    anna.page.evaluate("beats.length = 0")
    anna.page.evaluate(
        """() => {
          globalThis.actors = [];
          const look = () => {
            const seat = document.querySelector('.board [aria-current=true]')?.dataset.about;
            if (seat && actors.at(-1) !== seat) actors.push(seat);
          };
          const all = { subtree: true, childList: true, attributes: true };
          new MutationObserver(look).observe(document.body, all);
        }"""
    )
    tap(anna, *plain_moves(anna)[0])
    anna.wait(lambda: moves_sent(anna), "my move")
    anna.wait(lambda: is_due(anna) and turn_over(anna), "the bots' moves")
    reveals = [at for name, at in noted(anna) if name == "reveal"]
    assert len(reveals) == 4
    assert all(later - earlier > 500 for earlier, later in pairwise(reveals))
    assert anna.view is not None
    own = anna.view["seat"]
    order = [f"mat:{(own + step) % 4}" for step in (1, 2, 3)]
    assert [each for each in anna.page.evaluate("actors") if each in order] == order
    last = anna.board.get_by_role("button", name=re.compile(re.escape(anna.say("seq-cell-last"))))
    expect(last).to_have_count(1)
