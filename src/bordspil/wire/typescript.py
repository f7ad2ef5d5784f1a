"""The messages as TypeScript types: `python -m bordspil.wire.typescript` writes web/src/wire.ts.

Made from the JSON Schema alone. What the server sends has all of its fields, what it receives may leave out
those with a default; a type that goes both ways (`Settings`) is whole, and `Partial` where a client sends it.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bordspil.wire import messages
from bordspil.wire.refusals import REASONS
from bordspil.wire.schema import json_schema

Schema = Mapping[str, Any]
FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDEST = 110
HEAD = """\
// The messages between this page and the table. Made by `python -m bordspil.wire.typescript`
// from src/bordspil/wire/messages.py: change it there.
"""


def typescript() -> str:
    """The whole file."""
    types = json_schema()["$defs"]
    sent = reached(types, types["ToClient"])
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL};\nexport const LARGEST = {messages.LARGEST};\n",
    ]
    parts += [union(name, map(literal, sorted(values))) for values, name in aliases().items()]
    parts.append("/** Why the server refuses something; the games have reasons of their own. */\n")
    parts[-1] += union("Reason", [literal(reason) for reason in REASONS])
    for name, each in types.items():
        if name not in ("FromClient", "ToClient"):
            parts.append(interface(name, each, is_sent=name in sent, sent=sent))
    for name in ("FromClient", "ToClient"):
        parts.append(union(name, [name_of(each) for each in types[name]["anyOf"]]))
    return "\n".join(parts)


def interface(name: str, each: Schema, *, is_sent: bool, sent: set[str]) -> str:
    """One type, with what it means."""
    lines = [comment(each["description"])] if "description" in each else []
    lines.append(f"export interface {name} {{\n")
    for field, value in each["properties"].items():
        optional = "" if is_sent or field in each["required"] else "?"
        lines.append(f"  {field}{optional}: {written(value, set() if is_sent else sent)};\n")
    return "".join([*lines, "}\n"])


def written(value: Schema, partial: set[str]) -> str:
    """A schema as a type expression; references to `partial` types may leave fields out."""
    if "$ref" in value:
        name = name_of(value)
        return f"Partial<{name}>" if name in partial else name
    if "anyOf" in value:
        return " | ".join(written(each, partial) for each in value["anyOf"])
    if "enum" in value:
        known = aliases().get(frozenset(value["enum"]))
        return known or " | ".join(map(literal, value["enum"]))
    kind = value.get("type")
    if kind == "array" and "prefixItems" in value:
        return f"[{', '.join(written(each, partial) for each in value['prefixItems'])}]"
    if kind == "array":
        inner = written(value["items"], partial)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = value.get("additionalProperties")
        return f"Record<string, {written(values, partial) if isinstance(values, Mapping) else 'unknown'}>"
    return PLAIN[kind] if kind else "unknown"


def aliases() -> dict[frozenset[str], str]:
    """The names that messages.py has for sets of words: Language, Reaction, …"""
    return {
        frozenset(typing.get_args(value)): name
        for name, value in vars(messages).items()
        if typing.get_origin(value) is typing.Literal
    }


def reached(types: Schema, value: Any) -> set[str]:
    """The types that a schema leads to."""
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


def union(name: str, members: Iterable[str]) -> str:
    """A type that is one of several, on one line if it fits."""
    listed = list(members)
    line = f"export type {name} = {' | '.join(listed)};\n"
    if len(line) <= WIDEST:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in listed) + ";\n"


def comment(text: str) -> str:
    """A doc comment."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def literal(word: str) -> str:
    """A word as a literal type."""
    return f'"{word}"'


def name_of(reference: Schema) -> str:
    """The type that a reference names."""
    return str(reference["$ref"]).rsplit("/", 1)[-1]


def main() -> None:
    """Writes the file, or says with `--check` whether it is up to date."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        sys.exit(
            0 if FILE.exists() and FILE.read_text(encoding="utf-8") == text else f"{FILE} is out of date"
        )
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
