"""Judges what is said about a position of Sushi Go!, by the referee of the tests."""

from __future__ import annotations

from collections import Counter

from tests.games.sushi_go.oracle import MAKI_ROLLS, NIGIRI_POINTS, score_round, score_tray
from tests.teaching.judge import Claim, Data, Judge

MAKI = tuple(MAKI_ROLLS)


def on_screen(view: Data) -> set[str]:
    """The pieces that the board shows for a view."""
    seat, places = view["seat"], view["places"]
    shown = {f"card:{card}" for card in view["hand"]} | {f"mat:{place}" for place in range(len(places))}
    for place, what in enumerate(places):
        cards = [*what["tray"], *what["dipped"], *(["wasabi"] if what["dipped"] else [])]
        shown |= {f"plate:{place}:{'maki' if card in MAKI else card}" for card in cards}
    if "chopsticks" in places[seat]["tray"]:
        shown.add("call")
    return shown | {"travel", "hint"}


def tray(claim: Claim, place: int) -> list[str]:
    """What lies before a place, in an order in which it can have been played."""
    what = claim.view["places"][place]
    covered = [card for nigiri in what["dipped"] for card in ("wasabi", nigiri)]
    return covered + sorted(what["tray"], key=lambda card: card == "wasabi")


def own(claim: Claim) -> Counter[str]:
    """The reader's own plate, without what is covered."""
    return Counter(claim.view["places"][claim.me]["tray"])


def places(claim: Claim) -> range:
    return range(len(claim.view["places"]))


def hand(claim: Claim) -> Counter[str]:
    """The reader's hand."""
    return Counter(claim.view["hand"])


def worth(cards: list[str]) -> int:
    """The points of a tray without maki."""
    return sum(score_tray(cards).values())


def gain(claim: Claim, place: int, card: str) -> int:
    """What a card adds to a place, without maki."""
    before = tray(claim, place)
    return worth([*before, card]) - worth(before)


def size(claim: Claim) -> int:
    """The reader's cards, without the one that goes to the invisible player."""
    return len(claim.view["hand"]) - int(claim.view["controller"] == claim.me)


def next_seat(claim: Claim) -> int:
    """Who gets the reader's hand."""
    step = -1 if claim.view["passes_right"] else 1
    seat: int = (claim.me + step) % claim.view["seat_count"]
    return seat


def may_still_take(claim: Claim) -> int:
    """The most cards that the reader can still lay in this round."""
    return size(claim) + own(claim)["chopsticks"]


def rolls(claim: Claim) -> list[int]:
    return [sum([MAKI_ROLLS.get(card, 0) for card in each["tray"]]) for each in claim.view["places"]]


def puddings(claim: Claim) -> list[int]:
    return [each["desserts"] + each["tray"].count("pudding") for each in claim.view["places"]]


def race(claim: Claim, counts: list[int]) -> bool:
    """Whether both numbers of a race are right, and the other one is the best rival."""
    others = [count for place, count in enumerate(counts) if place != claim.me]
    rival = claim["seat"]
    is_right = claim["count"] == counts[claim.me] and claim["others"] == counts[rival] == max(others)
    return is_right and rival != claim.me and any(counts)


def is_coming(claim: Claim) -> bool:
    """Whether a card really is in a hand that reaches the reader in that many turns."""
    step = 1 if claim.view["passes_right"] else -1
    holder = (claim.me + step * claim["later"]) % claim.view["seat_count"]
    return (
        holder == claim["seat"] != claim.me
        and claim["card"] in claim.hands[holder]
        and claim["card"] in claim.view["known_hands"][holder]
        and claim["later"] < size(claim)
    )


def comes_back(claim: Claim) -> bool:
    return size(claim) > int(claim.view["seat_count"])


SETS = {"tempura": 2, "sashimi": 3}

