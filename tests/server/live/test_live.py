"""Life at a table, over real sockets: seats, hosts, tabs, absences, stand-ins, restarts."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bordspil.games import all_games
from bordspil.match.record import Record
from bordspil.match.replay import verify
from tests.server.clients import Talk, talk
from tests.server.clients.player import Player, joined, opened, play_out, record_of
from tests.server.server_process import DIRECT, ServerProcess, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    url = f"sqlite:///{tmp_path_factory.mktemp('live')}/b.db"
    with serve(url, messages_per_second=1000, burst=1000) as serving:
        yield serving


@pytest.fixture
def doors(server: ServerProcess) -> Iterator[Any]:
    """Open sockets that are closed after the test."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(talk(server.ws))


@pytest.mark.parametrize(
    ("game", "seats"), [(game.name, game.default_seat_count) for game in all_games().values()]
)
def test_people_and_bots_play_a_match_whose_record_verifies(
    game: str, seats: int, server: ServerProcess, doors: Any
) -> None:
    bots = {str(seat): "family" for seat in range(2, seats)}
    anna = Player(door := doors(), opened(door, game, seat_count=seats, bots=bots))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    assert anna.ask("start")["type"] == "done"
    jon.catch_up()
    play_out(anna, jon)
    anna.catch_up()
    (kept,) = anna.table["records"]
    record = record_of(server, kept)
    assert verify(record) == []
    assert record.seats[:2] == ("Anna", "Jón")
    # A rematch with the same people takes one message.
    assert anna.ask("start")["type"] == "done"
    jon.catch_up()
    assert jon.match == 2
    assert not jon.is_over


