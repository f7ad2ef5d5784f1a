"""Reasons that both sushi games give: the races for maki rolls and puddings."""

from __future__ import annotations

from collections.abc import Sequence

from bordspil.core.reason import Purpose, Reason, Weighed

# The rough value of a share of the race before it is decided.
PUDDING_WEIGHT = 2.0
BEHIND_WEIGHT = 0.6


def best_other(counts: Sequence[int], place: int) -> int:
    """The other place with the most; among equals the next one around the table."""
    others = [(place + step) % len(counts) for step in range(1, len(counts))]
    return max(others, key=lambda other: counts[other])


def maki_reason(rolls: Sequence[int], place: int, before: int, after: int) -> Weighed:
    """The race for maki, with the new rolls included; `before` and `after` are the points as it stands."""
    rival = best_other(rolls, place)
    own, most = rolls[place], rolls[rival]
    if own > most:
        kind = Purpose.SCORES if after > before else Purpose.KEEPS
        facts = {"rolls": own, "others": most, "seat": rival, "points": after}
        return max(after - before, 1.0), Reason.of(kind, "maki-lead", **facts)
    if own == most:
        facts = {"rolls": own, "seat": rival, "points": after}
        return max(after - before, 1.0), Reason.of(Purpose.SCORES, "maki-tied", **facts)
    if after > 0:
        facts = {"rolls": own, "others": most, "seat": rival, "points": after}
        return max(after - before, 0.8), Reason.of(Purpose.SCORES, "maki-second", **facts)
    facts = {"rolls": own, "others": most, "seat": rival}
    return BEHIND_WEIGHT, Reason.of(Purpose.BUILDS, "maki-behind", **facts)


def pudding_reason(puddings: Sequence[int], place: int, more: int) -> Weighed:
    """The race for puddings, with the place's `more` new ones included."""
    rival = best_other(puddings, place)
    own, most = puddings[place], puddings[rival]
    fewest = min([count for other, count in enumerate(puddings) if other != place])
    if own > most:
        facts = {"count": own, "others": most, "seat": rival}
        return PUDDING_WEIGHT, Reason.of(Purpose.BUILDS, "pudding-most", **facts)
    if own == most:
        return PUDDING_WEIGHT, Reason.of(Purpose.BUILDS, "pudding-tied", count=own, seat=rival)
    # With two players nobody loses points for the fewest.
    if len(puddings) > 2 and own - more <= fewest < own:
        return PUDDING_WEIGHT, Reason.of(Purpose.BUILDS, "pudding-safe", count=own)
    facts = {"count": own, "others": most, "seat": rival}
    return BEHIND_WEIGHT, Reason.of(Purpose.BUILDS, "pudding-behind", **facts)
