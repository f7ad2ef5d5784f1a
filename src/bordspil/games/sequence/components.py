"""What is in the box: two packs of cards without jokers, and chips."""

from __future__ import annotations

import enum


class Card(enum.Enum):
    """The 52 cards, each twice in the deck; action numbers follow this order, so it never changes.

    The text of a card is its rank (2 … 9, T, J, Q, K, A) and its suit (S, H, D, C).
    """

    TWO_SPADES = "2S"
    THREE_SPADES = "3S"
    FOUR_SPADES = "4S"
    FIVE_SPADES = "5S"
    SIX_SPADES = "6S"
    SEVEN_SPADES = "7S"
    EIGHT_SPADES = "8S"
    NINE_SPADES = "9S"
    TEN_SPADES = "TS"
    JACK_SPADES = "JS"
    QUEEN_SPADES = "QS"
    KING_SPADES = "KS"
    ACE_SPADES = "AS"

    TWO_HEARTS = "2H"
    THREE_HEARTS = "3H"
    FOUR_HEARTS = "4H"
    FIVE_HEARTS = "5H"
    SIX_HEARTS = "6H"
    SEVEN_HEARTS = "7H"
    EIGHT_HEARTS = "8H"
    NINE_HEARTS = "9H"
    TEN_HEARTS = "TH"
    JACK_HEARTS = "JH"
    QUEEN_HEARTS = "QH"
    KING_HEARTS = "KH"
    ACE_HEARTS = "AH"

    TWO_DIAMONDS = "2D"
    THREE_DIAMONDS = "3D"
    FOUR_DIAMONDS = "4D"
    FIVE_DIAMONDS = "5D"
    SIX_DIAMONDS = "6D"
    SEVEN_DIAMONDS = "7D"
    EIGHT_DIAMONDS = "8D"
    NINE_DIAMONDS = "9D"
    TEN_DIAMONDS = "TD"
    JACK_DIAMONDS = "JD"
    QUEEN_DIAMONDS = "QD"
    KING_DIAMONDS = "KD"
    ACE_DIAMONDS = "AD"

    TWO_CLUBS = "2C"
    THREE_CLUBS = "3C"
    FOUR_CLUBS = "4C"
    FIVE_CLUBS = "5C"
    SIX_CLUBS = "6C"
    SEVEN_CLUBS = "7C"
    EIGHT_CLUBS = "8C"
    NINE_CLUBS = "9C"
    TEN_CLUBS = "TC"
    JACK_CLUBS = "JC"
    QUEEN_CLUBS = "QC"
    KING_CLUBS = "KC"
    ACE_CLUBS = "AC"

    def __repr__(self) -> str:
        return f"Card.{self.name}"

    # Members are singletons; hashing by identity avoids a Python call.
    __hash__ = object.__hash__

    @property
    def rank(self) -> str:
        """2 to 9, T, J, Q, K or A."""
        return self._value_[0]

    @property
    def suit(self) -> str:
        """S, H, D or C."""
        return self._value_[1]

    @property
    def is_wild(self) -> bool:
        """SQ-8: a two-eyed jack."""
        return self in (Card.JACK_DIAMONDS, Card.JACK_CLUBS)

    @property
    def is_remover(self) -> bool:
        """SQ-9: a one-eyed jack."""
        return self in (Card.JACK_SPADES, Card.JACK_HEARTS)


CARDS: tuple[Card, ...] = tuple(Card)
INDEX: dict[Card, int] = {card: index for index, card in enumerate(CARDS)}
RANKS = "23456789TJQKA"

# The newest version of the rules; rules.py says what earlier ones did differently.
RULES_VERSION = 2
# SQ-1
COPIES = 2
CHIPS = 48
# SQ-16, by the number of teams.
LINES_TO_WIN: dict[int, int] = {2: 2, 3: 1}
# SQ-5: cards for each player, by the number of teams and of players.
HAND_SIZES: dict[int, dict[int, int]] = {
    2: {2: 7, 4: 6, 6: 5, 8: 4, 10: 3, 12: 3},
    3: {3: 6, 6: 5, 9: 4, 12: 3},
}
