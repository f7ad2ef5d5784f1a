"""What a record says about a player besides the name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Player:
    """A player's drawing and the number of the colour. `bot` is a bot's level, None for people."""

    face: str
    colour: int
    bot: str | None = None

    def as_data(self) -> dict[str, Any]:
        """The player as plain data."""
        return asdict(self)

    @classmethod
    def from_data(cls, data: object) -> Player | None:
        """Read a player from plain data; None if it isn't one."""
        if not isinstance(data, Mapping) or data.keys() != {"face", "colour", "bot"}:
            return None
        face, colour, bot = data["face"], data["colour"], data["bot"]
        good = (
            isinstance(face, str)
            and type(colour) is int
            and colour >= 0
            and (bot is None or isinstance(bot, str))
        )
        return cls(face, colour, bot) if good else None
