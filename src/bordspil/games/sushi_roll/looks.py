"""What to look at before a move of Sushi Roll: sets on the tray, dice on the belts, tokens in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from bordspil.core.look import Look, WeighedLook, first_look
from bordspil.core.move import Move
from bordspil.core.reason import Fact
from bordspil.games.sushi.looks import race_looks
from bordspil.games.sushi_roll.components import FACES_OF, KIND_OF, NIGIRI, Face, Kind
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.printed import FULL_SET, NIGIRI_POINTS, SET, WASABI_POINTS
from bordspil.games.sushi_roll.reasons import SUPPLIES, ReasonFinder
from bordspil.games.sushi_roll.view import SushiRollView

# Added to the weight of a look that bears on the move.
TO_THE_POINT = 20.0


def look(view: SushiRollView, move: Move) -> Look | None:
    """What to look at before a move."""
    return None if view.seat is None else first_look(LookFinder(view, view.seat, move).all())


def pieces(view: SushiRollView, move: Move) -> tuple[str, ...]:
    """The dice and tokens of a move."""
    match move:
        case Take():
            names = [f"die:{move.face.value}"]
        case Reroll():
            names = ["token:menu", *[f"die:{face.value}" for face in move.faces]]
        case Swap():
            names = ["token:chopsticks", f"die:{move.give.value}", f"belt:{move.seat}"]
        case _:
            names = []
    return tuple(dict.fromkeys(names))


class LookFinder:
    """Everything worth looking at in a view, weighed for a move."""

    def __init__(self, view: SushiRollView, seat: int, move: Move) -> None:
        self.view = view
        self.seat = seat
        self.move = move
        self.place = view.places[seat]
        self.belt = Counter(self.place.belt)
        self.tray = Counter(self.place.tray)
        self.turns = len(self.place.belt) - 1
        self.gain = ReasonFinder(view, seat).gain
        match move:
            case Take():
                self.wanted = {move.face}
            case Swap():
                self.wanted = {move.get}
            case _:
                self.wanted = set()

    def all(self) -> list[WeighedLook]:
        """Every look that is true."""
        return [*self.sets(), *self.nigiri(), *self.races(), *self.tokens(), *self.on_belt()]

    def weigh(
        self, weight: float, faces: Collection[Face], key: str, pieces: Iterable[str], /, **facts: Fact
    ) -> WeighedLook:
        """A look about some faces, heavier if the move is for one of them."""
        bears = any(face in self.wanted for face in faces)
        return weight + TO_THE_POINT * bears, Look.of(key, pieces, **facts)

    def sets(self) -> list[WeighedLook]:
        """Appetizers on the belt, and what one more of them is worth."""
        found = []
        for face in FACES_OF[Kind.APPETIZER]:
            if not self.belt[face]:
                continue
            count, name, gain = self.tray[face], f"die:{face.value}", self.gain(self.seat, face)
            if count and gain:
                facts: dict[str, Fact] = {"card": face, "count": count, "points": gain}
                shown = [f"tray:{self.seat}:{face.value}", name]
                found.append(self.weigh(6.0 + gain / 4, [face], "roll-look-set", shown, **facts))
            elif gain:
                facts = {"card": face, "points": gain, "full": FULL_SET[face]}
                found.append(self.weigh(1.5, [face], "roll-look-set-first", [name], **facts))
            else:
                facts = {"card": face, "points": FULL_SET[face], "need": SET}
                found.append(self.weigh(1.4, [face], "roll-look-set-nothing", [name], **facts))
        return found

    def nigiri(self) -> list[WeighedLook]:
        """Nigiri on the belt, and the wasabi that waits for one or lies beside it."""
        best = max([face for face in NIGIRI if self.belt[face]], key=NIGIRI_POINTS.__getitem__, default=None)
        found = []
        if self.tray[Face.WASABI]:
            shown = f"tray:{self.seat}:wasabi"
            if best is None:
                return [self.weigh(4.0, [], "roll-look-wasabi-alone", [shown])]
            facts: dict[str, Fact] = {"card": best, "points": WASABI_POINTS[best]}
            return [self.weigh(10.0, NIGIRI, "look-wasabi", [shown, f"die:{best.value}"], **facts)]
        if best is not None:
            facts = {"card": best, "points": NIGIRI_POINTS[best]}
            found.append(self.weigh(1.3, NIGIRI, "roll-look-nigiri", [f"die:{best.value}"], **facts))
        if self.belt[Face.WASABI] and self.turns:
            found.append(
                self.weigh(2.0, [Face.WASABI], "roll-look-wasabi-die", ["die:wasabi"], left=self.turns)
            )
        return found

    def races(self) -> list[WeighedLook]:
        """The races for maki rolls and puddings, if a die on the belt counts in them."""
        found = []
        for race, kind in (("maki", Kind.MAKI), ("pudding", Kind.PUDDING)):
            faces = FACES_OF[kind]
            best = max([face for face in faces if self.belt[face]], key=lambda face: face.icons, default=None)
            if best is None:
                continue
            if kind is Kind.MAKI:
                counts = [
                    sum([face.icons for face in place.tray if KIND_OF[face] is kind])
                    for place in self.view.places
                ]
                shown = [f"tray:{seat}:maki" if count else "" for seat, count in enumerate(counts)]
            else:
                counts = [place.puddings for place in self.view.places]
                shown = [f"mat:{seat}" if count else "" for seat, count in enumerate(counts)]
            bears = TO_THE_POINT * any(face in self.wanted for face in faces)
            found += [
                (weight + bears, each)
                for weight, each in race_looks(
                    race, self.seat, counts, shown, card=best, piece=f"die:{best.value}"
                )
            ]
            if not any(counts):
                found += self.on_other_belts(best, bears)
        return found

    def on_other_belts(self, best: Face, bears: float) -> list[WeighedLook]:
        """Before anyone has maki rolls or puddings: the best die for them on the other belts."""
        others = [
            (face.icons, -place.seat, face)
            for place in self.view.places
            if place.seat != self.seat
            for face in place.belt
            if KIND_OF[face] is KIND_OF[best]
        ]
        if not others:
            return []
        _, seat, other = max(others, key=lambda each: each[:2])
        shown = [f"die:{best.value}", f"belt:{-seat}"]
        facts: dict[str, Fact] = {"card": best, "other": other, "seat": -seat}
        return [(1.6 + bears, Look.of("roll-look-belts", shown, **facts))]

    def tokens(self) -> list[WeighedLook]:
        """Tokens to use now, and dice that bring more of them."""
        found = []
        moves = self.view.legal_moves
        if any(isinstance(move, Reroll) for move in moves):
            weight = 40.0 if isinstance(self.move, Reroll) else 0.8
            points = max([self.gain(self.seat, face) for face in self.belt])
            facts: dict[str, Fact] = {"count": self.place.menus, "points": points}
            found.append((weight, Look.of("roll-look-menus", ["token:menu"], **facts)))
        if isinstance(self.move, Swap):
            shown = [f"belt:{self.move.seat}", "token:chopsticks"]
            facts = {"card": self.move.get, "seat": self.move.seat}
            found.append((40.0, Look.of("roll-look-belt", shown, **facts)))
        for face in self.belt:
            if face.symbol not in SUPPLIES:
                continue
            left, name = getattr(self.view.supply, SUPPLIES[face.symbol]), f"die:{face.value}"
            if left < face.icons:
                found.append(
                    self.weigh(2.5, [face], "roll-look-supply", [name, "supply"], card=face, left=left)
                )
            elif KIND_OF[face] is not Kind.PUDDING:
                found.append(self.weigh(1.1, [face], "roll-look-token", [name], card=face, count=face.icons))
        return found

    def on_belt(self) -> list[WeighedLook]:
        """Equal dice, or the last one."""
        if len(self.place.belt) == 1:
            [face] = self.place.belt
            return [(30.0, Look.of("roll-look-last", [f"die:{face.value}"], card=face))]
        return [
            self.weigh(
                1.0 + count / 4, [face], "roll-look-many", [f"die:{face.value}"], card=face, count=count
            )
            for face, count in self.belt.items()
            if count > 1
        ]
