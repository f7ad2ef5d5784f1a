"""Reasons for and against a move of Sushi Roll: what a die scores now, what a token buys and costs.

Points come from the rules (points.py), chances are exact (odds.py).
"""

from __future__ import annotations

from bordspil.core.move import Move
from bordspil.core.reason import Purpose, Reason, Weighed, foremost
from bordspil.games.sushi.reasons import maki_reason, pudding_reason
from bordspil.games.sushi_roll.components import INDEX, KIND_OF, Face, Kind
from bordspil.games.sushi_roll.explain import TrayPoints, tray_points
from bordspil.games.sushi_roll.face_values import face_values
from bordspil.games.sushi_roll.moves import Reroll, Swap, Take
from bordspil.games.sushi_roll.odds import face_odds, reroll_odds
from bordspil.games.sushi_roll.packed import one_die, pack, pack_tray
from bordspil.games.sushi_roll.points import token_points
from bordspil.games.sushi_roll.printed import SET
from bordspil.games.sushi_roll.rules import chooses_later, goes_on_wasabi
from bordspil.games.sushi_roll.sample import sample
from bordspil.games.sushi_roll.view import SushiRollView

# Points for another player are worth mentioning from this many on, at this share of their weight.
NOTABLE_POINTS = 4
DENIAL_SHARE = 0.5
SUPPLIES = {"menu": "menus", "chopsticks": "chopsticks", "pudding": "puddings"}
WASABI_WEIGHT, TOKEN_WEIGHT, COST_WEIGHT, FIRST = 2.5, 0.8, 0.4, 20.0


def reasons(view: SushiRollView, move: Move) -> tuple[Reason, ...]:
    """The reasons for and against a move, most important first."""
    if view.seat is None:
        return ()
    finder = ReasonFinder(view, view.seat)
    match move:
        case Take():
            return foremost(finder.taken(move.face))
        case Reroll():
            return foremost(finder.rolled(move))
        case Swap():
            return foremost(finder.swapped(move))
    return ()


class ReasonFinder:
    """Reasons from the trays as they are, and from what one more die does to them."""

    def __init__(self, view: SushiRollView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.place = view.places[seat]
        self.turns = len(self.place.belt) - 1

    def points(self, seat: int, face: Face | None) -> list[TrayPoints]:
        """The points of all trays, with one more die on a seat's tray."""
        packed = [pack_tray(place.tray, place.dipped) for place in self.view.places]
        if face is not None:
            tray, dipped = packed[seat]
            die = one_die(INDEX[face])
            packed[seat] = tray + die, dipped + die * goes_on_wasabi(tray, dipped, INDEX[face])
        trays, dipped_nigiri = zip(*packed, strict=True)
        return tray_points(trays, dipped_nigiri, self.view.seat_count)

    def gain(self, seat: int, face: Face) -> int:
        """The points that a die would gain a seat now."""
        return self.points(seat, face)[seat].total - self.points(seat, None)[seat].total

    def taken(self, face: Face) -> list[Weighed]:
        """What a die does on this seat's tray."""
        seat, kind, gain = self.seat, KIND_OF[face], self.gain(self.seat, face)
        if kind is Kind.APPETIZER:
            return self.set_reasons(face, gain)
        if kind is Kind.NIGIRI and Face.WASABI in self.place.tray:
            return [(gain, Reason.of(Purpose.SCORES, "dipped", card=face, points=gain, plain=gain // 3))]
        if kind is Kind.NIGIRI:
            return [(gain, Reason.of(Purpose.SCORES, "nigiri", card=face, points=gain))]
        if kind is Kind.MAKI:
            before, after = self.points(seat, None), self.points(seat, face)
            symbols = [line.symbols for line in after]
            return [maki_reason(symbols, seat, before[seat].maki, after[seat].maki)]
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
        """Sets of three: the points of this die, and of the next one like it."""
        count = self.place.tray.count(face) + 1
        found: list[Weighed] = []
        if gain:
            found.append((gain, Reason.of(Purpose.SCORES, "set", card=face, count=count, points=gain)))
        if count % SET and self.turns:
            found.append((1.0, Reason.of(Purpose.BUILDS, "set", card=face, points=self.next_gain(face))))
        return found or [(COST_WEIGHT, Reason.of(Purpose.RISKS, "set", card=face))]

    def next_gain(self, face: Face) -> int:
        """The points of one more die with this face, after this one."""
        tray = pack((*self.place.tray, face))
        before, after = (tray_points([dice], [0], 1)[0] for dice in (tray, tray + one_die(INDEX[face])))
        return (after.total - after.maki) - (before.total - before.maki)

    def rolled(self, move: Reroll) -> list[Weighed]:
        """Rolling dice again: the chance of a better die, the face to hope for, the price."""
        odds = reroll_odds(self.view, self.seat, move.faces)
        values = face_values(sample(self.view), self.seat)
        best = max(self.place.belt, key=lambda face: values[INDEX[face]])
        hopes = face_odds(self.view.options.dice, [KIND_OF[face] for face in move.faces])
        hope = max(hopes, key=lambda each: values[INDEX[each.face]])
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
        """What a token costs: one token fewer, and perhaps a point at the end."""
        tokens = self.place.menus + self.place.chopsticks
        lost = token_points(tokens, 0) - token_points(tokens - 1, 0)
        return COST_WEIGHT, Reason.of(Purpose.COSTS, token, left=held - 1, lost=lost)

    def swapped(self, move: Swap) -> list[Weighed]:
        """A swap: what the die is good for, what its owner loses and gets, the price."""
        found: list[Weighed] = [
            (FIRST, Reason.of(Purpose.GAINS, "swap", card=move.get)),
            *self.taken(move.get),
        ]
        if chooses_later(move.seat, self.seat, self.view.red, self.view.seat_count):
            lost, given = self.gain(move.seat, move.get), self.gain(move.seat, move.give)
            others = list(self.view.places[move.seat].belt)
            others.remove(move.get)
            if lost >= NOTABLE_POINTS and move.get not in others:
                denied = Reason.of(Purpose.DENIES, "swap", card=move.get, points=lost, seat=move.seat)
                found.append((lost * DENIAL_SHARE, denied))
            if given >= NOTABLE_POINTS:
                gift = Reason.of(Purpose.RISKS, "swap", card=move.give, points=given, seat=move.seat)
                found.append((given * DENIAL_SHARE, gift))
        return [*found, self.price("chopsticks", self.place.chopsticks)]
