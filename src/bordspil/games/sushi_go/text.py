"""The texts of Sushi Go!."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bordspil.core.errors import InvalidMove, shown
from bordspil.core.event import Event
from bordspil.core.move import Move
from bordspil.core.reason import Purpose
from bordspil.core.text import Block, Cell, Say, counted
from bordspil.core.view import View
from bordspil.games.sushi.scores import Why
from bordspil.games.sushi.text import REASON_KEYS, WHY_KEYS, SushiText, named, words_typed
from bordspil.games.sushi_go.components import Card
from bordspil.games.sushi_go.events import (
    CardDrawn,
    CardsRevealed,
    DessertsScored,
    HandDealt,
    LastCardLaid,
    PileDrawn,
    RoundScored,
    RoundStarted,
)
from bordspil.games.sushi_go.moves import Pick
from bordspil.games.sushi_go.view import Place, SushiGoView

CARD_KEYS = {
    Card.TEMPURA: "card-tempura",
    Card.SASHIMI: "card-sashimi",
    Card.DUMPLING: "card-dumpling",
    Card.MAKI1: "card-maki1",
    Card.MAKI2: "card-maki2",
    Card.MAKI3: "card-maki3",
    Card.SALMON: "card-salmon",
    Card.SQUID: "card-squid",
    Card.EGG: "card-egg",
    Card.PUDDING: "card-pudding",
    Card.WASABI: "card-wasabi",
    Card.CHOPSTICKS: "card-chopsticks",
}
KIND_KEYS = {
    **{card.value: key for card, key in CARD_KEYS.items()},
    # Counted things are named in the plural.
    "maki": "kind-maki",
    "dumpling": "kind-dumpling",
    "pudding": "kind-pudding",
}
STYLES = {
    Card.TEMPURA: "magenta",
    Card.SASHIMI: "green",
    Card.DUMPLING: "blue",
    Card.MAKI1: "red",
    Card.MAKI2: "red",
    Card.MAKI3: "red",
    Card.SALMON: "yellow",
    Card.SQUID: "yellow",
    Card.EGG: "yellow",
    Card.PUDDING: "bright_magenta",
    Card.WASABI: "bright_green",
    Card.CHOPSTICKS: "cyan",
}
GO_WHY_KEYS = {
    **WHY_KEYS,
    ("maki", Why.MOST_TIED): "why-maki-most-tied",
    ("maki", Why.SECOND_VOID): "why-maki-second-void",
    ("tempura", Why.SETS): "why-tempura",
    ("sashimi", Why.SETS): "why-sashimi",
    ("chopsticks", Why.UNUSED): "why-unused",
}
GO_REASON_KEYS = {
    **REASON_KEYS,
    (Purpose.SCORES, "pair"): "go-reason-pair",
    (Purpose.SCORES, "three"): "go-reason-three",
    (Purpose.SCORES, "dumpling"): "go-reason-dumpling",
    (Purpose.BUILDS, "set"): "go-reason-set",
    (Purpose.RISKS, "set"): "go-reason-set-risk",
    (Purpose.RISKS, "set-hopeless"): "go-reason-set-hopeless",
    (Purpose.BUILDS, "wasabi"): "go-reason-wasabi",
    (Purpose.BUILDS, "chopsticks"): "go-reason-chopsticks",
    (Purpose.COSTS, "chopsticks"): "go-reason-chopsticks-gone",
    (Purpose.DENIES, "card"): "go-reason-denied",
    (Purpose.RISKS, "passed-on"): "go-reason-passed-on",
    (Purpose.COSTS, "invisible"): "go-reason-invisible",
    (Purpose.KEEPS, "invisible"): "go-reason-invisible-nothing",
}


class SushiGoText(SushiText):
    """The texts of Sushi Go!; the messages are in locales/ beside this file."""

    kind_keys = KIND_KEYS
    part_keys = CARD_KEYS
    why_keys = GO_WHY_KEYS
    reason_keys = GO_REASON_KEYS

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        assert isinstance(move, Pick)
        own = say(CARD_KEYS[move.first])
        if move.second is not None:
            own = say("move-two", first=own, second=say(CARD_KEYS[move.second]))
        if move.invisible is not None:
            own = say("move-invisible", own=own, card=say(CARD_KEYS[move.invisible]))
        return own

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        match event:
            case RoundStarted():
                key = "event-round-right" if event.passes_right else "event-round-left"
                return [say(key, round=event.round, count=event.hand_size)]
            case HandDealt() if me is None:
                cards = ", ".join(cell.text for cell in card_cells(event.cards, say))
                return [say("event-hand-dealt", name=names[event.seat], cards=cards)]
            case PileDrawn():
                return [say("event-pile-drawn", name=names[event.seat])]
            case CardDrawn():
                return [say("event-card-drawn", card=say(CARD_KEYS[event.card]))]
            case CardsRevealed():
                return [
                    say("event-kept", name=names[seat], cards=self.move(pick, names, say))
                    for seat, pick in enumerate(event.picks)
                    if pick is not None
                ]
            case LastCardLaid():
                return [say("event-last-card", name=names[event.seat], card=say(CARD_KEYS[event.card]))]
            case RoundScored():
                return [say("event-round-scored", round=event.round)]
            case DessertsScored():
                return [say("event-desserts-scored")]
        return []

    def scoring(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[Block]:
        if not isinstance(event, (RoundScored, DessertsScored)):
            return []
        return [self.place_scoring(place, names, say) for place in event.scoring.places]

    def place_name(self, place: int, names: Sequence[str], say: Say) -> str:
        """The name of a place; after the last seat comes the invisible player."""
        is_invisible = 0 < len(names) == place
        return say("invisible-name") if is_invisible else super().place_name(place, names, say)

    def table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        assert isinstance(view, SushiGoView)
        headings = (
            say("table-player"),
            say("table-tray"),
            say("table-worth"),
            say("table-puddings"),
            say("table-score"),
        )
        rows = tuple(
            (
                Cell(self.place_name(number, names, say), "strong" if place.seat == view.seat else ""),
                tray_cells(place, say),
                Cell(f"{place.worth}" if place.worth else "", "good"),
                Cell(f"{place.desserts}" if place.desserts else ""),
                Cell(f"{place.score}", "strong"),
            )
            for number, place in enumerate(view.places)
        )
        left = view.hand_sizes[view.seat or 0]
        title = say("table-title", round=view.round, turn=view.round_turn + 1, left=left)
        blocks = [Block(title, headings, rows)]
        known = [
            (Cell(names[seat]), (*card_cells(cards, say), *unknown_cells(view, seat, say)))
            for seat, cards in enumerate(view.known_hands)
            if seat != view.seat and cards
        ]
        if known:
            blocks.append(Block(say("known-title"), (), tuple(known)))
        return blocks

    def choices(self, view: View, names: Sequence[str], say: Say) -> list[Cell]:
        """The kinds of cards in the hand; you type moves with their numbers."""
        assert isinstance(view, SushiGoView)
        return list(card_cells(view.hand, say))

    def prompt(self, view: View, say: Say) -> str:
        assert isinstance(view, SushiGoView)
        two = any(isinstance(move, Pick) and move.second for move in view.legal_moves)
        if view.controller == view.seat:
            return say("prompt-invisible-two" if two else "prompt-invisible")
        return say("prompt-two" if two else "prompt-one")

    def read(self, typed: str, view: View, names: Sequence[str], say: Say) -> Move:
        """`3`, `3 1` (chopsticks), `3/1` (for the invisible player); names work as well as numbers."""
        assert isinstance(view, SushiGoView)
        own, slash, third = typed.partition("/")
        words = words_typed(own, *card_names(view, say))
        cards = [read_card(word, view, say) for word in words]
        invisible = read_card(third.strip(), view, say) if slash else None
        for card, word in [*zip(cards, words, strict=True), (invisible, third.strip())]:
            if card is None and word:
                raise unknown_card(word, view)
        if not 1 <= len(cards) <= 2 or (slash and invisible is None):
            raise unknown_card(typed.strip(), view)
        first, second = (*cards, None)[:2]
        assert first is not None
        return Pick(first, second, invisible)


def read_card(word: str, view: SushiGoView, say: Say) -> Card | None:
    """The card that a number or name means, in the reader's language or in English."""
    kinds = list(dict.fromkeys(view.hand))
    if word.isascii() and word.isdecimal():
        return kinds[int(word[:9]) - 1] if 1 <= int(word[:9]) <= len(kinds) else None
    return named(word, *card_names(view, say))


def card_names(view: SushiGoView, say: Say) -> tuple[dict[str, Card], list[str]]:
    """The names of all cards, and of those in the hand."""
    known = {say(CARD_KEYS[card]): card for card in Card} | {card.value: card for card in Card}
    return known, [name for card in dict.fromkeys(view.hand) for name in (card.value, say(CARD_KEYS[card]))]


def unknown_card(word: str, view: SushiGoView) -> InvalidMove:
    """The error for a typed word that is not a card."""
    last = len(set(view.hand))
    return InvalidMove(
        f"{shown(word)!r} is none of your cards; type a number from 1 to {last} or a name",
        reason="typed-no-card",
        card=shown(word),
        last=last,
    )


def card_cells(cards: Sequence[Card], say: Say) -> tuple[Cell, ...]:
    """A list of cards, with equal ones counted."""
    return tuple(
        Cell(counted(say(CARD_KEYS[card]), count), STYLES[card]) for card, count in Counter(cards).items()
    )


def tray_cells(place: Place, say: Say) -> tuple[Cell, ...]:
    """What lies in front of a player."""
    dipped = [
        Cell(counted(say("tray-dipped", card=say(CARD_KEYS[card])), count), STYLES[Card.WASABI])
        for card, count in Counter(place.dipped).items()
    ]
    return (*card_cells(place.tray, say), *dipped)


def unknown_cells(view: SushiGoView, seat: int, say: Say) -> tuple[Cell, ...]:
    """How many cards of a partly known hand are unknown."""
    missing = view.hand_sizes[seat] - len(view.known_hands[seat])
    return (Cell(say("known-missing", count=missing), "dim"),) if missing else ()
