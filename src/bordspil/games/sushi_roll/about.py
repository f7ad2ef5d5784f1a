"""About the dice and tokens of Sushi Roll: what they are worth, and which dice may still show them."""

from __future__ import annotations

from bordspil.core.about import About, AboutLine, number_below
from bordspil.core.reason import Fact
from bordspil.games.sushi.about import (
    maki_printed,
    nigiri_now,
    nigiri_printed,
    on_wasabi,
    one_more,
    pudding_printed,
    race_now,
    scores,
    waiting_wasabi,
)
from bordspil.games.sushi.scores import PointsLine
from bordspil.games.sushi_roll.components import (
    FACE_NAMED,
    FACES_OF,
    INDEX,
    KIND_OF,
    SIDES,
    Face,
    Kind,
)
from bordspil.games.sushi_roll.explain import explain_left, explain_trays
from bordspil.games.sushi_roll.packed import pack_tray
from bordspil.games.sushi_roll.points import maki_points, points_by_set, pudding_points, token_points
from bordspil.games.sushi_roll.printed import NIGIRI_POINTS, SET, WASABI_POINTS
from bordspil.games.sushi_roll.reasons import SUPPLIES, ReasonFinder
from bordspil.games.sushi_roll.rules import goes_on_wasabi
from bordspil.games.sushi_roll.view import SushiRollView

RULES = {
    Kind.APPETIZER: "SR-21",
    Kind.NIGIRI: "SR-20",
    Kind.MAKI: "SR-18",
    Kind.PUDDING: "SR-24",
    Kind.SPECIAL: "SR-13",
}
MAKI = FACES_OF[Kind.MAKI]
# Groups on a tray: the faces, maki of all sizes together.
GROUPS: dict[str, tuple[Face, ...]] = {**{name: (face,) for name, face in FACE_NAMED.items()}, "maki": MAKI}
# How many unused tokens make a point.
TOKENS_FOR_POINT = next(count for count in range(1, 99) if token_points(count, 0))
NAME_KEYS = {
    "egg": "name-egg",
    "salmon": "name-salmon",
    "squid": "name-squid",
    "maki": "name-maki",
    "wasabi": "name-wasabi",
    "menu": "name-menu",
    "chopsticks": "name-chopsticks",
    "pudding": "name-pudding",
    "dumpling": "name-dumpling",
    "tempura": "name-tempura",
    "sashimi": "name-sashimi",
}
TOKEN_KEYS = {"menu": "roll-about-menu", "chopsticks": "roll-about-chopsticks"}
TOKEN_RULES = {"menu": "SR-9", "chopsticks": "SR-10", "pudding": "SR-24"}


def about(view: SushiRollView, piece: str) -> About | None:
    """The sheet of a piece; None for a name that means nothing."""
    finder = AboutFinder(view)
    match piece.split(":"):
        case ["die", name] if name in FACE_NAMED:
            return finder.die(FACE_NAMED[name])
        case ["tray", seat, group] if group in GROUPS:
            number = number_below(seat, view.seat_count)
            return None if number is None else finder.group(number, group)
        case ["belt", seat]:
            number = number_below(seat, view.seat_count)
            return None if number is None else finder.belt(number)
        case ["token", name] if name in TOKEN_RULES:
            return finder.token(name)
        case ["mat", seat]:
            number = number_below(seat, view.seat_count)
            return None if number is None else finder.mat(number)
        case ["supply"]:
            return finder.supply()
    return None


