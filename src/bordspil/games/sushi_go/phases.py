"""The phases of a match, in the order of planning.pxd, where they are constants of C (a test compares them)."""

from __future__ import annotations

DEAL, DRAW, CHOOSE, REVEAL, PASS, LAST, SCORE, DESSERT, OVER = range(9)
