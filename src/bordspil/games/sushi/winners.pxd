# The function of winners.py as inline C.
from libc.stdint cimport int16_t


cdef inline unsigned int winners_by_score(int16_t* scores, int16_t* puddings, int seat_count) noexcept nogil:
    cdef int seat, rank, best = -(1 << 20)
    cdef unsigned int winners = 0
    for seat in range(seat_count):
        # No number of puddings outweighs a point.
        rank = scores[seat] * 256 + puddings[seat]
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= <unsigned int>1 << seat
    return winners
