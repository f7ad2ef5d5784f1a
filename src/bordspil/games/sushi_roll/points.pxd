cimport cython
from libc.stdint cimport int16_t, uint64_t

# The faces, in the order of parts.py.
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

cpdef enum:
    UNPLACED
    MOST
    SECOND
    FEWEST
    EVERYONE

# What a tray brings points for: the columns of round_points.
cpdef enum:
    MAKI_COLUMN
    DUMPLING_COLUMN
    TEMPURA_COLUMN
    SASHIMI_COLUMN
    EGG_COLUMN
    SALMON_COLUMN
    SQUID_COLUMN
    COLUMNS

# The numbers of the rulebook: their values stand once, in points.py.
cdef int MAKI_MOST, MAKI_SECOND, WASABI_FACTOR, EGG_VALUE, SALMON_VALUE, SQUID_VALUE
cdef int PUDDING_MOST, PUDDING_FEWEST, TOKENS_A_POINT
cdef int DUMPLINGS[4]
cdef int TEMPURAS[4]
cdef int SASHIMIS[4]

cdef int rolls_in(uint64_t tray) noexcept nogil
cdef int set_points(int count, int* values) noexcept nogil
cdef int nigiri_points(uint64_t tray, int dipped, int face, int value) noexcept nogil
@cython.locals(seat=cython.int, tray=uint64_t, start=cython.int)
cdef void round_points(
    uint64_t* trays, int16_t* dipped, int seats, int* points, int* rolls, int* ranks) noexcept nogil
@cython.locals(seat=cython.int, most=cython.int, second=cython.int)
cdef void maki_points(int* rolls, int seats, int* points, int* ranks) noexcept nogil
@cython.locals(seat=cython.int, most=cython.int, fewest=cython.int)
cdef void pudding_points(int* puddings, int seats, int* points, int* ranks) noexcept nogil
cdef int token_points(int menus, int chopsticks) noexcept nogil
@cython.locals(
    bunches=uint64_t[5], dips=int16_t[5], points=int[35], rolls=int[5], ranks=int[5], seat=cython.int,
    column=cython.int)
cpdef list tell_round_points(trays, dipped, int seats)
@cython.locals(full=cython.int, rest=cython.int)
cpdef tuple tell_set_parts(int face, int count)
@cython.locals(points=int[35], rolls=int[5], ranks=int[5], seats=cython.int, seat=cython.int)
cpdef list tell_maki_points(symbols)
@cython.locals(counts=int[5], points=int[5], ranks=int[5], seat=cython.int)
cpdef list tell_pudding_points(puddings, int seats)
cpdef int tell_token_points(int menus, int chopsticks)
