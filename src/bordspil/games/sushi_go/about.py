"""About the cards of Sushi Go!: what they are worth, here and now, and how many may still come."""

from __future__ import annotations

from collections import Counter

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
from bordspil.games.sushi_go.components import DECK, INDEX, NIGIRI, ROUNDS, Card
from bordspil.games.sushi_go.explain import explain_puddings, explain_trays
from bordspil.games.sushi_go.packed import count_of, pack_tray
from bordspil.games.sushi_go.points import pudding_points, round_points
from bordspil.games.sushi_go.printed import (
    MAKI,
    NIGIRI_POINTS,
    ROLLS,
    SET_POINTS,
    SET_SIZES,
    WASABI_POINTS,
    dumpling_points,
)
from bordspil.games.sushi_go.rules import full_hand, goes_on_wasabi, laid
from bordspil.games.sushi_go.view import SushiGoView

RULES = {
    Card.TEMPURA: "SG-17",
    Card.SASHIMI: "SG-18",
    Card.DUMPLING: "SG-19",
    **dict.fromkeys(MAKI, "SG-14"),
    **dict.fromkeys(NIGIRI, "SG-20"),
    Card.PUDDING: "SG-23",
    Card.WASABI: "SG-8",
    Card.CHOPSTICKS: "SG-10",
}
NAME_KEYS = {
    Card.TEMPURA: "name-tempura",
    Card.SASHIMI: "name-sashimi",
    Card.DUMPLING: "name-dumpling",
    **dict.fromkeys(MAKI, "name-maki"),
    Card.SALMON: "name-salmon",
    Card.SQUID: "name-squid",
    Card.EGG: "name-egg",
    Card.PUDDING: "name-pudding",
    Card.WASABI: "name-wasabi",
    Card.CHOPSTICKS: "name-chopsticks",
}
# Groups on a plate: the kinds of cards, maki of all sizes together.
GROUPS: dict[str, tuple[Card, ...]] = {**{card.value: (card,) for card in Card}, "maki": MAKI}
MOST_MAKI = tuple(
    [line[2] for line in round_points([pack_tray([card], []) for card in (Card.MAKI2, Card.MAKI1)], 2)]
)
MOST_PUDDINGS = pudding_points([1, 0], 2)[0][2]
# More dumplings score no more.
MOST_DUMPLINGS = next(count for count in range(1, 99) if dumpling_points(count) == dumpling_points(count + 1))
DUMPLING_POINTS = tuple([dumpling_points(count) for count in range(1, MOST_DUMPLINGS + 1)])


def about(view: SushiGoView, piece: str) -> About | None:
    """The sheet of a piece; None for a name that means nothing."""
    finder = AboutFinder(view)
    match piece.split(":"):
        case ["card", name] if name in GROUPS and name != "maki":
            return finder.card(Card(name))
        case ["plate", place, group] if group in GROUPS:
            number = number_below(place, len(view.places))
            return None if number is None else finder.group(number, group)
        case ["mat", place]:
            number = number_below(place, len(view.places))
            return None if number is None else finder.mat(number)
        case ["call"]:
            return finder.card(Card.CHOPSTICKS)
        case ["travel"]:
            return finder.travel()
        case ["deck"]:
            return finder.deck()
    return None