def test_a_choice_can_be_changed_secretly_until_everyone_has_chosen(doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    anna.ask("start")
    jon.catch_up()
    assert anna.view is not None
    first, second = anna.view["legal_moves"][:2]
    assert anna.ask("play", move=first, turn=0)["type"] == "done"
    jon.catch_up()
    before = jon.number
    assert anna.ask("play", move=second, turn=0)["type"] == "done"
    jon.catch_up()
    assert jon.number == before
    assert anna.view["chosen"] == second
    assert jon.play()["type"] == "done"
    assert jon.view is not None
    assert jon.view["turn"] == 1
    late = anna.ask("play", move=first, turn=0)
    assert late["code"] == "stale-view"


def test_a_choice_can_be_taken_back_until_everyone_has_chosen(doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    anna.ask("start")
    jon.catch_up()
    assert anna.view is not None
    assert anna.ask("take_back", turn=0)["code"] == "nothing-to-take-back"
    assert anna.ask("play", move=anna.view["legal_moves"][0], turn=0)["type"] == "done"
    assert anna.ask("take_back", turn=0)["type"] == "done"
    jon.catch_up()
    assert jon.view is not None
    assert jon.view["due"] == [0, 1]
    assert anna.view["chosen"] is None
    assert jon.play()["type"] == "done"
    assert jon.view["turn"] == 0
    assert anna.ask("play", move=anna.view["legal_moves"][0], turn=0)["type"] == "done"
    assert anna.view["turn"] == 1
    assert anna.ask("take_back", turn=0)["code"] == "nothing-to-take-back"


@contextmanager
def full_journal(folder: Path, **more: Any) -> Iterator[tuple[Player, Player, Talk]]:
    """Two people in a match at a table with a full journal, and an unused socket; Anna is the host."""
    with (
        serve(
            f"sqlite:///{folder}/b.db", messages_per_second=1000, burst=1000, max_entries_per_table=20
        ) as server,
        talk(server.ws) as first,
        talk(server.ws) as second,
        talk(server.ws) as door,
    ):
        anna = Player(first, opened(first, **more))
        jon = Player(second, joined(second, anna.table["code"], "Jón", seat=1))
        anna.ask("start")
        answers = [anna.ask("rename", name="Anna") for _ in range(20)]
        assert answers[-1].get("reason") == "journal-full"
        jon.catch_up()
        yield anna, jon, door


def test_a_journal_can_be_full_but_a_match_can_always_finish(tmp_path: Path) -> None:
    with full_journal(tmp_path) as (anna, jon, door):
        assert anna.view is not None
        moves = anna.view["legal_moves"]
        # The match needs this move; changing the choice would be one entry too many.
        assert anna.ask("play", move=moves[0], turn=0)["type"] == "done"
        assert anna.ask("play", move=moves[-1], turn=0)["reason"] == "journal-full"
        assert anna.ask("stand")["reason"] == "journal-full"
        assert door.ask("join", code=anna.table["code"], name="Ari")["reason"] == "journal-full"
        play_out(anna, jon)
        assert anna.ask("start")["reason"] == "journal-full"
        assert jon.ask("leave")["type"] == "done"
        assert anna.ask("close")["type"] in {"done", "goodbye"}


def test_with_a_full_journal_nobody_waits_for_a_draw_that_may_never_come(tmp_path: Path) -> None:
    with full_journal(tmp_path, game="sequence", options={"draw_yourself": True}) as (anna, jon, _):
        first, second = (anna, jon) if anna.is_due else (jon, anna)
        assert first.play()["type"] == "done"
        second.catch_up()
        assert first.is_due
        assert not second.is_due
        assert second.play()["type"] == "done"
        first.catch_up()
        play_out(anna, jon)


def test_with_a_full_journal_the_seat_of_someone_who_left_can_be_cleared(tmp_path: Path) -> None:
    with full_journal(tmp_path, settings={"pace": 0, "grace": None}) as (anna, jon, _):
        jon.talk.socket.close()
        anna.wait(lambda player: not player.table["people"][1]["present"])
        assert anna.ask("clear", seat=1)["type"] == "done"
        assert anna.ask("clear", seat=1)["reason"] == "journal-full"
        play_out(anna)


def test_two_tabs_stay_in_sync_and_a_token_brings_what_was_missed(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}))
    anna.ask("start")
    for _ in range(3):
        anna.play()
    tab = Player(door := doors(), door.ask("return", token=anna.token, match=1, seen=2))
    assert tab.view == anna.view
    assert tab.number == anna.number
    tab.play()
    anna.catch_up()
    assert anna.view == tab.view
    with talk(server.ws) as door:
        everything = door.ask("return", token=anna.token)
        assert len(everything["events"]) == everything["number"]
        some = Player(door, everything)
        assert some.view == anna.view
    with talk(server.ws) as door:
        missed = door.ask("return", token=anna.token, match=1, seen=everything["number"] - 2)
        assert missed["events"] == everything["events"][-2:]


