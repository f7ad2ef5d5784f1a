"""A naive, slow referee and scorer for Sushi Go!, independent of the real engine.

Written only from the rules text (ids SG-1..SG-30, cited in the comments). It replays a whole
match from what was dealt and what was chosen, refuses everything that breaks a rule, and scores the
cards by walking over each tray in the order the cards were played.
"""

from __future__ import annotations

from dataclasses import dataclass

# SG-1: the 108 cards.
DECK: dict[str, int] = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki2": 12,
    "maki3": 8,
    "maki1": 6,
    "salmon": 10,
    "squid": 5,
    "egg": 5,
    "pudding": 10,
    "wasabi": 6,
    "chopsticks": 4,
}
HAND_SIZE: dict[int, int] = {2: 10, 3: 9, 4: 8, 5: 7}  # SG-2
ROUND_COUNT = 3  # SG-4
INVISIBLE = 2  # the place of the invisible player in the variant (SG-29)
VARIANT_HAND_SIZE = 9  # SG-29: nine cards to each of three, the pile being the third hand

MAKI_ROLLS: dict[str, int] = {"maki1": 1, "maki2": 2, "maki3": 3}
NIGIRI_POINTS: dict[str, int] = {"squid": 3, "salmon": 2, "egg": 1}  # SG-20
DUMPLING_POINTS: list[int] = [0, 1, 3, 6, 10, 15]  # SG-19


class RuleBroken(Exception):
    """Something in the match breaks a rule; the message says what and where."""


@dataclass(frozen=True)
class Round:
    """A round: what was dealt, and who chose what."""

    hands: list[list[str]]  # per seat, as dealt
    pile: list[str]  # the variant: the nine cards of the pile, in the order drawn; otherwise []
    turns: list[dict[int, str]]  # per turn: seat -> move text, only seats that had a choice


@dataclass(frozen=True)
class Verdict:
    """The result of the match."""

    round_points: list[list[dict[str, int]]]  # [round][place] -> points per kind
    pudding_points: list[int]  # per place
    puddings: list[int]  # per place
    scores: list[int]  # per place, final
    winners: list[int]  # seats, never the invisible player


# --- scoring ------------------------------------------------------------------------------------


def score_maki(rolls: list[int]) -> list[int]:
    """Maki points per place for the rolls each place has (SG-14, SG-15, SG-16)."""
    points = [0 for _ in rolls]
    with_rolls = [count for count in rolls if count > 0]  # SG-16: no place without a roll
    if not with_rolls:
        return points
    most = max(with_rolls)
    first = [place for place, count in enumerate(rolls) if count == most]
    for place in first:
        points[place] = 6 // len(first)  # SG-14
    behind = [count for count in with_rolls if count < most]
    if len(first) == 1 and behind:  # SG-14: a tie for most leaves no second place
        second = [place for place, count in enumerate(rolls) if count == max(behind)]
        for place in second:
            points[place] = 3 // len(second)  # SG-15
    return points


