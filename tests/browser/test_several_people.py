"""Several people at one table, each with their own browser and language."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.helpers.person import DESKTOP, Person
from tests.browser.helpers.playing import close_scoring, is_due, is_over, play_match
from tests.browser.helpers.qr import read_qr
from tests.browser.helpers.secrecy import Recorder, truth_of
from tests.browser.helpers.turns import join_table, wait_for_turn, wait_for_view
from tests.server.clients import bots_match, talk
from tests.server.server_process import ServerProcess


def open_table(host: Person, title: str, seats: int) -> str:
    """Open a table for friends with quick bots; return its code."""
    host.go()
    host.button("page-with-friends", host.page.get_by_role("article", name=title)).click()
    host.page.wait_for_url("**/t/*")
    host.page.get_by_label(host.say("page-seat-count")).select_option(str(seats))
    expect(seats_of(host)).to_have_count(seats)
    host.page.get_by_text(host.say("page-table-settings")).click()
    pace = host.page.get_by_role("combobox", name=host.say("page-set-pace"))
    pace.select_option("0")
    expect(pace).to_have_value("0")
    return host.page.url.rpartition("/")[2]


def seats_of(person: Person) -> Locator:
    """The seats in the lobby."""
    return person.page.get_by_role("region", name=person.say("page-seats")).get_by_role("listitem")


def menu(person: Person) -> Locator:
    """The button of the table menu."""
    return person.page.get_by_role("button", name=person.say("page-table"), exact=True)


def hand_of(person: Person, page: Page | None = None) -> Locator:
    """The cards in hand."""
    hand = (page or person.page).get_by_role("region", name=person.say("go-hand"), exact=True)
    return hand.get_by_role("listitem").get_by_role("button")


def pressed(hand: Locator) -> Locator:
    """The chosen cards of a hand."""
    return hand.and_(hand.page.get_by_role("button", pressed=True))


def await_turn(person: Person) -> None:
    """Wait until it is a person's turn and the screen shows it."""
    wait_for_turn(person)
    assert person.view is not None
    where = person.say("go-round", round=person.view["round"])
    expect(person.page.get_by_role("main")).to_contain_text(where)


def pick_all(people: list[Person]) -> None:
    """Let everyone choose a card, which ends the turn."""
    await_turn(people[0])
    assert people[0].view is not None
    turn = people[0].view["turn"]
    for someone in people:
        await_turn(someone)
        hand_of(someone).first.click()
    for someone in people:
        wait_for_view(someone, lambda view: view["turn"] > turn or view["outcome"], "the reveal")


