# Words of every table

table-player = Player
table-score = Score
# $name (String) - a player, nominative; $points (Number) - points of this round, which choose the form; $score (Number) - the total, without a noun.
scoring-title = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in total
scoring-nothing = nothing
event-round-scored = Round { $round } is scored:

# Used inside other messages: a number with its noun, in a form that can stand as subject, object and after a colon.
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Used inside other messages, like “count-points”.
count-turns = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
look-anywhere = No single thing decides here: compare your two or three best moves.
look-wins = Look closely: you can win right now.
look-scores = Look at what scores at once.
look-builds = Look at what could still grow.
look-gains = Look for something useful that is there for the taking.
look-denies = Look at what the others are after.
look-keeps = Think of what you should keep for later.
look-costs = Think of what each move costs you.
look-risks = Think of what could go wrong.
look-forced = There is only one thing you can do.
hint-word = hint
hint-move = Move
hint-chance = Chance to win
hint-points = Likely score
hint-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
hint-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-best = I’d play this: { $move }. Chance to win: { $chance }, likely score: { $points }.
# $word (String) - what is typed, from “hint-word”; not declined.
hint-again = Type { $word } again to see the move.
