"""What earlier versions said, compared with what is said today."""

from __future__ import annotations

from typing import Any


def without_later_facts(told: Any) -> Any:
    """Plain data without what only later versions tell: the plates of a scored round of Sushi Go!.

    >>> without_later_facts([{"event": "round-scored", "round": 1, "places": []}, {"event": "match-ended"}])
    [{'event': 'round-scored', 'round': 1}, {'event': 'match-ended'}]
    """
    if isinstance(told, list | tuple):
        return [without_later_facts(each) for each in told]
    if not isinstance(told, dict):
        return told
    is_scoring = told.get("event") == "round-scored"
    return {
        key: without_later_facts(each) for key, each in told.items() if not (is_scoring and key == "places")
    }
