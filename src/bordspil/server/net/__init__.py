"""Bytes to messages and back: sockets, protocols, rate limits, load shedding."""