def test_only_the_host_runs_the_table_and_someone_else_becomes_host(doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    for kind, fields in (
        ("start", {}),
        ("seat_bot", {"seat": 0, "bot": "family"}),
        ("clear", {"seat": 0}),
        ("swap", {"a": 0, "b": 1}),
        ("configure", {"seat_count": 3}),
        ("make_host", {"person": jon.table["people"][1]["person"]}),
        ("close", {}),
    ):
        assert jon.ask(kind, **fields)["reason"] == "host-only"
    assert anna.ask("leave")["type"] == "done"
    jon.wait(lambda player: len(player.table["people"]) == 1)
    assert jon.table["host"] == jon.table["people"][0]["person"]
    assert jon.ask("seat_bot", seat=0, bot="family")["type"] == "done"
    assert jon.ask("start")["type"] == "done"


def test_a_token_is_invalid_after_leaving(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    jon.ask("leave")
    with talk(server.ws) as door:
        assert door.ask("return", token=jon.token)["reason"] == "bad-token"
    # A token with a changed or missing byte is invalid.
    for forged in (anna.token[:-2] + "xx", anna.token[5:], "x" * 60):
        with talk(server.ws) as door:
            assert door.ask("return", token=forged)["reason"] == "bad-token"


def test_a_bot_stands_in_for_an_absent_player_until_they_return(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door, settings={"pace": 0, "grace": 0.2}))
    with talk(server.ws) as door:
        jon = Player(door, joined(door, anna.table["code"], "Jón", seat=1))
        anna.ask("start")
    anna.play()
    anna.wait(lambda player: player.view["turn"] == 1)
    anna.catch_up()
    assert anna.table["seats"][1]["stand_in"]
    back = Player(door := doors(), door.ask("return", token=jon.token, match=1, seen=jon.number))
    assert back.seat == 1
    anna.wait(lambda player: not player.table["seats"][1]["stand_in"])
    # The stand-in's choice for this turn can still be changed.
    assert back.view is not None
    assert back.play()["type"] == "done"
    turn = back.view["turn"]
    if anna.is_due:
        anna.play()
    back.wait(lambda player: player.view["turn"] == turn + 1)
    assert back.is_due


def test_time_stops_while_nobody_is_there(server: ServerProcess) -> None:
    with talk(server.ws) as door:
        anna = Player(
            door, opened(door, bots={"1": "family"}, settings={"grace": 0, "seconds_per_move": 0.4})
        )
        anna.ask("start")
        anna.play()
    time.sleep(1.2)
    with talk(server.ws) as door:
        back = Player(door, door.ask("return", token=anna.token))
        assert back.view is not None
        assert anna.view is not None
        assert back.view["turn"] - anna.view["turn"] <= 1
        assert not back.is_over


def test_the_first_legal_move_is_made_when_time_runs_out(doors: Any) -> None:
    anna = Player(
        door := doors(), opened(door, bots={"1": "family"}, settings={"pace": 0, "seconds_per_move": 0.3})
    )
    anna.ask("start")
    anna.wait(lambda player: player.view is not None and player.view["turn"] >= 2)


def test_spectators_see_no_hands_and_can_do_nothing(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}))
    look = Player(door := doors(), door.ask("watch", key=anna.table["watch_key"]))
    anna.ask("start")
    anna.play()
    look.catch_up()
    assert look.view is not None
    assert look.view["seat"] is None
    assert look.view["hand"] == []
    assert look.view["legal_moves"] == []
    assert look.token is None
    assert look.table["code"] == ""
    for kind, fields in (("play", {"move": "squid", "turn": 1}), ("sit", {"seat": 0}), ("start", {})):
        assert look.ask(kind, **fields)["code"] == "not-allowed"


def test_known_hands_are_hidden_without_the_memory_aid(doors: Any) -> None:
    anna = Player(
        door := doors(), opened(door, bots={"1": "family"}, settings={"pace": 0, "memory_aid": False})
    )
    anna.ask("start")
    anna.play()
    assert anna.view is not None
    assert anna.view["known_hands"][1] == []
    assert anna.ask("configure", settings={"memory_aid": True})["reason"] == "match-running"


def test_the_memory_aid_shows_hands_that_were_seen(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}))
    anna.ask("start")
    anna.play()
    assert anna.view is not None
    assert len(anna.view["known_hands"][1]) > 5


def test_settings_left_out_of_a_change_stay(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, settings={"pace": 0, "grace": 2, "memory_aid": False}))
    assert anna.ask("configure", settings={"hints": "off"})["type"] == "done"
    expected = {"pace": 0, "grace": 2, "memory_aid": False, "hints": "off"}
    assert {name: anna.table["settings"][name] for name in expected} == expected


def test_nobody_sees_two_hands_of_a_match(doors: Any) -> None:
    anna = Player(
        door := doors(),
        opened(
            door,
            "sequence",
            seat_count=4,
            bots={"2": "family", "3": "family"},
            # Slow bots: they must not finish the match while every seat is theirs.
            settings={"pace": 10},
        ),
    )
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    anna.ask("start")
    jon.catch_up()
    assert anna.ask("clear", seat=1)["reason"] == "seat-present"
    assert anna.ask("clear", seat=2)["type"] == "done"
    assert anna.ask("stand")["type"] == "done"
    assert anna.ask("sit", seat=2)["reason"] == "seat-of-another"
    assert jon.ask("stand")["type"] == "done"
    assert anna.ask("sit", seat=1)["reason"] == "seat-of-another"
    assert anna.ask("sit", seat=0)["type"] == "done"
    # Someone who has seen no hand may take a free seat.
    eva = Player(door := doors(), joined(door, anna.table["code"], "Eva", seat=2))
    assert eva.seat == 2


