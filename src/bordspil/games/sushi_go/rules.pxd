cimport cython
from libc.stdint cimport uint8_t, uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sushi_go.planning cimport SushiGoPlanning


# The numbers of the rulebook: their values stand once, in rules.py.
cdef int ROUNDS
cdef int HAND_SIZES[6]


@cython.locals(dips=cython.int)
cdef uint64_t laid(uint64_t tray, int kind) noexcept nogil


cdef class SushiGoState(SushiGoPlanning):
    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef bint may_choose(self, int seat) noexcept nogil
    cdef bint controls(self, int seat) noexcept nogil
    cdef uint64_t tray_after(self, uint64_t tray, int kind) noexcept nogil
    cdef bint may_take_two(self, int seat) noexcept nogil
    @cython.locals(
        hand=uint64_t, kinds=uint64_t, firsts=uint64_t, seconds=uint64_t, left=uint64_t,
        count=cython.int, first=cython.int, second=cython.int, action=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    @cython.locals(others=uint64_t)
    cdef int add_action(self, int* actions, int count, int action, uint64_t left, int seat) noexcept nogil
    @cython.locals(
        hand=uint64_t, kinds=uint64_t, singles=cython.int, count=cython.int, first=cython.int,
        doubles=uint64_t, number=cython.int, row=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void choose(self, int seat, int action) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    @cython.locals(
        cards=uint8_t[200], total=cython.int, seat=cython.int, card=cython.int, _=cython.int, hand=uint64_t)
    cdef void deal(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void lay_pick(self, int seat) noexcept nogil
    @cython.locals(hand=uint64_t, tray=uint64_t)
    cdef void lay_several(self, int seat, int first, int second, int third) noexcept nogil
    @cython.locals(seat=cython.int, last=cython.int, saved=uint64_t)
    cdef void pass_hands(self) noexcept nogil
    @cython.locals(cards=uint8_t[200], total=cython.int, other=cython.int)
    cdef void draw_from_pile(self, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lay_last(self) noexcept nogil
    cdef void await_choices(self) noexcept nogil
    @cython.locals(
        place=cython.int, column=cython.int, rolls=int[5], points=int[35], ranks=int[5], tray=uint64_t)
    cdef void score_round(self) noexcept nogil
    @cython.locals(place=cython.int, puddings=int[5], points=int[5], ranks=int[5])
    cdef void score_desserts(self) noexcept nogil
    cdef bint goes_right(self) noexcept nogil
    @cython.locals(passes=cython.int)
    cdef uint64_t known_to(self, int observer, int seat) noexcept nogil
    @cython.locals(
        seat=cython.int, pool=uint64_t, cards=uint8_t[200], total=cython.int, known=uint64_t, card=cython.int,
        missing=cython.int, _=cython.int)
    cdef void resample(self, int observer, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void copy(self, SushiGoState source) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, rank=cython.int, mask=cython.uint)
    cdef unsigned int winners_mask(self) noexcept nogil
    cdef int shown_in(self, int seat) noexcept nogil
    cdef void take_shown(self, int seat, int kind) noexcept nogil
    @cython.locals(place=cython.int, mixed=uint64_t, rest=uint64_t)
    cdef uint64_t fingerprint(self) noexcept nogil
    @cython.locals(other=SushiGoState)
    cpdef State clone(self)
