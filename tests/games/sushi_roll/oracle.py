"""A naive, slow referee and scorer for Sushi Roll, independent of the real engine.

Written only from the rules text (ids SR-1..SR-30, cited in the comments). It replays a whole match
from what was rolled and what was done, refuses everything that breaks a rule, and scores the dice by
walking over each tray in the order the dice were taken.

Seats are 0..n-1 and the left neighbour of seat s is (s + 1) % n: turns and belts both go that way.
"""

from __future__ import annotations

from dataclasses import dataclass

BOX: dict[str, int] = {"appetizer": 10, "maki": 6, "nigiri": 5, "special": 5, "pudding": 4}  # SR-1
MENU_TOKENS = 18  # SR-2
CHOPSTICKS_TOKENS = 12  # SR-2
PUDDINGS = 32  # SR-2, SR-14: 14 x 1 and 6 x 3, changed freely
START_MENUS = 3  # SR-3
START_CHOPSTICKS = 2  # SR-3
BELT_SIZE: dict[int, int] = {2: 8, 3: 7, 4: 6, 5: 5}  # SR-5
ROUND_COUNT = 3  # SR-24
FACES_PER_DIE = 6  # SR-30

# SR-30: what each kind of die can show.
SYMBOLS: dict[str, list[str]] = {
    "appetizer": ["dumpling", "tempura", "sashimi"],
    "maki": ["maki1", "maki2", "maki3"],
    "nigiri": ["egg", "salmon", "squid"],
    "special": ["wasabi", "chopsticks1", "chopsticks2", "chopsticks3", "menu1", "menu2", "menu3"],
    "pudding": ["pudding1", "pudding2", "pudding3"],
}

MAKI_SYMBOLS: dict[str, int] = {"maki1": 1, "maki2": 2, "maki3": 3}
MENU_ICONS: dict[str, int] = {"menu1": 1, "menu2": 2, "menu3": 3}
CHOPSTICKS_ICONS: dict[str, int] = {"chopsticks1": 1, "chopsticks2": 2, "chopsticks3": 3}
PUDDING_ICONS: dict[str, int] = {"pudding1": 1, "pudding2": 2, "pudding3": 3}
NIGIRI_POINTS: dict[str, int] = {"egg": 1, "salmon": 2, "squid": 3}  # SR-20
SET_POINTS: dict[str, list[int]] = {  # SR-21: for a set of 0, 1, 2, 3
    "dumpling": [0, 2, 4, 8],
    "tempura": [0, 1, 5, 10],
    "sashimi": [0, 0, 6, 13],
}


class RuleBroken(AssertionError):
    """Something in the match breaks a rule; the message says which rule and where."""


@dataclass(frozen=True)
class Rolled:
    """All dice on all belts were rolled: at the start of a round and whenever the belts have moved."""

    red: int  # the seat that now has the red belt
    belts: list[list[str]]  # per seat, the faces shown


@dataclass(frozen=True)
class Reroll:
    """A menu token was used: dice of the player's belt were picked up and rolled."""

    seat: int
    picked: list[str]
    shown: list[str]  # what the same dice show now, in any order


@dataclass(frozen=True)
class Swap:
    """A chopsticks token was used: a die of the player's belt was swapped for one of another player's."""

    seat: int
    gave: str
    other: int
    got: str


@dataclass(frozen=True)
class Take:
    """A die was moved from the player's belt to the player's tray, which ends the turn."""

    seat: int
    face: str


Step = Rolled | Reroll | Swap | Take


@dataclass(frozen=True)
class Verdict:
    """The result of the match."""

    # [round][seat] -> points of that round: maki, nigiri, dumpling, tempura, sashimi, total;
    # held after it: puddings, menus, chopsticks; and score, the totals of all rounds so far.
    rounds: list[list[dict[str, int]]]
    supplies: list[tuple[int, int, int]]  # [round] -> menus, chopsticks, puddings left in the supply
    pudding_points: list[int]  # per seat, at the end of the match
    token_points: list[int]  # per seat, at the end of the match
    scores: list[int]  # per seat, final
    winners: list[int]  # all seats that share the win


# --- scoring ------------------------------------------------------------------------------------


def maki_points(symbols: list[int]) -> list[int]:
    """Maki points per seat for the symbols each seat has (SR-18, SR-19)."""
    amounts = sorted({amount for amount in symbols if amount > 0}, reverse=True)  # SR-19: never for 0
    points = []
    for amount in symbols:
        if len(amounts) >= 1 and amount == amounts[0]:
            points.append(6)
        elif len(amounts) >= 2 and amount == amounts[1]:  # SR-18: also after a tie for first
            points.append(3)
        else:
            points.append(0)
    return points


