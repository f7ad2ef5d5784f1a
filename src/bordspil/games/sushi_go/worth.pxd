cimport cython
from libc.stdint cimport uint64_t

cdef double NIGIRI_WORTH[3]
cdef double DUMPLING_WORTH[6]
cdef double SASHIMI_HOPE[2]
cdef double FADES[11]
cdef double ROLL_WORTH, TEMPURA_HOPE, WASABI_HOPE, CHOPSTICKS_HOPE, PUDDING_WORTH, INVISIBLE_SHARE
cdef double TEMPURA_NOW, SASHIMI_NOW


@cython.locals(hope=cython.double, there=cython.int)
cdef double card_worth(uint64_t tray, int kind, int turns_left) noexcept nogil
cdef double invisible_worth(uint64_t tray, int kind, int turns_left) noexcept nogil

cdef double CALM[24]
cdef double SWEET[24]
cdef double ROUND_SCORE[6]

@cython.locals(place=cython.int, row=cython.int, table=cython.int, best=cython.double, total=cython.double, mean=cython.double)
cdef void foresee(
    int* scores, int* puddings, int seats, int places, int rounds_left, double* chances, double* points) noexcept nogil
