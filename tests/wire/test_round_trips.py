"""Every message comes out of the wire as it went in, and nothing that is no message comes out at all."""

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
# What a game may put into its views and options.
GAME_DATA = st.recursive(
    st.none() | st.booleans() | WHOLE | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
)


def values(kind: kinds.Type) -> st.SearchStrategy[Any]:
    """Any value that a field of some type may have."""
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
    """Any message of a kind; what has a default may be left out."""
    info = kinds.type_info(cls)
    assert isinstance(info, kinds.StructType)
    needed = {field.name: values(field.type) for field in info.fields if field.required}
    other = {field.name: values(field.type) for field in info.fields if not field.required}
    return st.fixed_dictionaries(needed, optional=other).map(lambda fields: cls(**fields))


@pytest.mark.parametrize("kind", FROM_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_what_clients_send_arrives_as_it_was(kind: type[Any], data: st.DataObject) -> None:
    message = data.draw(messages(kind))
    sent = m.encode(message)
    assert m.decode_from_client(sent) == message
    assert m.encode(m.decode_from_client(sent)) == sent
    # Anybody's JSON is understood, whatever its order and spaces.
    shuffled = dict(reversed(json.loads(sent).items()))
    assert m.decode_from_client(json.dumps(shuffled, indent=1)) == message


@pytest.mark.parametrize("kind", TO_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_what_the_server_tells_arrives_as_it_was(kind: type[Any], data: st.DataObject) -> None:
    message = data.draw(messages(kind))
    sent = m.encode(message)
    assert m.decode_to_client(sent) == message
    assert m.encode(m.decode_to_client(sent)) == sent


@given(st.one_of(st.binary(max_size=200), TEXT.map(str.encode), GAME_DATA.map(msgspec.json.encode)))
def test_what_is_no_message_is_refused_as_such(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        m.decode_from_client(frame)


@pytest.mark.parametrize("kind", FROM_CLIENT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_a_field_too_many_or_too_few_is_refused(kind: type[Any], data: st.DataObject) -> None:
    sent = json.loads(m.encode(data.draw(messages(kind))))
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        m.decode_from_client(json.dumps({**sent, "more": 1}))
    needed = ["type", *(field.name for field in msgspec.structs.fields(kind) if field.required)]
    gone = data.draw(st.sampled_from(needed))
    with pytest.raises(msgspec.ValidationError):
        m.decode_from_client(json.dumps({name: value for name, value in sent.items() if name != gone}))