def set_points(name: str, n: int) -> int:
    """Points for n dumplings, tempura or sashimi (SR-21)."""
    points = 0
    while n >= 3:  # full sets of three first
        points += SET_POINTS[name][3]
        n -= 3
    return points + SET_POINTS[name][n]  # then the rest as its own set


def nigiri_points(tray: list[str]) -> int:
    """Points for nigiri on one tray, its dice in the order they were taken (SR-15, SR-20)."""
    points = 0
    free_wasabi = 0
    for face in tray:
        if face == "wasabi":
            free_wasabi += 1
        elif face in NIGIRI_POINTS:
            if free_wasabi > 0:  # SR-15: it must go onto it, and only one fits
                free_wasabi -= 1
                points += 3 * NIGIRI_POINTS[face]
            else:
                points += NIGIRI_POINTS[face]
    return points


def pudding_points(puddings: list[int]) -> list[int]:
    """Pudding points per seat at the end of the match (SR-24, SR-25, SR-26)."""
    points = [0 for _ in puddings]
    for seat, amount in enumerate(puddings):
        if amount == max(puddings):
            points[seat] += 6
        if amount == min(puddings) and len(puddings) > 2:  # SR-25: with two nobody loses
            points[seat] -= 6  # SR-26: when all are equal this and the gain make 0
    return points


def winners(scores: list[int], puddings: list[int]) -> list[int]:
    """All seats that share the win (SR-28)."""
    seats = list(range(len(scores)))
    seats = [seat for seat in seats if scores[seat] == max(scores)]
    most = max(puddings[seat] for seat in seats)  # only among those tied on points
    return [seat for seat in seats if puddings[seat] == most]


def round_points(trays: list[list[str]]) -> list[dict[str, int]]:
    """Points by name and in total for every seat at the end of one round."""
    maki = maki_points([sum(MAKI_SYMBOLS.get(face, 0) for face in tray) for tray in trays])
    result = []
    for seat, tray in enumerate(trays):
        points = {"maki": maki[seat], "nigiri": nigiri_points(tray)}
        for name in SET_POINTS:
            points[name] = set_points(name, tray.count(name))
        points["total"] = sum(points.values())
        result.append(points)
    return result


# --- replaying ----------------------------------------------------------------------------------


def kind_of(face: str, where: str) -> str:
    """The kind of die that can show a face."""
    for kind, symbols in SYMBOLS.items():
        if face in symbols:
            return kind
    raise RuleBroken(f"SR-30: {where}: no kind of die shows {face!r}")


def kinds_of(faces: list[str], where: str) -> list[str]:
    """The kinds of some dice, sorted, so that two such lists can be compared."""
    return sorted(kind_of(face, where) for face in faces)


def check_dice(dice: dict[str, list[str]]) -> None:
    """Refuse a set of dice that can't be one (SR-30)."""
    if sorted(dice) != sorted(BOX):
        raise RuleBroken(f"SR-30: dice of the kinds {sorted(dice)}, not {sorted(BOX)}")
    for kind, faces in dice.items():
        if len(faces) != FACES_PER_DIE:
            raise RuleBroken(f"SR-30: {kind} dice with {len(faces)} faces, not {FACES_PER_DIE}")
        for face in faces:
            if face not in SYMBOLS[kind]:
                raise RuleBroken(f"SR-30: a {kind} die can't have the face {face!r}")


def check_faces(faces: list[str], dice: dict[str, list[str]], where: str) -> None:
    """Refuse faces that the dice of this match don't have."""
    for face in faces:
        kind = kind_of(face, where)
        if face not in dice[kind]:
            raise RuleBroken(f"SR-30: {where}: the {kind} dice of this match have no face {face!r}")


@dataclass
class Table:
    """Everything on the table; the lists change during the match."""

    dice: dict[str, list[str]]
    belts: list[list[str]]  # per seat
    trays: list[list[str]]  # per seat, in the order taken
    menus: list[int]  # tokens per seat
    chopsticks: list[int]  # tokens per seat
    puddings: list[int]  # per seat
    menu_supply: int
    chopsticks_supply: int
    pudding_supply: int


def set_up(seat_count: int, dice: dict[str, list[str]]) -> Table:
    """The table before the first dice are drawn (SR-2, SR-3)."""
    if seat_count not in BELT_SIZE:
        raise RuleBroken(f"SR-3: {seat_count} players")
    check_dice(dice)
    return Table(
        dice=dice,
        belts=[[] for _ in range(seat_count)],
        trays=[[] for _ in range(seat_count)],
        menus=[START_MENUS] * seat_count,
        chopsticks=[START_CHOPSTICKS] * seat_count,
        puddings=[0] * seat_count,
        menu_supply=MENU_TOKENS - START_MENUS * seat_count,
        chopsticks_supply=CHOPSTICKS_TOKENS - START_CHOPSTICKS * seat_count,
        pudding_supply=PUDDINGS,
    )


