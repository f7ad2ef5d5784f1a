cimport cython
from libc.stdint cimport int16_t, uint64_t

from bordspil.games.sequence.state cimport SequenceFace

# Values stand once, in traits.py, strengths.py, board.py and weights.py.
cdef uint64_t WILDS, REMOVING
cdef int CHIP, OURS, THEIRS, GONE, TAKEN, COUNT, FIRST_EXTRA
cdef int KIND[7776]
cdef int FOUR[5]
cdef int FOUR_HELD[2]
cdef int THREE_HELD[2]
cdef double STRENGTH[738]
cdef int CELL_A[52]
cdef int CELL_B[52]
cdef int STEP[4]
cdef int SLOT[192]
cdef int NEARBY[1344]
cdef int CORNER_CELL[4]
cdef double CONSOLATION

@cython.locals(way=cython.Py_ssize_t, step=cython.Py_ssize_t, cell=cython.Py_ssize_t, slot=cython.Py_ssize_t)
cdef void add_up(int16_t* codes, int16_t* sums) noexcept nogil
cdef void write(int16_t* codes, uint64_t up, uint64_t low, int code) noexcept nogil


cdef class SequenceChances(SequenceFace):
    @cython.locals(
        found=int[64], strength=double[3], best=cython.double, total=cython.double, team=cython.int,
        seat=cython.int)
    cdef void estimate(self, double* chances, double* points) noexcept nogil
    @cython.locals(winners=cython.uint, sides=cython.int, team=cython.int, seat=cython.int)
    cdef void settle_up(self, double* chances, double* points) noexcept nogil
    @cython.locals(place=cython.int)
    cdef int context(self, int team) noexcept nogil
    @cython.locals(place=cython.int, index=cython.int, total=cython.double)
    cdef double strength(self, int team, int* found) noexcept nogil
    @cython.locals(
        codes=int16_t[100], sums=int16_t[400], index=cython.int, seat=cython.int, ours=uint64_t, theirs=uint64_t,
        wilds=cython.int, removers=cython.int, fours=cython.int, helds=cython.int)
    cdef void survey(self, int team, int* found) noexcept nogil
    @cython.locals(cell=cython.int, index=cython.int, other=cython.int, cards=uint64_t, card=cython.int, code=cython.int)
    cdef void lay_cards(self, int team, uint64_t ours, uint64_t theirs, int16_t* codes) noexcept nogil
