# Orð allra borða

table-player = Leikmaður
table-score = Stig
scoring-title = { $name }: { $points } stig, alls { $score }
scoring-nothing = ekkert
event-round-scored = Stigin fyrir umferð { $round }:
