"""docs/protocol.md shows real messages and documents all of them."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

from bordspil.server.ops.config import Config
from bordspil.wire import messages as m
from bordspil.wire.refusals import REASONS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^(\w+) ([→←]) (\{.*\})$", PAGE, re.MULTILINE)

SERVER = ROOT / "src" / "bordspil" / "server"
# The folders of the server's code that answer messages.
ANSWERING = ("language", "live", "net", "tables")


def test_every_message_in_the_page_can_be_decoded() -> None:
    for _, direction, text in SHOWN:
        message = m.decode_from_client(text) if direction == "→" else m.decode_to_client(text)
        assert message is not None
    kinds = {type(m.decode_to_client(text)).__name__ for _, direction, text in SHOWN if direction == "←"}
    assert kinds >= {"Welcome", "TableChanged", "Update", "Done", "Error", "Closing"}


def test_every_request_in_the_page_has_one_answer_after_its_effects() -> None:
    open_questions: dict[str, int] = {}
    for who, direction, text in SHOWN:
        if direction == "→":
            assert who not in open_questions
            open_questions[who] = m.decode_from_client(text).id
        else:
            message = m.decode_to_client(text)
            if getattr(message, "id", None) is not None:
                assert open_questions.pop(who) == message.id
    assert open_questions == {}


def test_event_numbers_in_the_page_have_no_gaps() -> None:
    counted: dict[str, int] = {}
    for who, direction, text in SHOWN:
        message = m.decode_to_client(text) if direction == "←" else None
        if isinstance(message, m.Update) and not (message.whole and not message.events):
            assert counted.get(who, 0) in (message.number - len(message.events), message.number)
            counted[who] = message.number
        if isinstance(message, m.Welcome):
            counted[who] = message.number


@pytest.mark.parametrize("kind", [*typing.get_args(m.AnyFromClient), *typing.get_args(m.AnyToClient)])
def test_every_kind_of_message_is_mentioned(kind: type[m.FromClient]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_every_reason_given_over_sockets_is_listed() -> None:
    found: set[str] = set()
    for file in (file for room in ANSWERING for file in (SERVER / room).glob("*.py")):
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?<!Closing\()reason="([a-z-]+)"', source))
    assert found > {"seat-taken", "bad-token"}
    assert found - set(REASONS) == set()


def test_every_reason_is_documented_under_its_code() -> None:
    listed: dict[str, str] = {}
    code = ""
    for cells in re.findall(r"^\| (`[a-z-]+`)? ?\| (`[^|]+) \|", PAGE, re.MULTILINE):
        code = cells[0].strip("`") or code
        listed |= dict.fromkeys(re.findall(r"`([a-z-]+)`", cells[1]), code)
    assert listed == REASONS


def test_the_server_gives_every_listed_reason() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))
    assert [reason for reason in REASONS if f'"{reason}"' not in sources] == []


def test_the_documented_limits_are_the_defaults() -> None:
    config = Config()
    limits = PAGE.split("## Limits")[1].split("## ")[0]
    for said in (
        f"up to {m.LARGEST // 1024} KiB",
        f"{config.messages_per_second:g} messages per second per socket, in bursts of up to {config.burst}",
        f"{config.address_messages_per_second:g} per second per address",
        f"{config.max_sockets_per_address} sockets, {config.max_tables_per_address} open tables and "
        f"{config.tables_per_hour} new tables per hour",
        f"{config.max_people_per_table} people and {config.max_spectators_per_table} spectators",
        f"{config.wrong_codes_per_hour} wrong codes",
        f"within {config.first_message_seconds:g} seconds",
    ):
        assert said in limits
