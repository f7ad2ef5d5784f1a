"""The phases of a match, in the order of rules.pxd, where they are constants of C (a test compares them)."""

from __future__ import annotations

CUT, DEAL, ACT, CHOOSE, LOSING, REFILL, OVER = range(7)
