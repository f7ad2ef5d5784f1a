"""Sequence as text: moves, events and tables in the player's language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields

from bordspil.core.errors import IllegalMove, InvalidMove, shown
from bordspil.core.event import Event
from bordspil.core.highlight import Highlight
from bordspil.core.look import Look
from bordspil.core.move import Move
from bordspil.core.reason import Fact, Purpose, Reason
from bordspil.core.text import Block, Cell, Cells, GameText, Say, counted, point_style
from bordspil.core.view import View
from bordspil.games.sequence.board import CARD_AT, CELL_OF, CELLS_OF, NAMES, SIZE
from bordspil.games.sequence.components import Card
from bordspil.games.sequence.events import (
    CardLost,
    CardReceived,
    CardsCut,
    ChipPlaced,
    ChipRemoved,
    DeadCardShown,
    DeckRenewed,
    DrawLost,
    HandDealt,
    HandsDealt,
    LineBroken,
    LineCompleted,
    MatchEnded,
    MatchScored,
    RulingMade,
    TurnPassed,
)
from bordspil.games.sequence.moves import TEAMS, ChooseLine, Dead, Draw, Lose, Pass, Play, Ruling, parse
from bordspil.games.sequence.view import SequenceView
from bordspil.games.sequence.why_illegal import not_in_hand

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_STYLES = {"S": "", "H": "red", "D": "red", "C": ""}
# Teams have a number, a colour and a shape that can't be mistaken for a suit; chips in a line have another
# shape.
SHAPES, LINE_SHAPES = ("●", "■", "▲"), ("◉", "▣", "◬")
# The same colours as in the web page.
TEAM_STYLES = ("blue", "magenta", "green")
CORNER = "✶"
PLAYABLE = "›"
REASON_KEYS = {
    (Purpose.WINS, "line"): "seq-reason-wins",
    (Purpose.SCORES, "line"): "seq-reason-line",
    (Purpose.BUILDS, "double"): "seq-reason-double",
    (Purpose.BUILDS, "four"): "seq-reason-four",
    (Purpose.BUILDS, "four-held"): "seq-reason-four-held",
    (Purpose.BUILDS, "four-wild"): "seq-reason-four-wild",
    (Purpose.BUILDS, "three"): "seq-reason-three",
    (Purpose.BUILDS, "open"): "seq-reason-open",
    (Purpose.BUILDS, "freed"): "seq-reason-freed",
    (Purpose.DENIES, "four"): "seq-reason-stops-four",
    (Purpose.DENIES, "four-wins"): "seq-reason-stops-win",
    (Purpose.DENIES, "three"): "seq-reason-stops-three",
    (Purpose.DENIES, "cut-four"): "seq-reason-cuts-four",
    (Purpose.DENIES, "cut-wins"): "seq-reason-cuts-win",
    (Purpose.DENIES, "cut-three"): "seq-reason-cuts-three",
    (Purpose.DENIES, "line-broken"): "seq-reason-breaks",
    (Purpose.RISKS, "taken"): "seq-reason-taken",
    (Purpose.RISKS, "removed"): "seq-reason-removers",
    (Purpose.RISKS, "put-back"): "seq-reason-put-back",
    (Purpose.COSTS, "jack"): "seq-reason-jack",
    (Purpose.KEEPS, "jacks"): "seq-reason-jacks",
    (Purpose.KEEPS, "last-cell"): "seq-reason-last-cell",
    (Purpose.GAINS, "fresh-card"): "seq-reason-fresh",
    (Purpose.GAINS, "draw"): "seq-reason-draw",
    (Purpose.FORCED, "pass"): "seq-reason-pass",
    (Purpose.KEEPS, "line"): "seq-reason-line-choice",
    (Purpose.KEEPS, "lost-dead"): "seq-reason-lost-dead",
    (Purpose.COSTS, "lost"): "seq-reason-lost",
}

# Messages about another team, and what they are if it is a single player.
OF_PLAYER = {
    "seq-look-four-other": "seq-look-four-player",
    "seq-look-three-other": "seq-look-three-player",
    "seq-look-remover": "seq-look-remover-player",
    "seq-reason-stops-four": "seq-reason-stops-four-player",
    "seq-reason-stops-win": "seq-reason-stops-win-player",
    "seq-reason-stops-three": "seq-reason-stops-three-player",
    "seq-reason-cuts-four": "seq-reason-cuts-four-player",
    "seq-reason-cuts-win": "seq-reason-cuts-win-player",
    "seq-reason-cuts-three": "seq-reason-cuts-three-player",
    "seq-reason-breaks": "seq-reason-breaks-player",
}

# Events whose message needs nothing but their own facts.
EVENT_KEYS: dict[type[Event], str] = {
    ChipPlaced: "seq-event-placed",
    ChipRemoved: "seq-event-removed",
    LineCompleted: "seq-event-line",
    LineBroken: "seq-event-broken",
    DeadCardShown: "seq-event-dead",
    CardReceived: "seq-event-received",
    CardLost: "seq-event-lost",
    DrawLost: "seq-event-draw-lost",
    TurnPassed: "seq-event-passed",
    RulingMade: "seq-event-ruling",
}


def event_facts(event: Event, names: Sequence[str]) -> dict[str, str]:
    """The facts of an event as variables of its message."""
    facts: dict[str, str] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat":
            facts["name"] = names[value]
        elif field.name == "card":
            facts["card"] = card_name(value)
        elif field.name == "team":
            facts["team"] = team_name(value, names)
        elif field.name == "cells":
            facts["first"], facts["last"] = value[0], value[-1]
        elif field.name == "cell":
            facts["cell"] = value
    return facts


class SequenceText(GameText):
    """The text of Sequence, from the catalogues in `locales`."""

    reason_keys = REASON_KEYS
    best_key = "hint-best-sequence"
    points_key = "hint-points-sequence"

    def fact(self, name: str, fact: Fact, names: Sequence[str], say: Say) -> str | int | float:
        if isinstance(fact, Card):
            return card_name(fact)
        if name == "team" and isinstance(fact, int):
            return team_name(fact, names)
        return super().fact(name, fact, names, say)

    def reason(self, reason: Reason, names: Sequence[str], say: Say) -> str:
        return self.hint(REASON_KEYS[reason.kind, reason.about], reason.facts, names, say)

    def seen(self, look: Look | Highlight, names: Sequence[str], say: Say) -> str:
        return self.hint(look.key, look.facts, names, say)

    def hint(self, key: str, facts: Iterable[tuple[str, Fact]], names: Sequence[str], say: Say) -> str:
        """A part of a hint; it calls a team of one player by name."""
        if key in OF_PLAYER and are_single_players(names):
            # Then teams and seats have the same numbers.
            key = OF_PLAYER[key]
            facts = [("seat" if name == "team" else name, fact) for name, fact in facts]
        return say(key, **{name: self.fact(name, fact, names, say) for name, fact in facts})

    def move(self, move: Move, names: Sequence[str], say: Say) -> str:
        match move:
            case Play():
                return f"{card_name(move.card)} {move.cell}"
            case Dead():
                return say("seq-move-dead", card=card_name(move.card))
            case Lose():
                return say("seq-move-lose", card=card_name(move.card))
            case Draw():
                return say("seq-move-draw")
            case Pass():
                return say("seq-move-pass")
            case ChooseLine():
                return move.ends
        return str(move)

    def ruling(self, typed: str, rulings: Sequence[Move], say: Say) -> Move | None:
        """Read `ruling 2` as a ruling against Team 2; records count teams from 0 and have `ruling 1`."""
        if not re.match(r"ruling\b", typed.casefold()):
            return None
        known = {f"ruling {team_name(each.team)}": each for each in rulings if isinstance(each, Ruling)}
        found = known.get(" ".join(typed.casefold().split()))
        if found is None:
            raise IllegalMove(
                f"{shown(typed)} can't be ruled now",
                reason="typed-no-ruling",
                move=shown(typed),
                known=", ".join(known) or "–",
            )
        return found

    def event(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[str]:
        match event:
            case CardsCut():
                cards = [
                    f"{names[seat]} {card_name(card)}"
                    for seat, card in enumerate(event.cards)
                    if card is not None
                ]
                return [say("seq-event-cut", cards=", ".join(cards))]
            case HandsDealt():
                first = names[(event.dealer + 1) % len(names)]
                return [say("seq-event-dealt", name=names[event.dealer], count=event.hand_size, first=first)]
            case HandDealt() if me is None:
                hand = ", ".join(cell.text for cell in card_cells(event.cards))
                return [say("seq-event-hand", name=names[event.seat], cards=hand)]
            case DeckRenewed():
                return [say("seq-event-renewed")]
            case MatchEnded() if event.outcome.reason == "blocked":
                return [say("seq-event-blocked")]
        key = EVENT_KEYS.get(type(event))
        return [] if key is None else [say(key, **event_facts(event, names))]

    def scoring(self, event: Event, names: Sequence[str], me: int | None, say: Say) -> list[Block]:
        """For a score pad: the result of a match for each team."""
        return team_blocks(event, names, say) if isinstance(event, MatchScored) else []

    def table(self, view: View, names: Sequence[str], say: Say) -> list[Block]:
        assert isinstance(view, SequenceView)
        headings = (
            say("table-player"),
            say("seq-table-team"),
            say("seq-table-cards"),
            say("seq-table-top"),
            say("seq-table-lines"),
        )
        rows = tuple(
            (
                Cell(names[seat], "strong" if seat == view.seat else ""),
                Cell(
                    f"{team_name(seat % view.team_count)} {SHAPES[seat % view.team_count]}",
                    TEAM_STYLES[seat % view.team_count],
                ),
                Cell(f"{view.hand_sizes[seat]}"),
                top_cell(view.tops[seat]),
                Cell(f"{view.scores[seat]}" if view.scores[seat] else ""),
            )
            for seat in range(view.seat_count)
        )
        title = say("seq-table-title", deck=view.deck_size, discards=len(view.discards))
        return [Block(title, headings, rows), board_block(view, say)]

    def end(self, view: View, say: Say) -> list[Block]:
        assert isinstance(view, SequenceView)
        return [board_block(view, say)]

    def choices(self, view: View, names: Sequence[str], say: Say) -> list[Cell]:
        """The cards in the hand with the cells they can go to, or the lines to choose from."""
        assert isinstance(view, SequenceView)
        if view.choosing is not None and view.choosing == view.seat:
            return [Cell(self.move(move, names, say)) for move in view.legal_moves]
        cells = []
        for card, count in Counter(view.hand).items():
            name = counted(card_name(card), count)
            cells.append(Cell(f"{name} ({reach(card, view, say)})", SUIT_STYLES[card.suit]))
        return cells

    def prompt(self, view: View, say: Say) -> str:
        assert isinstance(view, SequenceView)
        if view.choosing is not None and view.choosing == view.seat:
            return say("seq-prompt-line")
        if view.seat in view.losing:
            return say("seq-prompt-lose")
        lines = []
        if Draw() in view.legal_moves:
            lines.append(say("seq-prompt-draw"))
        if Pass() in view.legal_moves:
            lines.append(say("seq-prompt-pass"))
        if any(isinstance(move, Play) for move in view.legal_moves):
            lines.append(say("seq-prompt"))
        if any(isinstance(move, Dead) for move in view.legal_moves):
            lines.append(say("seq-prompt-dead"))
        return "\n".join(lines)

    def help(self, say: Say) -> str:
        return say("seq-help")

    def read(self, typed: str, view: View, names: Sequence[str], say: Say) -> Move:
        """Read `2 b9` or `7S b9` as a play, or `2` if it has just one cell; also `d 2`, `draw`, `pass`."""
        assert isinstance(view, SequenceView)
        words = typed.casefold().replace("10", "t").split() if "10" in typed else typed.casefold().split()
        words = [restored(word) for word in words]
        if view.choosing is not None and view.choosing == view.seat:
            return super().read(typed.casefold().removeprefix("line "), view, names, say)
        word, rest = (words[0], words[1:]) if words else ("", [])
        if word in ("draw", "pass", "line") and len(words) <= 2:
            return parse(" ".join(words))
        if word in ("d", "dead") and len(rest) == 1:
            return Dead(known_card(rest[0], view))
        if word in ("l", "lose") and len(rest) == 1:
            return Lose(known_card(rest[0], view))
        card = known_card(word, view)
        if view.seat in view.losing and not rest:
            return Lose(card)
        if len(rest) == 1 and rest[0] in CELL_OF:
            return Play(card, rest[0])
        if rest:
            raise InvalidMove(
                f"{shown(rest[0])!r} is no cell; columns are a to j, rows 1 to 10",
                reason="typed-wrong-cell",
                value=shown(" ".join(rest)),
            )
        if card not in view.hand:
            raise not_in_hand(card, "SQ-7")
        targets = [move for move in view.legal_moves if isinstance(move, Play) and move.card is card]
        if len(targets) == 1:
            return targets[0]
        if not targets and Dead(card) in view.legal_moves:
            return Dead(card)
        if not targets:
            # The rules say why it can't be played anywhere.
            return Play(card, NAMES[(CELLS_OF[card] or (1,))[0]])
        raise InvalidMove(
            f"say the cell too, such as {targets[0]}", reason="typed-no-cell", move=str(targets[0])
        )


def are_single_players(names: Sequence[str]) -> bool:
    """Whether everyone is a team, as with two or three players (SQ-2)."""
    return 0 < len(names) <= TEAMS


def team_name(team: int, names: Sequence[str] = ()) -> str:
    """The name of a team: its number, counted from 1, and the player's name if there is only one.

    >>> team_name(1), team_name(1, ["Anna", "Ewa"]), team_name(1, ["Anna", "Ewa", "Jón", "Sol"])
    ('2', '2 (Ewa)', '2')
    """
    return f"{team + 1} ({names[team]})" if are_single_players(names) else f"{team + 1}"


def restored(word: str) -> str:
    """Turn the T that stands for a ten back into 10 in the names of cells."""
    return f"{word[0]}10" if re.fullmatch(r"[a-j]t", word) else word


def card_name(card: Card) -> str:
    """A card as players write it.

    >>> card_name(Card.TEN_HEARTS)
    '10♥'
    """
    return card.rank.replace("T", "10") + SUITS[card.suit]


def card_cells(cards: Sequence[Card]) -> tuple[Cell, ...]:
    """Cards side by side, equal ones counted."""
    return tuple(
        Cell(counted(card_name(card), count), SUIT_STYLES[card.suit])
        for card, count in Counter(cards).items()
    )


def top_cell(card: Card | None) -> Cell:
    """The card on top of a discard pile."""
    return Cell("") if card is None else Cell(card_name(card), SUIT_STYLES[card.suit])


def reach(card: Card, view: SequenceView, say: Say) -> str:
    """Where a card can go."""
    if card.is_wild:
        return say("seq-reach-wild")
    if card.is_remover:
        return say("seq-reach-remover")
    free = [NAMES[cell] for cell in CELLS_OF[card] if view.board[cell] is None]
    return ", ".join(free) if free else say("seq-reach-dead")


def board_block(view: SequenceView, say: Say) -> Block:
    """The board: chips by colour and shape, playable cells marked, columns and rows named."""
    # A wild jack can go to every free cell: marking all of them would not help.
    playable = {
        CELL_OF[move.cell] for move in view.legal_moves if isinstance(move, Play) and not move.card.is_wild
    }
    in_line = {CELL_OF[cell] for line in view.lines for cell in line.cells}
    rows: list[tuple[Cells, ...]] = []
    for row in range(SIZE):
        cells = [board_cell(row * SIZE + column, view, playable, in_line) for column in range(SIZE)]
        rows.append((Cell(f"{row + 1}", "dim"), *cells))
    letters = tuple(f" {chr(ord('a') + column)}" for column in range(SIZE))
    return Block(say("seq-board-title"), ("", *letters), tuple(rows))


def board_cell(cell: int, view: SequenceView, playable: set[int], in_line: set[int]) -> Cell:
    """One cell of the board."""
    owner, card = view.board[cell], CARD_AT[cell]
    if card is None:
        return Cell(f" {CORNER}", "bright_yellow")
    if owner is not None:
        shapes = LINE_SHAPES if cell in in_line else SHAPES
        mark = PLAYABLE if cell in playable else " "
        return Cell(f"{mark}{shapes[owner]}", f"bold {TEAM_STYLES[owner]}")
    if cell in playable:
        return Cell(f"{PLAYABLE}{card_name(card):<3}", "bold bright_white")
    # Every column is wide enough for a ten.
    return Cell(f" {card_name(card):<3}", "dim")


def team_blocks(event: MatchScored, names: Sequence[str], say: Say) -> list[Block]:
    """A match on a score pad, team by team."""
    blocks = []
    for team, count in enumerate(event.lines):
        won = team in event.winners
        lines = say("seq-team-lines", count=count)
        if not event.winners:
            why = say("seq-pad-open", lines=lines)
        elif won:
            why = say("seq-pad-won" if len(event.winners) == 1 else "seq-pad-shared", lines=lines)
        else:
            why = say("seq-pad-lost", lines=lines)
        title = say("seq-pad-title", name=names[team], count=event.scores[team])
        row = (Cell(say("seq-pad-lines")), Cell(why, "dim"), Cell("+1" if won else "0", point_style(won)))
        blocks.append(Block(title, (), (row,)))
    return blocks


def known_card(word: str, view: SequenceView) -> Card:
    """The card that a player gave by its number in the hand or its name."""
    hand = list(dict.fromkeys(view.hand))
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= len(hand):
        return hand[int(word) - 1]
    plain = word.translate(str.maketrans("♠♥♦♣", "shdc")).upper()
    for card in Card:
        if card.value == plain:
            return card
    raise InvalidMove(
        f"{shown(word)!r} is none of your cards; type a number from 1 to {len(hand)} or a card such as 7S",
        reason="typed-no-playing-card",
        value=shown(word),
        last=len(hand),
    )
