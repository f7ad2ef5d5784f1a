"""Judges what is said about a position of Sushi Roll, by the referee of the tests."""

from __future__ import annotations

from collections import Counter

from tests.games.sushi_roll.oracle import MAKI_SYMBOLS, NIGIRI_POINTS, round_points
from tests.teaching.judge import Claim, Data, Judge

TOKENS = {"menu": "menus", "chopsticks": "chopsticks", "pudding": "puddings"}


def on_screen(view: Data) -> set[str]:
    """The pieces that the board shows for a view."""
    own = view["places"][view["seat"]]
    shown = {f"die:{face}" for face in own["belt"]}
    for seat, place in enumerate(view["places"]):
        shown |= {f"mat:{seat}", f"belt:{seat}"}
        dice = [*place["tray"], *place["dipped"], *(["wasabi"] if place["dipped"] else [])]
        shown |= {f"tray:{seat}:{'maki' if face in MAKI_SYMBOLS else face}" for face in dice}
    shown |= {f"token:{token}" for token, name in TOKENS.items() if own[name]}
    return shown | {"supply", "hint"}


def belt(claim: Claim) -> Counter[str]:
    return Counter(claim.view["places"][claim.me]["belt"])


def own(claim: Claim) -> Counter[str]:
    return Counter(claim.view["places"][claim.me]["tray"])


def trays(claim: Claim) -> list[list[str]]:
    """All trays, in an order in which the dice can have been taken."""
    return [
        [face for nigiri in place["dipped"] for face in ("wasabi", nigiri)]
        + sorted(place["tray"], key=lambda face: face == "wasabi")
        for place in claim.view["places"]
    ]


def gain(claim: Claim, face: str) -> int:
    """The points that a die would add to the reader's tray now."""
    before = trays(claim)
    after = [[*tray, face] if seat == claim.me else tray for seat, tray in enumerate(before)]
    return round_points(after)[claim.me]["total"] - round_points(before)[claim.me]["total"]


def race(claim: Claim, counts: list[int]) -> bool:
    others = [count for seat, count in enumerate(counts) if seat != claim.me]
    rival = claim["seat"]
    is_right = claim["count"] == counts[claim.me] and claim["others"] == counts[rival] == max(others)
    return is_right and rival != claim.me and any(counts)


def symbols(claim: Claim) -> list[int]:
    return [sum([MAKI_SYMBOLS.get(face, 0) for face in tray]) for tray in trays(claim)]


def puddings(claim: Claim) -> list[int]:
    return [place["puddings"] for place in claim.view["places"]]


def icons(face: str) -> int:
    return int(face[-1]) if face[-1].isdigit() else 1


def supply(claim: Claim, face: str) -> int:
    left: int = claim.view["supply"][TOKENS[face.rstrip("123")]]
    return left


def most_elsewhere(claim: Claim, symbol: str) -> int:
    """The most icons of a symbol on one die of another belt."""
    belts = [place["belt"] for seat, place in enumerate(claim.view["places"]) if seat != claim.me]
    return max([icons(face) for faces in belts for face in faces if face.rstrip("123") == symbol])


def full_set(face: str) -> int:
    return round_points([[face] * 3])[0]["total"]