class AboutFinder:
    """What a view says about its pieces."""

    def __init__(self, view: SushiRollView) -> None:
        self.view = view
        self.is_running = view.outcome is None
        self.packed = [pack_tray(place.tray, place.dipped) for place in view.places]

    def die(self, face: Face) -> About:
        """A die wherever it is, with what it would bring the seat now."""
        now = [] if self.view.seat is None or not self.is_running else self.now(self.view.seat, face)
        return self.sheet(face, (f"die:{face.value}",), (self.printed(face), *now))

    def sheet(self, face: Face, shown: tuple[str, ...], lines: tuple[AboutLine | PointsLine, ...]) -> About:
        """The sheet of a die or group, with the dice that may show it."""
        rule = "SR-15" if face is Face.WASABI else RULES[KIND_OF[face]]
        left, coming = None, []
        if self.is_running:
            dice = self.view.options.dice.of(KIND_OF[face])
            sides = dice.faces.count(face)
            left = self.on_belts(KIND_OF[face]) if sides else 0
            coming.append(AboutLine.of("roll-about-dice", count=left, sides=sides, of=SIDES))
        return About(AboutLine.of(NAME_KEYS[face.symbol]), shown, lines, rule, left, tuple(coming))

    def on_belts(self, kind: Kind) -> int:
        """How many dice of a kind are on all belts."""
        return sum([KIND_OF[face] is kind for place in self.view.places for face in place.belt])

    def printed(self, face: Face) -> AboutLine:
        """What a die is worth in general."""
        kind = KIND_OF[face]
        if kind is Kind.APPETIZER:
            points = tuple([points_by_set(INDEX[face], count)[0] for count in range(1, SET + 1)])
            return AboutLine.of("roll-about-set", scores=points, count=SET)
        if kind is Kind.NIGIRI:
            return nigiri_printed(NIGIRI_POINTS[face], WASABI_POINTS[face])
        if kind is Kind.MAKI:
            return maki_printed(maki_points([2, 1]))
        if kind is Kind.PUDDING:
            return pudding_printed(self.view.seat_count, pudding_points([1, 0], 2)[0][2])
        if face is Face.WASABI:
            return AboutLine.of("about-wasabi")
        return AboutLine.of(TOKEN_KEYS[face.symbol])

    def now(self, seat: int, face: Face) -> list[AboutLine]:
        """What a die would bring the seat if it took it now."""
        kind, gain = KIND_OF[face], self.gain(seat, face)
        place = self.view.places[seat]
        if kind is Kind.APPETIZER:
            return [AboutLine.of("roll-about-now-set", gain, count=place.tray.count(face))]
        if kind is Kind.NIGIRI:
            return [nigiri_now(gain, goes_on_wasabi(*self.packed[seat], INDEX[face]))]
        if kind is Kind.MAKI:
            rolls = self.rolls()
            rolls[seat] += face.icons
            return [race_now("maki", gain, seat, rolls)]
        if face.symbol not in SUPPLIES:
            return []
        gained = min(face.icons, getattr(self.view.supply, SUPPLIES[face.symbol]))
        if kind is Kind.PUDDING:
            puddings = [each.puddings for each in self.view.places]
            puddings[seat] += gained
            return [race_now("pudding", 0, seat, puddings)]
        facts: dict[str, Fact] = {"count": gained, "short": int(gained < face.icons)}
        return [AboutLine.of("roll-about-gets", **facts)]

    def gain(self, seat: int, face: Face) -> int:
        """The points that a die would bring a seat at once."""
        return ReasonFinder(self.view, seat).gain(seat, face)

    def rolls(self) -> list[int]:
        """Everyone's maki rolls."""
        return [sum([face.icons for face in place.tray if face in MAKI]) for place in self.view.places]

    def group(self, seat: int, group: str) -> About:
        """Dice that lie together on a tray."""
        faces, place = GROUPS[group], self.view.places[seat]
        face = faces[0]
        shown = [f"die:{each.value}" for each in place.tray if each in faces]
        lines: list[AboutLine | PointsLine] = []
        if face is Face.WASABI:
            lines += [on_wasabi(each, WASABI_POINTS[each]) for each in place.dipped]
            lines += waiting_wasabi(place.tray.count(face))
            shown += [name for each in place.dipped for name in ("die:wasabi", f"die:{each.value}")]
        elif KIND_OF[face] in (Kind.APPETIZER, Kind.NIGIRI, Kind.MAKI):
            kind = "maki" if face in MAKI else face.value
            trays, dipped = zip(*self.packed, strict=True)
            scored = explain_trays(trays, dipped, [0] * len(trays)).places[seat]
            lines += [line for line in scored.lines if line.kind == kind]
            shown += [f"die:{each.value}" for each in place.dipped if each in faces]
            if self.is_running and face not in MAKI:
                lines += one_more(self.gain(seat, face))
        else:
            lines.append(self.printed(face))
        return self.sheet(face, tuple(shown) or (f"die:{face.value}",), tuple(lines or [self.printed(face)]))

    def belt(self, seat: int) -> About:
        """The belt in front of a seat."""
        belt = self.view.places[seat].belt
        lines = [AboutLine.of("roll-about-belt", count=len(belt), seat=(seat + 1) % self.view.seat_count)]
        if seat == self.view.red:
            lines.append(AboutLine.of("roll-about-red"))
        shown = tuple([f"die:{face.value}" for face in belt])
        return About(AboutLine.of("roll-about-belt-of", seat=seat), shown, tuple(lines), "SR-16")

    def token(self, name: str) -> About:
        """A token, wherever it is."""
        places, seat = self.view.places, self.view.seat
        lines: list[AboutLine | PointsLine] = []
        if name == "pudding":
            lines.append(pudding_printed(len(places), pudding_points([1, 0], 2)[0][2]))
            if seat is not None:
                lines += self.end_lines(seat, "pudding")
        else:
            lines.append(AboutLine.of(TOKEN_KEYS[name]))
            lines.append(AboutLine.of("roll-about-unused", 1, count=TOKENS_FOR_POINT))
            if seat is not None:
                held = places[seat].menus if name == "menu" else places[seat].chopsticks
                lines.append(AboutLine.of("roll-about-held", count=held))
        left = getattr(self.view.supply, SUPPLIES[name]) if self.is_running else None
        coming = () if left is None else (AboutLine.of("roll-about-supply", count=left),)
        title = AboutLine.of(NAME_KEYS[name])
        return About(title, (f"token:{name}",), tuple(lines), TOKEN_RULES[name], left, coming)

    def end_lines(self, seat: int, kind: str) -> list[PointsLine]:
        """What puddings or tokens would score a seat if the match ended now."""
        places = self.view.places
        puddings = [place.puddings for place in places]
        menus, chopsticks = [place.menus for place in places], [place.chopsticks for place in places]
        scored = explain_left(puddings, menus, chopsticks, [0] * len(places)).places[seat]
        return [line for line in scored.lines if line.kind == kind]

    def mat(self, seat: int) -> About:
        """The mat of a seat."""
        place = self.view.places[seat]
        lines = [
            *scores(place.score, place.worth, place.puddings),
            AboutLine.of("roll-about-tokens", menus=place.menus, chopsticks=place.chopsticks),
        ]
        return About(AboutLine.of("about-place", seat=seat), (), tuple(lines), "SR-28")

    def supply(self) -> About:
        """The tokens nobody holds."""
        supply = self.view.supply
        facts = {"menus": supply.menus, "chopsticks": supply.chopsticks, "puddings": supply.puddings}
        shown = ("token:menu", "token:chopsticks", "token:pudding")
        line = AboutLine.of("roll-about-supply-all", **facts)
        return About(AboutLine.of("roll-about-supply-name"), shown, (line,), "SR-14")
