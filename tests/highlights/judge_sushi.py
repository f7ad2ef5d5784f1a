"""Judges the highlights of the sushi games by what was scored; it shares no code with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.highlights.finished import Data, Finished

Verdict = Callable[[Data, Finished], bool]
SCORINGS = ("round-scored", "desserts-scored", "rest-scored")


def scorings(played: Finished) -> list[Data]:
    """All scorings, in order."""
    return [event for event, _ in played.events(*SCORINGS)]


def round_of(played: Finished, number: int) -> Data:
    """The scoring of a round."""
    (found,) = [event for event in scorings(played) if event.get("round") == number]
    return found


def seats_in(played: Finished, scoring: Data) -> list[Data]:
    """The players' places in a scoring."""
    places: list[Data] = scoring["scoring"]["places"][: len(played.scores)]
    return places


def scores_after(played: Finished, number: int) -> list[int]:
    """The scores after a round, added up from its points and those before."""
    sums = [0] * len(played.scores)
    for event in scorings(played):
        if event.get("round") is not None and event["round"] <= number:
            sums = [sum_ + place["points"] for sum_, place in zip(sums, seats_in(played, event), strict=True)]
    return sums


def last_round(played: Finished) -> int:
    return max(int(event["round"]) for event in scorings(played) if event.get("round") is not None)


def others(values: list[int], seat: int) -> list[int]:
    return [value for other, value in enumerate(values) if other != seat]


def scored(played: Finished, scoring: Data, seat: int, kind: str) -> int:
    """The points of a seat for a kind, which may be `squid/wasabi`."""
    name, _, wasabi = kind.partition("/")
    lines = [line for line in seats_in(played, scoring)[seat]["lines"] if line["kind"] == name]
    assert len(lines) <= 1
    if wasabi:
        assert all(line["dipped"] == line["count"] > 0 for line in lines), "all lie on wasabi"
    return sum(line["points"] for line in lines)


def puddings(played: Finished) -> list[tuple[int, int]]:
    """The number of puddings and their points, of every place."""
    places = scorings(played)[-1]["scoring"]["places"]
    lines = [next(line for line in place["lines"] if line["kind"] == "pudding") for place in places]
    return [(line["count"], line["points"]) for line in lines]


def led(facts: Data, played: Finished) -> bool:
    scores = scores_after(played, facts["round"])
    best = max(
        line["points"] for line in seats_in(played, round_of(played, facts["round"]))[facts["seat"]]["lines"]
    )
    return bool(
        scores[facts["seat"]] > max(others(scores, facts["seat"]))
        and scored(played, round_of(played, facts["round"]), facts["seat"], facts["kind"])
        == facts["points"]
        == best
    )


def best_round(facts: Data, played: Finished) -> bool:
    points = {
        (seat, number): place["points"]
        for number in range(1, last_round(played) + 1)
        for seat, place in enumerate(seats_in(played, round_of(played, number)))
    }
    own = points.pop((facts["seat"], facts["round"]))
    return bool(own == facts["points"] > max(points.values()))


def biggest_line(facts: Data, played: Finished) -> bool:
    lines = [
        (line["points"], line["kind"], seat, number)
        for number in range(1, last_round(played) + 1)
        for seat, place in enumerate(seats_in(played, round_of(played, number)))
        for line in place["lines"]
    ]
    top, second = sorted(lines, reverse=True)[:2]
    right = (facts["points"], facts["kind"].partition("/")[0], facts["seat"], facts["round"])
    scored(played, round_of(played, facts["round"]), facts["seat"], facts["kind"])
    return top == right and second[0] < top[0]


def most_puddings(facts: Data, played: Finished) -> bool:
    found = puddings(played)
    rest = [count for place, (count, _) in enumerate(found) if place != facts["seat"]]
    return found[facts["seat"]] == (facts["count"], facts["points"]) and facts["count"] > max(rest)


