cimport cython
from libc.stdint cimport int16_t, uint64_t

from bordspil.games.sequence.chances cimport SequenceChances

# Numbers of actions (moves.py) and jacks (parts.py), as constants of C.
cdef enum:
    WILD = 100
    REMOVE = 300
    DEAD = 500
    LOSE = 552
    DRAW = 604
    PASS = 605
    LINE = 606

# Values stand once, in board.py and weights.py.
cdef uint64_t ALL_JACKS
cdef int OWN, NEXT, HELD, CORNER, THIRD, SUMS
cdef int WORTH[31104]
cdef int CELL_A[52]
cdef int CELL_B[52]
cdef int STEP[4]
cdef int SLOT[192]
cdef int PLACE[192]
cdef int NEARBY[1344]
cdef int CORNER_CELL[4]
cdef int WILD_PRICE, REMOVER_PRICE, BREAK, AT_ONCE
cdef double POINT

@cython.locals(way=cython.Py_ssize_t, step=cython.Py_ssize_t, place=cython.Py_ssize_t, cell=cython.Py_ssize_t)
cdef void spread(int* worth, int* field) noexcept nogil


cdef class SequencePlanning(SequenceChances):
    @cython.locals(mixed=uint64_t, rest=uint64_t, team=cython.int, seat=cython.int, since=cython.int)
    cdef uint64_t public_key(self) noexcept nogil
    cdef uint64_t knowledge(self, int seat) noexcept nogil
    @cython.locals(
        codes=int16_t[100], sums=int16_t[400], worth=int[576], field=int[100], index=cython.int, action=cython.int,
        table=cython.int, kind=cython.int, wanted=cython.int, cell=cython.int, total=cython.int)
    cdef void weigh(self, int seat, int* actions, int count, double* worths) noexcept nogil
    @cython.locals(cell=cython.int, index=cython.int, other=cython.int, cards=uint64_t)
    cdef void lay_out(self, int own, uint64_t hand, int16_t* codes) noexcept nogil
    @cython.locals(team=cython.int, rest=cython.int)
    cdef int table_for(self, int own) noexcept nogil
    @cython.locals(number=cython.Py_ssize_t, team=cython.int, index=cython.int)
    cdef void look_up(self, int table, int16_t* sums, int* worth) noexcept nogil
    @cython.locals(best=cython.int, total=cython.int)
    cdef int card_worth(self, int card, int* field) noexcept nogil
    @cython.locals(index=cython.int, total=cython.int)
    cdef int line_worth(self, int line, int* worth) noexcept nogil
    @cython.locals(team=cython.int, index=cython.int, up=uint64_t, low=uint64_t)
    cdef bint breaks_line(self, int cell) noexcept nogil