def score_puddings(puddings: list[int], *, two_players: bool) -> list[int]:
    """Pudding points per place at the end of the match (SG-23 to SG-26)."""
    points = [0 for _ in puddings]
    most, fewest = max(puddings), min(puddings)
    if most == fewest:  # SG-25
        return points
    top = [place for place, count in enumerate(puddings) if count == most]
    bottom = [place for place, count in enumerate(puddings) if count == fewest]
    for place in top:
        points[place] = 6 // len(top)  # SG-23
    if not two_players:  # SG-26
        for place in bottom:
            points[place] = -(6 // len(bottom))  # SG-24: the loss itself is rounded down
    return points


def score_tray(tray: list[str]) -> dict[str, int]:
    """Points per kind, without maki, of one tray, with its cards in the order they were played."""
    points = {"tempura": 0, "sashimi": 0, "dumpling": 0, "nigiri": 0}
    lone_tempura = loose_sashimi = dumplings = open_wasabi = 0
    for card in tray:
        if card == "tempura":  # SG-17: five for each completed pair
            lone_tempura += 1
            if lone_tempura == 2:
                points["tempura"] += 5
                lone_tempura = 0
        elif card == "sashimi":  # SG-18: ten for each completed set of three
            loose_sashimi += 1
            if loose_sashimi == 3:
                points["sashimi"] += 10
                loose_sashimi = 0
        elif card == "dumpling":  # SG-19: a sixth and further ones add nothing
            dumplings += 1
            points["dumpling"] = DUMPLING_POINTS[min(dumplings, 5)]
        elif card == "wasabi":  # SG-9: several may lie open; SG-21: worth nothing itself
            open_wasabi += 1
        elif card in NIGIRI_POINTS:
            if open_wasabi > 0:  # SG-8: it must dip; SG-9: that wasabi is then covered
                open_wasabi -= 1
                points["nigiri"] += 3 * NIGIRI_POINTS[card]
            else:
                points["nigiri"] += NIGIRI_POINTS[card]
    return points


def score_round(trays: list[list[str]]) -> list[dict[str, int]]:
    """Points per kind for every place at the end of one round."""
    maki = score_maki([sum(MAKI_ROLLS.get(card, 0) for card in tray) for tray in trays])
    return [{"maki": maki[place], **score_tray(tray)} for place, tray in enumerate(trays)]


# --- replaying ----------------------------------------------------------------------------------


def check_deal(seat_count: int, rounds: list[Round], invisible: bool) -> None:
    """Refuse a deal of the wrong shape or with cards that the deck does not hold."""
    if seat_count not in HAND_SIZE:
        raise RuleBroken(f"SG-2: {seat_count} players")
    if invisible and seat_count != 2:
        raise RuleBroken(f"SG-29: the invisible player joins two players, not {seat_count}")
    if len(rounds) != ROUND_COUNT:
        raise RuleBroken(f"SG-4: {len(rounds)} rounds, not {ROUND_COUNT}")
    hand_size = VARIANT_HAND_SIZE if invisible else HAND_SIZE[seat_count]
    pile_size = VARIANT_HAND_SIZE if invisible else 0
    dealt: list[str] = []  # SG-3: never reshuffled, so all three rounds share one deck
    for number, this in enumerate(rounds, start=1):
        if len(this.hands) != seat_count:
            raise RuleBroken(f"SG-2: round {number}: {len(this.hands)} hands for {seat_count}")
        for seat, hand in enumerate(this.hands):
            if len(hand) != hand_size:
                raise RuleBroken(f"SG-2: round {number}, seat {seat}: {len(hand)} cards, not {hand_size}")
            dealt += hand
        if len(this.pile) != pile_size:
            raise RuleBroken(f"SG-29: round {number}: a pile of {len(this.pile)} cards, not {pile_size}")
        dealt += this.pile
    for card in dealt:
        if card not in DECK:
            raise RuleBroken(f"SG-1: there is no card {card!r}")
        if dealt.count(card) > DECK[card]:
            raise RuleBroken(f"SG-1: {card} dealt {dealt.count(card)} times, not {DECK[card]}")


def check_seats(turn: dict[int, str], expected: list[int], where: str) -> None:
    """Refuse a turn unless exactly the expected seats made a choice."""
    if sorted(turn) != expected:
        raise RuleBroken(f"SG-5, SG-13: {where}: seats {sorted(turn)} chose, not {expected}")


def play_move(
    move: str, hand: list[str], tray: list[str], where: str, given_tray: list[str] | None = None
) -> None:
    """Carry out one move, changing the hand and the tray.

    Only the controller of the variant has a given_tray: the one of the invisible player.
    """
    parts = move.split("/")
    if len(parts) != (1 if given_tray is None else 2):
        raise RuleBroken(f"SG-29: {where}: {move!r}: only the controller gives one card, always")
    own = parts[0].split("+")
    if len(own) > 2:
        raise RuleBroken(f"SG-11: {where}: {move!r} takes more than two cards")
    uses_chopsticks = len(own) == 2
    if uses_chopsticks and "chopsticks" not in tray:  # SG-10: they lay there before this turn
        raise RuleBroken(f"SG-10: {where}: {move!r} without chopsticks in front")
    wanted = own + parts[1:]
    if len(wanted) > len(hand):  # SG-13, SG-30
        raise RuleBroken(f"SG-13: {where}: {move!r} from a hand of {len(hand)} cards")
    for card in wanted:
        if card not in hand:
            raise RuleBroken(f"SG-5: {where}: {move!r}: no (further) {card!r} in hand {hand}")
        hand.remove(card)
    for card in own:  # SG-12: laid in the order chosen
        tray.append(card)
    if given_tray is not None:
        given_tray.append(parts[1])
    if uses_chopsticks:  # SG-10, SG-11: one chopsticks card back into the hand passed on
        tray.remove("chopsticks")
        hand.append("chopsticks")


def play_round(this: Round, number: int, step: int) -> list[list[str]]:
    """Replay an ordinary round, in which hands go from seat i to seat i + step; return the trays."""
    hands = [list(hand) for hand in this.hands]
    trays: list[list[str]] = [[] for _ in hands]
    seats = list(range(len(hands)))
    turn_count = len(hands[0]) - 1  # SG-13: the last card is not chosen
    if len(this.turns) != turn_count:
        raise RuleBroken(f"SG-13: round {number}: {len(this.turns)} turns, not {turn_count}")
    for turn_number, turn in enumerate(this.turns, start=1):
        where = f"round {number}, turn {turn_number}"
        check_seats(turn, seats, where)
        for seat in seats:
            play_move(turn[seat], hands[seat], trays[seat], f"{where}, seat {seat}")
        passed: list[list[str]] = [[] for _ in seats]
        for seat in seats:  # SG-6: all at once
            passed[(seat + step) % len(seats)] = hands[seat]
        hands = passed
    for seat in seats:  # SG-13: each receiver lays the one card left
        trays[seat] += hands[seat]
    return trays


def play_variant_round(this: Round, number: int, controller: int) -> list[list[str]]:
    """Replay a round with the invisible player (SG-29, SG-30); return the three trays."""
    hands = [list(hand) for hand in this.hands]
    pile = list(this.pile)
    trays: list[list[str]] = [[], [], []]
    if len(this.turns) != VARIANT_HAND_SIZE:
        raise RuleBroken(f"SG-29: round {number}: {len(this.turns)} turns, not {VARIANT_HAND_SIZE}")
    for turn_number, turn in enumerate(this.turns, start=1):
        where = f"round {number}, turn {turn_number}"
        other = 1 - controller
        hands[controller].append(pile.pop(0))  # SG-29: the top card, before choosing
        if turn_number < VARIANT_HAND_SIZE:
            check_seats(turn, [0, 1], where)
            play_move(turn[other], hands[other], trays[other], f"{where}, seat {other}")
        else:  # SG-30: only the controller still has a choice
            check_seats(turn, [controller], where)
            trays[other].append(hands[other].pop())
        place = f"{where}, controller {controller}"
        play_move(turn[controller], hands[controller], trays[controller], place, trays[INVISIBLE])
        hands = [hands[1], hands[0]]  # SG-29: the two hands are swapped, the pile stays
        controller = other  # SG-29: control alternates every turn
    return trays


def judge(
    seat_count: int,
    rounds: list[Round],
    *,
    both_ways: bool = False,
    invisible: bool = False,
    first_controller: int = 0,
) -> Verdict:
    """Replay and score a whole match; raises RuleBroken if anything breaks a rule."""
    check_deal(seat_count, rounds, invisible)
    if invisible and first_controller not in (0, 1):
        raise RuleBroken(f"SG-29: seat {first_controller} cannot be the controller")
    place_count = 3 if invisible else seat_count
    round_points: list[list[dict[str, int]]] = []
    puddings = [0] * place_count
    controller = first_controller
    for number, this in enumerate(rounds, start=1):
        if invisible:
            trays = play_variant_round(this, number, controller)
            controller = (controller + VARIANT_HAND_SIZE) % 2  # SG-30: goes on across rounds
        else:
            to_the_right = both_ways and number == 2  # SG-28
            trays = play_round(this, number, -1 if to_the_right else 1)
        round_points.append(score_round(trays))
        for place in range(place_count):  # SG-22: only the puddings stay
            puddings[place] += trays[place].count("pudding")
    # SG-26 is for two players alone; with the invisible third it scores as three (SG-30).
    pudding_points = score_puddings(puddings, two_players=place_count == 2)
    scores = [
        sum(sum(points[place].values()) for points in round_points) + pudding_points[place]
        for place in range(place_count)
    ]
    # SG-27: most points, then most puddings, then shared. SG-30: among the people only.
    best = max((scores[seat], puddings[seat]) for seat in range(seat_count))
    winners = [seat for seat in range(seat_count) if (scores[seat], puddings[seat]) == best]
    return Verdict(round_points, pudding_points, puddings, scores, winners)
