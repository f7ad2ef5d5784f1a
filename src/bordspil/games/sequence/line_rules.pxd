cimport cython
from libc.stdint cimport uint64_t

from bordspil.games.sequence.bits cimport has_five

# The windows of the board: board.py has their values.
cdef int THROUGH[2000]
cdef int OVERLAPS[1344]
cdef uint64_t WINDOW_UP[192]
cdef uint64_t WINDOW_LOW[192]
cdef uint64_t FIRSTS_UP[400]
cdef uint64_t FIRSTS_LOW[400]
cdef uint64_t CORNERS_UP, CORNERS_LOW

cdef bint is_full(int window, uint64_t up, uint64_t low) noexcept nogil
@cython.locals(index=cython.int)
cdef bint may_share(int window, int other) noexcept nogil
@cython.locals(count=cython.int, window=cython.int)
cdef int write_lines(uint64_t up, uint64_t low, int* found) noexcept nogil
@cython.locals(count=cython.int, index=cython.int, window=cython.int)
cdef int write_lines_through(int cell, uint64_t up, uint64_t low, int first, int* found) noexcept nogil
@cython.locals(way=cython.int)
cdef bint completes_line(int cell, uint64_t up, uint64_t low) noexcept nogil
