"""The highlights of a match of either sushi game, found in what was scored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bordspil.core.highlight import Highlight, Highlights
from bordspil.core.outcome import Outcome
from bordspil.games.sushi.scores import PlaceScoring, PointsLine, Scoring

# Beside the decisive one.
MOST_MOMENTS = 2
MOST_PIECES = 3


@dataclass(frozen=True, slots=True)
class Scored:
    """A scoring, with the number of its round; None for what is scored at the end."""

    round: int | None
    scoring: Scoring

    def place(self, place: int) -> PlaceScoring:
        """What a place scored."""
        return self.scoring.places[place]

    def scores(self) -> list[int]:
        """The scores afterwards."""
        return [place.score for place in self.scoring.places]


@dataclass(frozen=True, slots=True)
class Moment:
    """A highlight with its weight, the round it belongs to, and what it tells: nothing is told twice."""

    weight: float
    round: float
    about: frozenset[object]
    highlight: Highlight


def sushi_highlights(scored: Sequence[Scored], outcome: Outcome, more: Iterable[Moment] = ()) -> Highlights:
    """The highlights of a match; `more` are moments that only its game knows."""
    decisive = decision(scored, outcome)
    told = set(decisive.about)
    chosen: list[Moment] = []
    found = [*moments(scored, outcome), *more]
    for moment in sorted(found, key=lambda each: -each.weight):
        if len(chosen) < MOST_MOMENTS and not told & moment.about:
            chosen.append(moment)
            told |= moment.about
    chosen.sort(key=lambda each: each.round)
    story = (*(moment.highlight for moment in chosen), decisive.highlight)
    seats = range(len(outcome.scores))
    return Highlights(story, tuple([closeness(seat, scored, outcome) for seat in seats]))


# The moments.


def moments(scored: Sequence[Scored], outcome: Outcome) -> list[Moment]:
    """Everything worth telling, but for what decided the match."""
    seats = len(outcome.scores)
    return [
        *leads(scored, seats),
        *best_round(scored, seats),
        *best_line(scored, seats),
        *dessert_lines(scored, seats),
        *comeback(scored, outcome),
        *level_leads(scored, seats),
        *totals(scored, seats),
        *spread(outcome),
        *standings(scored, seats),
    ]


def leads(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """Who led alone after a round, thanks to what."""
    found = []
    for each in rounds_of(scored)[:-1]:
        seat = leader(each.scores()[:seats])
        if seat is None:
            continue
        line = largest(each.place(seat).lines)
        if line is None:
            continue
        highlight = Highlight.of(
            "sushi-story-led",
            pieces_of(line),
            seat=seat,
            round=each.round or 0,
            kind=kind_of(line),
            points=line.points,
            score=each.place(seat).score,
        )
        about = frozenset({"lead", ("round", each.round, seat), ("line", each.round, seat, line.kind)})
        found.append(Moment(5 + line.points / 10 - (each.round or 0) / 4, each.round or 0, about, highlight))
    return found


def best_round(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """The most points that anybody got in a round."""
    best = [
        (each.place(seat).points, each.round or 0, seat)
        for each in rounds_of(scored)
        for seat in range(seats)
    ]
    points, number, seat = max(best)
    if [each[0] for each in best].count(points) > 1:
        return []
    highlight = Highlight.of("sushi-story-round", seat=seat, round=number, points=points)
    return [Moment(3 + points / 12, number, frozenset({"round", ("round", number, seat)}), highlight)]


def best_line(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """The most points that anybody got for one thing in a round."""
    lines = [
        (line.points, each.round or 0, seat, line)
        for each in rounds_of(scored)
        for seat in range(seats)
        for line in each.place(seat).lines
    ]
    most = max((points for points, *_ in lines), default=0)
    best = [each for each in lines if each[0] == most]
    if most <= 0 or len(best) > 1:
        return []
    points, number, seat, line = best[0]
    highlight = Highlight.of(
        "sushi-story-line", pieces_of(line), seat=seat, round=number, kind=kind_of(line), points=points
    )
    return [
        Moment(4 + points / 10, number, frozenset({"line", ("line", number, seat, line.kind)}), highlight)
    ]


def dessert_lines(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """Who alone had the most puddings, and the fewest."""
    end = rest_of(scored)
    found = []
    for seat in range(seats):
        for line in end.place(seat).lines:
            if line.kind != "pudding" or not line.points or line.tied:
                continue
            key = "sushi-story-puddings" if line.points > 0 else "sushi-story-no-puddings"
            points = abs(line.points)
            highlight = Highlight.of(key, pieces_of(line), seat=seat, count=line.count, points=points)
            weight = 4.4 if line.points > 0 else 3.6
            found.append(Moment(weight, 9, frozenset({"puddings", ("pudding", seat)}), highlight))
    return found


def comeback(scored: Sequence[Scored], outcome: Outcome) -> list[Moment]:
    """A winner who was last after a round, or who led all the time."""
    if len(outcome.winners) != 1:
        return []
    (winner,) = outcome.winners
    seats = len(outcome.scores)
    rounds = rounds_of(scored)
    for each in reversed(rounds[:-1]):
        scores = each.scores()[:seats]
        rest = scores[:winner] + scores[winner + 1 :]
        if all(score > scores[winner] for score in rest):
            highlight = Highlight.of(
                "sushi-story-comeback",
                seat=winner,
                round=each.round or 0,
                points=max(scores) - scores[winner],
            )
            return [Moment(6.5, (each.round or 0) + 0.5, frozenset({"course", "lead"}), highlight)]
    if all(leader(each.scores()[:seats]) == winner for each in rounds):
        highlight = Highlight.of("sushi-story-always", seat=winner)
        return [Moment(4.6, 1, frozenset({"course", "lead"}), highlight)]
    return []


def level_leads(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """Two who led together after a round."""
    found = []
    for each in rounds_of(scored)[:-1]:
        scores = each.scores()[:seats]
        first = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(first) == 2:
            highlight = Highlight.of(
                "sushi-story-tied",
                seat=first[0],
                rival=first[1],
                round=each.round or 0,
                points=max(scores),
            )
            found.append(Moment(2.5, each.round or 0, frozenset({"lead"}), highlight))
    return found


def totals(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """Who alone got the most points for a kind, in several rounds together."""
    rounds, found = rounds_of(scored), list[Moment]()
    kinds = {line.kind: None for each in rounds for place in each.scoring.places for line in place.lines}
    for kind in kinds:
        points = [[points_for(kind, each.place(seat)) for each in rounds] for seat in range(seats)]
        sums = [sum(each) for each in points]
        seat = leader(sums)
        # A single round is told by another highlight.
        if seat is None or sum(map(bool, points[seat])) < 2:
            continue
        highlight = Highlight.of(
            "sushi-story-total", [PIECE_OF.get(kind, f"food:{kind}")], seat=seat, kind=kind, points=sums[seat]
        )
        lines = {("line", each.round, seat, kind) for each in rounds}
        found.append(Moment(2 + sums[seat] / 100, 8, frozenset({"total", *lines}), highlight))
    return found


def spread(outcome: Outcome) -> list[Moment]:
    """How much lay between the first and the last of three or more."""
    scores = outcome.scores
    if len(scores) < 3:
        return []
    highlight = Highlight.of("sushi-story-spread", points=max(scores) - min(scores))
    return [Moment(1, 9, frozenset({"spread"}), highlight)]


def standings(scored: Sequence[Scored], seats: int) -> list[Moment]:
    """The scores after each round but the last: they can be told of any match, so no story is too short."""
    found = []
    for each in rounds_of(scored)[:-1]:
        least, most = min(each.scores()[:seats]), max(each.scores()[:seats])
        number = each.round or 0
        if least == most:
            highlight = Highlight.of("sushi-story-all-level", round=number, points=most)
        else:
            highlight = Highlight.of("sushi-story-standing", round=number, points=most, others=least)
        found.append(Moment(0.5 - number / 10, number, frozenset({("standing", number)}), highlight))
    return found


# What decided the match.


def decision(scored: Sequence[Scored], outcome: Outcome) -> Moment:
    """What decided the match."""
    seats = len(outcome.scores)
    if len(outcome.winners) > 1:
        shared = Highlight.of("sushi-story-shared", points=max(outcome.scores))
        return Moment(0, 10, frozenset({"course"}), shared)
    (winner,) = outcome.winners
    second = next(line for line in outcome.standings if line.seat not in (None, winner))
    assert second.seat is not None
    if outcome.reason == "puddings":
        mine = next(line.tiebreak for line in outcome.standings if line.seat == winner)
        level = Highlight.of(
            "sushi-story-level",
            ["food:pudding"],
            seat=winner,
            count=mine,
            others=second.tiebreak,
            points=second.score,
        )
        return Moment(0, 10, frozenset({"puddings", ("pudding", winner)}), level)
    margin = outcome.scores[winner] - second.score
    before_end, last = rounds_of(scored)[-1].scores()[:seats], rounds_of(scored)[-1]
    if leader(before_end) != winner:
        return at_the_end(rest_of(scored), before_end, winner, margin)
    before_last = rounds_of(scored)[-2].scores()[:seats]
    if leader(before_last) != winner:
        rival = max((seat for seat in range(seats) if seat != winner), key=lambda seat: before_last[seat])
        highlight = Highlight.of(
            "sushi-story-last-round",
            pieces_of(largest(last.place(winner).lines)),
            seat=winner,
            points=last.place(winner).points,
            others=last.place(rival).points,
            rival=rival,
        )
        about = {"lead", ("round", last.round, winner), "course"}
        line = largest(last.place(winner).lines)
        if line is not None:
            about.add(("line", last.round, winner, line.kind))
        return Moment(0, 10, frozenset(about), highlight)
    return by_a_line(scored, winner, second.seat, margin)


def at_the_end(rest: Scored, before: Sequence[int], winner: int, margin: int) -> Moment:
    """The winner did not lead before puddings and tokens were counted."""
    line = largest(rest.place(winner).lines)
    lost = [line for place in rest.scoring.places for line in place.lines if line.points < 0]
    behind = max(score for seat, score in enumerate(before) if seat != winner) - before[winner]
    highlight = Highlight.of(
        "sushi-story-end-level" if behind == 0 else "sushi-story-end",
        ["food:pudding"] if lost or (line is not None and line.kind == "pudding") else pieces_of(line),
        seat=winner,
        behind=behind,
        points=margin,
    )
    return Moment(0, 10, frozenset({"puddings", "course"}), highlight)


def by_a_line(scored: Sequence[Scored], winner: int, second: int, margin: int) -> Moment:
    """Something that was worth more than the lead, the latest first; or only the lead."""
    for each in reversed(scored):
        lines = [line for line in each.place(winner).lines if line.points > margin]
        # The one that was the most needed: the smallest that outweighs the lead.
        for line in sorted(lines, key=lambda line: (line.kind != "maki", line.points)):
            facts = {"seat": winner, "rival": second, "points": margin, "gain": line.points}
            kind = kind_of(line)
            if each.round is None:
                highlight = Highlight.of("sushi-story-needed-end", pieces_of(line), kind=kind, **facts)
                about = {"puddings", ("pudding", winner)}
            else:
                highlight = Highlight.of(
                    "sushi-story-needed", pieces_of(line), kind=kind, round=each.round, **facts
                )
                about = {("line", each.round, winner, line.kind)}
            return Moment(0, 10, frozenset(about), highlight)
    ahead = Highlight.of("sushi-story-ahead", seat=winner, rival=second, points=margin)
    return Moment(0, 10, frozenset({"margin"}), ahead)


# How close it was.


def closeness(seat: int, scored: Sequence[Scored], outcome: Outcome) -> Highlight | None:
    """How near to the others a seat ended."""
    if seat in outcome.winners:
        if len(outcome.winners) > 1:
            return Highlight.of("sushi-close-shared")
        rest = [line for line in outcome.standings if line.seat not in (None, seat)]
        margin = outcome.scores[seat] - rest[0].score
        if margin:
            return Highlight.of("sushi-close-ahead", points=margin)
        mine = next(line.tiebreak for line in outcome.standings if line.seat == seat)
        return Highlight.of("sushi-close-level", count=mine, others=rest[0].tiebreak)
    winner = outcome.winners[0]
    short = outcome.scores[winner] - outcome.scores[seat]
    if not short:
        mine, theirs = (
            next(line.tiebreak for line in outcome.standings if line.seat == each) for each in (seat, winner)
        )
        return Highlight.of("sushi-close-level", count=mine, others=theirs)
    # Where the winner got at least as much more as is missing: the smallest difference, the latest first.
    found: list[tuple[int, int, str]] = []
    for each in rounds_of(scored):
        for kind in ("maki", "tempura", "sashimi", "dumpling"):
            mine, theirs = (points_for(kind, each.place(place)) for place in (seat, winner))
            if theirs - mine >= short:
                found.append((theirs - mine, -(each.round or 0), kind))
    if not found:
        return Highlight.of("sushi-close-short", points=short)
    _, number, kind = min(found)
    return Highlight.of("sushi-close-short-of", points=short, kind=kind, round=-number)


# Small questions.


def rounds_of(scored: Sequence[Scored]) -> list[Scored]:
    """The scorings of the rounds."""
    return [each for each in scored if each.round is not None]


def rest_of(scored: Sequence[Scored]) -> Scored:
    """The scoring at the end."""
    return scored[-1]


def leader(scores: Sequence[int]) -> int | None:
    """Who leads alone.

    >>> leader([3, 8, 5]), leader([8, 8, 5])
    (1, None)
    """
    best, second = sorted(scores, reverse=True)[:2]
    return scores.index(best) if best > second else None


def largest(lines: Iterable[PointsLine]) -> PointsLine | None:
    """The line with the most points; None if nothing scored."""
    best = max(lines, key=lambda line: line.points, default=None)
    return best if best is not None and best.points > 0 else None


def points_for(kind: str, place: PlaceScoring) -> int:
    """The points of a place for a kind."""
    return sum(line.points for line in place.lines if line.kind == kind)


def kind_of(line: PointsLine) -> str:
    """The kind of a line; nigiri that all lie on wasabi are named so."""
    return f"{line.kind}/wasabi" if line.dipped and line.dipped == line.count else line.kind


PIECE_OF: dict[str, str] = {"tokens": "token:menu"}


def pieces_of(line: PointsLine | None) -> list[str]:
    """The pieces of a line, a few at most."""
    if line is None:
        return []
    piece = PIECE_OF.get(line.kind, f"food:{line.kind}")
    if line.dipped and line.dipped == line.count:
        return [piece, "food:wasabi"]
    return [piece] * max(1, min(line.count, MOST_PIECES))
