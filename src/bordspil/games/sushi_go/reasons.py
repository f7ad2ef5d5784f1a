"""Why a pick is good or dangerous: what it scores, what it starts, what it keeps from whoever comes next.

All points are counted by the rules (points.py) on trays as they lie, the picked card added.
"""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.reason import Purpose, Reason, Weighed, foremost
from bordspil.games.sushi_go.bunch import pack
from bordspil.games.sushi_go.explain import TrayPoints, tray_points
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.parts import INDEX, NIGIRI, Card
from bordspil.games.sushi_go.view import CARD_BITS, SushiGoView
from bordspil.games.sushi_reasons import maki_reason, pudding_reason

MAKI = (Card.MAKI1, Card.MAKI2, Card.MAKI3)
SETS = {Card.TEMPURA: (2, "pair"), Card.SASHIMI: (3, "three")}
# What others would get at once is worth telling from here on.
TELLING = 4
DENIAL_SHARE = 0.5
# With more turns than this to come, the race for maki is still open.
MAKI_SETTLED = 2
WASABI_WEIGHT, CHOPSTICKS_WEIGHT, RISK_WEIGHT, COST_WEIGHT = 2.5, 0.9, 0.7, 0.5


def reasons(view: SushiGoView, pick: Pick) -> tuple[Reason, ...]:
    """What speaks for a pick and against it, most important first."""
    if view.seat is None:
        return ()
    desk = Desk(view, view.seat)
    found: list[Weighed] = []
    hand = list(view.hand)
    for card in (pick.first, pick.second, pick.invisible):
        if card is not None:
            hand.remove(card)
    for card in (pick.first, pick.second):
        if card is not None:
            found += desk.taken(card, hand)
    if pick.second is not None:
        found.append((COST_WEIGHT, Reason.of(Purpose.COSTS, "chopsticks", seat=desk.next)))
    found += desk.denied([pick.first, pick.second, pick.invisible], hand)
    found += desk.passed_on(hand)
    if pick.invisible is not None:
        found.append(desk.given_away(pick.invisible))
    return foremost(found)