def check_rolled_belts(table: Table, rolled: Rolled, size: int, size_rule: str, where: str) -> None:
    """Refuse belts of the wrong number or size, or with faces that the dice don't have."""
    if len(rolled.belts) != len(table.belts):
        raise RuleBroken(f"SR-4: {where}: {len(rolled.belts)} belts for {len(table.belts)} players")
    for seat, belt in enumerate(rolled.belts):
        if len(belt) != size:
            raise RuleBroken(f"{size_rule}: {where}: {len(belt)} dice before seat {seat}, not {size}")
        check_faces(belt, table.dice, f"{where}, belt of seat {seat}")


def start_round(table: Table, rolled: Rolled, red: int | None, where: str) -> None:
    """Put newly drawn and rolled dice on the belts; `red` is None if any seat may have the red belt."""
    seat_count = len(table.belts)
    if rolled.red not in range(seat_count):
        raise RuleBroken(f"SR-4: {where}: the red belt is at seat {rolled.red} of {seat_count}")
    if red is not None and rolled.red != red:
        raise RuleBroken(f"SR-23: {where}: the red belt is at seat {rolled.red}, not {red}")
    check_rolled_belts(table, rolled, BELT_SIZE[seat_count], "SR-5", where)
    everything = [kind_of(face, where) for belt in rolled.belts for face in belt]
    for kind, held in BOX.items():  # SR-22: all dice were back in the bag
        if everything.count(kind) > held:
            raise RuleBroken(f"SR-1: {where}: {everything.count(kind)} {kind} dice, the box holds {held}")
    table.belts = [list(belt) for belt in rolled.belts]
    table.trays = [[] for _ in range(seat_count)]


def move_belts(table: Table, rolled: Rolled, red: int, where: str) -> None:
    """Move all belts to the left and roll all dice (SR-16); seat `red` must now have the red belt."""
    seat_count = len(table.belts)
    if rolled.red != red:
        raise RuleBroken(f"SR-16: {where}: the red belt is at seat {rolled.red}, not {red}")
    check_rolled_belts(table, rolled, len(table.belts[0]), "SR-16", where)
    for seat in range(seat_count):
        left = (seat + 1) % seat_count
        before = kinds_of(table.belts[seat], where)
        after = kinds_of(rolled.belts[left], where)
        if before != after:
            raise RuleBroken(f"SR-16: {where}: seat {left} has {after}, but was passed {before}")
    table.belts = [list(belt) for belt in rolled.belts]


def use_menu(table: Table, step: Reroll, where: str) -> None:
    """Return a menu token and roll some dice of the player's belt again (SR-9)."""
    if table.menus[step.seat] < 1:
        raise RuleBroken(f"SR-9: {where}: no menu token to give back")
    if not step.picked:
        raise RuleBroken(f"SR-9: {where}: a re-roll of no dice")
    if len(step.picked) != len(step.shown):
        raise RuleBroken(f"SR-9: {where}: {len(step.picked)} dice picked up, {len(step.shown)} rolled")
    belt = table.belts[step.seat]
    for face in step.picked:
        if face not in belt:
            raise RuleBroken(f"SR-9: {where}: no (further) {face!r} to pick up from the belt {belt}")
        belt.remove(face)
    check_faces(step.shown, table.dice, where)
    if kinds_of(step.picked, where) != kinds_of(step.shown, where):
        raise RuleBroken(f"SR-9: {where}: the dice {step.picked} can't show {step.shown}")
    belt += step.shown
    table.menus[step.seat] -= 1
    table.menu_supply += 1  # SR-14


def use_chopsticks(table: Table, step: Swap, where: str) -> None:
    """Return a chopsticks token and swap two dice without turning them (SR-10)."""
    if table.chopsticks[step.seat] < 1:
        raise RuleBroken(f"SR-10: {where}: no chopsticks token to give back")
    if step.other == step.seat or step.other not in range(len(table.belts)):
        raise RuleBroken(f"SR-10: {where}: seat {step.other} is not another player")
    own, others = table.belts[step.seat], table.belts[step.other]
    if not others:
        raise RuleBroken(f"SR-10: {where}: the belt of seat {step.other} is empty")
    if step.gave not in own:
        raise RuleBroken(f"SR-10: {where}: no {step.gave!r} on the player's belt {own}")
    if step.got not in others:
        raise RuleBroken(f"SR-10: {where}: no {step.got!r} on the belt {others} of seat {step.other}")
    own.remove(step.gave)
    others.remove(step.got)
    own.append(step.got)
    others.append(step.gave)
    table.chopsticks[step.seat] -= 1
    table.chopsticks_supply += 1  # SR-14


