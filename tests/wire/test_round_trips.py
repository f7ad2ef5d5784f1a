"""Messages survive encoding and decoding unchanged, and nothing else can be decoded."""

from __future__ import annotations

import json
import typing
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect as kinds

from bordspil.wire import messages as m

FROM_CLIENT = typing.get_args(m.AnyFromClient)
TO_CLIENT = typing.get_args(m.AnyToClient)

WHOLE = st.integers(-(2**53), 2**53)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
# Anything a game can put into its views and options.
GAME_DATA = st.recursive(
    st.none() | st.booleans() | WHOLE | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
)


def values(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Any valid value for a field of this type."""
    match kind:
        case kinds.NoneType():
            return st.none()
        case kinds.BoolType():
            return st.booleans()
        case kinds.IntType():
            return st.integers(
                -(2**53) if kind.ge is None else kind.ge, 2**53 if kind.le is None else kind.le
            )
        case kinds.FloatType():
            return st.floats(
                kind.ge if kind.gt is None else kind.gt,
                kind.le,
                exclude_min=kind.gt is not None,
                allow_nan=False,
                allow_infinity=False,
            )
        case kinds.StrType():
            return st.text(
                st.characters(exclude_categories=["Cs"]),
                min_size=kind.min_length or 0,
                max_size=min(kind.max_length or 12, 12),
            )
        case kinds.LiteralType():
            return st.sampled_from(kind.values)
        case kinds.UnionType():
            return st.one_of([values(each) for each in kind.types])
        case kinds.DictType():
            return st.dictionaries(values(kind.key_type), values(kind.value_type), max_size=3)
        case kinds.VarTupleType():
            return st.lists(values(kind.item_type), max_size=3).map(tuple)
        case kinds.TupleType():
            return st.tuples(*[values(each) for each in kind.item_types])
        case kinds.StructType():
            return messages(kind.cls)
        case kinds.AnyType():
            return GAME_DATA
    raise AssertionError(f"no values for {kind}")


def messages(cls: type[Any]) -> st.SearchStrategy[Any]:
    """Any message of this class; fields with a default may be missing."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    needed = {field.name: values(field.type) for field in info.fields if field.required}
    other = {field.name: values(field.type) for field in info.fields if not field.required}
    return st.fixed_dictionaries(needed, optional=other).map(lambda fields: cls(**fields))


@pytest.mark.parametrize("kind", FROM_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_messages_from_clients_round_trip(kind: type[Any], data: st.DataObject) -> None:
    message = data.draw(messages(kind))
    sent = m.encode(message)
    assert m.decode_from_client(sent) == message
    assert m.encode(m.decode_from_client(sent)) == sent
    # The order of keys and whitespace don't matter.
    shuffled = dict(reversed(json.loads(sent).items()))
    assert m.decode_from_client(json.dumps(shuffled, indent=1)) == message


@pytest.mark.parametrize("kind", TO_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_messages_from_the_server_round_trip(kind: type[Any], data: st.DataObject) -> None:
    message = data.draw(messages(kind))
    sent = m.encode(message)
    assert m.decode_to_client(sent) == message
    assert m.encode(m.decode_to_client(sent)) == sent


@given(st.one_of(st.binary(max_size=200), TEXT.map(str.encode), GAME_DATA.map(msgspec.json.encode)))
def test_things_that_are_not_messages_are_refused(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        m.decode_from_client(frame)


@pytest.mark.parametrize("kind", FROM_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_unknown_and_missing_fields_are_refused(kind: type[Any], data: st.DataObject) -> None:
    sent = json.loads(m.encode(data.draw(messages(kind))))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        m.decode_from_client(json.dumps({**sent, "more": 1}))
    needed = ["type", *(field.name for field in msgspec.structs.fields(kind) if field.required)]
    gone = data.draw(st.sampled_from(needed))
    with pytest.raises(msgspec.ValidationError):
        m.decode_from_client(json.dumps({name: value for name, value in sent.items() if name != gone}))