class Desk:
    """The trays as they lie, with what the seat lays while it chooses."""

    def __init__(self, view: SushiGoView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.trays = [pack(place.tray) + (pack(place.dipped) << 24) for place in view.places]
        # Whoever leads the invisible player holds a card more, and gives it away.
        self.turns = view.hand_sizes[seat] - 1 - (view.controller == seat)
        self.next = (seat + (-1 if view.passes_right else 1)) % view.seat_count

    def points(self, trays: Sequence[int]) -> list[TrayPoints]:
        """What trays are worth, by the rules."""
        return tray_points(trays, len(trays))

    def count(self, card: Card) -> int:
        """How many of a card lie open on the own tray."""
        return self.trays[self.seat] >> 4 * INDEX[card] & 15

    def gain(self, place: int, card: Card) -> int:
        """What a card would bring to a place at once."""
        after = list(self.trays)
        after[place] = laid(after[place], card)
        return self.points(after)[place].total - self.points(self.trays)[place].total

    def lasting_gain(self, card: Card) -> int:
        """What a card would bring to the next player; a lead in maki only near the end of the round."""
        return 0 if card in MAKI and self.turns > MAKI_SETTLED else self.gain(self.next, card)

    def taken(self, card: Card, rest: list[Card]) -> list[Weighed]:
        """Lays a card on the own tray and tells what it does there; `rest` is the hand passed on."""
        before, gain = self.points(self.trays)[self.seat], self.gain(self.seat, card)
        dipped = card in NIGIRI and self.count(Card.WASABI) > 0
        self.trays[self.seat] = laid(self.trays[self.seat], card)
        if card in SETS:
            return self.set_reasons(card, gain, rest)
        if card is Card.DUMPLING:
            facts = {"count": self.count(card), "points": gain}
            return [(gain, Reason.of(Purpose.SCORES, "dumpling", **facts))] if gain else []
        if dipped:
            return [
                (gain, Reason.of(Purpose.SCORES, "dipped", card=card, points=gain, plain=gain // 3)),
            ]
        if card in NIGIRI:
            return [(gain, Reason.of(Purpose.SCORES, "nigiri", card=card, points=gain))]
        after = self.points(self.trays)
        if card in MAKI:
            rolls = [line.rolls for line in after]
            return [maki_reason(rolls, self.seat, before.maki, after[self.seat].maki)]
        if card is Card.PUDDING:
            puddings = [
                place.desserts + (tray >> 4 * INDEX[card] & 15)
                for place, tray in zip(self.view.places, self.trays, strict=True)
            ]
            return [pudding_reason(puddings, self.seat, 1)]
        return self.tools(card, rest)

    def set_reasons(self, card: Card, gain: int, rest: list[Card]) -> list[Weighed]:
        """A pair or a three: done, or still to be done."""
        size, about = SETS[card]
        if gain:
            return [(gain, Reason.of(Purpose.SCORES, about, points=gain))]
        need = size - self.count(card) % size
        if need > self.turns + self.count(Card.CHOPSTICKS):
            return [(RISK_WEIGHT, Reason.of(Purpose.RISKS, "set-hopeless", card=card))]
        points = tray_points([pack((card,) * size)], 1)[0].total
        found: list[Weighed] = [
            (points / size, Reason.of(Purpose.BUILDS, "set", card=card, need=need, points=points))
        ]
        seen = self.to_come((card,), rest)
        if seen < need:
            risk = Reason.of(Purpose.RISKS, "set", card=card, need=need, turns=self.turns, seen=seen)
            found.append((RISK_WEIGHT, risk))
        return found

    def tools(self, card: Card, rest: list[Card]) -> list[Weighed]:
        """Wasabi and chopsticks: worth only what is done with them."""
        if card is Card.WASABI and self.turns:
            seen = self.to_come(NIGIRI, rest)
            return [(WASABI_WEIGHT, Reason.of(Purpose.BUILDS, "wasabi", turns=self.turns, seen=seen))]
        # In the last turn there is only one card to take.
        if card is Card.CHOPSTICKS and self.turns > 1:
            return [(CHOPSTICKS_WEIGHT, Reason.of(Purpose.BUILDS, "chopsticks", turns=self.turns))]
        return []

    def to_come(self, cards: Sequence[Card], rest: list[Card]) -> int:
        """How many of some cards the seat has seen in hands that will reach it before the round ends."""
        step = 1 if self.view.passes_right else -1
        seen = 0
        for passes in range(1, min(self.turns, self.view.seat_count) + 1):
            holder = (self.seat + step * passes) % self.view.seat_count
            hand = rest if holder == self.seat else self.view.known_hands[holder]
            seen += sum([hand.count(card) for card in cards])
        return seen

    def denied(self, cards: Sequence[Card | None], rest: list[Card]) -> list[Weighed]:
        """What the next player would have got from the cards that leave the hand for good."""
        found = []
        for card in cards:
            if card is not None and card not in rest:
                gain = self.lasting_gain(card)
                if gain >= TELLING:
                    reason = Reason.of(Purpose.DENIES, "card", card=card, points=gain, seat=self.next)
                    found.append((gain * DENIAL_SHARE, reason))
        return found[:1]

    def passed_on(self, rest: list[Card]) -> list[Weighed]:
        """The best that the next player gets with the hand."""
        best = max(rest, key=self.lasting_gain, default=None)
        gain = 0 if best is None else self.lasting_gain(best)
        if best is None or gain < TELLING:
            return []
        reason = Reason.of(Purpose.RISKS, "passed-on", card=best, points=gain, seat=self.next)
        return [(gain * DENIAL_SHARE / 2, reason)]

    def given_away(self, card: Card) -> Weighed:
        """What the invisible player makes of its card."""
        gain = self.gain(len(self.trays) - 1, card)
        if gain > 0:
            return gain * DENIAL_SHARE, Reason.of(Purpose.COSTS, "invisible", card=card, points=gain)
        return 1.0, Reason.of(Purpose.KEEPS, "invisible", card=card)


def laid(tray: int, card: Card) -> int:
    """A tray with one more card; a nigiri goes onto an open wasabi (SG-8)."""
    wasabi = 1 << 4 * INDEX[Card.WASABI]
    if card in NIGIRI and tray >> 4 * INDEX[Card.WASABI] & 15:
        return tray - wasabi + (1 << CARD_BITS + 4 * NIGIRI.index(card))
    return tray + (1 << 4 * INDEX[card])
