# The functions of moves.py that take action numbers apart, as inline C.
cdef enum:
    PAIRS = 12
    INVISIBLE = 156


cdef inline int with_second(int first, int second) noexcept nogil:
    return first + PAIRS * (second + 1)


cdef inline int with_invisible(int action, int kind) noexcept nogil:
    return action + INVISIBLE * (kind + 1)


cdef inline int first_of(int action) noexcept nogil:
    return action % PAIRS


cdef inline int second_of(int action) noexcept nogil:
    return action // PAIRS % (PAIRS + 1) - 1


cdef inline int invisible_of(int action) noexcept nogil:
    return action // INVISIBLE - 1
