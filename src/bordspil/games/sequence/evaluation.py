"""Heuristics for Sequence: the value of an action, and each team's chance to win.

Both look at every window (five cells in a row) as one number, the sum of a code for each cell. Action values
use only what the seat knows, and the tables of heuristic.py. Evaluations look at all hands: they count what
features.py describes, and feature_weights.py says how much each feature is worth.
"""

from __future__ import annotations

import cython

from bordspil.core.evaluator import Evaluator
from bordspil.core.state import State
from bordspil.games.sequence import card_sets, feature_weights, features, heuristic
from bordspil.games.sequence.board import CORNERS, STEPS
from bordspil.games.sequence.rules import SequenceRules

if not cython.compiled:
    from math import exp

    from bordspil.core.bits import bit_count, lowest_bit
    from bordspil.games.sequence.bits import bit, has_cell
    from bordspil.games.sequence.board import HALF
    from bordspil.games.sequence.line_rules import OVERLAPS, is_full
    from bordspil.games.sequence.moves import (
        DEAD,
        DRAW,
        LINE,
        LOSE,
        PASS,
        REMOVE_SPADES,
        WILD_DIAMONDS,
        cell_of,
    )
    from bordspil.games.sequence.rules import EVERY_JACK, FIRST_CELL, SECOND_CELL

STEP = list(STEPS)
SLOT = heuristic.SLOTS
CORNER_CELL = list(CORNERS)

# For positions.
CHIP, OURS, THEIRS, GONE, TAKEN = features.CHIP, features.OURS, features.THEIRS, features.GONE, features.TAKEN
FEATURES = len(features.FEATURE_NAMES)
KIND_OF = features.KIND_OF
FIRST_EXTRA = len(features.KINDS)
FOURS = features.FOURS
FOURS_HELD = features.FOURS_HELD
THREES_HELD = features.THREES_HELD
WILDS, REMOVERS = card_sets.WILD_JACKS, card_sets.REMOVERS
WEIGHT = feature_weights.FEATURE_WEIGHTS
CONSOLATION = heuristic.CONSOLATION

# For actions.
OWN, NEXT, HELD, CORNER = heuristic.OWN, heuristic.NEXT, heuristic.HELD, heuristic.CORNER
THIRD, SUMS = heuristic.THIRD, heuristic.SUMS
WINDOW_VALUE = heuristic.value_tables()
PADDED_SLOT = heuristic.PADDED_SLOTS
WILD_PRICE = round(heuristic.GRAIN * heuristic.WEIGHTS.wild_price)
REMOVER_PRICE = round(heuristic.GRAIN * heuristic.WEIGHTS.remover_price)
LINE_VALUE = round(heuristic.GRAIN * heuristic.WEIGHTS.line)
AT_ONCE = round(heuristic.GRAIN * heuristic.WEIGHTS.at_once)
POINT = 1.0 / LINE_VALUE


def add_up(codes, sums):
    """Add up the codes of five cells from each cell on, by direction; those that wrap around are unused."""
    for way in range(4):
        step, slot = STEP[way], 100 * way
        for cell in range(100 - 4 * step):
            sums[slot + cell] = (
                codes[cell]
                + codes[cell + step]
                + codes[cell + 2 * step]
                + codes[cell + 3 * step]
                + codes[cell + 4 * step]
            )


def write_code(codes, up, low, code):
    """Write a code for each cell of a set."""
    while up:
        codes[lowest_bit(up)] = code
        up &= up - 1
    while low:
        codes[HALF + lowest_bit(low)] = code
        low &= low - 1


# Positions.


def evaluate_position(rules, chances, scores):
    """Write each seat's chance to win and expected number of lines."""
    counts = cython.declare(cython.int[64])
    strength = cython.declare(cython.double[3])
    if rules.teams < 2 or rules.is_over():
        evaluate_end(rules, chances, scores)
        return
    best = -1e300
    for team in range(rules.teams):
        count_features(rules, team, counts)
        strength[team] = strength_of(rules, team, counts)
        best = max(best, strength[team])
    total = 0.0
    for team in range(rules.teams):
        strength[team] = exp(strength[team] - best)
        total += strength[team]
    for seat in range(rules.seat_count):
        team = seat % rules.teams
        chances[seat] = strength[team] / total
        if rules.teams == 3:
            scores[seat] = chances[seat]
        elif rules.first_line[team] >= 0:
            scores[seat] = 1.0 + chances[seat]
        else:
            scores[seat] = 2.0 * chances[seat] + CONSOLATION * (1.0 - chances[seat])


def evaluate_end(rules, chances, scores):
    """Write the result of a match that is over: winning teams share."""
    rules.returns(scores)
    winners, sides = rules.winners_mask(), 0
    for team in range(rules.teams):
        sides += winners >> team & 1
    for seat in range(rules.seat_count):
        chances[seat] = 1.0 / sides if winners >> seat & 1 else 0.0


