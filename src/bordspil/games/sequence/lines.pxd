cimport cython
from libc.stdint cimport uint64_t

# The lines of the board: their values stand once, in board.py.
cdef int WINDOWS_THROUGH[2000]
cdef uint64_t WINDOW_UP[192]
cdef uint64_t WINDOW_LOW[192]
cdef uint64_t CORNERS_UP, CORNERS_LOW

cdef bint is_full(int window, uint64_t up, uint64_t low) noexcept nogil
@cython.locals(up=uint64_t, low=uint64_t)
cdef bint may_share(int window, int other) noexcept nogil
@cython.locals(count=cython.int, window=cython.int)
cdef int all_lines(uint64_t up, uint64_t low, int* found) noexcept nogil
@cython.locals(count=cython.int, index=cython.int, window=cython.int)
cdef int lines_through(int cell, uint64_t up, uint64_t low, int first, int* found) noexcept nogil
