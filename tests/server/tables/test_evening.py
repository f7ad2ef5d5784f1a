"""Rematches at one table add up, whoever holds which seat."""

from __future__ import annotations

from collections import Counter

from bordspil.match import fairness
from bordspil.server.tables import entries as e
from bordspil.server.tables.table import Table, table_from_journal
from tests.server.tables.test_table import opened


class Journal:
    """A table and the entries that led to it."""

    def __init__(self, game: str = "sushi-go", seats: int = 2) -> None:
        self.entries: list[e.AnyEntry] = [opened(game, seats)]
        self.table = Table(self.entries[0])  # type: ignore[arg-type]

    def write(self, *entries: e.AnyEntry) -> None:
        """Apply entries."""
        for entry in entries:
            self.table.apply(entry)
            self.entries.append(entry)

    def play(self, number: int) -> list[int]:
        """Play a match to its end; return the winners."""
        self.write(
            e.Started(
                at=number,
                seed=fairness.seed_from(f"evening {number}").hex(),
                rules=self.table.game.rules_version,
            )
        )
        match = self.table.match
        assert match is not None
        while not match.is_over:
            seat = match.due()[0]
            move = match.view(seat).legal_moves[number % len(match.view(seat).legal_moves)]
            self.write(e.Moved(at=number, seat=seat, turn=match.turn, move=str(move)))
        self.write(e.Finished(at=number, record=f"record{number}"))
        assert match.outcome is not None
        return list(match.outcome.winners)

    def scores(self) -> tuple[int, ...]:
        """The scores of the match that has ended."""
        assert self.table.match is not None
        assert self.table.match.outcome is not None
        return self.table.match.outcome.scores


def evening(table: Table) -> dict[tuple[str | None, str], tuple[int, dict[str, int]]]:
    return {(line.person, line.name): (line.wins, line.points) for line in table.evening_ranked()}


def rebuilt(journal: Journal) -> Table:
    return table_from_journal(tuple(e.write_entry(entry) for entry in journal.entries))


def sitting(journal: Journal) -> str:
    """Seat Anna and a bot; return its name."""
    journal.write(
        e.Joined(at=0, person="a", name="Anna"),
        e.Sat(at=0, person="a", seat=0),
        e.BotSeated(at=0, seat=1, bot="family"),
    )
    return journal.table.seat_names()[1]


def test_wins_and_points_of_rematches_add_up_and_survive_a_restart() -> None:
    journal = Journal()
    bot = sitting(journal)
    wins: Counter[int] = Counter()
    points = [0, 0]
    assert evening(journal.table) == {}
    for number in range(4):
        wins.update(journal.play(number))
        points = [sum_ + score for sum_, score in zip(points, journal.scores(), strict=True)]
    right = {
        ("a", "Anna"): (wins[0], {"sushi-go": points[0]}),
        (None, bot): (wins[1], {"sushi-go": points[1]}),
    }
    assert evening(journal.table) == right
    assert sum(wins.values()) >= 4
    assert evening(rebuilt(journal)) == right
    ranked = journal.table.evening_ranked()
    assert [line.wins for line in ranked] == sorted(wins.values(), reverse=True)


def test_people_keep_their_wins_when_they_change_seats_or_names() -> None:
    journal = Journal()
    bot = sitting(journal)
    first = journal.play(0)
    before = journal.scores()
    journal.write(
        e.Swapped(at=1, a=0, b=1),
        e.Renamed(at=1, person="a", name="Anna Lísa"),
    )
    second = journal.play(1)
    after = journal.scores()
    found = evening(journal.table)
    assert found["a", "Anna Lísa"] == ((0 in first) + (1 in second), {"sushi-go": before[0] + after[1]})
    assert found[None, bot] == ((1 in first) + (0 in second), {"sushi-go": before[1] + after[0]})
    journal.write(e.Left(at=2, person="a"))
    assert ("a", "Anna Lísa") in evening(rebuilt(journal))


def test_points_of_different_games_stay_apart_and_an_abandoned_seat_counts_for_nobody() -> None:
    journal = Journal("sequence")
    bot = sitting(journal)
    journal.play(0)
    lines = journal.scores()
    journal.write(
        e.Configured(at=1, game="sushi-go", seat_count=2, options={}, settings=journal.table.settings)
    )
    journal.entries.append(started := e.Started(at=2, seed=fairness.seed_from("left").hex()))
    journal.table.apply(started)
    journal.write(e.Stood(at=2, person="a"))
    match = journal.table.match
    assert match is not None
    while not match.is_over:
        seat = match.due()[0]
        move = match.view(seat).legal_moves[0]
        journal.write(e.Moved(at=2, seat=seat, turn=match.turn, move=str(move), bot=True))
    journal.write(e.Finished(at=2, record="record2"))
    found = evening(journal.table)
    assert found["a", "Anna"][1] == {"sequence": lines[0]}
    assert found[None, bot][1] == {"sequence": lines[1], "sushi-go": journal.scores()[1]}
    assert found == evening(rebuilt(journal))