def context_of(rules, team):
    """Which row of weights applies to a team: by who is to move and which team needs only one more line."""
    number = 1 if rules.active % rules.teams == team else 0
    if rules.teams == 3:
        return 16 + number
    if rules.first_line[team] >= 0:
        number += 2
    if rules.first_line[1 - team] >= 0:
        number += 4
    return number + 8 if rules.seat_count > 2 else number


def strength_of(rules, team, counts):
    """The strength of a team; teams win with odds of e to the power of their strengths."""
    row = FEATURES * context_of(rules, team)
    total = 0.0
    for index in range(FEATURES):
        total += WEIGHT[row + index] * counts[index]
    return total


def count_features(rules, team, counts):
    """Count a team's features (features.FEATURE_NAMES)."""
    codes = cython.declare(cython.short[100])
    sums = cython.declare(cython.short[400])
    for index in range(FEATURES):
        counts[index] = 0
    ours, theirs, wilds, removers = 0, 0, 0, 0
    for seat in range(rules.seat_count):
        if seat % rules.teams == team:
            ours |= rules.hand[seat]
            wilds += bit_count(rules.hand[seat] & WILDS) + bit_count(rules.hand_twice[seat] & WILDS)
            removers += bit_count(rules.hand[seat] & REMOVERS) + bit_count(rules.hand_twice[seat] & REMOVERS)
        else:
            theirs |= rules.hand[seat]
    write_codes_for_team(rules, team, ours, theirs, codes)
    add_up(codes, sums)
    for index in range(192):
        counts[KIND_OF[sums[SLOT[index]]]] += 1
    line = rules.first_line[team]
    if line >= 0:
        # SQ-17: these can't become a second line.
        for index in range(7 * line, 7 * line + 7):
            if OVERLAPS[index] >= 0:
                counts[KIND_OF[sums[SLOT[OVERLAPS[index]]]]] -= 1
    fours = held = 0
    for index in range(5):
        fours += counts[FOURS[index]]
    for index in range(2):
        held += counts[FOURS_HELD[index]]
    counts[0] = 1
    counts[FIRST_EXTRA] = wilds > 0
    counts[FIRST_EXTRA + 1] = wilds > 1
    counts[FIRST_EXTRA + 2] = removers > 0
    counts[FIRST_EXTRA + 3] = removers > 1
    counts[FIRST_EXTRA + 4] = held > 0 or (wilds > 0 and fours > 0)
    counts[FIRST_EXTRA + 5] = fours > 1
    counts[FIRST_EXTRA + 6] = counts[THREES_HELD[0]] + counts[THREES_HELD[1]] > 0


def write_codes_for_team(rules, team, ours, theirs, codes):
    """Write the code of each cell for a team, with all hands known (features.py)."""
    for cell in range(100):
        codes[cell] = 0
    for index in range(4):
        codes[CORNER_CELL[index]] = CHIP
    for other in range(rules.teams):
        write_code(codes, rules.up[other], rules.low[other], CHIP if other == team else TAKEN)
    cards = (ours | theirs | rules.discard_twice) & (rules.open_first | rules.open_second)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        code = OURS * (ours >> card & 1) + THEIRS * (theirs >> card & 1)
        if rules.discard_twice >> card & 1:
            code = GONE
        if rules.open_first >> card & 1:
            codes[FIRST_CELL[card]] = code
        if rules.open_second >> card & 1:
            codes[SECOND_CELL[card]] = code


# Actions.


def evaluate_actions(rules, seat, actions, count, values):
    """Write the heuristic value of each action; a first line is worth 1."""
    codes = cython.declare(cython.short[100])
    sums = cython.declare(cython.short[400])
    windows = cython.declare(cython.int[576])
    cells = cython.declare(cython.int[100])
    if rules.teams < 2:
        # A state made by __new__ alone, without seats.
        return
    own = seat % rules.teams
    table = table_for(rules, own)
    kind = -1
    for index in range(count):
        action = actions[index]
        if (action >= DEAD and action < LOSE) or action == DRAW or action == PASS:
            # A free exchange and a draw beat anything that can wait; a pass is always the only action.
            values[index] = POINT * AT_ONCE if action <= DRAW else 0.0
            continue
        wanted = (
            1
            if action >= WILD_DIAMONDS and action < REMOVE_SPADES
            else 2
            if action >= REMOVE_SPADES and action < DEAD
            else 0
        )
        if wanted != kind:
            if kind < 0:
                write_codes_for_hand(rules, own, rules.hand[seat], codes)
                add_up(codes, sums)
                for cell in range(576):
                    windows[cell] = 0
            kind = wanted
            write_window_values(rules, table + 4 * SUMS * kind, sums, windows)
            add_up_cells(windows, cells)
        if action < WILD_DIAMONDS:
            total = cells[action]
        elif action < REMOVE_SPADES:
            total = cells[cell_of(action)] - WILD_PRICE
        elif action < DEAD:
            total = cells[cell_of(action)] - REMOVER_PRICE
            if rules.advanced and breaks_line(rules, cell_of(action)):
                total += LINE_VALUE
        elif action < DRAW:
            total = -card_value(rules, action - LOSE, cells)
        else:
            total = choice_value(action - LINE, windows)
        values[index] = POINT * total


