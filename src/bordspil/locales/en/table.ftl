# Words of every table

table-player = Player
table-score = Score
scoring-title = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in all
scoring-nothing = nothing
event-round-scored = Round { $round } is scored:
