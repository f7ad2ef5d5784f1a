"""The report of a tournament as a self-contained web page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Protocol

from bordspil.arena.estimate import Estimate
from bordspil.arena.plots import Row, distributions, intervals
from bordspil.arena.standings import Standings
from bordspil.core.text import Say

STYLE = """
:root{color-scheme:light dark;--paper:#faf8f4;--card:#fff;--ink:#22252b;--soft:#626873;--line:#e3dfd6;
--main:#0b6e75;--warm:#b4552d;--mix:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#15171b;--card:#1e2127;--ink:#e9e6df;--soft:#a0a6b1;
--line:#343942;--main:#4fc3c7;--warm:#f0956a;--mix:#1e2127}}
*{box-sizing:border-box}
body{margin:0;padding:20px 16px 40px;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
main,header,footer{max-width:1120px;margin:0 auto}
h1{font-size:1.7rem;line-height:1.2;margin:.4rem 0}
h2{font-size:1.1rem;margin:0 0 .25rem}
p{margin:.25rem 0 .75rem;color:var(--soft);max-width:70ch}
.facts{display:flex;flex-wrap:wrap;gap:4px 24px;padding:0;margin:.5rem 0 1.25rem;list-style:none}
.facts span{color:var(--soft)}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,430px),1fr));gap:16px}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0}
section.wide{grid-column:1/-1}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:6px 10px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft);font-size:.85rem;vertical-align:bottom}
tbody th{color:var(--ink);font-size:1rem}
th:first-child{text-align:left;padding-left:2px}
tbody th{vertical-align:middle;white-space:normal;overflow-wrap:anywhere;min-width:6.5em;max-width:16em;
position:sticky;left:0;background:var(--card)}
tr:last-child>*{border-bottom:0}
small{display:block;color:var(--soft);font-size:.75rem;line-height:1.2}
.heat td{text-align:center;padding:5px 6px;border:2px solid var(--card);border-radius:6px}
.heat th{border:0}
.heat thead th+th{text-align:center}
.heat tbody th{max-width:9em;font-size:.9rem;line-height:1.25}
.heat td.up{background:color-mix(in srgb,var(--main) var(--heat),var(--mix))}
.heat td.down{background:color-mix(in srgb,var(--warm) var(--heat),var(--mix))}
.heat td small{color:inherit;opacity:.85}
svg{display:block;width:100%;max-width:560px;margin:0 auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink);paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
svg .words{text-anchor:end;fill:var(--soft);font-variant-numeric:tabular-nums}
svg .tick{text-anchor:middle;fill:var(--soft);font-size:11px}
svg .first{text-anchor:start}
svg .last{text-anchor:end}
svg .label{font-weight:600}
.grid,.floor{stroke:var(--line)}
.reference{stroke:var(--warm);stroke-width:1.5;stroke-dasharray:4 3}
.interval{stroke:var(--main);stroke-width:3;stroke-linecap:round;opacity:.6}
.point{fill:var(--main);stroke:var(--card);stroke-width:1.5}
.bar{fill:var(--main)}
footer{margin-top:20px;font-size:.9rem}
@media print{section{break-inside:avoid}}
"""


class Decimal(Protocol):
    """A formatter of numbers for the reader's language."""

    def __call__(self, number: float, digits: int) -> str:
        """The number with this many decimals."""


class Report:
    """The texts and numbers of a tournament's report in one language."""

    def __init__(self, standings: Standings, title: str, language: str, say: Say, decimal: Decimal) -> None:
        self.standings = standings
        self.title = title
        self.language = language
        self.say = say
        self.decimal = decimal

    def percent(self, part: float, digits: int = 1) -> str:
        """A share in percent."""
        return f"{self.decimal(100 * part, digits)} %"

    def percent_range(self, estimate: Estimate) -> str:
        """The interval of a share."""
        return f"{self.decimal(100 * estimate.low, 1)} – {self.decimal(100 * estimate.high, 1)} %"

    def whole(self, number: float) -> str:
        """A number without decimals."""
        return self.decimal(number, 0)

    def rating_range(self, estimate: Estimate) -> str:
        """The interval of a rating."""
        return f"{self.whole(estimate.low)} … {self.whole(estimate.high)}"

    def time(self, seconds: float) -> str:
        """A time in milliseconds."""
        return f"{self.decimal(1000 * seconds, 3 if seconds < 0.01 else 0)} ms"

    def facts(self) -> list[tuple[str, str]]:
        """Names and values of what was played."""
        say, schedule = self.say, self.standings.schedule
        plan = schedule.plan
        found = [
            (say("rules-players"), str(plan.seat_count)),
            (say("report-matches"), self.whole(len(schedule))),
            (say("report-deals"), self.whole(schedule.deals)),
            (say("report-line-ups"), self.whole(len(schedule.line_ups))),
            (say("report-rotations"), self.whole(len(schedule.rotations[0]))),
            (say("report-turns"), self.decimal(self.standings.turns, 1)),
            (say("report-seed"), plan.seed),
        ]
        defaults = plan.rules[0].options().as_data()
        options = {name: value for name, value in plan.options.items() if defaults.get(name) != value}
        flags = [flag(name, value) for name, value in options.items()]
        return [*found, (say("usage-options"), " ".join(flags))] if flags else found

    def headings(self) -> tuple[str, ...]:
        """The columns of the standings."""
        say = self.say
        return (
            say("simulate-bot"),
            say("report-rating"),
            say("report-firsts"),
            say("simulate-mean"),
            say("report-place"),
            say("report-time"),
        )

    def rows(self) -> list[tuple[tuple[str, str], ...]]:
        """The standings: a text and a smaller one for each column."""
        found: list[tuple[tuple[str, str], ...]] = []
        for line in self.standings.bots:
            found.append(
                (
                    (line.bot, ""),
                    (self.whole(line.rating.value), self.rating_range(line.rating)),
                    (self.percent(line.firsts.value), self.percent_range(line.firsts)),
                    (self.decimal(line.score, 2), ""),
                    (self.decimal(line.place, 2), ""),
                    (self.time(line.seconds), f"≤ {self.time(line.longest)}"),
                )
            )
        return found

    def page(self) -> str:
        """The whole page."""
        say, standings = self.say, self.standings
        fair = standings.fair_share
        ratings = [
            Row(line.bot, line.rating, f"{self.whole(line.rating.value)}  ({self.rating_range(line.rating)})")
            for line in standings.bots
        ]
        sides = [(side, standings.seats[None, side]) for side in range(standings.schedule.plan.side_count)]
        seats = [
            Row(
                self.side_name(side),
                part,
                f"{self.percent(part.value)}  ({self.percent_range(part)})",
            )
            for side, part in sides
        ]
        scores = [
            (line.bot, standings.scores[line.bot], f"⌀ {self.decimal(line.score, 2)}")
            for line in standings.bots
        ]
        sections = [
            self.section("report-standings", self.standings_table(), "", wide=True),
            self.section(
                "report-ratings",
                intervals(ratings, 0.0, self.whole, say("report-ratings")),
                say("report-ratings-note"),
            ),
            self.section("report-ahead", self.ahead_table(), say("report-ahead-note")),
            self.section(
                "report-scores",
                distributions(scores, self.whole, say("report-scores")),
                say("report-scores-note"),
            ),
            self.section(
                "report-seats",
                intervals(seats, fair, lambda part: self.percent(part, 0), say("report-seats"))
                + self.seat_table(),
                say("report-seats-note", fair=self.percent(fair)),
            ),
        ]
        facts = "".join(
            f"<li><span>{escape(name)}:</span> {escape(value)}</li>" for name, value in self.facts()
        )
        title = escape(say("report-title", game=self.title))
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n"
            f'<header><h1>{title}</h1><ul class="facts">{facts}</ul></header>\n'
            f"<main>\n{''.join(sections)}</main>\n<footer><p>{escape(say('report-method'))}</p></footer>\n</html>"
        )

    def section(self, key: str, content: str, note: str, *, wide: bool = False) -> str:
        """A section of the page with its heading and note."""
        paragraph = f"<p>{escape(note)}</p>" if note else ""
        kind = ' class="wide"' if wide else ""
        return f"<section{kind}><h2>{escape(self.say(key))}</h2>{paragraph}{content}</section>\n"

    def standings_table(self) -> str:
        """The standings as a table."""
        head = "".join(f"<th>{escape(name)}</th>" for name in self.headings())
        body = ""
        for (bot, _), *rest in self.rows():
            cells = "".join(f"<td>{escape(text)}{_small(small)}</td>" for text, small in rest)
            body += f"<tr><th>{_label(bot)}</th>{cells}</tr>"
        return _table(head, body)

    def ahead_table(self) -> str:
        """Who finishes ahead of whom, as a heat map."""
        names = self.standings.names
        lines = []
        for number, bot in enumerate(names, 1):
            cells = [self.standings.ahead.get((bot, other)) for other in names]
            lines.append((f"{number} {bot}", cells))
        return self.heat_map(self.say("simulate-bot"), [str(n + 1) for n in range(len(names))], lines, 0.5)

    def seat_table(self) -> str:
        """First places by bot and seat, as a heat map."""
        standings = self.standings
        sides = range(standings.schedule.plan.side_count)
        lines = [(bot, [standings.seats.get((bot, side)) for side in sides]) for bot in standings.names]
        return self.heat_map(
            self.say("simulate-seat"), [str(side + 1) for side in sides], lines, standings.fair_share
        )

    def side_name(self, side: int) -> str:
        """The name of a seat or, in a team game, of a team, counted from 1."""
        plan = self.standings.schedule.plan
        if plan.side_count < plan.seat_count:
            return self.say("page-team", team=side + 1)
        return self.say("page-seat", number=side + 1)

    def heat_map(
        self,
        corner: str,
        columns: Sequence[str],
        lines: Sequence[tuple[str, list[Estimate | None]]],
        middle: float,
    ) -> str:
        """A table whose cells are coloured by their distance from the middle."""
        head = f"<th>{escape(corner)}</th>" + "".join(f"<th>{escape(name)}</th>" for name in columns)
        body = ""
        for label, cells in lines:
            row = ""
            for cell in cells:
                if cell is None:
                    row += "<td>–</td>"
                    continue
                away = cell.value - middle
                part = away / (1 - middle) if away > 0 else -away / middle
                row += (
                    f'<td class="{"up" if away > 0 else "down"}" style="--heat:{round(55 * part)}%">'
                    f"{self.percent(cell.value)}{_small(self.percent_range(cell))}</td>"
                )
            body += f"<tr><th>{_label(label)}</th>{row}</tr>"
        return _table(head, body, "heat")


def flag(name: str, value: object) -> str:
    """An option as you would type it, without the value of one given as a file.

    >>> flag("both_ways", True), flag("teams", "3")
    ('--both-ways', '--teams 3')
    """
    typed = f"--{name.replace('_', '-')}"
    return f"{typed} {value}" if isinstance(value, (int, str)) and not isinstance(value, bool) else typed


def _label(text: str) -> str:
    # Break long names of bots between their settings.
    return escape(text).replace(":", ":<wbr>").replace("=", "=<wbr>")


def _small(text: str) -> str:
    return f"<small>{escape(text)}</small>" if text else ""


def _table(head: str, body: str, kind: str = "") -> str:
    name = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll"><table{name}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )
