from bordspil.core.state cimport State


cdef class SushiRollFace(State):
    pass