VERDICTS: Judge = {
    "go-look-pair": lambda c: own(c)["tempura"] % 2 == 1 and c["points"] == gain(c, c.me, "tempura"),
    "go-look-pair-full": lambda c: (
        c["count"] == own(c)["tempura"] > 0
        and gain(c, c.me, "tempura") == 0
        and hand(c)["tempura"] > 0
        and own(c)["tempura"] % 2 == 0
    ),
    "go-look-three": lambda c: own(c)["sashimi"] % 3 == 2 and c["points"] == gain(c, c.me, "sashimi"),
    "go-look-three-begun": lambda c: (
        own(c)["sashimi"] % 3 == 1
        and c["points"] == worth(["sashimi"] * 3)
        and c["left"] == may_still_take(c) >= 2
    ),
    "go-look-hopeless": lambda c: (
        hand(c)[c["card"]] > 0
        and c["need"] == SETS[c["card"]] - own(c)[c["card"]] % SETS[c["card"]]
        and c["need"] > c["left"] == may_still_take(c)
    ),
    "look-wasabi": lambda c: (
        own(c)["wasabi"] > 0
        and hand(c)[c["card"]] > 0
        and c["card"] in NIGIRI_POINTS
        and c["points"] == gain(c, c.me, c["card"])
    ),
    "go-look-wasabi-alone": lambda c: (
        own(c)["wasabi"] > 0 and not any(hand(c)[card] for card in NIGIRI_POINTS)
    ),
    "go-look-dumplings": lambda c: (
        c["count"] == own(c)["dumpling"] and c["points"] == gain(c, c.me, "dumpling") > 0
    ),
    "go-look-dumplings-full": lambda c: (
        c["count"] == own(c)["dumpling"] >= 5 and gain(c, c.me, "dumpling") == 0
    ),
    "go-look-chopsticks": lambda c: (
        own(c)["chopsticks"] > 0 and any("+" in move for move in c.view["legal_moves"])
    ),
    "go-look-chopsticks-hand": lambda c: hand(c)["chopsticks"] > 0 and c["left"] == size(c) - 2 > 0,
    "go-look-next": lambda c: (
        c["seat"] == next_seat(c)
        and hand(c)[c["card"]] > 0
        and c["points"] == gain(c, next_seat(c), c["card"]) > 0
    ),
    "go-look-free": lambda c: (
        c["count"] == hand(c)[c["card"]] > 0
        and not any(c["card"] in place["tray"] for place in c.view["places"])
    ),
    "go-look-collects": lambda c: (
        hand(c)[c["card"]] > 0
        and c["seat"] != c.me
        and c["others"] == c.view["places"][c["seat"]]["tray"].count(c["card"]) > 0
    ),
    "go-look-coming": is_coming,
    "go-look-same": lambda c: set(c.view["hand"]) == {c["card"]},
    "go-look-two-left": lambda c: (
        sorted(c.view["hand"]) == sorted([c["first"], c["second"]]) and c["seat"] == next_seat(c)
    ),
    "go-look-many": lambda c: (
        c["count"] == hand(c)[c["card"]] > 1 and comes_back(c) and c["later"] == c.view["seat_count"]
    ),
    "go-look-many-once": lambda c: c["count"] == hand(c)[c["card"]] > 1 and not comes_back(c),
    "go-look-nigiri": lambda c: hand(c)[c["card"]] > 0 and c["points"] == gain(c, c.me, c["card"]),
    "go-look-wasabi-pair": lambda c: (
        hand(c)["wasabi"] > 0
        and hand(c)[c["card"]] > 0
        and c["points"] == worth(["wasabi", c["card"]])
        and (comes_back(c) or own(c)["chopsticks"] > 0)
    ),
    "go-look-wasabi-hand": lambda c: hand(c)["wasabi"] > 0 and c["left"] == size(c) - 1 > 0,
    "go-look-size": lambda c: c["size"] == len(c.view["hand"]) and c["seat"] == next_seat(c),
    "look-maki": lambda c: race(c, rolls(c)) and any(hand(c)[card] for card in MAKI),
    "look-maki-none": lambda c: not any(rolls(c)) and c["card"] in MAKI and hand(c)[c["card"]] > 0,
    "look-pudding": lambda c: race(c, puddings(c)) and hand(c)["pudding"] > 0,
    "look-pudding-none": lambda c: not any(puddings(c)) and hand(c)["pudding"] > 0,
}

# What the page's tips say.
TIPS: Judge = {
    "coach-sushi-go-keep": lambda c: len(c.view["hand"]) > 0 and c["name"] == next_seat(c),
    "coach-sushi-go-chopsticks": VERDICTS["go-look-chopsticks"],
    "coach-sushi-go-wasabi": lambda c: (
        own(c)["wasabi"] > 0
        and hand(c)[c["card"]] > 0
        and gain(c, c.me, c["card"]) == 3 * NIGIRI_POINTS[c["card"]]
    ),
    "coach-sushi-go-pair": lambda c: hand(c)["tempura"] > 0 and gain(c, c.me, "tempura") == 5,
    "coach-sushi-go-three": lambda c: hand(c)["sashimi"] > 0 and c["count"] == own(c)["sashimi"] % 3 > 0,
    "coach-sushi-go-dumplings": lambda c: (
        hand(c)["dumpling"] > 0 and own(c)["dumpling"] > 0 and c["points"] == gain(c, c.me, "dumpling") > 1
    ),
    "coach-sushi-go-maki": lambda c: (
        any(hand(c)[card] for card in MAKI)
        and c["count"] == max([count for place, count in enumerate(rolls(c)) if place != c.me]) > 0
    ),
    "coach-sushi-go-pudding": lambda c: hand(c)["pudding"] > 0 and c["players"] == len(c.view["places"]),
    "coach-sushi-go-plate": lambda c: (
        len(tray(c, c.me)) > 0
        and c["points"] == sum(score_round([tray(c, place) for place in places(c)])[c.me].values())
    ),
    "coach-sushi-go-neighbour": lambda c: (
        c["name"] == next_seat(c) and len(c.view["places"][next_seat(c)]["tray"]) > 0
    ),
    "coach-sushi-go-wasabi-card": lambda c: hand(c)["wasabi"] > 0 and size(c) > 1,
    "coach-sushi-go-nigiri": lambda c: (
        hand(c)[c["card"]] > 0 and c["points"] == gain(c, c.me, c["card"]) == NIGIRI_POINTS[c["card"]]
    ),
    "coach-sushi-go-round": lambda c: (
        c["round"] == c.view["round"] > 1 and not any(tray(c, place) for place in places(c))
    ),
}
