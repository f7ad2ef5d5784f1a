cimport cython
from libc.stdint cimport uint64_t

from bordspil.core.rng cimport Rng
from bordspil.games.sequence.planning cimport SequencePlanning

# Its value stands once, in hand.py.
cdef uint64_t ALL_CARDS


cdef class SequenceCards(SequencePlanning):
    @cython.locals(
        cutting=cython.uint, again=cython.uint, lowest_rank=cython.int, rank=cython.int, seat=cython.int,
        cards=uint64_t, twice=uint64_t, card=cython.int)
    cdef void cut(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void deal_hands(self, Rng rng) noexcept nogil
    cdef void keep_card(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint renew_deck(self) noexcept nogil
    @cython.locals(number=cython.int, card=cython.int)
    cdef int draw_card(self, int seat, Rng rng) noexcept nogil
    cdef void drop_card(self, int seat, int card) noexcept nogil
    cdef void discard_card(self, int seat, int card) noexcept nogil
    cdef void exchange(self, int seat, int card, Rng rng) noexcept nogil
    @cython.locals(before=cython.int)
    cdef void draw_late(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, sizes=int[12], _=cython.int)
    cdef void resample(self, int observer, Rng rng) noexcept nogil