def take_die(table: Table, step: Take, where: str) -> None:
    """Move a die from the belt to the tray (SR-11) and give what it shows (SR-12, SR-13)."""
    belt = table.belts[step.seat]
    if step.face not in belt:
        raise RuleBroken(f"SR-11: {where}: no {step.face!r} on the belt {belt}")
    belt.remove(step.face)
    table.trays[step.seat].append(step.face)
    if step.face in PUDDING_ICONS:
        given = min(PUDDING_ICONS[step.face], table.pudding_supply)  # SR-14: what is left
        table.pudding_supply -= given
        table.puddings[step.seat] += given
    if step.face in MENU_ICONS:
        given = min(MENU_ICONS[step.face], table.menu_supply)
        table.menu_supply -= given
        table.menus[step.seat] += given
    if step.face in CHOPSTICKS_ICONS:
        given = min(CHOPSTICKS_ICONS[step.face], table.chopsticks_supply)
        table.chopsticks_supply -= given
        table.chopsticks[step.seat] += given


def next_step(steps: list[Step], rule: str, where: str) -> Step:
    """Remove and return the first step; raises RuleBroken if none is left."""
    if not steps:
        raise RuleBroken(f"{rule}: {where}: the transcript stops here")
    return steps.pop(0)


def play_turn(table: Table, steps: list[Step], seat: int, where: str) -> None:
    """Replay one seat's turn: any tokens (SR-8), then one die taken (SR-11)."""
    while True:
        step = next_step(steps, "SR-11", where)
        if isinstance(step, Rolled):
            raise RuleBroken(f"SR-11: {where}: everything was rolled before a die was taken")
        if step.seat != seat:
            raise RuleBroken(f"SR-7: {where}: it is not the turn of seat {step.seat}: {step}")
        if isinstance(step, Reroll):
            use_menu(table, step, where)
        elif isinstance(step, Swap):
            use_chopsticks(table, step, where)
        else:
            take_die(table, step, where)
            return


def play_round(table: Table, steps: list[Step], red: int | None, number: int) -> int:
    """Replay one round and return the seat that has the red belt when it ends."""
    seat_count = len(table.belts)
    turn_count = BELT_SIZE[seat_count]  # SR-17: everyone takes one die a turn until none is left
    for turn in range(1, turn_count + 1):
        where = f"round {number}, turn {turn}"
        rule = "SR-6" if turn == 1 else "SR-16"
        step = next_step(steps, rule, where)
        if not isinstance(step, Rolled):
            # Before a first turn the belts are empty: an earlier round would go on too long.
            rule = "SR-17" if turn == 1 and number > 1 else rule
            raise RuleBroken(f"{rule}: {where}: the dice have to be rolled first, not {step}")
        if turn == 1:
            start_round(table, step, red, where)
            red = step.red
        else:
            assert red is not None
            red = (red + 1) % seat_count  # SR-16
            move_belts(table, step, red, where)
        for later in range(seat_count):  # SR-7, SR-16: red starts, the others follow clockwise
            seat = (red + later) % seat_count
            play_turn(table, steps, seat, f"{where}, seat {seat}")
    assert red is not None
    assert not any(table.belts)
    return red


def judge(seat_count: int, dice: dict[str, list[str]], transcript: list[Step]) -> Verdict:
    """Replay and score a whole match; raises RuleBroken if anything breaks a rule."""
    table = set_up(seat_count, dice)
    steps = list(transcript)
    seats = list(range(seat_count))
    red: int | None = None  # SR-4: dealt at random
    scores = [0 for _ in seats]
    rounds: list[list[dict[str, int]]] = []
    supplies: list[tuple[int, int, int]] = []
    for number in range(1, ROUND_COUNT + 1):
        red = play_round(table, steps, red, number)
        if seat_count == 3:  # SR-23
            red = (red + 1) % seat_count
        points = round_points(table.trays)
        for seat in seats:
            scores[seat] += points[seat]["total"]
            points[seat]["puddings"] = table.puddings[seat]
            points[seat]["menus"] = table.menus[seat]
            points[seat]["chopsticks"] = table.chopsticks[seat]
            points[seat]["score"] = scores[seat]
        rounds.append(points)
        supplies.append((table.menu_supply, table.chopsticks_supply, table.pudding_supply))
    if steps:
        raise RuleBroken(f"SR-24: the match is over after {ROUND_COUNT} rounds, yet there is {steps[0]}")
    for_puddings = pudding_points(table.puddings)
    for_tokens = [(table.menus[seat] + table.chopsticks[seat]) // 2 for seat in seats]  # SR-27
    final = [scores[seat] + for_puddings[seat] + for_tokens[seat] for seat in seats]  # SR-29: no limits
    return Verdict(rounds, supplies, for_puddings, for_tokens, final, winners(final, table.puddings))
