"""What to look at before a pick: plates that wait for a card, rivals who collect, the cards of this hand.

Of several looks the one shown bears on the pick, and speaks of plates rather than of the card itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from bordspil.core.look import Look, WeighedLook, first_look
from bordspil.core.reason import Fact
from bordspil.games.sushi.looks import race_looks
from bordspil.games.sushi_go.components import NIGIRI, Card
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.printed import (
    MAKI,
    NIGIRI_POINTS,
    ROLLS,
    SET_POINTS,
    WASABI_POINTS,
    dumpling_points,
)
from bordspil.games.sushi_go.reasons import SETS
from bordspil.games.sushi_go.view import SushiGoView

COLLECTED = (Card.TEMPURA, Card.SASHIMI, Card.DUMPLING)
# Added to the weight of a look that bears on the pick.
TO_THE_POINT = 20.0


def next_dumpling(count: int) -> int:
    """What one more dumpling adds to that many."""
    return dumpling_points(count + 1) - dumpling_points(count)


def look(view: SushiGoView, pick: Pick) -> Look | None:
    """What to look at before a pick."""
    return None if view.seat is None else first_look(LookFinder(view, view.seat, pick).all())


def pieces(view: SushiGoView, pick: Pick) -> tuple[str, ...]:
    """The cards of a pick, and the call for two of them."""
    cards = [f"card:{card.value}" for card in (pick.first, pick.second, pick.invisible) if card is not None]
    return tuple(dict.fromkeys([*cards, *(["call"] if pick.second is not None else [])]))


class LookFinder:
    """Everything worth looking at in a view, weighed for a pick."""

    def __init__(self, view: SushiGoView, seat: int, pick: Pick) -> None:
        self.view = view
        self.seat = seat
        self.picked = {card for card in (pick.first, pick.second) if card is not None}
        self.takes_two = pick.second is not None
        self.hand = Counter(view.hand)
        self.tray = Counter(view.places[seat].tray)
        # The controller of the invisible player holds one more card, and gives it away.
        self.size = view.hand_sizes[seat] - (view.controller == seat)
        self.turns = self.size - 1
        self.next = (seat + (-1 if view.passes_right else 1)) % view.seat_count
        self.comes_back = self.size > view.seat_count

    def all(self) -> list[WeighedLook]:
        """Every look that is true."""
        return [
            *self.own_sets(),
            *self.own_wasabi(),
            *self.own_dumplings(),
            *self.own_chopsticks(),
            *self.rivals(),
            *self.races(),
            *self.coming(),
            *self.in_hand(),
            self.weigh(
                0.0, (), "go-look-size", [f"mat:{self.next}"], seat=self.next, size=len(self.view.hand)
            ),
        ]

    def weigh(
        self, weight: float, cards: Collection[Card], key: str, pieces: Iterable[str], /, **facts: Fact
    ) -> WeighedLook:
        """A look about some cards, heavier if one of them is picked."""
        bears = any(card in self.picked for card in cards)
        return weight + TO_THE_POINT * bears, Look.of(key, pieces, **facts)

    def warn(
        self, weight: float, card: Card, key: str, pieces: Iterable[str], /, **facts: Fact
    ) -> WeighedLook:
        """A look that speaks against a card: only to the point if another one is picked."""
        return weight * (card not in self.picked), Look.of(key, pieces, **facts)

    def own(self, card: Card | str) -> str:
        """The name of a group on the seat's own plate."""
        return f"plate:{self.seat}:{card.value if isinstance(card, Card) else card}"

    def best_nigiri(self) -> Card | None:
        """The best nigiri of the hand."""
        return max([card for card in NIGIRI if self.hand[card]], key=NIGIRI_POINTS.__getitem__, default=None)

    def own_sets(self) -> list[WeighedLook]:
        """Pairs and threes that are begun, complete or out of reach."""
        found = []
        left = self.turns + 1 + self.tray[Card.CHOPSTICKS]
        for card, (size, about) in SETS.items():
            count, shown, name = self.tray[card], [self.own(card)], f"card:{card.value}"
            need = size - count % size
            if need == 1 and left:
                key = "go-look-pair" if about == "pair" else "go-look-three"
                found.append(self.weigh(9.0, [card], key, shown, points=SET_POINTS[card]))
            if not self.hand[card]:
                continue
            if need > left:
                both = [name, *shown] if count else [name]
                found.append(self.warn(7.0, card, "go-look-hopeless", both, card=card, need=need, left=left))
            elif card is Card.TEMPURA and count and not count % size:
                found.append(self.warn(6.0, card, "go-look-pair-full", [*shown, name], count=count))
            elif card is Card.SASHIMI and need == 2:
                facts: dict[str, Fact] = {"points": SET_POINTS[card], "left": left}
                found.append(self.weigh(5.0, [card], "go-look-three-begun", [*shown, name], **facts))
        return found

    def own_wasabi(self) -> list[WeighedLook]:
        """A wasabi that waits for a nigiri."""
        if not self.tray[Card.WASABI]:
            return []
        best, shown = self.best_nigiri(), self.own(Card.WASABI)
        if best is None:
            return [self.weigh(4.0, [], "go-look-wasabi-alone", [shown])]
        points = WASABI_POINTS[best]
        return [
            self.weigh(10.0, NIGIRI, "look-wasabi", [shown, f"card:{best.value}"], card=best, points=points)
        ]

    def own_dumplings(self) -> list[WeighedLook]:
        """What the next dumpling is worth."""
        count, shown = self.tray[Card.DUMPLING], [self.own(Card.DUMPLING), "card:dumpling"]
        if not count or not self.hand[Card.DUMPLING]:
            return []
        points = next_dumpling(count)
        if not points:
            return [self.warn(6.0, Card.DUMPLING, "go-look-dumplings-full", shown, count=count)]
        return [self.weigh(8.0, [Card.DUMPLING], "go-look-dumplings", shown, count=count, points=points)]

    def own_chopsticks(self) -> list[WeighedLook]:
        """Chopsticks on the plate, or in the hand with time to use them."""
        found = []
        if self.tray[Card.CHOPSTICKS]:
            weight = 30.0 if self.takes_two else 0.5
            found.append((weight, Look.of("go-look-chopsticks", [self.own(Card.CHOPSTICKS), "call"])))
        # The last card is laid without a choice.
        if self.hand[Card.CHOPSTICKS] and self.turns > 1:
            chopsticks = self.weigh(
                2.0, [Card.CHOPSTICKS], "go-look-chopsticks-hand", ["card:chopsticks"], left=self.turns - 1
            )
            found.append(chopsticks)
        return found

    def rivals(self) -> list[WeighedLook]:
        """Cards of this hand that the next player waits for, or that others collect."""
        found = []
        for card in self.hand:
            gain, group = self.gain_of_next(card)
            if gain:
                shown = [f"plate:{self.next}:{group.value}", f"card:{card.value}"]
                facts: dict[str, Fact] = {"seat": self.next, "card": card, "points": gain}
                found.append(self.weigh(2.0 + gain / 2, [card], "go-look-next", shown, **facts))
        for card in COLLECTED:
            if not self.hand[card]:
                continue
            counts = [place.tray.count(card) for place in self.view.places]
            name = f"card:{card.value}"
            if not any(counts):
                found.append(
                    self.weigh(1.5, [card], "go-look-free", [name], card=card, count=self.hand[card])
                )
                continue
            others = [place for place in range(len(counts)) if place != self.seat and counts[place]]
            if others:
                rival = max(others, key=counts.__getitem__)
                shown = [f"plate:{rival}:{card.value}", name]
                facts = {"seat": rival, "others": counts[rival], "card": card}
                found.append(self.weigh(2.5, [card], "go-look-collects", shown, **facts))
        return found

    def gain_of_next(self, card: Card) -> tuple[int, Card]:
        """The points that a card would bring the next player, and the group that waits for it there."""
        tray = Counter(self.view.places[self.next].tray)
        if card in SETS:
            size, _ = SETS[card]
            return SET_POINTS[card] * (tray[card] % size == size - 1), card
        if card is Card.DUMPLING:
            return next_dumpling(tray[card]) * (tray[card] > 0), card
        if card in NIGIRI and tray[Card.WASABI]:
            return WASABI_POINTS[card], Card.WASABI
        return 0, card

    def races(self) -> list[WeighedLook]:
        """The races for maki rolls and puddings."""
        places = self.view.places
        found = []
        maki = max([card for card in MAKI if self.hand[card]], key=ROLLS.__getitem__, default=None)
        if maki is not None:
            rolls = [sum([ROLLS.get(card, 0) for card in place.tray]) for place in places]
            shown = [f"plate:{place}:maki" if count else "" for place, count in enumerate(rolls)]
            found += [
                (weight + TO_THE_POINT * any(card in self.picked for card in MAKI), each)
                for weight, each in race_looks(
                    "maki", self.seat, rolls, shown, card=maki, piece=f"card:{maki.value}"
                )
            ]
        if self.hand[Card.PUDDING]:
            counts = [place.desserts + place.tray.count(Card.PUDDING) for place in places]
            shown = [f"mat:{place}" if count else "" for place, count in enumerate(counts)]
            found += [
                (weight + TO_THE_POINT * (Card.PUDDING in self.picked), each)
                for weight, each in race_looks(
                    "pudding", self.seat, counts, shown, card=Card.PUDDING, piece="card:pudding"
                )
            ]
        return found

    def coming(self) -> list[WeighedLook]:
        """A card that the seat needs and has seen in a hand that is on its way."""
        wanted = [card for card, (size, _) in SETS.items() if self.tray[card] % size == size - 1]
        if self.tray[Card.WASABI]:
            wanted += NIGIRI
        step = 1 if self.view.passes_right else -1
        for later in range(1, min(self.turns, self.view.seat_count - 1) + 1):
            holder = (self.seat + step * later) % self.view.seat_count
            for card in wanted:
                if card in self.view.known_hands[holder] and not self.hand[card]:
                    group = Card.WASABI if card in NIGIRI else card
                    facts: dict[str, Fact] = {"seat": holder, "card": card, "later": later}
                    shown = [f"mat:{holder}", self.own(group)]
                    return [self.weigh(5.0, [], "go-look-coming", shown, **facts)]
        return []

    def in_hand(self) -> list[WeighedLook]:
        """Look at the hand alone, while all plates are empty."""
        found = []
        kinds = list(self.hand)
        if len(kinds) == 1:
            return [self.weigh(30.0, kinds, "go-look-same", [f"card:{kinds[0].value}"], card=kinds[0])]
        if len(self.view.hand) == 2 and self.size == 2:
            first, second = kinds
            shown = [f"card:{first.value}", f"card:{second.value}"]
            facts: dict[str, Fact] = {"first": first, "second": second, "seat": self.next}
            found.append(self.weigh(3.0, kinds, "go-look-two-left", shown, **facts))
        for card in COLLECTED:
            if self.hand[card] > 1:
                facts = {"card": card, "count": self.hand[card]}
                key = "go-look-many-once"
                if self.comes_back:
                    facts["later"], key = self.view.seat_count, "go-look-many"
                found.append(self.weigh(1.0 + self.hand[card], [card], key, [f"card:{card.value}"], **facts))
        best = self.best_nigiri()
        if best is not None and not self.tray[Card.WASABI]:
            points = NIGIRI_POINTS[best]
            name = f"card:{best.value}"
            found.append(self.weigh(1.0, NIGIRI, "go-look-nigiri", [name], card=best, points=points))
            if self.hand[Card.WASABI] and (self.comes_back or self.takes_two):
                facts = {"card": best, "points": WASABI_POINTS[best]}
                both = [Card.WASABI, *NIGIRI]
                found.append(self.weigh(6.0, both, "go-look-wasabi-pair", ["card:wasabi", name], **facts))
        if self.hand[Card.WASABI] and best is None:
            early = self.weigh(2.0, [Card.WASABI], "go-look-wasabi-hand", ["card:wasabi"], left=self.turns)
            found.append(early)
        return found
