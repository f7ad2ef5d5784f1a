# The numbers of the jacks (card_sets.py) as C constants.
cdef enum:
    JACK_SPADES = 9
    JACK_HEARTS = 22
    JACK_DIAMONDS = 35
    JACK_CLUBS = 48
