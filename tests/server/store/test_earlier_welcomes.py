"""With a database of an earlier version, everyone gets exactly the messages that version would have sent.

`told.json` holds the answers of the earlier server after a restart: the welcome of each person, score pads,
finished records, and how matches end when everyone plays their first legal move. Long answers are hashed.

Then bots were called by their level, and nobody had a face: `as_before` gives them their names of those days.

Only data is stored, and worded anew whenever it is sent. If you change texts on purpose, take in the new ones
with `python -m tests.server.store.test_earlier_welcomes`; it refuses any other difference.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bordspil.server.tables.identifiers import distinct_name
from tests.helpers.earlier import without_later_facts
from tests.server.clients import Talk, talk
from tests.server.server_process import DIRECT, ServerProcess, serve

EARLIER = Path(__file__).parents[2] / "earlier"
TOLD: dict[str, dict[str, Any]] = {
    file.parent.name: told
    for file in sorted(EARLIER.glob("*/told.json"))
    if "continued" in (told := json.loads(file.read_text(encoding="utf-8")))
}
FOREVER = 36_500
BOTS = ("first-time", "family", "regular", "master", "greedy", "uniform")
BOT_NAMES = {
    "en": ("Newcomer", "Cousin", "Veteran", "Master", "Greedy", "Dicey"),
    "is": ("Nýliði", "Frændi", "Fastagestur", "Meistari", "Gráðugur", "Slembi"),
    "es": ("Novato", "Pariente", "Veterano", "Maestro", "Glotón", "Tuntún"),
    "pl": ("Nowicjusz", "Kuzyn", "Bywalec", "Mistrz", "Łasuch", "Kostek"),
}


@contextlib.contextmanager
def running(version: str, folder: Path) -> Iterator[ServerProcess]:
    """A server on a copy of the database of that version, in a folder."""
    copy = folder / "tables.db"
    shutil.copy(EARLIER / version / "tables.db", copy)
    kept = dict.fromkeys(("keep_unstarted_days", "keep_unfinished_days", "keep_finished_days"), FOREVER)
    with serve(f"sqlite:///{copy}", **kept, messages_per_second=10_000, burst=10_000) as server:
        yield server


@pytest.fixture(scope="module", params=TOLD)
def version(request: pytest.FixtureRequest) -> str:
    """A version that has stored tables."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def server(version: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a copy of the database of that version."""
    with running(version, tmp_path_factory.mktemp("earlier")) as server:
        yield server


def digest(data: object) -> str:
    """A hash of plain data."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def fetched(server: ServerProcess, path: str) -> Any:
    """The server's JSON answer over HTTP."""
    with DIRECT.open(server.url + path, timeout=20) as answer:
        return json.loads(answer.read())


