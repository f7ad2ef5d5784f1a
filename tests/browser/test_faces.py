"""Faces and names: chosen at the door, seen by everyone, and what they show."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from bordspil.bots.cast import CAST
from tests.browser.conftest import MakePerson
from tests.browser.helpers.accessibility import assert_accessible
from tests.browser.helpers.person import DESKTOP, NARROW, Person
from tests.server.clients import talk
from tests.server.server_process import ServerProcess

# The bubble, and everything that it must not cover: scores, cards, dice, cells.
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bubble = box(document.querySelector('[data-reaction]'));
  const pieces = '[data-piece]:not([data-piece^="mat:"], [data-piece^="team:"])';
  const what = `[data-score], [data-card], [data-cell], ${pieces}`;
  return [...document.querySelectorAll(what)].map((each) => [each.outerHTML.slice(0, 80), box(each)])
    .filter(([, { left, right, top, bottom }]) => left < bubble.right && bubble.left < right
      && top < bubble.bottom && bubble.top < bottom).map(([text]) => text);
}"""


def choose_look(person: Person, face: str, colour: int) -> None:
    """Choose a face and a colour where they are offered."""
    page = person.page
    page.get_by_role("radio", name=person.say(f"page-face-{face}"), exact=True).check(force=True)
    page.get_by_role("radio", name=person.say(f"page-colour-{colour}"), exact=True).check(force=True)


def look_of(table: dict[str, Any], name: str) -> tuple[str, int]:
    """How somebody at a table looks."""
    return next((each["face"], each["colour"]) for each in table["people"] if each["name"] == name)


@pytest.mark.parametrize("language", ["en", "is", "es", "pl"])
def test_a_face_is_chosen_at_the_door_and_kept(
    person: MakePerson, server: ServerProcess, language: str
) -> None:
    with talk(server.ws) as birta:
        table = birta.ask("open", game="sushi-go", name="Birta", seat=0, face="curls", colour=3)["table"]
        anna = person("Anna", language=language, size=NARROW)
        anna.go(f"/t/{table['code']}")
        expect(anna.button("page-join")).to_be_visible()
        assert_accessible(anna, "the door")
        anna.assert_fits()
        choose_look(anna, "beard", 3)
        anna.button("page-join").click()
        # Birta has the colour, so Anna gets the one most like it.
        changed = birta.hear_until("table")["table"]
        assert look_of(changed, "Anna")[0] == "beard"
        assert look_of(changed, "Anna")[1] not in {3}
        expect(anna.page.locator("main [data-character=beard]").first).to_be_visible()
        expect(anna.page.locator("main [data-character=curls]").first).to_be_visible()

        # In the lobby another face is seen by everyone at once.
        anna.page.get_by_role("button", name=anna.say("page-rename"), exact=True).click()
        choose_look(anna, "plaits", 8)
        while look_of(changed, "Anna") != ("plaits", 8):
            changed = birta.hear_until("table")["table"]
        anna.page.reload()
        expect(anna.page.locator("main [data-character=plaits]").first).to_be_visible()
        anna.go()
        expect(anna.page.locator("header [data-character=plaits]")).to_be_visible()


def test_whoever_has_chosen_nothing_has_a_face_all_the_same(person: MakePerson) -> None:
    anna = person()
    anna.go("/settings")
    face = anna.page.locator("header [data-character]").get_attribute("data-character")
    anna.page.reload()
    expect(anna.page.locator(f"header [data-character={face}]")).to_be_visible()
    # The dialog of the header changes it everywhere.
    anna.page.get_by_role("banner").get_by_role(
        "button", name=anna.say("page-myself", name=anna.name)
    ).click()
    assert_accessible(anna, "the choice of a face")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=anna.say("page-face-scarf")).check(force=True)
    anna.button("page-done", dialog).click()
    expect(anna.page.locator("header [data-character=scarf]")).to_be_visible()
    expect(
        anna.page.get_by_role("main").get_by_role("radio", name=anna.say("page-face-scarf"))
    ).to_be_checked()


def test_bots_are_chosen_by_pictures_of_their_level(person: MakePerson) -> None:
    anna = person(size=DESKTOP)
    anna.go()
    anna.button("page-with-friends", anna.page.get_by_role("article", name="Sushi Go!")).click()
    seat = anna.page.get_by_role("listitem").filter(has_text=anna.say("page-seat", number=2))
    anna.button("page-add-bot", seat).click()
    dialog = anna.page.get_by_role("dialog")
    assert_accessible(anna, "the choice of a bot")
    for character in CAST:
        expect(dialog.locator(f"[data-character={character.face}]")).to_be_visible()
    dialog.get_by_role("button", name=anna.say("level-master")).click()
    expect(seat).to_contain_text(anna.say("level-master"))
    name = anna.names[1]
    assert name in {"Axel", "Oda", "Rex"}
    expect(seat.locator(f"[data-character={name.lower()}]")).to_be_visible()
    anna.button("page-no-bot", seat).click()
    expect(seat).to_contain_text(anna.say("page-seat-free"))


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["sushi-go", "sushi-roll", "sequence"])
def test_a_reaction_is_a_picture_at_the_senders_seat(
    person: MakePerson, server: ServerProcess, game: str, size: dict[str, int]
) -> None:
    anna = person("Anna", size=size)
    with talk(server.ws) as birta:
        bots = {"2": "family", "3": "master"}
        table = birta.ask("open", game=game, name="Birta", seat=1, seat_count=4, bots=bots, face="curls")[
            "table"
        ]
        anna.go(f"/t/{table['code']}")
        anna.button("page-join").click()
        anna.wait(lambda: anna.names and all(anna.names), "a full table")
        assert birta.ask("start")["type"] == "done"
        expect(anna.board).to_be_visible()
        # The bot that greets at the start is done with it.
        anna.page.wait_for_timeout(4_500)

        assert birta.ask("react", reaction="ouch")["type"] == "done"
        bubble = anna.page.locator("[data-reaction=ouch]")
        expect(bubble).to_be_visible()
        expect(anna.page.get_by_text(f"Birta: {anna.say('page-reaction-ouch')}")).to_be_attached()
        expect(anna.board.locator("[data-character=curls][data-mood=dismayed]").first).to_be_visible()
        assert anna.page.evaluate(COVERED) == []
        expect(bubble).to_have_count(0)

        # Two taps for one's own.
        anna.button("page-react").click()
        if game == "sushi-go":
            assert_accessible(anna, "the reactions")
        anna.assert_fits()
        anna.button("page-reaction-thanks").click()
        assert birta.hear_until("reacted")["reaction"] == "thanks"
        expect(anna.page.locator("[data-reaction=thanks]")).to_be_visible()
        expect(anna.button("page-reaction-hello")).to_have_count(0)


def test_a_bot_says_hello_and_nobody_is_called_by_a_level(person: MakePerson) -> None:
    anna = person("Otto", size=DESKTOP)
    anna.play_now("Sushi Go!")
    expect(anna.page.locator("[data-reaction=hello]")).to_be_visible()
    names = anna.names
    assert names[0] == "Otto"
    assert len(set(names)) == len(names)
    assert set(names[1:]) <= {character.name for character in CAST} - {"Otto"}
    for name in names:
        expect(anna.board).to_contain_text(name)
