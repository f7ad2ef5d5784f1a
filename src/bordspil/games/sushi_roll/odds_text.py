"""Odds as tables."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from bordspil.core.text import Block, Cell, Cells, Say
from bordspil.games.sushi_roll.choices import rerolls
from bordspil.games.sushi_roll.components import KIND_OF, KINDS, Face
from bordspil.games.sushi_roll.moves import Reroll
from bordspil.games.sushi_roll.narration import not_there
from bordspil.games.sushi_roll.odds import RerollOdds, face_odds, reroll_odds
from bordspil.games.sushi_roll.packed import pack
from bordspil.games.sushi_roll.view import SushiRollView
from bordspil.games.sushi_roll.words import DIE_KEYS, FACE_KEYS, STYLES, dice_source, listed

# The number of re-rolls shown.
BEST = 5


def odds_blocks(view: SushiRollView, faces: tuple[Face, ...], say: Say) -> list[Block]:
    """The odds of rolling these dice of your belt again; with none, of each die and the best re-rolls."""
    seat = view.seat or 0
    belt = view.places[seat].belt
    lacking = Counter(faces) - Counter(belt)
    if lacking:
        raise not_there(next(iter(lacking)), "SR-9")
    if faces:
        return [roll_block(view, faces, say), reroll_block(view, [reroll_odds(view, seat, faces)], say)]
    moves = [move.faces for move in rerolls(pack(belt)) if isinstance(move, Reroll)]
    best: dict[tuple[float, Fraction], RerollOdds] = {}
    for odds in [reroll_odds(view, seat, chosen) for chosen in moves]:
        # Of re-rolls with equal odds only the first is shown, which has the fewest dice.
        if odds.better:
            best.setdefault((round(odds.then, 9), odds.better), odds)
    ranked = sorted(best.values(), key=lambda odds: -odds.gain)
    return [dice_block(view, say), reroll_block(view, ranked[:BEST], say)]


def dice_block(view: SushiRollView, say: Say) -> Block:
    """The chance of each face, by kind of die."""
    dice = view.options.dice
    rows: list[tuple[Cells, ...]] = []
    for kind in KINDS:
        cells = [
            Cell(f"{say(FACE_KEYS[odds.face])} {percent(odds.some, say)}", STYLES[odds.face])
            for odds in face_odds(dice, [kind])
        ]
        rows.append((Cell(say(DIE_KEYS[kind])), tuple(cells)))
    return Block(say("roll-odds-dice", source=dice_source(dice, say)), (), tuple(rows))


def roll_block(view: SushiRollView, faces: tuple[Face, ...], say: Say) -> Block:
    """The chance of each face in a roll of several dice."""
    odds = face_odds(view.options.dice, [KIND_OF[face] for face in faces])
    rows = tuple(
        (
            Cell(say(FACE_KEYS[each.face]), STYLES[each.face]),
            Cell(percent(each.some, say)),
            Cell(decimal(float(each.mean), say)),
        )
        for each in odds
    )
    headings = (say("roll-odds-face"), say("roll-odds-some"), say("roll-odds-mean"))
    source = dice_source(view.options.dice, say)
    return Block(say("roll-odds-roll", faces=listed(faces, say), source=source), headings, rows)


def reroll_block(view: SushiRollView, odds: list[RerollOdds], say: Say) -> Block:
    """What re-rolls gain, in heuristic values."""
    headings = (
        say("roll-odds-faces"),
        say("roll-odds-now"),
        say("roll-odds-then"),
        say("roll-odds-better"),
        say("roll-odds-gain"),
    )
    rows = tuple(
        (
            Cell(listed(each.faces, say)),
            Cell(decimal(each.now, say)),
            Cell(decimal(each.then, say)),
            Cell(percent(each.better, say)),
            Cell(decimal(each.gain, say), "good" if each.gain > 0 else "bad"),
        )
        for each in odds
    )
    if not rows:
        return Block(say("roll-odds-none"), (), ())
    token = decimal(odds[0].token, say)
    return Block(say("roll-odds-reroll", token=token), headings, rows)


def decimal(number: float, say: Say) -> str:
    """A number in the reader's language; adding 0.0 turns -0.0 into 0.0."""
    return say("roll-number", value=round(number, 1) + 0.0)


def percent(chance: Fraction, say: Say) -> str:
    """A chance in the reader's language."""
    return say("roll-percent", value=float(chance))
