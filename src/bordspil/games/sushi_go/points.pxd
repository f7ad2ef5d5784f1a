cimport cython
from libc.stdint cimport uint64_t

from bordspil.games.sushi_go.packed cimport count_of

# Slots of a tray: the kinds of cards, then the nigiri that lie on wasabi.
cpdef enum:
    TEMPURA
    SASHIMI
    DUMPLING
    MAKI1
    MAKI2
    MAKI3
    SALMON
    SQUID
    EGG
    PUDDING
    WASABI
    CHOPSTICKS
    DIPPED_SALMON
    DIPPED_SQUID
    DIPPED_EGG

cpdef enum:
    UNPLACED
    MOST
    SECOND
    FEWEST

# What a tray scores points for: the columns of write_round_points.
cpdef enum:
    MAKI_COLUMN
    TEMPURA_COLUMN
    SASHIMI_COLUMN
    DUMPLING_COLUMN
    SALMON_COLUMN
    SQUID_COLUMN
    EGG_COLUMN
    COLUMNS

# A row of them for each of five places.
ctypedef int PointsTable[5 * COLUMNS]

# The numbers of the rulebook: points.py has their values.
cdef int MAKI_MOST, MAKI_SECOND, TEMPURA_PAIR, SASHIMI_THREE, WASABI_FACTOR
cdef int SALMON_VALUE, SQUID_VALUE, EGG_VALUE, PUDDING_MOST, PUDDING_FEWEST
cdef int DUMPLINGS[6]

cdef int rolls_in(uint64_t tray) noexcept nogil
@cython.locals(dipped=cython.int)
cdef int nigiri_points(uint64_t tray, int kind, int value) noexcept nogil
@cython.locals(place=cython.int, tray=uint64_t, start=cython.int)
cdef void write_round_points(uint64_t* trays, int places, int* points, int* rolls, int* ranks) noexcept nogil
@cython.locals(
    place=cython.int, most=cython.int, second=cython.int, most_count=cython.int, second_count=cython.int,
    most_share=cython.int, second_share=cython.int)
cdef void write_maki_points(int* rolls, int places, int* points, int* ranks) noexcept nogil
@cython.locals(
    place=cython.int, most=cython.int, fewest=cython.int, most_count=cython.int, fewest_count=cython.int)
cdef void write_pudding_points(int* puddings, int places, int* points, int* ranks) noexcept nogil
@cython.locals(packed=uint64_t[5], place=cython.int, column=cython.int)
cpdef list round_points(trays, int places)
@cython.locals(place=cython.int)
cpdef list pudding_points(puddings, int places)
