"""The end of a match: one screen, heard once, with its story, the evening and a picture to share."""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from bordspil.match.match import Match
from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.chromium import launch_args
from tests.browser.helpers.person import Person, context_args
from tests.browser.helpers.playing import close_scoring, is_over, play_match
from tests.browser.helpers.sounds import listen, names_heard
from tests.browser.helpers.staged_match import Scene, before_the_end, play_the_last_turn, stage
from tests.browser.test_geometry import (
    DOUBLED_TEXT,
    LANGUAGES,
    LOOK,
    PLAYERS,
    SIZES,
    SMALLEST_CELL,
    SMALLEST_TEXT,
    Tables,
)
from tests.server.clients import talk
from tests.server.server_process import serve

# Resolves once the page is drawn at its new size.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
POSTCARD = (1200, 630)
# A name as long as names may be.
LONG = "Hrafnhildur Kristjánsdót"


def over(match: Match) -> bool:
    return match.is_over


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """A server with finished matches of each game and number of players."""
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'b.db'}"
    scenes = {
        f"{game}-{count}": Scene(7 + count, over, ("Anna",), count - 1, game)
        for game, counts in PLAYERS.items()
        for count in counts
    }
    scenes["long"] = Scene(3, over, (LONG, "Þorgerður Brák Egilsdótt"), 2, "sushi-go")
    staged = stage(database, scenes)
    with serve(database) as server:
        yield server, staged


def at_the_end(person: Person) -> None:
    """Wait until the end is there, with its story."""
    expect(person.page.locator("[data-end]")).to_be_visible()
    expect(person.page.get_by_role("region", name=person.say("after-story"))).to_have_attribute(
        "aria-busy", "false"
    )


