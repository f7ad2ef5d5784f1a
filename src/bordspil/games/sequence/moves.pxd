# The action numbers of moves.py as C constants, and its function as inline C.
cdef enum:
    PLAY = 0
    WILD_DIAMONDS = 100
    WILD_CLUBS = 200
    REMOVE_SPADES = 300
    REMOVE_HEARTS = 400
    DEAD = 500
    LOSE = 552
    DRAW = 604
    PASS = 605
    LINE = 606


cdef inline int cell_of(int action) noexcept nogil:
    return action % 100