class AboutFinder:
    """What a view says about its pieces."""

    def __init__(self, view: SushiGoView) -> None:
        self.view = view
        self.trays = [pack_tray(place.tray, place.dipped) for place in view.places]
        self.is_running = view.outcome is None

    def card(self, card: Card) -> About:
        """A card wherever it is, with what it would bring the seat now."""
        now = [] if self.view.seat is None or not self.is_running else self.now(self.view.seat, card)
        shown = (f"card:{card.value}",) * SET_SIZES.get(card, 1)
        return self.sheet((card,), shown, (self.printed(card), *now))

    def sheet(
        self, cards: tuple[Card, ...], shown: tuple[str, ...], lines: tuple[AboutLine | PointsLine, ...]
    ) -> About:
        """The sheet of a card or group, with the cards like it that may come."""
        title = AboutLine.of(NAME_KEYS[cards[0]])
        if not self.is_running:
            return About(title, shown, lines, RULES[cards[0]])
        left, seen = self.left(cards), self.seen(cards)
        coming = [AboutLine.of("about-left", count=left)]
        if seen:
            coming.append(AboutLine.of("go-about-seen", count=seen))
        return About(title, shown, lines, RULES[cards[0]], left, tuple(coming))

    def printed(self, card: Card) -> AboutLine:
        """What a card is worth in general."""
        if card in SET_SIZES:
            return AboutLine.of("go-about-set", size=SET_SIZES[card], points=SET_POINTS[card])
        if card is Card.DUMPLING:
            return AboutLine.of("go-about-dumpling", count=MOST_DUMPLINGS, scores=DUMPLING_POINTS)
        if card in MAKI:
            return maki_printed(MOST_MAKI)
        if card in NIGIRI:
            return nigiri_printed(NIGIRI_POINTS[card], WASABI_POINTS[card])
        if card is Card.PUDDING:
            return pudding_printed(len(self.view.places), MOST_PUDDINGS)
        return AboutLine.of("about-wasabi" if card is Card.WASABI else "go-about-chopsticks")

    def now(self, seat: int, card: Card) -> list[AboutLine]:
        """What a card would bring the seat if it took it now."""
        gain, count = self.gain(seat, card), self.count(seat, card)
        if card in SET_SIZES:
            size = SET_SIZES[card]
            if gain:
                return [AboutLine.of("go-about-completes", gain, count=count % size)]
            facts: dict[str, Fact] = {"need": size - 1 - count % size, "points": SET_POINTS[card]}
            return [AboutLine.of("go-about-needs", **facts)]
        if card is Card.DUMPLING:
            if gain:
                return [AboutLine.of("go-about-number", gain, count=count + 1)]
            return [AboutLine.of("go-about-dumplings-full", count=count)]
        if card in NIGIRI:
            return [nigiri_now(gain, bool(goes_on_wasabi(self.trays[seat], INDEX[card])))]
        if card in MAKI:
            rolls = [sum([ROLLS.get(each, 0) for each in place.tray]) for place in self.view.places]
            rolls[seat] += ROLLS[card]
            return [race_now("maki", gain, seat, rolls)]
        if card is Card.PUDDING:
            puddings = self.puddings()
            puddings[seat] += 1
            return [race_now("pudding", 0, seat, puddings)]
        return []

    def gain(self, place: int, card: Card) -> int:
        """The points that a card would bring a place at once."""
        after = list(self.trays)
        after[place] = laid(after[place], INDEX[card])
        before, then = (explain_trays(trays, [0] * len(trays)) for trays in (self.trays, after))
        return then.places[place].points - before.places[place].points

    def count(self, place: int, card: Card) -> int:
        """How many of a card lie on a place's tray."""
        return count_of(self.trays[place], INDEX[card])

    def puddings(self) -> list[int]:
        """Everyone's puddings."""
        return [
            place.desserts + self.count(number, Card.PUDDING) for number, place in enumerate(self.view.places)
        ]

    def group(self, place: int, group: str) -> About:
        """Cards that lie together on a plate."""
        cards, what = GROUPS[group], self.view.places[place]
        card = cards[0]
        shown = [f"card:{each.value}" for each in what.tray if each in cards]
        lines: list[AboutLine | PointsLine] = []
        if card is Card.WASABI:
            lines += [on_wasabi(each, WASABI_POINTS[each]) for each in what.dipped]
            lines += waiting_wasabi(self.count(place, card))
            shown += [name for each in what.dipped for name in ("card:wasabi", f"card:{each.value}")]
        elif card is Card.PUDDING:
            lines += explain_puddings(self.puddings(), [0] * len(self.trays)).places[place].lines
            lines.append(self.printed(card))
        elif card is Card.CHOPSTICKS:
            lines.append(self.printed(card))
        else:
            kind = "maki" if card in MAKI else card.value
            scored = explain_trays(self.trays, [0] * len(self.trays)).places[place]
            lines += [line for line in scored.lines if line.kind == kind]
            shown += [f"card:{each.value}" for each in what.dipped if each in cards]
            if self.is_running and card not in MAKI:
                lines += one_more(self.gain(place, card))
        return self.sheet(
            cards, tuple(shown) or (f"card:{card.value}",), tuple(lines or [self.printed(card)])
        )

    def mat(self, place: int) -> About:
        """The mat of a place."""
        what = self.view.places[place]
        lines = list(scores(what.score, what.worth, self.puddings()[place]))
        if what.seat is not None and what.seat != self.view.seat and self.view.seat is not None:
            size, known = self.view.hand_sizes[what.seat], len(self.view.known_hands[what.seat])
            if size and self.is_running:
                lines.append(AboutLine.of("go-about-known", count=size, known=known))
        return About(AboutLine.of("about-place", seat=place), (), tuple(lines), "SG-27")

    def travel(self) -> About:
        """Where the hands go."""
        key = "go-right" if self.view.passes_right else "go-left"
        return About(AboutLine.of(key), (), (), "SG-28" if self.view.options.both_ways else "SG-6")

    def deck(self) -> About:
        """The cards that nobody has been dealt yet."""
        size = self.view.deck_size
        line = AboutLine.of("about-deck", count=size)
        return About(AboutLine.of("go-about-deck"), (), (line,), "SG-3", size if self.is_running else None)

    def left(self, cards: tuple[Card, ...]) -> int:
        """How many of these cards may still come from where the seat can't see.

        They are in the deck or in hands, but no more can come than cards are still to be seen.
        """
        view = self.view
        unseen = sum([DECK[card] for card in cards])
        for known in (*view.known_hands, view.discard):
            unseen -= sum([known.count(card) for card in cards])
        for place in view.places:
            lying = Counter([*place.tray, *place.dipped])
            lying[Card.WASABI] += len(place.dipped)
            lying[Card.PUDDING] += place.desserts
            unseen -= sum([lying[card] for card in cards])
        hidden = sum(view.hand_sizes) - sum([len(known) for known in view.known_hands]) + view.pile_size
        places = len(view.places)
        dealt = min(view.deck_size, (ROUNDS - view.round) * full_hand(places) * places)
        return min(unseen, hidden + dealt)

    def seen(self, cards: tuple[Card, ...]) -> int:
        """How many of these cards are in other hands, as the seat has seen."""
        others = [known for seat, known in enumerate(self.view.known_hands) if seat != self.view.seat]
        return sum([known.count(card) for known in others for card in cards])
