from bordspil.core.state cimport State


cdef class SequenceFace(State):
    pass