def fewest_puddings(facts: Data, played: Finished) -> bool:
    found = puddings(played)
    rest = [count for place, (count, _) in enumerate(found) if place != facts["seat"]]
    return found[facts["seat"]] == (facts["count"], -facts["points"]) and facts["count"] < min(rest)


def comeback(facts: Data, played: Finished) -> bool:
    scores = scores_after(played, facts["round"])
    own = scores[facts["seat"]]
    return bool(
        played.outcome["winners"] == [facts["seat"]]
        and own < min(others(scores, facts["seat"]))
        and max(scores) - own == facts["points"]
        and facts["round"] < last_round(played)
    )


def always(facts: Data, played: Finished) -> bool:
    rounds = [scores_after(played, number) for number in range(1, last_round(played) + 1)]
    return all(
        scores[facts["seat"]] > max(others(scores, facts["seat"])) for scores in [*rounds, played.scores]
    )


def shared(facts: Data, played: Finished) -> bool:
    best = max(played.scores)
    counts = {puddings(played)[seat][0] for seat in played.outcome["winners"]}
    return bool(
        played.scores.count(best) >= len(played.outcome["winners"]) > 1
        and facts["points"] == best
        and len(counts) == 1
        and all(played.scores[seat] == best for seat in played.outcome["winners"])
    )


def level(facts: Data, played: Finished) -> bool:
    seat, counts = facts["seat"], [count for count, _ in puddings(played)]
    rivals = [
        counts[other]
        for other, score in enumerate(played.scores)
        if other != seat and score == played.scores[seat]
    ]
    return bool(
        played.outcome["winners"] == [seat]
        and played.scores[seat] == max(played.scores) == facts["points"]
        and counts[seat] == facts["count"] > facts["others"] == max(rivals)
    )


def margin(played: Finished, seat: int) -> int:
    return played.scores[seat] - max(others(played.scores, seat))


def last_round_won(facts: Data, played: Finished) -> bool:
    seat, rival, last = facts["seat"], facts["rival"], last_round(played)
    before, after = scores_after(played, last - 1), scores_after(played, last)
    points = [place["points"] for place in seats_in(played, round_of(played, last))]
    return bool(
        before[rival] == max(others(before, seat)) >= before[seat]
        and after[seat] > max(others(after, seat))
        and (points[seat], points[rival]) == (facts["points"], facts["others"])
        and played.outcome["winners"] == [seat]
    )


def at_the_end(facts: Data, played: Finished) -> bool:
    seat, before = facts["seat"], scores_after(played, last_round(played))
    return bool(
        max(others(before, seat)) - before[seat] == facts["behind"] > 0
        and margin(played, seat) == facts["points"] > 0
    )


def level_before_the_end(facts: Data, played: Finished) -> bool:
    seat, before = facts["seat"], scores_after(played, last_round(played))
    return max(others(before, seat)) == before[seat] and margin(played, seat) == facts["points"] > 0


def ahead(facts: Data, played: Finished) -> bool:
    best_of_the_rest = max(others(played.scores, facts["seat"]))
    return bool(
        margin(played, facts["seat"]) == facts["points"] > 0
        and played.scores[facts["rival"]] == best_of_the_rest
        and facts["rival"] != facts["seat"]
    )


def needed(facts: Data, played: Finished) -> bool:
    scoring = round_of(played, facts["round"]) if "round" in facts else scorings(played)[-1]
    gain = scored(played, scoring, facts["seat"], facts["kind"])
    without = played.scores[facts["seat"]] - gain
    return ahead(facts, played) and gain == facts["gain"] and without < played.scores[facts["rival"]]


def swap(facts: Data, played: Finished) -> bool:
    number = 1
    for step in played.steps:
        for event in step.events:
            if event["event"] == "dice-swapped":
                found = (event["seat"], event["got"], event["other"], number)
                if found == (facts["seat"], facts["card"], facts["other"], facts["round"]):
                    return True
            number += event["event"] == "round-scored"
    return False


def tied(facts: Data, played: Finished) -> bool:
    scores = scores_after(played, facts["round"])
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return best == sorted((facts["seat"], facts["rival"])) and max(scores) == facts["points"]


def total(facts: Data, played: Finished) -> bool:
    sums = [0] * len(played.scores)
    for event, _ in played.events("round-scored"):
        for seat in range(len(sums)):
            sums[seat] += scored(played, event, seat, facts["kind"])
    return bool(sums[facts["seat"]] == facts["points"] > max(others(sums, facts["seat"])))


def spread(facts: Data, played: Finished) -> bool:
    return max(played.scores) - min(played.scores) == facts["points"] and len(played.scores) > 2


def standing(facts: Data, played: Finished) -> bool:
    scores = scores_after(played, facts["round"])
    least = facts.get("others", facts["points"])
    return (min(scores), max(scores)) == (least, facts["points"]) and facts["round"] < last_round(played)


STORY: dict[str, Verdict] = {
    "sushi-story-tied": tied,
    "sushi-story-total": total,
    "sushi-story-spread": spread,
    "sushi-story-standing": standing,
    "sushi-story-all-level": standing,
    "sushi-story-led": led,
    "sushi-story-round": best_round,
    "sushi-story-line": biggest_line,
    "sushi-story-puddings": most_puddings,
    "sushi-story-no-puddings": fewest_puddings,
    "sushi-story-comeback": comeback,
    "sushi-story-always": always,
    "roll-story-swap": swap,
}
DECISIVE: dict[str, Verdict] = {
    "sushi-story-shared": shared,
    "sushi-story-level": level,
    "sushi-story-last-round": last_round_won,
    "sushi-story-end": at_the_end,
    "sushi-story-end-level": level_before_the_end,
    "sushi-story-needed": needed,
    "sushi-story-needed-end": needed,
    "sushi-story-ahead": ahead,
}


def close(key: str, facts: Data, seat: int, played: Finished) -> bool:
    """Whether it is true how close a seat ended."""
    winners, scores = played.outcome["winners"], played.scores
    counts = [count for count, _ in puddings(played)]
    match key:
        case "sushi-close-shared":
            return seat in winners and len(winners) > 1
        case "sushi-close-ahead":
            return bool(winners == [seat] and margin(played, seat) == facts["points"] > 0)
        case "sushi-close-level":
            rivals = [
                counts[other]
                for other, score in enumerate(scores)
                if other != seat and score == scores[seat] and (seat in winners or other in winners)
            ]
            return scores[seat] == max(scores) and (counts[seat], max(rivals)) == (
                facts["count"],
                facts["others"],
            )
        case "sushi-close-short":
            return seat not in winners and max(scores) - scores[seat] == facts["points"] > 0
        case "sushi-close-short-of":
            (winner, *_), scoring = winners, round_of(played, facts["round"])
            gap = scored(played, scoring, winner, facts["kind"]) - scored(
                played, scoring, seat, facts["kind"]
            )
            return bool(
                seat not in winners
                and max(scores) - scores[seat] == facts["points"] > 0
                and gap >= facts["points"]
            )
    return False


def about(key: str, facts: Data) -> set[Any]:
    """What a highlight tells; no two may tell the same."""
    told: set[Any] = set()
    if "round" in facts and "kind" in facts:
        told.add((facts["seat"], facts["round"], facts["kind"].partition("/")[0]))
    if key == "sushi-story-total":
        told |= {(facts["seat"], number, facts["kind"]) for number in (1, 2, 3)}
    if "puddings" in key:
        told.add(("puddings", facts["seat"]))
    if key in ("sushi-story-level", "sushi-story-end", "sushi-story-end-level"):
        told |= {("puddings", seat) for seat in range(5)}
    if key in ("sushi-story-led", "sushi-story-round"):
        told.add(("round", facts["seat"], facts["round"]))
    return told
