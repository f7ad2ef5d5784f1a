cimport cython
from libc.stdint cimport int16_t, int64_t, uint8_t, uint32_t, uint64_t

from bordspil.core.rng cimport Rng
from bordspil.core.state cimport State
from bordspil.games.sushi_roll.planning cimport SushiRollPlanning


# The numbers of the rulebook: their values stand once, in rules.py.
cdef int ROUNDS, FIRST_MENUS, FIRST_CHOPSTICKS, EIGHT_DICE
cdef int BELT_SIZES[6]


cdef class SushiRollState(SushiRollPlanning):
    cdef unsigned int due_mask(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint others_have_dice(self) noexcept nogil
    @cython.locals(left=uint64_t, last=uint64_t)
    cdef uint64_t open_lifts(self) noexcept nogil
    @cython.locals(faces=uint64_t, count=cython.int, other=cython.int)
    cdef int legal_actions(self, int seat, int* actions) noexcept nogil
    cdef int add_actions(self, int* actions, int count, uint64_t faces, int base) noexcept nogil
    @cython.locals(faces=uint64_t, count=cython.int, kinds=cython.int, number=cython.int, other=cython.int)
    cdef int random_action(self, int seat, Rng rng) noexcept nogil
    cdef void apply(self, int seat, int action, Rng rng) noexcept nogil
    cdef void step(self, Rng rng) noexcept nogil
    @cython.locals(
        kinds=uint8_t[75], kind=cython.int, total=cython.int, chosen=cython.int, seat=cython.int,
        _=cython.int, drawn=uint64_t)
    cdef void draw(self, Rng rng) noexcept nogil
    @cython.locals(number=uint32_t, fresh=uint64_t, faces=uint64_t, kind=cython.int, _=cython.int)
    cdef uint64_t rolled(self, uint64_t bunch, Rng rng) noexcept nogil
    cdef void take(self, int seat, int face) noexcept nogil
    cdef void lay(self, int seat, int face) noexcept nogil
    @cython.locals(gain=cython.int)
    cdef void gain_tokens(self, int seat, int face) noexcept nogil
    cdef void roll_again(self, int seat, Rng rng) noexcept nogil
    cdef void swap(self, int seat, int other, int face) noexcept nogil
    @cython.locals(last=cython.int, seat=cython.int, saved=uint64_t)
    cdef void move_belts(self, Rng rng) noexcept nogil
    @cython.locals(
        points=int[35], rolls=int[5], ranks=int[5], seat=cython.int, column=cython.int, kind=cython.int)
    cdef void score_round(self) noexcept nogil
    @cython.locals(points=int[5], puddings=int[5], ranks=int[5], seat=cython.int)
    cdef void score_rest(self) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void resample(self, int observer, Rng rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void copy(self, SushiRollState source) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void returns(self, double* values) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, rank=cython.int, mask=cython.uint)
    cdef unsigned int winners_mask(self) noexcept nogil
    @cython.locals(seat=cython.int, kind=cython.int, mixed=uint64_t, rest=uint64_t)
    cdef uint64_t fingerprint(self) noexcept nogil
    @cython.locals(seen=uint64_t[19], face=cython.int)
    cpdef tuple run_rolls(self, bunch, count, rng)
    @cython.locals(_=int64_t, face=cython.int, rolled=uint64_t, faces=uint64_t)
    cdef void tally_rolls(self, uint64_t bunch, int64_t count, Rng rng, uint64_t* seen) noexcept nogil
    @cython.locals(other=SushiRollState)
    cpdef State clone(self)
