"""Why a pick is good or risky: what it scores, what it starts, what it denies the next player.

All points are counted by the rules (points.py), on the trays as they are plus the picked card.
"""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.reason import Purpose, Reason, Weighed, foremost
from bordspil.games.sushi.reasons import maki_reason, pudding_reason
from bordspil.games.sushi_go.components import INDEX, NIGIRI, Card
from bordspil.games.sushi_go.explain import TrayPoints, tray_points
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.packed import count_of, pack, pack_tray
from bordspil.games.sushi_go.printed import MAKI, SET_SIZES
from bordspil.games.sushi_go.rules import goes_on_wasabi, laid
from bordspil.games.sushi_go.view import SushiGoView

# What the reasons call a set, by its size.
NAMES_OF_SETS = {2: "pair", 3: "three"}
SETS = {card: (size, NAMES_OF_SETS[size]) for card, size in SET_SIZES.items()}
# Mention what others would get only from this many points on.
NOTABLE_POINTS = 4
DENIAL_SHARE = 0.5
# With more turns left than this, the race for maki is still open.
MAKI_SETTLED = 2
WASABI_WEIGHT, CHOPSTICKS_WEIGHT, RISK_WEIGHT, COST_WEIGHT = 2.5, 0.9, 0.7, 0.5


def reasons(view: SushiGoView, pick: Pick) -> tuple[Reason, ...]:
    """The reasons for and against a pick, most important first."""
    if view.seat is None:
        return ()
    finder = ReasonFinder(view, view.seat)
    found: list[Weighed] = []
    hand = list(view.hand)
    for card in (pick.first, pick.second, pick.invisible):
        if card is not None:
            hand.remove(card)
    for card in (pick.first, pick.second):
        if card is not None:
            found += finder.taken(card, hand)
    if pick.second is not None:
        found.append((COST_WEIGHT, Reason.of(Purpose.COSTS, "chopsticks", seat=finder.next)))
    found += finder.denied([pick.first, pick.second, pick.invisible], hand)
    found += finder.passed_on(hand)
    if pick.invisible is not None:
        found.append(finder.given_away(pick.invisible))
    return foremost(found)


class ReasonFinder:
    """The trays as they are, plus the cards of the pick."""

    def __init__(self, view: SushiGoView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.trays = [pack_tray(place.tray, place.dipped) for place in view.places]
        # The controller of the invisible player holds one more card, and gives it away.
        self.turns = view.hand_sizes[seat] - 1 - (view.controller == seat)
        self.next = (seat + (-1 if view.passes_right else 1)) % view.seat_count

    def points(self, trays: Sequence[int]) -> list[TrayPoints]:
        """The points of the trays, by the rules."""
        return tray_points(trays, len(trays))

    def count(self, card: Card) -> int:
        """How many of a card are on the seat's tray."""
        return count_of(self.trays[self.seat], INDEX[card])

    def gain(self, place: int, card: Card) -> int:
        """The points that a card would bring a place at once."""
        after = list(self.trays)
        after[place] = laid(after[place], INDEX[card])
        return self.points(after)[place].total - self.points(self.trays)[place].total

    def lasting_gain(self, card: Card) -> int:
        """The points that a card would bring the next player; maki only count near the end of the round."""
        return 0 if card in MAKI and self.turns > MAKI_SETTLED else self.gain(self.next, card)

    def taken(self, card: Card, rest: list[Card]) -> list[Weighed]:
        """Add a card to the seat's tray and say what it does there; `rest` is the hand passed on."""
        before, gain = self.points(self.trays)[self.seat], self.gain(self.seat, card)
        is_dipped = goes_on_wasabi(self.trays[self.seat], INDEX[card])
        self.trays[self.seat] = laid(self.trays[self.seat], INDEX[card])
        if card in SETS:
            return self.set_reasons(card, gain, rest)
        if card is Card.DUMPLING:
            facts = {"count": self.count(card), "points": gain}
            return [(gain, Reason.of(Purpose.SCORES, "dumpling", **facts))] if gain else []
        if is_dipped:
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
                place.desserts + count_of(tray, INDEX[card])
                for place, tray in zip(self.view.places, self.trays, strict=True)
            ]
            return [pudding_reason(puddings, self.seat, 1)]
        return self.tools(card, rest)

    def set_reasons(self, card: Card, gain: int, rest: list[Card]) -> list[Weighed]:
        """A pair or a three: complete, or still to be completed."""
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
        """Wasabi and chopsticks, whose value depends on what comes next."""
        if card is Card.WASABI and self.turns:
            seen = self.to_come(NIGIRI, rest)
            return [(WASABI_WEIGHT, Reason.of(Purpose.BUILDS, "wasabi", turns=self.turns, seen=seen))]
        # In the last turn there is only one card to take.
        if card is Card.CHOPSTICKS and self.turns > 1:
            return [(CHOPSTICKS_WEIGHT, Reason.of(Purpose.BUILDS, "chopsticks", turns=self.turns))]
        return []

    def to_come(self, cards: Sequence[Card], rest: list[Card]) -> int:
        """How many of these cards the seat has seen in hands that will reach it before the round ends."""
        step = 1 if self.view.passes_right else -1
        seen = 0
        for passes in range(1, min(self.turns, self.view.seat_count) + 1):
            holder = (self.seat + step * passes) % self.view.seat_count
            hand = rest if holder == self.seat else self.view.known_hands[holder]
            seen += sum([hand.count(card) for card in cards])
        return seen

    def denied(self, cards: Sequence[Card | None], rest: list[Card]) -> list[Weighed]:
        """What the next player would have got from the cards that leave the hand."""
        found = []
        for card in cards:
            if card is not None and card not in rest:
                gain = self.lasting_gain(card)
                if gain >= NOTABLE_POINTS:
                    reason = Reason.of(Purpose.DENIES, "card", card=card, points=gain, seat=self.next)
                    found.append((gain * DENIAL_SHARE, reason))
        return found[:1]

    def passed_on(self, rest: list[Card]) -> list[Weighed]:
        """The best card that the next player gets with the hand."""
        best = max(rest, key=self.lasting_gain, default=None)
        gain = 0 if best is None else self.lasting_gain(best)
        if best is None or gain < NOTABLE_POINTS:
            return []
        reason = Reason.of(Purpose.RISKS, "passed-on", card=best, points=gain, seat=self.next)
        return [(gain * DENIAL_SHARE / 2, reason)]

    def given_away(self, card: Card) -> Weighed:
        """What the invisible player gains from its card."""
        gain = self.gain(len(self.trays) - 1, card)
        if gain > 0:
            return gain * DENIAL_SHARE, Reason.of(Purpose.COSTS, "invisible", card=card, points=gain)
        return 1.0, Reason.of(Purpose.KEEPS, "invisible", card=card)