def test_the_host_can_remove_someone(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    jon = Player(door := doors(), joined(door, anna.table["code"], "Jón", seat=1))
    anna.catch_up()
    person = anna.table["people"][1]["person"]
    assert jon.ask("remove", person=anna.table["people"][0]["person"])["reason"] == "host-only"
    assert anna.ask("remove", person=person)["type"] == "done"
    assert jon.talk.hear_until("closing")["reason"] == "removed"
    assert anna.table["seats"][1]["person"] is None
    with talk(server.ws) as door:
        assert door.ask("return", token=jon.token)["reason"] == "bad-token"


def test_messages_can_be_sent_without_waiting_for_answers(doors: Any) -> None:
    anna = Player(door := doors(), opened(door))
    door = doors()
    first = door.say("join", code=anna.table["code"], name="Jón")
    second = door.say("sit", seat=1)
    third = door.say("ping")
    answers = {}
    while third not in answers:
        message = door.hear()
        if message.get("id"):
            answers[message["id"]] = message["type"]
    assert answers == {first: "welcome", second: "done", third: "pong"}


def test_the_host_sees_the_possible_rulings(doors: Any) -> None:
    anna = Player(
        door := doors(), opened(door, "sequence", bots={"1": "family"}, options={"no_table_talk": True})
    )
    assert anna.table["rulings"] == []
    anna.ask("start")
    anna.catch_up()
    assert len(anna.table["rulings"]) == 2
    assert anna.ask("rule", ruling=anna.table["rulings"][1])["type"] == "done"


def test_a_bot_starts_over_when_the_host_makes_a_ruling(tmp_path: Path) -> None:
    with serve(f"sqlite:///{tmp_path}/b.db", master_seconds=2) as server, talk(server.ws) as door:
        options = {"no_table_talk": True}
        anna = Player(door, opened(door, "sequence", bots={"1": "master"}, options=options))
        anna.ask("start")
        if anna.is_due:
            anna.play()
        assert anna.ask("rule", ruling="ruling 1")["type"] == "done"
        anna.wait(lambda player: player.is_due)
        server.stop()
        assert "bot-refused" not in server.log


def test_hints_come_in_the_readers_language_unless_switched_off(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}, language="is"))
    anna.ask("start")
    hint = anna.ask("ask_hint")
    assert hint["type"] == "hint"
    assert hint["moves"][0]["move"] in (anna.view or {})["legal_moves"]
    assert hint["look"] != hint["best"]
    anna.ask("configure", settings={"hints": "off"})
    refused = anna.ask("ask_hint")
    assert (refused["type"], refused["reason"]) == ("error", "hints-off")


def test_everyone_at_a_table_can_ask_about_a_piece(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, "sequence", bots={"1": "family"}, language="is"))
    refused = anna.ask("ask_about", piece="deck")
    assert (refused["type"], refused["reason"]) == ("error", "match-not-running")
    anna.ask("start")
    about = anna.ask("ask_about", piece="deck")
    assert (about["type"], about["piece"], about["rule"]) == ("about", "deck", "SQ-12")
    assert about["title"] == f"Stokkur: {about['left']}"
    # A spectator is told about the board, and nothing about any hand.
    eve = doors()
    watched = eve.ask("watch", key=anna.table["watch_key"], language="en")
    assert watched["type"] == "welcome"
    held = (anna.view or {})["hand"][0]
    mine, theirs = anna.ask("ask_about", piece=f"card:{held}"), eve.ask("ask_about", piece=f"card:{held}")
    assert mine["left"] < theirs["left"]
    for piece in ("card:nothing", "cell:100", "cell:99:1", "💥"):
        refused = anna.ask("ask_about", piece=piece)
        assert (refused["type"], refused["reason"]) == ("error", "unknown-piece")
        assert refused["text"] == f"„{piece}“ er ekki til í spilinu Sequence."
    malformed: tuple[Any, ...] = ("", "c" * 61, 7, None)
    for wrong in malformed:
        assert anna.ask("ask_about", piece=wrong)["reason"] == "bad-message"


