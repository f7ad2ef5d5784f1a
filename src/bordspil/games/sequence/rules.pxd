cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sequence.cards cimport SequenceCards


# The phases as C constants; rules.py gives the same names for running uncompiled.
cpdef enum:
    CUT
    DEAL
    ACT
    CHOOSE
    LOSING
    REFILL
    OVER

# Where the action numbers of each kind of move begin (moves.py).
cpdef enum:
    PLAY = 0
    WILD = 100
    REMOVE = 300
    DEAD = 500
    LOSE = 552
    DRAW = 604
    PASS = 605
    LINE = 606

# Jacks, in the order of parts.py.
cpdef enum:
    JACK_SPADES = 9
    JACK_HEARTS = 22
    JACK_DIAMONDS = 35
    JACK_CLUBS = 48

# The numbers of the rulebook and the board: their values stand once, in parts.py and board.py.
cdef int CHIPS_A_TEAM
cdef int CARD_ON[100]
cdef int CELL_A[52]
cdef int CELL_B[52]
cdef uint64_t FIRSTS_UP[400]
cdef uint64_t FIRSTS_LOW[400]
cdef uint64_t SAFE_UP[192]
cdef uint64_t SAFE_LOW[192]
cdef uint64_t CORNERS_UP, CORNERS_LOW, PLAIN_UP, PLAIN_LOW, ALL_CARDS, ALL_JACKS


cdef class SequenceState(SequenceCards):
    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int team_of(self, int seat) noexcept nogil
    cdef uint64_t free_up(self) noexcept nogil
    cdef uint64_t free_low(self) noexcept nogil
    @cython.locals(own=cython.int, bits=uint64_t, team=cython.int)
    cdef uint64_t removable_up(self, int seat) noexcept nogil
    @cython.locals(own=cython.int, bits=uint64_t, team=cython.int)
    cdef uint64_t removable_low(self, int seat) noexcept nogil
    cdef bint has_chips(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, mask=cython.uint)
    cdef unsigned int drawers(self) noexcept nogil
    @cython.locals(count=cython.int, cards=uint64_t)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    @cython.locals(start=cython.int, hand=uint64_t, cards=uint64_t, up=uint64_t, low=uint64_t)
    cdef int add_plays(self, int seat, int* actions, int count) noexcept nogil
    cdef uint64_t dead_cards(self, int seat) noexcept nogil
    cdef int add_cells(self, int* actions, int count, uint64_t up, uint64_t low, int base) noexcept nogil
    cdef int next_seat(self, int seat) noexcept nogil
    cdef bint is_free(self, int cell) noexcept nogil
    cdef int line_chooser(self) noexcept nogil
    @cython.locals(found=int[192], index=cython.int, team=cython.int, more=cython.int)
    cdef int add_lines(self, int* actions, int count) noexcept nogil
    @cython.locals(
        hand=uint64_t, dead=uint64_t, firsts=cython.int, seconds=cython.int, wilds=cython.int,
        removals=cython.int, total=cython.int, count=cython.int, number=cython.int, card=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    @cython.locals(uppers=cython.int)
    cdef int nth_cell(self, uint64_t up, uint64_t low, int number) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void act(self, int seat, int action, Rng rng) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    cdef void deal(self, Rng rng) noexcept nogil
    cdef void place(self, int seat, int cell) noexcept nogil
    cdef void put_on(self, int team, int cell) noexcept nogil
    @cython.locals(team=cython.int)
    cdef void remove(self, int seat, int cell) noexcept nogil
    @cython.locals(found=int[192])
    cdef void find_standing(self, int seat, int team, int cell) noexcept nogil
    cdef void take_off(self, int team, int cell) noexcept nogil
    @cython.locals(team=cython.int, count=cython.int, found=int[20])
    cdef void find_lines(self, int seat, int cell) noexcept nogil
    @cython.locals(index=cython.int, other=cython.int)
    cdef void settle_lines(self, int seat, int team, int cell, int* found, int count) noexcept nogil
    @cython.locals(up=uint64_t, low=uint64_t)
    cdef bint has_line(self, int team, int way) noexcept nogil
    cdef void complete(self, int team, int window) noexcept nogil
    cdef int lines_of(self, int team) noexcept nogil
    cdef void finish_play(self, int seat) noexcept nogil
    cdef void next_turn(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void punish(self, int team) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    @cython.locals(seat=cython.int, most=cython.int, team=cython.int, mask=cython.uint)
    cdef unsigned int winners_mask(self) noexcept nogil
    @cython.locals(other=SequenceState)
    cpdef State clone(self)