def test_three_people_with_bots_and_a_spectator_in_four_languages(person: MakePerson) -> None:
    anna, birta = person("Anna", size=DESKTOP), person("Birta", language="is")
    carmen, olga = person("Carmen", language="es"), person("Olga", language="pl", size=DESKTOP)
    people = [anna, birta, carmen]
    recorders = [Recorder(someone) for someone in (*people, olga)]
    code = open_table(anna, "Sushi Go!", 5)

    # Joining by code, by QR code, and by the link for spectators.
    birta.go()
    birta.page.get_by_label(birta.say("page-code")).fill(code.lower())
    birta.button("page-join", birta.page.get_by_role("main")).click()
    birta.button("page-join").click()
    link = read_qr(anna.page.get_by_role("img", name=anna.say("page-qr", code=code)))
    assert link == f"{anna.url}/t/{code}"
    carmen.page.goto(link)
    carmen.button("page-join").click()
    olga.go(f"/w/{anna.table['watch_key']}")
    for someone in (*people, olga):
        for name in ("Anna", "Birta", "Carmen"):
            expect(someone.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    expect(anna.page.get_by_text(anna.say("page-spectators", count=1))).to_be_visible()
    expect(birta.page.get_by_text(birta.say("page-host-starts", name="Anna"))).to_be_visible()
    anna.button("page-fill-and-start", count=2).click()

    anna.wait(lambda: all(anna.names), "players in all seats")
    for someone in (*people, olga):
        for name in anna.names:
            expect(someone.board).to_contain_text(name)
    expect(hand_of(olga)).to_have_count(0)

    choose_in_secret(anna, [birta, carmen, olga])
    for someone in (birta, carmen):
        hand_of(someone).first.click()
    expect(hand_of(anna)).to_have_count(6)

    # A reloaded page shows the same choice.
    await_turn(birta)
    hand_of(birta).nth(2).click()
    expect(pressed(hand_of(birta))).to_have_count(1)
    wait_for_view(birta, lambda view: view["chosen"], "the choice")
    birta.page.reload()
    expect(pressed(hand_of(birta))).to_have_count(1)
    keep_in_step(carmen)
    hand_of(anna).first.click()
    expect(hand_of(anna)).to_have_count(5)

    while not is_over(anna):
        pick_all(people)

    for someone in (*people, olga):
        # The scoring of the last round covers the table.
        close_scoring(someone)
        someone.button("page-see-end").click()
        expect(someone.page.locator("[data-end]")).to_be_visible()
        assert someone.view is not None
        for score in someone.view["scores"]:
            expect(someone.page.get_by_role("main")).to_contain_text(str(score))
    open_proof(carmen).click()
    expect(carmen.page.get_by_text(carmen.say("after-verified"))).to_be_visible()
    truth = truth_of(anna)
    for recorder, seat in zip(recorders, (0, 1, 2, None), strict=True):
        truth.check(recorder, seat)

    hand_over_table(anna, birta, [carmen, olga])


def open_proof(person: Person) -> Locator:
    """Unfold the proof of the deal; return the button that checks it."""
    person.button("after-points").click()
    person.page.locator("summary", has_text=person.say("after-honest")).click()
    return person.button("after-verify")


def choose_in_secret(chooser: Person, others: list[Person]) -> None:
    """Change a choice several times; the others learn only that one was made."""
    await_turn(chooser)
    before_choice = [len(someone.received) for someone in others]
    asked = len(chooser.received)
    hand = hand_of(chooser)
    for card in (0, 6, 3):
        hand.nth(card).click()
        expect(pressed(hand)).to_have_count(1)
        expect(hand.nth(card)).to_have_attribute("aria-pressed", "true")
    # Other messages may arrive between the answers.
    chooser.wait(
        lambda: sum(each["type"] == "done" for each in chooser.received[asked:]) >= 3, "three answers"
    )
    for someone, before in zip(others, before_choice, strict=True):
        wait_for_view(someone, lambda view: 0 not in view["due"], "the choice")
        updates = [frame for frame in someone.received[before:] if frame["type"] == "update"]
        events = [event for frame in updates for event in frame["events"]]
        assert all(event == {"event": "card-chosen", "seat": event["seat"]} for event in events)
        assert [event["seat"] for event in events].count(0) <= 1
        assert all(frame["changes"].keys() <= {"due"} for frame in updates)


def keep_in_step(person: Person) -> None:
    """Two tabs of one seat show the same choice."""
    tab = person.context.new_page()
    tab.goto(person.page.url)
    here, there = hand_of(person), hand_of(person, tab)
    expect(there).to_have_count(6)
    for click, follow in ((here, there), (there, here)):
        card = click.and_(click.page.get_by_role("button", pressed=False)).last
        name = card.text_content() or ""
        card.click()
        expect(pressed(click)).to_have_text(name)
        expect(pressed(follow)).to_have_text(name)
    tab.close()


def hand_over_table(host: Person, heir: Person, others: list[Person]) -> None:
    """The host can hand over the table, and when the new host leaves, the old one is host again."""
    expect(heir.button("after-rematch")).to_have_count(0)
    expect(heir.page.get_by_text(heir.say("after-wait", name=host.name))).to_be_visible()
    host.button("after-seats").click()
    host.page.get_by_role("button", name=re.compile(f"{host.say('page-make-host')}.*{heir.name}")).click()
    heir.button("after-rematch").click()
    for someone in (host, heir, *others):
        expect(someone.board).to_be_visible()
        wait_for_view(someone, lambda view: not view["outcome"], "a new match")
    menu(heir).click()
    heir.button("page-leave").click()
    heir.button("page-leave").click()
    heir.page.wait_for_url("**/")
    menu(host).click()
    expect(host.button("page-close")).to_be_visible()


def test_two_teams_choose_their_seats_and_play(person: MakePerson) -> None:
    anna, birta = person("Anna", size=DESKTOP), person("Birta", language="is")
    code = open_table(anna, "Sequence", 4)
    join_table(birta, code)
    # The second seat is in the other team. Birta moves to Anna's team, and Anna moves her back.
    expect(seats_of(birta).nth(1)).to_contain_text(birta.say("page-team", team=2))
    expect(seats_of(birta).nth(1)).to_contain_text("Birta")
    birta.button("page-sit", seats_of(birta).nth(2)).click()
    expect(seats_of(birta).nth(2)).to_contain_text(birta.say("page-team", team=1))
    expect(seats_of(birta).nth(2)).to_contain_text(birta.say("page-you"))
    anna.button("page-swap-seat", number=3).click()
    anna.button("page-swap-here", number=4).click()
    expect(seats_of(birta).nth(3)).to_contain_text("Birta")
    anna.button("page-fill-and-start", count=2).click()
    expect(birta.board).to_be_visible()
    assert birta.view is not None
    assert birta.view["seat"] == 3
    for _ in range(6):
        anna.wait(lambda: is_due(anna) or is_due(birta), "somebody's turn")
        assert play_match(anna if is_due(anna) else birta, most=1) == 1
    for someone in (anna, birta):
        wait_for_view(someone, lambda view: view["turn"] >= 9, "three rounds of moves")
        for name in anna.names:
            expect(someone.board).to_contain_text(name)


def test_a_finished_match_can_be_replayed_from_any_perspective(
    person: MakePerson, server: ServerProcess
) -> None:
    anna = person(language="is", size=DESKTOP)
    with talk(server.ws) as client:
        record = bots_match(client)
    anna.go(f"/r/{record}")
    controls = anna.page.get_by_role("group", name=anna.say("replay-controls"))
    slider = controls.get_by_role("slider")
    perspective = anna.page.get_by_label(anna.say("replay-eyes"))
    story = anna.page.get_by_role("complementary", name=anna.say("replay-story"))
    expect(anna.page.get_by_role("main")).to_contain_text(re.compile("Lola|Otto|Nina"))
    expect(hand_of(anna)).to_have_count(0)

    told = story.get_by_role("button").count()
    anna.button("replay-forward").click()
    anna.button("replay-forward").click()
    expect(slider).to_have_value("2")
    expect(story.get_by_role("button")).to_have_count(told + 2)
    anna.button("replay-back").click()
    expect(slider).to_have_value("1")
    anna.button("after-round", round=2).click()
    expect(anna.page.get_by_role("main")).to_contain_text(anna.say("go-round", round=2))

    # A seat's perspective shows its hand, everyone's shows all hands.
    perspective.select_option("1")
    expect(hand_of(anna)).to_have_count(10)
    perspective.select_option("all")
    expect(anna.page.get_by_role("heading", name=anna.say("replay-hands"))).to_be_visible()
    perspective.select_option("spectator")
    expect(hand_of(anna)).to_have_count(0)

    # It plays to the end by itself.
    slider.press("End")
    anna.button("replay-back").click()
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last - 1))
    anna.button("replay-play").click()
    expect(slider).to_have_value(str(last))
    expect(anna.button("replay-play")).to_be_visible()
    slider.press("Home")
    expect(slider).to_have_value("0")
    anna.assert_fits()