def test_after_a_match_the_table_can_change_to_another_game(doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}, language="en"))
    anna.ask("start")
    play_out(anna)
    assert anna.ask("configure", game="sequence", seat_count=4, options={})["type"] == "done"
    assert anna.ask("sit", seat=3)["type"] == "done"
    assert anna.ask("describe")["type"] == "description"
    for seat in (0, 2):
        assert anna.ask("seat_bot", seat=seat, bot="first-time")["type"] == "done"
    assert anna.ask("start")["type"] == "done"
    assert anna.view is not None
    assert anna.view["game"] == "sequence"
    assert anna.view["seat"] == 3
    play_out(anna)


def test_people_at_a_table_can_export_it_without_secrets(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}))
    anna.ask("start")
    play_out(anna)
    anna.ask("start")
    asked = urllib.request.Request(
        f"{server.url}/api/export", headers={"Authorization": f"Bearer {anna.token}"}
    )
    with DIRECT.open(asked, timeout=20) as answer:
        exported = json.load(answer)
    assert [verify(Record.from_data(record)) for record in exported["records"]] == [[]]
    assert exported["view"] == anna.view
    assert exported["table"]["people"][0]["name"] == "Anna"
    for wrong in ("", "Bearer", f"Bearer {anna.token}x", f"Basic {anna.token}"):
        asked = urllib.request.Request(f"{server.url}/api/export", headers={"Authorization": wrong})
        with pytest.raises(OSError, match="404"):
            DIRECT.open(asked, timeout=20)


def test_closing_a_table_deletes_its_records(server: ServerProcess, doors: Any) -> None:
    anna = Player(door := doors(), opened(door, bots={"1": "family"}))
    anna.ask("start")
    play_out(anna)
    anna.catch_up()
    (kept,) = anna.table["records"]
    record_of(server, kept)
    assert anna.ask("close")["type"] == "done"
    assert anna.talk.hear_until("closing")["reason"] == "closed"
    with pytest.raises(OSError, match="404"):
        record_of(server, kept)
    with talk(server.ws) as door:
        assert door.ask("return", token=anna.token)["reason"] == "bad-token"


def test_a_table_survives_a_restart(tmp_path: Path, store_url: str) -> None:
    with serve(store_url, messages_per_second=1000, burst=1000) as server:
        with talk(server.ws) as door, talk(server.ws) as other:
            anna = Player(door, opened(door, "sequence", seat_count=4, bots={"2": "family", "3": "family"}))
            jon = Player(other, joined(other, anna.table["code"], "Jón", seat=1))
            anna.ask("start")
            # The first player is random.
            for _ in range(500):
                for player in (anna, jon):
                    player.catch_up()
                    if player.is_due and (player is anna or jon.number < 10):
                        player.play()
                time.sleep(0.01)
                if jon.is_due:
                    break
            jon.catch_up()
            assert jon.is_due
        assert server.stop() == 0
        server.start()
        with talk(server.ws) as door, talk(server.ws) as other:
            back = Player(door, door.ask("return", token=anna.token))
            also = Player(other, other.ask("return", token=jon.token, match=1, seen=jon.number))
            assert also.view == jon.view
            assert back.table["host"] == anna.table["host"]
            assert [seat["bot"] for seat in back.table["seats"]] == [None, None, "family", "family"]
            play_out(back, also)
            back.catch_up()
            assert verify(record_of(server, back.table["records"][0])) == []
