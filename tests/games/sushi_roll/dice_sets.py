"""Dice sets as data: the default set and others."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

# The table of the rules, not read from the engine.
TABLE = {
    "appetizer": (10, "dumpling dumpling dumpling tempura tempura sashimi"),
    "maki": (6, "maki1 maki1 maki1 maki2 maki2 maki3"),
    "nigiri": (5, "egg egg egg salmon salmon squid"),
    "special": (5, "wasabi wasabi chopsticks1 chopsticks2 menu1 menu2"),
    "pudding": (4, "pudding1 pudding1 pudding1 pudding2 pudding2 pudding3"),
}
SHOWN_BY = {
    "appetizer": "dumpling tempura sashimi",
    "maki": "maki1 maki2 maki3",
    "nigiri": "egg salmon squid",
    "special": "wasabi menu1 menu2 menu3 chopsticks1 chopsticks2 chopsticks3",
    "pudding": "pudding1 pudding2 pudding3",
}
# The lowest bit of each face's count in packed dice.
THREE_BITS = " ".join(SHOWN_BY[kind] for kind in ("nigiri", "maki", "special", "pudding")).split()
PLACES = {
    **{face: 3 * index for index, face in enumerate(THREE_BITS)},
    **{face: 48 + 4 * index for index, face in enumerate(SHOWN_BY["appetizer"].split())},
}

Data = dict[str, Any]
datas = st.fixed_dictionaries(
    {
        kind: st.fixed_dictionaries(
            {
                "dice": st.just(count),
                "faces": st.lists(st.sampled_from(SHOWN_BY[kind].split()), min_size=6, max_size=6),
            }
        )
        for kind, (count, _) in TABLE.items()
    }
)


def plain(**changed: Any) -> Data:
    """The default set as data, with some entries changed."""
    data: Data = {kind: {"dice": count, "faces": faces.split()} for kind, (count, faces) in TABLE.items()}
    return {**data, **changed}


def maki(*faces: object) -> Data:
    """A set in which the maki dice have these faces."""
    return plain(maki={"dice": 6, "faces": list(faces)})
