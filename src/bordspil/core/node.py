"""Nodes and edges of a search that runs uncompiled (search.pxd holds them as C structs)."""

from __future__ import annotations


class PlainEdge:
    """What is known of one action at a node: sums over its visits."""

    def __init__(self) -> None:
        self.value = self.points = self.prior = 0.0
        self.visits = self.action = 0


class PlainNode:
    """What a seat may know at some moment: its edges lie side by side from `first` on."""

    def __init__(self) -> None:
        self.value = 0.0
        self.visits = self.first = self.count = 0
