# The action numbers of moves.py, and its functions on them as inline C.

cdef enum:
    FACE_COUNT = 19
    TAKE = 0
    LIFT = TAKE + FACE_COUNT
    ROLL = LIFT + FACE_COUNT
    OFFER = ROLL + 1
    GET = OFFER + FACE_COUNT


cdef inline int swap_action(int seat, int face) noexcept nogil:
    return GET + FACE_COUNT * seat + face


cdef inline int swap_seat(int action) noexcept nogil:
    return (action - GET) // FACE_COUNT


cdef inline int swap_face(int action) noexcept nogil:
    return (action - GET) % FACE_COUNT
