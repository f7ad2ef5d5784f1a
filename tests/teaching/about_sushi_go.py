"""Judges the sheets of Sushi Go! by the referee of the tests, and counts in the box what a seat can't see."""

from __future__ import annotations

from collections import Counter

from bordspil.core.about import About
from bordspil.games.sushi.scores import PointsLine
from tests.games.sushi_go.oracle import (
    MAKI_ROLLS,
    NIGIRI_POINTS,
    score_maki,
    score_puddings,
    score_round,
    score_tray,
)
from tests.teaching.judge import Claim, Data, Judge
from tests.teaching.judge_sushi_go import MAKI, SETS, gain, on_screen, own, puddings, rolls, tray

# Rule SG-1, as the booklet lists it.
BOX = {
    "tempura": 14, "sashimi": 14, "dumpling": 14, "maki1": 6, "maki2": 12, "maki3": 8, "salmon": 10,
    "squid": 5, "egg": 5, "pudding": 10, "wasabi": 6, "chopsticks": 4,
}  # fmt: skip
HANDS = {2: 10, 3: 9, 4: 8, 5: 7}
# What 200 random positions may not hold.
RARE = {"go-about-dumplings-full"}


def pieces(view: Data) -> list[str]:
    """What can be asked about: everything on the screen, and cards that may come."""
    asked = {piece for piece in on_screen(view) if piece != "hint"} | {f"card:{card}" for card in BOX}
    return sorted(asked | {"deck"})


def cards_of(piece: str) -> list[str]:
    """The cards that a piece stands for."""
    if piece == "call":
        return ["chopsticks"]
    last = piece.rsplit(":", maxsplit=1)[-1]
    return list(MAKI) if last == "maki" else [last]


def left(piece: str, view: Data) -> int | None:
    """How many of a card may come: those of the box that are nowhere seen, if so many can still be shown."""
    if piece.startswith(("mat:", "travel")):
        return None
    if piece == "deck":
        deck: int = view["deck_size"]
        return deck
    visible: list[str] = list(view["discard"])
    for place in view["places"]:
        visible += [*place["tray"], *place["dipped"]]
        visible += ["wasabi"] * len(place["dipped"]) + ["pudding"] * place["desserts"]
    for hand in view["known_hands"]:
        visible += hand
    seen = Counter(visible)
    hidden = sum(view["hand_sizes"]) + view["pile_size"] - sum(map(len, view["known_hands"]))
    players = len(view["places"])
    later = min(view["deck_size"], HANDS[players] * players * (3 - view["round"]))
    most: int = hidden + later
    return min(sum([BOX[card] - seen[card] for card in cards_of(piece)]), most)


def scored(about: About, piece: str, view: Data) -> bool:
    """Whether the points of a group on a plate are those of the referee."""
    lines = [line for line in about.lines if isinstance(line, PointsLine)]
    if not piece.startswith("plate:"):
        return lines == []
    place = int(piece.split(":")[1])
    claim = Claim("", {}, (piece,), view, ())
    right = score_round(trays(claim))[place]
    right["pudding"] = pudding_points(claim)[place]
    what = view["places"][place]
    for card, points in NIGIRI_POINTS.items():
        right[card] = points * (what["tray"].count(card) + 3 * what["dipped"].count(card))
    return all(line.points == right[line.kind] for line in lines)


def trays(claim: Claim) -> list[list[str]]:
    return [tray(claim, each) for each in range(len(claim.view["places"]))]


def pudding_points(claim: Claim) -> list[int]:
    """What the puddings would score if the match ended now."""
    counts = puddings(claim)
    return score_puddings(counts, two_players=len(counts) == 2)


def total(points: dict[str, int]) -> int:
    return sum(points.values())


def card(claim: Claim) -> str:
    return cards_of(claim.pieces[0])[0]


def place(claim: Claim) -> int:
    return int(claim.pieces[0].split(":")[1])


def race(claim: Claim, counts: list[int], more: int) -> bool:
    """Whether a race is right with the piece taken, and the other one is the best rival."""
    others = [count for seat, count in enumerate(counts) if seat != claim.me]
    rival = claim["seat"]
    is_right = claim["count"] == counts[claim.me] + more and claim["others"] == counts[rival] == max(others)
    return bool(is_right and rival != claim.me)