def write_codes_for_hand(rules, own, hand, codes):
    """Write the code of each cell for a team and a hand (heuristic.py)."""
    for cell in range(100):
        codes[cell] = 0
    for index in range(4):
        codes[CORNER_CELL[index]] = CORNER
    other = (own + 1) % rules.teams
    write_code(codes, rules.up[own], rules.low[own], OWN)
    write_code(codes, rules.up[other], rules.low[other], NEXT)
    if rules.teams == 3:
        other = (own + 2) % 3
        write_code(codes, rules.up[other], rules.low[other], THIRD)
    cards = hand & rules.open_first
    while cards:
        codes[FIRST_CELL[lowest_bit(cards)]] = HELD
        cards &= cards - 1
    cards = hand & rules.open_second
    while cards:
        codes[SECOND_CELL[lowest_bit(cards)]] = HELD
        cards &= cards - 1


def table_for(rules, own):
    """Where the value table begins for which teams need only one more line: the seat's team, another one."""
    if rules.teams == 3:
        return 3 * SUMS
    return (2 * (rules.first_line[own] >= 0) + (rules.first_line[1 - own] >= 0)) * SUMS


def write_window_values(rules, table, sums, windows):
    """Write the value of each window; those that overlap a line too much are worth nothing (SQ-17)."""
    for number in range(192):
        windows[PADDED_SLOT[number]] = WINDOW_VALUE[table + sums[SLOT[number]]]
    for team in range(rules.teams):
        line = rules.first_line[team]
        if line >= 0:
            for index in range(7 * line, 7 * line + 7):
                if OVERLAPS[index] >= 0:
                    windows[PADDED_SLOT[OVERLAPS[index]]] = 0


def add_up_cells(windows, cells):
    """Add up for each cell the values of all windows through it."""
    for cell in range(100):
        cells[cell] = 0
    for way in range(4):
        # Each direction has 144 slots, of which the first 44 are empty (heuristic.PADDED_SLOTS).
        step, slot = STEP[way], 144 * way + 44
        for cell in range(100):
            cells[cell] += (
                windows[slot + cell]
                + windows[slot + cell - step]
                + windows[slot + cell - 2 * step]
                + windows[slot + cell - 3 * step]
                + windows[slot + cell - 4 * step]
            )


def card_value(rules, card, cells):
    """The value of keeping a card: that of its best cell; jacks are worth more than any other card."""
    if EVERY_JACK >> card & 1:
        return 3 * WILD_PRICE
    best = -1
    if rules.open_first >> card & 1:
        best = cells[FIRST_CELL[card]]
    if rules.open_second >> card & 1:
        total = cells[SECOND_CELL[card]]
        best = max(best, total)
    return best


def choice_value(line, windows):
    """The value of choosing a line: the less it spoils for a second line, the better."""
    total = 0
    for index in range(7 * line, 7 * line + 7):
        if OVERLAPS[index] >= 0:
            total -= windows[PADDED_SLOT[OVERLAPS[index]]]
    return total


def breaks_line(rules, cell):
    """SQ-22: whether removing a chip costs a line: it is part of one, and no other window stays full."""
    for team in range(rules.teams):
        if has_cell(rules.safe_up[team], rules.safe_low[team], cell):
            up, low, line = rules.up[team], rules.low[team], rules.first_line[team]
            if cell < HALF:
                up &= ~bit(cell)
            else:
                low &= ~bit(cell - HALF)
            if rules.rules_version == 1:
                return 1
            # Any other full window overlaps the line; without an overlap the team would have won.
            for index in range(7 * line, 7 * line + 7):
                if OVERLAPS[index] >= 0 and is_full(OVERLAPS[index], up, low):
                    return 0
            return 1
    return 0


@cython.cclass
class SequenceEvaluator(Evaluator):
    """The heuristics that bots and search use for Sequence."""

    state_type = SequenceRules

    def write_action_values(self, state, seat, actions, count, values):
        evaluate_actions(cython.cast(SequenceRules, state), seat, actions, count, values)

    def write_evaluation(self, state, chances, scores):
        evaluate_position(cython.cast(SequenceRules, state), chances, scores)

    @cython.locals(rules=SequenceRules, team=cython.int, index=cython.int)
    def features(self, state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """For each team, its row of weights and its features: what evaluations are computed from."""
        counts = cython.declare(cython.int[64])
        self.check_state(state)
        rules = state
        found = []
        for team in range(rules.teams):
            count_features(rules, team, counts)
            found.append((context_of(rules, team), tuple([counts[index] for index in range(FEATURES)])))
        return tuple(found)
