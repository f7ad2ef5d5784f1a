cimport cython
from libc.stdint cimport int16_t, uint64_t

from bordspil.games.sushi_roll.packed cimport count_of

# The numbers of the faces, in the order of `Face`.
cpdef enum:
    EGG
    SALMON
    SQUID
    MAKI1
    MAKI2
    MAKI3
    WASABI
    MENU1
    MENU2
    MENU3
    CHOPSTICKS1
    CHOPSTICKS2
    CHOPSTICKS3
    PUDDING1
    PUDDING2
    PUDDING3
    DUMPLING
    TEMPURA
    SASHIMI

# Ranks in maki and puddings.
cpdef enum:
    UNPLACED
    MOST
    SECOND
    FEWEST
    EVERYONE

# What a tray scores for: the columns of write_round_points.
cpdef enum:
    MAKI_COLUMN
    DUMPLING_COLUMN
    TEMPURA_COLUMN
    SASHIMI_COLUMN
    EGG_COLUMN
    SALMON_COLUMN
    SQUID_COLUMN
    COLUMNS

# A row of them for each of five seats.
ctypedef int PointsTable[5 * COLUMNS]

# The numbers of the rulebook; points.py has their values.
cdef int WASABI_FACTOR, EGG_VALUE, SALMON_VALUE, SQUID_VALUE, PUDDING_MOST, PUDDING_FEWEST, TOKENS_PER_POINT
cdef int MAKI_POINTS[3]
cdef int DUMPLINGS[4]
cdef int TEMPURAS[4]
cdef int SASHIMIS[4]

cdef int maki_symbols(uint64_t tray) noexcept nogil
cdef int set_points(int count, int* values) noexcept nogil
cdef int nigiri_points(uint64_t tray, uint64_t dipped, int face, int value) noexcept nogil
@cython.locals(seat=cython.int, tray=uint64_t, start=cython.int)
cdef void write_round_points(
    uint64_t* trays, int16_t* dipped, int seats, int* points, int* symbols, int* ranks) noexcept nogil
cdef int maki_rank(int own, int most, int second) noexcept nogil
@cython.locals(seat=cython.int, most=cython.int, second=cython.int)
cdef void write_maki_points(int* symbols, int seats, int* points, int* ranks) noexcept nogil
@cython.locals(seat=cython.int, most=cython.int, fewest=cython.int)
cdef void write_pudding_points(int* puddings, int seats, int* points, int* ranks) noexcept nogil
cpdef int token_points(int menus, int chopsticks) noexcept nogil
@cython.locals(packed_trays=uint64_t[5], packed_dipped=int16_t[5], seat=cython.int, column=cython.int)
cpdef list round_points(trays, dipped, int seats)
@cython.locals(full=cython.int, rest=cython.int)
cpdef tuple points_by_set(int face, int count)
@cython.locals(seats=cython.int, seat=cython.int)
cpdef list maki_points(symbols)
@cython.locals(seat=cython.int)
cpdef list pudding_points(puddings, int seats)
