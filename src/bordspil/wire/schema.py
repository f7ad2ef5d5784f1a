"""The messages as JSON Schema, all in one document: `python -m bordspil.wire.schema` prints it."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from bordspil.wire import messages
from bordspil.wire.messages import PROTOCOL, AnyFromClient, AnyToClient

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def json_schema() -> dict[str, Any]:
    """The document: every type under `$defs`, with all messages by direction: `FromClient`, `ToClient`."""
    (from_client, to_client), types = msgspec.json.schema_components(
        [AnyFromClient, AnyToClient], ref_template="#/$defs/{name}"
    )
    for each in types.values():
        if "description" in each:
            each["description"] = inspect.cleandoc(each["description"])
    # In the order of messages.py, which is meant for reading.
    order = list(vars(messages))
    ordered = {name: types[name] for name in sorted(types, key=order.index)}
    document = {
        "$schema": DIALECT,
        "title": f"Bordspil, protocol {PROTOCOL}",
        "description": "What goes over the wire between a client and the table.",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/ToClient"}],
        "$defs": {"FromClient": from_client, "ToClient": to_client, **ordered},
    }
    # Defaults may be tuples, which JSON doesn't have.
    plain: dict[str, Any] = json.loads(json.dumps(document))
    return plain


def main() -> None:
    """Print the document."""
    json.dump(json_schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
