"""Texts of both sushi games: scores with their reasons, and the names that people type."""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from bordspil.core.about import Worth
from bordspil.core.reason import Fact, Purpose
from bordspil.core.text import Block, Cell, GameText, Say, bare, point_style, seat_name
from bordspil.games.sushi.scores import PlaceScoring, PointsLine, Why

Part = TypeVar("Part")


# Common to both games; each adds its own. Where there is no message, the pieces are the reason.
WHY_KEYS = {
    ("maki", Why.MOST): "why-maki-most",
    ("maki", Why.SECOND): "why-maki-second",
    ("maki", Why.SECOND_TIED): "why-maki-second-tied",
    ("maki", Why.BEHIND): "why-maki-behind",
    ("wasabi", Why.UNUSED): "why-unused",
    ("pudding", Why.MOST): "why-pudding-most",
    ("pudding", Why.MOST_TIED): "why-pudding-most-tied",
    ("pudding", Why.FEWEST): "why-pudding-fewest",
    ("pudding", Why.FEWEST_TIED): "why-pudding-fewest-tied",
    ("pudding", Why.FEWEST_SPARED): "why-pudding-fewest-spared",
    ("pudding", Why.BETWEEN): "why-pudding-between",
    ("pudding", Why.ALL_EQUAL): "why-pudding-all-equal",
}
# What scores by itself, counted: the reason stands where its name does not.
PIECE_KEYS = {
    "tempura": "piece-tempura",
    "sashimi": "piece-sashimi",
    "dumpling": "piece-dumpling",
    "salmon": "piece-salmon",
    "squid": "piece-squid",
    "egg": "piece-egg",
}
REASON_KEYS = {
    (Purpose.SCORES, "nigiri"): "reason-nigiri",
    (Purpose.SCORES, "dipped"): "reason-dipped",
    (Purpose.SCORES, "maki-lead"): "reason-maki-lead",
    (Purpose.KEEPS, "maki-lead"): "reason-maki-lead",
    (Purpose.SCORES, "maki-tied"): "reason-maki-tied",
    (Purpose.SCORES, "maki-second"): "reason-maki-second",
    (Purpose.BUILDS, "maki-behind"): "reason-maki-behind",
    (Purpose.BUILDS, "pudding-most"): "reason-pudding-most",
    (Purpose.BUILDS, "pudding-tied"): "reason-pudding-tied",
    (Purpose.BUILDS, "pudding-safe"): "reason-pudding-safe",
    (Purpose.BUILDS, "pudding-behind"): "reason-pudding-behind",
}


# Facts that are seats: whose it is, and who else is concerned.
SEATS = ("seat", "rival", "other")


class SushiText(GameText):
    """Scores in words; each game says which message belongs to which kind and reason."""

    kind_keys: ClassVar[Mapping[str, str]]
    part_keys: ClassVar[Mapping[Any, str]]
    why_keys: ClassVar[Mapping[tuple[str, Why], str]]
    reason_keys = REASON_KEYS

    def fact(self, name: str, fact: Fact, names: Sequence[str], say: Say) -> str | int | float:
        if name in SEATS and isinstance(fact, int):
            return self.place_name(fact, names, say)
        if name == "kind" and isinstance(fact, str):
            kind, _, wasabi = fact.partition("/")
            named_kind = say(self.kind_keys[kind])
            return say("tray-dipped", card=named_kind) if wasabi else named_kind
        if isinstance(fact, enum.Enum):
            return say(self.part_keys[fact])
        return super().fact(name, fact, names, say)

    def about(self, line: Worth, names: Sequence[str], say: Say) -> str:
        return self.why(line, names, say) if isinstance(line, PointsLine) else super().about(line, names, say)

    def place_scoring(self, scored: PlaceScoring, names: Sequence[str], say: Say) -> Block:
        """The points of one place, line by line."""
        title = say(
            "scoring-title",
            name=self.place_name(scored.place, names, say),
            points=scored.points,
            score=scored.score,
        )
        rows = [
            (
                Cell(say(self.kind_keys[line.kind])),
                Cell(self.why(line, names, say), "dim"),
                Cell(f"{line.points:+d}" if line.points else "0", point_style(line.points)),
            )
            for line in scored.lines
        ]
        return Block(title, (), tuple(rows) or ((Cell(say("scoring-nothing"), "dim"),),))

    def why(self, line: PointsLine, names: Sequence[str], say: Say) -> str:
        """Why a line has its points, in words."""
        if (line.kind, line.why) not in self.why_keys:
            return pieces(line, say)
        return say(
            self.why_keys[line.kind, line.why],
            count=line.count,
            card=pieces(line, say) if line.kind in PIECE_KEYS else "",
            sets=line.sets,
            parts=" + ".join(str(points) for points in line.parts),
            others=", ".join(self.place_name(place, names, say) for place in line.tied),
        )

    def place_name(self, place: int, names: Sequence[str], say: Say) -> str:
        """The name of a place."""
        return seat_name(place, names, say)


def pieces(line: PointsLine, say: Say) -> str:
    """The pieces of a line as one says it at the table: `2 eggs, squid on wasabi`."""
    key, plain = PIECE_KEYS[line.kind], line.count - line.dipped
    dipped = [say("tray-dipped", card=say(key, count=line.dipped))] if line.dipped else []
    return ", ".join(([say(key, count=plain)] if plain else []) + dipped)


def words_typed(typed: str, known: Mapping[str, Part], near: Sequence[str]) -> list[str]:
    """The typed words: split at + or commas, or at spaces unless it is a single name."""
    words = [word.strip() for word in re.split(r"[+,]", typed) if word.strip()]
    if len(words) == 1 and named(words[0], known, near) is None:
        return words[0].split()
    return words


def named(word: str, known: Mapping[str, Part], near: Sequence[str]) -> Part | None:
    """The thing that a typed name means, among the `known` ones.

    The beginning of any word of a name will do where only one of the `near` things has it.
    """
    wanted = bare(word)
    by_name = {bare(name): part for name, part in known.items()}
    if wanted in by_name:
        return by_name[wanted]
    found = [
        by_name[bare(name)]
        for name in near
        if any(part.startswith(wanted) for part in re.split(r"[\s-]", bare(name)))
    ]
    return found[0] if wanted and found and all(part == found[0] for part in found) else None
