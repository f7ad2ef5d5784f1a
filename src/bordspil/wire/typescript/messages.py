"""The messages of the wire as TypeScript types, made from their JSON Schema alone.

What the server sends has all of its fields; what it receives may leave out those with a default. A type that
goes both ways (`Settings`) is complete, and `Partial` where a client sends it.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any

from bordspil.wire import messages
from bordspil.wire.refusals import REASONS
from bordspil.wire.schema import json_schema
from bordspil.wire.typescript.syntax import array, comment, header, literal, union

Schema = Mapping[str, Any]
PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def message_types() -> str:
    """The text of wire.ts."""
    types = json_schema()["$defs"]
    sent = references(types, types["ToClient"])
    parts = [
        "// The messages between this page and the server.\n" + header("bordspil.wire.messages"),
        f"export const PROTOCOL = {messages.PROTOCOL};\nexport const LARGEST = {messages.LARGEST};\n",
    ]
    parts += [union(name, map(literal, sorted(values))) for values, name in aliases().items()]
    parts.append(
        comment("Why the server refuses something; games have reasons of their own.")
        + union("Reason", map(literal, REASONS))
    )
    for name, schema in types.items():
        if name not in ("FromClient", "ToClient"):
            parts.append(interface(name, schema, is_sent=name in sent, sent=sent))
    for name in ("FromClient", "ToClient"):
        parts.append(union(name, [name_of(each) for each in types[name]["anyOf"]]))
    return "\n".join(parts)


def interface(name: str, schema: Schema, *, is_sent: bool, sent: set[str]) -> str:
    """One message type with its doc comment."""
    lines = [comment(schema.get("description", "")), f"export interface {name} {{\n"]
    for field, value in schema["properties"].items():
        optional = "" if is_sent or field in schema["required"] else "?"
        lines.append(f"  {field}{optional}: {type_of(value, set() if is_sent else sent)};\n")
    return "".join([*lines, "}\n"])


def type_of(value: Schema, partial: set[str]) -> str:
    """A schema as a type expression; references to `partial` types may leave fields out."""
    if "$ref" in value:
        name = name_of(value)
        return f"Partial<{name}>" if name in partial else name
    if "anyOf" in value:
        return " | ".join(type_of(each, partial) for each in value["anyOf"])
    if "enum" in value:
        known = aliases().get(frozenset(value["enum"]))
        return known or " | ".join(map(literal, value["enum"]))
    kind = value.get("type")
    if kind == "array" and "prefixItems" in value:
        return f"[{', '.join(type_of(each, partial) for each in value['prefixItems'])}]"
    if kind == "array":
        return array(type_of(value["items"], partial))
    if kind == "object":
        values = value.get("additionalProperties")
        return f"Record<string, {type_of(values, partial) if isinstance(values, Mapping) else 'unknown'}>"
    return PRIMITIVES[kind] if kind else "unknown"


def aliases() -> dict[frozenset[str], str]:
    """The names that messages.py gives to sets of literals: Language, Reaction, …"""
    return {
        frozenset(typing.get_args(value)): name
        for name, value in vars(messages).items()
        if typing.get_origin(value) is typing.Literal
    }


def references(types: Schema, value: Any) -> set[str]:
    """The types that a schema refers to, directly or through others."""
    found: set[str] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Mapping):
            if "$ref" in each and name_of(each) not in found:
                found.add(name_of(each))
                waiting.append(types[name_of(each)])
            waiting += [inner for key, inner in each.items() if key != "discriminator"]
        elif isinstance(each, list):
            waiting += each
    return found


def name_of(reference: Schema) -> str:
    """The type that a reference names."""
    return str(reference["$ref"]).rsplit("/", 1)[-1]