def maki_gain(claim: Claim) -> int:
    """What the rolls of the piece would add as it stands, by the referee."""
    now = trays(claim)
    then = [[*each, card(claim)] if seat == claim.me else each for seat, each in enumerate(now)]
    return total(score_round(then)[claim.me]) - total(score_round(now)[claim.me])


def seen(claim: Claim) -> int:
    others = [hand for seat, hand in enumerate(claim.view["known_hands"]) if seat != claim.me]
    return sum([hand.count(each) for hand in others for each in cards_of(claim.pieces[0])])


def one_more(claim: Claim) -> bool:
    return bool(claim["points"] == gain(claim, place(claim), card(claim)) > 0)


def is_named(claim: Claim) -> bool:
    return claim.key == f"name-{'maki' if card(claim) in MAKI else card(claim)}"


NAMES = [f"name-{'maki' if kind in MAKI else kind}" for kind in BOX]
VERDICTS: Judge = {
    **dict.fromkeys(NAMES, is_named),
    "about-place": lambda c: c["seat"] == place(c),
    "go-about-deck": lambda c: c.pieces == ("deck",),
    "about-deck": lambda c: c["count"] == c.view["deck_size"],
    "go-left": lambda c: not c.view["passes_right"],
    "go-right": lambda c: c.view["passes_right"],
    "go-about-set": lambda c: (
        c["size"] == SETS[card(c)] and c["points"] == sum(score_tray([card(c)] * c["size"]).values())
    ),
    "go-about-dumpling": lambda c: (
        list(c["scores"]) == [sum(score_tray(["dumpling"] * n).values()) for n in range(1, c["count"] + 1)]
        and sum(score_tray(["dumpling"] * (c["count"] + 1)).values()) == c["scores"][-1]
    ),
    "about-maki": lambda c: [c["most"], c["second"]] == score_maki([2, 1]),
    "about-nigiri": lambda c: c["points"] == NIGIRI_POINTS[card(c)] == c["tripled"] / 3,
    "about-pudding": lambda c: (
        c["most"] == score_puddings([1, 0], two_players=True)[0] and c["players"] == len(c.view["places"])
    ),
    "about-wasabi": lambda c: card(c) == "wasabi",
    "go-about-chopsticks": lambda c: card(c) == "chopsticks",
    "go-about-completes": lambda c: (
        c["points"] == gain(c, c.me, card(c)) > 0 and c["count"] == own(c)[card(c)] % SETS[card(c)]
    ),
    "go-about-needs": lambda c: (
        gain(c, c.me, card(c)) == 0
        and (own(c)[card(c)] + 1 + c["need"]) % SETS[card(c)] == 0
        and 0 < c["need"] < SETS[card(c)]
        and c["points"] == sum(score_tray([card(c)] * SETS[card(c)]).values())
    ),
    "go-about-number": lambda c: (
        c["points"] == gain(c, c.me, "dumpling") > 0 and c["count"] == own(c)["dumpling"] + 1
    ),
    "go-about-dumplings-full": lambda c: gain(c, c.me, "dumpling") == 0 and c["count"] == own(c)["dumpling"],
    "about-now-dipped": lambda c: own(c)["wasabi"] > 0 and c["points"] == gain(c, c.me, card(c)),
    "about-now-nigiri": lambda c: own(c)["wasabi"] == 0 and c["points"] == gain(c, c.me, card(c)),
    "about-now-maki": lambda c: race(c, rolls(c), MAKI_ROLLS[card(c)]) and c["points"] == maki_gain(c),
    "about-now-pudding": lambda c: race(c, puddings(c), 1),
    "about-wasabi-open": lambda c: c["count"] == c.view["places"][place(c)]["tray"].count("wasabi") > 0,
    "tray-dipped": lambda c: (
        c["card"] in c.view["places"][place(c)]["dipped"] and c["points"] == 3 * NIGIRI_POINTS[c["card"]]
    ),
    "about-next": one_more,
    "about-left": lambda c: c["count"] == left(c.pieces[0], c.view),
    "go-about-seen": lambda c: c["count"] == seen(c) > 0,
    "about-score": lambda c: c["points"] == c.view["places"][place(c)]["score"],
    "about-worth": lambda c: c["points"] == total(score_round(trays(c))[place(c)]) > 0,
    "about-puddings": lambda c: c["count"] == puddings(c)[place(c)],
    "go-about-known": lambda c: (
        c["known"] == len(c.view["known_hands"][place(c)]) and c["count"] == c.view["hand_sizes"][place(c)]
    ),
}
