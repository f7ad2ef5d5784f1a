from bordspil.core.state cimport State


cdef class SushiGoFace(State):
    pass