def compared(welcome: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """A welcome in the stored form: without times and presence, and with hashes of long values."""
    people = [[person["person"], person["name"]] for person in welcome["table"]["people"]]
    said = {key: value for key, value in welcome.items() if key not in {"id", "deadline"}}
    seats = [{key: seat[key] for key in ("person", "bot", "stand_in")} for seat in welcome["table"]["seats"]]
    table = {**welcome["table"], "people": people, "seats": seats, "names": before["table"]["names"]}
    # Nobody added up the evening yet.
    table.pop("evening")
    language = before["language"]
    vacant = table["settings"]["stand_in"]
    players = [
        (seat["name"], seat["bot"] or (None if seat["person"] else vacant))
        for seat in welcome["table"]["seats"]
        if seat["name"] is not None
    ]
    said["events"] = without_later_facts(said["events"])
    said |= {"table": table, "language": language, "words": as_before(welcome["words"], players, language)}
    hashed = {"events", "words"} | ({"view"} if isinstance(before["view"], str) else set())
    return said | {key: digest(said[key]) for key in hashed}


def as_before(told: Any, players: list[tuple[str, str | None]], language: str | None) -> Any:
    """What was told, with the names that bots had then."""
    text, given = json.dumps(told, ensure_ascii=False), [name for name, bot in players if bot is None]
    for name, bot in players:
        if bot is not None:
            given.append(distinct_name(BOT_NAMES[language or "en"][BOTS.index(bot)], given))
            text = re.sub(rf"\b{name}\b", given[-1], text)
    return json.loads(text)


def replay_as_before(replay: dict[str, Any]) -> dict[str, Any]:
    """A replay without faces, and with the names that bots had then."""
    players = [(name, face["bot"]) for name, face in zip(replay["names"], replay["faces"], strict=True)]
    told = without_later_facts(as_before(replay, players, None))
    return {key: value for key, value in told.items() if key not in {"faces", "highlights"}}


def test_everyone_is_welcomed_back_as_before(server: ServerProcess, version: str) -> None:
    told = TOLD[version]
    for name, table in {**told["tables"], **told["lobbies"]}.items():
        for who, before in table["welcomes"].items():
            with talk(server.ws) as person:
                welcome = person.ask("return", token=table["tokens"][who], language=before["language"])
            assert compared(welcome, before) == before, (name, who)
        for record, hashes in table.get("records", {}).items():
            for path, right in hashes.items():
                found = fetched(server, f"/api/records/{record}{path}")
                found = replay_as_before(found) if "/replay" in path else found
                assert digest(found) == right, (name, path)
    for name, pad in told["pads"].items():
        with talk(server.ws) as person:
            person.ask("return", token=pad["token"], language=pad["language"])
            assert without_later_facts(person.hear_until("sheet")) == pad["sheet"], name


def test_matches_continue_to_the_same_end(server: ServerProcess, version: str) -> None:
    told = TOLD[version]
    for name, right in told["continued"].items():
        record = played_on(server, list(told["tables"][name]["tokens"].values()))
        assert digest(fetched(server, f"/api/records/{record}")) == right, name


def played_on(server: ServerProcess, tokens: list[str]) -> str:
    """Play the first legal move until the match is over; return the id of its record."""
    with contextlib.ExitStack() as stack:
        people = [Person(stack.enter_context(talk(server.ws)), token) for token in tokens]
        for person in itertools.cycle(people):
            view = person.current_view()
            if view["outcome"] is not None:
                return person.records[-1]
            if view["seat"] in view["due"]:
                person.send("play", move=view["legal_moves"][0], turn=view["turn"])
    raise AssertionError("unreachable")


class Person:
    """Somebody who has come back, and keeps track of their view."""

    def __init__(self, socket: Talk, token: str) -> None:
        self.socket = socket
        welcome = socket.ask("return", token=token)
        self.view: dict[str, Any] = welcome["view"]
        self.records: list[str] = welcome["table"]["records"]

    def current_view(self) -> dict[str, Any]:
        """The view after everything sent so far."""
        self.send("ping")
        return self.view

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message and take in everything up to its answer."""
        number = self.socket.say(kind, **fields)
        while (message := self.socket.hear()).get("id") != number:
            if message["type"] == "update":
                changes = message["changes"]
                self.view = changes if message["whole"] else {**self.view, **changes}
            if message["type"] == "table":
                self.records = message["table"]["records"]
        assert message["type"] in {"done", "pong"}, message


def without_texts(data: Any) -> Any:
    """The same data with empty texts."""
    if isinstance(data, dict):
        return {key: without_texts(value) for key, value in data.items()}
    if isinstance(data, list):
        return [without_texts(value) for value in data]
    return "" if isinstance(data, str) else data


def reword(server: ServerProcess, told: dict[str, Any]) -> None:
    """Take in new words of the same data."""
    for name, table in {**told["tables"], **told["lobbies"]}.items():
        for who, before in table["welcomes"].items():
            language = before["language"]
            with talk(server.ws) as person:
                welcome = person.ask("return", token=table["tokens"][who], language=language)
            now = compared(welcome, before)
            changed = {key for key in now | before if now.get(key) != before.get(key)}
            assert changed <= {"words"}, f"{name}, {who}: {changed} differ, not only words"
            before["words"] = now["words"]
        for record, hashes in table.get("records", {}).items():
            for path in hashes:
                if "/replay" in path:
                    hashes[path] = digest(replay_as_before(fetched(server, f"/api/records/{record}{path}")))
    for name, pad in told["pads"].items():
        with talk(server.ws) as person:
            person.ask("return", token=pad["token"], language=pad["language"])
            sheet = without_later_facts(person.hear_until("sheet"))
        assert without_texts(sheet) == without_texts(pad["sheet"]), f"{name}: not only texts differ"
        pad["sheet"] = sheet


if __name__ == "__main__":
    for number, answers in TOLD.items():
        with tempfile.TemporaryDirectory() as scratch, running(number, Path(scratch)) as started:
            reword(started, answers)
        text = json.dumps(answers, ensure_ascii=False, separators=(",", ":"))
        (EARLIER / number / "told.json").write_text(text + "\n", encoding="utf-8")