VERDICTS: Judge = {
    "roll-look-set": lambda c: (
        belt(c)[c["card"]] > 0
        and c["count"] == own(c)[c["card"]] > 0
        and c["points"] == gain(c, c["card"]) > 0
    ),
    "roll-look-set-first": lambda c: (
        belt(c)[c["card"]] > 0
        and own(c)[c["card"]] == 0
        and c["points"] == gain(c, c["card"])
        and c["full"] == full_set(c["card"])
    ),
    "roll-look-set-nothing": lambda c: (
        belt(c)[c["card"]] > 0
        and gain(c, c["card"]) == 0
        and c["need"] == 3
        and c["points"] == full_set(c["card"])
    ),
    "look-wasabi": lambda c: (
        own(c)["wasabi"] > 0
        and c["card"] in NIGIRI_POINTS
        and belt(c)[c["card"]] > 0
        and c["points"] == gain(c, c["card"])
    ),
    "roll-look-wasabi-alone": lambda c: (
        own(c)["wasabi"] > 0 and not any(belt(c)[face] for face in NIGIRI_POINTS)
    ),
    "roll-look-wasabi-die": lambda c: belt(c)["wasabi"] > 0 and c["left"] == sum(belt(c).values()) - 1 > 0,
    "roll-look-nigiri": lambda c: (
        c["card"] in NIGIRI_POINTS and belt(c)[c["card"]] > 0 and c["points"] == gain(c, c["card"])
    ),
    "roll-look-menus": lambda c: (
        c["count"] == c.view["places"][c.me]["menus"] > 0
        and c["points"] == max([gain(c, face) for face in belt(c)])
        and any(move.startswith("reroll ") for move in c.view["legal_moves"])
    ),
    "roll-look-belt": lambda c: (
        c["seat"] != c.me
        and c["card"] in c.view["places"][c["seat"]]["belt"]
        and c.view["places"][c.me]["chopsticks"] > 0
    ),
    "roll-look-belts": lambda c: (
        c["seat"] != c.me
        and belt(c)[c["card"]] > 0
        and c["other"] in c.view["places"][c["seat"]]["belt"]
        and c["card"].rstrip("123") == c["other"].rstrip("123")
        and icons(c["other"]) == most_elsewhere(c, c["card"].rstrip("123"))
    ),
    "roll-look-supply": lambda c: (
        belt(c)[c["card"]] > 0 and c["left"] == supply(c, c["card"]) < icons(c["card"])
    ),
    "roll-look-token": lambda c: (
        belt(c)[c["card"]] > 0 and c["count"] == icons(c["card"]) <= supply(c, c["card"])
    ),
    "roll-look-last": lambda c: list(belt(c).elements()) == [c["card"]],
    "roll-look-many": lambda c: c["count"] == belt(c)[c["card"]] > 1,
    "look-maki": lambda c: race(c, symbols(c)) and any(belt(c)[face] for face in MAKI_SYMBOLS),
    "look-maki-none": lambda c: not any(symbols(c)) and belt(c)[c["card"]] > 0 and c["card"] in MAKI_SYMBOLS,
    "look-pudding": lambda c: race(c, puddings(c)) and any(face.startswith("pudding") for face in belt(c)),
    "look-pudding-none": lambda c: (
        not any(puddings(c)) and belt(c)[c["card"]] > 0 and c["card"].startswith("pudding")
    ),
}

# What the page's tips say.
TIPS: Judge = {
    "coach-sushi-roll-take": lambda c: len(belt(c)) > 0,
    "coach-sushi-roll-wasabi": lambda c: (
        own(c)["wasabi"] > 0 and belt(c)[c["card"]] > 0 and gain(c, c["card"]) == 3 * NIGIRI_POINTS[c["card"]]
    ),
    "coach-sushi-roll-belts": lambda c: c.view["round_turn"] > 0,
    "coach-sushi-roll-menu": lambda c: (
        c.view["places"][c.me]["menus"] > 0
        and any(move.startswith("reroll ") for move in c.view["legal_moves"])
    ),
    "coach-sushi-roll-chopsticks": lambda c: (
        c.view["places"][c.me]["chopsticks"] > 0
        and any(move.startswith("swap ") for move in c.view["legal_moves"])
    ),
    "coach-sushi-roll-set": lambda c: (
        belt(c)[c["card"]] > 0 and own(c)[c["card"]] % 3 > 0 and c["points"] == full_set(c["card"])
    ),
    "coach-sushi-roll-maki": lambda c: (
        any(belt(c)[face] for face in MAKI_SYMBOLS)
        and c["count"] == max([count for seat, count in enumerate(symbols(c)) if seat != c.me]) > 0
    ),
    "coach-sushi-roll-pudding": lambda c: (
        any(face.startswith("pudding") for face in belt(c)) and c["players"] == c.view["seat_count"]
    ),
    "coach-sushi-roll-tokens": lambda c: (
        belt(c)[c["card"]] > 0 and c["card"].startswith(("menu", "chopsticks")) and supply(c, c["card"]) > 0
    ),
    "coach-sushi-roll-collect": lambda c: belt(c)[c["card"]] > 0 and c["points"] == full_set(c["card"]),
    "coach-sushi-roll-nigiri": lambda c: (
        belt(c)[c["card"]] > 0 and c["points"] == gain(c, c["card"]) == NIGIRI_POINTS[c["card"]]
    ),
    "coach-sushi-roll-round": lambda c: c["round"] == c.view["round"] > 1 and not trays(c)[c.me],
}
