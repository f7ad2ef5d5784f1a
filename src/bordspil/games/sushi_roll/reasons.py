"""Why a move of Sushi Roll is good or dangerous: what a die scores now, what a token buys and costs.

Points are counted by the rules (points.py) on trays as they lie; chances are exact (odds.py).
"""

from __future__ import annotations

from bordspil.core.move import Move
from bordspil.core.reason import Purpose, Reason, Weighed, foremost
from bordspil.games.sushi_reasons import maki_reason, pudding_reason
from bordspil.games.sushi_roll.bunch import one, pack
from bordspil.games.sushi_roll.explain import TrayPoints, tray_points
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.odds import face_odds, reroll_odds
from bordspil.games.sushi_roll.parts import INDEX, KIND_OF, NIGIRI, Face, Kind
from bordspil.games.sushi_roll.points import tell_token_points
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.games.sushi_roll.worth import face_worths

TELLING = 4
DENIAL_SHARE = 0.5
SET = 3
SUPPLIES = {"menu": "menus", "chopsticks": "chopsticks", "pudding": "puddings"}
WASABI_WEIGHT, TOKEN_WEIGHT, COST_WEIGHT, FIRST = 2.5, 0.8, 0.4, 20.0


def reasons(view: SushiRollView, move: Move) -> tuple[Reason, ...]:
    """What speaks for a move and against it, most important first."""
    if view.seat is None:
        return ()
    desk = Desk(view, view.seat)
    match move:
        case Take():
            return foremost(desk.taken(move.face))
        case Reroll():
            return foremost(desk.rolled(move))
        case Swap():
            return foremost(desk.swapped(move))
    return ()


class Desk:
    """The trays as they lie, and what one more die does to them."""

    def __init__(self, view: SushiRollView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.place = view.places[seat]
        self.turns = len(self.place.belt) - 1

    def points(self, seat: int, face: Face | None) -> list[TrayPoints]:
        """What all trays are worth with one more die on one of them."""
        trays, dips = [], []
        for place in self.view.places:
            dipped = pack(place.dipped)
            tray = pack(place.tray) + dipped + len(place.dipped) * one(INDEX[Face.WASABI])
            if face is not None and place.seat == seat:
                tray += one(INDEX[face])
                # SR-15: a nigiri must go onto an open wasabi.
                if face in NIGIRI and Face.WASABI in place.tray:
                    dipped += one(INDEX[face])
            trays.append(tray)
            dips.append(dipped)
        return tray_points(trays, dips, self.view.seat_count)

    def gain(self, seat: int, face: Face) -> int:
        """What a die would bring to a seat at once."""
        return self.points(seat, face)[seat].total - self.points(seat, None)[seat].total

    def taken(self, face: Face) -> list[Weighed]:
        """What a die does on the own tray."""
        seat, kind, gain = self.seat, KIND_OF[face], self.gain(self.seat, face)
        if kind is Kind.APPETIZER:
            return self.set_reasons(face, gain)
        if kind is Kind.NIGIRI and Face.WASABI in self.place.tray:
            return [(gain, Reason.of(Purpose.SCORES, "dipped", card=face, points=gain, plain=gain // 3))]
        if kind is Kind.NIGIRI:
            return [(gain, Reason.of(Purpose.SCORES, "nigiri", card=face, points=gain))]
        if kind is Kind.MAKI:
            before, after = self.points(seat, None), self.points(seat, face)
            rolls = [line.rolls for line in after]
            return [maki_reason(rolls, seat, before[seat].maki, after[seat].maki)]
        if face is Face.WASABI:
            hope = Reason.of(Purpose.BUILDS, "wasabi", turns=self.turns)
            return [(WASABI_WEIGHT, hope)] if self.turns else []
        gained = min(face.icons, getattr(self.view.supply, SUPPLIES[face.symbol]))
        if not gained:
            return [(COST_WEIGHT, Reason.of(Purpose.RISKS, "supply", card=face))]
        if kind is Kind.PUDDING:
            puddings = [place.puddings + gained * (place.seat == seat) for place in self.view.places]
            return [pudding_reason(puddings, seat, gained)]
        return [(TOKEN_WEIGHT * gained, Reason.of(Purpose.GAINS, face.symbol, count=gained))]

    def set_reasons(self, face: Face, gain: int) -> list[Weighed]:
        """Sets of three: what this die brings, and the next one of its kind."""
        count = self.place.tray.count(face) + 1
        found: list[Weighed] = []
        if gain:
            found.append((gain, Reason.of(Purpose.SCORES, "set", card=face, count=count, points=gain)))
        if count % SET and self.turns:
            found.append((1.0, Reason.of(Purpose.BUILDS, "set", card=face, points=self.next_gain(face))))
        return found or [(COST_WEIGHT, Reason.of(Purpose.RISKS, "set", card=face))]

    def next_gain(self, face: Face) -> int:
        """What one more of a face would bring after this one."""
        tray = pack((*self.place.tray, face))
        worths = [
            tray_points([tray + more], [0], 1)[0].total - tray_points([tray + more], [0], 1)[0].maki
            for more in (0, one(INDEX[face]))
        ]
        return worths[1] - worths[0]

    def rolled(self, move: Reroll) -> list[Weighed]:
        """Rolling dice again: the chance of a better best die, the face to hope for, the price."""
        odds = reroll_odds(self.view, self.seat, move.faces)
        worths = face_worths(self.view, self.seat)
        best = max(self.place.belt, key=lambda face: worths[INDEX[face]])
        hopes = face_odds(self.view.options.dice, [KIND_OF[face] for face in move.faces])
        hope = max(hopes, key=lambda each: worths[INDEX[each.face]])
        chance = Reason.of(
            Purpose.BUILDS,
            "reroll",
            card=best,
            chance=float(odds.better),
            hope=hope.face,
            some=float(hope.some),
        )
        kind = chance if odds.better else Reason.of(Purpose.RISKS, "reroll", card=best)
        return [(FIRST, kind), self.price("menu", self.place.menus)]

    def price(self, token: str, held: int) -> Weighed:
        """What a token costs: one fewer, and perhaps a point at the end."""
        tokens = self.place.menus + self.place.chopsticks
        lost = tell_token_points(tokens, 0) - tell_token_points(tokens - 1, 0)
        return COST_WEIGHT, Reason.of(Purpose.COSTS, token, left=held - 1, lost=lost)

    def swapped(self, move: Swap) -> list[Weighed]:
        """A swap: what the die is good for, what it takes from its owner, what the owner gets, the price."""
        found: list[Weighed] = [
            (FIRST, Reason.of(Purpose.GAINS, "swap", card=move.get)),
            *self.taken(move.get),
        ]
        if self.still_to_choose(move.seat):
            lost, given = self.gain(move.seat, move.get), self.gain(move.seat, move.give)
            others = list(self.view.places[move.seat].belt)
            others.remove(move.get)
            if lost >= TELLING and move.get not in others:
                denied = Reason.of(Purpose.DENIES, "swap", card=move.get, points=lost, seat=move.seat)
                found.append((lost * DENIAL_SHARE, denied))
            if given >= TELLING:
                gift = Reason.of(Purpose.RISKS, "swap", card=move.give, points=given, seat=move.seat)
                found.append((given * DENIAL_SHARE, gift))
        return [*found, self.price("chopsticks", self.place.chopsticks)]

    def still_to_choose(self, other: int) -> bool:
        """Whether a seat chooses from its belt after this one, before all is rolled again."""
        seats = self.view.seat_count
        return (other - self.seat) % seats <= (self.view.red - self.seat - 1) % seats
