"""The end of a match over real sockets: its story for everyone alike, and the evening, after a crash too."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from bordspil.games import all_games
from tests.server.clients import talk
from tests.server.clients.player import Player, joined, opened, play_out
from tests.server.server_process import ServerProcess, serve


def told(door: Any) -> dict[str, Any]:
    """The highlights, without the answer's number."""
    answer: dict[str, Any] = door.ask("ask_highlights")
    assert answer["type"] == "highlights", answer
    return {key: value for key, value in answer.items() if key != "id"}


def come_back(server: ServerProcess, stack: ExitStack, **how: Any) -> tuple[Any, dict[str, Any]]:
    door = stack.enter_context(talk(server.ws))
    welcome = door.ask("watch" if "key" in how else "return", **how)
    assert welcome["type"] == "welcome", welcome
    return door, welcome


@pytest.mark.parametrize("game", sorted(all_games()))
def test_everyone_hears_the_same_story_after_the_end_and_after_a_crash(game: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'b.db'}"
    with serve(database, messages_per_second=1000, burst=1000) as server, ExitStack() as stack:
        door = stack.enter_context(talk(server.ws))
        anna = Player(door, opened(door, game, language="en"))
        door = stack.enter_context(talk(server.ws))
        jon = Player(door, joined(door, anna.table["code"], "Jón", seat=1, language="is"))
        refused = anna.ask("ask_highlights")
        assert (refused["code"], refused["reason"]) == ("not-now", "match-not-running")
        assert anna.ask("start")["type"] == "done"
        refused = anna.ask("ask_highlights")
        assert (refused["code"], refused["reason"]) == ("not-now", "match-running")
        jon.catch_up()
        play_out(anna, jon)
        watcher, _ = come_back(server, stack, key=anna.table["watch_key"], language="en")
        anna.catch_up()
        story = told(anna)
        assert story == told(watcher)
        if game in ("sushi-go", "sushi-roll", "sequence"):
            assert len(story["story"]) == 3
            assert len(story["closeness"]) == 2
            icelandic = told(jon)
            assert [each["pieces"] for each in icelandic["story"]] == [
                each["pieces"] for each in story["story"]
            ]
            assert [each["text"] for each in icelandic["story"]] != [each["text"] for each in story["story"]]
        evening = anna.table["evening"]
        assert {line["name"] for line in evening} == {"Anna", "Jón"}
        assert anna.view is not None
        winners = anna.view["outcome"]["winners"]
        assert sum(line["wins"] for line in evening) == len(winners)
        points = {line["name"]: line["points"][game] for line in evening}
        assert [points["Anna"], points["Jón"]] == anna.view["scores"]
        server.kill()
    with serve(database, messages_per_second=1000, burst=1000) as server, ExitStack() as stack:
        door, welcome = come_back(server, stack, token=anna.token, language="en")
        assert welcome["table"]["evening"] == evening
        assert told(Player(door, welcome)) == story
