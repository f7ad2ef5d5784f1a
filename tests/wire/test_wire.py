"""The messages, their JSON schema and their TypeScript types agree."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import typing

import msgspec
import pytest

from bordspil.wire import messages as m
from bordspil.wire.schema import json_schema
from bordspil.wire.typescript.messages import message_types

FROM_CLIENT = typing.get_args(m.AnyFromClient)
TO_CLIENT = typing.get_args(m.AnyToClient)


@pytest.mark.parametrize("kind", [*FROM_CLIENT, *TO_CLIENT], ids=lambda kind: kind.__name__)
def test_every_message_has_a_typescript_type(kind: type[msgspec.Struct]) -> None:
    text = message_types()
    body = re.search(rf"export interface {kind.__name__} \{{\n(.*?)\n\}}", text, re.DOTALL)
    assert body is not None
    assert f'type: "{kind.__struct_config__.tag}";' in body[1]
    fields = re.findall(r"^  (\w+)(\??): ", body[1], re.MULTILINE)
    optional = {
        field.name for field in msgspec.structs.fields(kind) if not field.required and kind in FROM_CLIENT
    }
    assert {name for name, mark in fields if mark} == optional
    assert {name for name, _ in fields} == {"type", *kind.__struct_fields__}
    union = "FromClient" if kind in FROM_CLIENT else "ToClient"
    members = re.search(rf"export type {union} =(.*?);", text, re.DOTALL)
    assert members is not None
    assert kind.__name__ in members[1].replace("|", " ").split()


def test_typescript_types_are_as_narrow_as_the_messages() -> None:
    text = message_types()
    for line in (
        "  language?: string | null;",
        "  settings?: Partial<Settings>;",
        "  settings: Settings;",
        "  reaction: Reaction;",
        "  choices: [string, string][];",
        "  rows: [string, string][][][];",
        "  bots?: Record<string, string>;",
        "  seat: number | null;",
    ):
        assert f"{line}\n" in text


def test_the_schema_has_both_directions_and_no_dangling_reference() -> None:
    document = json_schema()
    types = document["$defs"]
    for name, kinds in (("FromClient", FROM_CLIENT), ("ToClient", TO_CLIENT)):
        listed = [each["$ref"].rsplit("/", 1)[-1] for each in types[name]["anyOf"]]
        assert listed == [kind.__name__ for kind in kinds]
    for reference in re.findall(r'"\$ref": "([^"]+)"', json.dumps(document)):
        assert reference.removeprefix("#/$defs/") in types
    assert types["Open"]["additionalProperties"] is False


def test_the_schema_can_be_printed() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "bordspil.wire.schema"], check=True, capture_output=True, text=True
    ).stdout
    assert json.loads(shown) == json_schema()