def problems_at(person: Person, width: int, height: int, what: str) -> list[str]:
    """Everything wrong at one size of the window."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_timeout(80)
    person.page.evaluate(DRAWN)
    found = person.page.evaluate(LOOK, {"least": SMALLEST_TEXT, "cells": SMALLEST_CELL})
    busts = person.page.locator("[data-end] .who svg").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().width)"
    )
    if min(busts, default=99) < 20:
        found.append(f"busts of {min(busts):.0f} px")
    return [f"{width}×{height} {what}: {problem}" for problem in found]


@pytest.mark.parametrize("count", range(3))
@pytest.mark.parametrize("game", PLAYERS)
def test_the_end_is_one_screen_on_every_window(
    person: MakePerson, tables: Tables, game: str, count: int
) -> None:
    server, staged = tables
    players = PLAYERS[game][count]
    found: list[str] = []
    for language in LANGUAGES[: 2 if count == 1 else 1] if count < 2 else LANGUAGES[2:]:
        anna = person("Anna", language=language, server=server)
        staged[f"{game}-{players}"].go(anna)
        at_the_end(anna)
        ranked = anna.page.locator("[data-end] .podium").inner_text()
        assert anna.view is not None
        assert all(name in ranked for name in (*anna.table["names"][:1],)), ranked
        for width, height in SIZES:
            found += problems_at(anna, width, height, f"{game} {players} {language}")
        anna.context.close()
    assert found == [], "\n".join(found)


def test_long_names_and_doubled_text_fit(playwright: Playwright, tables: Tables) -> None:
    server, staged = tables
    found: list[str] = []
    for extra in ([], [DOUBLED_TEXT]):
        arguments = launch_args()
        browser = playwright.chromium.launch(**{**arguments, "args": [*arguments["args"], *extra]})
        anna = Person(browser.new_context(**context_args()), server.url, LONG)
        staged["long"].go(anna)
        at_the_end(anna)
        for width, height in ((360, 560), (390, 844), (844, 390), (1280, 720), (1440, 900)):
            found += problems_at(anna, width, height, f"long names, {extra}")
        browser.close()
    assert found == [], "\n".join(found)


def test_the_winner_is_heard_once_and_said_and_nothing_moves_if_that_is_wished(
    person: MakePerson, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = stage(database, {"end": Scene(1, before_the_end, game="sushi-go")})["end"]
    with serve(database) as server, talk(server.ws) as anna:
        birta = person("Birta", server=server)
        listen(birta)
        play_the_last_turn(table, birta, anna)
        birta.wait(lambda: is_over(birta), "the end")
        birta.button("page-see-end").click()
        at_the_end(birta)
        title = birta.page.get_by_role("heading", level=1)
        expect(title).to_be_focused()
        assert birta.view is not None
        has_won = 1 in birta.view["outcome"]["winners"]
        birta.wait(lambda: {"win", "lose"} & set(names_heard(birta)), "the sound of the end")
        birta.page.wait_for_timeout(300)
        assert [name for name in names_heard(birta) if name in ("win", "lose")] == [
            "win" if has_won else "lose"
        ]
        expect(birta.page.locator("[data-confetti]")).to_have_count(0)
        assert_accessible(birta, "the end")
        # Back from the replay, and after a reload, it is still the end; it is not heard again.
        birta.page.get_by_role("link", name=birta.say("after-replay")).click()
        expect(birta.page.get_by_role("heading", name=birta.say("replay-title"))).to_be_visible()
        birta.page.go_back()
        at_the_end(birta)
        birta.page.reload()
        at_the_end(birta)
        assert names_heard(birta) == []
        # The next tab stop after the headline is the first thing to do.
        birta.page.get_by_role("heading", level=1).focus()
        birta.page.keyboard.press("Tab")
        first = birta.page.locator(":focus")
        expect(first).to_have_text(birta.say("after-replay"))
        birta.check()


def test_confetti_falls_where_motion_is_welcome(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server, motion=True)
    staged["sushi-go-4"].go(anna)
    at_the_end(anna)
    expect(anna.page.locator("[data-confetti]")).to_have_count(1)


def test_the_winner_comes_last_unless_somebody_knows_already(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server, motion=True)
    # When each part begins, and whether the headline is focused, so that it is heard, before it is seen.
    anna.context.add_init_script(
        """
        window.began = [];
        document.addEventListener("animationstart", ({ target, animationName }) => {
          const what = /rise|announce|appear/.exec(animationName);
          if (what) began.push([what[0], target.className, document.activeElement?.id]);
        });
        """
    )
    staged["sushi-go-4"].go(anna)
    at_the_end(anna)
    expect(anna.page.get_by_role("heading", level=1)).to_be_focused()
    last = "began.filter(([what]) => what === 'appear').length === 3"
    anna.wait(lambda: anna.page.evaluate(last), "the last sentence")
    began = anna.page.evaluate("began")
    assert [what for what, *_ in began] == ["rise"] * 3 + ["announce"] + ["appear"] * 3
    assert [re.search(r"rank\d", name)[0] for what, name, _ in began if what == "rise"] == [  # type: ignore[index]
        "rank3",
        "rank2",
        "rank1",
    ]
    assert all(focused == "end-title" for *_, focused in began)

    # A tap shows everything at once.
    anna.page.reload()
    headline = anna.page.locator("[data-end] .scene header")
    expect(headline).to_be_attached()
    assert headline.evaluate("each => getComputedStyle(each).opacity") == "0"
    anna.page.mouse.click(200, 200)
    anna.page.evaluate(DRAWN)
    for part in ("[data-end] .scene header", "[data-end] .place.won", "[data-end] li .line"):
        shown = anna.page.locator(part).first.evaluate("each => getComputedStyle(each).opacity")
        assert shown == "1", part
    anna.check()


def test_the_places_of_the_story_are_kept_until_it_is_there(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server)
    # The answer waits until it is let through.
    anna.context.add_init_script(
        """
        window.held = [];
        window.isHeld = true;
        const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
        Object.defineProperty(WebSocket.prototype, "onmessage", {
          set(hear) {
            set.call(this, (event) => {
              if (isHeld && event.data.includes('"type":"highlights"')) held.push(() => hear(event));
              else hear(event);
            });
          },
        });
        """
    )
    staged["sushi-go-4"].go(anna)
    story = anna.page.get_by_role("region", name=anna.say("after-story"))
    expect(story).to_have_attribute("aria-busy", "true")
    expect(story.locator("li")).to_have_count(3)
    anna.wait(lambda: anna.page.evaluate("held.length > 0"), "the answer")
    height = story.evaluate("each => each.offsetHeight")
    anna.page.evaluate("isHeld = false, held.forEach((each) => each())")
    at_the_end(anna)
    assert story.evaluate("each => each.offsetHeight") == height
    anna.check()


def tied_below(match: Match) -> bool:
    """Whether puddings alone decide between two places."""
    if not match.is_over:
        return False
    assert match.outcome is not None
    places = match.outcome.standings
    return any(a.score == b.score and a.tiebreak != b.tiebreak for a, b in itertools.pairwise(places))


def test_equal_scores_on_different_steps_say_why(person: MakePerson, tmp_path: Path) -> None:
    seed = next(
        seed for seed in range(1, 200) if tied_below(Scene(seed, over, ("Anna",), 2, "sushi-go").played()[0])
    )
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = stage(database, {"tied": Scene(seed, over, ("Anna",), 2, "sushi-go")})["tied"]
    with serve(database) as server:
        anna = person("Anna", server=server)
        table.go(anna)
        at_the_end(anna)
        assert anna.view is not None
        standings = anna.view["outcome"]["standings"]
        scores = [line["score"] for line in standings]
        for line in standings:
            if scores.count(line["score"]) == 1:
                continue
            step = anna.page.locator(".podium > li", has_text=anna.say("after-place", rank=line["rank"]))
            expect(step).to_contain_text(anna.say("tiebreak-sushi-go", count=line["tiebreak"]))
        for width, height in ((360, 560), (390, 664), (844, 390), (1280, 720)):
            assert problems_at(anna, width, height, "a tie") == []


def test_whoever_lost_reads_how_much_they_were_short(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server)
    lost = ""
    for name in ("sushi-go-4", "sushi-go-5", "sushi-roll-4", "sequence-2"):
        staged[name].go(anna)
        at_the_end(anna)
        assert anna.view is not None
        why = anna.page.locator("[data-always='why']")
        if 0 not in anna.view["outcome"]["winners"] and anna.view["outcome"]["reason"] in ("points", "lines"):
            lost = name
            expect(why).to_have_text(re.compile("^You were .* short"))
        tv = person("TV", server=server)
        tv.go(f"/w/{staged[name].watch_key}")
        at_the_end(tv)
        expect(tv.page.get_by_text(re.compile("You were|short"))).to_have_count(0)
        tv.context.close()
    assert lost


@pytest.mark.parametrize("dark", [False, True])
def test_the_picture_is_a_png_of_its_size(person: MakePerson, tables: Tables, dark: bool) -> None:
    server, staged = tables
    anna = person("Anna", server=server, dark=dark)
    for name in ("sushi-go-5", "sequence-12"):
        staged[name].go(anna)
        at_the_end(anna)
        anna.button("after-picture").click()
        picture = anna.page.locator("[data-picture]")
        expect(picture).to_be_visible()
        assert picture.evaluate("each => [each.naturalWidth, each.naturalHeight]") == list(POSTCARD)
        assert anna.view is not None
        winner = anna.table["names"][anna.view["outcome"]["winners"][0]]
        assert winner or picture.get_attribute("alt")
        assert_accessible(anna, "the picture")
        with anna.page.expect_download() as saving:
            anna.page.get_by_role("link", name=anna.say("after-save")).click()
        data = Path(saving.value.path()).read_bytes()
        assert data.startswith(b"\x89PNG")
        assert struct.unpack(">II", data[16:24]) == POSTCARD
        # Not an empty sheet: a drawing has many colours.
        assert len(data) > 40_000
        anna.page.keyboard.press("Escape")
    anna.check()


def test_a_rematch_adds_to_the_evening(person: MakePerson, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    table = stage(database, {"end": Scene(1, over, ("Anna",), 1, "sushi-go")})["end"]
    with serve(database) as server:
        anna = person("Anna", server=server)
        table.go(anna)
        at_the_end(anna)
        expect(anna.page.get_by_text(anna.say("after-evening"))).to_have_count(0)
        anna.button("after-seats").click()
        line = anna.page.get_by_text(f"{anna.say('after-evening')}:")
        expect(line).to_be_visible()
        anna.button("page-start").click()
        anna.wait(lambda: not is_over(anna), "the rematch")
        play_match(anna)
        close_scoring(anna)
        anna.button("page-see-end").click()
        at_the_end(anna)
        evening = anna.page.get_by_role("list", name=anna.say("after-evening"))
        expect(evening.get_by_role("listitem")).to_have_count(2)
        wins = sum(line["wins"] for line in anna.table["evening"])
        assert wins >= 2
        anna.button("after-points").click()
        rows = anna.page.get_by_role("dialog").get_by_role("table", name=anna.say("after-evening"))
        expect(rows.get_by_role("row")).to_have_count(2)
        assert_accessible(anna, "the points")


def test_spectators_get_the_same_without_a_rematch(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    tv = person("TV", server=server)
    tv.go(f"/w/{staged['sushi-roll-4'].watch_key}")
    at_the_end(tv)
    expect(tv.button("after-rematch")).to_have_count(0)
    expect(tv.button("after-seats")).to_have_count(0)
    expect(tv.page.get_by_role("link", name=tv.say("after-replay"))).to_be_visible()
    tv.button("after-points").click()
    tv.page.locator("summary", has_text=tv.say("after-honest")).click()
    tv.button("after-verify").click()
    expect(tv.page.get_by_text(tv.say("after-verified"))).to_be_visible()
    tv.check()


def test_the_end_is_shown_from_a_replay_too(person: MakePerson, tables: Tables) -> None:
    server, staged = tables
    anna = person("Anna", server=server)
    staged["sushi-go-4"].go(anna)
    at_the_end(anna)
    told = anna.page.get_by_role("region", name=anna.say("after-story"))
    # Records of earlier versions call bots by their level, so names may differ.
    story = re.findall(r"\d+", told.inner_text())
    anna.page.get_by_role("link", name=anna.say("after-replay")).click()
    onward = anna.button("page-see-end")
    expect(onward).to_be_visible()
    # She sees it with her own eyes again, and nobody waits for anybody.
    expect(anna.page.get_by_label(anna.say("replay-eyes"))).to_have_value("0")
    expect(anna.page.get_by_role("main")).not_to_contain_text(anna.say("go-ask"))
    anna.page.get_by_label(anna.say("replay-eyes")).select_option("spectator")
    expect(anna.page.get_by_role("main")).not_to_contain_text(re.compile("waiting for", re.IGNORECASE))
    onward.click()
    at_the_end(anna)
    assert re.findall(r"\d+", told.inner_text()) == story
    expect(anna.button("after-rematch")).to_have_count(0)
    assert_accessible(anna, "the end of a replay")
    assert problems_at(anna, 390, 664, "in a replay") == []
    anna.button("after-replay").click()
    expect(anna.page.get_by_role("group", name=anna.say("replay-controls"))).to_be_visible()
    anna.check()
